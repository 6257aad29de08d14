// style: repository
// rules: business-logic-in-view-model
// Cases that values of the domain lead to: of enums in the view model too, and permissions by a case of the domain.
// file: Sources/Domain/Models/Claim.swift
enum Stage { case draft, sent, decided }
enum Cause { case fire, theft }
enum Paper { case photo, report }
enum Role { case clerk, chief }
struct Person { let id: Int; let role: Role; let zone: String }
struct Claim { let id: Int; let stage: Stage; let cause: Cause; let wet: Int; let mostWet: Int; let heat: Int; let zone: String; let ownerID: Int }
// file: Sources/Presentation/ClaimViewModel.swift
import Combine

final class ClaimViewModel: ObservableObject {
  enum Handling { case quick, expert }
  enum RowStyle { case plain, bold }
  enum Level { case low, high }
  struct ScreenState {
    enum Verdict { case open, closed }
    var verdict = Verdict.open
    var style = RowStyle.plain
  }
  @Published private(set) var state = ScreenState()
  @Published private(set) var message: String?
  @Published private(set) var isDone = false
  private let person: Person
  init(person: Person) { self.person = person }

  func handling(of claim: Claim) -> Handling { claim.wet > 4 ? .expert : .quick }  // ! business-logic-in-view-model
  func level(of claim: Claim) -> Level {
    if claim.wet > 4 { return .high }  // ! business-logic-in-view-model
    return .low
  }
  func close(_ claim: Claim) {
    state.verdict = claim.wet < claim.mostWet ? .open : .closed  // ! business-logic-in-view-model
  }
  func style(of claim: Claim) -> RowStyle { claim.wet > 4 ? .bold : .plain }
  func difference(_ claim: Claim) -> Handling {
    switch claim.heat - claim.wet {  // ! business-logic-in-view-model
    case ...0: return .quick
    default: return .expert
    }
  }
  func danger(_ claim: Claim) -> Handling {
    let isWet = claim.wet > claim.mostWet  // ! business-logic-in-view-model
    let isHot = claim.heat > 60  // ! business-logic-in-view-model
    switch (isWet, isHot) {
    case (true, true): return .expert
    default: return .quick
    }
  }

  // What follows, and what is allowed.
  func next(_ claim: Claim) -> Stage {
    switch claim.stage {  // ! business-logic-in-view-model
    case .draft: return .sent
    default: return .decided
    }
  }
  func next(after stage: Stage) -> Stage {
    switch stage {  // ! business-logic-in-view-model
    case .draft: return .sent
    default: return .decided
    }
  }
  func canEdit(_ claim: Claim) -> Bool {
    claim.ownerID == person.id || person.role == .chief  // ! business-logic-in-view-model
  }
  func mayDelete(_ claim: Claim) -> Bool { claim.stage == .draft }  // ! business-logic-in-view-model
  func canSend(_ claim: Claim) -> Bool {
    switch claim.stage {  // ! business-logic-in-view-model
    case .draft: return true
    default: return false
    }
  }
  func papers(for claim: Claim) -> Set<Paper> {
    var papers: Set<Paper> = [.photo]
    if claim.cause == .theft { papers.insert(.report) }  // ! business-logic-in-view-model
    return papers
  }
  func take(_ claim: Claim) {
    guard person.zone == claim.zone else {  // ! business-logic-in-view-model
      message = "Not in your zone"
      return
    }
    isDone = true
  }
  // What is shown.
  func style(of stage: Stage) -> RowStyle {
    switch stage {
    case .draft: return .plain
    default: return .bold
    }
  }
  func icon(_ claim: Claim) -> String { claim.stage == .decided ? "checkmark" : "clock" }
  func showsSeal(_ claim: Claim) -> Bool { claim.stage == .decided }
  func mark(_ claim: Claim) { if claim.stage == .decided { message = "Decided" } }
}
