// style: repository
// rules: completion-handler
// file: Sources/Domain/StampRepository.swift
protocol StampRepository {
  func stamps(of country: String) async throws -> [String]
}
