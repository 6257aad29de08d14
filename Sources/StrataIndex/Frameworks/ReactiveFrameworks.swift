/// Declarations of RxSwift, RxCocoa, Swinject and Dependencies, as far as the types of expressions depend on them.
enum ReactiveFrameworks {
  static let rxSwift = """
    public protocol Disposable { func dispose() }
    extension Disposable { func disposed(by bag: DisposeBag) }
    public class DisposeBag { init(); func insert(_ disposable: Disposable) }
    public enum Event<Element> { case next(Element); case error(Error); case completed; var element: Element?; var error: Error? }
    public protocol ObserverType { associatedtype Element; func on(_ event: Event<Element>); func onNext(_ element: Element); func onError(_ error: Error); func onCompleted() }
    public struct AnyObserver<Element>: ObserverType {}
    public protocol ObservableConvertibleType { associatedtype Element; func asObservable() -> Observable<Element> }
    public protocol ObservableType: ObservableConvertibleType {
      associatedtype Element
      func subscribe(onNext: ((Element) -> Void)? = nil, onError: ((Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Disposable
      func subscribe<Object>(with object: Object, onNext: ((Object, Element) -> Void)? = nil, onError: ((Object, Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil) -> Disposable
      func subscribe(_ on: (Event<Element>) -> Void) -> Disposable
      func subscribe<O: ObserverType>(_ observer: O) -> Disposable
      func bind(onNext: (Element) -> Void) -> Disposable
      func bind<O>(to observers: O...) -> Disposable
      func map<R>(_ transform: (Element) throws -> R) -> Observable<R>
      func compactMap<R>(_ transform: (Element) throws -> R?) -> Observable<R>
      func flatMap<S: ObservableConvertibleType>(_ selector: (Element) throws -> S) -> Observable<S.Element>
      func flatMapLatest<S: ObservableConvertibleType>(_ selector: (Element) throws -> S) -> Observable<S.Element>
      func flatMapFirst<S: ObservableConvertibleType>(_ selector: (Element) throws -> S) -> Observable<S.Element>
      func concatMap<S: ObservableConvertibleType>(_ selector: (Element) throws -> S) -> Observable<S.Element>
      func filter(_ predicate: (Element) throws -> Bool) -> Observable<Element>
      func `do`(onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil, onError: ((Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> Observable<Element>
      func observe<S>(on scheduler: S) -> Observable<Element>
      func observeOn<S>(_ scheduler: S) -> Observable<Element>
      func subscribe<S>(on scheduler: S) -> Observable<Element>
      func distinctUntilChanged() -> Observable<Element>
      func distinctUntilChanged<K>(_ key: (Element) throws -> K) -> Observable<Element>
      func debounce<S>(_ time: Any, scheduler: S) -> Observable<Element>
      func throttle<S>(_ time: Any, scheduler: S) -> Observable<Element>
      func delay<S>(_ time: Any, scheduler: S) -> Observable<Element>
      func take(_ count: Int) -> Observable<Element>
      func skip(_ count: Int) -> Observable<Element>
      func take<S>(until other: S) -> Observable<Element>
      func startWith(_ elements: Element...) -> Observable<Element>
      func withLatestFrom<S: ObservableConvertibleType>(_ second: S) -> Observable<S.Element>
      func withLatestFrom<S: ObservableConvertibleType, R>(_ second: S, resultSelector: (Element, S.Element) throws -> R) -> Observable<R>
      func `catch`(_ handler: (Error) throws -> Observable<Element>) -> Observable<Element>
      func catchError(_ handler: (Error) throws -> Observable<Element>) -> Observable<Element>
      func catchAndReturn(_ element: Element) -> Observable<Element>
      func catchErrorJustReturn(_ element: Element) -> Observable<Element>
      func retry(_ count: Int) -> Observable<Element>
      func scan<A>(_ seed: A, accumulator: (A, Element) throws -> A) -> Observable<A>
      func reduce<A>(_ seed: A, accumulator: (A, Element) throws -> A) -> Observable<A>
      func share(replay: Int = 0) -> Observable<Element>
      func toArray() -> Single<[Element]>
      func asSingle() -> Single<Element>
      func first() -> Single<Element?>
      func ignoreElements() -> Completable
      func asDriver(onErrorJustReturn element: Element) -> Driver<Element>
      func asDriver(onErrorDriveWith driver: Driver<Element>) -> Driver<Element>
      func asSignal(onErrorJustReturn element: Element) -> Signal<Element>
      func mapToVoid() -> Observable<Void>
    }
    public class Observable<Element>: ObservableType {
      static func create(_ subscribe: (AnyObserver<Element>) -> Disposable) -> Observable<Element>
      static func just(_ element: Element) -> Observable<Element>
      static func of(_ elements: Element...) -> Observable<Element>
      static func from(_ elements: [Element]) -> Observable<Element>
      static func empty() -> Observable<Element>
      static func never() -> Observable<Element>
      static func error(_ error: Error) -> Observable<Element>
      static func deferred(_ factory: () throws -> Observable<Element>) -> Observable<Element>
      static func merge<S: ObservableConvertibleType>(_ sources: S...) -> Observable<S.Element>
      static func combineLatest<A: ObservableConvertibleType, B: ObservableConvertibleType>(_ a: A, _ b: B) -> Observable<(A.Element, B.Element)>
      static func combineLatest<A: ObservableConvertibleType, B: ObservableConvertibleType, R>(_ a: A, _ b: B, resultSelector: (A.Element, B.Element) throws -> R) -> Observable<R>
      static func zip<A: ObservableConvertibleType, B: ObservableConvertibleType>(_ a: A, _ b: B) -> Observable<(A.Element, B.Element)>
      static func zip<A: ObservableConvertibleType, B: ObservableConvertibleType, R>(_ a: A, _ b: B, resultSelector: (A.Element, B.Element) throws -> R) -> Observable<R>
    }
    public typealias Completable = Single<Never>
    public typealias Maybe<Element> = Single<Element>
    public typealias Infallible<Element> = Observable<Element>
    public struct Single<Element>: ObservableConvertibleType {
      static func create(subscribe: ((Result<Element, Error>) -> Void) -> Disposable) -> Single<Element>
      static func just(_ element: Element) -> Single<Element>
      static func error(_ error: Error) -> Single<Element>
      static func deferred(_ factory: () throws -> Single<Element>) -> Single<Element>
      static func zip<A, B, R>(_ a: Single<A>, _ b: Single<B>, resultSelector: (A, B) throws -> R) -> Single<R>
      func subscribe(onSuccess: ((Element) -> Void)? = nil, onFailure: ((Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Disposable
      func subscribe(onSuccess: ((Element) -> Void)? = nil, onError: ((Error) -> Void)? = nil) -> Disposable
      func subscribe<Object>(with object: Object, onSuccess: ((Object, Element) -> Void)? = nil, onFailure: ((Object, Error) -> Void)? = nil) -> Disposable
      func subscribe(onCompleted: (() -> Void)? = nil, onError: ((Error) -> Void)? = nil) -> Disposable
      func map<R>(_ transform: (Element) throws -> R) -> Single<R>
      func flatMap<R>(_ transform: (Element) throws -> Single<R>) -> Single<R>
      func flatMapCompletable(_ transform: (Element) throws -> Completable) -> Completable
      func `do`(onSuccess: ((Element) -> Void)? = nil, onError: ((Error) -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> Single<Element>
      func observe<S>(on scheduler: S) -> Single<Element>
      func subscribe<S>(on scheduler: S) -> Single<Element>
      func `catch`(_ handler: (Error) throws -> Single<Element>) -> Single<Element>
      func catchAndReturn(_ element: Element) -> Single<Element>
      func asObservable() -> Observable<Element>
      func asCompletable() -> Completable
      func asDriver(onErrorJustReturn element: Element) -> Driver<Element>
      func andThen<E>(_ second: Single<E>) -> Single<E>
    }
    public typealias PrimitiveSequence<Trait, Element> = Single<Element>
    public class PublishSubject<Element>: Observable<Element>, ObserverType { init() }
    public class BehaviorSubject<Element>: Observable<Element>, ObserverType { init(value: Element); func value() throws -> Element }
    public class ReplaySubject<Element>: Observable<Element>, ObserverType { static func create(bufferSize: Int) -> ReplaySubject<Element> }
    public class MainScheduler { static let instance: MainScheduler }
    """

