import Foundation
import StrataStorage

/// Keeps the last payments and the last attempts: neither grows for ever. One for all windows, whose changes it makes
/// one after the other.
///
/// Payments that were made are a cache: what cannot be decoded is absent. Attempts are not, as each may be a payment that
/// was made: what cannot be decoded is set aside under another name, and reported, as is one that the limit removes.
final class PaymentLocalStorageImpl: PaymentLocalStorage {
  static let recordLimit = 100
  static let attemptLimit = 20
  private static let attempts = StorageKey<[ApiPaymentAttempt]>("payments/attempts")
  private let storage: any KeyValueStorage
  private let records: RecentValues<ApiPaymentResponse>
  private let report: @Sendable (String) -> Void
  private let lock = NSLock()

  /// - Parameter report: gets a message when attempts are set aside or removed without an answer.
  init(storage: any KeyValueStorage, report: @escaping @Sendable (String) -> Void) {
    self.storage = storage
    self.report = report
    records = RecentValues(storage, name: "payments", limit: Self.recordLimit)
  }

  func savePaymentRecord(_ payment: ApiPaymentResponse, of attempt: ApiPaymentAttempt) throws {
    try records.set(payment, for: Self.key(attempt))
  }

  func paymentRecord(of attempt: ApiPaymentAttempt) throws -> ApiPaymentResponse? {
    try records.value(for: Self.key(attempt))
  }

  func attempts() throws -> [ApiPaymentAttempt] {
    try lock.withLock { try stored() }
  }

  func attempt(orNew new: ApiPaymentAttempt) throws -> ApiPaymentAttempt {
    try lock.withLock {
      let attempts = try stored()
      if let known = attempts.first(where: { $0.draft == new.draft && $0.amount == new.amount }) { return known }
      let kept = Array((attempts + [new]).suffix(Self.attemptLimit))
      try storage.set(kept, for: Self.attempts)
      for removed in (attempts + [new]).dropLast(kept.count) {
        report(
          "a payment that was never answered is forgotten, as there are more than \(Self.attemptLimit): "
            + "\(removed.amount.minor) \(removed.amount.currency), key \(removed.key)")
      }
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
      let attempts = try stored()
      guard attempts.contains(where: isRemoved) else { return }
      try storage.set(attempts.filter { !isRemoved($0) }, for: Self.attempts)
    }
  }

  /// Call it with the lock. What another version of the app stored, and this one cannot decode, is moved away before
  /// anything is written in its place.
  private func stored() throws(KeyValueStorageError) -> [ApiPaymentAttempt] {
    do throws(KeyValueStorageError) {
      return try storage.value(for: Self.attempts) ?? []
    } catch .undecodable {
      guard let data = try storage.data(named: Self.attempts.name) else { return [] }
      var number = 1
      while try storage.data(named: Self.setAside(number)) != nil { number += 1 }
      try storage.set(data, named: Self.setAside(number))
      try storage.removeData(named: Self.attempts.name)
      report(
        "payments that were never answered cannot be decoded; they are set aside as \(Self.setAside(number))")
      return []
    }
  }

  /// Where attempts are that cannot be decoded.
  static func setAside(_ number: Int) -> String { "payments/attempts set aside/\(number)" }

  private static func key(_ attempt: ApiPaymentAttempt) -> String {
    "\(attempt.draft)/\(attempt.amount.minor) \(attempt.amount.currency)"
  }
}
