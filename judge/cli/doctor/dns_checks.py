"""What the doctor finds in the DNS of the judge's own domain: SPF, DKIM, DMARC, and names of addresses.

Large providers take mail for spam, or refuse it, where these are missing (RFC 7208, 6376, 7489). Without
the package dnspython, without a DNS, and for a name that no DNS has (RFC 2606), nothing is looked at.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any

from judge.cli.doctor.judge_checks import Finding
from judge.config import Config

if TYPE_CHECKING:
    from dns.resolver import Resolver

_RESERVED = tuple(
    f".{name}"
    for name in (
        "example",
        "test",
        "invalid",
        "localhost",
        "local",
        "example.org",
        "example.com",
        "example.net",
    )
)
_SECONDS = 4.0
"""How long an answer may take."""
_GUIDE = "See docs/keeper/sender-reputation.md"


def reputation(config: Config) -> Iterator[Finding]:
    """Yield what the DNS says of the domain that the judge's mail is from."""
    domain = config.judge.address.rpartition("@")[2].lower()
    if config.outgoing.transport != "smtp" or f".{domain}".endswith(_RESERVED):
        return
    try:
        from dns.resolver import Resolver  # noqa: PLC0415  # an extra, and only the doctor needs it
    except ImportError:
        remedy = "pip install 'diplomacy-judge[dns]' lets judge doctor check SPF, DKIM, DMARC and PTR"
        yield Finding(f"DNS of {domain}: not checked; {remedy}")
        return
    yield from findings_of(domain, config.outgoing.host, Resolver())


def findings_of(domain: str, relay: str, resolver: Resolver) -> Iterator[Finding]:
    """Yield what is wrong with a domain whose mail leaves by a relay; nothing where no DNS answers."""
    from dns.exception import DNSException  # noqa: PLC0415  # an extra

    resolver.lifetime = resolver.timeout = _SECONDS
    try:
        found = [*_spf(domain, resolver), *_dkim(domain, resolver), *_dmarc(domain, resolver)]
        found += _names(domain, relay, resolver)
    except DNSException as error:
        yield Finding(f"DNS of {domain}: not checked, because no DNS server answers ({type(error).__name__})")
        return
    yield from found or [Finding(f"DNS of {domain}: SPF, DKIM, DMARC, PTR")]


def _spf(domain: str, resolver: Resolver) -> Iterator[Finding]:
    """Yield whether the domain says which servers may send its mail: once, and not all."""
    what = f"SPF of {domain}"
    records = [text for text in _texts(domain, resolver) if text.lower().split(" ")[0] == "v=spf1"]
    if not records:
        remedy = (
            f'Remedy: publish TXT {domain} "v=spf1 mx -all", with what your provider names in place of mx'
        )
        yield Finding(
            what, advice=f"there is none, so others may treat its email as forged. {remedy}. {_GUIDE}."
        )
    elif len(records) > 1:
        yield Finding(what, f"there are {len(records)} records, which counts as an error. Remedy: keep one.")
    elif records[0].lower().endswith(("+all", " all")):
        yield Finding(what, 'it ends with "all", so anyone may send its email. Remedy: end it with "-all".')


def _dkim(domain: str, resolver: Resolver) -> Iterator[Finding]:
    """Yield whether the domain can have keys for signatures; their names are known only to who signs."""
    from dns.resolver import NXDOMAIN, NoAnswer  # noqa: PLC0415  # an extra

    name = f"_domainkey.{domain}"
    try:
        resolver.resolve(name, "TXT")
    except NoAnswer:
        return
    except NXDOMAIN:  # so no name below it exists either (RFC 8020)
        why = f"there is no name below {name}, so the email is not signed"
        remedy = "Remedy: turn DKIM on at the server that sends your email, and publish the key that it shows"
        yield Finding(f"DKIM of {domain}", advice=f"{why}. {remedy}. {_GUIDE}.")


def _dmarc(domain: str, resolver: Resolver) -> Iterator[Finding]:
    """Yield whether the domain, or one above it, says what happens to mail that fails both."""
    labels = domain.split(".")
    above = [".".join(labels[first:]) for first in range(len(labels) - 1)]
    for one in above:
        if any(text.lower().startswith("v=dmarc1") for text in _texts(f"_dmarc.{one}", resolver)):
            return
    remedy = f'Remedy: publish TXT _dmarc.{domain} "v=DMARC1; p=none; rua=mailto:postmaster@{domain}"'
    yield Finding(f"DMARC of {domain}", advice=f"there is none. {remedy}. {_GUIDE}.")


def _names(domain: str, relay: str, resolver: Resolver) -> Iterator[Finding]:
    """Yield whether the addresses that send have a name that leads back to them.

    A relay elsewhere has its provider to look after that; one at this machine or in its network sends by
    itself, and others see the addresses of the domain's mail servers.
    """
    own = _addresses(relay, resolver)
    hosts = [relay] if any(ip_address(one).is_global for one in own) else _mail_servers(domain, resolver)
    for host in hosts:
        for address in _addresses(host, resolver):
            if not ip_address(address).is_global or _leads_back(address, resolver):
                continue
            remedy = (
                f"Remedy: ask the provider of the address to name it {host} (PTR), because {host} leads to it"
            )
            yield Finding(
                f"PTR of {address}", advice=f"it has no name that leads back to it. {remedy}. {_GUIDE}."
            )


def _leads_back(address: str, resolver: Resolver) -> bool:
    from dns.reversename import from_address  # noqa: PLC0415  # an extra

    names = (str(one.target) for one in _answers(from_address(address).to_text(), "PTR", resolver))
    return any(address in _addresses(name, resolver) for name in names)


def _mail_servers(domain: str, resolver: Resolver) -> Sequence[str]:
    return [str(one.exchange).rstrip(".") for one in _answers(domain, "MX", resolver)]


def _addresses(host: str, resolver: Resolver) -> Sequence[str]:
    """Return the addresses of a host, which may be one itself."""
    try:
        return [str(ip_address(host))]
    except ValueError:
        return [one.address for kind in ("A", "AAAA") for one in _answers(host, kind, resolver)]


def _texts(name: str, resolver: Resolver) -> Sequence[str]:
    return [b"".join(one.strings).decode("utf-8", "replace") for one in _answers(name, "TXT", resolver)]


def _answers(name: str, kind: str, resolver: Resolver) -> Sequence[Any]:
    """Return the records of a name; none where there are none."""
    from dns.resolver import NXDOMAIN, NoAnswer  # noqa: PLC0415  # an extra

    try:
        return list(resolver.resolve(name, kind))
    except (NXDOMAIN, NoAnswer):
        return []
