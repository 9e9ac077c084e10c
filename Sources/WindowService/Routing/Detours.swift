package import HTTP
import Operations
import RequestBodies
import WindowModel

/// A hint for a request to a path that does not exist, but that people who know UIKit try first.
package struct Detour: Sendable {
  /// What to do instead.
  package let hint: String
  private let method: HTTP.Method
  private let place: Place
  private let json: String?

  /// The path of the request to make instead.
  private enum Place {
    /// A path below the session's.
    case session(String)
    /// The object in the path, or a method of it.
    case object(String)
    /// The same of a view; a window is a view too.
    case view(String)
  }

  private init(
    _ hint: String, _ method: HTTP.Method, _ place: Place, _ json: String? = nil
  ) {
    self.hint = hint
    self.method = method
    self.place = place
    self.json = json
  }

  /// Finds the detour for a path within a session, such as `/windows/w/show`; nil if there is none.
  package init?(for path: Substring, _ method: HTTP.Method) {
    let segments = path.split(separator: "/", maxSplits: 4)
    guard let first = segments.first, let last = segments.last, last.utf8.count <= 64 else {
      return nil
    }
    let word = last.lowercased()
    let found: Detour? =
      switch (segments.count, first) {
      case (1, _): Self.ofSession[word]
      case (3, "windows"):
        Self.ofWindow[word] ?? Self.ofView[word]
          ?? Self.ofProperty(word, WindowProperties.fields, method)
      case (3, "views"): Self.ofView[word] ?? Self.ofProperty(word, ViewProperties.fields, method)
      case (3, "controllers"):
        Self.ofController[word] ?? Self.ofProperty(word, ControllerProperties.fields, method)
      default: nil
      }
    guard let found else { return nil }
    self = found
  }

  /// Returns the curl command to use instead: at an address, in a session's path such as
  /// `/sessions/demo`, for the requested path below it.
  func example(at address: String, session: Substring, for path: Substring) -> String {
    let segments = path.split(separator: "/", maxSplits: 2)
    let name = segments.dropFirst().first ?? ""
    let target =
      switch place {
      case .session(let path): path
      case .object(let rest): "/\(segments.first ?? "")/\(name)\(rest)"
      case .view(let rest): "/views/\(name)\(rest)"
      }
    let verb = method == .get || method == .post && json != nil ? "" : " -X \(method.rawValue)"
    // A name in the path can be in a body only if it is an identifier.
    let body = json.map { $0.replacing("@", with: Identifier(String(name))?.text ?? "label") }
    return "curl\(verb)\(body.map { " --json '\($0)'" } ?? "") \(address)"
      + Target.encode((session + target).utf8)
  }

  /// Returns how to read or set a property requested by its name or its setter's, in lower case.
  private static func ofProperty<Properties>(
    _ word: String, _ fields: [Body.Field<Properties>], _ method: HTTP.Method
  ) -> Detour? {
    let bare = word.hasPrefix("set") ? word.dropFirst(3) : word[...]
    let field = fields.first { field in
      let name = field.name.lowercased()
      return name == bare || name == "is\(bare)"
    }
    guard let field else { return nil }
    let isRead = method == .get || method == .head
    return Detour(
      "'\(field.name)' is a field: GET of the object shows it, and PATCH of the object sets it.",
      isRead ? .get : .patch, .object(""), isRead ? nil : "{\"\(field.name)\":\(field.example)}")
  }

  // By the last segment in lower case.

  private static let ofSession: [String: Detour] = [
    "keywindow": Detour(
      "/queries/keyWindow says which window is key, and how that is found.", .get,
      .session("/queries/keyWindow")),
    "window": Detour(
      "/windows lists the windows, and /queries/delegateWindow finds the app delegate's.",
      .get, .session("/windows")),
    "rootviewcontroller": Detour(
      "'rootViewController' is a field of each window: GET shows it, and PATCH of the window sets it.",
      .get, .session("/windows")),
    "topviewcontroller": current, "currentviewcontroller": current,
    "visibleviewcontroller": current,
    "state": Detour("/snapshot is the session's state.", .get, .session("/snapshot")),
    "tree": Detour("/tree.txt is the tree of views in UIKit's words.", .get, .session("/tree.txt")),
    "picture": picture, "screenshot": picture,
    "log": commands, "history": commands,
    "undo": Detour(
      "Undo does not exist; fork an earlier revision.", .post, .session("/forks"),
      #"{"at":0}"#),
    "keyboard": Detour(
      "/systemWindows lists the keyboard's windows among the system's.", .get,
      .session("/systemWindows")),
    "tap": input, "touch": input, "touches": input,
    "shake": Detour(
      "A shake is an input of the type motion.", .post, .session("/inputs"),
      #"{"type":"motion","subtype":"shake"}"#),
  ]

  private static let current = Detour(
    "/queries/currentViewController finds the topmost controller, by an algorithm of your choice.",
    .get, .session("/queries/currentViewController"))
  private static let picture = Detour(
    "/snapshot.svg is a picture of the screen.", .get, .session("/snapshot.svg"))
  private static let commands = Detour(
    "/commands lists all commands, and /moments shows the state after each.",
    .get, .session("/commands"))
  private static let input = Detour(
    "POST to /inputs sends a user's input.", .post, .session("/inputs"),
    #"{"type":"tap","at":[120,170]}"#)

  private static let ofWindow: [String: Detour] = [
    "show": show, "makevisible": show, "hide": hide,
    "resignkey": resignKey, "resignkeywindow": resignKey,
    "becomekey": becomeKey, "becomekeywindow": becomeKey, "makekeywindow": becomeKey,
    "iskeywindow": isKey, "iskey": isKey, "keywindow": isKey,
    "close": release, "delete": release, "release": release, "dealloc": release,
  ]

  private static let show = Detour(
    "A window shows when its isHidden is false: PATCH sets it. POST to its makeKeyAndVisible makes it key as well.",
    .patch, .object(""), #"{"isHidden":false}"#)
  private static let hide = Detour(
    "A window hides when its isHidden is true: PATCH sets it.", .patch, .object(""),
    #"{"isHidden":true}"#)
  private static let resignKey = Detour(
    "UIKit itself calls resignKey when a window stops being key, and an app never should: make another window key, or hide this one.",
    .patch, .object(""), #"{"isHidden":true}"#)
  private static let becomeKey = Detour(
    "UIKit itself calls becomeKey when a window becomes key, and an app never should: POST to its makeKey makes it key.",
    .post, .object("/makeKey"))
  private static let isKey = Detour(
    "'isKeyWindow' is a field: GET of the window shows it, and POST to its makeKey makes it key.",
    .get, .object(""))
  private static let release = Detour(
    "A window is released when no variable holds it: DELETE of the window clears them.", .delete,
    .object(""))

  private static let ofView: [String: Detour] = [
    "addsubview": addSubview, "insertsubview": addSubview,
    "removefromsuperview": remove, "remove": remove, "removefromparent": remove,
    "superview": Detour(
      "'superview' is a field: GET of the view shows it, and POST to another view's subviews changes it.",
      .get, .object("")),
    "window": Detour(
      "A view's tree.txt and responderChain lead to its window.", .get, .view("/responderChain")),
    "show": Detour(
      "A view shows when its isHidden is false: PATCH sets it.", .patch, .object(""),
      #"{"isHidden":false}"#),
    "hide": Detour(
      "A view hides when its isHidden is true: PATCH sets it.", .patch, .object(""),
      #"{"isHidden":true}"#),
    "tap": input,
  ]

  private static let addSubview = Detour(
    "POST to the view's subviews adds a view that exists; a new one names its superview.", .post,
    .session("/views"), #"{"superview":"@"}"#)
  private static let remove = Detour(
    "POST to the view's removeFromSuperview takes it out of its superview.", .post,
    .view("/removeFromSuperview"))

  private static let ofController: [String: Detour] = [
    "pushviewcontroller": Detour(
      "POST to its push pushes a controller.", .post, .object("/push"), #"{"controller":"list"}"#),
    "popviewcontroller": Detour(
      "POST to its pop pops the controller on top.", .post, .object("/pop")),
    "poptorootviewcontroller": Detour(
      "POST to its popToRoot pops to the root.", .post, .object("/popToRoot")),
    "presentviewcontroller": Detour(
      "POST to its present presents a controller.", .post, .object("/present"),
      #"{"viewController":"list"}"#),
    "dismissviewcontroller": Detour(
      "POST to its dismiss dismisses what it presents.", .post, .object("/dismiss")),
    "addchildviewcontroller": Detour(
      "POST to its addChild adds a child.", .post, .object("/addChild"),
      #"{"controller":"list"}"#),
    "selectedindex": Detour(
      "'selectedIndex' is a field that GET of the controller shows; POST to its select sets it.",
      .post, .object("/select"), #"{"index":0}"#),
  ]
}
