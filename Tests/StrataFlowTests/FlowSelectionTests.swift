import StrataModel
import Testing

@testable import StrataFlow

@Suite struct FlowSelectionTests {
  private static let files = [
    "Presentation/NewsViewModel.swift": """
    import Combine
    final class NewsViewModel {
      private let getNews: GetNewsUseCase
      private let output = PassthroughSubject<Int, Never>()
      private var titles: [String] = []
      init(getNews: GetNewsUseCase) { self.getNews = getNews }
      func load() {
        getNews.execute()
        titles.append("all")
        self.output.send(titles.count)
      }
    }
    """,
    "Domain/GetNewsUseCase.swift": """
    struct GetNewsUseCase {
      let repository: NewsRepository
      func execute() {
        guard repository.isOpen() else { return }
        repository.latest()
      }
    }
    """,
    "Data/Repositories/NewsRepository.swift": """
    import Foundation
    final class NewsRepository {
      let file: URL
      init(file: URL) { self.file = file }
      func isOpen() -> Bool { true }
      func latest() { _ = try? Data(contentsOf: file) }
    }
    """,
    "App/AppContainer.swift": """
    final class AppContainer {
      let news = NewsViewModel(getNews: GetNewsUseCase(repository: NewsRepository(file: URL(filePath: "/"))))
    }
    """,
  ]

  private func text(_ selection: FlowSelection) throws -> String {
    let flow = try Sample.flow("NewsViewModel.load", Self.files).showing(selection)
    return outline(String(decoding: FlowText.bytes(flow), as: UTF8.self))
  }

  @Test func everythingIsShownInTheOrderOfTheSource() throws {
    #expect(
      try text(FlowSelection()) == """
        NewsViewModel.load()  [Presentation, view-model]
          → GetNewsUseCase.execute()  [Domain, use-case]
            → NewsRepository.isOpen() ← Bool  [Data, repository]
            → NewsRepository.latest()  [Data, repository]
              ⇢ persistence: Data(contentsOf:)
          sets titles
          sends titles.count to output

        """)
  }

  @Test func deeperCallsAreCounted() throws {
    #expect(
      try text(FlowSelection(depth: 1)) == """
        NewsViewModel.load()  [Presentation, view-model]
          → GetNewsUseCase.execute()  [Domain, use-case]
            … 3 further calls
          sets titles
          sends titles.count to output

        """)
  }

  @Test func kindsAreLeftOut() throws {
    #expect(try !text(FlowSelection(leavesOut: [.changes])).contains("sets"))
    #expect(try text(FlowSelection(leavesOut: [.libraries])).contains("⇢ persistence"))
  }

  @Test func anEmptyBranchIsLeftOut() {
    let branch = FlowStep(.branch, "if all", steps: [FlowStep(.change, "items")])
    let flow = Flow(entry: "A.load()", calls: [FlowStep(.call, "load()", steps: [branch])])
    #expect(flow.showing(FlowSelection(leavesOut: [.changes])).calls.first?.steps.isEmpty == true)
    #expect(flow.showing(FlowSelection()).calls.first?.steps == [branch])
  }

  /// Each of forty functions calls the next one twice: a selection that followed each call would never end.
  @Test func whatIsShownOnceIsSelectedOnce() throws {
    let functions = (1..<40).map { "  func step\($0)() { step\($0 + 1)(); step\($0 + 1)() }\n" }.joined()
    let flow = try Sample.flow(
      "Stairs.step1",
      [
        "Domain/Stairs.swift": "import Foundation\nstruct Stairs {\n\(functions)"
          + "  func step40() { _ = UserDefaults.standard.bool(forKey: \"top\") }\n}\n"
      ])
    var (steps, shown) = (flow.showing(FlowSelection(leavesOut: [.logs])).calls, 0)
    while let step = steps.popLast() {
      shown += 1
      #expect(!step.isRepeated || step.steps.isEmpty)
      steps += step.steps
    }
    #expect(shown > 40 && shown < 200, "\(shown)")
  }
}
