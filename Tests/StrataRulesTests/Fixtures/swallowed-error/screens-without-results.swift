// style: repository
// rules: swallowed-error
// A screen that asks a use case, and says nothing when there is no answer.
// file: Sources/Domain/UseCases/LoadFerriesUseCase.swift
final class LoadFerriesUseCase {
  func execute() async throws -> [String] { [] }
}
// file: Sources/Presentation/FerryListViewModel.swift
import Foundation

final class FerryListViewModel: ObservableObject {
  private let loadFerries: LoadFerriesUseCase
  private let decoder = JSONDecoder()
  @Published private(set) var ferries: [String] = []
  @Published private(set) var message = ""

  init(loadFerries: LoadFerriesUseCase) { self.loadFerries = loadFerries }

  func load() async {
    if let fresh = try? await loadFerries.execute() {  // ! swallowed-error FerryListViewModel -> load()
      ferries = fresh
    }
  }
  func count() async -> Int { (try? await loadFerries.execute().count) ?? 0 }  // ! swallowed-error FerryListViewModel -> count()
  func names() async {
    ferries = (try? await loadFerries.execute()) ?? []  // ! swallowed-error FerryListViewModel -> names()
  }

  func reload() async {
    if let fresh = try? await loadFerries.execute() {
      ferries = fresh
    } else {
      message = "No ferries today"
    }
  }
  func reloadAll() async {
    if let fresh = try? await loadFerries.execute() {
      ferries = fresh
      return
    }
    message = "No ferries today"
  }
  func kept() async { ferries = (try? await loadFerries.execute()) ?? ferries }
  func guarded() async {
    guard let fresh = try? await loadFerries.execute() else { return }  // ! swallowed-error
    ferries = fresh
  }
  func decoded(_ data: Data) {
    if let fresh = try? decoder.decode([String].self, from: data) { ferries = fresh }
    message = (try? decoder.decode(String.self, from: data)) ?? ""
  }
}
