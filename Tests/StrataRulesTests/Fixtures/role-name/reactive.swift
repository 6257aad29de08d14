// style: reactive
// file: Shop/Presentation/BaseViewModel.swift
class BaseViewModel<State> {
  func setState(_ state: State) {}
}
// file: Shop/Presentation/Cart/CartPresenter.swift
final class CartPresenter: BaseViewModel<Int> {  // ! role-name CartPresenter
  private let cartUC: CartUseCase
  init(cartUC: CartUseCase) { self.cartUC = cartUC }
}
// file: Shop/Presentation/Cart/OrderViewModel.swift
final class OrderViewModel: BaseViewModel<Int> {}
// file: Shop/Presentation/Cart/StockViewController.swift
import UIKit

final class StockViewController: UIViewController {
  private let viewModel: StockLogic
  private let formatter: StockTexts
  init(viewModel: StockLogic, formatter: StockTexts) { fatalError() }
}
// file: Shop/Presentation/Cart/StockLogic.swift
final class StockLogic {}  // ! role-name StockLogic
final class StockTexts {}
// file: Shop/Domain/UseCases/CartUseCase.swift
protocol CartUseCase { func execute() -> Int }

final class DefaultCartUseCase: CartUseCase {  // ! role-name DefaultCartUseCase
  private let repository: CartRepository
  init(repository: CartRepository) { self.repository = repository }
  func execute() -> Int { repository.cart() }
}
// file: Shop/Domain/UseCases/PayUseCase.swift
/// A type without a protocol needs no suffix.
final class PayUseCase {
  private let repository: CartRepository
  init(repository: CartRepository) { self.repository = repository }
  func execute() -> Int { repository.cart() }
}
// file: Shop/Domain/Repositories/CartRepository.swift
protocol CartRepository { func cart() -> Int }
// file: Shop/Data/Repositories/CartRepositoryLive.swift
final class CartRepositoryLive: CartRepository {  // ! role-name CartRepositoryLive
  func cart() -> Int { 0 }
}
// file: Shop/Data/Repositories/StockRepositoryImp.swift
protocol StockRepositoryInterface { func stock() -> Int }

final class StockRepositoryImp: StockRepositoryInterface {  // ! role-name StockRepositoryImp
  func stock() -> Int { 0 }
}
// file: Shop/Data/Repositories/CartRepositoryImpl.swift
final class OrderRepositoryImpl: CartRepository {
  func cart() -> Int { 1 }
}
