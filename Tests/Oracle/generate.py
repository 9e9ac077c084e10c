"""Generates random programs that compile and print their results.

Numbers stay small, indices stay in range, and nothing with an unspecified order is printed.
"""
import random

FIXED = """
final class Node {
  static var made = 0
  let id: Int
  var value: Int {
    didSet { print("node \\(id): \\(oldValue) -> \\(value)") }
  }
  var next: Node?
  weak var back: Node?
  var action: (() -> Int)?
  init(_ value: Int) {
    Node.made += 1
    id = Node.made
    self.value = value
    print("make \\(id)")
  }
  func total() -> Int { (value + (next?.value ?? 0)) % 997 }
  deinit { print("free \\(id)") }
}
class Base {
  var size: Int
  init(size: Int) { self.size = size }
  var name: String { "base\\(size)" }
  func grow(by n: Int) -> Int {
    size = (size + n) % 997
    return size
  }
  deinit { print("end of \\(name)") }
}
class Derived: Base {
  let label: String
  init(label: String, size: Int) {
    self.label = label
    super.init(size: size % 97)
  }
  override var name: String { "\\(label):" + super.name }
  override func grow(by n: Int) -> Int { super.grow(by: n * 2) + 1 }
}
struct Pair: Equatable {
  var a: Int
  var b: String
  var list: [Int] = []
  var sum: Int { list.reduce(a, +) % 997 }
  mutating func push(_ n: Int) { list.append(n) }
  func with(_ n: Int) -> Pair {
    var copy = self
    copy.a = n
    return copy
  }
}
enum Shape: Equatable {
  case dot
  case line(Int)
  case text(String, count: Int)
  var weight: Int {
    switch self {
    case .dot: return 1
    case .line(let n) where n > 50: return n % 50
    case .line(let n): return n
    case let .text(s, count): return s.count + count
    }
  }
}
enum Fault: Error { case low(Int), high }
protocol Named { var title: String { get } }
extension Named {
  var title: String { "untitled" }
  func shout() -> String { title.uppercased() + "!" }
}
struct Plain: Named {}
struct Titled: Named { var title: String }
func check(_ n: Int) throws -> Int {
  if n < 10 { throw Fault.low(n) }
  if n > 800 { throw Fault.high }
  return n / 2
}
"""

TYPES = ["Int", "Int", "Int", "Double", "String", "String", "Bool", "[Int]", "[String]", "Int?", "String?", "Pair", "Shape",
         "Node", "Node?", "Base", "[Node]", "[String: Int]", "(Int, String)", "CGFloat"]


