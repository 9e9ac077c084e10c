@_exported public import Foundation

/// A point, in points.
public struct CGPoint: Hashable, CustomDebugStringConvertible {
  public var x: CGFloat
  public var y: CGFloat
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  public init(x: Double, y: Double) { self.init(x: CGFloat(x), y: CGFloat(y)) }
  public init(x: Int, y: Int) { self.init(x: CGFloat(x), y: CGFloat(y)) }
  public init() { self.init(x: 0, y: 0) }
  public static let zero = CGPoint()
  public var debugDescription: String { "(\(x), \(y))" }
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

/// A size, in points.
public struct CGSize: Hashable, CustomDebugStringConvertible {
  public var width: CGFloat
  public var height: CGFloat
  public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
  public init(width: Double, height: Double) {
    self.init(width: CGFloat(width), height: CGFloat(height))
  }
  public init(width: Int, height: Int) { self.init(width: CGFloat(width), height: CGFloat(height)) }
  public init() { self.init(width: 0, height: 0) }
  public static let zero = CGSize()
  public var debugDescription: String { "(\(width), \(height))" }
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

/// A vector, in points.
public struct CGVector: Hashable {
  public var dx: CGFloat
  public var dy: CGFloat
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
  public static let zero = CGVector(dx: 0 as CGFloat, dy: 0)
}

/// An edge of a rectangle.
public enum CGRectEdge { case minXEdge, minYEdge, maxXEdge, maxYEdge }

/// A rectangle, in points; the getters use the equivalent rectangle with positive sides.
public struct CGRect: CustomDebugStringConvertible {
  public var origin: CGPoint
  public var size: CGSize

  public init(origin: CGPoint, size: CGSize) { (self.origin, self.size) = (origin, size) }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
  }
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
  }
  public init() { self.init(origin: .zero, size: .zero) }

  public static let zero = CGRect()
  public static let null = CGRect(x: CGFloat.infinity, y: .infinity, width: 0, height: 0)
  public static let infinite = CGRect(
    x: -CGFloat.greatestFiniteMagnitude / 2, y: -CGFloat.greatestFiniteMagnitude / 2,
    width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }

  public var width: CGFloat { abs(size.width) }
  public var height: CGFloat { abs(size.height) }
  public var minX: CGFloat { min(origin.x, origin.x + size.width) }
  public var minY: CGFloat { min(origin.y, origin.y + size.height) }
  public var maxX: CGFloat { max(origin.x, origin.x + size.width) }
  public var maxY: CGFloat { max(origin.y, origin.y + size.height) }
  public var midX: CGFloat { origin.x + size.width / 2 }
  public var midY: CGFloat { origin.y + size.height / 2 }
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  public var isInfinite: Bool { self == .infinite }
  public var standardized: CGRect {
    isNull ? .null : CGRect(x: minX, y: minY, width: width, height: height)
  }
  public var integral: CGRect {
    guard !isNull else { return self }
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return CGRect(
      x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }

  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    guard !isNull else { return self }
    let (w, h) = (width - 2 * dx, height - 2 * dy)
    guard w >= 0, h >= 0 else { return .null }
    return CGRect(x: minX + dx, y: minY + dy, width: w, height: h)
  }
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    guard !isNull else { return self }
    return CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
  public func union(_ other: CGRect) -> CGRect {
    if isNull { return other }
    if other.isNull { return self }
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return CGRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
  public func intersection(_ other: CGRect) -> CGRect {
    if isNull || other.isNull { return .null }
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
  public func intersects(_ other: CGRect) -> Bool { !intersection(other).isNull && overlaps(other) }
  private func overlaps(_ other: CGRect) -> Bool {
    let both = intersection(other)
    return !both.isEmpty || isEmpty || other.isEmpty
  }
  public func contains(_ point: CGPoint) -> Bool {
    !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
  public func contains(_ other: CGRect) -> Bool { union(other) == self }
  public func equalTo(_ other: CGRect) -> Bool { self == other }
  public func divided(atDistance distance: CGFloat, from edge: CGRectEdge)
    -> (slice: CGRect, remainder: CGRect)
  {
    let r = standardized
    switch edge {
    case .minXEdge:
      let d = min(max(distance, 0), width)
      return (
        CGRect(x: r.minX, y: r.minY, width: d, height: height),
        CGRect(x: r.minX + d, y: r.minY, width: width - d, height: height)
      )
    case .maxXEdge:
      let d = min(max(distance, 0), width)
      return (
        CGRect(x: r.maxX - d, y: r.minY, width: d, height: height),
        CGRect(x: r.minX, y: r.minY, width: width - d, height: height)
      )
    case .minYEdge:
      let d = min(max(distance, 0), height)
      return (
        CGRect(x: r.minX, y: r.minY, width: width, height: d),
        CGRect(x: r.minX, y: r.minY + d, width: width, height: height - d)
      )
    case .maxYEdge:
      let d = min(max(distance, 0), height)
      return (
        CGRect(x: r.minX, y: r.maxY - d, width: width, height: d),
        CGRect(x: r.minX, y: r.minY, width: width, height: height - d)
      )
    }
  }
  public func applying(_ t: CGAffineTransform) -> CGRect {
    guard !isNull else { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ].map { $0.applying(t) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(
      x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}

extension CGRect: Hashable {
  public static func == (a: CGRect, b: CGRect) -> Bool {
    a.isNull && b.isNull
      || a.minX == b.minX && a.minY == b.minY && a.width == b.width && a.height == b.height
  }
}

/// Insets from the edges of a rectangle.
public struct UIEdgeInsets: Hashable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
  public static let zero = UIEdgeInsets()
}

/// A horizontal and a vertical offset.
public struct UIOffset: Hashable {
  public var horizontal: CGFloat
  public var vertical: CGFloat
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
  public static let zero = UIOffset(horizontal: 0, vertical: 0)
}

/// An affine transform.
public struct CGAffineTransform: Hashable {
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }
  public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(Double(angle)), cos(Double(angle)))
    self.init(
      a: CGFloat(cosine), b: CGFloat(sine), c: CGFloat(-sine), d: CGFloat(cosine), tx: 0, ty: 0)
  }
  public static let identity = CGAffineTransform()
  public var isIdentity: Bool { self == .identity }
  public func concatenating(_ n: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * n.a + b * n.c, b: a * n.b + b * n.d, c: c * n.a + d * n.c, d: c * n.b + d * n.d,
      tx: tx * n.a + ty * n.c + n.tx, ty: tx * n.b + ty * n.d + n.ty)
  }
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
  public func inverted() -> CGAffineTransform {
    let area = a * d - b * c
    guard area != 0 else { return self }
    return CGAffineTransform(
      a: d / area, b: -b / area, c: -c / area, d: a / area, tx: (c * ty - d * tx) / area,
      ty: (b * tx - a * ty) / area)
  }
}

/// The text of a geometry value, as in UIKit.
public func NSStringFromCGPoint(_ p: CGPoint) -> String { "{\(plain(p.x)), \(plain(p.y))}" }
public func NSStringFromCGSize(_ s: CGSize) -> String { "{\(plain(s.width)), \(plain(s.height))}" }
public func NSStringFromCGRect(_ r: CGRect) -> String {
  "{\(NSStringFromCGPoint(r.origin)), \(NSStringFromCGSize(r.size))}"
}
private func plain(_ value: CGFloat) -> String { String(format: "%.17g", Double(value)) }
extension NSCoder {
  public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }
  public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }
  public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }
}
