import Glibc

/// SIGTERM and SIGINT, and SIGHUP if wanted, which a thread waits for instead of ending the
/// process.
struct Signals {
  private var set = sigset_t()
  private var stops = sigset_t()

  /// Blocks them in this thread and in threads that it starts.
  init(takesHangUp: Bool) {
    sigemptyset(&stops)
    sigaddset(&stops, SIGTERM)
    sigaddset(&stops, SIGINT)
    set = stops
    if takesHangUp { sigaddset(&set, SIGHUP) }
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// Waits for a stop signal; meanwhile it calls `tick` every `seconds`, and `hangUp` at each
  /// SIGHUP.
  func wait(every seconds: Int, _ tick: () -> Void, hangUp: () -> Void) {
    var (set, timeout) = (set, timespec(tv_sec: seconds, tv_nsec: 0))
    while true {
      switch sigtimedwait(&set, nil, &timeout) {
      case SIGHUP: hangUp()
      // Any other interruption, such as by a debugger, does not cause a tick.
      case -1: if errno == EAGAIN { tick() }
      default: return
      }
    }
  }

  /// Returns after `seconds`, or at once at another stop signal.
  func pause(_ seconds: Double) {
    var stops = stops
    var timeout = timespec(
      tv_sec: Int(seconds), tv_nsec: Int(seconds.truncatingRemainder(dividingBy: 1) * 1e9))
    _ = sigtimedwait(&stops, nil, &timeout)
  }
}
