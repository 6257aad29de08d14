// The domain of guide 003 has no external dependencies; Combine is its choice for persistent streams.
// style: module
// file: Sources/Implementation/Domain/UseCases/TideUseCase.swift
import Combine
import RxSwift  // ! forbidden-import TideUseCase -> RxSwift

protocol TideUseCase {
  func execute() -> AnyPublisher<Int, Never>
}
// file: Sources/Implementation/Data/TideFeed.swift
import RxSwift

struct TideFeed {}
// file: Sources/Implementation/Presentation/ViewModels/TideViewModel.swift
import RxSwift

final class TideViewModel {}
