import Foundation
@testable internal import WindowModel

/// Keeps Swift objects alive while the model holds their nodes.
///
/// Code holds a node in the model while its Swift object exists. While something else in the model holds the node
/// (a superview, a stack …), the world holds the object.
extension World {
  /// Creates the node of a new object, or uses the one that it is created for.
  func make(_ object: UIResponder, _ create: () -> Void) -> NodeID {
    let id: NodeID
    if let adopted = adopting {
      adopting = nil
      id = adopted
    } else {
      id = app.pointee.arena.nextID
      create()
    }
    app.pointee.holdByCode(id)
    peers[id] = Peer(object: object, held: nil)
    return id
  }

  /// Releases the node of an object that is being deinitialized.
  func died(_ id: NodeID) {
    peers[id] = nil
    let related = relatives(of: id)
    app.pointee.letGoByCode(id)
    for other in related { weaken(other) }
  }

  private func relatives(of id: NodeID) -> [NodeID] {
    if let controller = app.pointee.controller(id) {
      return [controller.view].compactMap { $0 } + controller.children
        + [controller.presented].compactMap { $0 }
    }
    guard let view = app.pointee.view(id) else { return [] }
    return view.subviews + [view.window?.rootViewController].compactMap { $0 }
  }

  /// Whether something in the model other than code holds a node.
  func isHeldByModel(_ id: NodeID) -> Bool { app.pointee.isHeldByModel(id) }

  /// Retains the objects that the model holds now, and releases those that it no longer holds.
  func checkHolds() {
    for id in peers.keys.sorted() {
      guard peers[id] != nil else { continue }
      let isHeld = isHeldByModel(id)
      if isHeld, peers[id]?.held == nil {
        let object = peers[id]?.object
        peers[id]?.held = object
      } else if !isHeld, peers[id]?.held != nil, !isOnlyHeldHere(id) {
        peers[id]?.held = nil
      }
    }
  }

  private func isOnlyHeldHere(_ id: NodeID) -> Bool {
    isKnownUniquelyReferenced(&peers[id]!.held)
  }

  private func weaken(_ id: NodeID) {
    guard peers[id] != nil, !isHeldByModel(id) else { return }
    // The object must not be released during the write to the table.
    let held = peers[id]?.held
    peers[id]?.held = nil
    _ = held
  }

  /// Releases unreferenced objects, at the end of a turn.
  func sweep() {
    var left = 100
    repeat {
      let living = peers.count
      // Their `deinit` may use the pool too.
      let leaving = pool
      pool = []
      _ = leaving
      // In the order in which they lost an owner.
      for id in app.pointee.releasePool + peers.keys.sorted() { weaken(id) }
      left -= 1
      if peers.count == living, pool.isEmpty { break }
    } while left > 0
    let waiting = Set(
      app.pointee.controllers.compactMap {
        app.pointee.controller($0)?.presentation?.completion?.name
      })
    let over = completions.filter { !waiting.contains($0.key) }
    completions = completions.filter { waiting.contains($0.key) }
    _ = over
  }

  // MARK: Objects of nodes

  /// The view of a node, created with UIKit's own class if the program created none.
  func view(_ id: NodeID?) -> UIView? {
    guard let id, let view = app.pointee.view(id) else { return nil }
    if let object = peers[id]?.object { return object as? UIView }
    adopting = id
    let object: UIView
    if view.isWindow {
      object = UIWindow(frame: .zero)
    } else {
      switch view.viewClass.name {
      case "UITextField": object = UITextField(frame: .zero)
      case "UITextView": object = UITextView(frame: .zero)
      case "UINavigationBar": object = UINavigationBar(frame: .zero)
      case "UITabBar": object = UITabBar(frame: .zero)
      case "UIToolbar": object = UIToolbar(frame: .zero)
      default: object = UIView(frame: .zero)
      }
    }
    peers[id]?.held = isHeldByModel(id) ? object : nil
    return object
  }

  /// The window of a node.
  func window(_ id: NodeID?) -> UIWindow? { view(id) as? UIWindow }

  /// The controller of a node.
  func controller(_ id: NodeID?) -> UIViewController? {
    guard let id, app.pointee.isController(id) else { return nil }
    if let object = peers[id]?.object { return object as? UIViewController }
    adopting = id
    let object = UIViewController(nibName: nil, bundle: nil)
    peers[id]?.held = isHeldByModel(id) ? object : nil
    return object
  }

  /// The object of a node; nil while it is being deinitialized.
  func object(_ id: NodeID) -> UIResponder? {
    guard app.pointee.arena.isAlive(id) else { return nil }
    if let peer = peers[id] { return peer.object }
    return app.pointee.isController(id) ? controller(id) : view(id)
  }

  func identifier(_ object: UIView?) -> Identifier? {
    object.map { app.pointee.identifier(of: $0.id) }
  }
  func identifier(_ object: UIViewController?) -> Identifier? {
    object.map { app.pointee.identifier(of: $0.id) }
  }
}
