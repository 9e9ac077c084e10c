import HTTP
import Operations
public import WindowService
import WindowSessions
import Workers

/// The operations of the API.
public enum WindowAPI {
  /// All operations, in the order of the reference.
  public static let routes: [Route] =
    [
      service, sessions, classes, application, screens, scenes, windows, views, geometry, input,
      controllers, alerts, runLoop, references, queries,
    ]
    .joined().enumerated().map { Route($1, number: $0) }

  private static let service = [
    Route(.get, "/", "getTour", produces: [Route.text, "text/html"], tour),
    Route(.get, "/healthz", "getHealth", health),
    Route(.get, "/readyz", "getReadiness", readiness),
    Route(.get, "/limits", "getLimits", limits),
    Route(.get, "/metrics", "getMetrics", produces: [Route.text], metrics),
    Route(.get, "/openapi.yaml", "getContract", produces: ["application/yaml"], contract),
    Route(.get, "/help", "getHelp", query: ["about"], produces: [Route.text], help),
    Route(.get, "/queries", "listQueries", produces: both, listQueries),
    Route(.get, "/docs", "getDocs", produces: ["text/html"], page),
    Route(
      .get, "/docs/{page}", "getDocsPage", produces: ["text/markdown", Route.text, "text/html"],
      docsPage),
    Route(.get, "/rules", "listRules", produces: both, rules),
    Route(.get, "/rules/{rule}", "getRule", produces: both, rule),
    Route(.get, "/problems", "listProblems", problems),
    Route(.get, "/problems/{problem}", "getProblem", problem),
    Route(.get, "/lessons", "listLessons", lessons),
    Route(.get, "/lessons/{lesson}", "getLesson", lesson),
    Route(.get, "/web/{file}", "getWebFile", produces: WebFiles.types, webFile),
    Route(.get, "/sw.js", "getServiceWorker", produces: ["text/javascript"], serviceWorker),
    Route(
      .get, "/s/{moment}", "getPage", query: ["at"], produces: ["text/html"],
      cost: .worker(.short), hasSmallReply: true, sessionPage),
    Route(
      .get, "/embed/{moment}", "getEmbed", produces: ["text/html"], cost: .worker(.short),
      hasSmallReply: true, embed),
    Route(
      .get, "/oembed", "getOEmbed", query: ["url", "format", "maxwidth", "maxheight", "dnt"],
      cost: .worker(.short), hasSmallReply: true, oEmbed),
  ]

  private static let sessions = [
    Route(
      .get, "/sessions", "listSessions", query: ["after", "limit"], cost: .worker(.short),
      listSessions),
    Route(
      .post, "/sessions", "createSession", query: ["verbose"], produces: both,
      cost: .worker(.short), hasSmallReply: true, createSession),
    Route(
      .put, "/sessions/{session}", "putSession", query: ["verbose"], produces: both,
      cost: .worker(.short), hasSmallReply: true, putSession),
    Route(.get, "/sessions/{session}", "getSession", cost: .small, getSession),
    Route(
      .delete, "/sessions/{session}", "deleteSession", produces: both, cost: .worker(.short),
      deleteSession),
    Route(
      .post, "/sessions/{session}/forks", "forkSession", produces: both, cost: .worker(.long),
      hasSmallReply: true, forkSession),
    Route(.get, "/sessions/{session}/export", "exportSession", cost: .worker(.long), exportSession),
    Route(
      .post, "/imports", "importSession", query: ["id", "profile"], produces: both,
      cost: .worker(.long), hasSmallReply: true, importSession),
    Route(
      .get, "/sessions/{session}/snapshot", "getSnapshot", query: ["at"], snapshot),
    Route(
      .get, "/sessions/{session}/moments", "listMoments",
      query: ["from", "limit", "screen", "include", "within"],
      cost: .worker(.short), moments),
    Route(
      .get, "/sessions/{session}/steps", "listSteps", query: ["from", "limit"],
      produces: [Route.json, Route.text], cost: .worker(.short), steps),
    Route(
      .get, "/sessions/{session}/snapshot.svg", "getPicture",
      query: ["at", "screen", "style", "spacing", "depth"], produces: [Route.svg], picture),
    Route(
      .get, "/sessions/{session}/snapshot.png", "getBitmap",
      query: ["at", "screen", "style", "spacing", "depth", "scale"], produces: ["image/png"],
      cost: .worker(.long), bitmap),
    Route(
      .get, "/sessions/{session}/commands", "listCommands",
      query: ["as", "revision", "after", "limit"],
      produces: [Route.json, Route.text], cost: .worker(.short), listCommands),
    Route(
      .post, "/sessions/{session}/commands", "runCommands", query: Route.writeQuery,
      produces: both, runCommands),
    Route(
      .post, "/sessions/{session}/code", "runCode", query: ["dryRun"], produces: both,
      cost: .worker(.long), runCode),
    Route(
      .put, "/sessions/{session}/code/{file}", "runFile", query: ["dryRun", "self"],
      produces: [Route.text, Route.json], cost: .worker(.long), runFile),
    Route(
      .get, "/sessions/{session}/events", "followEvents", query: ["include", "after", "limit"],
      produces: ["text/event-stream", Route.json, Route.text], cost: .stream, events),
  ]

