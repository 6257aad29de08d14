import Observation

/// Connects a view with the use cases: it holds the state that the view renders, and takes the intents that the view
/// sends (guide 003's `perform(_ intent:)`; guide 001's events up, state down).
///
/// `perform` returns when the intent is done. The guides' own samples start a `Task` inside and return at once, so that
/// their tests read the state before it has changed; here a test awaits the work itself:
///
/// ```swift
/// await viewModel.perform(.load)
/// #expect(viewModel.state == .loaded(users, .fresh))
/// ```
///
/// A conforming class is `@Observable` and, by this protocol, on the main actor. It imports no UI framework.
@MainActor
public protocol ViewModel<State, Intent>: AnyObject, Observable {
  /// What the view renders. Only the view model sets it: declare it `private(set)`.
  associatedtype State
  /// What a user, or the system on behalf of the user, can ask for.
  associatedtype Intent: Sendable

  /// The state as it is now.
  var state: State { get }

  /// Carries out the intent, and returns when it is done.
  ///
  /// An error does not leave this function: it becomes state.
  func perform(_ intent: Intent) async
}

extension ViewModel {
  /// Performs the intent in a task of its own, for callers that cannot wait, such as the action of a button.
  ///
  /// Returns the task, which the caller can cancel or wait for.
  @discardableResult
  public func send(_ intent: Intent) -> Task<Void, Never> {
    Task { await perform(intent) }
  }
}
