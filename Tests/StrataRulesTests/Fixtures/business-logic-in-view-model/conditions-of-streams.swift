// style: reactive
// rules: business-logic-in-view-model
// Operators whose closure says what is passed on, and choices between a stream and an error.
// file: Sources/Domain/Entities/Wagon.swift
import Foundation

struct Wagon {
  let id: Int
  let weight: Decimal
  let leaves: Date
}
enum YardError: Error { case late }
// file: Sources/Domain/UseCases/CoupleUseCase.swift
import RxSwift

protocol CoupleUseCase { func execute(wagon: Int, day: Date) -> Single<Wagon> }
// file: Sources/Presentation/Yard/YardViewModel.swift
import RxCocoa
import RxSwift

final class YardViewModel {
  let picked = PublishSubject<Wagon>()
  let load = BehaviorRelay<Decimal>(value: 0)
  let offset = BehaviorRelay<CGFloat>(value: 0)
  private let couple: CoupleUseCase
  private let disposeBag = DisposeBag()

  init(couple: CoupleUseCase) { self.couple = couple }

  func bind() {
    picked
      .skip(while: { $0.leaves.timeIntervalSinceNow < 900 })  // ! business-logic-in-view-model
      .distinctUntilChanged { $0.id == $1.id }
      .subscribe(onNext: { _ in })
      .disposed(by: disposeBag)
    picked
      .distinctUntilChanged { abs($0.weight - $1.weight) < 50 }  // ! business-logic-in-view-model
      .subscribe(onNext: { _ in })
      .disposed(by: disposeBag)
    load
      .skip(while: { $0 < 500 })  // ! business-logic-in-view-model
      .subscribe(onNext: { _ in })
      .disposed(by: disposeBag)
    picked  // ! business-logic-in-view-model
      .scan(Decimal(0)) { $0 + $1.weight }
      .subscribe(onNext: { _ in })
      .disposed(by: disposeBag)
    offset
      .distinctUntilChanged { abs($0 - $1) < 4 }
      .skip(1)
      .take(3)
      .subscribe(onNext: { _ in })
      .disposed(by: disposeBag)
  }

  func couple(_ wagon: Wagon, day: Date) {
    Observable.just(day)
      .flatMap { [couple] day -> Observable<Wagon> in
        let days = Calendar.current.dateComponents([.day], from: Date(), to: day).day ?? 0  // ! business-logic-in-view-model
        return days <= 14 ? couple.execute(wagon: wagon.id, day: day).asObservable() : .error(YardError.late)  // ! business-logic-in-view-model
      }
      .subscribe(onNext: { _ in })
      .disposed(by: disposeBag)
  }
}
// file: Sources/Presentation/Yard/YardViewModel+Toll.swift
import Foundation

extension YardViewModel {
  // One finding for the whole choice.
  func toll(for amount: Decimal) -> Decimal {
    switch amount {  // ! business-logic-in-view-model
    case ..<1_000: return amount * Decimal(0.3)
    case 1_000..<10_000: return amount * Decimal(0.25)
    default: return amount * Decimal(0.2)
    }
  }
}
