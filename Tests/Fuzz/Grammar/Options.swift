import Glibc

/// The command line: `--seed 1 --round 0 --requests 1000 --sources 1000 --patience 1`.
struct Options {
  /// What all is drawn from.
  var seed = 1
  /// The round to begin with; each has a service of its own.
  var round = 0
  var requests = 0
  var sources = 0
  /// The most seconds that an input may take.
  var patience = 1.0
  /// Where the input that is tried stands.
  var last = ".build/fuzz/last"
  /// Whether to print each input, to see how a round went.
  var isLoud = false

  init(_ arguments: [String]) throws(FuzzError) {
    var rest = arguments.dropFirst()
    while let name = rest.popFirst() {
      if name == "--loud" {
        isLoud = true
        continue
      }
      guard let value = rest.popFirst() else { throw FuzzError("\(name) has no value") }
      let number = Int(value)
      switch (name, number) {
      case ("--seed", let number?): seed = number
      case ("--round", let number?): round = number
      case ("--requests", let number?): requests = number
      case ("--sources", let number?): sources = number
      case ("--patience", let number?): patience = Double(number)
      case ("--last", _): last = value
      default: throw FuzzError("\(name) \(value) is no option")
      }
    }
  }
}
