// style: module
// rules: combine-for-one-shot
// Implementations do not count where their protocol is reported.
// file: Sources/Implementation/Domain/Gateways/AlphaRepository.swift
import Combine

protocol AlphaRepository {
  func getAlpha() -> AnyPublisher<Int, Error>  // ! combine-for-one-shot AlphaRepository -> getAlpha()
}
// file: Sources/Implementation/Data/Repositories/AlphaRepositoryImp.swift
import Combine

final class AlphaRepositoryImp: AlphaRepository {
  func getAlpha() -> AnyPublisher<Int, Error> { Fail(error: LostError()).eraseToAnyPublisher() }
}
// file: Sources/Implementation/Domain/Gateways/BetaRepository.swift
import Combine

protocol BetaRepository {
  func getBeta() -> AnyPublisher<Int, Error>  // ! combine-for-one-shot AlphaRepository -> getAlpha()
}
// file: Sources/Implementation/Data/Repositories/BetaRepositoryImp.swift
import Combine

final class BetaRepositoryImp: BetaRepository {
  func getBeta() -> AnyPublisher<Int, Error> { Fail(error: LostError()).eraseToAnyPublisher() }
}
// file: Sources/Implementation/Domain/Gateways/GammaRepository.swift
import Combine

protocol GammaRepository {
  func getGamma() -> AnyPublisher<Int, Error>  // ! combine-for-one-shot AlphaRepository -> getAlpha()
}
// file: Sources/Implementation/Data/Repositories/GammaRepositoryImp.swift
import Combine

final class GammaRepositoryImp: GammaRepository {
  func getGamma() -> AnyPublisher<Int, Error> { Fail(error: LostError()).eraseToAnyPublisher() }
}
// file: Sources/Implementation/Domain/Gateways/DeltaRepository.swift
import Combine

protocol DeltaRepository {
  func getDelta() -> AnyPublisher<Int, Error>  // ! combine-for-one-shot AlphaRepository -> getAlpha()
}
// file: Sources/Implementation/Data/Repositories/DeltaRepositoryImp.swift
import Combine

final class DeltaRepositoryImp: DeltaRepository {
  func getDelta() -> AnyPublisher<Int, Error> { Fail(error: LostError()).eraseToAnyPublisher() }
}
// file: Sources/Implementation/Domain/Gateways/EpsRepository.swift
import Combine

protocol EpsRepository {
  func getEps() -> AnyPublisher<Int, Error>  // ! combine-for-one-shot AlphaRepository -> getAlpha()
}
// file: Sources/Implementation/Data/Repositories/EpsRepositoryImp.swift
import Combine

final class EpsRepositoryImp: EpsRepository {
  func getEps() -> AnyPublisher<Int, Error> { Fail(error: LostError()).eraseToAnyPublisher() }
}
// file: Sources/Implementation/Data/Repositories/LostError.swift
struct LostError: Error {}
