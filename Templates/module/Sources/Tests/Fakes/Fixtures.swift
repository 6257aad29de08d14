import Foundation
import ShopInterface
import StrataNetwork
import StrataStorage

@testable import ItemsImplementation

extension Item {
  static let atlas = Item(
    id: "2", name: "Herb atlas", price: Money(minor: 3450, currency: "EUR"), categories: ["books"])
}

extension ItemsImplementation.Category {
  static let books = Self(id: "books", name: "Books")
}

extension ItemDTO {
  static let atlas = ItemDTO(
    id: "2", name: "Herb atlas", price: MoneyDTO(minor: 3450, currency: "EUR"), categories: ["books"])
}

extension NetworkClient {
  /// A client that asks once, so that tests of failures do not wait.
  init(baseURL: String, transport: any Transport) {
    self.init(
      configuration: NetworkConfiguration(
        baseURL: baseURL, timeout: .seconds(3_600), deadline: .seconds(3_600), retry: .never), transport: transport)
  }
}

extension Locale {
  static let english = Locale(identifier: "en_US")
  static let german = Locale(identifier: "de_DE")
}

/// The storage of a device that fails.
final class FailingStorage: KeyValueStorage {
  func data(named name: String) throws(KeyValueStorageError) -> Data? { throw .unreadable(name: name) }
  func set(_ data: Data, named name: String) throws(KeyValueStorageError) { throw .unwritable(name: name) }
  func removeData(named name: String) throws(KeyValueStorageError) { throw .unwritable(name: name) }
}

/// The storage of a device that is full from a moment on: it can be read.
final class FullStorage: KeyValueStorage, @unchecked Sendable {
  // Unchecked: a test uses it from one task at a time.
  var isFull = false
  private let storage = InMemoryStorage()

  func data(named name: String) throws(KeyValueStorageError) -> Data? { storage.data(named: name) }

  func set(_ data: Data, named name: String) throws(KeyValueStorageError) {
    if isFull { throw .unwritable(name: name) }
    storage.set(data, named: name)
  }

  func removeData(named name: String) throws(KeyValueStorageError) { storage.removeData(named: name) }
}

/// Remembers what was reported.
final class RecordingLogger: Logger, @unchecked Sendable {
  // Unchecked: every access holds the lock.
  private let lock = NSLock()
  private var reported: [String] = []

  var messages: [String] { lock.withLock { reported } }

  func report(_ message: String) { lock.withLock { reported.append(message) } }
}
