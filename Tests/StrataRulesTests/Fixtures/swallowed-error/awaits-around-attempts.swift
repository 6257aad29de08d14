// The `await` may stand before the attempt or be that of `async let`, and a result may be read without its failure.
// style: repository
// rules: swallowed-error
// file: Sources/Domain/UseCases/LoadTidesUseCase.swift
final class LoadTidesUseCase {
  func execute() async throws -> [Double] { [] }
  func result() async -> Result<[Double], Error> { .success([]) }
  func kept() throws -> [Double] { [] }
}
// file: Sources/Presentation/TideListViewModel.swift
import Foundation

@MainActor
final class TideListViewModel: ObservableObject {
  @Published private(set) var tides: [Double] = []
  @Published private(set) var message: String?
  private let loadTides: LoadTidesUseCase

  init(loadTides: LoadTidesUseCase) { self.loadTides = loadTides }

  func a() async {
    tides = await (try? loadTides.execute()) ?? []  // ! swallowed-error
  }
  func b() async {
    async let loaded = try? loadTides.execute()  // ! swallowed-error
    tides = await loaded ?? []
  }
  func c() async {
    if case .success(let tides) = await loadTides.result() { self.tides = tides }  // ! swallowed-error
  }
  func d() async {
    let result = await loadTides.result()
    guard case .success(let tides) = result else { return }  // ! swallowed-error
    self.tides = tides
  }
  func e() async {
    let result = await Task { [loadTides] in try await loadTides.execute() }.result
    if case .success(let tides) = result { self.tides = tides }  // ! swallowed-error
  }

  // The failure is shown, or somebody else gets the result; or nothing is awaited.
  func f() async {
    if case .success(let tides) = await loadTides.result() { self.tides = tides } else { message = "No tides" }
  }
  func g() async {
    let result = await loadTides.result()
    if case .success(let tides) = result { self.tides = tides }
    if case .failure(let error) = result { message = error.localizedDescription }
  }
  func h(_ result: Result<[Double], Error>) {
    if case .success(let tides) = result { self.tides = tides }
  }
  func i() async {
    async let loaded = try? loadTides.execute()
    let tides = await loaded
    message = tides == nil ? "No tides" : nil
  }
  func j() { tides = (try? loadTides.kept()) ?? [] }
}
