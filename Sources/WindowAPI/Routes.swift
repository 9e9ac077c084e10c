import HTTP
import Operations
import WindowSessions

extension WindowAPI {
  /// Every operation that is served, in the order of the reference.
  public static let routes: [Route] =
    (service + sessions + classes + application + screens + scenes + windows + views + geometry
    + input
    + controllers + alerts + runLoop + references + queries)
    .enumerated().map { Route($1, number: $0) }

  private static let service = [
    Route(.get, "/", "getTour", produces: [Route.text, "text/html"], tour),
    Route(.get, "/healthz", "getHealth", health),
    Route(.get, "/readyz", "getReadiness", readiness),
    Route(.get, "/limits", "getLimits", limits),
    Route(.get, "/metrics", "getMetrics", produces: [Route.text], metrics),
    Route(.get, "/openapi.yaml", "getContract", produces: ["application/yaml"], contract),
    Route(.get, "/docs", "getDocs", produces: ["text/html"], page),
    Route(.get, "/rules", "listRules", rules),
    Route(.get, "/rules/{rule}", "getRule", rule),
    Route(.get, "/problems", "listProblems", problems),
    Route(.get, "/problems/{problem}", "getProblem", problem),
    Route(.get, "/lessons", "listLessons", lessons),
    Route(.get, "/lessons/{lesson}", "getLesson", lesson),
    Route(.get, "/web/{file}", "getWebFile", produces: WebFiles.types, webFile),
    Route(
      .get, "/s/{session}", "getPage", query: ["at"], produces: ["text/html"], hasSmallReply: true,
      sessionPage),
  ]

  private static let sessions = [
    Route(
      .get, "/sessions", "listSessions", query: ["after", "limit"], cost: .worker(.short),
      listSessions),
    Route(
      .post, "/sessions", "createSession", cost: .worker(.short), hasSmallReply: true,
      createSession),
    Route(
      .put, "/sessions/{session}", "putSession", cost: .worker(.short), hasSmallReply: true,
      putSession),
    Route(.get, "/sessions/{session}", "getSession", cost: .small, getSession),
    Route(.delete, "/sessions/{session}", "deleteSession", cost: .worker(.short), deleteSession),
    Route(
      .post, "/sessions/{session}/forks", "forkSession", cost: .worker(.long), hasSmallReply: true,
      forkSession),
    Route(.get, "/sessions/{session}/export", "exportSession", cost: .worker(.long), exportSession),
    Route(
      .post, "/imports", "importSession", query: ["id"], cost: .worker(.long), hasSmallReply: true,
      importSession),
    Route(
      .get, "/sessions/{session}/snapshot", "getSnapshot", query: ["at"], snapshot),
    Route(
      .get, "/sessions/{session}/moments", "listMoments",
      query: ["from", "limit", "screen", "include", "within"],
      cost: .worker(.short), moments),
    Route(
      .get, "/sessions/{session}/snapshot.svg", "getPicture",
      query: ["at", "screen", "style", "spacing", "depth"], produces: [Route.svg], picture),
    Route(
      .get, "/sessions/{session}/commands", "listCommands",
      query: ["as", "revision", "after", "limit"],
      produces: [Route.json, Route.text], cost: .worker(.short), listCommands),
    Route(
      .post, "/sessions/{session}/commands", "runCommands", query: Route.writeQuery, runCommands),
    Route(
      .post, "/sessions/{session}/code", "runCode", query: ["dryRun"], cost: .worker(.long), runCode
    ),
    Route(
      .get, "/sessions/{session}/events", "followEvents", query: ["include", "after", "limit"],
      produces: ["text/event-stream", Route.json], cost: .stream, events),
  ]

  private static let classes = [
    Route(
      .post, "/sessions/{session}/class", "openClass", cost: .worker(.short), hasSmallReply: true,
      openClass),
    Route(.get, "/c/{code}", "getClassPage", produces: ["text/html"], classPage),
    Route(.get, "/classes/{code}", "getClass", getClass),
    Route(.patch, "/classes/{code}", "pointInClass", point),
    Route(.delete, "/classes/{code}", "closeClass", closeClass),
    Route(
      .get, "/classes/{code}/events", "followClass", produces: ["text/event-stream"], followClass),
    Route(.post, "/classes/{code}/hands", "raiseHand", raiseHand),
    Route(.put, "/classes/{code}/control", "giveControl", giveControl),
    Route(.delete, "/classes/{code}/control", "takeControl", takeControl),
    Route(.post, "/classes/{code}/polls", "openPoll", openPoll),
    Route(.post, "/classes/{code}/polls/{poll}/answers", "answerPoll", answerPoll),
    Route(.post, "/classes/{code}/polls/{poll}/reveal", "revealPoll", revealPoll),
  ]

  private static let application = [
    Route(
      .get, "/sessions/{session}/application", "getApplication", query: ["at"], cost: .small,
      application)
  ]

  private static let screens = [
    Route(
      .get, "/sessions/{session}/screens", "listScreens", query: ["at"], listScreens),
    Route(
      .get, "/sessions/{session}/screens/{screen}", "getScreen", query: ["at"], getScreen),
  ]

