// style: repository
// rules: business-logic-in-view-model
// A bound on a value of the domain that selects one of its cases, assigned to a property or sent into a stream.
// file: Sources/Domain/Rower.swift
struct Rower {
  let strokes: Int
  var crew: Crew
  enum Crew { case first, second }
}
enum Squad { case junior, senior }
// file: Sources/Presentation/RowerViewModel.swift
import Combine

enum Tone { case loud, quiet }

final class RowerViewModel: ObservableObject {
  @Published var squad: Squad = .junior
  @Published var tone: Tone = .quiet
  @Published var rower: Rower
  let crews = CurrentValueSubject<Squad, Never>(.junior)
  let tones = CurrentValueSubject<Tone, Never>(.quiet)
  init(rower: Rower) { self.rower = rower }

  func plain(_ one: Rower) { squad = one.strokes >= 30 ? .senior : .junior }  // ! business-logic-in-view-model
  func own(_ one: Rower) { self.squad = one.strokes >= 30 ? .senior : .junior }  // ! business-logic-in-view-model
  func named(_ one: Rower) { squad = one.strokes >= 30 ? Squad.senior : Squad.junior }  // ! business-logic-in-view-model
  func branch(_ one: Rower) { if one.strokes >= 30 { squad = .senior } }  // ! business-logic-in-view-model
  func nested(_ one: Rower) { if one.strokes >= 30 { rower.crew = .first } }  // ! business-logic-in-view-model
  func sent(_ one: Rower) { crews.send(one.strokes >= 30 ? .senior : .junior) }  // ! business-logic-in-view-model
  // What is only shown.
  func shown(_ one: Rower) { tone = one.strokes >= 30 ? .loud : .quiet }
  func shownByBranch(_ one: Rower) { if one.strokes >= 30 { tone = .loud } }
  func shownInStream(_ one: Rower) { tones.send(one.strokes >= 30 ? .loud : .quiet) }
}
// file: Sources/Presentation/RowerUiState.swift
import Foundation

struct RowerUiState {
  let joined: Date
  let strokes: Int
  static func < (left: RowerUiState, right: RowerUiState) -> Bool { left.strokes < right.strokes }
}
