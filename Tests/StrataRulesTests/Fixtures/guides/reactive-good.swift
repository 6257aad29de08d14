// style: reactive
// rules: all
// file: Sources/Presentation/Base/BaseViewModel.swift
import RxRelay
import RxSwift

class BaseViewModel<State> {
  let state = PublishRelay<State>()

  func setState(_ newState: State) {
    state.accept(newState)
  }
}

// file: Sources/Presentation/Payment/PaymentViewModel.swift
import RxRelay
import RxSwift

class PaymentViewModel: BaseViewModel<PaymentState> {
  private let paymentUC: PaymentUseCase
  private let disposeBag = DisposeBag()

  let paymentAmount = BehaviorRelay<String>(value: "")
  let isProcessing = BehaviorRelay<Bool>(value: false)

  init(paymentUC: PaymentUseCase) {
    self.paymentUC = paymentUC
    super.init()
  }

  func processPayment() {
    isProcessing.accept(true)

    paymentUC.execute(amount: paymentAmount.value)
      .subscribeOn(ConcurrentScheduler.background)
      .observeOn(MainScheduler.instance)
      .subscribe(
        onNext: { [weak self] result in
          self?.setState(.success(result))
        },
        onError: { [weak self] error in
          self?.setState(.error(error))
        },
        onCompleted: { [weak self] in
          self?.isProcessing.accept(false)
        }
      )
      .disposed(by: disposeBag)
  }
}

// file: Sources/Presentation/Payment/PaymentState.swift
enum PaymentState {
  case idle
  case success(PaymentResult)
  case error(Error)
}

// file: Sources/Presentation/Transaction/TransactionViewModel.swift
import RxRelay
import RxSwift

class TransactionViewModel: BaseViewModel<TransactionState> {
  private let transactionUC: TransactionUseCase
  private let disposeBag = DisposeBag()
  let transactions = BehaviorRelay<[Transaction]>(value: [])

  init(transactionUC: TransactionUseCase) {
    self.transactionUC = transactionUC
    super.init()
  }

  func loadTransactions(from startDate: Date, to endDate: Date) {
    transactionUC.getTransactions(from: startDate, to: endDate)
      .subscribe(
        onNext: { [weak self] transactions in
          self?.transactions.accept(transactions)
          self?.setState(.loaded)
        },
        onError: { [weak self] error in
          self?.setState(.error(error))
        }
      )
      .disposed(by: disposeBag)
  }
}

// file: Sources/Presentation/Transaction/TransactionState.swift
enum TransactionState {
  case loaded
  case error(Error)
}

// file: Sources/Domain/UseCases/PaymentUseCase.swift
import RxSwift

protocol PaymentUseCase {
  func execute(amount: String) -> Single<PaymentResult>
}

class PaymentUseCaseImpl: PaymentUseCase {
  private let paymentRepository: PaymentRepository
  private let validationService: ValidationService

  init(paymentRepository: PaymentRepository, validationService: ValidationService) {
    self.paymentRepository = paymentRepository
    self.validationService = validationService
  }

  func execute(amount: String) -> Single<PaymentResult> {
    return validationService.validateAmount(amount)
      .flatMap { validatedAmount in
        return self.paymentRepository.processPayment(amount: validatedAmount)
      }
      .map { response in
        return self.applyBusinessRules(response)
      }
  }

  private func applyBusinessRules(_ response: PaymentResponse) -> PaymentResult {
    return PaymentResult(from: response)
  }
}

// file: Sources/Domain/UseCases/TransactionUseCase.swift
import RxSwift

protocol TransactionUseCase {
  func getTransactions(from: Date, to: Date) -> Single<[Transaction]>
}

class TransactionUseCaseImpl: TransactionUseCase {
  private let repository: TransactionRepository

  init(repository: TransactionRepository) {
    self.repository = repository
  }

  func getTransactions(from startDate: Date, to endDate: Date) -> Single<[Transaction]> {
    return validateDateRange(startDate, endDate)
      .flatMap { _ in
        return self.repository.getTransactions(from: startDate, to: endDate)
      }
      .map { transactions in
        return self.filterValidTransactions(transactions)
      }
  }

  private func validateDateRange(_ start: Date, _ end: Date) -> Single<Void> {
    guard start <= end else {
      return .error(TransactionError.invalidDateRange)
    }
    let daysDiff = Calendar.current.dateComponents([.day], from: start, to: end).day!
    guard daysDiff <= 90 else {
      return .error(TransactionError.dateRangeTooLarge)
    }
    return .just(())
  }

  private func filterValidTransactions(_ transactions: [Transaction]) -> [Transaction] {
    return transactions.filter { $0.amount > 0 }
  }
}

// file: Sources/Domain/Models/Payment.swift
struct PaymentResponse {
  let id: String
}

struct PaymentResult {
  let id: String

  init(from response: PaymentResponse) {
    id = response.id
  }
}

struct Transaction {
  let amount: Double
}

