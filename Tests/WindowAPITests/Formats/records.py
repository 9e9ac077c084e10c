"""Chooses sessions of a database and prints their records as SQL text that a reader can compare."""
import re

LARGEST_SESSION = 6000
FILE_BYTES = 200_000
# The names of the sessions that `play.py` makes.
OWN = re.compile(r"random-.*|long-ios\d+|fork.*|orphan|keyed|rotated")


class Records:
    """The database of a service that has ended."""

    def __init__(self, database):
        self.database = database
        database.text_factory = bytes
        self.names = {key: name.decode() for key, name in self.rows("SELECT key, name FROM session")}

    def rows(self, query, *values):
        return self.database.execute(query, values).fetchall()

    def operations(self, key):
        """The kind of each command of a session, as in `POST windows/*/makeKey`."""
        found = []
        for (source,) in self.rows(
                "SELECT source FROM command WHERE session = ? ORDER BY revision", key):
            method, path = source.split(b"\n")[0].decode().split(" ", 1)
            parts = path.split("/")[1:]
            if parts[0] != "application":
                parts[1::2] = ["*" for _ in parts[1::2]]
            found.append(f"{method} {'/'.join(parts)}")
        return found

    def chosen(self, most):
        """The keys of about so many sessions: those of `play.py`, those that bring in a kind of command,
        and a sample of the others that differ."""
        every = {key: self.operations(key) for key in self.names}
        own = {key for key, name in self.names.items() if OWN.fullmatch(name)}
        own |= {key for (key,) in self.rows("SELECT key FROM session WHERE length(token_hash) > 0")}
        size = dict(self.rows("SELECT session, sum(length(source)) FROM command GROUP BY session"))
        small = [key for key in every if key not in own and size.get(key, 0) <= LARGEST_SESSION]
        keyed = {key for (key,) in self.rows(
            "SELECT DISTINCT session FROM command WHERE request_key IS NOT NULL")}
        seen, kinds = set(), set()
        first, second = [], []
        for key in sorted(small):
            origin = self.rows("SELECT origin FROM session WHERE key = ?", key)[0]
            kind = (origin, key in keyed, *every[key])
            if not set(every[key]) <= seen:
                first.append(key)
                seen.update(every[key])
            elif kind not in kinds:
                second.append(key)
            kinds.add(kind)
        room = min(max(0, most - len(own) - len(first)), len(second))
        chosen = own | set(first) | {second[at * len(second) // room] for at in range(room)}
        missing = set().union(*every.values()) - set().union(*(every[key] for key in chosen))
        assert not missing, f"no session has {missing}"
        assert self.rows("SELECT 1 FROM keyframe"), "there is no keyframe"
        return self.with_parents(chosen)

    def with_parents(self, keys):
        """The keys and those of the sessions whose commands they share."""
        if not self.rows("SELECT 1 FROM sqlite_schema WHERE name = 'fork'"):
            return keys
        parents = {parent for session, parent in self.rows("SELECT session, parent FROM fork")
                   if session in keys}
        return keys if parents <= keys else self.with_parents(keys | parents)

    def write(self, keys, folder):
        """Writes `schema.sql` and as many files of records as it takes."""
        (folder / "schema.sql").write_text("".join(self.schema()))
        text, number = "", 1
        for key in sorted(keys):
            text += "".join(self.session(key)) + "\n"
            if len(text) > FILE_BYTES or key == max(keys):
                (folder / f"sessions-{number}.sql").write_text(text)
                text, number = "", number + 1

    def schema(self):
        for (sql,) in self.rows("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid"):
            yield sql.decode() + ";\n"
        for name in "application_id", "user_version":
            yield f"PRAGMA {name} = {self.rows(f'PRAGMA {name}')[0][0]};\n"

    def session(self, key):
        """What each table has of a session, in a statement a table."""
        if key in self.names:
            yield f"-- {self.names[key]}\n"
        for (table,) in self.rows("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY rowid"):
            table = table.decode()
            types = {name.decode(): type.decode()
                     for _, name, type, *_ in self.rows(f"PRAGMA table_info({table})")}
            identity = "key" if table == "session" else "session"
            where = f"FROM {table} WHERE {identity} = ?"
            # A column without any value is left out.
            used = [name for name in types if self.rows(f"SELECT count({name}) {where}", key)[0][0]]
            order = "revision" if "revision" in types else identity
            rows = self.rows(f"SELECT {', '.join(used) or 1} {where} ORDER BY {order}", key)
            lines = (",".join(literal(value, types[name]) for name, value in zip(used, row))
                     for row in rows)
            if rows:
                values = ",\n".join(f"({line})" for line in lines)
                yield f"INSERT INTO {table} ({', '.join(used)}) VALUES\n{values};\n"


def literal(value, type):
    """A value as SQL; bytes that are text are shown as text."""
    if value is None or isinstance(value, int):
        return "NULL" if value is None else str(value)
    try:
        text = value.decode()
    except UnicodeDecodeError:
        text = None
    if text is None or re.search(r"[\x00-\x09\x0b-\x1f]", text) or not text:
        return f"x'{value.hex()}'" if type == "BLOB" else f"CAST(x'{value.hex()}' AS TEXT)"
    quoted = "'" + text.replace("'", "''") + "'"
    return f"CAST({quoted} AS BLOB)" if type == "BLOB" else quoted
