import RxSwift

extension DisposeBag {
  /// Subscribes, and returns when the subscription is over. It ends with its stream, with the bag, and when the task is
  /// cancelled.
  /// - Parameter subscribe: subscribes; the closure that it gets has to be called when the subscription is disposed of.
  @MainActor
  func awaiting(_ subscribe: (_ onDispose: @escaping @Sendable () -> Void) -> any Disposable) async {
    // Unsafe for the compiler alone: it may be used from anywhere.
    nonisolated(unsafe) let subscription = SerialDisposable()
    insert(subscription)
    await withTaskCancellationHandler {
      await withCheckedContinuation { (ending: CheckedContinuation<Void, Never>) in
        subscription.disposable = subscribe { ending.resume() }
      }
    } onCancel: {
      subscription.dispose()
    }
  }
}
