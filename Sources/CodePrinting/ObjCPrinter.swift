import WindowModel

/// Prints a program's lines in Objective-C.
struct ObjCPrinter: CodePrinter {
  func line(_ line: CodeLine) -> String {
    switch line {
    case .comment(let text): comment(text)
    case .declare(let name, let type, let value, let isWeak):
      "\(isWeak ? "__weak " : "")\(type.name) *\(name) = \(text(value));"
    case .assign(let place, let value): "\(text(place)) = \(text(value));"
    case .call(let call): text(call) + ";"
    case .read(let value): "(void)\(text(value));"
    }
  }

  private func text(_ expression: CodeExpression) -> String {
    switch expression {
    case .null: "nil"
    case .bool(let flag): flag ? "YES" : "NO"
    case .number(let number): text(number)
    case .text(let text): quoted(text)
    case .object(let name), .screen(let name), .scene(let name), .constraint(let name): name.text
    case .name(let name): name
    case .spelled(_, let objC): objC
    case .property(let base, let name): "\(text(base)).\(property(name))"
    case .call(let base, let method, let arguments): call(base, method.objC, arguments)
    case .make(let made, let method, let arguments):
      method.objC.hasPrefix("init")
        ? "[[\(made.name) alloc] \(message(method.objC, arguments))]"
        : "[\(made.name) \(message(method.objC, arguments))]"
    case .function(let method, let arguments):
      method.objC.isEmpty ? list(arguments) : "\(method.objC)(\(list(arguments)))"
    case .array(let elements): "@[\(list(elements))]"
    case .element(let base, let index): "\(text(base))[\(index)]"
    case .cast(let base, let wanted, let isSure):
      isSure ? "(\(type(wanted))\(text(base)))" : "\(type(wanted))\(text(base))"
    case .finishedBlock(let text): "^(BOOL finished) { NSLog(@\"%@\", \(quoted(text))); }"
    case .block(let text): "^{ NSLog(@\"%@\", \(quoted(text))); }"
    case .placeholder(let text):
      "^(UITextField *field) { field.placeholder = \(quoted(text)); }"
    }
  }

  /// A class or a protocol as a cast.
  private func type(_ wanted: CodeClass) -> String {
    wanted.isProtocol ? "(id<\(wanted.name)>)" : "(\(wanted.name) *)"
  }

  /// A message to an object; a C function of both if the name takes no argument but there is one.
  private func call(
    _ base: CodeExpression, _ name: String, _ arguments: [CodeExpression]
  ) -> String {
    arguments.isEmpty || name.contains(":")
      ? "[\(text(base)) \(message(name, arguments))]" : "\(name)(\(list([base] + arguments)))"
  }

  /// A selector, as in `insertSubview:atIndex:`, with its arguments.
  private func message(_ selector: String, _ arguments: [CodeExpression]) -> String {
    guard !arguments.isEmpty else { return selector }
    return zip(selector.split(separator: ":"), arguments).map { part, argument in
      "\(part):\(text(argument))"
    }.joined(separator: " ")
  }

  private func list(_ expressions: [CodeExpression]) -> String {
    expressions.map(text).joined(separator: ", ")
  }

  /// The Objective-C name of a property, without a leading `is`.
  private func property(_ name: String) -> String {
    guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else {
      return name
    }
    return first.lowercased() + name.dropFirst(3)
  }

  private func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map(\.escapedForC).joined()
    // Two question marks would start a trigraph.
    return "@\"" + escaped.replacing("??", with: "?\\?") + "\""
  }

  func program(_ lines: [String], _ linker: CodeLinker, session: String) -> [String] {
    var text = ["#import <UIKit/UIKit.h>"]
    if linker.usesMaps { text.insert("#import <MapKit/MapKit.h>", at: 0) }
    text.append("")
    for own in linker.ownClasses {
      text += ["@interface \(own.name) : \(own.superclass)", "@end", ""]
      text += ["@implementation \(own.name)", "@end", ""]
    }
    text += Self.interface
    text.append(
      "// The calls of the session \(session), in order; there each command is a separate turn")
    text.append("// of the main run loop.")
    text.append("static void run(AppDelegate *appDelegate) {")
    for global in linker.globals {
      if global.isUIKits {
        text.append("  // UIKit creates this one and does not expose it.")
      }
      text.append("  static \(global.type.name) *\(global.name);")
    }
    if !linker.globals.isEmpty { text.append("") }
    text += lines.map { $0.isEmpty ? "" : "  " + $0 }
    return text + ["}", ""] + (linker.usesScenes ? Self.sceneDelegates : Self.delegate) + Self.main
  }

  private static let interface = """
    @interface AppDelegate : UIResponder <UIApplicationDelegate>
    @property (strong, nonatomic) UIWindow *window;
    @end

    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)

  private static let delegate = """
    @implementation AppDelegate

    - (BOOL)application:(UIApplication *)application
        didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
      run(self);
      return YES;
    }

    @end

    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)

  private static let sceneDelegates = """
    @interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
    @end

    @implementation SceneDelegate

    - (void)scene:(UIScene *)scene
        willConnectToSession:(UISceneSession *)session
        options:(UISceneConnectionOptions *)connectionOptions {
      run((AppDelegate *)[UIApplication sharedApplication].delegate);
    }

    @end

    @implementation AppDelegate

    - (UISceneConfiguration *)application:(UIApplication *)application
        configurationForConnectingSceneSession:(UISceneSession *)session
        options:(UISceneConnectionOptions *)options {
      UISceneConfiguration *configuration =
          [[UISceneConfiguration alloc] initWithName:nil sessionRole:session.role];
      configuration.delegateClass = [SceneDelegate class];
      return configuration;
    }

    @end

    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)

  private static let main = """
    int main(int argc, char *argv[]) {
      @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));
      }
    }
    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}
