// style: repository
// rules: swallowed-error
// file: Sources/Presentation/DownloadViewModel.swift
final class DownloadViewModel {
  func add() {
    useCase.execute()
      .sink(
        receiveCompletion: { completion in
          if case .failure(let error) = completion { print(error) }  // ! swallowed-error
        }, receiveValue: { _ in }
      )
      .store(in: &cancellables)
    useCase.execute().sink { completion in
      if case let .failure(error) = completion {  // ! swallowed-error
        print("failed", error)
      } else {
        done = true
      }
    } receiveValue: { _ in
    }
  }

  func load() {
    client.load { result in
      switch result {
      case .success(let value): show(value)
      case .failure(let error):  // ! swallowed-error
        print(error)
      }
    }
    client.load { result in
      switch result {
      case .success(let value): show(value)
      case .failure(_): break  // ! swallowed-error
      }
    }
    client.load { result in
      switch result {
      case Result.success(let value): show(value)
      case Result.failure(let error): debugPrint(error)  // ! swallowed-error
      }
    }
  }

  func handled() {
    client.load { result in
      switch result {
      case .success(let value): show(value)
      case .failure(let error):
        print(error)
        state = .failed(error)
      }
    }
    client.load { result in
      switch result {
      case .success(let value): show(value)
      // One failure that is ignored on purpose.
      case .failure(.cancelled): break
      case .failure(let error) where error.isExpected: break
      case .failure(let error): show(error)
      }
    }
    // The screen's own state, which holds no error.
    switch state {
    case .loaded(let value): print(value)
    case .failure: break
    }
    if case .failure(let error) = result, error.isFatal { print(error) }
    if case .success(let value) = result { print(value) }
  }
}

enum Phase {
  case idle
  case failure(String)

  func log() {
    if case .failure(let text) = self { print(text) }
  }
}

final class PhaseView {
  enum Progress { case failure(_ text: String) }

  func show(_ phase: Phase, _ progress: Progress) {
    switch phase {
    case .idle: break
    case .failure(let text): print(text)
    }
    if case .failure(let text) = progress { print(text) }
  }
}
