"""The contract itself: every operation described, every schema bounded."""
from contract import examples

# The maximum length of a request's head, which is a limit of its own.
FIELDS = {"If-Match", "If-None-Match", "Prefer"}


def test_every_operation_says_what_it_is(contract):
    faults = []
    tags = {tag["name"] for tag in contract.document["tags"]}
    for operation in contract.operations:
        node = operation.node
        for name in ("operationId", "summary", "description"):
            if not node.get(name, "").strip():
                faults.append(f"{operation.id} has no {name}")
        if node.get("summary", "").endswith("."):
            faults.append(f"{operation.id}: a summary is no sentence")
        if len(node.get("tags", [])) != 1 or not set(node["tags"]) <= tags:
            faults.append(f"{operation.id}: {node.get('tags')}")
    ids = [operation.id for operation in contract.operations]
    faults += [f"{name} comes twice" for name in ids if ids.count(name) > 1]
    used = {tag for operation in contract.operations for tag in operation.node["tags"]}
    faults += [f"the tag {name} is for nothing" for name in tags - used]
    assert not faults, "\n".join(faults)


def test_every_operation_lists_its_replies_and_leaves_the_general_refusals_to_one(contract):
    faults = []
    for operation in contract.operations:
        responses = operation.node["responses"]
        wanted = {"default"}
        if contract.takes(operation, "If-None-Match"):
            wanted.add("304")
        if contract.takes(operation, "Prefer"):
            wanted.add("204")
        faults += [f"{operation.id} does not list {status}" for status in sorted(wanted - set(responses))]
        if not any(status.startswith("2") for status in responses):
            faults.append(f"{operation.id} never succeeds")
        if responses.get("default") != {"$ref": "#/components/responses/Refused"}:
            faults.append(f"{operation.id} has a refusal of its own by default")
        for status, response in responses.items():
            if response == {"$ref": "#/components/responses/Refused"} and status != "default":
                faults.append(f"{operation.id} does not say why it answers {status}")
    assert not faults, "\n".join(faults)


def test_the_general_refusal_names_codes_that_are_served(client, contract):
    kinds = {kind["code"]: kind["status"] for kind in client.send("GET", "/problems").json["problems"]}
    assert len(contract.general) > 15
    for status, codes in contract.general.items():
        assert codes, status
        assert {kinds.get(code) for code in codes} == {status}, f"{status} {codes}"


def test_the_contract_is_short_enough_to_read(contract):
    assert len(contract.text.encode()) <= 250_000
    lines = contract.text.split("\n")
    assert len(lines) <= 6000
    assert [number for number, line in enumerate(lines, 1) if len(line) > 120] == []


def test_every_path_names_its_placeholders(contract):
    for operation in contract.operations:
        named = {contract.resolve(each)["name"] for each in operation.parameters
                 if contract.resolve(each)["in"] == "path"}
        assert named == {part.strip("{}") for part in operation.path.split("/") if "{" in part}


def test_every_body_and_reply_has_examples(contract):
    shown = {(example.operation.id, example.status, example.type)
             for example in examples(contract) if example.operation}
    faults = []
    for operation in contract.operations:
        body = contract.resolve(operation.node.get("requestBody", {}))
        for media in body.get("content", {}).values():
            if len(media.get("examples", {})) != 1:
                faults.append(f"{operation.id}: the body has not one example")
        for status, response in operation.node["responses"].items():
            if status == "200" or "$ref" not in response:
                for type in contract.resolve(response).get("content", {}):
                    # A transcript has one form; test_operations compares it with the JSON of each command.
                    if type == "text/plain" and contract.takes(operation, "dryRun"):
                        continue
                    if (operation.id, int(status), type) not in shown and status not in ("201", "409"):
                        faults.append(f"{operation.id} {status} {type} has no example")
    assert not faults, "\n".join(faults)


def test_a_reply_has_one_example_in_the_contract_at_most(contract):
    faults = []
    for operation in contract.operations:
        for status, response in operation.node["responses"].items():
            shown = [name for media in contract.resolve(response).get("content", {}).values()
                     for name in media.get("examples", {})]
            if len(shown) > 1 and "$ref" not in response:
                faults.append(f"{operation.id} {status}: {', '.join(shown)}")
    assert not faults, "\n".join(faults)


