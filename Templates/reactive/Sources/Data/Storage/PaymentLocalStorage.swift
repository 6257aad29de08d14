protocol PaymentLocalStorage: Sendable {
  func savePaymentRecord(_ payment: ApiPaymentResponse) throws
  /// The last payments, the newest at the end.
  func paymentRecords() throws -> [ApiPaymentResponse]

  /// The payments that were never answered, the newest at the end.
  func attempts() throws -> [ApiPaymentAttempt]
  /// Keeps an attempt in place of an older one of the same amount of its draft.
  func saveAttempt(_ attempt: ApiPaymentAttempt) throws
  /// The payment of this draft was answered, or given up.
  func removeAttempt(draft: String) throws
}