enum TransactionError: Error {
  case invalidDateRange
  case dateRangeTooLarge
}

// file: Sources/Domain/Services/ValidationService.swift
import RxSwift

protocol ValidationService {
  func validateAmount(_ amount: String) -> Single<Double>
}

class ValidationServiceImpl: ValidationService {
  func validateAmount(_ amount: String) -> Single<Double> {
    guard let value = Double(amount), value > 1000 else {
      return .error(PaymentError.invalidAmount)
    }
    return .just(value)
  }
}

enum PaymentError: Error {
  case invalidAmount
}

// file: Sources/Domain/Repositories/PaymentRepository.swift
import RxSwift

protocol PaymentRepository {
  func processPayment(amount: Double) -> Single<PaymentResponse>
}

protocol TransactionRepository {
  func getTransactions(from: Date, to: Date) -> Single<[Transaction]>
}

// file: Sources/Data/Repositories/PaymentRepositoryImpl.swift
import RxSwift

class PaymentRepositoryImpl: PaymentRepository {
  private let apiService: PaymentApiService
  private let localStorage: PaymentLocalStorage

  init(apiService: PaymentApiService, localStorage: PaymentLocalStorage) {
    self.apiService = apiService
    self.localStorage = localStorage
  }

  func processPayment(amount: Double) -> Single<PaymentResponse> {
    return apiService.processPayment(amount: amount)
      .do(onSuccess: { [weak self] response in
        self?.localStorage.savePaymentRecord(response)
      })
  }
}

class TransactionRepositoryImpl: TransactionRepository {
  private let apiService: PaymentApiService

  init(apiService: PaymentApiService) {
    self.apiService = apiService
  }

  func getTransactions(from: Date, to: Date) -> Single<[Transaction]> {
    return apiService.transactions(from: from, to: to)
  }
}

// file: Sources/Data/Remote/PaymentApiService.swift
import RxSwift

protocol PaymentApiService {
  func processPayment(amount: Double) -> Single<PaymentResponse>
  func transactions(from: Date, to: Date) -> Single<[Transaction]>
}

class PaymentApiServiceImpl: PaymentApiService {
  func processPayment(amount: Double) -> Single<PaymentResponse> {
    return .just(PaymentResponse(id: "1"))
  }

  func transactions(from: Date, to: Date) -> Single<[Transaction]> {
    return .just([])
  }
}

// file: Sources/Data/Local/PaymentLocalStorage.swift
protocol PaymentLocalStorage: AnyObject {
  func savePaymentRecord(_ response: PaymentResponse)
}

class PaymentLocalStorageImpl: PaymentLocalStorage {
  private var records: [PaymentResponse] = []

  func savePaymentRecord(_ response: PaymentResponse) {
    records.append(response)
  }
}

// file: Sources/App/DI/Container+Payment.swift
import Swinject

extension Container {
  func registerPaymentModule() {
    register(PaymentUseCase.self) { resolver in
      PaymentUseCaseImpl(
        paymentRepository: resolver.resolve(PaymentRepository.self)!,
        validationService: resolver.resolve(ValidationService.self)!
      )
    }
    register(TransactionUseCase.self) { resolver in
      TransactionUseCaseImpl(repository: resolver.resolve(TransactionRepository.self)!)
    }
    register(ValidationService.self) { _ in ValidationServiceImpl() }

    register(PaymentRepository.self) { resolver in
      PaymentRepositoryImpl(
        apiService: resolver.resolve(PaymentApiService.self)!,
        localStorage: resolver.resolve(PaymentLocalStorage.self)!
      )
    }
    register(TransactionRepository.self) { resolver in
      TransactionRepositoryImpl(apiService: resolver.resolve(PaymentApiService.self)!)
    }
    register(PaymentApiService.self) { _ in PaymentApiServiceImpl() }
    register(PaymentLocalStorage.self) { _ in PaymentLocalStorageImpl() }

    register(PaymentViewModel.self) { resolver in
      PaymentViewModel(paymentUC: resolver.resolve(PaymentUseCase.self)!)
    }
    register(TransactionViewModel.self) { resolver in
      TransactionViewModel(transactionUC: resolver.resolve(TransactionUseCase.self)!)
    }
  }
}

// file: Sources/App/SceneDelegate.swift
import Swinject
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private let container = Container()

  func start() -> [AnyObject] {
    container.registerPaymentModule()
    return [
      container.resolve(PaymentViewModel.self)!,
      container.resolve(TransactionViewModel.self)!,
    ]
  }
}
// file: Tests/PaymentTests.swift
import XCTest

final class PaymentTests: XCTestCase {
  func testTypes() {
    let types: [Any.Type] = [
      PaymentViewModel.self, TransactionViewModel.self, PaymentUseCaseImpl.self, TransactionUseCaseImpl.self,
      PaymentRepositoryImpl.self, TransactionRepositoryImpl.self,
    ]
    XCTAssertEqual(types.count, 6)
  }
}
