/// The library's run-time state for one program.
package struct LibraryState {
  /// The target-action pairs of controls, in the order they were added.
  package var targets: [Target] = []
  /// The observers of notifications.
  package var observers: [Observer] = []
  /// The work scheduled for later turns of the run loop, by number.
  package var tasks: [UInt32: Task] = [:]
  package var nextTask: UInt32 = 1
  /// Completion handlers by their names in the model.
  package var completions: [String: Value] = [:]
  package var completionCount = 0
  /// The active touches that views have received, by the model's number.
  package var touches: [Int: Value] = [:]
  /// The number of gesture recognizers created.
  package var gestureCount = 0
  /// Whether the app is launching: the delegate's methods run, or the first scene is not active yet.
  package var isLaunching = false
  /// The sender of the action being delivered.
  package var sender: Value?
  /// Single objects: the application, the main screen, the notification center.
  package var shared: [String: Value] = [:]
  /// The queue that runs the current code; nil for the main queue.
  package var queue: Value?
  /// The Objective-C methods whose implementation was replaced by another method's.
  package var moved: [Machine.MessagePlace: Machine.MessagePlace] = [:]
  /// Whether an object's keys are observed.
  package var observesKeys = false
  /// The seconds the program has waited.
  package var clock = 0.0

  package struct Target {
    package let control: Int
    /// The target object's number, which does not keep it alive; nil for the first responder up the chain.
    package let object: Int?
    package let selector: String
    /// The control event, as the model names it.
    package let event: String
    /// The action's name in the model's events.
    package let actionName: String
    package var closure: Value?
    package var action: Value?

    package init(
      control: Int, object: Int?, selector: String, event: String, actionName: String,
      closure: Value? = nil, action: Value? = nil
    ) {
      self.control = control
      self.object = object
      self.selector = selector
      self.event = event
      self.actionName = actionName
      self.closure = closure
      self.action = action
    }
  }

  package struct Observer {
    package let number: Int
    package let object: Int?
    package let selector: String?
    package var block: Value?
    package let name: String?
    package let sender: Int?

    package init(
      number: Int, object: Int?, selector: String?, block: Value? = nil, name: String?, sender: Int?
    ) {
      self.number = number
      self.object = object
      self.selector = selector
      self.block = block
      self.name = name
      self.sender = sender
    }
  }

  package struct Task {
    /// The closure to call; unused if `selector` is set.
    package var closure: Value
    package var target: Value?
    package var selector: String?
    package var arguments: [Value] = []
    /// The due time, in seconds of the program's clock.
    package var due: Double
    /// The repeat interval in seconds; nil for a task that runs once.
    package var interval: Double?
    /// Whether it waits for its due time, rather than only for the next turn.
    package var isDelayed = false
    /// The timer that it belongs to.
    package var owner: Value?
    /// The queue it was submitted to; nil for the main queue.
    package var queue: Value?

    package init(
      closure: Value, target: Value? = nil, selector: String? = nil, arguments: [Value] = [],
      due: Double, interval: Double? = nil, isDelayed: Bool = false, owner: Value? = nil,
      queue: Value? = nil
    ) {
      self.closure = closure
      self.target = target
      self.selector = selector
      self.arguments = arguments
      self.due = due
      self.interval = interval
      self.isDelayed = isDelayed
      self.owner = owner
      self.queue = queue
    }
  }
}
