"""Finds in a history what no single, faultless service could have answered."""


def check(history, logs, followers):
    """Sentences of what is wrong; `logs` has each session's log: the names that its commands made."""
    faults = []
    for session, log in logs.items():
        faults += check_session(
            session, log,
            [entry for entry in history.writes if entry["session"] == session],
            [entry for entry in history.reads if entry["session"] == session])
        faults += check_stream(session, log, history.streams.get(session, []))
    for follower in followers:
        faults += [f"{follower.session}: a stream was told {note}" for note in follower.notes]
    return faults


def check_session(session, log, writes, reads):
    faults = []
    places = {}
    for place, name in enumerate(log, 1):
        if name in places:
            faults.append(f"{session}: {name} is doubled, at {places[name]} and {place}")
        places[name] = place
    for write in writes:
        name, status, place = write["name"], write["status"], places.get(write["name"])
        if status in (200, 201):
            if place is None:
                faults.append(f"{session}: {name} is lost, acknowledged as {write['revision']}")
            elif place != write["revision"]:
                faults.append(f"{session}: {name} is at {place}, acknowledged as {write['revision']}")
            elif write["condition"] is not None and place != write["condition"] + 1:
                faults.append(f"{session}: {name} is at {place} in spite of If-Match {write['condition']}")
        elif status is not None and status < 500 and place is not None:
            faults.append(f"{session}: {name} was refused with {status}, and is at {place}")
    faults += check_order(session, writes, reads)
    for read in reads:
        if read["revision"] > len(log) or sorted(read["names"]) != sorted(log[:read["revision"]]):
            faults.append(f"{session}: a read of revision {read['revision']} shows another state")
    return faults


def check_order(session, writes, reads):
    """Whoever began after somebody had ended sees at least as much."""
    points = [(entry["start"], entry["end"], entry["revision"], entry.get("name"))
              for entry in writes + reads if entry["revision"] is not None]
    faults = []
    ends = sorted(points, key=lambda point: point[1])
    newest, index, by = 0, 0, None
    for start, _, revision, name in sorted(points, key=lambda point: point[0]):
        while index < len(ends) and ends[index][1] < start:
            if ends[index][2] > newest:
                newest, by = ends[index][2], ends[index][3]
            index += 1
        if revision < newest or (name and revision == newest):
            what = f"{name} is" if name else "a read is stale:"
            faults.append(f"{session}: {what} at {revision}, though {by or 'a read'} had shown {newest}")
    return faults


def check_stream(session, log, seen):
    expected = list(range(1, len(log) + 1))
    if seen == expected:
        return []
    for place, (got, wanted) in enumerate(zip(seen, expected)):
        if got != wanted:
            return [f"{session}: a stream has {got} where {wanted} comes, after {place}"]
    return [f"{session}: a stream ended with {len(seen)} of {len(expected)} commands"]
