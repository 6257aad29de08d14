import StrataLock

/// One renewal of a credential, as a task-local value of the task that runs it.
///
/// A request that the renewal itself sends has no credential, otherwise it would wait for itself. A task that the
/// renewal starts may outlive it and inherits this value: so the task is compared, too.
final class Renewal: Sendable {
  @TaskLocal private static var current: Renewal?

  private let authorizer: ObjectIdentifier
  /// The task that runs it, until it ends: the number of a task that has ended may be used again.
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
