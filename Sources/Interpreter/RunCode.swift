package import SourceCode
import Syntax
package import WindowModel

/// Reads the app's own code and runs it.
package struct RunCode: CommandAction {
  package static let name = "runProgram"
  package static let runsCode = true

  /// A file of code.
  package struct File: Hashable, Sendable {
    package var name: String
    package var text: String

    package init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  package var files: [File] = []

  package init() {}

  package init(_ files: [File]) { self.files = files }

  package var subject: String? { nil }

  /// Whether a source is a program: it declares types, whose methods UIKit calls.
  package static func declaresTypes(_ source: String, _ language: Language) -> Bool {
    if language == .objc { return source.contains("@implementation") }
    if let statements = try? SwiftReader.read(source) {
      return statements.contains { if case .type = $0.kind { true } else { false } }
    }
    let objectiveC = ObjectiveCReader.read(source)
    if objectiveC.errors.isEmpty, !objectiveC.implementations.isEmpty { return true }
    // What can't be read is a program all the same, whose findings say what stands in the way.
    return SwiftReader.looksLikeTypes(source)
  }

  package func perform(in application: inout Application) throws(Refusal) {
    let program: Program
    do throws(CodeFindings) {
      program = try Program.read(files, version: Double(application.settings.profile.majorVersion))
    } catch {
      let first = error.findings.first
      throw .code(
        CodeFault(
          message: first?.message ?? "It can't be read.", exception: nil,
          file: first?.file ?? "", line: first?.position.line,
          column: first?.position.column, isBound: true))
    }
    let machine = Machine(program)
    machine.source = files.flatMap { Array($0.text.utf8) }
    application.run(machine)
    for remark in program.remarks { application.remark(remark) }
    machine.start(on: &application)
  }
}

/// All that stands in the way of running a source.
package struct CodeFindings: Error {
  /// In the order of the files and their lines.
  package let findings: [Finding]

  init(_ findings: [Finding], in files: [RunCode.File]) {
    self.findings = findings.map { finding in
      var finding = finding
      let number = finding.position.file
      if files.count > 1, files.indices.contains(number) { finding.file = files[number].name }
      return finding
    }.sorted {
      ($0.position.file, $0.position.line, $0.position.column)
        < ($1.position.file, $1.position.line, $1.position.column)
    }
  }
}

extension Program {
  /// The most that the files of a program have together, in bytes.
  package static let mostSource = 256 * 1024

  /// Reads files and checks them together; all that is not understood is found at once.
  package static func read(_ files: [RunCode.File], version: Double) throws(CodeFindings) -> Program
  {
    let languages = files.map { Language(ofFile: $0.name) ?? Language.detected(in: $0.text) }
    if languages.contains(.objc) {
      if let other = languages.firstIndex(of: .swift) {
        let finding = Finding(
          "Files of Swift and of Objective-C don't run together; put '\(files[other].name)' into the others' language.",
          at: Position(line: 1, column: 1, file: other))
        throw CodeFindings([finding], in: files)
      }
      return try readObjectiveC(files, version: version)
    }
    let program = Program(version: version, library: Library.program)
    let checker = Checker(program, isLibrary: false)
    var statements: [Stmt] = []
    for (number, file) in files.enumerated() {
      do throws(SourceError) {
        statements += try SwiftReader.read(file.text, file: number)
      } catch {
        throw CodeFindings([Finding(error.message, at: error.position)], in: files)
      }
    }
    checker.check(statements)
    guard checker.findings.isEmpty else { throw CodeFindings(checker.findings, in: files) }
    program.fileNames = files.map(\.name)
    program.findDelegates()
    return program
  }

  func findDelegates() {
    for (_, nominal) in types.sorted(by: { $0.value.at.line < $1.value.at.line })
    where nominal.kind == .class {
      if delegate == nil, nominal.conforms(named: "UIApplicationDelegate") { delegate = nominal }
      if sceneDelegate == nil,
        nominal.conforms(named: "UIWindowSceneDelegate")
          || nominal.conforms(named: "UISceneDelegate")
      {
        sceneDelegate = nominal
      }
    }
  }

  /// The controller that an app without a delegate of its own shows: the one that Xcode's template names, or
  /// the only one.
  var firstController: Nominal? {
    let all = types.values.filter {
      $0.kind == .class && $0.lineage.contains { $0.name == "UIViewController" }
    }
    return all.first { $0.name == "ViewController" } ?? (all.count == 1 ? all.first : nil)
  }
}

extension Nominal {
  func conforms(named name: String) -> Bool {
    lineage.contains { type in
      type.protocols.contains { $0.name == name || $0.conforms(named: name) }
    }
  }
}

extension Machine {
  /// Runs what stands outside of functions, then starts the app by its delegates.
  func start(on application: inout Application) {
    on(&application, else: ()) { () throws(Halt) in
      if self.program.hasMain {
        let frame = Frame(self.program.mainSlots)
        _ = try self.program.main?(self, frame)
        frame.slots = []
        try self.sweep()
      } else {
        _ = try self.program.main?(self, Frame(self.program.mainSlots))
      }
      if let delegate = self.program.delegate {
        try self.launch(delegate)
      } else if self.program.sceneDelegate != nil {
        try self.connectScene()
      } else if !self.program.hasMain, let first = self.program.firstController {
        try self.show(first)
      }
    }
  }

  /// Makes an object of a class by `init()`.
  func construct(_ nominal: Nominal, named name: String?) throws(Halt) -> Value {
    let object = try allocate(nominal, named: name)
    if let key = program.knownKey("init()"), let initializer = implementation(of: key, nominal) {
      try initialize(object, from: nominal, initializer, [])
    } else {
      try runInitialValues(of: object, from: nominal, to: nil)
    }
    return object
  }

  func launch(_ nominal: Nominal) throws(Halt) {
    let delegate = try construct(nominal, named: nil)
    library.shared["delegate"] = delegate
    let application = try shared("application", "UIApplication")
    library.isLaunching = true
    try tell(delegate, "application(_:willFinishLaunchingWithOptions:)", [application, .none])
    try tell(delegate, "application(_:didFinishLaunchingWithOptions:)", [application, .none])
    try tell(delegate, "applicationDidFinishLaunching(_:)", [application])
    try post("UIApplicationDidFinishLaunchingNotification", from: application, .none)
    library.isLaunching = false
    if program.sceneDelegate != nil {
      try connectScene()
    } else {
      try tell(delegate, "applicationDidBecomeActive(_:)", [application])
      try post("UIApplicationDidBecomeActiveNotification", from: application, .none)
    }
  }

  /// Connects a scene for the scene delegate, or takes the one that is there.
  private func connectScene() throws(Halt) {
    // The launch of an app with scenes ends when the first one is active.
    library.isLaunching = try read { $0.state == .active }
    guard let scene = try read({ $0.scenes.first }) else {
      try carryOut(ConnectScene())
      return
    }
    try hear(.sceneWillConnect, of: scene.identifier)
    // What it went through before the program ran.
    guard [.foregroundInactive, .foregroundActive].contains(scene.activation) else { return }
    try hear(.sceneWillEnterForeground, of: scene.identifier)
    guard scene.activation == .foregroundActive else { return }
    try hear(.sceneDidActivate, of: scene.identifier)
  }

  /// Shows a controller as a new project's storyboard does: as the root of a window.
  private func show(_ nominal: Nominal) throws(Halt) {
    let controller = try construct(nominal, named: nil)
    let window = try allocate(
      try classOf(.type(.nominal(program.type("UIWindow") ?? nominal))), named: "window")
    try makeWindow(window) { _ in }
    library.shared["window"] = window
    let root = try identifier(controller)
    try changeWindow(window) { $0.rootViewController = .some(root) }
    var command = MakeKeyAndVisible()
    command.window = try identifier(window)
    try carryOut(command)
  }
}
