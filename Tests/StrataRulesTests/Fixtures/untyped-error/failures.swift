// An error that a result or a closure gets is thrown in another way.
// style: repository
// rules: untyped-error
// file: Sources/Domain/UseCases/SubmitReportUseCase.swift
import Foundation

enum ReportError: Error { case closed }

final class SubmitReportUseCase {
  func execute() -> Result<Void, Error> {
    .failure(NSError(domain: "report", code: 1))  // ! untyped-error SubmitReportUseCase -> NSError
  }
  func execute(completion: (Result<Void, Error>) -> Void) {
    completion(.failure(NSError(domain: "report", code: 2)))  // ! untyped-error SubmitReportUseCase -> NSError
    completion(.failure(ReportError.closed))
  }
  func failure(_ error: NSError) {}
  func execute(again: Bool) {
    failure(NSError(domain: "report", code: 3))
  }
}
