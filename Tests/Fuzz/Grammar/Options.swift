import Glibc

/// The command line: `--seed 1 --round 0 --requests 1000 --sources 1000 --patience 1`.
struct Options {
  /// The random seed.
  var seed = 1
  /// The first round; each has its own service.
  var round = 0
  var requests = 0
  var sources = 0
  /// The maximum seconds for an input.
  var patience = 1.0
  /// The file for the current input.
  var last = ".build/fuzz/last"
  /// Whether to print each input.
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
