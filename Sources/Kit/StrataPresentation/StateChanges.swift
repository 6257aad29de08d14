import Observation

/// The observation of one state. Apart from the generic class that it belongs to: the key path of a generic class's
/// property is made anew at each use, which would cost more than all the rest of an update.
@MainActor
final class StateChanges: Observable {
  private let registrar = ObservationRegistrar()
  /// Stands for the state: only its key path is used.
  private var state: Void { () }

  func noteReading() {
    registrar.access(self, keyPath: \.state)
  }

  /// Notifies the observers before `change` is made, as observation does.
  func announce(_ change: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.state, change)
  }
}
