import Foundation
import Synchronization

/// Runs a function over a list on several threads with large stacks; results come back in the order of the list.
public enum Workers {
  /// The results of `body` for each element.
  public static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], jobs: Int, _ body: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    let shared = Shared<Result>(count: elements.count)
    let done = DispatchGroup()
    for _ in 0..<max(1, min(jobs, elements.count)) {
      done.enter()
      let thread = Thread {
        while let index = shared.claim() { shared.store(body(elements[index]), at: index) }
        done.leave()
      }
      thread.stackSize = 512 << 20
      thread.start()
    }
    done.wait()
    return shared.results()
  }

  private final class Shared<Result: Sendable>: Sendable {
    private struct State: Sendable {
      var next = 0
      var results: [Result?]
    }
    private let state: Mutex<State>

    init(count: Int) {
      state = Mutex(State(results: Array(repeating: nil, count: count)))
    }

    func claim() -> Int? {
      state.withLock { state in
        guard state.next < state.results.count else { return nil }
        state.next += 1
        return state.next - 1
      }
    }

    func store(_ result: Result, at index: Int) {
      state.withLock { $0.results[index] = result }
    }

    func results() -> [Result] {
      state.withLock { $0.results.compactMap { $0 } }
    }
  }
}
