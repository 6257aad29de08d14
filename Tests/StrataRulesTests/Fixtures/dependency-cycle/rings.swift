// style: repository
// file: Sources/Data/AuthRepository.swift
final class AuthRepositoryImpl: AuthRepository {
  init(session: SessionService) {}  // ! dependency-cycle AuthRepositoryImpl -> SessionServiceImpl → TokenService
}

final class SessionServiceImpl: SessionService {
  init(tokens: TokenService) {}  // ! dependency-cycle AuthRepositoryImpl -> SessionServiceImpl → TokenService
}

final class TokenService {
  let auth: AuthRepository  // ! dependency-cycle AuthRepositoryImpl -> SessionServiceImpl → TokenService

  init(auth: AuthRepository) { self.auth = auth }  // ! dependency-cycle AuthRepositoryImpl -> SessionServiceImpl → TokenService
}
// file: Sources/Domain/AuthRepository.swift
protocol AuthRepository {}
protocol SessionService {}
