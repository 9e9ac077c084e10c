import TestSupport
import Testing
import WindowAPI

/// What a store gives back, damaged in any way: it is a command or it is none, and never a crash.
@Suite struct RandomLogTests {
  private static let seeds = [
    "POST /windows\n{\"id\":\"a\",\"frame\":[20,70,200,200],\"windowLevel\":\"alert\"}",
    "PATCH /windows/a\n{\"isHidden\":false,\"transform\":{\"a\":1,\"b\":0,\"c\":0,\"d\":1,\"tx\":0,\"ty\":0}}",
    "POST /windows/a/makeKeyAndVisible\n", "DELETE /references/a%2Db\n",
    "POST /commands\n[{\"method\":\"POST\",\"path\":\"/views\",\"body\":{\"id\":\"v\"}}]",
    "POST /controllers/nav/setViewControllers\n{\"viewControllers\":[\"A\",\"B\"],\"animated\":true}",
    "POST /inputs\n{\"type\":\"tap\",\"at\":[1e2,-0.5],\"screen\":\"main\"}",
    "POST /nibs\n{\"windows\":[{\"id\":\"w\",\"subviews\":[{\"id\":\"s\",\"subviews\":[]}]}]}",
  ].map { Array($0.utf8) }

  @Test func `each seed is a command`() {
    for seed in Self.seeds {
      #expect(RequestCoding().command(of: seed) != nil, "\(String(decoding: seed, as: UTF8.self))")
    }
  }

  @Test(arguments: 0..<20)
  func `damaged bytes are read the same each time`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<500 {
      var bytes = random.pick(Self.seeds)
      for _ in 0...Int.random(in: 0..<4, using: &random) { damage(&bytes, &random) }
      _ = RequestCoding().origin(of: bytes)
      let command = RequestCoding().command(of: bytes)
      #expect(RequestCoding().command(of: bytes) == command)
    }
  }

  private func damage(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: bytes.indices, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes.remove(at: place)
    case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 2: bytes.insert(random.pick(Array("{}[],:\"\\/%0-e \n".utf8)), at: place)
    case 3: bytes.removeSubrange(place...)
    default: bytes.insert(contentsOf: random.pick(Self.seeds).prefix(40), at: place)
    }
  }
}
