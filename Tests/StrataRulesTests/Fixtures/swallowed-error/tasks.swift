// style: repository
// file: Sources/Domain/UseCases/WaterFieldUseCase.swift
struct FieldError: Error {}
protocol WaterFieldUseCase { func execute() async throws }
// file: Sources/Presentation/Field/FieldViewModel.swift
@MainActor final class FieldViewModel {
  private let waterField: WaterFieldUseCase
  private var job: Task<Void, Error>?
  private var failure: Error?
  private(set) var rows: [String] = []

  init(waterField: WaterFieldUseCase) { self.waterField = waterField }

  func water() {
    Task { try await waterField.execute() }  // ! swallowed-error
  }

  func waterTwice() {
    Task { [weak self] in
      self?.rows = []
      try await self?.waterField.execute()  // ! swallowed-error
    }
    Task.detached(priority: .utility) { [waterField] in
      guard true else { return }
      try await waterField.execute()  // ! swallowed-error
    }
    _ = Task {
      do { rows = [] } catch { failure = error }
      try await waterField.execute()  // ! swallowed-error
    }
  }

  // Clauses for some errors lose the others.
  func some() {
    Task {
      do {
        try await waterField.execute()  // ! swallowed-error
      } catch let error as FieldError {
        failure = error
      }
    }
    Task {
      do { try await waterField.execute() } catch let error as FieldError { failure = error } catch { failure = error }
    }
    Task {
      do { try await waterField.execute() } catch let problem { failure = problem }
    }
    Task {
      do { try await waterField.execute() } catch (let problem) { failure = problem }
    }
  }

  // Somebody handles the error, gets the task, or there is only a cancellation.
  func handled() {
    Task {
      do { try await waterField.execute() } catch { failure = error }
    }
    Task {
      try await Task.sleep(nanoseconds: 5)
      try Task.checkCancellation()
      rows = []
    }
    job = Task { try await waterField.execute() }
    Task { rows = [] }
  }

  func start() -> Task<Void, Error> {
    Task { try await waterField.execute() }
  }

  func both() async throws {
    let task = Task { try await waterField.execute() }
    try await task.value
    try await Task { try await waterField.execute() }.value
  }

  func debounced() -> Task<Void, Error> {
    let task = Task { try await waterField.execute() }
    return task
  }
}
