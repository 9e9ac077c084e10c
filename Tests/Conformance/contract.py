"""The served contract, whether replies follow it, and its examples."""
import json
import pathlib
import re

import jsonschema_rs
import yaml

METHODS = ("get", "put", "post", "delete", "patch")
# The headers of any HTTP reply, and those for pages of other origins, which every reply has.
GENERAL = {
    "connection", "content-encoding", "content-length", "content-type", "date", "keep-alive", "transfer-encoding",
    "traceparent", "server", "x-content-type-options",
}
GOES_ON = "…"
# The examples that the contract omits, by operation, status and name.
EXAMPLES = pathlib.Path(__file__).with_name("examples")


def load(text):
    """Parses YAML; C's loader, if installed, takes a quarter of the time."""
    return yaml.load(text, getattr(yaml, "CSafeLoader", yaml.SafeLoader))


class Operation:
    def __init__(self, method, path, node, shared):
        self.method, self.path, self.node = method.upper(), path, node
        self.id = node["operationId"]
        self.parameters = shared + node.get("parameters", [])
        self.pattern = re.compile(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(path)) + "$")

    @property
    def is_of_session(self):
        return self.path.startswith("/sessions/{session}")


class Contract:
    def __init__(self, text):
        self.text = text
        self.document = load(text)
        self.validators = {}
        self.operations = [
            Operation(method, path, node, item.get("parameters", []))
            for path, item in self.document["paths"].items()
            for method, node in item.items() if method in METHODS]
        self.seen = set()
        self.general = general(self.document["components"]["responses"]["Refused"]["description"])

    def resolve(self, node):
        while "$ref" in node:
            found = self.document
            for part in node["$ref"].split("/")[1:]:
                found = found[part]
            node = found
        return node

    def operation(self, method, target):
        path = target.split("?")[0]
        method = "GET" if method == "HEAD" else method
        found = [each for each in self.operations
                 if each.method == method and each.pattern.match(path)]
        return min(found, key=lambda each: each.path.count("{"), default=None)

    def takes(self, operation, name):
        return any(self.resolve(each)["name"] == name for each in operation.parameters)

    def may_refuse(self, reply):
        """Whether any operation may give the reply."""
        if reply.status < 400 or not reply.body:
            # A reply to HEAD has no code.
            return reply.status >= 400
        return reply.json["code"] in self.general.get(reply.status, ())

    def refusals(self, operation):
        """The general statuses of an operation that a client can cause."""
        found = {"400", "406", "421", "422"}
        if "{" in operation.path and operation.id not in ("putSession", "getClassPage"):
            found.add("404")
        tokens = {name for each in operation.node.get("security", self.document["security"]) for name in each}
        if tokens:
            found.add("403")
        if tokens - {"operatorToken"} or tokens and operation.method == "GET":
            found.add("401")
        if "application/json" in operation.node.get("requestBody", {}).get("content", {}):
            found.add("415")
        if self.takes(operation, "If-Match"):
            found.add("412")
        return found

    def schema_faults(self, value, schema):
        key = json.dumps(schema, sort_keys=True)
        if key not in self.validators:
            self.validators[key] = jsonschema_rs.Draft202012Validator(
                {**schema, "components": {"schemas": self.document["components"]["schemas"]}})
        return [f"{'/'.join(map(str, error.instance_path))}: {error.message}"
                for error in self.validators[key].iter_errors(value)]

    def faults(self, method, target, reply):
        """Returns the faults of a reply, and records the reply as seen."""
        operation = self.operation(method, target)
        if operation is None or method == "OPTIONS":
            return []
        responses = operation.node["responses"]
        listed = responses.get(str(reply.status))
        self.seen.add((operation.id, str(reply.status)))
        if listed is None and not self.may_refuse(reply):
            return [f"{operation.id} does not list {reply.status}: {reply.text[:200]}"]
        response = self.resolve(listed or responses["default"])
        faults = []
        headers = {"ETag": self.document["components"]["headers"]["ETag"], **response.get("headers", {})}
        documented = {name.lower() for name in headers}
        for name in reply.headers:
            general = name in GENERAL or name.startswith("access-control-") or name == "vary"
            if name not in documented and not general:
                faults.append(f"{operation.id} {reply.status} does not list the field {name}")
        for name, header in headers.items():
            value = reply[name]
            schema = self.resolve(header)["schema"]
            if value is not None and self.resolve(schema).get("type") == "integer":
                value = int(value)
            if value is not None:
                faults += [f"{name}: {fault}" for fault in self.schema_faults(value, schema)]
        if not reply.body:
            may_be_empty = method == "HEAD" or reply.type.startswith("text/")
            if "content" in response and not may_be_empty:
                faults.append(f"{operation.id} {reply.status} has no body")
            return faults
        content = response.get("content", {}).get(reply.type)
        if content is None:
            return [*faults, f"{operation.id} {reply.status} does not list {reply.type}"]
        if reply.type.endswith("json"):
            faults += self.schema_faults(reply.json, content.get("schema", {}))
        return faults


def general(description):
    """The codes of each status in the table of the general refusal."""
    codes, status = {}, None
    for number, words in re.findall(r"^ {4}(\d{3})? +(\w.*)$", description, re.M):
        status = int(number) if number else status
        codes.setdefault(status, set()).update(words.split())
    return codes


class Example:
    """A request of the contract and its required reply."""

    def __init__(self, name, operation, status, type, node, body, setup):
        self.name, self.operation, self.status, self.type = name, operation, status, type
        self.node, self.body, self.setup = node, body, setup

    @property
    def request(self):
        """Method, target, header fields and body."""
        method, target, *rest = self.node["x-request"].split(" ", 2)
        headers = dict(self.node.get("x-headers", {}))
        for field in rest:
            headers[field.split(": ")[0]] = field.split(": ")[1]
        body = self.node.get("x-body")
        if body is None and self.body is not None:
            body = json.dumps(self.body)
        return method, target, headers, body


def examples(contract):
    """Each example of the document, then each of the files beside this one."""
    setup = contract.document["x-setup"]

    def bodies(operation):
        body = contract.resolve(operation.node.get("requestBody", {})) if operation else {}
        found = body.get("content", {}).get("application/json", {}).get("examples", {})
        return {name: node["value"] for name, node in found.items()}

    def of(response, place, operation, status=None):
        for type, media in response.get("content", {}).items():
            for name, node in media.get("examples", {}).items():
                # A shared reply is a problem with its status.
                code = int(status or node["value"]["status"])
                yield Example(
                    f"{place} {code} {name}", operation, code, type, node, bodies(operation).get(name), setup)

    for operation in contract.operations:
        for status, response in operation.node["responses"].items():
            if "$ref" not in response:
                yield from of(response, operation.id, operation, status)
    for name, response in contract.document["components"]["responses"].items():
        yield from of(response, name, None)
    operations = {operation.id: operation for operation in contract.operations}
    for place, status, name, node in filed():
        operation = operations.get(place)
        body = node.get("body", bodies(operation).get(name))
        yield Example(f"{place} {status} {name}", operation, status, media_type(status, node), node, body, setup)


def filed():
    """The examples beside this file: operation or kind of reply, status, name and node."""
    for path in sorted(EXAMPLES.glob("*.yaml")):
        for place, statuses in load(path.read_text()).items():
            for status, nodes in statuses.items():
                for name, node in nodes.items():
                    yield place, int(status), name, node


def media_type(status, node):
    """A reply without a value has no body; JSON is the default."""
    usual = "application/json" if status < 400 else "application/problem+json"
    return node.get("type", usual) if "value" in node else None
