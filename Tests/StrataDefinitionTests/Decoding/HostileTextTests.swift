import StrataStyles
import Testing

@testable import StrataDefinition

/// Whatever a definition file holds, the answer is a definition or located mistakes.
@Suite struct HostileTextTests {
  @Test(arguments: BuiltInStyles.names) func damagedDefinitions(_ name: String) throws {
    let source = try #require(BuiltInStyles.source(of: name))
    let loader = DefinitionLoader(catalogue: smallCatalogue)
    var random = SmallRandom(state: UInt64(source.count))
    let pieces = ["\t", "{", "}", "[", "]", ": ", "- ", "*a", "&a ", "'", "\"", "\n", "|\n", "!!x ", "#", "\u{0}", "%"]
    var loaded = 0
    for _ in 0..<150 {
      var bytes = source
      for _ in 0..<(1 + random.next(3)) {
        let place = random.next(bytes.count)
        switch random.next(4) {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = UInt8(truncatingIfNeeded: random.next(256))
        case 2: bytes.insert(contentsOf: pieces[random.next(pieces.count)].utf8, at: place)
        default: bytes.removeSubrange(place..<min(bytes.count, place + 40))
        }
      }
      do {
        _ = try loader.load(bytes: bytes, path: "strata.yml")
        loaded += 1
      } catch {
        #expect(!error.issues.isEmpty && error.issues == error.issues.sorted())
        #expect(error.issues.allSatisfy { $0.line > 0 && $0.column > 0 && !$0.message.isEmpty })
      }
    }
    #expect(loaded < 150)
  }
}

/// The same numbers in every run.
private struct SmallRandom {
  var state: UInt64

  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(1, limit)
  }
}
