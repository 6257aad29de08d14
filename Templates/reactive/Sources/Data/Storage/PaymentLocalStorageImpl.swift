import StrataStorage

/// Keeps the last payments and the last attempts: neither grows for ever.
final class PaymentLocalStorageImpl: PaymentLocalStorage {
  static let recordLimit = 100
  static let attemptLimit = 20
  private static let records = StorageKey<[ApiPaymentResponse]>("payments")
  private static let attempts = StorageKey<[ApiPaymentAttempt]>("payments/attempts")
  private let storage: any KeyValueStorage

  init(storage: any KeyValueStorage) {
    self.storage = storage
  }

  func savePaymentRecord(_ payment: ApiPaymentResponse) throws {
    let records = try paymentRecords() + [payment]
    try storage.set(Array(records.suffix(Self.recordLimit)), for: Self.records)
  }

  func paymentRecords() throws -> [ApiPaymentResponse] {
    try storage.value(for: Self.records) ?? []
  }

  func attempts() throws -> [ApiPaymentAttempt] {
    try storage.value(for: Self.attempts) ?? []
  }

  func saveAttempt(_ attempt: ApiPaymentAttempt) throws {
    let others = try attempts().filter { $0.draft != attempt.draft || $0.amount != attempt.amount }
    try storage.set(Array((others + [attempt]).suffix(Self.attemptLimit)), for: Self.attempts)
  }

  func removeAttempt(draft: String) throws {
    try storage.set(try attempts().filter { $0.draft != draft }, for: Self.attempts)
  }
}
