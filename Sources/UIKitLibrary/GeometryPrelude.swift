package import ProgramRuntime

extension Library {
  /// Rectangles and their parts, in points, with Core Graphics functions.
  package static let geometry = """
    struct CGPoint {
      var x: CGFloat = 0
      var y: CGFloat = 0
      init(x: CGFloat, y: CGFloat) { self.x = x; self.y = y }
      init() { }
      init(x: Int, y: Int) { self.x = CGFloat(x); self.y = CGFloat(y) }
      static var zero: CGPoint = CGPoint(x: 0, y: 0)
      func applying(_ t: CGAffineTransform) -> CGPoint {
        return CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
      }
      func equalTo(_ other: CGPoint) -> Bool { return self == other }
    }
    struct CGVector {
      var dx: CGFloat = 0
      var dy: CGFloat = 0
    }
    struct CGSize {
      var width: CGFloat = 0
      var height: CGFloat = 0
      init(width: CGFloat, height: CGFloat) { self.width = width; self.height = height }
      init() { }
      init(width: Int, height: Int) { self.width = CGFloat(width); self.height = CGFloat(height) }
      func applying(_ t: CGAffineTransform) -> CGSize {
        return CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
      }
      static var zero: CGSize = CGSize(width: 0, height: 0)
    }
    struct CGRect {
      var origin: CGPoint = CGPoint(x: 0, y: 0)
      var size: CGSize = CGSize(width: 0, height: 0)
      static var zero: CGRect = CGRect(x: 0, y: 0, width: 0, height: 0)
      static var null: CGRect = CGRect(x: CGFloat.infinity, y: CGFloat.infinity, width: 0, height: 0)
      init() { }
      init(origin: CGPoint, size: CGSize) { self.origin = origin; self.size = size }
      init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        origin = CGPoint(x: x, y: y)
        size = CGSize(width: width, height: height)
      }
      init(x: Int, y: Int, width: Int, height: Int) {
        origin = CGPoint(x: x, y: y)
        size = CGSize(width: width, height: height)
      }
      var width: CGFloat { return abs(size.width) }
      var height: CGFloat { return abs(size.height) }
      var minX: CGFloat { return size.width < 0 ? origin.x + size.width : origin.x }
      var minY: CGFloat { return size.height < 0 ? origin.y + size.height : origin.y }
      var maxX: CGFloat { return size.width < 0 ? origin.x : origin.x + size.width }
      var maxY: CGFloat { return size.height < 0 ? origin.y : origin.y + size.height }
      var midX: CGFloat { return origin.x + size.width / 2 }
      var midY: CGFloat { return origin.y + size.height / 2 }
      var isEmpty: Bool { return isNull || size.width == 0 || size.height == 0 }
      var isNull: Bool { return origin.x == CGFloat.infinity || origin.y == CGFloat.infinity }
      var standardized: CGRect { return CGRect(x: minX, y: minY, width: width, height: height) }
      var integral: CGRect {
        let x = floor(minX), y = floor(minY)
        return CGRect(x: x, y: y, width: ceil(maxX) - x, height: ceil(maxY) - y)
      }
      func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        let made = CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
        return made.size.width < 0 || made.size.height < 0 ? CGRect.null : made
      }
      func inset(by insets: UIEdgeInsets) -> CGRect {
        return CGRect(x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
      }
      func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        return CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
      }
      func contains(_ point: CGPoint) -> Bool {
        return !isEmpty && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
      }
      func contains(_ rect: CGRect) -> Bool { return union(rect) == standardized }
      func intersects(_ rect: CGRect) -> Bool { return !intersection(rect).isNull && !isEmpty && !rect.isEmpty && minX < rect.maxX && rect.minX < maxX && minY < rect.maxY && rect.minY < maxY }
      func intersection(_ rect: CGRect) -> CGRect {
        if isNull || rect.isNull { return CGRect.null }
        let x = max(minX, rect.minX), y = max(minY, rect.minY)
        let right = min(maxX, rect.maxX), bottom = min(maxY, rect.maxY)
        return right < x || bottom < y ? CGRect.null : CGRect(x: x, y: y, width: right - x, height: bottom - y)
      }
      func union(_ rect: CGRect) -> CGRect {
        if isNull { return rect }
        if rect.isNull { return self }
        let x = min(minX, rect.minX), y = min(minY, rect.minY)
        return CGRect(x: x, y: y, width: max(maxX, rect.maxX) - x, height: max(maxY, rect.maxY) - y)
      }
      func applying(_ t: CGAffineTransform) -> CGRect {
        let a = CGPoint(x: minX, y: minY).applying(t), b = CGPoint(x: maxX, y: minY).applying(t)
        let c = CGPoint(x: minX, y: maxY).applying(t), d = CGPoint(x: maxX, y: maxY).applying(t)
        let x = min(min(a.x, b.x), min(c.x, d.x)), y = min(min(a.y, b.y), min(c.y, d.y))
        return CGRect(x: x, y: y, width: max(max(a.x, b.x), max(c.x, d.x)) - x, height: max(max(a.y, b.y), max(c.y, d.y)) - y)
      }
      func equalTo(_ other: CGRect) -> Bool { return self == other }
    }
    struct UIEdgeInsets {
      var top: CGFloat = 0
      var left: CGFloat = 0
      var bottom: CGFloat = 0
      var right: CGFloat = 0
      static var zero: UIEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    }
    struct UIOffset {
      var horizontal: CGFloat = 0
      var vertical: CGFloat = 0
    }
    struct CGAffineTransform {
      var a: CGFloat = 1
      var b: CGFloat = 0
      var c: CGFloat = 0
      var d: CGFloat = 1
      var tx: CGFloat = 0
      var ty: CGFloat = 0
      static var identity: CGAffineTransform = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
      init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
      }
      init(translationX: CGFloat, y: CGFloat) { tx = translationX; ty = y }
      init(scaleX: CGFloat, y: CGFloat) { a = scaleX; d = y }
      init(rotationAngle: CGFloat) { self = CGAffineTransform.rotation(rotationAngle) }
      static func rotation(_ angle: CGFloat) -> CGAffineTransform
      var isIdentity: Bool { return self == CGAffineTransform.identity }
      func concatenating(_ t: CGAffineTransform) -> CGAffineTransform {
        return CGAffineTransform(
          a: a * t.a + b * t.c, b: a * t.b + b * t.d, c: c * t.a + d * t.c, d: c * t.b + d * t.d,
          tx: tx * t.a + ty * t.c + t.tx, ty: tx * t.b + ty * t.d + t.ty)
      }
      func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { return CGAffineTransform(translationX: x, y: y).concatenating(self) }
      func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { return CGAffineTransform(scaleX: x, y: y).concatenating(self) }
      func rotated(by angle: CGFloat) -> CGAffineTransform { return CGAffineTransform(rotationAngle: angle).concatenating(self) }
      func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        if determinant == 0 { return self }
        return CGAffineTransform(
          a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
          tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
      }
    }
    """
}
