"""Converts a program for iOS to one that compiles without an Objective-C runtime.

Line numbers stay the same; generated code is at the beginning of the first line and after the last.
"""
import re

CALLBACKS = {
    "loadView", "touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled", "motionBegan",
    "motionEnded", "remoteControlReceived", "becomeKey", "resignKey",
    "shouldAutomaticallyForwardAppearanceMethods", "childForStatusBarHidden", "supportedInterfaceOrientations",
}
SCRIPT = re.compile(
    r"^// (run|tap|shake|type|background|foreground|inactive|rotate|choose|pullDown|swipeBack|tab)\b *(.*)$",
    re.M)
ATTRIBUTES = re.compile(r"@(objcMembers|objc(\([^)]*\))?|IBAction|IBOutlet|IBDesignable|IBInspectable)(?!\w)")


def masked(text):
    """The text with comments and literals blanked, of the same length."""
    def blank(match):
        return re.sub(r"[^\n]", " ", match.group())
    return re.sub(r'"""(?s:.*?)"""|"(\\.|[^"\\\n])*"|//[^\n]*|/\*(?s:.*?)\*/', blank, text)


def closing(text, start, pair="{}"):
    """The index of the bracket that closes the one at an index."""
    depth = 0
    for index in range(start, len(text)):
        if text[index] == pair[0]:
            depth += 1
        elif text[index] == pair[1]:
            depth -= 1
            if depth == 0:
                return index
    return len(text) - 1


def bodies(text):
    """The classes and extensions of a masked text: kind, name with its outer types, heading, body's ends."""
    found = []
    heading = re.compile(r"\b(class|extension|struct|enum)\s+([A-Z_]\w*(?:\.\w+)*)([^{};]*)\{")

    def look(start, end, outer):
        for match in heading.finditer(text, start, end):
            if match.start() < look.done:
                continue
            if re.search(r"\b(class|static)\s+(func|var|let)\b", match.group()):
                continue
            opening = match.end() - 1
            close = closing(text, opening)
            name = ".".join(outer + [match.group(2)])
            found.append((match.group(1), name, match.group(3), opening + 1, close))
            look(opening + 1, close, outer + [match.group(2)])
            look.done = max(look.done, close)
    look.done = 0
    look(0, len(text), [])
    return found


def parameters(text):
    """Splits a parameter list into label, name and type."""
    parts, depth, part = [], 0, ""
    for character in text:
        depth += character in "([{<"
        depth -= character in ")]}>"
        if character == "," and depth == 0:
            parts.append(part)
            part = ""
        else:
            part += character
    if part.strip():
        parts.append(part)
    result = []
    for part in parts:
        names, _, kind = part.partition(":")
        names = names.split()
        kind = kind.partition("=")[0].strip()
        result.append((names[0], names[-1], kind))
    return result


def selector(name, labels):
    """The Objective-C selector of a method with its labels."""
    for index, label in enumerate(labels):
        if index == 0:
            if label != "_":
                word = label[0].upper() + label[1:]
                starts = ("With", "By", "For", "From", "In", "At", "On", "To", "Of")
                name += word if word.startswith(starts) else "With" + word
            name += ":"
        else:
            name += ("" if label == "_" else label) + ":"
    return name


def methods(text, start, end):
    """The methods directly in a body: attributes and modifiers, name, parameters, whether it overrides."""
    body = text[start:end]
    # Nested code is blanked.
    flat, depth = [], 0
    for character in body:
        if character == "}":
            depth -= 1
        flat.append(character if depth == 0 or character == "\n" else " ")
        if character == "{":
            depth += 1
    flat = "".join(flat)
    pattern = re.compile(r"((?:@\w+(?:\([^)]*\))?\s+|\b(?:private|fileprivate|public|open|final|override|static|class|dynamic|internal)\s+)*)\b(func|var)\s+(\w+)\s*(<[^>]*>)?")
    for match in pattern.finditer(flat):
        if match.group(2) == "var":
            yield match.group(1) or "", match.group(3), None
            continue
        opening = flat.find("(", match.end())
        close = closing(flat, opening, "()")
        yield match.group(1) or "", match.group(3), parameters(flat[opening + 1:close])


def isolated(source):
    """Isolates subclasses of UIKit's classes to the main actor, as on a device: their tasks and async methods."""
    mask = masked(source)
    found = [(name, heading, start, end) for kind, name, heading, start, end in bodies(mask)
             if kind in ("class", "extension")]
    parents = {name: re.findall(r"\w+", heading)[:1] for name, heading, _, _ in found if ":" in heading}

    def is_uikit(name, depth=0):
        return name.startswith("UI") or depth < 20 and any(is_uikit(p, depth + 1) for p in parents.get(name, []))

    places = {}
    for name, _, start, end in found:
        if not is_uikit(name):
            continue
        for match in re.finditer(r"\bTask\s*(\([^)]*\))?\s*\{", mask[:end]):
            rest = mask[match.end():]
            if match.start() < start or re.match(r"\s*@", rest):
                continue
            signed = re.match(r"\s*(\[[^\]]*\]|\(\))[^{};\n]*\bin\b", rest)
            places[match.end()] = " @MainActor" if signed else " @MainActor in"
        modifiers = r"\b(?:(?:private|fileprivate|internal|public|open|final|override)\s+)*"
        for match in re.finditer(modifiers + r"func\s+\w+[^{}]*?\)\s*async\b", mask[:end]):
            if match.start() >= start and not re.search(r"(@MainActor|nonisolated)[^\n]*$", mask[:match.start()]):
                places[match.start()] = "@MainActor "
    for place, text in sorted(places.items(), reverse=True):
        source = source[:place] + text + source[place:]
    return source


