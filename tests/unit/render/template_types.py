"""Types of templates: every name and attribute that a template uses, looked up on the type of its values.

It walks the syntax tree of a template as mypy would walk a function: from the type of what the template is
given to the type of each expression. What it cannot know is `Any`, of which nothing is asked.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, is_dataclass
from functools import cache, cached_property, reduce
from inspect import getsource
from operator import or_
from textwrap import dedent
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints, is_typeddict

from jinja2 import Environment, nodes

Scope = dict[str, Any]
_LISTS = frozenset({"select", "list", "selectattr"})
"""Filters that give the same values as they get, or some of them."""


@dataclass(frozen=True)
class MacroOf:
    """A macro of a template, as a type."""

    template: str
    name: str


@dataclass
class TemplateTypes:
    """What templates use of the types they are given: `used`, and the `faults` where a type lacks it."""

    environment: Environment
    faults: list[str] = field(default_factory=list)
    used: set[str] = field(default_factory=set)
    _walked: set[object] = field(default_factory=set)

    def walk(self, template: str, values: Mapping[str, Any]) -> None:
        """Walk a template that is given values of these types."""
        tree = self._tree(template)
        _Walk(self, template, {**self._globals(), **values}).body(tree.body)

    def macro(self, macro: MacroOf, arguments: list[Any], named: Mapping[str, Any]) -> None:
        """Walk a macro that is called with arguments of these types, once for each."""
        key = (macro, *map(repr, arguments), *(f"{name}={kind!r}" for name, kind in named.items()))
        if key in self._walked:
            return
        self._walked.add(key)
        tree = self._tree(macro.template)
        walk = _Walk(self, macro.template, self._globals())
        walk.body([one for one in tree.body if isinstance(one, nodes.FromImport | nodes.Macro)])
        found = next(one for one in tree.find_all(nodes.Macro) if one.name == macro.name)
        names = [one.name for one in found.args]
        for name, default in zip(reversed(names), reversed(found.defaults), strict=False):
            walk.scope[name] = walk.kind(default)
        walk.scope |= dict(zip(names, arguments, strict=False)) | dict(named)
        walk.scope["caller"] = Any  # walked where the block stands that calls the macro
        walk.body(found.body)

    def _tree(self, template: str) -> nodes.Template:
        assert self.environment.loader is not None
        source, _, _ = self.environment.loader.get_source(self.environment, template)
        return self.environment.parse(source)

    def _globals(self) -> Scope:
        known = self.environment.globals
        return {name: type(one) if is_dataclass(one) else Any for name, one in known.items()}


@dataclass
class _Walk:
    """A walk through one template, or one macro of it."""

    types: TemplateTypes
    template: str
    scope: Scope

    def body(self, found: Iterable[nodes.Node]) -> None:
        """Walk statements."""
        for one in found:
            self.statement(one)

    def statement(self, node: nodes.Node) -> None:
        """Walk a statement: names that it sets have their types from then on."""
        match node:
            case nodes.For():
                before = dict(self.scope)
                self.scope["loop"] = Any
                self._assign(node.target, _element(self.kind(node.iter)))
                if node.test:
                    self.kind(node.test)
                self.body(node.body)
                self.scope = before
                self.body(node.else_)
            case nodes.Assign():
                self._assign(node.target, self.kind(node.node))
            case nodes.AssignBlock():
                self.body(node.body)
                self._assign(node.target, str)
            case nodes.FromImport():
                name = node.template.as_const()
                self.scope |= {one: MacroOf(name, one) for one in node.names if isinstance(one, str)}
            case nodes.Include() if isinstance(node.template, nodes.Const):
                self.types.walk(node.template.value, self.scope)
            case nodes.Macro():  # walked where it is called, when the types of its arguments are known
                self.scope[node.name] = MacroOf(self.template, node.name)
            case nodes.Expr():
                self.kind(node)
            case _:
                self.body(node.iter_child_nodes())

    def kind(self, node: nodes.Node) -> Any:  # noqa: PLR0911  # one return for each kind of expression
        """Find the type of an expression."""
        match node:
            case nodes.Const():
                return type(node.value)
            case nodes.Name():
                return self._name(node)
            case nodes.Getattr():
                return self._attribute(self.kind(node.node), node.attr, node)
            case nodes.Getitem():
                return self._item(node)
            case nodes.Call():
                return self._call(node)
            case nodes.Filter():
                return self._filtered(node)
            case nodes.CondExpr():
                self.kind(node.test)
                return _either(self.kind(one) for one in (node.expr1, node.expr2) if one is not None)
            case nodes.And() | nodes.Or():
                return _either([self.kind(node.left), self.kind(node.right)])
            case nodes.TemplateData() | nodes.Concat():
                self._all(node)
                return str
            case _:
                self._all(node)
                return Any

    def _all(self, node: nodes.Node) -> None:
        for one in node.iter_child_nodes():
            self.kind(one)

    def _name(self, node: nodes.Name) -> Any:
        if node.name not in self.scope:
            self._fault(node, f"there is no {node.name}")
            return Any
        kind = self.scope[node.name]
        if isinstance(kind, FieldOf):
            self.types.used.add(kind.name)
            return kind.kind
        return kind

    def _assign(self, target: nodes.Node, kind: Any) -> None:
        match target:
            case nodes.Name():
                known = self.scope.get(target.name, kind)
                self.scope[target.name] = kind if isinstance(known, FieldOf) else _either([known, kind])
            case nodes.Tuple():
                parts = get_args(kind) if get_origin(kind) is tuple else ()
                fits = len(parts) == len(target.items) and Ellipsis not in parts
                for at, one in enumerate(target.items):
                    self._assign(one, parts[at] if fits else Any)
            case _:
                pass  # a name in a namespace

    def _attribute(self, kind: Any, name: str, node: nodes.Node) -> Any:
        return _either([self._of(one, name, node) for one in _members(kind)])

    def _of(self, kind: Any, name: str, node: nodes.Node) -> Any:
        if kind is Any or isinstance(kind, MacroOf):
            return Any
        if is_typeddict(kind):
            if name in (hints := get_type_hints(kind)):
                self.types.used.add(f"{definer(kind, name).__name__}.{name}")
                return hints[name]
        elif isinstance(of := get_origin(kind) or kind, type):
            if name in (fields := _hints(of)):
                return fields[name]
            if hasattr(of, name):
                return _result(getattr(of, name))
        self._fault(node, f"{getattr(kind, '__name__', kind)} has no {name}")
        return Any

    def _item(self, node: nodes.Getitem) -> Any:
        kind = self.kind(node.node)
        if isinstance(node.arg, nodes.Slice):
            return kind
        if isinstance(node.arg, nodes.Const) and isinstance(node.arg.value, str):
            return self._attribute(kind, node.arg.value, node)
        self.kind(node.arg)
        return _element(kind)

    def _call(self, node: nodes.Call) -> Any:
        called = self.kind(node.node)
        arguments = [self.kind(one) for one in node.args]
        named = {one.key: self.kind(one.value) for one in node.kwargs}
        if isinstance(called, MacroOf):
            self.types.macro(called, arguments, named)
            return str
        return Any

    def _filtered(self, node: nodes.Filter) -> Any:
        assert node.node is not None
        kind = self.kind(node.node)
        for one in (*node.args, *(pair.value for pair in node.kwargs)):
            self.kind(one)
        attributes = [one.value.as_const() for one in node.kwargs if one.key == "attribute"]
        if node.name == "selectattr":
            attributes = [node.args[0].as_const()]
        found = [self._attribute(_element(kind), one, node) for one in attributes]
        if node.name == "map" and found:
            return Iterable[found[0]]  # type: ignore[valid-type]  # a type worked out here
        if node.name == "first":
            return _element(kind)
        return kind if node.name in _LISTS else Any

    def _fault(self, node: nodes.Node, what: str) -> None:
        self.types.faults.append(f"{self.template}:{node.lineno}: {what}")


@dataclass(frozen=True)
class FieldOf:
    """A field of a view's values as a name that its template may use."""

    name: str
    kind: Any


