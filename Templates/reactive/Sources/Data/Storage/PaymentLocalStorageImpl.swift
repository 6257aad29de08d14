import Foundation
import StrataStorage

/// Keeps the last payments and the last attempts: neither grows for ever. One for all windows, whose changes it makes
/// one after the other.
final class PaymentLocalStorageImpl: PaymentLocalStorage {
  static let recordLimit = 100
  static let attemptLimit = 20
  private static let attempts = StorageKey<[ApiPaymentAttempt]>("payments/attempts")
  private let storage: any KeyValueStorage
  private let records: RecentValues<ApiPaymentResponse>
  private let lock = NSLock()

  init(storage: any KeyValueStorage) {
    self.storage = storage
    records = RecentValues(storage, name: "payments", limit: Self.recordLimit)
  }

  func savePaymentRecord(_ payment: ApiPaymentResponse, of attempt: ApiPaymentAttempt) throws {
    try records.set(payment, for: Self.key(attempt))
  }

  func paymentRecord(of attempt: ApiPaymentAttempt) throws -> ApiPaymentResponse? {
    try records.value(for: Self.key(attempt))
  }

  func attempts() throws(KeyValueStorageError) -> [ApiPaymentAttempt] {
    // What another version of the app stored, and this one cannot decode, is absent.
    do throws(KeyValueStorageError) {
      return try storage.value(for: Self.attempts) ?? []
    } catch .undecodable {
      return []
    }
  }

  func attempt(orNew new: ApiPaymentAttempt) throws -> ApiPaymentAttempt {
    try lock.withLock {
      let attempts = try attempts()
      if let known = attempts.first(where: { $0.draft == new.draft && $0.amount == new.amount }) { return known }
      try storage.set(Array((attempts + [new]).suffix(Self.attemptLimit)), for: Self.attempts)
      return new
    }
  }

  func removeAttempts(draft: String) throws {
    try removeAttempts { $0.draft == draft }
  }

  func removeAttempt(_ attempt: ApiPaymentAttempt) throws {
    try removeAttempts { $0 == attempt }
  }

  private func removeAttempts(where isRemoved: (ApiPaymentAttempt) -> Bool) throws {
    try lock.withLock {
      let attempts = try attempts()
      guard attempts.contains(where: isRemoved) else { return }
      try storage.set(attempts.filter { !isRemoved($0) }, for: Self.attempts)
    }
  }

  private static func key(_ attempt: ApiPaymentAttempt) -> String {
    "\(attempt.draft)/\(attempt.amount.minor) \(attempt.amount.currency)"
  }
}
