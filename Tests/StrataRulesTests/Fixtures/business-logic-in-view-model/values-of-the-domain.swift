// style: repository
// rules: business-logic-in-view-model, business-logic-in-data, logic-in-view
// What a value of the domain is multiplied with is a rule, whatever its properties are called.
// file: Sources/Domain/Duty.swift
struct Duty {
  let hours: Double
  let hourlyRate: Double
  let celsius: Double
  let width: Double
  let begun: Date
  let end: Date
}

struct Swap {
  let wanted: Duty
}

protocol DutyRepository {
  func send(_ swap: Swap) async throws
}
// file: Sources/Data/DutyRepositoryImpl.swift
final class DutyRepositoryImpl: DutyRepository {
  func send(_ swap: Swap) async throws {
    let supplement = swap.wanted.hourlyRate * 0.25  // ! business-logic-in-data
    let fahrenheit = swap.wanted.celsius * 1.8
    print(supplement, fahrenheit)
  }
}
// file: Sources/Presentation/DutyViewModel.swift
import Combine
import Foundation

final class DutyViewModel: ObservableObject {
  @Published private(set) var state = DutyUiState()
  @Published private(set) var canUnlock = false
  @Published var code = ""
  @Published var mites = ""
  @Published var dose = 1.0
  @Published var columns = 1
  @Published var duties: [Duty] = []
  private let isAllowed = PassthroughSubject<Bool, Never>()
  private let duty: Duty

  init(duty: Duty) {
    self.duty = duty
    $code
      .map { $0.count == 6 }  // ! business-logic-in-view-model
      .assign(to: &$canUnlock)
  }

  var pay: Double { duty.hours * duty.hourlyRate }  // ! business-logic-in-view-model

  func load(_ next: Duty) {
    state.isReady = next.begun <= Date()  // ! business-logic-in-view-model
    var local = DutyUiState()
    local.isReady = next.hours > 2
  }

  func fresh() -> [Duty] {
    let limit = Date().addingTimeInterval(-14 * 86_400)
    return duties.filter { $0.begun > limit }  // ! business-logic-in-view-model
  }

  func bagsChanged(_ bags: Int) {
    isAllowed.send(bags >= 2 && bags <= 12)  // ! business-logic-in-view-model
  }

  func check(_ name: String) {
    guard let _ = name.range(of: "^[a-z]+$", options: .regularExpression) else {  // ! business-logic-in-view-model
      state.errorMessage = "Only letters"
      return
    }
    if let found = name.range(of: "[0-9]", options: .regularExpression) { print(found) }
  }

  var canHold: Bool { duties.count <= 8 }  // ! business-logic-in-view-model
  func isAllowed(_ quality: Duty, from first: Duty) -> Bool { quality.begun > first.end }  // ! business-logic-in-view-model

  // Places on the screen, pages and the order of elements.
  var canLoadMore: Bool { duties.count >= 20 }
  func precedes(_ one: Duty, _ other: Duty) -> Bool { one.begun < other.begun }
  func area(_ scale: Double) -> Double { duty.width * scale }
}

struct DutyUiState {
  var errorMessage: String?
  var isReady = false
}
// file: Sources/Presentation/DutyView.swift
import SwiftUI

struct DutyView: View {
  let duty: Duty
  @State private var text = ""
  @ObservedObject var viewModel: DutyViewModel

  var body: some View {
    Text("\(duty.hours * duty.hourlyRate)")  // ! logic-in-view
    Button("Send") {
      guard text.count >= 10, text.count <= 280 else { return }  // ! logic-in-view
      send()
    }
  }

  private func send() {
    viewModel.dose = (Int(viewModel.mites) ?? 0) > 30 ? 2.5 : 1  // ! logic-in-view
    viewModel.columns = (Int(viewModel.mites) ?? 0) > 30 ? 2 : 1
  }
}
