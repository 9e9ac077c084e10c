"""Whether the cases saw every reply in the contract, and the general refusals of each operation."""
import pytest

# Statuses that need a failing disk.
UNSEEN = {"500", "503", "default"}
# Statuses that need a service of the suite's own, with its limits or access.
OWN = {("followEvents", "429"), ("getMetrics", "403"), ("listSessions", "403"), *(
    (operation, "429") for operation in (
        "createSession", "putSession", "forkSession", "importSession", "runCode", "runFile", "openClass",
        "raiseHand", "answerPoll", "getClass"))}


@pytest.mark.last
def test_every_reply_of_the_contract_was_seen(request, contract):
    if request.config.option.keyword or request.config.option.markexpr or len(request.session.items) < 1000:
        pytest.skip("only where all cases run")
    listed = {(operation.id, status) for operation in contract.operations
              for status in operation.node["responses"].keys() | contract.refusals(operation)
              if status not in UNSEEN}
    # Any client may have used up its shares.
    listed |= OWN
    # The case would need a thousand followers.
    listed.discard(("followClass", "429"))
    if not request.config.own:
        listed -= OWN
        if not request.config.getoption("--token"):
            # An open service needs no token.
            listed = {each for each in listed if each[1] != "401"}
    missing = sorted(listed - contract.seen)
    assert not missing, "\n".join(f"{operation} {status}" for operation, status in missing)
