import StrataModel
import Testing

@testable import StrataIndex

/// Closures that receive an argument of the same call: `stream.subscribe(with: self) { owner, value in … }`.
@Suite struct PassedArgumentTests {
  /// The calls of a screen's members in a closure after `stream`, and the names that were not resolved.
  private func calls(_ stream: String, more: String = "") -> (edges: [String], gaps: [String]) {
    let graph = graph(
      """
      import Combine
      import RxCocoa
      import RxSwift
      import UIKit
      final class Order { func pay() {} }
      final class Model {
        let orders: Observable<Order> = .empty()
        let relay = PublishRelay<Order>()
        let driver: Driver<Order> = .empty()
        let signal: Signal<Order> = .empty()
        let single: Single<Order> = .never()
        let saved: Completable = .empty()
        let subject = PassthroughSubject<Order, Never>()
        func load() {}
      }
      \(more)
      final class Screen: UIViewController {
        let model = Model()
        let button = UIButton()
        let bag = DisposeBag()
        func bind() {
          \(stream)
        }
      }
      """)
    let edges = graph.edges(kinds: [.calls]).filter { $0.hasPrefix("Screen") }
    return (edges.filter { $0.hasSuffix(".load") || $0.hasSuffix(".pay") }, graph.gapNames)
  }

  @Test(arguments: [
    "model.orders.subscribe(with: self, onNext: { owner, order in owner.model.load(); order.pay() }).disposed(by: bag)",
    "model.orders.subscribe(with: self) { owner, order in owner.model.load(); order.pay() }.disposed(by: bag)",
    "model.orders.subscribe(with: self) { $0.model.load(); $1.pay() }.disposed(by: bag)",
    "model.relay.bind(with: self) { owner, order in owner.model.load(); order.pay() }.disposed(by: bag)",
    "model.driver.drive(with: self) { owner, order in owner.model.load(); order.pay() }.disposed(by: bag)",
    "model.driver.drive(with: self, onNext: { $1.pay() }, onCompleted: { owner in owner.model.load() })",
    "model.signal.emit(with: self) { owner, order in owner.model.load(); order.pay() }.disposed(by: bag)",
    "model.single.subscribe(with: self) { owner, order in owner.model.load(); order.pay() }.disposed(by: bag)",
    "model.single.subscribe(with: self, onSuccess: { $1.pay() }, onFailure: { owner, _ in owner.model.load() })",
    "model.orders.withUnretained(self).subscribe(onNext: { owner, order in owner.model.load(); order.pay() })",
  ])
  func operatorsPassTheObjectOn(_ code: String) {
    let (edges, gaps) = calls(code)
    #expect(Set(edges) == ["Screen calls Model.load", "Screen calls Order.pay"])
    #expect(gaps.isEmpty)
  }

  @Test(arguments: [
    "model.saved.subscribe(with: self, onCompleted: { owner in owner.model.load() }).disposed(by: bag)",
    "model.saved.subscribe(with: self) { owner in owner.model.load() }.disposed(by: bag)",
    "button.rx.tap.bind(with: self) { owner, _ in owner.model.load() }.disposed(by: bag)",
    "button.rx.tapGesture().when(.recognized).subscribe(with: self) { owner, _ in owner.model.load() }",
    "rx.viewWillAppear.asDriver().drive(with: self, onNext: { owner, _ in owner.model.load() })",
    "Somewhere.stream().subscribe(with: self, onNext: { owner, _ in owner.model.load() }, onError: { _, _ in })",
  ])
  func theReceiverNeedNotBeKnown(_ code: String) {
    let (edges, gaps) = calls(code)
    #expect(edges == ["Screen calls Model.load"])
    #expect(gaps.isEmpty)
  }

  @Test(arguments: [
    "model.subject.sink(with: self) { owner, order in owner.model.load(); order.pay() }",
    "model.subject.sink(with: self, receiveValue: { owner, order in owner.model.load(); order.pay() })",
  ])
  func operatorsOfTheProjectPassTheObjectOn(_ code: String) {
    let more = """
      extension Publisher {
        func sink<Object: AnyObject>(
          with object: Object, receiveValue: @escaping (Object, Output) -> Void
        ) -> AnyCancellable {
          sink { [weak object] in if let object { receiveValue(object, $0) } }
        }
      }
      """
    #expect(Set(calls(code, more: more).edges) == ["Screen calls Model.load", "Screen calls Order.pay"])
    let unknown = code.replacing("model.subject", with: "Somewhere.stream()").replacing("order.pay()", with: "")
    #expect(calls(unknown, more: more).edges == ["Screen calls Model.load"])
  }

  /// Functions with other labels, and without a generic parameter that they pass on, say nothing about their closures.
  @Test(arguments: [
    "Somewhere.stream().subscribe(from: self) { owner, _ in owner.model.load() }",
    "Somewhere.stream().observe(with: self) { owner, _ in owner.model.load() }",
  ])
  func otherFunctionsSayNothing(_ code: String) {
    let (edges, gaps) = calls(code, more: "final class Other { func observe<T>(with: T, _ work: (Int, T) -> Void) {} }")
    #expect(edges.isEmpty)
    #expect(gaps.contains("load"))
  }

  @Test func membersThatTheProjectAddsToReactiveAreFound() {
    let more = """
      extension Reactive where Base: Screen { var paid: ControlEvent<Order> { fatalError() } }
      extension Reactive where Base == Model { var reset: Binder<Order> { fatalError() } }
      """
    let (edges, gaps) = calls(
      "rx.paid.bind(with: self) { owner, order in owner.model.load(); order.pay() }.disposed(by: bag)", more: more)
    #expect(Set(edges) == ["Screen calls Model.load", "Screen calls Order.pay"])
    #expect(gaps.isEmpty)
  }
}
