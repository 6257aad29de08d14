// Shares of the domain, and what is left of a number in a text; a progress, sizes and pages are only drawn.
// style: repository
// file: Sources/Domain/Models/Pass.swift
import Foundation

struct Pass {
  let entries: Int
  let used: Int
  let visits: [Visit]
  let width: Double
  let height: Double
}
struct Visit {
  let isGuided: Bool
  let minutes: Int
}
struct PassPage {
  let number: Int
  let total: Int
}
// file: Sources/Presentation/PassViewModel.swift
import Foundation

@MainActor
final class PassViewModel: ObservableObject {
  @Published private(set) var pass: Pass?
  private(set) var passes: [Pass] = []

  func share(of pass: Pass) -> Double { Double(pass.used) / Double(pass.entries) }  // ! business-logic-in-view-model
  func percent(of pass: Pass) -> Int { pass.used * 100 / pass.entries }  // ! business-logic-in-view-model
  func paidShare(of pass: Pass) -> Double {
    let paid = pass.visits.filter { $0.isGuided }.count
    return pass.visits.isEmpty ? 0 : Double(paid) / Double(pass.visits.count)  // ! business-logic-in-view-model
  }
  func paidQuota(of pass: Pass) -> Double {
    Double(pass.visits.filter(\.isGuided).count) / Double(max(pass.visits.count, 1))  // ! business-logic-in-view-model
  }
  func rest(of pass: Pass) -> String { "\(pass.entries - pass.used) entries left" }  // ! business-logic-in-view-model

  func progress(of pass: Pass) -> Double { Double(pass.used) / Double(pass.entries) }
  func ratio(of pass: Pass) -> Double { pass.width / pass.height }
  func pageText(_ page: PassPage) -> String { "\(page.total - page.number) pages left" }
  func opacity(of pass: Pass) -> Double { Double(pass.used) / Double(pass.entries) }
}
