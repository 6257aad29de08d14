// style: repository
// rules: untyped-error
// file: Sources/Domain/Checks.swift
import Foundation

func checkName(_ name: String) throws {
  if name.isEmpty { throw NSError(domain: "name", code: 1) }  // ! untyped-error checkName(_:) -> NSError
}

extension String {
  func checked() throws -> String {
    if isEmpty { throw NSError(domain: "name", code: 1) }  // ! untyped-error String -> NSError
    return self
  }
}