def preprocess(source):
    """The program to compile; raises ValueError for unsupported code."""
    if not re.search(r"^\s*import UIKit", source, re.M):
        return source
    source = isolated(source)
    mask = masked(source)
    classes = {}
    for kind, name, heading, start, end in bodies(mask):
        if kind not in ("class", "extension"):
            continue
        entry = classes.setdefault(name, {"overrides": set(), "actions": {}, "own": False, "heading": "", "ranges": []})
        entry["ranges"].append((start, end))
        if kind == "class":
            entry["own"] = True
            entry["heading"] = heading
        for attributes, method, labels in methods(mask, start, end):
            if "override" in attributes and method in CALLBACKS:
                entry["overrides"].add(method)
            if labels is None or "static" in attributes:
                continue
            renamed = re.search(r"@objc\((\w[\w:]*)\)", attributes)
            name_ = renamed.group(1) if renamed else selector(method, [l for l, _, _ in labels])
            entry["actions"][name_] = (method, labels, "@objc" in attributes or "@IBAction" in attributes)

    # Only methods named by a selector must be callable by one.
    used = set()

    def replace_selector(match):
        inner = match.group(1).strip()
        name, _, labels = inner.partition("(")
        name = name.split(".")[-1].strip()
        if labels:
            text = selector(name, [l for l in labels.rstrip(") ").split(":") if l])
        else:
            known = [
                (not is_objc, not any(a <= match.start() < b for a, b in e["ranges"]), s)
                for e in classes.values()
                for s, (m, _, is_objc) in e["actions"].items() if m == name]
            text = min(known)[2] if known else name
        used.add(text)
        return f'Selector("{text}")'

    text = re.sub(r"#selector\(((?:[^()]|\([^()]*\))*)\)", replace_selector, source)
    used.update(re.findall(r'Selector\("([^"]+)"\)', text))
    text = ATTRIBUTES.sub(lambda m: "" if m.group() != "" else "", text)
    text = re.sub(r"\bdynamic (var|func)", r"\1", text)
    text = re.sub(r"#available\(iOS (\d+)[^)]*\)", r"Start.isAvailable(\1)", text)
    text = re.sub(r"#unavailable\(iOS (\d+)[^)]*\)", r"!Start.isAvailable(\1)", text)
    text = re.sub(r"@available\([^)]*\)", "", text)
    text = re.sub(r"^(\s*)@(main|UIApplicationMain)\b", r"\1", text, flags=re.M)
    text = re.sub(r"^\s*import (Foundation|Dispatch|CoreGraphics)\b.*$", "", text, flags=re.M)

    profile = re.search(r"^// profile (\w+)", source, re.M)
    delegate = re.search(r"@(?:main|UIApplicationMain)\s+(?:final\s+)?class\s+(\w+)", source)
    prologue = f'Start.begin(profile: "{profile.group(1) if profile else "ios12"}", isLaunched: {"false" if delegate else "true"}); '
    epilogue = []
    for index, (name, entry) in enumerate(sorted(classes.items())):
        actions = {s: a for s, a in entry["actions"].items() if s in used or a[2]}
        if not (actions or entry["overrides"]) or not entry["own"]:
            continue
        cases = []
        for key, (method, labels, _) in sorted(actions.items()):
            arguments = []
            for place, (label, _, kind) in enumerate(labels[:2]):
                value = "_argument1" if place == 0 else "_argument2"
                optional = kind.rstrip().endswith("?") or kind.strip() == "Any"
                kind = kind.replace("@escaping", "").strip()
                value = f"{value} as {'Any' if kind == 'Any' else kind}" if kind in ("Any", "Any?") else (
                    f"{value} as? {kind.rstrip('?')}" if optional else f"{value} as! {kind}")
                if kind == "Any":
                    value = ("_argument1" if place == 0 else "_argument2") + "!"
                arguments.append(value if label == "_" else f"{label}: {value}")
            cases.append(f'case "{key}": _ = self.{method}({", ".join(arguments)})')
        helper = f"_perform{index}"
        body = "; ".join(cases + ["default: break"])
        epilogue.append(
            f"extension {name} {{ func {helper}(_ _action: String, _ _argument1: Any?, _ _argument2: Any?) {{ "
            f"switch _action {{ {body} }} }} }}")
        quoted = lambda names: "[" + ", ".join(f'"{n}"' for n in sorted(names)) + "]"
        prologue += (
            f"Classes.add({name}.self, overrides: {quoted(entry['overrides'])}, actions: {quoted(actions)}) "
            f"{{ $0.{helper}($1, $2, $3) }}; ")

    script = [" ".join(m.groups()).strip() for m in SCRIPT.finditer(source)]
    if delegate:
        scene = next((n for n, e in classes.items() if "SceneDelegate" in e["heading"]), None)
        epilogue.append(f"Start.launch({delegate.group(1)}(){', ' + scene + '()' if scene else ''})")
    listed = ", ".join('"' + line.replace('"', '\\"') + '"' for line in script)
    epilogue.append(f"Start.finish([{listed}])")
    # The import must come before its uses.
    return f"import UIKit; {prologue}" + text.rstrip("\n") + "\n" + "\n".join(epilogue) + "\n"