  static let rxCocoa = """
    @_exported import RxSwift
    public class BehaviorRelay<Element>: ObservableType { init(value: Element); var value: Element; func accept(_ value: Element) }
    public class PublishRelay<Element>: ObservableType { init(); func accept(_ value: Element) }
    public struct SharedSequence<Element>: ObservableConvertibleType {
      func drive(onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Disposable
      func drive<Object>(with object: Object, onNext: ((Object, Element) -> Void)? = nil) -> Disposable
      func drive<O>(_ observers: O...) -> Disposable
      func emit(onNext: ((Element) -> Void)? = nil) -> Disposable
      func emit<O>(to observers: O...) -> Disposable
      func map<R>(_ transform: (Element) -> R) -> SharedSequence<R>
      func compactMap<R>(_ transform: (Element) -> R?) -> SharedSequence<R>
      func filter(_ predicate: (Element) -> Bool) -> SharedSequence<Element>
      func flatMapLatest<R>(_ selector: (Element) -> SharedSequence<R>) -> SharedSequence<R>
      func flatMap<R>(_ selector: (Element) -> SharedSequence<R>) -> SharedSequence<R>
      func withLatestFrom<R>(_ second: SharedSequence<R>) -> SharedSequence<R>
      func withLatestFrom<B, R>(_ second: SharedSequence<B>, resultSelector: (Element, B) -> R) -> SharedSequence<R>
      func distinctUntilChanged() -> SharedSequence<Element>
      func `do`(onNext: ((Element) -> Void)? = nil) -> SharedSequence<Element>
      func startWith(_ element: Element) -> SharedSequence<Element>
      func asDriver() -> SharedSequence<Element>
      func mapToVoid() -> SharedSequence<Void>
      static func just(_ element: Element) -> SharedSequence<Element>
      static func empty() -> SharedSequence<Element>
      static func merge(_ sources: SharedSequence<Element>...) -> SharedSequence<Element>
      static func combineLatest<A, B, R>(_ a: SharedSequence<A>, _ b: SharedSequence<B>, resultSelector: (A, B) -> R) -> SharedSequence<R>
      static func combineLatest<A, B>(_ a: SharedSequence<A>, _ b: SharedSequence<B>) -> SharedSequence<(A, B)>
    }
    public typealias Driver<Element> = SharedSequence<Element>
    public typealias Signal<Element> = SharedSequence<Element>
    public struct ControlEvent<Element>: ObservableType { func asDriver() -> Driver<Element> }
    public struct ControlProperty<Element>: ObservableType { func asDriver() -> Driver<Element>; var orEmpty: ControlProperty<String> }
    extension BehaviorRelay { func asDriver() -> Driver<Element> }
    """