def names_of(values: type) -> Scope:
    """Give the fields of a view's values as names."""
    hints = get_type_hints(values)
    return {name: FieldOf(f"{definer(values, name).__name__}.{name}", kind) for name, kind in hints.items()}


def definer(values: type, name: str) -> type:
    """Find the class that declares a field of a TypedDict: it itself or one of its bases."""
    return next((definer(one, name) for one in _bases(values) if name in one.__annotations__), values)


@cache
def _bases(values: type) -> tuple[type, ...]:
    """Find the bases of a TypedDict, which its class does not keep, in its source."""
    (statement,) = ast.parse(dedent(getsource(values))).body
    assert isinstance(statement, ast.ClassDef)
    named = (vars(sys.modules[values.__module__]).get(ast.unparse(one)) for one in statement.bases)
    return tuple(one for one in named if isinstance(one, type) and is_typeddict(one))


def declared(values: type) -> Iterator[str]:
    """Give the fields that a TypedDict declares itself, and those in its values."""
    for name in values.__annotations__:
        yield f"{definer(values, name).__name__}.{name}"


def _members(kind: Any) -> list[Any]:
    """Give the members of a union but None, which a template asks for first."""
    members = get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)
    return [one for one in members if one is not NoneType]


def _either(kinds: Iterable[Any]) -> Any:
    members = [one for kind in kinds for one in _members(kind)]
    if not members or Any in members or any(isinstance(one, MacroOf | FieldOf) for one in members):
        return Any
    return reduce(or_, members)


def _element(kind: Any) -> Any:
    """Find the type of what is in a list, a tuple or any other sequence."""
    found: list[Any] = []
    for one in _members(kind):
        parts = [part for part in get_args(one) if part is not Ellipsis]
        found += parts or [str if one is str else Any]
    return _either(found)


def _hints(kind: Any) -> Mapping[str, Any]:
    try:
        return get_type_hints(kind)
    except NameError:
        return {}


def _result(attribute: Any) -> Any:
    """Find the type of a property; `Any` of a method."""
    function = attribute.fget if isinstance(attribute, property) else None
    function = attribute.func if isinstance(attribute, cached_property) else function
    return _hints(function).get("return", Any) if function else Any
