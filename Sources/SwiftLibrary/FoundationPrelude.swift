import ProgramRuntime

extension Library {
  /// What programs use of Foundation and Dispatch.
  static let foundation = """
    protocol NSObjectProtocol: AnyObject { }
    class NSObject: NSObjectProtocol {
      init() { }
      func isKind(of type: AnyClass) -> Bool
      func isMember(of type: AnyClass) -> Bool
      func responds(to selector: Selector) -> Bool
      func isEqual(_ other: Any?) -> Bool
      func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval)
      static func cancelPreviousPerformRequests(withTarget target: Any)
      static func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object: Any?)
      func perform(_ selector: Selector)
      func perform(_ selector: Selector, with object: Any?)
      func setValue(_ value: Any?, forKey key: String)
      func value(forKey key: String) -> Any?
      func awakeFromNib() { }
      static func == (a: NSObject, b: NSObject) -> Bool { return a.isEqual(b) }
      var description: String
      var hash: Int
    }
    enum objc_AssociationPolicy { case OBJC_ASSOCIATION_RETAIN_NONATOMIC, OBJC_ASSOCIATION_COPY_NONATOMIC, OBJC_ASSOCIATION_RETAIN, OBJC_ASSOCIATION_COPY }
    class NSCoder: NSObject { }
    struct UUID {
      static var count: Int = 0
      var number: Int
      init() {
        UUID.count += 1
        number = UUID.count
      }
      var uuidString: String { return randomText() }
      var description: String { return randomText() }
    }
    func randomText() -> String
    class Bundle: NSObject {
      static var main: Bundle = Bundle()
    }

    struct NSRange {
      var location: Int
      var length: Int
      var description: String { return "{" + String(location) + ", " + String(length) + "}" }
    }
    struct NSValue {
      var boxed: Any
      init(cgRect: CGRect) { boxed = cgRect }
      init(cgPoint: CGPoint) { boxed = cgPoint }
      init(cgSize: CGSize) { boxed = cgSize }
      var cgRectValue: CGRect { return boxed as! CGRect }
      var cgPointValue: CGPoint { return boxed as! CGPoint }
      var cgSizeValue: CGSize { return boxed as! CGSize }
      var description: String {
        if let rect = boxed as? CGRect { return "NSRect: " + NSStringFromCGRect(rect) }
        if let size = boxed as? CGSize { return "NSSize: " + NSStringFromCGSize(size) }
        return "NSPoint: " + NSStringFromCGPoint(boxed as! CGPoint)
      }
    }
    struct NSNumber {
      var boxed: Any
      init(value: Int) { boxed = value }
      init(value: UInt) { boxed = Int(value) }
      init(value: Double) { boxed = value }
      init(value: CGFloat) { boxed = Double(value) }
      init(value: Float) { boxed = value }
      init(value: Bool) { boxed = value }
      var doubleValue: Double {
        if let number = boxed as? Double { return number }
        if let number = boxed as? Float { return Double(number) }
        return Double(intValue)
      }
      var floatValue: Float { return Float(doubleValue) }
      var intValue: Int {
        if let flag = boxed as? Bool { return flag ? 1 : 0 }
        if let number = boxed as? Int { return number }
        return Int(doubleValue)
      }
      var uintValue: UInt { return UInt(intValue) }
      var boolValue: Bool { return doubleValue != 0 }
      var stringValue: String {
        if doubleValue == doubleValue.rounded() && abs(doubleValue) < 1e16 { return String(intValue) }
        if let number = boxed as? Float { return String(number) }
        if let number = boxed as? Double { return String(number) }
        return String(intValue)
      }
      var description: String { return stringValue }
    }
    struct NSNotification {
      struct Name {
        var rawValue: String
        init(_ rawValue: String) { self.rawValue = rawValue }
        init(rawValue: String) { self.rawValue = rawValue }
      }
    }
    struct Notification {
      typealias Name = NSNotification.Name
      var name: NSNotification.Name
      var object: Any?
      var userInfo: [String: Any]?
      init(name: NSNotification.Name, object: Any? = nil, userInfo: [String: Any]? = nil) {
        self.name = name
        self.object = object
        self.userInfo = userInfo
      }
    }
    class OperationQueue: NSObject {
      static var main: OperationQueue = OperationQueue()
      func addOperation(_ block: @escaping () -> Void) {
        if self === OperationQueue.main { DispatchQueue.main.async(execute: block) } else { DispatchQueue.shared.async(execute: block) }
      }
    }
    class NotificationCenter: NSObject {
      static var `default`: NotificationCenter = NotificationCenter()
      func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?)
      func addObserver(forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?, using block: @escaping (Notification) -> Void) -> NSObjectProtocol
      func removeObserver(_ observer: Any)
      func removeObserver(_ observer: Any, name: NSNotification.Name?, object: Any?)
      func post(name: NSNotification.Name, object: Any?)
      func post(name: NSNotification.Name, object: Any?, userInfo: [String: Any]?)
      func post(_ notification: Notification) { post(name: notification.name, object: notification.object, userInfo: notification.userInfo) }
    }

    struct DispatchTime {
      var seconds: Double
      static func now() -> DispatchTime
      static func + (a: DispatchTime, b: Double) -> DispatchTime { return DispatchTime(seconds: a.seconds + b) }
      static func + (a: DispatchTime, b: DispatchTimeInterval) -> DispatchTime {
        switch b {
        case .seconds(let n): return DispatchTime(seconds: a.seconds + Double(n))
        case .milliseconds(let n): return DispatchTime(seconds: a.seconds + Double(n) / 1000)
        }
      }
    }
    enum DispatchTimeInterval { case seconds(Int), milliseconds(Int) }
    struct DispatchWorkItemFlags: OptionSet {
      var rawValue: UInt
      static var barrier: DispatchWorkItemFlags = DispatchWorkItemFlags(rawValue: 1)
    }
    class DispatchWorkItem: NSObject {
      var block: () -> Void = { }
      var isCancelled: Bool = false
      var waiting: [(queue: DispatchQueue, work: () -> Void)] = []
      var isDone: Bool = false
      init(qos: DispatchQoS = .default, flags: DispatchWorkItemFlags = DispatchWorkItemFlags(rawValue: 0), block: @escaping () -> Void) { self.block = block }
      func cancel() { isCancelled = true }
      func perform() {
        if !isCancelled { block() }
        let all = waiting
        waiting = []
        isDone = true
        for next in all { next.queue.async(execute: next.work) }
      }
      func notify(queue: DispatchQueue, execute work: @escaping () -> Void) {
        if isDone { queue.async(execute: work) } else { waiting.append((queue: queue, work: work)) }
      }
    }
    struct DispatchQoS {
      enum QoSClass { case userInteractive, userInitiated, `default`, utility, background, unspecified }
      var qosClass: QoSClass
      static let userInteractive = DispatchQoS(qosClass: .userInteractive)
      static let userInitiated = DispatchQoS(qosClass: .userInitiated)
      static let `default` = DispatchQoS(qosClass: .default)
      static let utility = DispatchQoS(qosClass: .utility)
      static let background = DispatchQoS(qosClass: .background)
    }
    class DispatchQueue: NSObject {
      enum Attributes { case concurrent }
      static var main: DispatchQueue = DispatchQueue(label: "com.apple.main-thread")
      static var shared: DispatchQueue = DispatchQueue(label: "com.apple.root.default-qos", attributes: .concurrent)
      static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { return shared }
      var label: String = ""
      var isConcurrent: Bool = false
      init(label: String, qos: DispatchQoS = .default, attributes: Attributes? = nil) {
        self.label = label
        isConcurrent = attributes != nil
      }
      func beginSync()
      func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
        beginSync()
        return try work()
      }
      func async(group: DispatchGroup, execute work: @escaping () -> Void) {
        group.enter()
        async {
          work()
          group.leave()
        }
      }
      func async(execute work: @escaping () -> Void)
      func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void)
      func async(execute work: DispatchWorkItem) { async { work.perform() } }
      func asyncAfter(deadline: DispatchTime, execute work: DispatchWorkItem) {
        asyncAfter(deadline: deadline) { work.perform() }
      }
    }
    class DispatchGroup: NSObject {
      var count: Int = 0
      var waiting: [(queue: DispatchQueue, work: () -> Void)] = []
      func enter() { count += 1 }
      func leave() {
        count -= 1
        if count < 0 { fatalError("BUG IN CLIENT OF LIBDISPATCH: Unbalanced call to dispatch_group_leave()") }
        if count > 0 { return }
        let all = waiting
        waiting = []
        for next in all { next.queue.async(execute: next.work) }
      }
      func notify(queue: DispatchQueue, execute work: @escaping () -> Void) {
        if count == 0 { queue.async(execute: work) } else { waiting.append((queue: queue, work: work)) }
      }
    }
    class RunLoop: NSObject {
      enum Mode { case `default`, common }
      static var main: RunLoop = RunLoop()
      static var current: RunLoop { return main }
      func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.start() }
    }
    class Timer: NSObject {
      var isValid: Bool = true
      var timeInterval: Double = 0
      var userInfo: Any?
      var task: Int = 0
      var block: ((Timer) -> Void)?
      var repeats: Bool = false
      init() { }
      init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
        timeInterval = interval
        self.block = block
        self.repeats = repeats
      }
      func start() { if task == 0 { schedule(timeInterval, repeats) } }
      static func scheduledTimer(withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) -> Timer {
        let timer = Timer()
        timer.timeInterval = interval
        timer.block = block
        timer.schedule(interval, repeats)
        return timer
      }
      static func scheduledTimer(timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) -> Timer {
        let timer = Timer()
        timer.timeInterval = interval
        timer.userInfo = userInfo
        timer.schedule(target, selector, interval, repeats)
        return timer
      }
      func schedule(_ interval: Double, _ repeats: Bool)
      func schedule(_ target: Any, _ selector: Selector, _ interval: Double, _ repeats: Bool)
      func invalidate()
      func fire()
    }
    class UserDefaults: NSObject {
      static var standard: UserDefaults = UserDefaults()
      var values: [String: Any] = [:]
      func set(_ value: Any?, forKey key: String) { values[key] = value }
      func object(forKey key: String) -> Any? { return values[key] }
      func bool(forKey key: String) -> Bool { return (values[key] as? Bool) ?? false }
      func integer(forKey key: String) -> Int { return (values[key] as? Int) ?? 0 }
      func string(forKey key: String) -> String? { return values[key] as? String }
      func removeObject(forKey key: String) { values[key] = nil }
    }

    func NSStringFromCGRect(_ rect: CGRect) -> String
    func NSStringFromCGPoint(_ point: CGPoint) -> String
    func NSStringFromCGSize(_ size: CGSize) -> String
    func NSStringFromClass(_ type: AnyClass) -> String
    func NSStringFromSelector(_ selector: Selector) -> String
    func NSSelectorFromString(_ name: String) -> Selector
    func NSLocalizedString(_ key: String, comment: String) -> String { return key }
    """

  /// Rectangles and what they are made of, in points, with Core Graphics' functions.
  static let geometry = """
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
