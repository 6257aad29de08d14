import Foundation
import StrataNetwork
import StrataStorage
import Streams

@testable import Payments

func day(_ text: String, hour: Int = 0) throws -> Date {
  try Date("\(text)T00:00:00Z", strategy: .iso8601).addingTimeInterval(Double(hour) * 3600)
}

func transaction(_ id: String, _ amount: Money) -> Transaction {
  Transaction(id: id, amount: amount, date: Date(timeIntervalSince1970: 0), note: "Note")
}

func apiTransaction(_ id: String, _ amount: Money) -> ApiTransactionResponse {
  ApiTransactionResponse(id: id, amount: ApiMoney(amount), date: Date(timeIntervalSince1970: 0), note: "Note")
}

/// A draft that nobody holds after the call that gets it.
extension DraftID: ExpressibleByStringLiteral {
  public convenience init(stringLiteral text: String) { self.init(text) }
}

extension Calendar {
  static let gmt = payments(in: .gmt)
  /// Five hours east of GMT: until five in the morning, the day there is another one.
  static let tashkent = payments(in: TimeZone(secondsFromGMT: 5 * 3600) ?? .gmt)
}

extension Locale {
  static let english = Locale(identifier: "en_US")
  static let german = Locale(identifier: "de_DE")
}

/// A storage that another version of the app, or a device that fails, makes unusable.
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

/// What was reported.
final class Reports: @unchecked Sendable {
  // Unchecked: every access holds the lock.
  private let lock = NSLock()
  private var texts: [String] = []

  var all: [String] { lock.withLock { texts } }

  @Sendable func report(_ text: String) { lock.withLock { texts.append(text) } }
}

extension NetworkClient {
  /// A client that asks once, so that tests of failures do not wait.
  init(baseURL: String, transport: any Transport) {
    self.init(
      configuration: NetworkConfiguration(
        baseURL: baseURL, timeout: .seconds(3_600), deadline: .seconds(3_600), retry: .never), transport: transport)
  }
}

extension Observable where Element: Sendable {
  /// All values, or the error beside those that came before it.
  func collected() async -> (values: [Element], failure: (any Error)?) {
    var values: [Element] = []
    do {
      for try await value in self.values { values.append(value) }
      return (values, nil)
    } catch {
      return (values, error)
    }
  }
}
