/// What the device has stored, as a whole.
protocol CacheRepository: Sendable {
  /// Forgets all of it.
  func clear() async throws(AppError)
}
