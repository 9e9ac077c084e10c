extension Application {
  /// The current controller by one of the algorithms. Those that follow the responder chain start at a
  /// view, by default the key window.
  public func currentController(
    by algorithm: CurrentControllerAlgorithm, from view: NodeID? = nil
  ) -> CurrentControllerQuery {
    var query = CurrentControllerQuery(algorithm)
    switch algorithm {
    case .getCurrentVC: getCurrentVC(in: &query)
    case .presentedChain, .recursive: followRoot(in: &query)
    case .responderChain: followResponders(from: view, in: &query)
    case .topMost: followPresented(from: view, in: &query)
    }
    return query
  }

  /// The article's function, to the letter.
  private func getCurrentVC(in query: inout CurrentControllerQuery) {
    guard var window = startAtKeyWindow(in: &query) else { return }
    if arena[window].window?.level != .normal {
      query.step(window, .levelNotNormal)
      if let normal = windows.first(where: { arena[$0].window?.level == .normal }) {
        query.step(normal, .firstNormalWindow)
        window = normal
      } else {
        query.step(nil, .noNormalWindow)
      }
    }
    guard let front = arena[window].subviews.first else {
      query.step(window, .noSubviews)
      return
    }
    query.step(front, .backmostSubview)
    if let controller = controller(ofView: front) {
      query.step(controller, .nextIsController)
      query.controller = controller
      return
    }
    query.step(window, .nextIsNoController)
    query.controller = startAtRoot(of: window, in: &query)
  }

  private func followRoot(in query: inout CurrentControllerQuery) {
    guard let window = startAtKeyWindow(in: &query),
      var current = startAtRoot(of: window, in: &query)
    else { return }
    while let (next, outcome) = next(after: current, query.algorithm) {
      query.step(next, outcome)
      current = next
    }
    query.step(current, .noOther)
    query.controller = current
  }

  private func next(
    after id: NodeID, _ algorithm: CurrentControllerAlgorithm
  ) -> (NodeID, CurrentControllerQuery.Outcome)? {
    if let presented = arena[controller: id]?.presented { return (presented, .presented) }
    guard algorithm == .recursive else { return nil }
    switch arena[controller: id]?.controllerClass.kind {
    case .navigation: return front(of: id).map { ($0, .onTop) }
    case .tabBar: return front(of: id).map { ($0, .selected) }
    case .plain, .pages, .split, .table, .alert, nil: return nil
    }
  }

  private func followResponders(from view: NodeID?, in query: inout CurrentControllerQuery) {
    guard let start = view ?? startAtKeyWindow(in: &query) else { return }
    for responder in responderChain(from: start) {
      switch responder {
      case .view(let id): query.step(id, .notAController)
      case .controller(let id):
        query.step(id, .nextIsController)
        query.controller = id
        return
      case .scene, .application, .delegate: break
      }
    }
    query.step(nil, .noController)
  }

  private func followPresented(from view: NodeID?, in query: inout CurrentControllerQuery) {
    guard let window = startAtKeyWindow(in: &query),
      let root = startAtRoot(of: window, in: &query)
    else { return }
    var chain = [root]
    while let next = arena[controller: chain[chain.count - 1]]?.presented {
      query.step(next, .presented)
      chain.append(next)
    }
    let controllers = Set(chain)
    for responder in responderChain(from: view ?? window) {
      switch responder {
      case .view(let id): query.step(id, .notAController)
      case .controller(let id):
        query.step(id, controllers.contains(id) ? .inChain : .notPresented)
        guard controllers.contains(id) else { continue }
        query.controller = id
        return
      case .scene, .application, .delegate: break
      }
    }
    query.step(nil, .noController)
  }

  private func startAtKeyWindow(in query: inout CurrentControllerQuery) -> NodeID? {
    query.step(keyWindow, keyWindow == nil ? .noKeyWindow : .keyWindow)
    return keyWindow
  }

  private func startAtRoot(
    of window: NodeID, in query: inout CurrentControllerQuery
  ) -> NodeID? {
    let root = arena[window].window?.rootViewController
    query.step(root, root == nil ? .noRoot : .root)
    return root
  }
}
