"""Finds replies in a history that a single service without faults could not have sent."""


def check(history, logs, followers, room):
    """Returns the faults as sentences; `logs` has each session's log: the names that its commands made."""
    faults = []
    for session, log in logs.items():
        faults += check_session(
            session, log,
            [entry for entry in history.writes if entry["session"] == session],
            [entry for entry in history.reads if entry["session"] == session])
        faults += check_stream(session, log, history.streams.get(session, []))
    for follower in followers:
        faults += [f"{follower.session}: a stream was told {note}" for note in follower.notes]
    return faults + check_class(room.history, room.last)


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
    """A request that began after another had ended sees at least as much."""
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


def check_class(history, last):
    """The counts match the acknowledged answers, a key counts once, and a class never points back."""
    path = history.path
    faults = check_order(path, history.writes, history.reads)
    for number, counts in history.counts.items():
        for option, count in enumerate(counts):
            answers = [entry for entry in history.answers
                       if entry["poll"] == number and entry["option"] == option]
            sure = sum(is_sure(entry) for entry in answers)
            most = sure + sum(entry["doubts"] > 0 and not is_sure(entry) for entry in answers)
            if not sure <= count <= most:
                faults.append(f"{path}: poll {number} counts {count} for {option}, of {sure} to {most} answers")
    if last["poll"] and last["poll"]["counts"] not in (None, history.counts.get(last["poll"]["number"])):
        faults.append(f"{path}: the last poll has {last['poll']['counts']}, which the teacher was not told")
    for entry in history.answers:
        if entry["code"] == "already-answered" and not entry["doubts"]:
            faults.append(f"{path}: {entry['key']} was refused, though it had not answered")
        if entry.get("again") not in (None, 409):
            faults.append(f"{path}: {entry['key']} answered twice: {entry['again']}")
    faults += check_numbers(path, "hands", history.hands, len(last["hands"]))
    faults += check_numbers(path, "polls", history.polls, last["poll"]["number"] if last["poll"] else 0)
    for seen in history.streams:
        back = [(one, next) for one, next in zip(seen, seen[1:]) if next < one]
        if back:
            faults.append(f"{path}: a stream pointed at {back[0][1]} after {back[0][0]}")
        if not seen or seen[-1] != history.end:
            faults.append(f"{path}: a stream ended at {seen[-1:]}, and the class at {history.end}")
    return faults


def is_sure(entry):
    """Whether an answer was certainly accepted."""
    return entry["status"] == 200 or entry["code"] == "already-answered"


def check_numbers(path, what, entries, count):
    """Acknowledged entries have distinct numbers; their total lies between the acknowledged and the tried ones."""
    numbers = [entry["number"] for entry in entries if entry["number"] is not None]
    most = len(numbers) + sum(entry["doubts"] for entry in entries)
    faults = [] if len(set(numbers)) == len(numbers) else [f"{path}: two {what} have one number"]
    if not len(numbers) <= count <= most:
        faults.append(f"{path}: there are {count} {what}, of {len(numbers)} to {most}")
    return faults
