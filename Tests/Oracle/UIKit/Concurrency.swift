import Foundation

// Swift's tasks pass their jobs to Dispatch through these two functions. Here `World` runs each job as a turn of
// the run loop, and `Task.sleep` uses the program's clock.

public typealias DispatchFunction = @convention(c) (UnsafeMutableRawPointer?) -> Void

@_cdecl("dispatch_async_f")
public func dispatchAsync(
  _ queue: UnsafeMutableRawPointer, _ context: UnsafeMutableRawPointer?, _ work: DispatchFunction
) {
  World.it.later { work(context) }
}

@_cdecl("dispatch_after_f")
public func dispatchAfter(
  _ time: UInt64, _ queue: UnsafeMutableRawPointer, _ context: UnsafeMutableRawPointer?,
  _ work: DispatchFunction
) {
  // The two highest bits select the clock.
  let now = clock_gettime_nsec(time >> 62 == 2 ? CLOCK_BOOTTIME : CLOCK_MONOTONIC)
  let nanoseconds = Double(Int64(bitPattern: (time & 0x3fff_ffff_ffff_ffff) &- now))
  // Some time has passed since the deadline was computed; programs wait for whole hundredths of a second.
  let seconds = (nanoseconds / 1e7).rounded(.up) / 100
  World.it.clock.after(seconds) { work(context) }
}

private func clock_gettime_nsec(_ clock: CInt) -> UInt64 {
  var time = timespec()
  clock_gettime(clock, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
