// style: repository
// rules: swallowed-error
// Attempts that look like the forms of an empty value, but lose no error.
// file: Sources/Data/Repositories/LoomRepositoryImpl.swift
final class LoomRepositoryImpl {
  private let local: LoomLocalDataSource
  private var looms: [Loom] = []
  init(local: LoomLocalDataSource) { self.local = local }

  func required() async throws -> [Loom] {
    guard let looms = try? await local.read() else { throw LoomError.missing }
    return looms
  }
  func fallback() async throws -> [Loom] {
    if let looms = try? await local.read() { return looms }
    return try await local.download()
  }
  func kept() async throws -> [Loom] {
    let cached = try? await local.read()
    return cached ?? self.looms
  }
  func parsed(_ rows: [String]) -> [Loom] {
    rows.compactMap { row in
      guard let loom = try? local.parse(row) else { return nil }
      return loom
    }
  }
  func refresh() async {
    guard let looms = try? await local.read() else { return }
    self.looms = looms
  }
  func cleared() async {
    do { looms = try await local.read() } catch { looms = []; report(error) }
  }
  func reported() async {
    do { looms = try await local.read() } catch { if isOpen { report(error) } }
  }
  func converted() async {
    do { looms = try await local.read() } catch { let shown = show(error); print(shown) }
  }
  func words(_ text: String) -> [String] {
    guard let expression = try? NSRegularExpression(pattern: "[a-z]+") else { return [] }
    return expression.words(text)
  }
  func current() -> Loom? {
    guard let loom = try? subject.value() else { return nil }
    return loom
  }
  func stream() -> AsyncThrowingStream<[Loom], Error> {
    AsyncThrowingStream { continuation in
      Task {
        do { continuation.yield(try await local.read()) } catch { continuation.finish(throwing: error) }
      }
    }
  }
  private func report(_ error: Error) {}
  private func show(_ error: Error) -> Bool { true }
}
enum LoomError: Error { case missing }
// file: Sources/Data/DTO/LoomDto.swift
struct LoomDto: Decodable {
  let name: String
  let tags: [String]
  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    name = (try? container.decode(String.self, forKey: .name)) ?? ""
    tags = (try? container.decode([String].self, forKey: .tags)) ?? []
  }
  enum Key: CodingKey { case name, tags }
}
// file: Sources/Presentation/LoomViewModel.swift
final class LoomViewModel {
  private(set) var looms: [Loom] = []
  func load() async {
    guard let looms = try? await useCase.execute() else { return }
    self.looms = looms
    if let first = try? await useCase.first() { self.looms = [first] }
  }
}
// file: Sources/Data/DataSources/LoomLocalDataSource.swift
final class LoomLocalDataSource {
  func read() async throws -> [Loom] { [] }
  func download() async throws -> [Loom] { [] }
  func parse(_ row: String) throws -> Loom { Loom() }
}
struct Loom {
  init?(row: String, source: LoomLocalDataSource) {
    guard let loom = try? source.parse(row) else { return nil }
    self = loom
  }
}
