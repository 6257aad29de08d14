// style: reactive
// rules: business-logic-in-view-model
// Numbers of the domain with numbers that are entered, handed over or read from a text.
// file: Sources/Domain/Policy.swift
import Foundation

struct Policy {
  let premium: Decimal
  let excess: Decimal
  let yearly: Decimal
  let level: Level
  let points: Int
  let position: Double
}
enum Level { case basic, plus }
struct ClaimDraft { var photos = 0; var floors = 0 }
// file: Sources/Presentation/PolicyViewModel.swift
import Foundation
import RxCocoa

struct PolicyState { var note: String?; var isBusy = false }
final class PolicyViewModel: BaseViewModel<PolicyState> {
  let metres = BehaviorRelay<String>(value: "")
  let level = BehaviorRelay<Level>(value: .basic)
  var open: Decimal = 0
  var draft = ClaimDraft()
  var label = ""

  func pay(_ policy: Policy, paid: Decimal) {
    open = policy.yearly - paid  // ! business-logic-in-view-model
  }
  func half(_ policy: Policy) -> Decimal {
    switch policy.level {  // ! business-logic-in-view-model
    case .basic: return 5
    case .plus: return 2
    }
  }
  func twice(_ policy: Policy) -> Decimal {
    switch policy.level {
    case .basic: return policy.yearly * 2  // ! business-logic-in-view-model
    case .plus: return policy.yearly
    }
  }
  func addPhoto() { draft.photos = min(draft.photos + 1, 12) }  // ! business-logic-in-view-model
  func send() {
    guard let metres = Double(metres.value) else { return setState(PolicyState(note: "Enter a number")) }
    guard metres <= 18 else {  // ! business-logic-in-view-model
      setState(PolicyState(note: "The ladder is short"))
      return
    }
    setState(PolicyState(isBusy: true))
    start(metres)
  }

  // Texts, positions and conversions of units are none.
  func text(_ policy: Policy, paid: Int) { label = "\(policy.points - paid) points left" }
  func move(_ policy: Policy, offset: Double) -> Double { policy.position + offset }
  func cents(_ policy: Policy) -> Decimal { policy.yearly * 100 }
  func parse(_ text: String) -> Int { Int(text) ?? 0 }
  private func start(_ metres: Double) {}
}
