import Foundation
import StrataStorage

/// Keeps the last payments and the last attempts: neither grows for ever. One for all windows, whose changes it makes
/// one after the other.
///
/// Payments that were made are a cache: what cannot be decoded is absent. Attempts are not, as each may be a payment
/// that was made: what cannot be decoded is set aside under another name, and reported, and the limit accepts no new
/// one rather than drop an old one.
final class PaymentLocalStorageImpl: PaymentLocalStorage {
  static let recordLimit = 100
  static let attemptLimit = 20
  private static let attempts = StorageKey<[ApiPaymentAttempt]>("payments/attempts")
  private let storage: any KeyValueStorage
  private let records: RecentValues<ApiPaymentResponse>
  private let report: @Sendable (String) -> Void
  private let lock = NSLock()

  /// - Parameter report: gets a message when attempts are set aside.
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

  func attempt(orNew new: ApiPaymentAttempt) throws -> ApiPaymentAttempt? {
    try lock.withLock {
      let attempts = try stored()
      if let known = attempts.first(where: { $0.draft == new.draft && $0.amount == new.amount }) { return known }
      guard attempts.count < Self.attemptLimit else { return nil }
      try storage.set(attempts + [new], for: Self.attempts)
      return new
    }
  }

  func attemptWasPaid(_ attempt: ApiPaymentAttempt) throws {
    try change { attempts in
      attempts.filter { $0.key != attempt.key }.map { other in
        guard other.draft == attempt.draft else { return other }
        var left = other
        left.isOfPaidDraft = true
        return left
      }
    }
  }

  func separateAttempts(ofPaid draft: String, as new: String) throws -> String {
    var isPaid = false
    try change { attempts in
      isPaid = attempts.contains { $0.draft == draft && $0.isOfPaidDraft == true }
      guard isPaid else { return attempts }
      return attempts.map { attempt in
        guard attempt.draft == draft else { return attempt }
        return ApiPaymentAttempt(draft: new, amount: attempt.amount, key: attempt.key)
      }
    }
    return isPaid ? new : draft
  }

  func removeAttempts(draft: String) throws {
    try change { $0.filter { $0.draft != draft } }
  }

  func removeAttempt(_ attempt: ApiPaymentAttempt) throws {
    try change { $0.filter { $0.key != attempt.key } }
  }

  private func change(_ changed: ([ApiPaymentAttempt]) -> [ApiPaymentAttempt]) throws {
    try lock.withLock {
      let attempts = try stored()
      let new = changed(attempts)
      if new != attempts { try storage.set(new, for: Self.attempts) }
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
