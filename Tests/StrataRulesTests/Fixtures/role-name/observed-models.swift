// style: repository
// rules: role-name
// A model that a view observes is no view model if something else than screens keeps it.
// file: App/Game/Quest.swift
import Observation

@Observable
final class QuestLog {
  private(set) var done: [String] = []

  func finish(_ name: String) { done.append(name) }
}

struct SavedGame {
  let quests: QuestLog
}

@Observable
final class ScoreBoard {  // ! role-name ScoreBoard
  private(set) var points = 0
}
// file: App/Presentation/QuestView.swift
import SwiftUI

struct QuestView: View {
  let log: QuestLog

  var body: some View { Text("\(log.done.count)") }
}

struct ScoreView: View {
  let board: ScoreBoard

  var body: some View { Text("\(board.points)") }
}
