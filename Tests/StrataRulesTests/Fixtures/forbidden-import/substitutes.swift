// style: repository
// rules: forbidden-import, framework-type-in-domain
// Types that stand in for those of a framework in one branch hide nothing in the others.
// file: Sources/Domain/Ledger.swift
import Foundation

struct Ledger {
  func close() { UserDefaults.standard.set(1, forKey: "closed") }  // ! forbidden-import Ledger -> UserDefaults
  func send(_ request: URLRequest) {}  // ! framework-type-in-domain Ledger -> URLRequest
  func list(_ files: FileManager) {}  // ! framework-type-in-domain Ledger -> FileManager
  func open(_ session: URLSession) {}  // ! framework-type-in-domain Ledger -> URLSession
  func show(_ response: URLResponse, _ error: URLError, _ decoder: URLSessionConfiguration) {}
}
// file: Sources/Shared/Linux.swift
#if os(Linux)
final class UserDefaults {
  static let standard = UserDefaults()
  func set(_ value: Any?, forKey key: String) {}
}
#endif
#if os(iOS) || (os(macOS) && !DEBUG) || canImport(Darwin)
import Darwin
#elseif FLAT
struct URLRequest {}
#endif
#if FAST
#if !(os(macOS) || canImport(Network))
final class URLSession {}
#endif
#endif
#if DEBUG
final class FileManager {}
#endif
// file: Sources/Shared/Session.swift
// In each branch the project's own.
#if os(Linux)
struct URLResponse { var isOpen = true }
#else
struct URLResponse { var isOpen = false }
#endif
// file: Sources/Shared/Errors.swift
// Builds for a platform with the framework compile these, too.
#if swift(>=6) && canImport(Darwin)
import Darwin
#else
struct URLError {}
#endif
#if os(iOS) && !targetEnvironment(macCatalyst)
import Network
#elseif os(Linux)
#else
final class URLSessionConfiguration {}
#endif
