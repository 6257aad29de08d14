import Testing

/// Every shape in every position, for every value.
@Suite struct DecisionShapeTests {
  @Test(arguments: DecisionShapes.values) func viewModelDecides(_ value: String) throws {
    let code = combined(DecisionShapes.uses, with: "crate.\(value)") + named(DecisionShapes.patterns, "crate.\(value)")
    try check(viewModel(code + elements(of: value), marked: "business-logic-in-view-model"))
  }

  @Test(arguments: DecisionShapes.displayedValues) func viewModelDisplays(_ value: String) throws {
    try check(viewModel(combined(DecisionShapes.displays, with: "crate.\(value)"), marked: nil))
  }

  @Test(arguments: DecisionShapes.technicalValues) func viewModelKeepsPositions(_ value: String) throws {
    let code = combined(DecisionShapes.uses, with: "crate.\(value)") + named(DecisionShapes.patterns, "crate.\(value)")
    try check(viewModel(code + elements(of: value), marked: nil))
  }

  @Test(arguments: DecisionShapes.values) func repositoryDecides(_ value: String) throws {
    let code = combined(DecisionShapes.usesInData, with: "crate.\(value)", where: { !$0.contains("most") })
    try check(app(repository: code + elements(of: value), marked: "business-logic-in-data"))
  }

  @Test(arguments: DecisionShapes.values) func viewDecides(_ value: String) throws {
    try check(app(view: combined(DecisionShapes.usesInView, with: "crate.\(value)"), marked: "logic-in-view"))
  }

  @Test(arguments: DecisionShapes.displayedValues) func viewDisplays(_ value: String) throws {
    try check(app(view: combined(DecisionShapes.displaysInView, with: "crate.\(value)"), marked: nil))
  }

  @Test(arguments: DecisionShapes.values) func coordinatorDecides(_ value: String) throws {
    try check(
      app(coordinator: combined(DecisionShapes.routes, with: "crate.\(value)"), marked: "coordinator-does-work"))
  }

  // MARK: Code

  private func combined(
    _ uses: [String], with value: String, where isUsed: (String) -> Bool = { _ in true }
  ) -> [String] {
    let conditions = DecisionShapes.conditions.filter(isUsed)
    return uses.flatMap { use in
      conditions.map { use.replacing("#C", with: $0).replacing("#V", with: value) }
    }
  }

  private func named(_ patterns: [String], _ value: String) -> [String] {
    patterns.map { $0.replacing("#V", with: value) }
  }

  private func elements(of value: String) -> [String] {
    (DecisionShapes.filters + DecisionShapes.sums).map { $0.replacing("#N", with: value) }
  }

  private func viewModel(_ code: [String], marked rule: String?) -> String {
    app(viewModel: code, marked: rule)
  }

  private func check(_ text: String) throws {
    let differences = try FixtureRun(Fixture(name: "business-logic-in-view-model/shapes", text: text)).differences
    #expect(differences.isEmpty, "\(describe(differences, in: text))")
  }

  /// The code of the lines that are wrong.
  private func describe(_ differences: [String], in text: String) -> String {
    let files = text.components(separatedBy: "// file: ").dropFirst()
    return differences.map { difference in
      for file in files {
        let lines = file.components(separatedBy: "\n")
        guard let range = difference.range(of: lines[0] + ":"),
          let number = Int(difference[range.upperBound...].prefix { $0.isNumber }), number < lines.count
        else { continue }
        return String(difference.prefix(12)) + lines[number].trimmingCharacters(in: .whitespaces)
      }
      return difference
    }.joined(separator: "\n")
  }

  /// An app in which each line of one type is a decision by a rule, or none is.
  private func app(
    viewModel: [String] = [], repository: [String] = [], view: [String] = [], coordinator: [String] = [],
    marked rule: String?
  ) -> String {
    func lines(_ code: [String]) -> String {
      code.enumerated().map { number, line in
        "  " + line.replacing("#F", with: "f\(number)") + (rule.map { "  // ! \($0)" } ?? "")
      }.joined(separator: "\n")
    }
    let properties = (DecisionShapes.values + DecisionShapes.technicalValues).map { "  let \($0): Double" }
    return """
      // style: coordinator
      // rules: business-logic-in-view-model, business-logic-in-data, logic-in-view, coordinator-does-work
      // file: Sources/Domain/Entities/Crate.swift
      struct Crate {
        let maximum: Double
      \(properties.joined(separator: "\n"))
      }
      enum Tariff { case heavy, light }
      enum CrateError: Error { case bad }
      // file: Sources/Domain/UseCases/SendCrateUseCase.swift
      final class SendCrateUseCase { func execute(isHeavy: Bool) {} }
      // file: Sources/Presentation/ViewModels/CrateViewModel.swift
      import SwiftUI
      final class CrateViewModel: ObservableObject {
        @Published var isAllowed = false
        @Published var showsBadge = false
        @Published var message = ""
        @Published var title = ""
        @Published var errorMessage: String?
        @Published var color = Color.red
        @Published var state = CrateState()
        private var crate: Crate
        private var crates: [Crate] = []
        private var days = 0
        private let most = 40.0
        private let isOpen = true
        private let range = 2...40.0
        private let useCase: SendCrateUseCase
        init(crate: Crate, useCase: SendCrateUseCase) { self.crate = crate; self.useCase = useCase }
        func go() {}
        func wait() async {}
        func send(_ days: Int) {}
        func choose(_ tariff: Tariff) {}
      \(lines(viewModel))
      }
      struct CrateState { var isAllowed = false }
      // file: Sources/Data/Repositories/CrateRepositoryImpl.swift
      final class CrateRepositoryImpl: CrateRepository {
        private var crates: [Crate] = []
        private let isOpen = true
        private let range = 2...40.0
        func go() {}
      \(lines(repository))
      }
      // file: Sources/Domain/Repositories/CrateRepository.swift
      protocol CrateRepository {}
      // file: Sources/Presentation/Views/CrateView.swift
      import SwiftUI
      struct CrateView: View {
        @ObservedObject var viewModel: CrateViewModel
        private let most = 40.0
        private let isOpen = true
        private let range = 2...40.0
        var body: some View { Text("Crate") }
      \(lines(view))
      }
      // file: Sources/Presentation/Coordinators/CrateCoordinator.swift
      import UIKit
      final class CrateCoordinator {
        private let most = 40.0
        private let isOpen = true
        private let range = 2...40.0
        func showHeavy() {}
        func showLight() {}
      \(lines(coordinator))
      }
      """
  }
}
