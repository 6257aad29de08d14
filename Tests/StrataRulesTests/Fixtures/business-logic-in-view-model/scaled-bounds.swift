// A bound that the code computes with a number of its own is a rule, also where the other number is asked for. What is only asked for,
// and a conversion of units, are none. A branch of a switch that refuses an entered number decides like an if.
// style: repository
// rules: business-logic-in-view-model
// file: Sources/Domain/Entities/Harbour.swift
struct Harbour {
  let name: String
  let depth: Double
  let distance: Double
}
// file: Sources/Domain/UseCases/RequestUseCase.swift
protocol RequestUseCase { func execute(age: Int) async throws }
// file: Sources/Presentation/HarbourViewModel.swift
import Combine

@MainActor
final class HarbourViewModel: ObservableObject {
  @Published var age = 18
  @Published var zoom = 3
  @Published private(set) var message: String?
  @Published private(set) var harbours: [Harbour] = []
  private let request: any RequestUseCase
  private static let plausible: ClosedRange<Double> = 40...350
  private static let pages = 1...20

  init(request: any RequestUseCase) { self.request = request }

  func show(_ all: [Harbour], draft: Double) {
    harbours = all.filter { $0.depth >= draft * 1.2 }  // ! business-logic-in-view-model
  }
  func showDeep(_ all: [Harbour], draft: Double) {
    harbours = all.filter { draft + 0.5 <= $0.depth }  // ! business-logic-in-view-model
  }
  func search(_ all: [Harbour], depth: Double, kilometers: Double) {
    harbours = all.filter { $0.depth >= depth }
    harbours = all.filter { $0.distance <= kilometers * 1000 }
  }
  func send() {
    switch age {  // ! business-logic-in-view-model
    case ..<21: message = "You have to be 21."
    default: Task { try? await request.execute(age: age) }
    }
  }
  func measure(_ text: String, page: Int) {
    guard let depth = Double(text), Self.pages.contains(page) else { return }
    if !Self.plausible.contains(depth) {  // ! business-logic-in-view-model
      message = "Measure again."
      return
    }
    Task { try? await request.execute(age: Int(depth)) }
  }
  func sendAtOnce() {
    if age < 21 {  // ! business-logic-in-view-model
      message = "You have to be 21."
    } else {
      Task { try? await request.execute(age: age) }
    }
  }
}
