import UIKit

func ask(_ answer: Int, completion: @escaping (Result<Int, Error>) -> Void) {
  DispatchQueue.main.asyncAfter(deadline: .now() + 1) { completion(.success(answer)) }
}

struct Marker {}
@MainActor func answer(_ number: Int) async throws -> Int {
  try await withCheckedThrowingContinuation { continuation in
    ask(number) { result in continuation.resume(with: result) }
  }
}

Task { @MainActor in
  var sum = 0
  for number in [1, 2, 3] where number != 2 {
    let value = try await answer(number)
    sum += value
    print("got", value)
  }
  print("sum", sum)
  let quick = await withCheckedContinuation { (c: CheckedContinuation<String, Never>) in
    c.resume(returning: "at once")
  }
  print(quick)
}
