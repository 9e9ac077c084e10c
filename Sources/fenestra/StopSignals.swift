import Glibc

/// SIGTERM and SIGINT, taken by whoever waits for them instead of ending the process.
struct StopSignals {
  private var set = sigset_t()

  /// Blocks both in this thread and those that it starts.
  init() {
    sigemptyset(&set)
    sigaddset(&set, SIGTERM)
    sigaddset(&set, SIGINT)
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// Returns when one came; calls `tick` every so many seconds until then.
  func wait(every seconds: Int, _ tick: () -> Void) {
    var (set, timeout) = (set, timespec(tv_sec: seconds, tv_nsec: 0))
    while sigtimedwait(&set, nil, &timeout) < 0 {
      // Anything else that ends the wait, a debugger for one, is no reason to tick.
      if errno == EAGAIN { tick() }
    }
  }

  /// Returns after so many seconds, or at once when another one comes.
  func pause(_ seconds: Double) {
    var set = set
    var timeout = timespec(
      tv_sec: Int(seconds), tv_nsec: Int(seconds.truncatingRemainder(dividingBy: 1) * 1e9))
    _ = sigtimedwait(&set, nil, &timeout)
  }
}
