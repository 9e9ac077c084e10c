/// What of the library's own a program has at run time.
package struct LibraryState {
  /// What controls call, in the order in which they were told to.
  package var targets: [Target] = []
  /// Who asked for notifications.
  package var observers: [Observer] = []
  /// What is to be done in a later turn of the run loop, by number.
  package var tasks: [UInt32: Task] = [:]
  package var nextTask: UInt32 = 1
  /// Completions by their names in the model.
  package var completions: [String: Value] = [:]
  package var completionCount = 0
  /// The touches that views were told of and that are not over, by the model's number.
  package var touches: [Int: Value] = [:]
  /// How many gesture recognizers were made.
  package var gestureCount = 0
  /// Whether the launch is under way: the delegate's methods run, or the first scene is not active yet.
  package var isLaunching = false
  /// Who sends the action that is delivered.
  package var sender: Value?
  /// Single objects: the application, the main screen, the notification center.
  package var shared: [String: Value] = [:]
  /// The queue that runs what is done at the moment; nil for the main one.
  package var queue: Value?
  /// The methods of Objective-C that have an implementation from another place.
  package var moved: [Machine.MessagePlace: Machine.MessagePlace] = [:]
  /// The seconds that the program has waited.
  package var clock = 0.0

  package struct Target {
    package let control: Int
    /// The object, whose number does not keep it alive; nil for who comes first in the responder chain.
    package let object: Int?
    package let selector: String
    /// For what, as the model names it.
    package let event: String
    /// What the model's event calls it.
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
    /// What is called, or nothing where `selector` says it.
    package var closure: Value
    package var target: Value?
    package var selector: String?
    package var arguments: [Value] = []
    /// When it is due, in seconds of the program's clock.
    package var due: Double
    /// After how many seconds it comes again, nil for one that comes once.
    package var interval: Double?
    /// Whether it waits for its time, and not for the next turn alone.
    package var isDelayed = false
    /// The timer that it belongs to.
    package var owner: Value?
    /// The queue that it was given to; nil for the main one.
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
