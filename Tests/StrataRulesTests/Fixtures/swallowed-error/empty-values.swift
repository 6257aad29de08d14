// style: repository
// rules: swallowed-error
// All forms of an empty value instead of an error, in a layer that must pass the error on.
// file: Sources/Data/Repositories/KiteRepositoryImpl.swift
final class KiteRepositoryImpl {
  private let local: KiteLocalDataSource
  init(local: KiteLocalDataSource) { self.local = local }

  func spelled() async -> [Kite] { (try? await local.read()) ?? [Kite]() }  // ! swallowed-error KiteRepositoryImpl -> spelled()
  func created() async -> [Kite] { (try? await local.read()) ?? Array() }  // ! swallowed-error
  func implied() async -> [Kite] { (try? await local.read()) ?? .init() }  // ! swallowed-error
  func names() async -> Set<String> { (try? await local.names()) ?? Set<String>() }  // ! swallowed-error
  func photo() async -> Data { (try? await local.photo()) ?? Data() }  // ! swallowed-error
  func title() async -> String { (try? await local.title()) ?? String() }  // ! swallowed-error
  func first() async -> [String] { (try? await local.read())?.first?.tags ?? [] }  // ! swallowed-error

  func guarded() async -> [Kite] {
    guard let kites = try? await local.read() else { return [] }  // ! swallowed-error
    return kites
  }
  func maybe() async -> Int? {
    guard let kites = try? await local.read() else { return nil }  // ! swallowed-error
    return kites.count
  }
  func branch() async -> [Kite] {
    if let kites = try? await local.read() { return kites }  // ! swallowed-error
    return []
  }
  func both() async -> [Kite] {
    if let kites = try? await local.read() { return kites } else { return [] }  // ! swallowed-error
  }
  func pattern() async -> [Kite] {
    if case let kites? = try? await local.read() { return kites }  // ! swallowed-error
    return []
  }
  func kept() async -> [Kite] {
    let kites = try? await local.read()  // ! swallowed-error
    return kites ?? []
  }
  func mapped() async -> [Kite] {
    let kites = (try? await local.read()).map { $0.reversed() }  // ! swallowed-error
    return kites ?? []
  }
  func filled() async -> [Kite] {
    var result: [Kite] = []
    if let kites = try? await local.read() { result = kites }  // ! swallowed-error
    return result
  }

  func caughtSpelled() async -> [Kite] { do { return try await local.read() } catch { return [Kite]() } }  // ! swallowed-error
  func caughtImplied() async -> [Kite] { do { return try await local.read() } catch { return .init() } }  // ! swallowed-error
  func caughtSet() async -> Set<String> { do { return try await local.names() } catch { return Set() } }  // ! swallowed-error
  func caughtNone() async -> Kite? { do { return try await local.read().first } catch { return Optional.none } }  // ! swallowed-error
  func caughtPair() async -> (Bool, [Kite]) { do { return (true, try await local.read()) } catch { return (false, []) } }  // ! swallowed-error
  func assigned() async -> [Kite] {
    var kites: [Kite]
    do { kites = try await local.read() } catch { kites = [] }  // ! swallowed-error
    return kites
  }
  func succeeded() async -> Bool {
    let isDone: Bool
    do { try await local.write(); isDone = true } catch { isDone = false }  // ! swallowed-error
    return isDone
  }
  func attempted() async -> [Kite] {
    switch await Task(operation: { try await local.read() }).result {
    case .success(let kites): return kites
    case .failure: return []  // ! swallowed-error
    }
  }
  func logged() async {
    do { try await local.write() } catch {  // ! swallowed-error
      let text = error.localizedDescription
      print(text)
    }
  }
  func loggedSometimes() async {
    do { try await local.write() } catch {  // ! swallowed-error
      if Settings.isVerbose { print(error) } else { return }
    }
  }
  func stream() -> AsyncStream<[Kite]> {
    AsyncStream { continuation in
      Task {
        continuation.yield((try? await local.read()) ?? [])  // ! swallowed-error
        do { continuation.yield(try await local.read()) } catch { continuation.yield([]) }  // ! swallowed-error
        do {
          continuation.yield(try await local.read())
        } catch {  // ! swallowed-error
          print(error)
          continuation.yield([])
          continuation.finish()
        }
        try? await local.write()
      }
    }
  }
  func single() -> Single<[Kite]> {
    Single.create { single in
      do { single(.success(try self.local.now())) } catch { single(.success([])) }  // ! swallowed-error
    }
  }
  func caughtStream() -> Single<[Kite]> {
    local.stream().catch { error in  // ! swallowed-error
      print(error)
      return .just([])
    }
  }
}
// file: Sources/Data/DataSources/KiteLocalDataSource.swift
import RxSwift

final class KiteLocalDataSource {
  func read() async throws -> [Kite] { [] }
  func now() throws -> [Kite] { [] }
  func names() async throws -> Set<String> { [] }
  func title() async throws -> String { "" }
  func write() async throws {}
  func stream() -> Single<[Kite]> { .just([]) }
}
enum Settings { static var isVerbose = false }
// What an initializer loads from a dependency is no part of a payload.
// file: Sources/Data/Repositories/SpoolRepositoryImpl.swift
final class SpoolRepositoryImpl {
  private let names: [String]
  init(shelf: SpoolShelf) { names = (try? shelf.read("spools")) ?? [] }  // ! swallowed-error
}
final class ReelRepositoryImpl {
  private let names: [String]
  init(shelf: any SpoolShelf) { names = (try? shelf.read("reels")) ?? [] }  // ! swallowed-error
}
final class BobbinRepositoryImpl {
  private let names: [String]
  init(local: SpoolLocalDataSource) { names = (try? local.read("bobbins")) ?? [] }  // ! swallowed-error
}
final class DrumRepositoryImpl {
  private let name: String
  init(keychain: Keychain) { name = (try? keychain.get("drum")) ?? "" }  // ! swallowed-error
}
// Values that may be missing in what is read.
struct Spool {
  let name: String
  init(map: Map) { name = (try? map.value("name")) ?? "" }
}
struct Reel {
  let name: String
  init(row: ReelRow) { name = (try? row.value("name")) ?? "" }
}
struct ReelRow { func value(_ key: String) throws -> String { key } }
// file: Sources/Data/SpoolShelf.swift
protocol SpoolShelf { func read(_ key: String) throws -> [String] }
// file: Sources/Data/DataSources/SpoolLocalDataSource.swift
struct SpoolLocalDataSource { func read(_ key: String) throws -> [String] { [] } }
