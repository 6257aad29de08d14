// style: reactive
// rules: swallowed-error
// file: Sources/Presentation/TollViewModel.swift
import RxSwift

final class TollViewModel: BaseViewModel<TollState> {
  private let getTollsUC: GetTollsUseCase
  private let disposeBag = DisposeBag()
  init(getTollsUC: GetTollsUseCase) { self.getTollsUC = getTollsUC }
  func load() {
    getTollsUC.execute().subscribe(onSuccess: { print($0) }).disposed(by: disposeBag)  // ! swallowed-error
    getTollsUC.execute()
      .observe(on: MainScheduler.instance)
      .subscribe(onSuccess: { _ in })  // ! swallowed-error
      .disposed(by: disposeBag)
    getTollsUC.execute().subscribe(onSuccess: { _ in }, onFailure: { _ in }).disposed(by: disposeBag)  // ! swallowed-error
    getTollsUC.execute().subscribe(onSuccess: { _ in }, onFailure: { [weak self] in self?.fail($0) }).disposed(by: disposeBag)
    getTollsUC.execute().subscribe { [weak self] event in self?.show(event) }.disposed(by: disposeBag)
    getTollsUC.changes().subscribe(onNext: { _ in }).disposed(by: disposeBag)
    getTollsUC.execute().asDriver(onErrorDriveWith: .empty()).drive(onNext: { _ in }).disposed(by: disposeBag)  // ! swallowed-error
    getTollsUC.execute().catchAndReturn([]).subscribe(onSuccess: { _ in }).disposed(by: disposeBag)  // ! swallowed-error
    amount.subscribe(onNext: { _ in }).disposed(by: disposeBag)
  }
}
// file: Sources/Domain/GetTollsUseCase.swift
import RxSwift

protocol GetTollsUseCase {
  func execute() -> Single<[String]>
  func changes() -> Infallible<[String]>
}
// file: Sources/Data/TollRepositoryImpl.swift
import RxCocoa
import RxSwift

final class TollRepositoryImpl: TollRepository {
  private let api: TollApiService
  init(api: TollApiService) { self.api = api }
  func tolls() -> Driver<[String]> {
    api.tolls().asDriver(onErrorJustReturn: [])  // ! swallowed-error
  }
}
