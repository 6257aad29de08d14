// style: repository
// rules: swallowed-error
// Where a `do` returns, what follows it is what happens after a failure: another way, or an empty value. A logger has nobody to tell.
// A setter cannot throw.
// file: Sources/Data/TramRepositoryImpl.swift
import Foundation

final class TramRepositoryImpl {
  private let client: TramClient
  private var lines: [String] = []
  init(client: TramClient) { self.client = client }

  func load() -> [String] {
    do {
      return try client.load()
    } catch {
      print(error)
    }
    return lines
  }
  func loadAll() -> [String] {
    do {
      return try client.load()
    } catch {  // ! swallowed-error
      print(error)
    }
    return []
  }
  func refresh() {
    do {
      lines = try client.load()
    } catch {  // ! swallowed-error
      print(error)
    }
    lines.append("")
  }
  var first: String {
    get { lines[0] }
    set {
      do { try client.save(newValue) } catch {}  // ! swallowed-error
    }
  }
}
final class TramClient {
  func load() throws -> [String] { [] }
  func save(_ line: String) throws {}
}
// file: Sources/Shared/FileLogger.swift
import Foundation

final class FileLogger {
  func debug(_ text: String) { write(text) }
  func error(_ text: String) { write(text) }
  func warning(_ text: String) { write(text) }
  private func write(_ text: String) {
    do { try Data(text.utf8).write(to: URL(fileURLWithPath: "log")) } catch { print(error) }
  }
}
