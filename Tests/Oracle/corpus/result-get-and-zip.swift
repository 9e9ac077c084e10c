class K {}
struct Failure: Error, CustomStringConvertible { var description: String { "failed" } }
let good: Result<Int, Failure> = .success(3)
let bad: Result<Int, Failure> = .failure(Failure())
print((try? good.get()) ?? 0, (try? bad.get()) as Any)
do { print(try bad.get()) } catch { print(error) }
print(zip(1...9, ["a", "b"]).map { "\($0.0)\($0.1)" }, Array(zip("xyz", [1, 2])).count)
let grid: [Double] = Array(repeating: 0, count: 2)
let rows = [[Float]](repeating: [Float](repeating: 1, count: 2), count: 1)
print(grid, rows)
enum Fault: Error { case low(Int), high }
func check(_ result: Result<String, Error>) {
  do { print(try result.get()) } catch Fault.low(let number) { print("low", number) } catch { print("other", error) }
}
let results: [Result<String, Error>] = [
  .success("fine"), .failure(Fault.low(2)), .failure(Fault.high), .failure(Failure()),
]
for result in results { check(result) }
