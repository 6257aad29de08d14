// style: repository
// rules: skipped-layer
// The property is reported; once it is accepted, so are the calls.
// file: Sources/Domain/FetchTidesUseCase.swift
import Foundation

final class FetchTidesUseCase {
  // strata:disable:next skipped-layer — moves to a repository
  private let session: URLSession
  private let defaults: UserDefaults

  init(
    // strata:disable:next skipped-layer — moves to a repository
    session: URLSession,
    defaults: UserDefaults
  ) {
    self.session = session
    self.defaults = defaults
  }

  func execute(_ url: URL) async throws -> Data {
    defaults.set(true, forKey: "tides")
    return try await session.data(from: url).0  // ! skipped-layer FetchTidesUseCase -> URLSession
  }
}
