"""What the doctor says of the DNS of the judge's domain, against a server on the loopback."""

from __future__ import annotations

import pytest

from judge.cli.doctor.dns_checks import findings_of
from judge.cli.doctor.judge_checks import Finding
from tests.servers.dns import Records, dns_server

DOMAIN, RELAY = "games.club.net", "relay.club.net"
WELL: Records = {
    (DOMAIN, "TXT"): ['"v=spf1 mx -all"', '"something else"'],
    (f"k1._domainkey.{DOMAIN}", "TXT"): ['"v=DKIM1; p=abc"'],
    ("_dmarc.club.net", "TXT"): ['"v=DMARC1; p=reject"'],
    (RELAY, "A"): ["8.8.4.4"],
    ("4.4.8.8.in-addr.arpa", "PTR"): [f"{RELAY}."],
}


BROKEN = ("keep one", 'end it with "-all"')
"""The remedies of what is there and wrong; all else is advice."""


def without(*gone: tuple[str, str]) -> Records:
    return {key: value for key, value in WELL.items() if key not in gone}


def seen(records: Records, relay: str = RELAY) -> list[Finding]:
    with dns_server(records) as resolver:
        return list(findings_of(DOMAIN, relay, resolver))


def test_a_domain_with_all_records_is_well() -> None:
    (found,) = seen(WELL)
    assert (found.wrong, found.advice) == ("", "")


@pytest.mark.parametrize(
    ("records", "what", "remedy"),
    [
        (without((DOMAIN, "TXT")), f"SPF of {DOMAIN}", f'publish TXT {DOMAIN} "v=spf1'),
        ({**WELL, (DOMAIN, "TXT"): ['"v=spf1 mx -all"', '"v=spf1 a -all"']}, f"SPF of {DOMAIN}", "keep one"),
        ({**WELL, (DOMAIN, "TXT"): ['"v=spf1 +all"']}, f"SPF of {DOMAIN}", 'end it with "-all"'),
        (without((f"k1._domainkey.{DOMAIN}", "TXT")), f"DKIM of {DOMAIN}", "turn DKIM on"),
        (without(("_dmarc.club.net", "TXT")), f"DMARC of {DOMAIN}", f"_dmarc.{DOMAIN}"),
        (without(("4.4.8.8.in-addr.arpa", "PTR")), "PTR of 8.8.4.4", f"name it {RELAY}"),
        (
            {**WELL, ("4.4.8.8.in-addr.arpa", "PTR"): ["a.host.net."], ("a.host.net", "A"): ["8.8.8.8"]},
            "PTR of 8.8.4.4",
            f"name it {RELAY}",
        ),
    ],
)
def test_what_is_missing_is_named_with_a_remedy(records: Records, what: str, remedy: str) -> None:
    (found,) = seen(records)
    assert found.what == what
    assert remedy in (found.wrong if remedy in BROKEN else found.advice)


def test_of_a_relay_in_the_own_network_the_mail_servers_of_the_domain_count() -> None:
    records = {**WELL, (DOMAIN, "MX"): [f"10 {RELAY}."]}
    assert [one.what for one in seen(records, "127.0.0.1")] == [f"DNS of {DOMAIN}: SPF, DKIM, DMARC, PTR"]
    gone = {key: value for key, value in records.items() if key[1] != "PTR"}
    assert [one.what for one in seen(gone, "192.168.1.4")] == ["PTR of 8.8.4.4"]


def test_without_an_answer_nothing_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("judge.cli.doctor.dns_checks._SECONDS", 0.3)
    with dns_server(WELL, silent=True) as resolver:
        (found,) = findings_of(DOMAIN, RELAY, resolver)
    assert "not checked" in found.what
    assert (found.wrong, found.advice) == ("", "")
