import Foundation

// Swift's tasks hand their jobs to Dispatch by these two functions. Here they are the world's, so that each job is a
// turn of the run loop, and `Task.sleep` waits for the program's clock.

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
  // The two highest bits say which clock it is.
  let now = clock_gettime_nsec(time >> 62 == 2 ? CLOCK_BOOTTIME : CLOCK_MONOTONIC)
  let nanoseconds = Double(Int64(bitPattern: (time & 0x3fff_ffff_ffff_ffff) &- now))
  // A moment went by since the time was asked for; programs wait for whole hundredths.
  let seconds = (nanoseconds / 1e7).rounded(.up) / 100
  World.it.clock.after(seconds) { work(context) }
}

private func clock_gettime_nsec(_ clock: CInt) -> UInt64 {
  var time = timespec()
  clock_gettime(clock, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
