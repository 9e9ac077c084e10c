import Dispatch
let semaphore = DispatchSemaphore(value: 0)
nonisolated(unsafe) var result = 0
DispatchQueue.global().async {
  result = (1...4).reduce(1, *)
  semaphore.signal()
}
semaphore.wait()
print("result", result)
print("timeout", DispatchSemaphore(value: 0).wait(timeout: .now() + 0.1) == .timedOut)
let free = DispatchSemaphore(value: 1)
print("free", free.wait(timeout: .now() + .milliseconds(1)) == .success)
free.signal()
let work = DispatchGroup()
let serial = DispatchQueue(label: "serial")
for i in 0..<2 { serial.async(group: work) { result += i + 1 } }
work.wait()
print("after wait", result)
serial.async { result *= 2 }
serial.sync { result += 1 }
print("after sync", result)
final class Holder { var onDone: (() -> Void)?; init() { onDone = { print("done") } }; deinit { print("holder gone") } }
var holder: Holder? = Holder()
holder?.onDone?()
holder = nil
