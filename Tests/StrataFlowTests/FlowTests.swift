import StrataModel
import Testing

@testable import StrataFlow

@Suite struct FlowTests {
  private static let protocols = """
    protocol NewsRepository { func latest() async throws -> [Article] }
    struct Article { let title: String }
    """

  @Test func aCallThroughAProtocolLeadsToTheImplementationThatIsPassedOn() throws {
    let text = try Sample.text(
      "NewsViewModel.load",
      [
        "Presentation/NewsViewModel.swift": """
        final class NewsViewModel {
          private let getNews: GetNewsUseCase
          private(set) var titles: [String] = []
          init(getNews: GetNewsUseCase) { self.getNews = getNews }
          func load() async {
            do { titles = try await getNews.execute().map { $0.title } } catch { titles = [] }
          }
        }
        """,
        "Domain/GetNewsUseCase.swift": """
        struct GetNewsUseCase {
          let repository: any NewsRepository
          func execute() async throws -> [Article] { try await repository.latest() }
        }
        """,
        "Domain/Repositories/NewsRepository.swift": Self.protocols,
        "Data/Repositories/OnlineNewsRepository.swift": """
        import Foundation
        struct ArticleDTO: Decodable { let headline: String }
        struct OnlineNewsRepository: NewsRepository {
          func latest() async throws -> [Article] {
            let (data, _) = try await URLSession.shared.data(from: address)
            let stored = try JSONDecoder().decode([ArticleDTO].self, from: data)
            return stored.map { dto in Article(title: dto.headline) }
          }
        }
        """,
        "Data/Repositories/OtherNewsRepository.swift": """
        struct OtherNewsRepository: NewsRepository { func latest() async throws -> [Article] { [] } }
        """,
        "App/AppContainer.swift": """
        final class AppContainer {
          private let other: any NewsRepository = OtherNewsRepository()
          private lazy var news: any NewsRepository = OnlineNewsRepository()
          func makeNewsViewModel() -> NewsViewModel {
            NewsViewModel(getNews: GetNewsUseCase(repository: news))
          }
        }
        """,
      ])
    #expect(
      outline(text) == """
        NewsViewModel.load()  [Presentation, view-model]
          → GetNewsUseCase.execute() ← [Article] ✗ any Error  [Domain, use-case]
            → OnlineNewsRepository.latest() ← [Article] ✗ any Error  [Data, repository]
                as NewsRepository, created at
              ⇢ network: URLSession.data
              closure of map:
                ArticleDTO becomes Article
          sets titles
          catch:
            sets titles

        """)
  }

  @Test func allImplementationsThatMayRunAreListed() throws {
    let flow = try Sample.flow(
      "NewsViewModel.load",
      [
        "Presentation/NewsViewModel.swift": """
        final class NewsViewModel {
          private let repository: any NewsRepository
          init(repository: any NewsRepository) { self.repository = repository }
          func load() async throws { _ = try await repository.latest() }
        }
        """,
        "Domain/Repositories/NewsRepository.swift": Self.protocols,
        "Data/Repositories/Repositories.swift": """
        struct OnlineRepository: NewsRepository { func latest() async throws -> [Article] { [] } }
        struct OfflineRepository: NewsRepository { func latest() async throws -> [Article] { [] } }
        struct UnusedRepository: NewsRepository { func latest() async throws -> [Article] { [] } }
        """,
        "App/AppContainer.swift": """
        struct AppContainer {
          let isOnline: Bool
          func makeNewsViewModel() -> NewsViewModel {
            NewsViewModel(repository: isOnline ? OnlineRepository() : OfflineRepository())
          }
        }
        """,
      ])
    let step = try #require(flow.calls.first?.steps.first)
    #expect(step.kind == .alternatives)
    #expect(step.steps.map(\.owner) == ["OnlineRepository", "OfflineRepository"])
  }

  @Test func servicesOfContainersAreResolved() throws {
    let files = [
      "Presentation/NewsViewModel.swift": """
      final class NewsViewModel {
        @Injected(\\.news) private var news: any NewsRepository
        private let archive: any ArchiveRepository
        init(archive: any ArchiveRepository) { self.archive = archive }
        func load() async throws { _ = try await news.latest() }
        func search() async throws { _ = try await archive.all() }
      }
      """,
      "Domain/Repositories/NewsRepository.swift": Self.protocols + """

        protocol ArchiveRepository { func all() async throws -> [Article] }
        """,
      "Data/Repositories/Repositories.swift": """
      struct LiveNewsRepository: NewsRepository { func latest() async throws -> [Article] { [] } }
      struct SampleNewsRepository: NewsRepository { func latest() async throws -> [Article] { [] } }
      struct LiveArchiveRepository: ArchiveRepository { func all() async throws -> [Article] { [] } }
      struct SampleArchiveRepository: ArchiveRepository { func all() async throws -> [Article] { [] } }
      let samples: [Any] = [SampleNewsRepository(), SampleArchiveRepository()]
      """,
      "App/Container+News.swift": """
      import Factory
      extension Container {
        var news: Factory<any NewsRepository> { self { LiveNewsRepository() } }
      }
      """,
      "App/Assembly.swift": """
      import Swinject
      final class NewsAssembly: Assembly {
        func assemble(container: Container) {
          container.register((any ArchiveRepository).self) { _ in LiveArchiveRepository() }.inObjectScope(.container)
          container.register(NewsViewModel.self) { resolver in
            NewsViewModel(archive: resolver.resolve((any ArchiveRepository).self)!)
          }
        }
      }
      """,
    ]
    let news = try Sample.flow("NewsViewModel.load", files)
    #expect(news.calls.first?.steps.map(\.owner) == ["LiveNewsRepository"])
    let archive = try Sample.flow("NewsViewModel.search", files)
    #expect(archive.calls.first?.steps.map(\.owner) == ["LiveArchiveRepository"])
  }

  @Test func whatIsNotKnownIsShownAsUnknown() throws {
    let text = try Sample.text(
      "NewsViewModel.load",
      [
        "Presentation/NewsViewModel.swift": """
        final class NewsViewModel {
          private let repository: any NewsRepository
          init(repository: any NewsRepository) { self.repository = repository }
          func load() async throws { _ = try await repository.latest() }
        }
        """,
        "Domain/Repositories/NewsRepository.swift": Self.protocols,
      ])
    #expect(text.contains("? NewsRepository.latest() (no production code creates an implementation)"))
    #expect(text.contains("1 call whose target is not known."))
  }

  @Test func branchesLoopsAndTasksAreShown() throws {
    let text = try Sample.text(
      "NewsViewModel.load",
      [
        "Presentation/NewsViewModel.swift": """
        final class NewsViewModel {
          let repository = LiveRepository()
          func load(all: Bool) async throws {
            if all {
              for page in 0..<3 { try await repository.page(page) }
            } else {
              async let first: Void = repository.page(0)
              try await first
            }
            Task { try? await repository.page(9) }
            switch all {
            case true: try await repository.page(1)
            case false: break
            }
          }
        }
        """,
        "Data/Repositories/LiveRepository.swift": """
        final class LiveRepository { func page(_ number: Int) async throws {} }
        """,
      ])
    #expect(
      outline(text) == """
        NewsViewModel.load(all:) ✗ any Error  [Presentation, view-model]
          if all:
            for page in 0..<3:
              → LiveRepository.page(_:) ✗ any Error  [Data, repository]
          else:
            beside what follows, async let:
              → LiveRepository.page(_:) ✗ any Error  [Data, repository]
          beside what follows, Task:
            → LiveRepository.page(_:) ✗ any Error (errors become nil)  [Data, repository]
          case true:
            → LiveRepository.page(_:) ✗ any Error  [Data, repository]

        """)
  }

  @Test func aFunctionThatCallsItselfEnds() throws {
    let text = try Sample.text(
      "NewsViewModel.load",
      [
        "Presentation/NewsViewModel.swift": """
        final class NewsViewModel {
          let repository = LiveRepository()
          func load() async throws {
            try await repository.page()
            try await load()
          }
        }
        """,
        "Data/Repositories/LiveRepository.swift": """
        final class LiveRepository { func page() async throws { if more { try await page() } } }
        """,
      ])
    #expect(text.contains("→ LiveRepository.page() ✗ any Error"))
  }

  @Test func closuresRunWhereTheFunctionThatReceivesThemCallsThem() throws {
    let text = try Sample.text(
      "NewsViewModel.load",
      [
        "Presentation/NewsViewModel.swift": """
        final class NewsViewModel {
          let repository = LiveRepository()
          let onEnd: () -> Void
          init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }
          func load() async {
            await whileBusy { try await self.repository.page() }
            onEnd()
          }
          private func whileBusy(_ work: () async throws -> Void) async {
            do { try await work() } catch { onEnd() }
          }
        }
        """,
        "Data/Repositories/LiveRepository.swift": """
        final class LiveRepository {
          func page() async throws {}
          func reset() {}
        }
        """,
        "App/AppContainer.swift": """
        final class AppContainer {
          let repository = LiveRepository()
          func make() -> NewsViewModel { NewsViewModel { [repository] in repository.reset() } }
        }
        """,
      ])
    #expect(
      outline(text) == """
        NewsViewModel.load()  [Presentation, view-model]
          → NewsViewModel.whileBusy(_:)  [Presentation, view-model]
            closure of work:
              → LiveRepository.page() ✗ any Error  [Data, repository]
            catch:
              closure of onEnd:
                → LiveRepository.reset()  [Data, repository]
          closure of onEnd:
            … as above

        """)
  }
}
