import Glibc

/// A thread that blocks all signals, so that only the main thread handles them.
///
/// `thread` is set before other threads can access the object, and never changes.
public final class WorkerThread: @unchecked Sendable {
  private let thread: pthread_t

  /// Starts a thread for `body`; throws the system's error number.
  ///
  /// `stackBytes` is the size of its stack, by default the system's. `niceness` lowers its
  /// priority, so that other threads of the process run first.
  public init(
    stackBytes: Int? = nil, niceness: Int = 0, _ body: @escaping @Sendable () -> Void
  ) throws(ThreadFailure) {
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    if let stackBytes { pthread_attr_setstacksize(&attributes, stackBytes) }
    let context = Unmanaged.passRetained(ThreadBody(niceness, body))
    var thread = pthread_t()
    let error = pthread_create(
      &thread, &attributes,
      { context in
        guard let context else { return nil }
        Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run()
        return nil
      }, context.toOpaque())
    guard error == 0 else {
      context.release()
      throw ThreadFailure(number: Int(clamping: error))
    }
    self.thread = thread
  }

  /// Waits for the thread to end; call either this or `detach()`, once.
  public func join() { pthread_join(thread, nil) }

  /// Lets the thread end on its own.
  public func detach() { pthread_detach(thread) }
}

/// The system could not start a thread.
public struct ThreadFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system's error number.
  public let number: Int

  /// The system's message.
  public var description: String {
    "the system did not start a thread: \(String(cString: strerror(Int32(truncatingIfNeeded: number))))"
  }
}

/// A closure in the form of a C pointer.
private final class ThreadBody: Sendable {
  private let niceness: Int
  private let body: @Sendable () -> Void

  init(_ niceness: Int, _ body: @escaping @Sendable () -> Void) {
    self.niceness = niceness
    self.body = body
  }

  func run() {
    // On Linux this affects only the calling thread.
    if niceness != 0 {
      setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, Int32(clamping: niceness))
    }
    body()
  }
}
