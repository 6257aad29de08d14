// style: module
// rules: completion-handler
// Implementations do not count where their protocol is reported.
// file: Sources/Implementation/Domain/Gateways/AlphaRepository.swift
protocol AlphaRepository {
  func getAlpha(completion: @escaping (Result<Int, Error>) -> Void)  // ! completion-handler AlphaRepository -> getAlpha(completion:)
}
// file: Sources/Implementation/Data/Repositories/AlphaRepositoryImp.swift
final class AlphaRepositoryImp: AlphaRepository {
  func getAlpha(completion: @escaping (Result<Int, Error>) -> Void) { completion(.success(1)) }  // ! completion-handler AlphaRepository -> getAlpha(completion:)
}
// file: Sources/Implementation/Domain/Gateways/BetaRepository.swift
protocol BetaRepository {
  func getBeta(completion: @escaping (Result<Int, Error>) -> Void)  // ! completion-handler AlphaRepository -> getAlpha(completion:)
}
// file: Sources/Implementation/Data/Repositories/BetaRepositoryImp.swift
final class BetaRepositoryImp: BetaRepository {
  func getBeta(completion: @escaping (Result<Int, Error>) -> Void) { completion(.success(1)) }  // ! completion-handler AlphaRepository -> getAlpha(completion:)
}
// file: Sources/Implementation/Domain/Gateways/GammaRepository.swift
protocol GammaRepository {
  func getGamma(completion: @escaping (Result<Int, Error>) -> Void)  // ! completion-handler AlphaRepository -> getAlpha(completion:)
}
// file: Sources/Implementation/Data/Repositories/GammaRepositoryImp.swift
final class GammaRepositoryImp: GammaRepository {
  func getGamma(completion: @escaping (Result<Int, Error>) -> Void) { completion(.success(1)) }  // ! completion-handler AlphaRepository -> getAlpha(completion:)
}
// file: Sources/Implementation/Domain/Gateways/DeltaRepository.swift
protocol DeltaRepository {
  func getDelta(completion: @escaping (Result<Int, Error>) -> Void)  // ! completion-handler AlphaRepository -> getAlpha(completion:)
}
// file: Sources/Implementation/Data/Repositories/DeltaRepositoryImp.swift
final class DeltaRepositoryImp: DeltaRepository {
  func getDelta(completion: @escaping (Result<Int, Error>) -> Void) { completion(.success(1)) }  // ! completion-handler AlphaRepository -> getAlpha(completion:)
}
// file: Sources/Implementation/Domain/Gateways/EpsRepository.swift
protocol EpsRepository {
  func getEps(completion: @escaping (Result<Int, Error>) -> Void)  // ! completion-handler AlphaRepository -> getAlpha(completion:)
}
// file: Sources/Implementation/Data/Repositories/EpsRepositoryImp.swift
final class EpsRepositoryImp: EpsRepository {
  func getEps(completion: @escaping (Result<Int, Error>) -> Void) { completion(.success(1)) }  // ! completion-handler AlphaRepository -> getAlpha(completion:)
}
