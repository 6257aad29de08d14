// style: repository
// file: Sources/Domain/Entities/SafeDate.swift
struct SafeDate {
  func fail() throws {
    throw DecodingError.valueNotFound(  // ! infrastructure-error-leak SafeDate -> DecodingError
      String.self,
      DecodingError.Context(codingPath: [], debugDescription: ""))  // ! infrastructure-error-leak SafeDate -> DecodingError
  }
}
