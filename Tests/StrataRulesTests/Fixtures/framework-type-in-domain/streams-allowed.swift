// style: reactive
// rules: framework-type-in-domain
// file: Sources/Domain/PaymentUseCase.swift
import RxSwift

protocol PaymentUseCase {
  func execute(amount: String) -> Single<Int>
}