  private static let scenes = [
    Route(
      .get, "/sessions/{session}/scenes", "listScenes", query: ["at"], listScenes),
    Route(
      .get, "/sessions/{session}/scenes/{scene}", "getScene", query: ["at"], getScene),
  ]

  private static let windows =
    [
      Route(
        .get, "/sessions/{session}/windows", "listWindows", query: ["at"], listWindows),
      Route(
        .get, "/sessions/{session}/windows.txt", "listWindowsAsText", query: ["at"],
        produces: [Route.text],
        windowTable),
      Route(
        .get, "/sessions/{session}/windows/{window}", "getWindow", query: ["at"], getWindow),
    ] + Write.windows.map { Route($0) }

  private static let views =
    [
      Route(
        .get, "/sessions/{session}/views", "listViews", query: ["at", "after"], listViews),
      Route(
        .get, "/sessions/{session}/views/{view}", "getView", query: ["at"], getView),
    ] + Write.views.map { Route($0) } + Write.subviews.map { Route($0) }

  private static let geometry = [
    Route(
      .get, "/sessions/{session}/views/{view}/convert", "convert",
      query: ["at", "point", "rect", "to", "from"], convert),
    Route(
      .get, "/sessions/{session}/views/{view}/hitTest", "hitTestView", query: ["at", "point"],
      produces: [Route.json, Route.text], hitTestView),
    Route(
      .get, "/sessions/{session}/hitTest", "hitTest", query: ["at", "point", "screen"],
      produces: [Route.json, Route.text], hitTest),
    Route(
      .get, "/sessions/{session}/views/{view}/responderChain", "getResponderChain", query: ["at"],
      produces: [Route.json, Route.text], responderChain),
    Route(
      .get, "/sessions/{session}/controllers/{controller}/responderChain",
      "getControllerResponderChain", query: ["at"], produces: [Route.json, Route.text],
      controllerResponderChain),
    Route(
      .get, "/sessions/{session}/views/{view}/viewWithTag", "viewWithTag", query: ["at", "tag"],
      viewWithTag),
    Route(
      .get, "/sessions/{session}/views/{view}/isDescendant", "isDescendant", query: ["at", "of"],
      isDescendant),
    Route(
      .get, "/sessions/{session}/views/{view}/pointInside", "pointInside", query: ["at", "point"],
      pointInside),
    Route(
      .get, "/sessions/{session}/tree.txt", "getTree", query: ["at"], produces: [Route.text], tree),
    Route(
      .get, "/sessions/{session}/views/{view}/tree.txt", "getViewTree", query: ["at"],
      produces: [Route.text],
      viewTree),
  ]

  private static let input =
    [
      Route(
        .get, "/sessions/{session}/systemWindows", "listSystemWindows", query: ["at"], systemWindows
      )
    ] + Write.responders.map { Route($0) }

  private static let controllers =
    [
      Route(
        .get, "/sessions/{session}/controllers", "listControllers", query: ["at"], listControllers),
      Route(
        .get, "/sessions/{session}/controllers/{controller}", "getController", query: ["at"],
        getController),
    ] + Write.controllers.map { Route($0) } + Write.stacks.map { Route($0) }
    + Write.presentations.map { Route($0) }

  private static let alerts =
    [
      Route(
        .get, "/sessions/{session}/alerts", "listAlerts", query: ["at"], listAlerts),
      Route(
        .get, "/sessions/{session}/alerts/{alert}", "getAlert", query: ["at"], getAlert),
    ] + Write.alerts.map { Route($0) }

  private static let runLoop =
    [
      Route(
        .get, "/sessions/{session}/runLoop", "getRunLoop", query: ["at"], getRunLoop)
    ] + Write.system.map { Route($0) }

  private static let references =
    [
      Route(
        .get, "/sessions/{session}/references", "listReferences", query: ["at"], listReferences),
      Route(
        .get, "/sessions/{session}/references/{reference}", "getReference", query: ["at"],
        getReference),
    ] + Write.references.map { Route($0) }

  private static let queries = [
    query("keyWindow", "queryKeyWindow", keyWindowQuery),
    query("findKeyWindow", "queryFindKeyWindow", findKeyWindowQuery),
    query("windows", "queryWindows", windowsQuery),
    query("delegateWindow", "queryDelegateWindow", delegateWindowQuery),
    Route(
      .get, "/sessions/{session}/queries/currentViewController", "queryCurrentViewController",
      query: ["at", "algorithm", "view"], produces: [Route.json, Route.text], currentControllerQuery
    ),
    Route(
      .get, "/sessions/{session}/views/{view}/safeAreaInsets", "getSafeAreaInsets", query: ["at"],
      safeAreaInsets),
  ]

  /// A question about windows, answered with the way to the answer.
  private static func query(
    _ name: String, _ operation: String,
    _ respond: @escaping @Sendable (Call) throws(Problem) -> Response
  ) -> Route {
    Route(
      .get, "/sessions/{session}/queries/\(name)", operation, query: ["at"],
      produces: [Route.json, Route.text], respond)
  }
}
