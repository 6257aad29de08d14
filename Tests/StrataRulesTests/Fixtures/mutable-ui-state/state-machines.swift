// Classes that are no state of a screen: state machines, and what views observe themselves.
// style: repository
// rules: mutable-ui-state
// file: Sources/Presentation/Lift/LiftLoaderState.swift
import GameplayKit

class LiftLoaderState: GKState {
  weak var loader: LiftLoader?
}

final class LiftIdleState: LiftLoaderState {
  override func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
}

final class LiftLoader {}
// file: Sources/Presentation/Lift/LiftRootViewState.swift
import SwiftUI

// Handed over by the environment.
final class LiftRootViewState: ObservableObject {
  @Published var floor = 0
}

struct LiftRootView: View {
  @EnvironmentObject private var state: LiftRootViewState
  var body: some View { Text("\(state.floor)") }
}
// A view model publishes it.
// file: Sources/Presentation/Lift/LiftUiState.swift
final class LiftUiState: ObservableObject {  // ! mutable-ui-state LiftUiState
  @Published var floor = 0
}

final class LiftViewModel: ObservableObject {
  @Published private(set) var uiState = LiftUiState()
}
// file: Sources/Presentation/Lift/ShaftUiState.swift
import SwiftUI

struct ShaftUiState {
  let observer: ShaftObserving?  // ! mutable-ui-state ShaftUiState -> ShaftObserving
  let reader: ShaftReading?
  let note: NSMutableString  // ! mutable-ui-state ShaftUiState -> NSMutableString
  // A view holds its view model.
  let tab: LiftTab
}

protocol ShaftObserving: AnyObject {
  var seen: Int { get set }
}

protocol ShaftReading: AnyObject {
  var seen: Int { get }
}

struct LiftTab: View {
  @StateObject private var viewModel = LiftViewModel()
  var body: some View { Text("") }
}
