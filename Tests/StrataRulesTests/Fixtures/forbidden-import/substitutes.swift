// style: repository
// rules: forbidden-import, framework-type-in-domain
// Types that stand in for those of a framework in one branch hide nothing in the others.
// file: Sources/Domain/Ledger.swift
import Foundation

struct Ledger {
  func close() { UserDefaults.standard.set(1, forKey: "closed") }  // ! forbidden-import Ledger -> UserDefaults
  func send(_ request: URLRequest) {}  // ! framework-type-in-domain Ledger -> URLRequest
  func list(_ files: FileManager) {}  // ! framework-type-in-domain Ledger -> FileManager
  func show(_ session: URLSession) {}
}
// file: Sources/Shared/Linux.swift
#if os(Linux)
final class UserDefaults {
  static let standard = UserDefaults()
  func set(_ value: Any?, forKey key: String) {}
}
#endif
#if canImport(FoundationNetworking)
import FoundationNetworking
#else
struct URLRequest {}
#endif
#if DEBUG
final class FileManager {}
#endif
// file: Sources/Shared/Session.swift
// In each branch the project's own.
#if os(Linux)
struct URLSession { var isOpen = true }
#else
struct URLSession { var isOpen = false }
#endif