  static let swinject = """
    public protocol Resolver {
      func resolve<Service>(_ type: Service.Type) -> Service?
      func resolve<Service>(_ type: Service.Type, name: String?) -> Service?
      func resolve<Service, A>(_ type: Service.Type, argument: A) -> Service?
      func resolve<Service, A>(_ type: Service.Type, name: String?, argument: A) -> Service?
      func resolve<Service, A, B>(_ type: Service.Type, arguments a: A, _ b: B) -> Service?
    }
    public class Container: Resolver {
      init()
      init(parent: Container?)
      func register<Service>(_ type: Service.Type, name: String? = nil, factory: (Resolver) -> Service) -> ServiceEntry<Service>
      func register<Service, A>(_ type: Service.Type, name: String? = nil, factory: (Resolver, A) -> Service) -> ServiceEntry<Service>
      func register<Service, A, B>(_ type: Service.Type, name: String? = nil, factory: (Resolver, A, B) -> Service) -> ServiceEntry<Service>
      func synchronize() -> Resolver
    }
    public class ServiceEntry<Service> { func inObjectScope(_ scope: ObjectScope) -> ServiceEntry<Service>; func initCompleted(_ completed: (Resolver, Service) -> Void) -> ServiceEntry<Service>; func implements<T>(_ type: T.Type) -> ServiceEntry<Service> }
    public class ObjectScope { static let container: ObjectScope; static let graph: ObjectScope; static let transient: ObjectScope; static let weak: ObjectScope }
    public protocol Assembly { func assemble(container: Container); func loaded(resolver: Resolver) }
    public class Assembler { init(_ assemblies: [Assembly]); init(_ assemblies: [Assembly], container: Container); var resolver: Resolver; func apply(assembly: Assembly); func apply(assemblies: [Assembly]) }
    """

