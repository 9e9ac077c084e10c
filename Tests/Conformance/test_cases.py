"""The cases in Sources/CWebAssets/cases: UIKit's behaviour, as requests and all resulting events.

    == The case's name, a sentence
    session {"profile":"ios13"}           its settings, if they are not the default
    rules views-V4 views-V8               for `fenestra probe`: the rules that its fields and its silent steps show
                                          or, without fields, all its steps except the given ones
    watch A B: view* loadView             its lists of events have only these objects and these names
    given POST /windows {"id":"a"}        must succeed; its events are not checked
    POST /windows/a/makeKey               must succeed, with exactly the listed events: object, name
      a DidBecomeKey windows-2.6          and, if given, the rule or other fields of the event
      a viewWillAppear animated=false
      result.isKeyWindow = true           a field of the reply; [x,y,w,h] is a rectangle
    PATCH /windows/a {"alpha":2}
      422 invalid-value /alpha            or must be refused like this, and changes nothing
    GET /application
      windows = ["a"]
    GET /tree.txt
      | <UIWindow: a; …                   the whole text, line by line
"""
import fnmatch
import json
import pathlib
import re

import pytest

from client import short

pytestmark = pytest.mark.model

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "Sources/CWebAssets/cases"
SHAPES = {2: ("x", "y"), 4: ("x", "y", "width", "height")}


class Case:
    def __init__(self, file, name):
        self.file, self.name = file, name
        self.settings, self.watched, self.steps = {}, None, []


class Step:
    def __init__(self, line, is_given):
        self.line, self.is_given = line, is_given
        self.expected = []


def cases():
    for file in sorted(FOLDER.glob("*.txt")):
        case = None
        for number, line in enumerate(file.read_text().splitlines(), 1):
            if not line.strip() or line.startswith("#"):
                continue
            if line.startswith("== "):
                if case:
                    yield case
                case = Case(file.stem, line[3:])
            elif line.startswith("session "):
                case.settings = json.loads(line[8:])
            elif line.startswith("rules "):
                continue
            elif line.startswith("watch "):
                objects, names = line[6:].split(":")
                case.watched = objects.split(), names.split()
            elif line.startswith("  "):
                case.steps[-1].expected.append(line[2:])
            else:
                is_given = line.startswith("given ")
                case.steps.append(Step(line.removeprefix("given "), is_given))
                assert re.match(r"(GET|POST|PUT|PATCH|DELETE) /", case.steps[-1].line), \
                    f"{file.name}:{number}: {line}"
        yield case


def pytest_generate_tests(metafunc):
    every = list(cases())
    names = [case.name for case in every]
    assert len(set(names)) == len(names), {name for name in names if names.count(name) > 1}
    metafunc.parametrize("case", every, ids=lambda case: f"{case.file}: {case.name}")


def test_case(case, new_session):
    session = new_session(case.settings)
    for step in case.steps:
        method, target, *body = step.line.split(" ", 2)
        accept = {"Accept": "text/plain"} if any(
            line.startswith("| ") for line in step.expected) else {}
        reply = session.send(method, target, *body, headers=accept)
        refusal = next((line for line in step.expected if line[0] in "4"), None)
        if refusal:
            check_refusal(step, reply, refusal)
            assert session.client.send("GET", session.path).json["seq"] >= 0
        else:
            assert reply.status < 300, f"{step.line}\nis refused: {reply.text}"
            if not step.is_given:
                check(step, reply, case.watched)


def check_refusal(step, reply, refusal):
    status, code, *rest = refusal.split(" ")
    pointer = [each for each in rest if each.startswith("/")]
    assert reply.problem == " ".join([status, code, *pointer]), f"{step.line}\n{reply.text}"
    for line in step.expected:
        if " = " in line:
            check_field(line, reply.json, step)


def check(step, reply, watched):
    fields = [line for line in step.expected if re.match(r"[\w.\[\]-]+ = ", line)]
    text = [line[2:].rstrip() for line in step.expected if line.startswith("|")]
    events = [line for line in step.expected if line not in fields and not line.startswith("|")]
    if text or reply.type == "text/plain":
        assert [line.rstrip() for line in reply.text.splitlines()] == text, step.line
        return
    shown = reply.json
    for line in fields:
        check_field(line, shown, step)
    if "events" not in shown or "revision" not in shown:
        assert not events, f"{step.line}\nhas no events: {events}"
        return
    happened = [event for event in shown["events"] if is_watched(event, watched)]
    told = [f"{event['object']} {short(event['name'])}" for event in happened]
    wanted = [" ".join(line.split(" ")[:2]) for line in events]
    assert told == wanted, f"{step.line}\nhappened: {told}\nexpected: {wanted}"
    for event, line in zip(happened, events):
        for detail in line.split(" ")[2:]:
            name, _, value = detail.rpartition("=")
            if name:
                assert str(event.get(name)).lower() == value.lower(), f"{step.line}\n{event}\nexpected {line}"
            else:
                assert event["rule"] == value, f"{step.line}\n{event}\nexpected {line}"


def is_watched(event, watched):
    if watched is None:
        return True
    objects, names = watched
    return (event["object"] in objects or objects == ["*"]) and any(
        fnmatch.fnmatchcase(short(event["name"]), name) for name in names)


def check_field(line, shown, step):
    path, value = line.split(" = ", 1)
    wanted = json.loads(value)
    for part in path.split("."):
        if isinstance(shown, list):
            shown = shown[int(part)]
        else:
            assert part in shown, f"{step.line}\nhas no {path}: {shown}"
            shown = shown[part]
    if isinstance(wanted, list) and isinstance(shown, dict):
        shown = [shown[name] for name in SHAPES[len(wanted)]]
    assert shown == near(wanted), f"{step.line}\n{path} is {json.dumps(shown)}\nexpected {value}"


def near(value):
    """Numbers may differ in their last digits."""
    if isinstance(value, bool) or not isinstance(value, (int, float, list)):
        return value
    if isinstance(value, list) and not all(isinstance(each, (int, float)) for each in value):
        return value
    return pytest.approx(value, rel=1e-9, abs=1e-9)
