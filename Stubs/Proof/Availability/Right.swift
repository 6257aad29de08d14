// Uses nothing that is newer than macOS 14 and iOS 17; `for await` adapts to the system.
import Observation

@Observable final class Names {
  var names: [String] = []

  func follow(_ stream: AsyncStream<String>) async {
    for await name in stream { names.append(name) }
  }

  func next<Sequence: AsyncSequence>(of sequence: Sequence) async throws -> Sequence.Element? {
    var iterator = sequence.makeAsyncIterator()
    return try await iterator.next()
  }

  func numbered() -> [String] { names.enumerated().map { "\($0.offset) \($0.element)" } }
}
