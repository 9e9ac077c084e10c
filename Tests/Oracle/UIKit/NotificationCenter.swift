import Foundation

public final class OperationQueue {
  nonisolated(unsafe) public static let main = OperationQueue()
  public func addOperation(_ block: @escaping () -> Void) { World.it.later(block) }
}

/// The result of `addObserver(forName:object:queue:using:)`, retained by the center until it is removed.
final class ObserverToken: NSObject {}

/// Notifies observers in the order in which they were added.
public final class NotificationCenter {
  nonisolated(unsafe) public static let `default` = NotificationCenter()
  public init() {}

  private struct Observer {
    weak var object: AnyObject?
    let key: ObjectIdentifier
    let token: ObserverToken?
    let name: Notification.Name?
    let sender: ObjectIdentifier?
    let selector: Selector?
    let block: ((Notification) -> Void)?
  }
  private var observers: [Observer] = []

  public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    let observer = observer as AnyObject
    observers.append(
      Observer(
        object: observer, key: ObjectIdentifier(observer), token: nil, name: name,
        sender: object.map { ObjectIdentifier($0 as AnyObject) }, selector: selector, block: nil))
  }

  @discardableResult
  public func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    let token = ObserverToken()
    observers.append(
      Observer(
        object: token, key: ObjectIdentifier(token), token: token, name: name,
        sender: object.map { ObjectIdentifier($0 as AnyObject) }, selector: nil, block: block))
    return token
  }

  /// Removes the other observers; the `deinit` of their objects may remove some too.
  private func keep(_ isKept: (Observer) -> Bool) {
    let old = observers
    observers = old.filter(isKept)
  }

  public func removeObserver(_ observer: Any) {
    let key = ObjectIdentifier(observer as AnyObject)
    keep { $0.key != key }
  }
  public func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {
    let key = ObjectIdentifier(observer as AnyObject)
    let sender = object.map { ObjectIdentifier($0 as AnyObject) }
    keep {
      $0.key != key || (name != nil && $0.name != name) || (sender != nil && $0.sender != sender)
    }
  }

  public func post(
    name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil
  ) {
    post(Notification(name: name, object: object, userInfo: userInfo))
  }

  public func post(_ notification: Notification) {
    let sender = notification.object.map { ObjectIdentifier($0 as AnyObject) }
    keep { $0.object != nil }
    let told = observers.filter {
      ($0.name == nil || $0.name == notification.name) && ($0.sender == nil || $0.sender == sender)
    }
    for observer in told {
      // An observer removed by an earlier one is not notified.
      guard let object = observer.object,
        observers.contains(where: { $0.key == observer.key && $0.name == observer.name })
      else { continue }
      if let block = observer.block {
        block(notification)
      } else if let selector = observer.selector {
        Classes.perform(object, selector.name, notification)
      }
    }
  }
}

/// Settings that last for the program's run.
public final class UserDefaults {
  nonisolated(unsafe) public static let standard = UserDefaults()
  private var values: [String: Any] = [:]
  public func set(_ value: Any?, forKey key: String) { values[key] = value }
  public func object(forKey key: String) -> Any? { values[key] }
  public func string(forKey key: String) -> String? { values[key] as? String }
  public func bool(forKey key: String) -> Bool { values[key] as? Bool ?? false }
  public func integer(forKey key: String) -> Int { values[key] as? Int ?? 0 }
  public func double(forKey key: String) -> Double { values[key] as? Double ?? 0 }
  public func removeObject(forKey key: String) { values[key] = nil }
}
