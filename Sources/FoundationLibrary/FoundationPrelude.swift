package import ProgramRuntime

extension Library {
  /// The supported parts of Foundation and Dispatch.
  package static let foundation = """
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
      func addObserver(_ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = NSKeyValueObservingOptions(rawValue: 0), context: UnsafeMutableRawPointer?) { addKeyObserver(observer, self, keyPath, Int(options.rawValue), context) }
      func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) { removeKeyObserver(observer, self, keyPath) }
      func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) { removeKeyObserver(observer, self, keyPath) }
      func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?)
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

    struct URL: Hashable {
      var absoluteString: String
      init?(string: String) {
        if string.isEmpty { return nil }
        absoluteString = string
      }
      var description: String { return absoluteString }
    }
    struct NSRange {
      var location: Int
      var length: Int
      var description: String { return "{" + String(location) + ", " + String(length) + "}" }
    }
    func Range(_ range: NSRange, in text: String) -> Range<String.Index>?
    extension String {
      func replacingCharacters(in range: NSRange, with text: String) -> String { return replacingCharacters(in: Range(range, in: self)!, with: text) }
      func substring(with range: NSRange) -> String { return String(self[Range(range, in: self)!]) }
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
      // A notification as an observer gets it.
      var name: NSNotification.Name
      var object: Any?
      var userInfo: [String: Any]?
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
      static let distantFuture = DispatchTime(seconds: .infinity)
      static func + (a: DispatchTime, b: Double) -> DispatchTime { return DispatchTime(seconds: a.seconds + b) }
      static func + (a: DispatchTime, b: DispatchTimeInterval) -> DispatchTime {
        switch b {
        case .seconds(let n): return DispatchTime(seconds: a.seconds + Double(n))
        case .milliseconds(let n): return DispatchTime(seconds: a.seconds + Double(n) / 1000)
        case .microseconds(let n): return DispatchTime(seconds: a.seconds + Double(n) / 1000000)
        case .nanoseconds(let n): return DispatchTime(seconds: a.seconds + Double(n) / 1000000000)
        }
      }
    }
    enum DispatchTimeInterval { case seconds(Int), milliseconds(Int), microseconds(Int), nanoseconds(Int) }
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
      func wait() { while count > 0 { runOther(.infinity, "The group is never left by work of another queue") } }
      func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        while count > 0 { if !runOther(timeout.seconds, "") { return .timedOut } }
        return .success
      }
    }
    enum DispatchTimeoutResult { case success, timedOut }
    class DispatchSemaphore: NSObject {
      var value: Int = 0
      var least: Int = 0
      init(value: Int) {
        self.value = value
        least = value
      }
      deinit { if value < least { fatalError("BUG IN CLIENT OF LIBDISPATCH: Semaphore object deallocated while in use") } }
      @discardableResult func signal() -> Int {
        value += 1
        return value > 0 ? 0 : 1
      }
      func wait() {
        while value <= 0 { runOther(.infinity, "The semaphore is never signalled by work of another queue") }
        value -= 1
      }
      func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        while value <= 0 { if !runOther(timeout.seconds, "") { return .timedOut } }
        value -= 1
        return .success
      }
    }
    func runOther(_ end: Double, _ complaint: String) -> Bool
    func pass(_ seconds: Double)
    func sleep(_ seconds: UInt32) -> UInt32 {
      pass(Double(seconds))
      return 0
    }
    func usleep(_ microseconds: UInt32) -> Int32 {
      pass(Double(microseconds) / 1000000)
      return 0
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
}
