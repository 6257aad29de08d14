import StrataLock

/// One renewal of a credential, known to the task that runs it and to those that it begins.
///
/// A request that the renewal itself sends goes without a credential, else it would wait for itself. A task that the
/// renewal begins may outlive it, and is somebody else: only the renewal's own task counts.
final class Renewal: Sendable {
  @TaskLocal private static var current: Renewal?

  private let authorizer: ObjectIdentifier
  /// Which task runs it, until it is over: the number of a task that has ended may be given to another one.
  private let task: Locked<Int?>

  private init(of authorizer: Authorizer, task: Int?) {
    self.authorizer = ObjectIdentifier(authorizer)
    self.task = Locked(task)
  }

  /// Runs `body` as a renewal.
  static func run<Value: Sendable>(
    of authorizer: Authorizer, _ body: @Sendable () async -> Value
  ) async -> Value {
    let renewal = Renewal(of: authorizer, task: currentTask())
    defer { renewal.task.withLock { $0 = nil } }
    return await $current.withValue(renewal) { await body() }
  }

  /// Whether the current task is renewing a credential of `authorizer`.
  static func isRun(of authorizer: Authorizer) -> Bool {
    guard let current, current.authorizer == ObjectIdentifier(authorizer), let task = currentTask() else {
      return false
    }
    return current.task.withLock { $0 } == task
  }

  private static func currentTask() -> Int? {
    withUnsafeCurrentTask { $0?.hashValue }
  }
}
