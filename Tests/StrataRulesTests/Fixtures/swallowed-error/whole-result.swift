// style: repository
// rules: swallowed-error
// A failure that is only logged, where other code gets the whole result.
// file: Sources/Presentation/StatsViewModel.swift
final class StatsViewModel {
  private let store: StatsStore
  init(store: StatsStore) { self.store = store }

  func sync() async throws {
    try await withCheckedThrowingContinuation { continuation in
      store.load { result in
        if case let .failure(error) = result { print(error) }
        continuation.resume(with: result)
      }
    }
  }
  func load(done: @escaping (Result<Int, Error>) -> Void) {
    store.load { result in
      switch result {
      case .success: break
      case .failure(let error): print(error)
      }
      done(result)
    }
  }
  func check(done: ((Bool) -> Void)?) {
    store.load { result in
      if case .failure(let error) = result { print(error) }
      done?(result.isSuccess)
    }
  }
  func note() {
    store.load { result in
      if case .failure(let error) = result { print(error) }  // ! swallowed-error
      print(result)
    }
    store.load { result in
      if case .failure(let error) = result { print(error) }  // ! swallowed-error
      self.finish()
    }
  }
  private func finish() {}
}
protocol StatsStore { func load(_ done: @escaping (Result<Int, Error>) -> Void) }
