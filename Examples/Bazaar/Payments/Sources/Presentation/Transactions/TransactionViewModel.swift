import Foundation
import RxRelay
import RxSwift

final class TransactionViewModel {
  let transactions = BehaviorRelay<[Transaction]>(value: [])
  let message = BehaviorRelay<String>(value: "")
  private let disposeBag = DisposeBag()
  private let repository: TransactionRepository

  init(resolver: Resolver) {
    repository = resolver.resolve(TransactionRepository.self)!
  }

  func load(from startDate: Date, to endDate: Date) {
    guard startDate <= endDate else {
      message.accept("Invalid date range")
      return
    }
    let days = Calendar.current.dateComponents([.day], from: startDate, to: endDate).day ?? 0
    guard days <= 90 else {
      message.accept("Date range too large")
      return
    }
    repository.transactions(from: startDate, to: endDate)
      .subscribe(
        onSuccess: { [weak self] list in
          self?.transactions.accept(list.filter { $0.amount > 0 })
        },
        onFailure: { _ in }
      )
      .disposed(by: disposeBag)
  }
}
