/// How a packed view differs from a plain one; only the differences follow its geometry.
private struct Packed: OptionSet {
  let rawValue: UInt64

  static let superview = Packed(rawValue: 1)
  static let subviews = Packed(rawValue: 1 << 1)
  static let tag = Packed(rawValue: 1 << 2)
  static let origin = Packed(rawValue: 1 << 3)
  static let transform = Packed(rawValue: 1 << 4)
  static let mask = Packed(rawValue: 1 << 5)
  static let keepsSubviews = Packed(rawValue: 1 << 6)
  static let alpha = Packed(rawValue: 1 << 7)
  static let hidden = Packed(rawValue: 1 << 8)
  static let opaque = Packed(rawValue: 1 << 9)
  static let clips = Packed(rawValue: 1 << 10)
  static let interactive = Packed(rawValue: 1 << 11)
  static let color = Packed(rawValue: 1 << 12)
  static let needsLayout = Packed(rawValue: 1 << 13)
  static let overrides = Packed(rawValue: 1 << 14)
  static let control = Packed(rawValue: 1 << 15)
  static let text = Packed(rawValue: 1 << 16)
  static let window = Packed(rawValue: 1 << 17)
  static let owner = Packed(rawValue: 1 << 18)
  static let container = Packed(rawValue: 1 << 19)
  static let retained = Packed(rawValue: 1 << 20)
  static let references = Packed(rawValue: 1 << 21)
  /// Its only variable is the one in which it was stored when it was made.
  static let ownReference = Packed(rawValue: 1 << 22)
  static let waitsWithin = Packed(rawValue: 1 << 23)
  static let waitsWithinAny = Packed(rawValue: 1 << 24)
  static let multipleTouch = Packed(rawValue: 1 << 25)
  static let exclusiveTouch = Packed(rawValue: 1 << 26)
}

extension View {
  private func packed(_ identifier: Identifier) -> Packed {
    var packed: Packed = []
    if superview != nil { packed.insert(.superview) }
    if !subviews.isEmpty { packed.insert(.subviews) }
    if tag != 0 { packed.insert(.tag) }
    // Compares the bits, since 0 and -0 are equal.
    if bounds.origin.numbers.contains(where: { $0.bitPattern != 0 }) { packed.insert(.origin) }
    if zip(transform.numbers, AffineTransform.identity.numbers).contains(where: {
      $0.bitPattern != $1.bitPattern
    }) {
      packed.insert(.transform)
    }
    if !autoresizingMask.isEmpty { packed.insert(.mask) }
    if !autoresizesSubviews { packed.insert(.keepsSubviews) }
    if alpha != 1 { packed.insert(.alpha) }
    if isHidden { packed.insert(.hidden) }
    if isOpaque { packed.insert(.opaque) }
    if clipsToBounds { packed.insert(.clips) }
    if isUserInteractionEnabled { packed.insert(.interactive) }
    if isMultipleTouchEnabled { packed.insert(.multipleTouch) }
    if isExclusiveTouch { packed.insert(.exclusiveTouch) }
    if backgroundColor != nil { packed.insert(.color) }
    if needsLayout { packed.insert(.needsLayout) }
    if overrides != .none { packed.insert(.overrides) }
    if control != nil { packed.insert(.control) }
    if text != nil { packed.insert(.text) }
    if isWindow { packed.insert(.window) }
    if owner != nil { packed.insert(.owner) }
    if isContainer { packed.insert(.container) }
    if wasRetained { packed.insert(.retained) }
    if references.count == 1, references.first?.text == identifier.text {
      packed.insert(.ownReference)
    } else if !references.isEmpty {
      packed.insert(.references)
    }
    switch waitingForLayout {
    case .nobody: break
    case .within: packed.insert(.waitsWithin)
    case .withinAny: packed.insert(.waitsWithinAny)
    }
    return packed
  }

  func pack(_ identifier: Identifier, into packer: inout Packer) {
    let packed = packed(identifier)
    packer.add(packed.rawValue)
    packer.add(symbol: viewClass.name)
    packer.add(bounds.size.width)
    packer.add(bounds.size.height)
    packer.add(center.x)
    packer.add(center.y)
    if let superview { packer.add(superview) }
    if packed.contains(.subviews) { packer.add(subviews) }
    if packed.contains(.tag) { packer.add(signed: tag) }
    if packed.contains(.origin) { for number in bounds.origin.numbers { packer.add(number) } }
    if packed.contains(.transform) { for number in transform.numbers { packer.add(number) } }
    if packed.contains(.mask) { packer.add(signed: autoresizingMask.rawValue) }
    if packed.contains(.alpha) { packer.add(alpha) }
    if let backgroundColor { packer.add(symbol: backgroundColor.text) }
    if packed.contains(.overrides) { overrides.pack(into: &packer) }
    if let control { control.pack(into: &packer) }
    if let text { packer.add(text) }
    if let window { window.pack(into: &packer) }
    if let owner { packer.add(owner) }
    if packed.contains(.references) {
      packer.add(count: references.count)
      for reference in references { packer.add(reference.text) }
    }
    if case .within(let id) = waitingForLayout { packer.add(id) }
  }