  private static let classes = [
    Route(
      .post, "/sessions/{session}/class", "openClass", produces: both, cost: .worker(.short),
      hasSmallReply: true, openClass),
    Route(.get, "/c/{code}", "getClassPage", produces: ["text/html"], classPage),
    Route(.get, "/classes/{code}", "getClass", produces: both, getClass),
    Route(.patch, "/classes/{code}", "pointInClass", produces: both, point),
    Route(
      .put, "/classes/{code}/session", "showSession", produces: both, cost: .worker(.short),
      showSession),
    Route(.delete, "/classes/{code}", "closeClass", produces: both, closeClass),
    Route(
      .get, "/classes/{code}/events", "followClass", produces: ["text/event-stream"], followClass),
    Route(.post, "/classes/{code}/hands", "raiseHand", produces: both, raiseHand),
    Route(.put, "/classes/{code}/control", "giveControl", produces: both, giveControl),
    Route(.delete, "/classes/{code}/control", "takeControl", produces: both, takeControl),
    Route(.post, "/classes/{code}/polls", "openPoll", produces: both, openPoll),
    Route(.post, "/classes/{code}/polls/{poll}/answers", "answerPoll", produces: both, answerPoll),
    Route(.post, "/classes/{code}/polls/{poll}/reveal", "revealPoll", produces: both, revealPoll),
  ]

  private static let application = [
    look("application", "getApplication", cost: .small, application)
  ]

  private static let screens = [
    look("screens", "listScreens", listScreens),
    look("screens/{screen}", "getScreen", getScreen),
  ]

  private static let scenes = [
    look("scenes", "listScenes", listScenes),
    look("scenes/{scene}", "getScene", getScene),
  ]

  private static let windows =
    [
      look("windows", "listWindows", listWindows),
      look("windows.txt", "listWindowsAsText", produces: [Route.text], windowTable),
      look("windows/{window}", "getWindow", getWindow),
    ] + Write.windows.map { Route($0) }

  private static let views =
    [
      look("views", "listViews", query: ["after"], listViews),
      look("views/{view}", "getView", getView),
      look("constraints", "listConstraints", listConstraints),
    ] + (Write.views + Write.subviews + Write.constraints).map { Route($0) }

  private static let geometry = [
    look("views/{view}/convert", "convert", query: ["point", "rect", "to", "from"], convert),
    look("views/{view}/hitTest", "hitTestView", query: ["point"], produces: both, hitTestView),
    look("hitTest", "hitTest", query: ["point", "screen"], produces: both, hitTest),
    look("views/{view}/responderChain", "getResponderChain", produces: both, responderChain),
    look(
      "controllers/{controller}/responderChain", "getControllerResponderChain", produces: both,
      controllerResponderChain),
    look("views/{view}/viewWithTag", "viewWithTag", query: ["tag"], viewWithTag),
    look("views/{view}/isDescendant", "isDescendant", query: ["of"], isDescendant),
    look("views/{view}/pointInside", "pointInside", query: ["point"], pointInside),
    look("tree.txt", "getTree", produces: [Route.text], tree),
    look("views/{view}/tree.txt", "getViewTree", produces: [Route.text], viewTree),
  ]

  private static let input =
    [look("systemWindows", "listSystemWindows", systemWindows)]
    + (Write.responders + Write.gestures).map { Route($0) }

  private static let controllers =
    [
      look("controllers", "listControllers", listControllers),
      look("controllers/{controller}", "getController", getController),
    ] + Write.controllers.map { Route($0) } + Write.stacks.map { Route($0) }
    + Write.presentations.map { Route($0) }

  private static let alerts =
    [
      look("alerts", "listAlerts", listAlerts),
      look("alerts/{alert}", "getAlert", getAlert),
    ] + Write.alerts.map { Route($0) }

  private static let runLoop =
    [look("runLoop", "getRunLoop", getRunLoop)] + (Write.system + Write.programs).map { Route($0) }

  private static let references =
    [
      look("references", "listReferences", listReferences),
      look("references/{reference}", "getReference", getReference),
    ] + Write.references.map { Route($0) }

  private static let queries = [
    look("queries/keyWindow", "queryKeyWindow", produces: both, keyWindowQuery),
    look("queries/findKeyWindow", "queryFindKeyWindow", produces: both, findKeyWindowQuery),
    look("queries/windows", "queryWindows", produces: both, windowsQuery),
    look("queries/delegateWindow", "queryDelegateWindow", produces: both, delegateWindowQuery),
    look(
      "queries/currentViewController", "queryCurrentViewController", query: ["algorithm", "view"],
      produces: both, currentControllerQuery),
    look("views/{view}/safeAreaInsets", "getSafeAreaInsets", safeAreaInsets),
    look("views/{view}/traitCollection", "getTraitCollection", viewTraits),
    look(
      "controllers/{controller}/traitCollection", "getControllerTraitCollection", controllerTraits),
  ]

  private static let both = [Route.json, Route.text]

  /// Makes a route that reads from a session, at its newest or an earlier revision.
  private static func look(
    _ path: String, _ operation: String, query: [String] = [], produces: [String] = [Route.json],
    cost: Route.Cost = .objects,
    _ respond: @escaping @Sendable (Call) throws(Problem) -> Response
  ) -> Route {
    Route(
      .get, "/sessions/{session}/\(path)", operation, query: ["at"] + query, produces: produces,
      cost: cost, respond)
  }
}
