// style: repository
// rules: dependency-rule, misplaced-type
// file: Sources/Domain/LoginDTO.swift
struct LoginDTO: Codable {}  // ! misplaced-type LoginDTO -> Data
// file: Sources/Domain/LoginUseCase.swift
final class LoginUseCase {
  private let repository: LoginRepository

  init(repository: LoginRepository) { self.repository = repository }

  func execute(_ dto: LoginDTO) {}
}
// file: Sources/Data/LoginRepository.swift
protocol LoginRepository {  // ! misplaced-type LoginRepository -> Domain
  func cached() -> LoginCache
}

struct LoginCache {}
// file: Sources/Presentation/LogoutUseCase.swift
final class LogoutUseCase {  // ! misplaced-type LogoutUseCase -> Domain
  let screen = LogoutScreenTitle()
  let cache = LoginCache()  // ! dependency-rule LogoutUseCase -> LoginCache
}

struct LogoutScreenTitle {}
