import SourceCode
import TestSupport

/// Generates pasted code.
struct Sources {
  private let swift: Grammar
  private let objectiveC: Grammar

  init(swift: String, objectiveC: String) throws(FuzzError) {
    self.swift = try Grammar(swift)
    self.objectiveC = try Grammar(objectiveC)
  }

  /// Generates a source in one of the languages, occasionally with errors.
  func next(_ random: inout SplitMix64) -> String {
    let grammar = random.chance(50) ? swift : objectiveC
    let source = grammar.text(&random, length: random.pick([40, 300, 1500], else: 300))
    return random.chance(25) ? Hazards.mutated(source, &random) : source
  }

  /// Parses a source in both languages.
  func read(_ source: String) {
    for language in Language.allCases {
      do throws(SourceError) { _ = try Program(source, language) } catch {
        precondition(error.position.line > 0, "a fault at a line that is none")
      }
    }
    _ = Language.detected(in: source)
  }
}
