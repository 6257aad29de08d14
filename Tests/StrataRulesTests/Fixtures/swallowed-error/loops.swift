// style: repository
// file: Sources/Domain/CleanUpUseCase.swift
struct CleanUpUseCase {
  func execute(_ names: [String]) async {
    for name in names {
      do {
        try await remove(name)
      } catch {  // ! swallowed-error
        continue
      }
    }
  }

  func retry(_ names: [String]) async {
    for name in names {
      do {
        try await remove(name)
      } catch {
        failed.append(name)
        continue
      }
    }
  }

  func remove(_ name: String) async throws {}
}
