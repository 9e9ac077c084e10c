import Foundation
enum Err: LocalizedError {
  case low(Int), none;
  var errorDescription: String? {
    switch self {
    case .low(let n): return "Too low: \(n)";
    case .none: return nil
    }
  }
}
struct Plain: Error {}
func f(_ n: Int) throws { if n < 0 { throw Err.low(n) } }
do { try f(-1) } catch { print(error.localizedDescription, error) }
let e: Error = Err.low(3); print(e.localizedDescription, (e as? LocalizedError)?.errorDescription ?? "-")
print(Err.low(1).localizedDescription, Err.low(2).errorDescription!)
