// style: repository
// rules: untyped-error
// file: Sources/Domain/Errors.swift
enum MessageError: Error {  // ! untyped-error MessageError
  case message(String)
}

enum AppError: Error {
  case network(String)
  case notFound(id: String)
  case unauthorized
  case unknown(Error?)
}

enum CodeError: Error {
  case code(Int)
}

final class GetUserUseCase {
  func execute() throws {
    throw NSError(domain: "app", code: 1)  // ! untyped-error GetUserUseCase -> NSError
  }
}

// file: Sources/Data/RemoteError.swift
enum RemoteError: Error {
  case message(String)
}