  static let dependencies = """
    @propertyWrapper public struct Dependency<Value> { init(_ keyPath: KeyPath<DependencyValues, Value>); init(_ type: Value.Type); var wrappedValue: Value }
    public struct DependencyValues { subscript<K: TestDependencyKey>(key: K.Type) -> K.Value }
    public protocol TestDependencyKey { associatedtype Value }
    public protocol DependencyKey: TestDependencyKey { associatedtype Value }
    """

  static let composableArchitecture = """
    @_exported import SwiftUI
    @_exported import Dependencies
    @dynamicMemberLookup public class Store<State, Action> {
      init<R: Reducer>(initialState: State, reducer: () -> R)
      subscript<V>(dynamicMember keyPath: WritableKeyPath<State, V>) -> V
      func send(_ action: Action)
      func withState<R>(_ body: (State) -> R) -> R
      func scope<S, A>(state: KeyPath<State, S>, action: CaseKeyPath<Action, A>) -> Store<S, A>
    }
    public typealias StoreOf<R> = Store<R.State, R.Action>
    public typealias ViewStoreOf<R> = Store<R.State, R.Action>
    public typealias ViewStore<State, Action> = Store<State, Action>
    public typealias TestStore<State, Action> = Store<State, Action>
    public protocol Reducer { associatedtype State; associatedtype Action; associatedtype Body }
    public typealias ReducerOf<R> = Reducer<R.State, R.Action>
    public struct Reduce<State, Action>: Reducer { init(_ reduce: (inout State, Action) -> Effect<Action>) }
    public struct Effect<Action> {
      static var none: Effect<Action>
      static func run(priority: TaskPriority? = nil, operation: (Send<Action>) async throws -> Void, catch handler: ((Error, Send<Action>) async -> Void)? = nil) -> Effect<Action>
      static func send(_ action: Action) -> Effect<Action>
      static func merge(_ effects: Effect<Action>...) -> Effect<Action>
      static func concatenate(_ effects: Effect<Action>...) -> Effect<Action>
      static func cancel<ID>(id: ID) -> Effect<Action>
      func cancellable<ID>(id: ID, cancelInFlight: Bool = false) -> Effect<Action>
    }
    public typealias EffectOf<R> = Effect<R.Action>
    public struct Send<Action> { func callAsFunction(_ action: Action) async; func send(_ action: Action) async }
    public struct WithViewStore<ViewState, ViewAction, Content>: View { init(_ store: Store<ViewState, ViewAction>, observe: (ViewState) -> ViewState, content: (Store<ViewState, ViewAction>) -> Content) }
    """
}