def test_every_example_has_a_name_of_its_own_and_an_operation(contract):
    names = [example.name for example in examples(contract)]
    assert len(names) == len(set(names)), {name for name in names if names.count(name) > 1}
    unknown = {example.name for example in examples(contract)
               if example.operation is None and example.name[0].islower()}
    assert not unknown


def test_every_link_leads_to_an_operation_and_names_its_parameters(contract):
    operations, count = {operation.id: operation for operation in contract.operations}, 0
    for operation in contract.operations:
        for response in operation.node["responses"].values():
            for name, link in contract.resolve(response).get("links", {}).items():
                target = operations[link["operationId"]]
                wanted = {part.strip("{}") for part in target.path.split("/") if "{" in part}
                assert set(link["parameters"]) == wanted, f"{operation.id} {name}"
                count += 1
    assert count > 10


def schemas(contract):
    """Each schema of the document with its place; shared ones once."""
    for name, node in contract.document["components"]["schemas"].items():
        yield from within(node, name)
    for operation in contract.operations:
        for parameter in operation.parameters:
            parameter = contract.resolve(parameter)
            yield from within(parameter["schema"], f"{operation.id} {parameter['name']}")
        for status, response in operation.node["responses"].items():
            for type, media in contract.resolve(response).get("content", {}).items():
                yield from within(media.get("schema", {}), f"{operation.id} {status} {type}")
    for name, header in contract.document["components"]["headers"].items():
        yield from within(header["schema"], f"header {name}")


def within(node, place):
    """A schema and its subschemas."""
    yield place, node
    for name, each in node.get("properties", {}).items():
        yield from within(each, f"{place}/{name}")
    for key in ("oneOf", "anyOf", "allOf"):
        for index, each in enumerate(node.get(key, [])):
            yield from within(each, f"{place}/{key}/{index}")
    for key in ("items", "additionalProperties"):
        if isinstance(node.get(key), dict):
            yield from within(node[key], f"{place}/{key}")


def sent(contract):
    """Each schema of requests; in replies a bound is there only if it is informative."""
    seen = set()

    def of(node, place):
        for where, each in within(node, place):
            yield where, each
            name = each.get("$ref", "").split("/")[-1]
            if name and name not in seen:
                seen.add(name)
                yield from of(contract.document["components"]["schemas"][name], name)

    for operation in contract.operations:
        for parameter in operation.parameters:
            parameter = contract.resolve(parameter)
            yield from of(parameter["schema"], f"{operation.id} {parameter['name']}")
        body = contract.resolve(operation.node.get("requestBody", {}))
        for media in body.get("content", {}).values():
            yield from of(media["schema"], f"{operation.id} body")


def types(node):
    declared = node.get("type", [])
    return {declared} if isinstance(declared, str) else set(declared)


def test_every_text_of_a_request_is_bounded(contract):
    faults = [place for place, node in sent(contract) if "string" in types(node)
              and not {"enum", "const", "maxLength", "format"} & set(node)
              and place.split(" ")[-1] not in FIELDS]
    assert not faults, "without maxLength:\n" + "\n".join(faults)


def test_every_list_of_a_request_is_bounded(contract):
    faults = [place for place, node in sent(contract) if "array" in types(node)
              and "maxItems" not in node and not (node.get("uniqueItems") and "enum" in node["items"])]
    assert not faults, "without maxItems:\n" + "\n".join(faults)


def test_every_number_of_a_request_is_bounded(contract):
    faults = [place for place, node in sent(contract) if types(node) & {"integer", "number"}
              and not {"enum", "const"} & set(node) and not ("minimum" in node and "maximum" in node)]
    assert not faults, "without minimum and maximum:\n" + "\n".join(faults)


def test_every_object_names_its_fields(contract):
    faults = [place for place, node in schemas(contract) if "object" in types(node)
              and "properties" not in node and "additionalProperties" not in node
              and "propertyNames" not in node and place != "getWebFile 200 application/json"]
    assert not faults, "\n".join(faults)
    for place, node in schemas(contract):
        missing = set(node.get("required", [])) - set(node.get("properties", {}))
        assert not missing or "properties" not in node, f"{place} requires {missing}"
