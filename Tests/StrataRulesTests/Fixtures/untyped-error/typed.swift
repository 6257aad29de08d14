// style: repository
// file: Sources/Domain/AppError.swift
enum AppError: Error {
  case network(String)
  case notFound(id: String)
  case unauthorized
}

enum PaymentError: Error {
  case insufficientFunds
}

enum Filter {
  case text(String)
}
