// style: repository
// The same error by another form.
// file: Sources/Domain/MoorBoatUseCase.swift
import Foundation

struct MoorBoatUseCase {
  func execute(_ length: Int) throws {
    if length > 30 {
      let error = NSError(domain: "harbor", code: 1)
      throw error  // ! untyped-error MoorBoatUseCase -> NSError
    }
    if length == 0 {
      throw NSError(domain: "harbor", code: 2) as Error  // ! untyped-error MoorBoatUseCase -> NSError
    }
  }

  func pass(_ given: Error) throws {
    let error = given
    throw error
  }
}
