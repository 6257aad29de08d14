import StrataTerminal

/// Tells each step between view model and network, if there is a logger. The layers know nothing of it: what they are
/// given looks like what it stands before.
struct Trace: Sendable {
  static let none = Trace(logger: nil)
  let logger: TraceLogger?

  func useCase(_ base: any GetUserListUseCaseProtocol) -> any GetUserListUseCaseProtocol {
    logger.map { GetUserListTrace(base: base, logger: $0) } ?? base
  }

  func useCase(_ base: any CreateUserUseCaseProtocol) -> any CreateUserUseCaseProtocol {
    logger.map { CreateUserTrace(base: base, logger: $0) } ?? base
  }

  func useCase(_ base: any GetProfileUseCaseProtocol) -> any GetProfileUseCaseProtocol {
    logger.map { GetProfileTrace(base: base, logger: $0) } ?? base
  }

  func useCase(_ base: any UpdateProfileUseCaseProtocol) -> any UpdateProfileUseCaseProtocol {
    logger.map { UpdateProfileTrace(base: base, logger: $0) } ?? base
  }

  func useCase(_ base: any RequestCodeUseCaseProtocol) -> any RequestCodeUseCaseProtocol {
    logger.map { RequestCodeTrace(base: base, logger: $0) } ?? base
  }

  func useCase(_ base: any SignInUseCaseProtocol) -> any SignInUseCaseProtocol {
    logger.map { SignInTrace(base: base, logger: $0) } ?? base
  }

  func useCase(_ base: any SignOutUseCaseProtocol) -> any SignOutUseCaseProtocol {
    logger.map { SignOutTrace(base: base, logger: $0) } ?? base
  }

  func repository(_ base: any UserRepositoryProtocol) -> any UserRepositoryProtocol {
    logger.map { UserTrace(base: base, logger: $0) } ?? base
  }

  func repository(_ base: any ProfileRepositoryProtocol) -> any ProfileRepositoryProtocol {
    logger.map { ProfileTrace(base: base, logger: $0) } ?? base
  }

  func repository(_ base: any SessionRepositoryProtocol) -> any SessionRepositoryProtocol {
    logger.map { SessionTrace(base: base, logger: $0) } ?? base
  }
}
