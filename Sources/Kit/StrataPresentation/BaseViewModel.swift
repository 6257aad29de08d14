import Observation

/// A type with an initial state, for view models that are created without one (`super.init()` in guide 004).
public protocol InitialState {
  /// The state before anything is loaded.
  static var initial: Self { get }
}

extension UiState: InitialState {
  /// ``UiState/idle``.
  public static var initial: UiState { .idle }
}

/// The base of guide 004's view models: one state, changed by ``setState(_:)`` and by nothing else.
///
/// ```swift
/// @Observable
/// final class PaymentViewModel: BaseViewModel<PaymentState> {
///   private let paymentUC: any PaymentUseCase
///
///   init(paymentUC: any PaymentUseCase) {
///     self.paymentUC = paymentUC
///     super.init()
///   }
///
///   func processPayment(amount: String) async {
///     setState(.processing)
///     …
///   }
/// }
/// ```
///
/// A subclass that takes intents adds ``ViewModel`` by writing `perform(_:)`; `state` exists already.
@MainActor
open class BaseViewModel<State>: Observable {
  private var current: State
  private let changes = StateChanges()

  /// What the view renders. Only ``setState(_:)`` changes it.
  public final var state: State {
    changes.noteReading()
    return current
  }

  /// A view model in a given state.
  public init(state: State) {
    current = state
  }

  /// A view model in the state that its screen starts in.
  public init() where State: InitialState {
    current = .initial
  }

  /// Replaces the state; observers are notified of each call, in order.
  public final func setState(_ newState: State) {
    changes.announce { current = newState }
  }

  /// Changes parts of a composite state in one step, seen by observers as one change.
  public final func updateState(_ change: (inout State) throws -> Void) rethrows {
    var changed = current
    try change(&changed)
    setState(changed)
  }
}
