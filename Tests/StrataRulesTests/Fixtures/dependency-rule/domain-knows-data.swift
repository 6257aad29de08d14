// style: repository
// rules: dependency-rule, dto-leak
// file: Sources/Domain/UseCases/GetUserUseCase.swift
final class GetUserUseCase {
  private let repository: UserRepositoryImpl  // ! dependency-rule GetUserUseCase -> UserRepositoryImpl

  init(repository: UserRepositoryImpl) {  // ! dependency-rule GetUserUseCase -> UserRepositoryImpl
    self.repository = repository
  }

  func execute(id: String) async throws -> User {
    try await repository.user(id: id)  // ! dependency-rule GetUserUseCase -> UserRepositoryImpl
  }
}
// file: Sources/Domain/Entities/User.swift
struct User {
  let id: String
}

struct Avatar {
  let origin: AvatarDTO  // ! dto-leak Avatar -> AvatarDTO
}

extension AvatarDTO {  // ! dependency-rule AvatarDTO -> AvatarDTO
  var isEmpty: Bool { url.isEmpty }
}
// file: Sources/Domain/UserRepository.swift
protocol UserRepository {
  func user(id: String) async throws -> User
}
// file: Sources/Data/UserRepositoryImpl.swift
final class UserRepositoryImpl: UserRepository {
  func user(id: String) async throws -> User { User(id: id) }
}
// file: Sources/Data/AvatarDTO.swift
struct AvatarDTO: Codable {
  let url: String
}

/// A mapping in a file of the data layer is the data layer's own matter.
extension Avatar {
  init(dto: AvatarDTO) { self.init(origin: dto) }
}
