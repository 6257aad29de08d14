// style: module
// rules: use-case-single-operation
// A function beside that of the protocol is an operation, unless it is a helper of the use case and its builders. A case of
// an enum with its name does not make it one.
// file: Domain/UseCases/ParkCarUseCase.swift
protocol ParkCarUseCase { func execute(id: String) async throws }

struct ParkCarUseCaseImp: ParkCarUseCase {  // ! use-case-single-operation ParkCarUseCaseImp
  func execute(id: String) async throws {}
  func label(for id: String) -> String { id }  // ! use-case-single-operation ParkCarUseCaseImp
}

struct MoveCarUseCaseImp: ParkCarUseCase {  // ! use-case-single-operation MoveCarUseCaseImp
  func execute(id: String) async throws {}
  func tow(_ car: Car) async throws -> Car { Car(cause: .tow(from: car)) }  // ! use-case-single-operation MoveCarUseCaseImp
}

indirect enum Cause { case tow(from: Car), none }
struct Car {
  let cause: Cause
}

struct LockCarUseCaseImp: ParkCarUseCase {
  func execute(id: String) async throws { _ = key(id) }
  func key(_ id: String) -> String { id }
  mutating func configure() {}
}
