// style: reactive
// rules: swallowed-error
// file: Sources/Presentation/PierViewModel.swift
import RxCocoa
import RxSwift

final class PierViewModel: BaseViewModel<PierState> {
  private let ships: GetShipsUseCase
  private let trigger = PublishRelay<Void>()
  private let bag = DisposeBag()
  init(ships: GetShipsUseCase) { self.ships = ships }

  func lost() {
    ships.done().subscribe().disposed(by: bag)  // ! swallowed-error
    _ = ships.done().subscribe()  // ! swallowed-error
    ships.done().observe(on: MainScheduler.instance).subscribe().disposed(by: bag)  // ! swallowed-error
    ships.one().subscribe(onSuccess: { _ in }, onFailure: nil).disposed(by: bag)  // ! swallowed-error
    let call = ships.one()
    call.subscribe(onSuccess: { _ in }).disposed(by: bag)  // ! swallowed-error
    Single.zip(ships.one(), ships.one()).subscribe(onSuccess: { _ in }).disposed(by: bag)  // ! swallowed-error
    trigger.flatMapLatest { [ships] _ in ships.one() }.subscribe(onNext: { _ in }).disposed(by: bag)  // ! swallowed-error
    ships.one().do(onError: { print($0) }).subscribe(onSuccess: { _ in }).disposed(by: bag)  // ! swallowed-error
    ships.all().asDriver(onErrorDriveWith: .empty()).drive(onNext: { _ in }).disposed(by: bag)  // ! swallowed-error
    ships.all().asDriver(onErrorJustReturn: []).drive(onNext: { _ in }).disposed(by: bag)  // ! swallowed-error
    ships.all().map { $0.count }.asDriver(onErrorJustReturn: 0).drive(onNext: { _ in }).disposed(by: bag)  // ! swallowed-error
    ships.all().asSignal(onErrorSignalWith: .never()).emit(onNext: { _ in }).disposed(by: bag)  // ! swallowed-error
    ships.all().asDriver(onErrorRecover: { _ in .empty() }).drive(onNext: { _ in }).disposed(by: bag)  // ! swallowed-error
    ships.one().catchAndReturn([]).subscribe(onSuccess: { _ in }).disposed(by: bag)  // ! swallowed-error
  }

  func handled() {
    ships.one().do(onError: { self.fail($0) }).catchAndReturn([]).subscribe(onSuccess: { _ in }).disposed(by: bag)
    ships.one().do(onError: { self.fail($0) }).subscribe().disposed(by: bag)
    ships.one().subscribe(on: MainScheduler.instance).subscribe(onSuccess: { _ in }, onFailure: { self.fail($0) })
      .disposed(by: bag)
    let call = ships.one().catch { self.recover($0) }
    call.subscribe(onSuccess: { _ in }).disposed(by: bag)
    trigger.flatMapLatest { [ships] _ in ships.one().catch { self.recover($0) } }.subscribe(onNext: { _ in })
      .disposed(by: bag)
    trigger.subscribe().disposed(by: bag)
    trigger.asDriver(onErrorJustReturn: ()).drive(onNext: { _ in }).disposed(by: bag)
    ships.all().map { $0.count }.asDriver(onErrorJustReturn: -1).drive(onNext: { _ in }).disposed(by: bag)
    trigger.asDriver(onErrorDriveWith: .empty()).drive(onNext: { _ in }).disposed(by: bag)
    ships.all().asDriver(onErrorRecover: { .just(self.text($0)) }).drive(onNext: { _ in }).disposed(by: bag)
  }

  func ofOwnFunctions() {
    fleet().subscribe().disposed(by: bag)  // ! swallowed-error
    self.fleet().map { $0.count }.subscribe(onSuccess: { _ in }).disposed(by: bag)  // ! swallowed-error
    fleet().subscribe(onFailure: { self.fail($0) }).disposed(by: bag)
    safeFleet().subscribe(onSuccess: { _ in }).disposed(by: bag)
    noFleet().subscribe(onSuccess: { _ in }).disposed(by: bag)
    taps().subscribe(onNext: { _ in }).disposed(by: bag)
  }

  private func fleet() -> Single<[String]> {
    let call = ships.one()
    return call.map { $0 + ["tug"] }
  }
  private func safeFleet() -> Single<[String]> { ships.one().catch { self.recover($0) } }
  private func noFleet() -> Single<[String]> { .just([]) }
  private func taps() -> Observable<Void> { trigger.asObservable() }

  private func fail(_ error: Error) {}
  private func recover(_ error: Error) -> Single<[String]> { .just([text(error)]) }
  private func text(_ error: Error) -> String { "" }
}
// file: Sources/Domain/GetShipsUseCase.swift
import RxSwift

protocol GetShipsUseCase {
  func one() -> Single<[String]>
  func all() -> Observable<String>
  func done() -> Completable
}
