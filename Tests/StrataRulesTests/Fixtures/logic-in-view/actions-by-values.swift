// style: repository
// rules: logic-in-view
// Values of the domain and what is entered decide whether an action calls the view model, or whether a control is on.
// file: Sources/Domain/Models/Track.swift
enum Stage { case open, closed }
struct Alarm { let stage: Stage }
struct Track { let id: Int; let snow: Double; let level: Int; let free: Int; let stage: Stage; let credits: Int; let alarms: [Alarm] }
struct Sledge { let length: Int; let isLong: Bool }
// file: Sources/Presentation/TrackViewModel.swift
@MainActor final class TrackViewModel {
  func showReport() {}
  func load() {}
  func take(_ sledge: Sledge) {}
  func enter(_ code: String) {}
}
// file: Sources/Presentation/TrackView.swift
import SwiftUI

struct TrackView: View {
  let viewModel: TrackViewModel
  let tracks: [Track]
  @State private var amount = 1
  @State private var code = ""
  @State private var note = ""
  @State private var query = ""

  var body: some View {
    VStack {
      ForEach(tracks, id: \.id) { level in
        Button("Take") { viewModel.load() }
          .disabled(amount > level.free)  // ! logic-in-view
        Text(level.snow > 3 ? "Deep" : "Flat")
        if level.stage == .open { Text("Open") }
        Image(systemName: level.stage == .open ? "lock.open" : "lock")
      }
      Button("Enter") {
        guard code.count == 8 else { return }  // ! logic-in-view
        viewModel.enter(code)
      }
      Button("Note") {
        if note.count >= 20 { viewModel.enter(note) }  // ! logic-in-view
      }
      Button("Search") {
        if query.count >= 3 { viewModel.enter(query) }
      }
      .disabled(code.isEmpty)
    }
  }
  private func close(_ track: Track) {
    guard track.snow < 2 else { return }  // ! logic-in-view
    viewModel.showReport()
  }
  private func reload(_ track: Track) {
    if track.stage == .closed { viewModel.load() }  // ! logic-in-view
  }
  private func ask(_ track: Track) {
    guard track.credits > 0 else { return }  // ! logic-in-view
    viewModel.load()
  }
  private func alarm(_ track: Track) {
    if track.alarms.contains(where: { $0.stage == .open }) { viewModel.load() }  // ! logic-in-view
  }
  private func make() {
    viewModel.take(Sledge(length: max(amount, 3), isLong: amount > 7))  // ! logic-in-view
  }
  private func scroll(_ track: Track) {
    guard track.snow < 2 else { return }
    amount = 2
  }
}
