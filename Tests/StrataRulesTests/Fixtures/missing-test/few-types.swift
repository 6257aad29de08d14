// style: repository
// file: Sources/Domain/GetUserUseCase.swift
/// The tests may be in a folder that is not checked.
struct GetUserUseCase {
  func execute() {}
}
