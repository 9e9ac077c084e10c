"""What strings of the contract's own formats look like."""
import schemathesis
from hypothesis import strategies

# Without it Schemathesis makes only letters and digits for a field of the head, none of which is an
# entity tag, and takes a 0 for a valid one.
schemathesis.openapi.format(
    "entity-tags", strategies.from_regex(r'(\*|(W/)?"[0-9]{1,4}"(, (W/)?"[0-9]{1,4}"){0,3})', fullmatch=True))
