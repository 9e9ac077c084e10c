package import ProgramRuntime
package import WindowModel

/// UIKit's queries of an object's class.
extension Machine {
  package func answer(_ question: CodeQuestion, _ id: NodeID, in application: inout Application)
    -> Bool?
  {
    guard crash == nil, let instance = objects[id], let nominal = instance.nominal else {
      return nil
    }
    if let answer = answerOfDelegate(question, instance, &application) { return answer }
    guard !nominal.isLibrary else { return nil }
    switch question {
    case .canBecomeKey: return answer("canBecomeKey", instance, &application)
    case .canBecomeFirstResponder: return answer("canBecomeFirstResponder", instance, &application)
    case .canResignFirstResponder: return answer("canResignFirstResponder", instance, &application)
    case .prefersStatusBarHidden: return answer("prefersStatusBarHidden", instance, &application)
    case .shouldAutorotate: return answer("shouldAutorotate", instance, &application)
    case .delegate, .mayInsert, .shouldSelect, .collapse, .show: return nil
    case .touchesShouldCancel(let view):
      guard let method = override("touchesShouldCancel(in:)", instance) else { return nil }
      return on(&application, else: nil) { () throws(Halt) in
        try self.call(method, .object(self.reference(to: instance)), [try self.object(view)]).bool
      }
    case .isInside(let point):
      guard let method = override("point(inside:with:)", instance) else { return nil }
      return on(&application, else: nil) { () throws(Halt) in
        try self.call(method, .object(self.reference(to: instance)), [Self.value(point), .none])
          .bool
      }
    }
  }

  func answer(
    _ property: String, _ instance: Instance, _ application: inout Application
  ) -> Bool? {
    guard let nominal = instance.nominal, let own = find(property, in: nominal),
      own.owner?.isLibrary == false,
      let getter = own.getter
    else { return nil }
    return on(&application, else: nil) { () throws(Halt) in
      try self.call(getter, .object(self.reference(to: instance)), []).bool
    }
  }

  package func statusBarChild(of id: NodeID, in application: inout Application) -> NodeID?? {
    let name = "childForStatusBarHidden"
    guard crash == nil, let instance = objects[id], let nominal = instance.nominal,
      let own = find(name, in: nominal), own.owner?.isLibrary == false
    else { return nil }
    return on(&application, else: .some(nil)) { () throws(Halt) in
      let value = try self.property(name, of: .object(self.reference(to: instance)))
      return .some(value.isNone ? nil : try self.node(value))
    }
  }

  package func supportedOrientations(of id: NodeID, in application: inout Application)
    -> Set<Orientation>?
  {
    guard crash == nil else { return nil }
    let isPad = application.settings.device.idiom == .pad
    return on(&application, else: nil) { () throws(Halt) in
      let own = try self.ownOrientations(of: id)
      guard let allowed = try self.allowedOrientations() else { return own }
      let usual = Set(Orientation.allCases).subtracting(isPad ? [] : [.portraitUpsideDown])
      let both = (own ?? usual).intersection(allowed)
      guard both.isEmpty else { return both }
      let name = self.objects[id]?.nominal?.name ?? "UIViewController"
      throw .crash(
        .uncaught(
          "UIApplicationInvalidInterfaceOrientation",
          "Supported orientations has no common orientation with the application, and [\(name) shouldAutorotate] is returning YES",
          at: self.position))
    }
  }

  /// The `supportedInterfaceOrientations` of a controller's own class; nil if it has UIKit's.
  private func ownOrientations(of id: NodeID) throws(Halt) -> Set<Orientation>? {
    let name = "supportedInterfaceOrientations"
    guard let instance = objects[id], let nominal = instance.nominal,
      let own = find(name, in: nominal), own.owner?.isLibrary == false
    else { return nil }
    return Self.orientations(try property(name, of: .object(reference(to: instance))))
  }

  /// The orientations that the application's delegate allows; nil if it does not decide.
  private func allowedOrientations() throws(Halt) -> Set<Orientation>? {
    guard let delegate = library.shared["delegate"] else { return nil }
    return try tell(
      delegate, "application(_:supportedInterfaceOrientationsFor:)",
      [try shared("application", "UIApplication"), .none]
    ).map(Self.orientations)
  }

  private static func orientations(_ value: Value) -> Set<Orientation> {
    let mask = value.unboxed.parts.first?.int ?? value.unboxed.int
    return Set(Orientation.allCases.filter { mask & $0.mask != 0 })
  }

  package func inputView(_ part: InputPart, of id: NodeID, in application: inout Application)
    -> NodeID??
  {
    guard crash == nil, let instance = objects[id], let nominal = instance.nominal,
      let own = find(part.rawValue, in: nominal), own.owner?.isLibrary == false
    else { return nil }
    return on(&application, else: .some(nil)) { () throws(Halt) in
      let value = try self.property(part.rawValue, of: .object(self.reference(to: instance)))
      guard !value.isNone else { return .some(nil) }
      let view = try self.node(value)
      try self.withModel { application throws(Refusal) in application.keepInputView(view) }
      return .some(view)
    }
  }

  package func hitTest(_ point: Point, _ id: NodeID, in application: inout Application) -> NodeID??
  {
    guard crash == nil, let instance = objects[id],
      let method = override("hitTest(_:with:)", instance)
    else {
      return nil
    }
    return on(&application, else: .some(nil)) { () throws(Halt) in
      let event = try self.shared("event", "UIEvent")
      let hit = try self.call(
        method, .object(self.reference(to: instance)), [Self.value(point), event])
      return .some(hit.isNone ? nil : try self.node(hit))
    }
  }
}

extension Orientation {
  /// Its bit in a `UIInterfaceOrientationMask`.
  fileprivate var mask: Int {
    switch self {
    case .portrait: 2
    case .portraitUpsideDown: 4
    case .landscapeRight: 8
    case .landscapeLeft: 16
    }
  }
}
