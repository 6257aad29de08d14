// style: repository
// rules: logic-in-view
// Numbers and dates that a view computes from values of the domain; no sizes, no conversions, nothing that is only drawn.
// file: Sources/Domain/Hive.swift
import Foundation

enum Honey: CaseIterable { case acacia, heather }
struct Hive {
  let frames: Int
  let honey: Honey
  let grams: Double
  let minutes: Int
  let stars: Int
  let inspectedOn: Date
  let syncedAt: Date
  let width: Double
}
// file: Sources/Presentation/HiveUiState.swift
struct HiveUiState {
  var jars = 0
  var distance = 0.0
}
// file: Sources/Presentation/HiveViewModel.swift
import Combine

final class HiveViewModel: ObservableObject {
  @Published private(set) var uiState = HiveUiState()
  @Published var honey = Honey.acacia
  @Published var jars = 1
  let hive: Hive
  init(hive: Hive) { self.hive = hive }
}
// file: Sources/Presentation/HiveView.swift
import SwiftUI

struct HiveView: View {
  @ObservedObject var viewModel: HiveViewModel
  let hive: Hive
  let hives: [Hive]
  @State private var page = 1

  var body: some View {
    VStack {
      LabeledContent("Transport costs", value: (viewModel.uiState.distance * 0.3).formatted())  // ! logic-in-view
      LabeledContent("Distance", value: (viewModel.uiState.distance * 0.3).formatted())
      LabeledContent("Price", value: (viewModel.uiState.distance * 100).formatted())
      let open = 240 - min(hive.minutes, 240)  // ! logic-in-view
      Text("\(open) min")
      let shown = min(hive.stars, 5)
      ForEach(0..<shown, id: \.self) { _ in Image(systemName: "star") }
      Text("\(hive.minutes / 60) h")
      Text("\(hive.grams * 2) g")
      Rectangle().frame(width: hive.grams * 0.5, height: hive.frames > 3 ? 14 : 21)
        .opacity(viewModel.honey == .acacia ? 0.4 : 1)
        .padding(viewModel.honey == .acacia ? 4.5 : 8)
    }
  }

  private var weight: Double {
    Double(viewModel.jars) * (viewModel.honey == .acacia ? 1.4 : 1.5) + 2  // ! logic-in-view
  }
  private var fee: Double { viewModel.honey == .heather ? 14.2 : 15.1 }  // ! logic-in-view
  private var cost: Double {
    switch hive.honey {  // ! logic-in-view
    case .acacia: 7.5
    case .heather: 9
    }
  }
  private var nextVisit: Date {
    Calendar.current.date(byAdding: .day, value: hive.frames > 3 ? 14 : 21, to: hive.inspectedOn) ?? .now  // ! logic-in-view
  }
  private var lastCall: Date { hive.inspectedOn.addingTimeInterval(86_400 * 30) }  // ! logic-in-view
  private var spring: Date? { Calendar.current.date(byAdding: .month, value: 6, to: hive.inspectedOn) }  // ! logic-in-view
  private var days: Int { hive.frames > 3 ? 14 : 21 }  // ! logic-in-view
  private var heaviest: Double { hives.map { $0.grams * 0.98 }.max() ?? 0 }  // ! logic-in-view
  private var sugar: Double { hive.grams * 1.4 }  // ! logic-in-view
  private var left: Int { max(240 - hive.minutes, 0) }  // ! logic-in-view
  private var capped: Int { min(hive.minutes, 240) }  // ! logic-in-view
  private var years: Int {
    Calendar.current.dateComponents([.year], from: hive.inspectedOn, to: .now).year ?? 0  // ! logic-in-view
  }

  private var spacing: Double { viewModel.honey == .heather ? 14.5 : 15 }
  private var weightOfFont: CGFloat { viewModel.honey == .heather ? 14.5 : 15 }
  private var inset: CGFloat { hive.grams * 1.4 }
  private var barHeight: Double { hive.grams * 1.4 }
  private var columns: Int { hive.frames > 3 ? 4 : 2 }
  private var order: Int { hive.frames > 3 ? 1 : 0 }
  private var side: Double { hive.width * 1.4 }
  private var kilos: Double { hive.grams / 1000 }
  private var tomorrow: Date? { Calendar.current.date(byAdding: .day, value: 1, to: hive.inspectedOn) }
  private var today: Date? { Calendar.current.date(byAdding: .day, value: 14, to: Date()) }
  private var stale: Date? { Calendar.current.date(byAdding: .day, value: 14, to: hive.syncedAt) }
  private var since: String {
    "\(Calendar.current.dateComponents([.year], from: hive.inspectedOn, to: .now).year ?? 0) years"
  }
  private var minutesSinceSync: Int {
    Calendar.current.dateComponents([.minute], from: hive.syncedAt, to: .now).minute ?? 0
  }
}
