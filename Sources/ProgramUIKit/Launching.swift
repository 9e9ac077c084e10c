package import ProgramRuntime
import SourceCode
import Syntax
package import WindowModel

/// Finds the types that start a program's app.
extension ProgramRuntime.Program {
  package func findDelegates() {
    if let mainType, mainType.conforms(named: "UIApplicationDelegate") { delegate = mainType }
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

  /// The controller that an app without its own delegate shows: the one named as in Xcode's template, or the only
  /// one.
  var firstController: Nominal? {
    let all = types.values.filter {
      $0.kind == .class && $0.lineage.contains { $0.name == "UIViewController" }
    }
    return all.first { $0.name == "ViewController" } ?? (all.count == 1 ? all.first : nil)
  }
}

extension Machine {
  /// Runs the top-level code, then starts the app with its delegates.
  package func start(on application: inout Application) {
    on(&application, else: ()) { () throws(Halt) in
      if self.program.hasMain {
        let frame = Frame(self.program.mainSlots)
        _ = try self.program.main?(self, frame)
        frame.slots = []
        try self.sweep()
      } else {
        _ = try self.program.main?(self, Frame(self.program.mainSlots))
        if let entry = self.program.entry, let owner = entry.owner {
          _ = try self.call(entry, .type(.nominal(owner)), [])
        }
      }
      if self.program.continued != nil { return }
      if let delegate = self.program.delegate {
        try self.launch(delegate)
      } else if self.program.sceneDelegate != nil {
        try self.connectScene()
      } else if !self.program.hasMain, let first = self.program.firstController {
        try self.show(first)
      }
    }
  }

  /// Creates an object with `init()`.
  func construct(_ nominal: Nominal, named name: String?) throws(Halt) -> Value {
    let object = try allocate(nominal, named: name)
    if let key = program.knownKey("init()"), let initializer = implementation(of: key, nominal) {
      try initialize(object, from: nominal, initializer, [])
    } else {
      try runInitialValues(of: object, from: nominal, to: nil)
    }
    return object
  }

  /// Does what `UIApplicationMain` does with the names of the application's class, `.none` for UIKit's own, and of its
  /// delegate's; it never returns.
  package func applicationMain(_ principal: Value, _ delegate: Value) throws(Halt) {
    if !principal.isNone, principal.string != "UIApplication" {
      let nominal = try loaded(principal.string, "UIApplication", "subclass")
      library.shared["application"] = try construct(nominal, named: nil)
    }
    guard !delegate.isNone else {
      throw .bound("An app without a delegate's class starts from a storyboard; name the class.")
    }
    try launch(try loaded(delegate.string, "NSObject", "delegate"))
    // The app runs from here on.
    throw .nothing
  }

  private func loaded(_ name: String, _ ancestor: String, _ part: String) throws(Halt) -> Nominal {
    // In Swift the name begins with the module's.
    let bare = name.split(separator: ".").last.map(String.init) ?? name
    guard let nominal = program.type(bare), nominal.kind == .class,
      nominal.lineage.contains(where: { $0.name == ancestor })
    else {
      throw .crash(
        .uncaught(
          "NSInternalInconsistencyException",
          "Unable to instantiate the UIApplication \(part) instance. No class named \(name) is loaded.",
          at: position))
    }
    return nominal
  }

  package func launch(_ nominal: Nominal) throws(Halt) {
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

  /// Connects a scene for the scene delegate, or uses the existing one.
  private func connectScene() throws(Halt) {
    // The launch of an app with scenes ends when the first scene becomes active.
    library.isLaunching = try read { $0.state == .active }
    guard let scene = try read({ $0.scenes.first }) else {
      try carryOut(ConnectScene())
      return
    }
    try hear(.sceneWillConnect, of: scene.identifier)
    // The transitions that it made before the program ran.
    guard [.foregroundInactive, .foregroundActive].contains(scene.activation) else { return }
    try hear(.sceneWillEnterForeground, of: scene.identifier)
    guard scene.activation == .foregroundActive else { return }
    try hear(.sceneDidActivate, of: scene.identifier)
  }

  /// Shows a controller as a new project's storyboard does: as a window's root.
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
