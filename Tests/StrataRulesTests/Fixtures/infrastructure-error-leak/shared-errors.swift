// style: repository
// rules: infrastructure-error-leak
// Shared code belongs to no layer below, even though the domain may use it.
// file: Sources/Shared/NetworkError.swift
enum NetworkError: Error {
  case offline
}
// file: Sources/Domain/UseCases/GetReefsUseCase.swift
final class GetReefsUseCase {
  func execute() async throws(NetworkError) -> [String] { throw .offline }  // ! infrastructure-error-leak GetReefsUseCase -> NetworkError
}
