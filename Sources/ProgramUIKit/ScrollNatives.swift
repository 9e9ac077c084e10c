package import ProgramRuntime
import WindowModel

/// Scroll views.
extension Library {
  /// A scroll view's property, with the default of a new scroll view if it is not set.
  private static func scroll(
    _ read: @escaping @Sendable (ScrollView) -> Value,
    _ write: @escaping @Sendable (inout ScrollProperties, Value) -> Void
  ) -> NativeProperty {
    node(
      { read($1.scrollView($0) ?? ScrollView()) },
      set: { machine, value, new throws(Halt) in
        try machine.changeView(value) { write(&$0.scrolling, new) }
      })
  }

  /// An enumeration case by its index.
  private static func place<Case: CaseIterable & Equatable>(_ value: Case) -> Value {
    .element(Array(Case.allCases).firstIndex(of: value) ?? 0, [])
  }

  private static func value<Case: CaseIterable>(_ value: Value, _: Case.Type) -> Case? {
    Array(Case.allCases).enumerated().first { value.isSame(as: .element($0.offset, [])) }?.element
  }

  package static let scrollProperties: [String: NativeProperty] = [
    "UIScrollView.contentSize": scroll(
      { Machine.value($0.contentSize) }, { $0.contentSize = Machine.size($1) }),
    "UIScrollView.contentInset": scroll(
      { Machine.value($0.contentInset) }, { $0.contentInset = Machine.insets($1) }),
    "UIScrollView.adjustedContentInset": node { Machine.value($1.adjustedContentInset(of: $0)) },
    "UIScrollView.contentInsetAdjustmentBehavior": scroll(
      { place($0.contentInsetAdjustmentBehavior) },
      { $0.contentInsetAdjustmentBehavior = value($1, ScrollView.InsetAdjustment.self) }),
    "UIScrollView.isScrollEnabled": scroll(
      { .bool($0.isScrollEnabled) }, { $0.isScrollEnabled = $1.bool }),
    "UIScrollView.delaysContentTouches": scroll(
      { .bool($0.delaysContentTouches) }, { $0.delaysContentTouches = $1.bool }),
    "UIScrollView.canCancelContentTouches": scroll(
      { .bool($0.canCancelContentTouches) }, { $0.canCancelContentTouches = $1.bool }),
    "UIScrollView.bounces": scroll({ .bool($0.bounces) }, { $0.bounces = $1.bool }),
    "UIScrollView.alwaysBounceVertical": scroll(
      { .bool($0.alwaysBounceVertical) }, { $0.alwaysBounceVertical = $1.bool }),
    "UIScrollView.alwaysBounceHorizontal": scroll(
      { .bool($0.alwaysBounceHorizontal) }, { $0.alwaysBounceHorizontal = $1.bool }),
    "UIScrollView.isPagingEnabled": scroll(
      { .bool($0.isPagingEnabled) }, { $0.isPagingEnabled = $1.bool }),
    "UIScrollView.keyboardDismissMode": scroll(
      { place($0.keyboardDismissMode) },
      { $0.keyboardDismissMode = value($1, ScrollView.KeyboardDismissMode.self) }),
    "UIScrollView.isTracking": flag { $1.isTracking($0) },
    "UIScrollView.isDragging": flag { $1.scrollView($0)?.isDragging == true },
    "UIScrollView.isDecelerating": flag { $1.isDecelerating($0) },
    "UIScrollView.panGestureRecognizer": NativeProperty(get: { machine, value throws(Halt) in
      try machine.scrollPan(of: value)
    }),
    "UIScrollView.delegate": delegate,
    "UITextView.delegate": delegate,
  ]

  /// A scroll view's delegate, whose type its subclasses narrow.
  private static let delegate = NativeProperty(
    get: { machine, value throws(Halt) in machine.field("scrollDelegate", of: value) },
    set: { machine, value, new throws(Halt) in
      machine.setField("scrollDelegate", of: value, new.unboxed.weakened)
    })

  package static let scrollNatives: [String: Native] = [
    "UIScrollView.touchesShouldCancel(in:)": { machine, _, arguments throws(Halt) in
      let view = try machine.node(arguments[0])
      return .bool(try machine.read { $0.view(view)?.control == nil })
    },
    "UIScrollView.scrollRectToVisible(_:animated:)": { machine, value, arguments throws(Halt) in
      let node = try machine.node(value)
      let rect = Machine.rect(arguments[0])
      let offset = try machine.read { $0.contentOffset(showing: rect, in: node) }
      try machine.changeView(value) { $0.contentOffset = offset }
      return .void
    },
  ]
}

extension Machine {
  /// A scroll view's own pan recognizer, created on first use both here and in the model.
  func scrollPan(of view: Value) throws(Halt) -> Value {
    let node = try node(view)
    let pan = try withModel { application throws(Refusal) in
      application.startScrolling(node)
      return application.scrollView(node)?.pan
    }
    guard let pan else { throw .bound("There is no room for this scroll view's recognizer.") }
    if let known = recognizers(of: view).first(where: {
      field("modelName", of: $0).string == pan.text
    }) {
      return known
    }
    let recognizer = try make("UIPanGestureRecognizer")
    setField("modelName", of: recognizer, .string(pan.text))
    setField("delaysTouchesEnded", of: recognizer, .bool(false))
    setField("view", of: recognizer, view.weakened)
    setRecognizers(recognizers(of: view) + [recognizer], of: view)
    return recognizer
  }

  /// An object's delegate; scroll views, including text views, have a single one.
  func delegate(of value: Value) -> Value {
    let delegate = field("delegate", of: value)
    return delegate.isNone ? field("scrollDelegate", of: value) : delegate
  }

  /// Notifies a scroll view's delegate that its content moves.
  func tellScroll(_ event: Event) throws(Halt) {
    guard let node = event.object.node, let instance = objects[node] else { return }
    let scroll = Value.object(reference(to: instance))
    if event.name == .scrollViewDidEndDragging {
      try tell(
        delegate(of: scroll), "scrollViewDidEndDragging(_:willDecelerate:)",
        [scroll, .bool(event.reason == .contentGoesBack)])
    } else {
      try tell(delegate(of: scroll), "\(event.name.rawValue)(_:)", [scroll])
    }
  }
}
