// style: reactive
// rules: business-logic-in-view-model
// The length of a string in a stream is a limit of input, however the stream is combined.
// file: Sources/Presentation/LetterViewModel.swift
import Combine
import RxCocoa
import RxSwift

final class LetterViewModel {
  struct Input {
    let greeting: Driver<String>
    let term: Driver<String>
  }
  let wish = BehaviorRelay<String>(value: "")
  let sender = BehaviorRelay(value: "")
  let query = BehaviorRelay(value: "")
  let stamps = BehaviorRelay<[String]>(value: [])
  let showsHint = BehaviorRelay(value: false)
  @Published var isExpanded = false
  let canSend = BehaviorRelay(value: false)
  let sends = PublishRelay<Void>()
  let closing = CurrentValueSubject<String, Never>("")
  @Published var place = ""
  @Published var street = ""
  @Published var isReady = false
  private let bag = DisposeBag()

  func a1() { wish.map { $0.count <= 200 }.bind(to: canSend).disposed(by: bag) }  // ! business-logic-in-view-model
  func a2() {
    Observable.combineLatest(wish, sender) { $0.count > 3 && !$1.isEmpty }  // ! business-logic-in-view-model
      .bind(to: canSend).disposed(by: bag)
  }
  func a3() {
    Observable.combineLatest(stamps, sender).map { stamps, sender in sender.count > 3 && !stamps.isEmpty }  // ! business-logic-in-view-model
      .bind(to: canSend).disposed(by: bag)
  }
  func a4() { sends.withLatestFrom(wish).map { $0.count >= 3 }.bind(to: canSend).disposed(by: bag) }  // ! business-logic-in-view-model
  func a5() { sends.withLatestFrom(sender) { _, name in name.count >= 3 }.bind(to: canSend).disposed(by: bag) }  // ! business-logic-in-view-model
  func a6() { canSend.accept(wish.value.count <= 200) }  // ! business-logic-in-view-model
  func a7() {
    wish.map { text in text.trimmingCharacters(in: .whitespaces).count >= 3 }  // ! business-logic-in-view-model
      .bind(to: canSend).disposed(by: bag)
  }
  func a8() { wish.asDriver().map { $0.count >= 3 }.drive(canSend).disposed(by: bag) }  // ! business-logic-in-view-model
  func a9() { sends.withLatestFrom(wish).filter { $0.count >= 3 }.subscribe { _ in }.disposed(by: bag) }  // ! business-logic-in-view-model
  func b1(_ input: Input) { input.greeting.map { $0.count > 5 }.drive(canSend).disposed(by: bag) }  // ! business-logic-in-view-model
  func b2() { closing.map { $0.count > 5 }.assign(to: &$isReady) }  // ! business-logic-in-view-model
  func b3() { $place.combineLatest($street).map { $0.0.count > 5 && $0.1.count < 30 }.assign(to: &$isReady) }  // ! business-logic-in-view-model
  func b4() { Publishers.CombineLatest($place, $street).map { $0.count > 5 && !$1.isEmpty }.assign(to: &$isReady) }  // ! business-logic-in-view-model
  func b5() {
    let isComplete = wish.value.count > 2  // ! business-logic-in-view-model
    canSend.accept(isComplete)
  }
  func b6() {
    wish.distinctUntilChanged().skip(1).map { $0.count > 3 }.bind(to: canSend).disposed(by: bag)  // ! business-logic-in-view-model
  }
  func b7() { wish.compactMap { $0 }.map { $0.count > 3 }.bind(to: canSend).disposed(by: bag) }  // ! business-logic-in-view-model

  // After other operators, an element is a list or anything else.
  func e1() { wish.scan([]) { $0 + [$1] }.map { $0.count > 3 }.bind(to: canSend).disposed(by: bag) }
  func e2() { wish.flatMap { Observable.just([$0]) }.map { $0.count > 3 }.bind(to: canSend).disposed(by: bag) }
  func e3() { wish.compactMap { Array($0) }.map { $0.count > 3 }.bind(to: canSend).disposed(by: bag) }
  func e4() { wish.buffer(count: 3).map { $0.count > 3 }.bind(to: canSend).disposed(by: bag) }
  func e5() {
    Observable.combineLatest(wish.buffer(count: 3), sender) { $0.count > 3 && !$1.isEmpty }
      .bind(to: canSend).disposed(by: bag)
  }
  func e6() { sends.withLatestFrom(wish.toArray()).filter { $0.count > 2 }.subscribe { _ in }.disposed(by: bag) }

  // From which length on a search begins, lists, texts about a length, and whether there is any text.
  func c1() { query.map { $0.count >= 3 }.bind(to: canSend).disposed(by: bag) }
  func c2() { Observable.combineLatest(query, sender) { query, _ in query.count > 2 }.bind(to: canSend).disposed(by: bag) }
  func c3() { sends.withLatestFrom(query).filter { $0.count > 2 }.subscribe { _ in }.disposed(by: bag) }
  func c4() { stamps.map { $0.count > 2 }.bind(to: canSend).disposed(by: bag) }
  func c5() { Observable.combineLatest(stamps, wish) { stamps, _ in stamps.count > 2 }.bind(to: canSend).disposed(by: bag) }
  func c6() { wish.map { "\($0.count)/200" }.subscribe { _ in }.disposed(by: bag) }
  func c7() { wish.map { $0.count > 0 }.bind(to: canSend).disposed(by: bag) }
  func c9() { wish.map { $0.count > 20 }.bind(to: showsHint).disposed(by: bag) }
  func d1() { $place.map { $0.count > 20 }.assign(to: &$isExpanded) }
  func c8() { wish.filter { $0.count > 2 }.subscribe { _ in }.disposed(by: bag) }
}
