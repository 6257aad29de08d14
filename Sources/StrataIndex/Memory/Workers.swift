#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import Synchronization

/// Runs the same work on several threads whose stacks are large enough for deeply nested source code.
enum Workers {
  /// Virtual memory only: pages that are never touched cost nothing.
  private static let stackSize = 256 << 20

  /// Calls `body` once on each of `count` threads, with their number, and waits for all of them.
  static func run(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    var threads: [pthread_t] = []
    for number in 0..<max(count, 1) {
      if let thread = start({ body(number) }) { threads.append(thread) } else { body(number) }
    }
    for thread in threads { pthread_join(thread, nil) }
  }

  /// Hands out the numbers below `total` to threads, each number once, in ascending order.
  static func forEach(
    _ total: Int, jobs: Int, _ body: @escaping @Sendable (_ worker: Int, _ next: () -> Int?) -> Void
  ) {
    let counter = Counter()
    run(min(max(jobs, 1), max(total, 1))) { worker in
      body(worker) {
        let number = counter.next()
        return number < total ? number : nil
      }
    }
  }

  private final class Counter: Sendable {
    private let value = Atomic<Int>(0)
    func next() -> Int { value.wrappingAdd(1, ordering: .relaxed).oldValue }
  }

  private final class Work {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }

  private static func start(_ body: @escaping () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let context = Unmanaged.passRetained(Work(body)).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
      let status = pthread_create(
        &thread, &attributes,
        { context in
          Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
          return nil
        }, context)
    #else
      var created = pthread_t()
      let status = pthread_create(
        &created, &attributes,
        { context in
          if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body() }
          return nil
        }, context)
      let thread: pthread_t? = created
    #endif
    if status != 0 {
      Unmanaged<Work>.fromOpaque(context).release()
      return nil
    }
    return thread
  }
}
