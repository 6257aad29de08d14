import Foundation
import StrataStorage

protocol PaymentLocalStorage: Sendable {
  func savePaymentRecord(_ payment: ApiPaymentResponse) throws
  func paymentRecords() throws -> [ApiPaymentResponse]

  /// The key of a payment of this amount that was never answered, or a new one, which is kept.
  func key(for amount: Money) throws -> String
  /// Forgets the key: the payment was answered.
  func forgetKey(for amount: Money) throws
}

final class PaymentLocalStorageImpl: PaymentLocalStorage {
  private static let records = StorageKey<[ApiPaymentResponse]>("payments")
  private static let keys = StorageKey<[String: String]>("payments/unanswered")
  private let storage: any KeyValueStorage

  init(storage: any KeyValueStorage) {
    self.storage = storage
  }

  func savePaymentRecord(_ payment: ApiPaymentResponse) throws {
    try storage.set(try paymentRecords() + [payment], for: Self.records)
  }

  func paymentRecords() throws -> [ApiPaymentResponse] {
    try storage.value(for: Self.records) ?? []
  }

  func key(for amount: Money) throws -> String {
    var keys = try storage.value(for: Self.keys) ?? [:]
    if let key = keys["\(amount.minor)"] { return key }
    let key = UUID().uuidString
    keys["\(amount.minor)"] = key
    try storage.set(keys, for: Self.keys)
    return key
  }

  func forgetKey(for amount: Money) throws {
    var keys = try storage.value(for: Self.keys) ?? [:]
    keys["\(amount.minor)"] = nil
    try storage.set(keys, for: Self.keys)
  }
}