class Program:
    """One program, generated line by line."""

    def __init__(self, seed, has_cgfloat=False):
        self.random = random.Random(seed)
        self.lines = []
        self.scopes = [[]]
        self.count = 0
        self.depth = 0
        self.loops = 0
        self.functions = []
        self.types = TYPES if has_cgfloat else [t for t in TYPES if t != "CGFloat"]

    # Names and scopes

    def name(self):
        self.count += 1
        return self.random.choice("abcdefgh") + str(self.count)

    def visible(self, kind, mutable=False):
        return [v[0] for scope in self.scopes for v in scope if v[1] == kind and (v[2] or not mutable)]

    def emit(self, line):
        self.lines.append("  " * self.depth + line)

    # Expressions

    def value(self, kind, deep=2):
        choose = self.random.choice
        known = self.visible(kind)
        if known and self.random.random() < 0.45:
            return choose(known)
        make = getattr(self, "make_" + {
            "Int": "int", "Double": "double", "CGFloat": "cgfloat", "String": "string", "Bool": "bool", "[Int]": "ints",
            "[String]": "strings", "Int?": "maybe_int", "String?": "maybe_string", "Pair": "pair",
            "Shape": "shape", "Node": "node", "Node?": "maybe_node", "Base": "base", "[Node]": "nodes",
            "[String: Int]": "table", "(Int, String)": "tuple"}[kind])
        return make(deep)

    def make_int(self, deep):
        r = self.random
        if deep <= 0:
            return str(r.randint(0, 99))
        v = lambda k: self.value(k, deep - 1)
        options = [
            lambda: f"(({v('Int')} {r.choice('+-*')} {v('Int')}) % 997)",
            lambda: f"({v('Int')} / {r.randint(2, 9)})",
            lambda: f"({v('Bool')} ? {v('Int')} : {v('Int')})",
            lambda: f"{v('[Int]')}.count",
            lambda: f"({v('[Int]')}.reduce(0, +) % 997)",
            lambda: f"({v('[Int]')}.{r.choice(['first', 'last'])} ?? {v('Int')})",
            lambda: f"({v('[Int]')}.{r.choice(['max', 'min'])}() ?? {r.randint(0, 9)})",
            lambda: f"({v('Int?')} ?? {v('Int')})",
            lambda: f"{v('String')}.count",
            lambda: f"{v('Pair')}.{r.choice(['a', 'sum'])}",
            lambda: f"{v('Shape')}.weight",
            lambda: f"{v('Node')}.{r.choice(['value', 'id', 'total()'])}",
            lambda: f"({v('Node?')}?.value ?? {r.randint(0, 9)})",
            lambda: f"{v('Base')}.size",
            lambda: f"({v('[String: Int]')}[{v('String')}] ?? {r.randint(0, 9)})",
            lambda: f"{v('[String: Int]')}.count",
            lambda: f"{v('(Int, String)')}.0",
            lambda: f"Int({v('Double')})",
            lambda: f"abs({v('Int')} - {v('Int')})",
            lambda: f"{r.choice(['max', 'min'])}({v('Int')}, {v('Int')})",
            lambda: f"((try? check({v('Int')})) ?? {r.randint(0, 9)})",
            lambda: f"{v('[Int]')}.filter({{ $0 {r.choice('<>')} {r.randint(0, 50)} }}).count",
            lambda: str(r.randint(0, 999)),
        ]
        calls = [f for f in self.functions if f[2] == "Int"]
        if calls:
            name, kinds, _ = r.choice(calls)
            options.append(lambda: f"{name}({', '.join(v(k) for k in kinds)})")
        return r.choice(options)()

    def make_double(self, deep):
        r = self.random
        if deep <= 0:
            return r.choice(["0.5", "2.25", "10.0", "3.0", "0.125", "7.75"])
        v = lambda k: self.value(k, deep - 1)
        return r.choice([
            lambda: f"({v('Double')} {r.choice('+-')} {v('Double')})",
            lambda: f"(Double({v('Int')}) / {r.choice(['2', '4', '8'])})",
            lambda: f"({v('Bool')} ? {v('Double')} : {v('Double')})",
            lambda: f"({v('Double')} * 0.5).rounded({r.choice(['', '.up', '.down'])})",
        ])()

    def make_cgfloat(self, deep):
        r = self.random
        v = lambda k: self.value(k, deep - 1)
        if deep <= 0:
            return r.choice(["(0.5 as CGFloat)", "(3 as CGFloat)", "(2.25 as CGFloat)"])
        return r.choice([
            lambda: f"({v('CGFloat')} {r.choice('+-')} {v('CGFloat')})",
            lambda: f"(CGFloat({v('Int')}) / 4)",
            lambda: f"(CGFloat({v('Double')}) + 1)",
        ])()

    def make_string(self, deep):
        r = self.random
        if deep <= 0:
            return r.choice(['"x"', '"ab"', '"Swift"', '""', '"key"', '"window"'])
        v = lambda k: self.value(k, deep - 1)
        options = [
            lambda: f"({v('String')} + {r.choice(['self_', 'x', '-'])!r})".replace("'", '"'),
            lambda: f'"<\\({self.plain(deep - 1)})>"',
            lambda: f"{v('String')}.{r.choice(['uppercased()', 'lowercased()'])}",
            lambda: f"String({v('String')}.reversed())",
            lambda: f"String({v('String')}.prefix({r.randint(0, 4)}))",
            lambda: f"({v('String?')} ?? {v('String')})",
            lambda: f"{v('[String]')}.joined(separator: {r.choice(['-', ',', ''])!r})".replace("'", '"'),
            lambda: f"({v('Bool')} ? {v('String')} : {v('String')})",
            lambda: f"{v('Pair')}.b",
            lambda: f"{v('Base')}.name",
            lambda: f"{v('(Int, String)')}.1",
            lambda: f"String({v('Int')})",
            lambda: f"({v('[String]')}.first ?? {v('String')})",
            lambda: r.choice([f"Plain().shout()", f"Titled(title: {v('String')}).shout()"]),
        ]
        return r.choice(options)()

    def plain(self, deep):
        """A name that is valid in an interpolation."""
        kinds = ["Int", "String", "Bool", "Double", "[Int]", "Pair", "Shape"]
        names = [n for k in kinds for n in self.visible(k)]
        return self.random.choice(names) if names else str(self.random.randint(0, 99))

    def make_bool(self, deep):
        r = self.random
        if deep <= 0:
            return r.choice(["true", "false"])
        v = lambda k: self.value(k, deep - 1)
        return r.choice([
            lambda: f"({v('Int')} {r.choice(['<', '>', '<=', '>=', '==', '!='])} {v('Int')})",
            lambda: f"({v('String')} {r.choice(['<', '==', '!='])} {v('String')})",
            lambda: f"({v('Bool')} {r.choice(['&&', '||'])} {v('Bool')})",
            lambda: f"!({v('Bool')})",
            lambda: f"{v('[Int]')}.{r.choice(['isEmpty', 'contains(%d)' % r.randint(0, 9)])}",
            lambda: f"({v('Int?')} {r.choice(['==', '!='])} nil)",
            lambda: f"({v('Shape')} == {v('Shape')})",
            lambda: f"({v('Pair')} == {v('Pair')})",
            lambda: f"({v('Node')} === {v('Node')})",
            lambda: f"({v('Base')} is Derived)",
            lambda: f"{v('String')}.{r.choice(['isEmpty', 'hasPrefix', 'contains'])}".replace(
                "hasPrefix", 'hasPrefix("x")').replace("contains", 'contains("a")'),
            lambda: f"{v('[Int]')}.allSatisfy({{ $0 > {r.randint(0, 50)} }})",
        ])()

    def make_ints(self, deep):
        r = self.random
        v = lambda k: self.value(k, deep - 1)
        literal = lambda: "[" + ", ".join(v("Int") for _ in range(r.randint(1, 4))) + "]"
        if deep <= 0:
            return "[" + ", ".join(str(r.randint(0, 99)) for _ in range(r.randint(1, 4))) + "]"
        return r.choice([
            literal, literal,
            lambda: f"{v('[Int]')}.map({{ ($0 {r.choice('+*')} {r.randint(1, 9)}) % 997 }})",
            lambda: f"{v('[Int]')}.filter({{ $0 % {r.randint(2, 4)} == 0 }})",
            lambda: f"{v('[Int]')}.sorted({r.choice(['', 'by: >'])})",
            lambda: f"Array({v('[Int]')}.{r.choice(['reversed()', 'dropFirst()', 'prefix(2)', 'suffix(2)'])})",
            lambda: f"({v('[Int]')} + {v('[Int]')})",
            lambda: f"Array({r.randint(0, 3)}{r.choice(['..<', '...'])}{r.randint(3, 7)})",
            lambda: f"{v('Pair')}.list",
            lambda: f"{v('[String]')}.map({{ $0.count }})",
            lambda: f"{v('[Node]')}.map({{ $0.value }})",
            lambda: f"{v('[String]')}.compactMap({{ Int($0) }})",
        ])()

    def make_strings(self, deep):
        r = self.random
        v = lambda k: self.value(k, deep - 1)
        if deep <= 0:
            return '["a", "bc"]'
        return r.choice([
            lambda: "[" + ", ".join(v("String") for _ in range(r.randint(1, 3))) + "]",
            lambda: f"{v('[Int]')}.map({{ \"n\\($0)\" }})",
            lambda: f"{v('[String]')}.sorted()",
            lambda: f"{v('[String: Int]')}.keys.sorted()",
            lambda: f"{v('String')}.map({{ String($0) }})",
            lambda: f"{v('[String]')}.filter({{ !$0.isEmpty }})",
        ])()

    def make_maybe_int(self, deep):
        r = self.random
        v = lambda k: self.value(k, deep - 1)
        if deep <= 0:
            return r.choice(["Int(\"7\")", "Int(\"x\")"])
        return r.choice([
            lambda: f"Int({v('String')})", lambda: f"{v('[Int]')}.first",
            lambda: f"{v('[Int]')}.firstIndex(of: {v('Int')})",
            lambda: f"{v('Int?')}.map({{ ($0 + 1) % 997 }})",
            lambda: f"{v('[String: Int]')}[{v('String')}]",
            lambda: f"({v('Node?')}?.next?.value)", lambda: f"(try? check({v('Int')}))",
            lambda: f"{v('[Int]')}.first(where: {{ $0 > {r.randint(0, 50)} }})",
            lambda: f"({v('Node')}.action?())",
        ])()

    def make_maybe_string(self, deep):
        r = self.random
        v = lambda k: self.value(k, deep - 1)
        if deep <= 0:
            return '["q"].first'
        return r.choice([
            lambda: f"{v('[String]')}.{r.choice(['first', 'last', 'max()'])}",
            lambda: f"{v('Int?')}.map({{ \"v\\($0)\" }})",
            lambda: f"({v('Base')} as? Derived)?.label",
        ])()

    def make_pair(self, deep):
        r = self.random
        v = lambda k: self.value(k, deep - 1)
        if deep <= 0:
            return 'Pair(a: 1, b: "p")'
        return r.choice([
            lambda: f"Pair(a: {v('Int')}, b: {v('String')})",
            lambda: f"Pair(a: {v('Int')}, b: {v('String')}, list: {v('[Int]')})",
            lambda: f"{v('Pair')}.with({v('Int')})",
        ])()

    def make_shape(self, deep):
        r = self.random
        v = lambda k: self.value(k, deep - 1)
        if deep <= 0:
            return "Shape.dot"
        return r.choice([
            lambda: "Shape.dot", lambda: f"Shape.line({v('Int')})",
            lambda: f"Shape.text({v('String')}, count: {v('Int')})"])()

    def make_node(self, deep):
        known = self.visible("Node")
        if known and self.random.random() < 0.7:
            return self.random.choice(known)
        return f"Node({self.value('Int', deep - 1)})"

    def make_maybe_node(self, deep):
        r = self.random
        v = lambda k: self.value(k, deep - 1)
        if deep <= 0:
            return f"[Node({r.randint(0, 9)})].first"
        return r.choice([
            lambda: f"{v('[Node]')}.{r.choice(['first', 'last'])}", lambda: f"{v('Node')}.next",
            lambda: f"{v('Node')}.back", lambda: f"[{v('Node')}].last",
            lambda: f"Optional({v('Node')})" if r.random() < 0.2 else f"{v('Node')}.next"])()

    def make_nodes(self, deep):
        v = lambda k: self.value(k, deep - 1)
        return "[" + ", ".join(v("Node") for _ in range(self.random.randint(1, 3))) + "]"

    def make_base(self, deep):
        v = lambda k: self.value(k, deep - 1)
        if self.random.random() < 0.5:
            return f"Base(size: {v('Int')})"
        return f"Derived(label: {v('String')}, size: {v('Int')})"

    def make_table(self, deep):
        r = self.random
        v = lambda k: self.value(k, deep - 1)
        keys = r.sample(["a", "b", "key", "x", "window"], r.randint(1, 3))
        return "[" + ", ".join(f'"{k}": {v("Int")}' for k in keys) + "]"

    def make_tuple(self, deep):
        v = lambda k: self.value(k, deep - 1)
        return f"({v('Int')}, {v('String')})"

    # Statements

    def show(self, kind, name):
        """An expression that prints a value in a defined order."""
        return {
            "Node": f"{name}.id, {name}.value", "Node?": f"{name}?.id ?? -1", "Base": f"{name}.name",
            "[Node]": f"{name}.map({{ $0.id }})", "Int?": f"{name} as Any", "String?": f"{name} as Any",
            "[String: Int]": f"{name}.sorted {{ $0.key < $1.key }}.map({{ \"\\($0.key)=\\($0.value)\" }})",
        }.get(kind, name)

    def block(self, count, variables=()):
        """Statements in a nested scope."""
        self.depth += 1
        self.scopes.append(list(variables))
        for _ in range(count):
            self.statement()
        self.scopes.pop()
        self.depth -= 1

    def declare(self):
        kind = self.random.choice(self.types)
        value = self.value(kind)
        name = self.name()
        mutable = self.random.random() < 0.7
        self.emit(f"{'var' if mutable else 'let'} {name}: {kind} = {value}")
        self.scopes[-1].append((name, kind, mutable))

    def assign(self):
        choices = [(v, k) for k in set(self.types) for v in self.visible(k, mutable=True)]
        if not choices:
            return self.declare()
        name, kind = self.random.choice(sorted(choices))
        self.put(name, self.value(kind))

    def put(self, target, value):
        """Assigns a value; not a variable to itself, which the compiler rejects."""
        self.emit(f"{target} = {value}" if value != target else f"print({self.value('Int', 1)})")

    def change(self):
        """Changes something in place."""
        r = self.random
        options = []
        for n in self.visible("Int", True):
            options.append(lambda n=n: f"{n} {r.choice(['+=', '-='])} {r.randint(1, 9)}")
        for n in self.visible("[Int]", True):
            options += [lambda n=n: f"{n}.append({self.value('Int')})", lambda n=n: f"{n}.insert({self.value('Int')}, at: 0)",
                        lambda n=n: f"if !{n}.isEmpty {{ {n}.removeFirst() }}",
                        lambda n=n: f"if let k = {n}.indices.last {{ {n}[k] += 1 }}", lambda n=n: f"{n}.removeAll {{ $0 > {r.randint(100, 900)} }}"]
        for n in self.visible("String", True):
            options += [lambda n=n: f"if {n}.count < 40 {{ {n} += {self.value('String', 1)} }}"]
        for n in self.visible("Pair", True):
            options += [lambda n=n: f"{n}.push({self.value('Int')})", lambda n=n: f"{n}.a = {self.value('Int')}",
                        lambda n=n: f"{n}.list = {self.value('[Int]')}"]
        for n in self.visible("Node"):
            options += [lambda n=n: f"{n}.value = {self.value('Int')}", lambda n=n: f"{n}.next = {r.choice([self.value('Node?', 1), 'nil'])}",
                        lambda n=n: f"{n}.back = {r.choice(self.visible('Node') + ['nil'])}",
                        lambda n=n: f"{n}.action = {{ [weak {n}] in {n}?.value ?? -1 }}",
                        lambda n=n: f"{n}.action = nil"]
        for n in self.visible("Node?", True):
            options += [lambda n=n: f"{n} = nil", lambda n=n: f"{n}?.value = {self.value('Int', 1)}"]
        for n in self.visible("[Node]", True):
            options += [lambda n=n: f"{n}.append({self.value('Node', 1)})", lambda n=n: f"if {n}.count > 1 {{ {n}.removeLast() }}",
                        lambda n=n: f"{n}.removeAll()"]
        for n in self.visible("[String: Int]", True):
            options += [lambda n=n: f"{n}[{self.value('String', 1)}] = {r.choice([self.value('Int', 1), 'nil'])}",
                        lambda n=n: f"{n}[\"a\", default: 0] += {r.randint(1, 9)}"]
        for n in self.visible("Base"):
            options += [lambda n=n: f"print({n}.grow(by: {r.randint(1, 20)}))"]
        for n in self.visible("(Int, String)", True):
            options += [lambda n=n: f"{n}.0 = {self.value('Int', 1)}"]
        if not options:
            return self.declare()
        target, equals, value = r.choice(options)().partition(" = ")
        if equals and "{" not in target:
            self.put(target, value)
        else:
            self.emit(target + equals + value)

    def print_some(self):
        names = [(v[0], v[1]) for scope in self.scopes for v in scope]
        if not names:
            return self.emit(f"print({self.value('Int')})")
        some = self.random.sample(names, min(len(names), self.random.randint(1, 3)))
        self.emit("print(" + ", ".join(self.show(k, n) for n, k in some) + ")")

    def choose(self):
        self.emit(f"if {self.value('Bool')} {{")
        self.block(self.random.randint(1, 3))
        if self.random.random() < 0.5:
            self.emit("} else {")
            self.block(self.random.randint(1, 2))
        self.emit("}")

    def unwrap(self):
        kind = self.random.choice(["Int?", "String?", "Node?"])
        value = self.value(kind)
        name = self.name()
        self.emit(f"if let {name} = {value} {{")
        self.block(self.random.randint(1, 2), [(name, kind[:-1], False)])
        self.emit("} else {")
        self.block(1)
        self.emit("}")

    def loop(self):
        if self.loops > 1:
            return self.change()
        self.loops += 1
        name = self.name()
        head, kind = self.random.choice([
            (f"for {name} in 0..<{self.random.randint(1, 3)}", "Int"),
            (f"for {name} in {self.value('[Int]', 1)}.prefix(3)", "Int"),
            (f"for {name} in {self.value('[String]', 1)}.prefix(3) where !{name}.isEmpty", "String"),
            (f"for {name} in stride(from: 9, to: 0, by: -4)", "Int"),
            (f"for {name} in {self.value('[Node]', 1)}", "Node"),
        ])
        self.emit(head + " {")
        self.block(self.random.randint(1, 3), [(name, kind, False)])
        self.emit("}")
        self.loops -= 1

    def switch(self):
        r = self.random
        kind = r.choice(["Int", "Shape", "(Int, String)", "String", "Int?"])
        value = self.value(kind)
        a, b = self.name(), self.name()
        cases = {
            "Int": [("case 0..<10", []), (f"case let {a} where {a} % 2 == 0", [(a, "Int", False)]), ("default", [])],
            "Shape": [("case .dot", []), (f"case .line(let {a})", [(a, "Int", False)]),
                      (f"case let .text({b}, {a})", [(a, "Int", False), (b, "String", False)])],
            "(Int, String)": [('case (0, _), (_, "")', []), (f"case (let {a}, let {b})", [(a, "Int", False), (b, "String", False)])],
            "String": [('case "x", "ab"', []), (f"case let {a}", [(a, "String", False)])],
            "Int?": [(f"case let {a}? where {a} > 20", [(a, "Int", False)]), (f"case .some(let {b})", [(b, "Int", False)]), ("case nil", [])],
        }[kind]
        self.emit(f"switch {value} {{")
        for head, variables in cases:
            self.emit(head + ":")
            self.block(1, variables)
        self.emit("}")

    def attempt(self):
        name = self.name()
        self.emit("do {")
        self.depth += 1
        self.emit(f"let {name} = try check({self.value('Int')})")
        self.depth -= 1
        self.block(1, [(name, "Int", False)])
        self.emit("} catch Fault.low(let n) {")
        self.block(1, [("n", "Int", False)])
        self.emit("} catch {")
        self.depth += 1
        self.emit('print("caught \\(error)")')
        self.depth -= 1
        self.emit("}")

    def closure(self):
        name = self.name()
        a = self.name()
        capture = ""
        known = self.visible("Int")
        if known and self.random.random() < 0.4:
            capture = f"[{self.random.choice(known)}] "
        self.emit(f"let {name}: (Int) -> Int = {{ {capture}{a} in")
        self.depth += 1
        self.scopes.append([(a, "Int", False)])
        self.emit(f"return {self.value('Int')}")
        self.scopes.pop()
        self.depth -= 1
        self.emit("}")
        self.emit(f"print({name}({self.value('Int', 1)}), {name}({self.random.randint(0, 9)}))")

    def scope(self):
        self.emit("do {")
        if self.random.random() < 0.4:
            self.depth += 1
            self.emit(f'defer {{ print("leave", {self.value("Int", 1)}) }}')
            self.depth -= 1
        self.block(self.random.randint(2, 4))
        self.emit("}")

    def statement(self):
        if self.depth > 3:
            return self.random.choice([self.declare, self.change, self.print_some])()
        self.random.choice(
            [self.declare] * 5 + [self.assign] * 2 + [self.change] * 5 + [self.print_some] * 3
            + [self.choose] * 2 + [self.unwrap, self.loop, self.loop, self.switch, self.attempt, self.closure, self.scope])()

    def function(self):
        r = self.random
        name = "f" + str(len(self.functions))
        kinds = [r.choice(["Int", "String", "[Int]", "Node", "Pair", "Int?"]) for _ in range(r.randint(1, 3))]
        names = [self.name() for _ in kinds]
        self.emit(f"func {name}({', '.join(f'_ {n}: {k}' for n, k in zip(names, kinds))}) -> Int {{")
        outer = self.scopes
        # A function sees only its parameters, so that it can't be called before its variables exist.
        self.scopes = [[(n, k, False) for n, k in zip(names, kinds)]]
        self.depth += 1
        if r.random() < 0.4:
            self.emit('defer { print("end of %s") }' % name)
        if r.random() < 0.5:
            self.emit(f"guard {self.value('Bool', 1)} else {{ return {self.value('Int', 1)} }}")
        self.depth -= 1
        self.depth += 1
        for _ in range(r.randint(1, 4)):
            self.statement()
        self.emit(f"return {self.value('Int')}")
        self.depth -= 1
        self.emit("}")
        self.scopes = outer
        self.functions.append((name, kinds, "Int"))

    def text(self):
        for _ in range(self.random.randint(0, 2)):
            self.function()
        # In a function, since globals are never released.
        self.emit("func program() {")
        self.block(self.random.randint(8, 18))
        self.emit("}")
        self.emit("program()")
        self.emit('print("made", Node.made)')
        return FIXED.lstrip("\n") + "\n".join(self.lines) + "\n"


def program(seed):
    """The program for a seed."""
    return Program(seed).text()
