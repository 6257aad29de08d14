import StrataThreads

/// Runs work on several threads with stacks that are large enough for deeply nested source code.
enum Workers {
  /// Resolution recurses over types and members as well as over trees.
  private static let stackSize = 256 << 20

  /// Calls `body` once on each of `count` threads, with the number of the thread, and waits for all of them.
  static func run(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    Threads.run(count, stackSize: stackSize, body)
  }

  /// Distributes the numbers below `total` over threads, each number once, in ascending order.
  static func forEach(
    _ total: Int, jobs: Int, _ body: @escaping @Sendable (_ worker: Int, _ next: () -> Int?) -> Void
  ) {
    let queue = WorkQueue(total)
    run(min(max(jobs, 1), max(total, 1))) { worker in
      body(worker) { queue.take() }
    }
  }
}
