// Sends the whole service, without a socket, requests that a grammar makes, and pastes code into it that
// another makes. What is sent depends on the seed alone. Each round has a service of its own, so that a
// round can be repeated by its number. Ends with 1 where an input took too long or was answered wrongly;
// where an input ends the process, it stands in the file of `--last`.

import Glibc

@main
enum GrammarFuzz {
  static func main() {
    do {
      let fuzz = try Fuzz(Options(CommandLine.arguments))
      try fuzz.run()
      if fuzz.faults > 0 { exit(1) }
    } catch {
      print("grammar-fuzz: \(error)")
      exit(2)
    }
  }
}
