package import Interpreter
import HTTP
import Pictures
import Problems
import ProgramRuntime
package import SourceCode
package import WindowModel
package import Workers

/// How pasted code runs.
package enum CodePlan {
  /// As a program, which is one command.
  case program(RunCode)
  /// Statement by statement, each of which may be a command.
  case statements(SourceCode.Program)

  /// Chooses how a file runs in an app.
  ///
  /// Code with types is a program of its own, and other code goes on with the app's code in the same language. In an
  /// app without code it runs statement by statement, so that each line shows its request, if that has the result of
  /// the whole as a program. Otherwise it runs as a program, since the interpreter is compared with the compiler.
  /// Throws if the file is neither a program nor statements.
  package init(
    for file: RunCode.File, _ language: Language, in application: Application, _ work: Work
  ) throws(SourceError) {
    guard !RunCode.declaresTypes(file.text, language) else {
      self = .program(RunCode([file]))
      return
    }
    let continues = application.codeLanguage == language
    let run = RunCode([file], continues: continues)
    let isProgram =
      (continues || !application.hasCode)
      && (try? ProgramRuntime.Program.read(run, in: application)) != nil
    let statements: SourceCode.Program
    do { statements = try SourceCode.Program(file.text, language) } catch {
      // Statements have a smaller grammar than programs.
      guard isProgram || continues else { throw error }
      self = .program(run)
      return
    }
    let runner = PasteRunner(statements, on: PasteTarget(application, work), receiver: nil)
    switch (continues, isProgram) {
    case (true, true): self = .program(run)
    case (false, true):
      self = Self.agree(run, runner, in: application) ? .statements(statements) : .program(run)
    case (true, false):
      // What the app's code declares is known to a program alone, which says what is wrong.
      runner.run()
      self = runner.hasSkipped ? .program(run) : .statements(statements)
    case (false, false): self = .statements(statements)
    }
  }

  /// The language of a source: that of the app's code if the source goes on with it, else the one that it looks
  /// like.
  package static func language(of source: String, in application: Application) -> Language {
    let likely = Language.detected(in: source)
    guard let own = application.codeLanguage, own != likely else { return likely }
    let run = RunCode([.init(name: own.mainFile, text: source)], continues: true)
    return (try? ProgramRuntime.Program.read(run, in: application)) == nil ? likely : own
  }

  /// Whether statements have the same result as a program.
  private static func agree(
    _ run: RunCode, _ runner: PasteRunner, in application: Application
  ) -> Bool {
    runner.run()
    // The request is refused when its statements run.
    if runner.stop?.code == .tooMuchWork || runner.target.work.isCancelled { return true }
    guard !runner.hasSkipped else { return false }
    var copy = application
    let printed: [String]
    var crashes = false
    do throws(Refusal) {
      printed = try copy.perform(Command(run)).events.printed
    } catch {
      guard case .code(let fault) = error, !fault.isBound else { return true }
      (printed, crashes) = (fault.printed, true)
    }
    guard (runner.stop != nil) == crashes else { return false }
    guard Self.comparable(runner.output) == Self.comparable(printed) else { return false }
    // The variables of a program in Swift stay, as they are global; those of statements end like a method's.
    let state = runner.language == .swift ? runner.beforeEnd : nil
    return crashes || (state ?? runner.target.application).look == copy.look
  }
}

extension CodePlan {
  /// The printed lines without those that have an address, which differs from run to run.
  private static func comparable(_ output: [String]) -> [Substring] {
    output.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
      .filter { !$0.contains(": 0x") }
  }
}

extension [Event] {
  /// The lines that code printed.
  package var printed: [String] { filter { $0.name == .print }.compactMap(\.action) }
}

extension Language {
  /// The name of a file for code that came without one.
  package var mainFile: String { self == .swift ? "main.swift" : "main.m" }
}

extension Application {
  /// The language of the app's own code, nil without code.
  fileprivate var codeLanguage: Language? {
    (restingCode as? ProgramState).map { $0.program.objectiveC == nil ? .swift : .objc }
  }

  /// What is seen of the windows; a program's own variables hold them otherwise than statements do.
  fileprivate var look: [ArraySlice<String>] { WindowTable.rows(of: self).map { $0.dropLast() } }
}