  init(_ identifier: Identifier, from packed: inout Unpacker) throws(PackingFault) {
    let parts = Packed(rawValue: try packed.number())
    let viewClass = ViewClass(known: try packed.symbol())
    let size = Size(width: try packed.double(), height: try packed.double())
    self.init(viewClass, frame: Rect(origin: .zero, size: size))
    center = Point(x: try packed.double(), y: try packed.double())
    if parts.contains(.superview) { superview = try packed.id() }
    if parts.contains(.subviews) { subviews = try packed.ids() }
    if parts.contains(.tag) { tag = try packed.signed() }
    if parts.contains(.origin) {
      bounds.origin = Point(x: try packed.double(), y: try packed.double())
    }
    if parts.contains(.transform) {
      transform = AffineTransform(
        a: try packed.double(), b: try packed.double(), c: try packed.double(),
        d: try packed.double(), tx: try packed.double(), ty: try packed.double())
    }
    if parts.contains(.mask) { autoresizingMask = AutoresizingMask(rawValue: try packed.signed()) }
    autoresizesSubviews = !parts.contains(.keepsSubviews)
    if parts.contains(.alpha) { alpha = try packed.double() }
    isHidden = parts.contains(.hidden)
    isOpaque = parts.contains(.opaque)
    clipsToBounds = parts.contains(.clips)
    isUserInteractionEnabled = parts.contains(.interactive)
    isMultipleTouchEnabled = parts.contains(.multipleTouch)
    isExclusiveTouch = parts.contains(.exclusiveTouch)
    if parts.contains(.color) { backgroundColor = Color(known: try packed.symbol()) }
    needsLayout = parts.contains(.needsLayout)
    overrides = parts.contains(.overrides) ? try Overrides(from: &packed) : .none
    control = parts.contains(.control) ? try Control(from: &packed) : nil
    text = parts.contains(.text) ? try packed.text() : nil
    if parts.contains(.window) { window = try Window(from: &packed) }
    if parts.contains(.owner) { owner = try packed.id() }
    isContainer = parts.contains(.container)
    wasRetained = parts.contains(.retained)
    if parts.contains(.ownReference) {
      references = [ReferenceName(of: identifier)]
    } else if parts.contains(.references) {
      for _ in 0..<(try packed.count()) {
        references.append(ReferenceName(known: try packed.text()))
      }
    }
    if parts.contains(.waitsWithin) {
      waitingForLayout = .within(try packed.id())
    } else if parts.contains(.waitsWithinAny) {
      waitingForLayout = .withinAny
    }
  }
}

extension Point {
  fileprivate var numbers: [Double] { [x, y] }
}

extension AffineTransform {
  fileprivate var numbers: [Double] { [a, b, c, d, tx, ty] }
}

extension Overrides {
  fileprivate static let none = Overrides()

  fileprivate func pack(into packer: inout Packer) {
    packer.add(count: handles.count)
    for kind in handles.map(\.rawValue).sorted() { packer.add(symbol: kind) }
    packer.add(count: respondsTo.count)
    for action in respondsTo.sorted() { packer.add(symbol: action.name) }
    packer.add(symbol: hitTest.rawValue)
    packer.add(canBecomeFirstResponder ? 1 : 0 as UInt64)
    packer.add(canResignFirstResponder ? 1 : 0 as UInt64)
  }

  fileprivate init(from packed: inout Unpacker) throws(PackingFault) {
    self.init()
    for _ in 0..<(try packed.count()) { handles.insert(try packed.oneOf(InputKind.self)) }
    for _ in 0..<(try packed.count()) { respondsTo.insert(Selector(known: try packed.symbol())) }
    hitTest = try packed.oneOf(HitTest.self)
    canBecomeFirstResponder = try packed.number() != 0
    canResignFirstResponder = try packed.number() != 0
  }
}

extension Control {
  fileprivate func pack(into packer: inout Packer) {
    packer.add(isEnabled ? 1 : 0 as UInt64)
    packer.add(count: actions.count)
    for action in actions {
      packer.add(symbol: action.event.rawValue)
      packer.add(symbol: action.action.name)
      packer.add(action.isForChain ? 1 : 0 as UInt64)
    }
  }

  fileprivate init(from packed: inout Unpacker) throws(PackingFault) {
    isEnabled = try packed.number() != 0
    for _ in 0..<(try packed.count()) {
      actions.append(
        ControlAction(
          try packed.oneOf(ControlEvent.self), Selector(known: try packed.symbol()),
          isForChain: try packed.number() != 0))
    }
  }
}

extension Window {
  fileprivate func pack(into packer: inout Packer) {
    packer.add(level.rawValue)
    packer.add(screen.text)
    packer.add(scene?.text ?? "")
    packer.add(canBecomeKey ? 1 : 0 as UInt64)
    packer.add(count: keyOverrides.count)
    for method in keyOverrides.map(\.rawValue).sorted() { packer.add(symbol: method) }
    packer.add(firstResponder.map { [$0] } ?? [])
    packer.add(rootViewController.map { [$0] } ?? [])
    packer.add(isSystem ? 1 : 0 as UInt64)
  }

  fileprivate init(from packed: inout Unpacker) throws(PackingFault) {
    level = WindowLevel(rawValue: try packed.double())
    screen = Identifier(known: try packed.text())
    let scene = try packed.text()
    self.scene = scene.isEmpty ? nil : Identifier(known: scene)
    canBecomeKey = try packed.number() != 0
    for _ in 0..<(try packed.count()) { keyOverrides.insert(try packed.oneOf(KeyMethod.self)) }
    firstResponder = try packed.ids().first
    rootViewController = try packed.ids().first
    isSystem = try packed.number() != 0
  }
}

extension Unpacker {
  /// A case by its name, so that a version with other cases can't confuse them.
  fileprivate mutating func oneOf<Case: RawRepresentable<String>>(
    _ type: Case.Type
  ) throws(PackingFault) -> Case {
    guard let value = Case(rawValue: try symbol()) else { throw PackingFault() }
    return value
  }
}
