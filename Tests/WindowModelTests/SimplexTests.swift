import Testing

@testable import WindowModel

/// Systems of equations with preferences, and their solutions.
@Suite struct SimplexTests {
  /// A chain of values, none of them negative, each at least ten more than the one before and as near to 0 as
  /// possible.
  private func chain(_ count: Int, limit: Int) -> Simplex {
    var simplex = Simplex(variables: count, limit: limit)
    for number in 0..<count {
      _ = simplex.require(LinearSum(variable: number), .notNegative)
      guard number > 0 else { continue }
      var distance = LinearSum(-10)
      distance.add(1, of: number)
      distance.add(-1, of: number - 1)
      _ = simplex.require(distance, .notNegative)
    }
    for number in 0..<count { simplex.prefer(LinearSum(variable: number), .zero) }
    simplex.settle()
    return simplex
  }

  @Test func `what is wanted is kept as nearly as what is required lets it`() {
    let simplex = chain(5, limit: 10_000)
    #expect((0..<5).map(simplex.value) == [0, 10, 20, 30, 40])
    #expect(!simplex.isExhausted)
  }

  @Test func `what contradicts is refused, and the rest holds`() {
    var simplex = Simplex(variables: 1, limit: 10_000)
    var ten = LinearSum(-10)
    ten.add(1, of: 0)
    var twelve = LinearSum(-12)
    twelve.add(1, of: 0)
    let kept = [simplex.require(ten, .zero), simplex.require(twelve, .notNegative)]
    #expect(kept == [true, false])
    #expect(simplex.value(of: 0) == 10)
  }

  @Test func `a system that ran out of steps says so`() {
    #expect(chain(50, limit: 100).isExhausted)
  }
}
