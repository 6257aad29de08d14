// style: repository
// rules: swallowed-error
// Values of the project's own types that look like loaded ones.
// file: Sources/Domain/Diary.swift
struct Diary {
  var title = ""
  var pages = 0
  var isLocked = false
  static let empty = Diary()
  static let sample = Diary(title: "Sample")
}
struct Options { var isDark = false; static let `default` = Options() }
struct LoadFailure { var reason = "" }
final class MemoryStore: DiaryStore { func read() throws -> Diary { .empty } }
protocol DiaryStore { func read() throws -> Diary }
// file: Sources/Data/DiaryDto.swift
struct DiaryDto {
  let options: Options
  let diary: Diary
  init(map: Payload) throws {
    options = (try? map.value("options")) ?? Options()
    diary = try map.value("diary")
  }
  init(store: DiaryStore) {
    diary = (try? store.read()) ?? Diary()  // ! swallowed-error
    options = Options()
  }
}
struct Payload { func value<T>(_ key: String) throws -> T { fatalError(key) } }
// file: Sources/Data/DiaryRepositoryImpl.swift
final class DiaryRepositoryImpl {
  private let store: DiaryStore
  private var last = Diary()
  init(store: DiaryStore) { self.store = store }

  func a1() -> Diary { do { return try store.read() } catch { return Diary() } }  // ! swallowed-error
  func a2() -> Diary { do { return try store.read() } catch { return Diary.empty } }  // ! swallowed-error
  func a3() -> Diary { (try? store.read()) ?? Diary(title: "", pages: 0) }  // ! swallowed-error
  func a4() -> Options { (try? options()) ?? Options.default }  // ! swallowed-error
  func a5() -> Options { (try? options()) ?? .default }  // ! swallowed-error
  func a6() -> Diary {
    guard let diary = try? store.read() else { return .empty }  // ! swallowed-error
    return diary
  }

  // Another source, a value that was loaded before, one with content, and a value that says what failed.
  func c1() -> Diary { (try? store.read()) ?? last }
  func c2(_ kept: Diary) -> Diary { do { return try store.read() } catch { return kept } }
  func c3() -> Diary { do { return try store.read() } catch { return .sample } }
  func c4() -> LoadFailure { do { _ = try store.read(); return LoadFailure(reason: "No") } catch { return LoadFailure() } }
  func c5() -> DiaryStore { do { _ = try store.read(); return store } catch { return MemoryStore() } }
  func c6() -> Diary { do { return try store.read() } catch { return Diary(isLocked: false) } }

  private func options() throws -> Options { Options() }
}
