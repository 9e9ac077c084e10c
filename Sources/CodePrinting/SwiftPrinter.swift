import WindowModel

/// Prints a program's lines in Swift.
struct SwiftPrinter: CodePrinter {
  /// The stand-ins for UIKit classes, by the UIKit names.
  var standIns: [String: String] = [:]

  func line(_ line: CodeLine) -> String {
    switch line {
    case .comment(let text): comment(text)
    case .declare(let name, _, let value, let isWeak):
      "\(isWeak ? "weak var" : "let") \(name) = \(text(value))"
    case .assign(let place, let value): "\(text(place)) = \(text(value))"
    case .call(let call): text(call)
    case .read(let value): "_ = \(text(value))"
    }
  }

  private func text(_ expression: CodeExpression) -> String {
    switch expression {
    case .null: "nil"
    case .bool(let flag): "\(flag)"
    case .number(let number): text(number)
    case .text(let text): quoted(text)
    case .object(let name), .screen(let name), .scene(let name), .constraint(let name): name.text
    case .name(let name): name
    case .spelled(let swift, _): swift
    case .property(.property(let base, let optional), let name)
    where ["popoverPresentationController", "sheetPresentationController"].contains(optional):
      "\(text(base)).\(optional)?.\(name)"
    case .property(let base, let name): "\(text(base)).\(name)"
    case .call(let base, let method, let arguments):
      "\(text(base)).\(call(method.swift, arguments))"
    case .make(let made, let method, let arguments):
      (standIns[made.name] ?? made.name) + call(method.swift, arguments).dropFirst("init".count)
    case .function(let method, let arguments): call(method.swift, arguments)
    case .array(let elements): "[\(elements.map(text).joined(separator: ", "))]"
    case .element(let base, let index): "\(text(base))![\(index)]"
    case .cast(let base, let wanted, let isSure):
      isSure ? "(\(text(base)) as! \(wanted.name))" : "\(text(base)) as? \(wanted.name)"
    case .block(let text): "{ print(\(quoted(text))) }"
    case .finishedBlock(let text): "{ _ in print(\(quoted(text))) }"
    case .placeholder(let text): "{ $0.placeholder = \(quoted(text)) }"
    }
  }

  /// A full name, as in `insertSubview(_:at:)`, with its arguments.
  private func call(_ name: String, _ arguments: [CodeExpression]) -> String {
    let parts = name.split(separator: "(")
    let labels = (parts.last ?? "").split(separator: ":").prefix(arguments.count)
    let list = zip(labels, arguments).map { label, argument in
      label == "_" ? text(argument) : "\(label): \(text(argument))"
    }
    return "\(parts.first ?? "")(\(list.joined(separator: ", ")))"
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.unicodeScalars.map { $0.escaped() }.joined() + "\""
  }

  /// The imports, variables and classes that a program needs.
  func declarations(_ linker: CodeLinker) -> [String] {
    var text = ["import UIKit"]
    if linker.usesMaps { text.insert("import MapKit", at: 0) }
    return text + [""] + objects(linker)
  }

  /// The variables and classes that a program needs.
  func objects(_ linker: CodeLinker) -> [String] {
    var text: [String] = []
    for global in linker.globals {
      if global.isUIKits {
        text.append("// UIKit creates this one and does not expose it.")
      }
      text.append("var \(global.name): \(global.type.name)!")
    }
    if !linker.globals.isEmpty { text.append("") }
    for own in linker.ownClasses {
      text += ["class \(own.name): \(standIns[own.superclass] ?? own.superclass) {}", ""]
    }
    return text
  }

  func program(_ lines: [String], _ linker: CodeLinker, session: String) -> [String] {
    var text = declarations(linker)
    text.append(
      "/// The calls of the session \(session), in order; there each command is a separate turn"
    )
    text.append("/// of the main run loop.")
    text.append("@MainActor func run(_ appDelegate: AppDelegate) {")
    text += lines.map { $0.isEmpty ? "" : "  " + $0 }
    return text + ["}", ""] + (linker.usesScenes ? Self.sceneDelegates : Self.delegate)
  }

  private static let delegate = """
    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        run(self)
        return true
      }
    }
    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)

  private static let sceneDelegates = """
    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
      }
    }

    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        if let appDelegate = UIApplication.shared.delegate as? AppDelegate { run(appDelegate) }
      }
    }
    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}
