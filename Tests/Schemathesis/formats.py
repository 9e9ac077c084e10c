"""Generators for the contract's own string formats."""
import schemathesis
from hypothesis import strategies

# Without it Schemathesis makes only letters and digits for a header field, none of which is an
# entity tag, and takes a 0 for a valid one.
schemathesis.openapi.format(
    "entity-tags", strategies.from_regex(r'(\*|(W/)?"[0-9]{1,4}"(, (W/)?"[0-9]{1,4}"){0,3})', fullmatch=True))
