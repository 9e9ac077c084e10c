/// The microseconds of each operation at each size.
struct Table {
  private let sizes: [Int]
  private var names: [String] = []
  private var figures: [String: [Double]] = [:]

  init(_ sizes: [Int]) { self.sizes = sizes }

  /// Times an operation: the median of `rounds` runs, each of `count` calls.
  mutating func time(_ name: String, count: Int = 100, rounds: Int = 7, _ body: (Int) -> Void) {
    var runs: [Double] = []
    for round in 0..<rounds {
      let took = ContinuousClock().measure {
        for call in 0..<count { body(round * count + call) }
      }
      runs.append(took / .microseconds(1) / Double(count))
    }
    note(name, runs.sorted()[rounds / 2])
  }

  mutating func note(_ name: String, _ figure: Double) {
    if figures[name] == nil { names.append(name) }
    figures[name, default: []].append(figure)
  }

  func print() {
    Swift.print(row("µs", sizes.map { "\($0)" } + ["growth"]))
    for name in names {
      let figures = figures[name] ?? []
      let growth = (figures.last ?? 0) / (figures.first ?? 1)
      // Times below the clock's resolution have no growth.
      let shown = growth.isFinite ? "× " + rounded(growth) : "-"
      Swift.print(row(name, figures.map(rounded) + [shown]))
    }
  }

  private func row(_ name: String, _ columns: [String]) -> String {
    let name = name + String(repeating: " ", count: max(0, 52 - name.count))
    return columns.reduce(name) { line, column in
      line + String(repeating: " ", count: max(1, 12 - column.count)) + column
    }
  }

  /// Rounds to about three digits.
  private func rounded(_ figure: Double) -> String {
    let factor = figure < 10 ? 100.0 : figure < 100 ? 10 : 1
    let shown = (figure * factor).rounded() / factor
    return figure < 100 ? "\(shown)" : "\(Int(shown))"
  }
}
