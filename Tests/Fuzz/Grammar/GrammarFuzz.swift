// Sends requests from a grammar to the whole service, without a socket, and pastes code from another grammar. The
// seed alone determines the inputs. Each round has its own service, so that it can be repeated by its number. The
// exit code is 1 if an input took too long or got an invalid reply. If an input crashes the process, the file of
// `--last` contains it.

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
