import StrataTestSupport
import Testing

/// Where a flow begins: at a type, or in what implements a protocol.
@Suite struct FlowCommandTests {
  private static let files = [
    "strata.yml": "style: repository",
    "Sources/Presentation/NewsViewModel.swift": """
    protocol NewsViewModel { func load() }
    final class NewsViewModelImpl: NewsViewModel {
      let news = NewsRepositoryImpl()
      func load() { news.fetch() }
    }
    protocol Unused { func nothing() }
    """,
    "Sources/Data/NewsRepository.swift": """
    import Foundation
    protocol Fetching { func fetch() }
    final class NewsRepositoryImpl: Fetching { func fetch() { UserDefaults.standard.synchronize() } }
    final class OldRepositoryImpl: Fetching { func fetch() { UserDefaults.standard.synchronize() } }
    """,
  ]

  @Test func aProtocolStandsForTheOnlyTypeThatImplementsIt() throws {
    let folder = try TestFolder(Self.files)
    for word in ["NewsViewModel", "NewsViewModel.load", "NewsViewModelImpl.load"] {
      let run = Run("flow", word, in: folder.path)
      #expect(run.status == 0 && run.output.contains("NewsViewModelImpl.load()"), "\(word): \(run.errors)")
      #expect(run.output.contains("→ NewsRepositoryImpl.fetch()"), "\(word): \(run.output)")
    }
  }

  @Test func severalImplementationsAreNamed() throws {
    let folder = try TestFolder(Self.files)
    for word in ["Fetching", "Fetching.fetch"] {
      let run = Run("flow", word, in: folder.path)
      #expect(run.status == 2 && run.errors.contains("Fetching' is a protocol that 2 types implement; which one?"))
      #expect(run.errors.contains("NewsRepositoryImpl") && run.errors.contains("OldRepositoryImpl"))
    }
  }
}
