import AutoLayoutLibrary
import FoundationLibrary
package import ProgramRuntime
import ProgramUIKit
import SourceCode
import SwiftChecking
import SwiftTypes
import Syntax
import UIKitAppearance
import UIKitLibrary
import UIKitLists
import UIKitTransitions

/// The whole library: the declarations of Swift, Foundation and UIKit, with their implementations.
extension Library {
  /// The library, parsed and checked once; each program builds on it.
  package static let program: ProgramRuntime.Program = {
    let program = ProgramRuntime.Program(version: 17, library: nil)
    program.uncalled = uncalled
    let checker = Checker(
      program,
      natives: Natives(functions: natives, mutating: mutatingNatives, properties: properties))
    var statements: [Stmt] = []
    let views = [autoLayout, Appearance.types, Appearance.completed(uikit)]
    for source in [
      language, characterSets, foundation, concurrency, dates, observing, geometry,
      views.joined(separator: "\n"),
    ] {
      do throws(SourceError) {
        statements += try SwiftReader.read(source)
      } catch {
        // checked: the library is no input, and a test reads it
        preconditionFailure("the library can't be read: \(error.message) at \(error.position)")
      }
    }
    checker.check(statements)
    let faults = checker.findings.map { "\($0.position.line): \($0.message)" }.joined(
      separator: "\n")
    // checked: the library is no input, and a test reads it
    precondition(faults.isEmpty, "the library has faults:\n\(faults)")
    return program
  }()

  /// Merges tables; the first entry for a name takes precedence.
  private static func merged<Entry>(_ tables: [[String: Entry]]) -> [String: Entry] {
    tables.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
  }

  private static let natives: [String: Native] = merged([
    valueNatives, numberNatives, stringNatives, characterSetNatives, textIndexNatives, arrayNatives,
    setNatives,
    dictionaryNatives,
    rangeNatives,
    // After the types' own members.
    sequenceNatives,
    foundationNatives, concurrencyNatives, observingNatives, viewNatives, controllerNatives,
    applicationNatives,
    passingNatives,
    gestureNatives, eventNatives, alertNatives,
    layoutNatives, popoverNatives, sheetNatives, pageNatives, splitNatives, tableNatives,
    collectionNatives,
    scrollNatives, stackNatives, transitionNatives,
    visualFormatNatives,
  ])
  private static let mutatingNatives: [String: Mutating] = merged([
    valueMutating, stringMutating, textIndexMutating, arrayMutating, setMutating,
    dictionaryMutating,
  ])
  private static let properties: [String: NativeProperty] = merged([
    valueProperties, numberProperties, stringProperties, textIndexProperties, arrayProperties,
    setProperties,
    dictionaryProperties, rangeProperties,
    foundationProperties, viewProperties, controllerProperties, applicationProperties,
    gestureProperties,
    layoutProperties, traitProperties, popoverProperties,
    sheetProperties, pageProperties, splitProperties, tableProperties, collectionProperties,
    scrollProperties,
    barProperties, alertProperties, transitionProperties,
  ])

}
