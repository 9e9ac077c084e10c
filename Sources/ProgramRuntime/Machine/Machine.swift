package import SourceCode
import Syntax
package import WindowModel

/// A running program: its objects, its globals and the application it works on.
///
/// The machine holds the application while the program's code runs. A call into the model borrows it, and may call
/// the program back.
package final class Machine {
  package internal(set) var program: Program
  /// The source files' text.
  package var source: [UInt8] = []
  package var globals: [Value]
  /// All objects, closures and shared variables, by number.
  package internal(set) var heap: [Int: Instance] = [:]
  package var nextNumber = 1
  /// The objects of the program that are views or controllers of the model.
  package var objects: [NodeID: Instance] = [:]
  /// Objects that lost their last reference and wait for the sweep.
  var unheld: [Instance] = []
  var isSweeping = false

  /// The application while the program's code runs.
  package var application: Application?
  /// Why the current command must be refused.
  package var crash: Crash?
  /// The number of statements the current command has run.
  private var steps = 0
  /// The running task, the value delivered to it, and the call suspended last.
  package var currentTask, delivered, suspendedCall: Value?
  /// Records the steps; nil if nothing is recorded.
  package var recorder: (any StepRecorder)?
  var outputBytes = 0
  /// How many list elements, and sixteenths of bytes of strings, were created or visited.
  private var visited = 0
  package var depth = 0
  /// The nesting depth of values and statements of the active calls, which the stack must hold.
  var levels = 0
  /// The number of calls so far.
  var calls = 0
  /// The position of the current statement.
  package var position: Position?
  package var library = LibraryState()
  /// The lines that the current command has printed.
  package var printed: [String] = []
  /// The text printed on the unfinished line.
  package internal(set) var line = ""
  /// The name hint for the next object that an Objective-C class method creates.
  package var factoryName: String?
  /// The objects whose initializers run; their property observers don't fire.
  package var initializing: [(number: Int, owner: Nominal?, depth: Int)] = []
  /// The overrides of UIKit methods that run now.
  package var calledBack: [(number: Int, method: Event.Name)] = []
  /// How far time advances after the current command, in seconds of the program's clock.
  package var horizon = 0.0
  /// The method lookup cache, by type and name.
  var found: [MethodPlace: Function] = [:]
  /// The Objective-C message cache, by class and selector.
  package var messages: [MessagePlace: ObjectiveCMethodInfo.Run] = [:]

  package init(_ program: Program) {
    self.program = program
    globals = [Value](repeating: .unset, count: program.globalCount)
  }

  /// Clears all fields, so that reference cycles leak no memory however the run ended.
  deinit { for instance in heap.values { instance.fields = [] } }

  // MARK: Steps and output

  /// Counts a statement and records its position.
  package func step(_ mark: Mark, _ frame: Frame) throws(Halt) {
    steps += 1
    try Bound.statements.check(steps)
    // A crash within library code is reported at the program's own line.
    guard !mark.isLibrary else { return }
    position = mark.at
    recorder?.begin(mark, frame, self)
  }

  /// Charges for elements created or visited, which take time and memory.
  package func charge(_ count: Int) throws(Halt) {
    visited += count
    try Bound.visits.check(visited)
  }

  /// Charges for visiting all of a value.
  package func charge(_ value: Value) throws(Halt) {
    switch value {
    case .array(let values): if values.count > 8 { try charge(values.count) }
    case .table(let table): if table.count > 8 { try charge(table.count) }
    case .string(let text): if text.utf8.count > 128 { try charge(text.utf8.count / 16) }
    default: break
    }
  }

  /// Prints a text, reported line by line.
  package func print(_ text: String, end: String) throws(Halt) {
    // Splits by bytes, since a return before a newline forms one character with it.
    var parts = (text + end).utf8.split(separator: 10, omittingEmptySubsequences: false)
    let rest = parts.popLast().map { String(Substring($0)) } ?? ""
    for part in parts {
      try print(line + String(Substring(part)))
      line = ""
    }
    line += rest
    try Bound.output.check(line.utf8.count)
  }

  /// Prints the unfinished line.
  package func endLine() throws(Halt) {
    let rest = line
    line = ""
    try print(rest)
  }

  package func print(_ text: String) throws(Halt) {
    outputBytes += text.utf8.count + 1
    try Bound.output.check(outputBytes)
    printed.append(text)
    application?.postPrint(text)
  }
}

/// Records a program's steps for inspection. It runs none of the program's code.
package protocol StepRecorder: AnyObject {
  /// A statement begins.
  func begin(_ mark: Mark, _ frame: Frame, _ machine: Machine)
  /// The command ends.
  func end(_ machine: Machine)
}
