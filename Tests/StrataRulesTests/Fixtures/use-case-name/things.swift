// style: gateway
// file: Sources/BusinessLogic/UserUseCase.swift
protocol UserUseCaseProtocol {  // ! use-case-name UserUseCaseProtocol
  func execute() async throws
}

// The protocol is the place to mend.
struct UserUseCase: UserUseCaseProtocol {  // ! use-case-name UserUseCaseProtocol
  func execute() async throws {}
}

// file: Sources/BusinessLogic/SendOTPUseCase.swift
protocol SendOTPUseCaseProtocol {
  func execute(username: String) async throws
}

struct SendOTPUseCase: SendOTPUseCaseProtocol {
  func execute(username: String) async throws {}
}

// file: Sources/BusinessLogic/LoginUseCase.swift
protocol LoginUseCaseProtocol {
  func execute() async throws
}

final class DefaultLoginUseCase: LoginUseCaseProtocol {
  func execute() async throws {}
}

protocol UserRegistrationUseCaseProtocol {
  func execute() async throws
}

protocol SeasonStatisticsUseCaseProtocol {  // ! use-case-name
  func execute() async throws
}

protocol UserProfileUseCaseProtocol {  // ! use-case-name UserProfileUseCaseProtocol
  func execute() async throws
}

// file: Sources/BusinessLogic/UseCase.swift
protocol UseCase {
  associatedtype Input
  associatedtype Output
  func execute(_ input: Input) async throws -> Output
}
