// style: repository
// file: Sources/Presentation/SearchViewModel.swift
import Foundation

@MainActor
final class SearchViewModel: ObservableObject {
  private let search: SearchUseCase

  init(search: SearchUseCase) { self.search = search }

  func find(_ text: String) {
    search.execute(SearchUseCase.Request(text: text))
    let offer = TariffService(id: text)
    _ = offer
  }
}
// file: Sources/Presentation/TiltView.swift
import SwiftUI

struct TiltView: View {
  @StateObject private var motion = MotionManager()

  var body: some View { Text(motion.text) }
}

final class MotionManager: ObservableObject {
  var text = ""
}
// file: Sources/Domain/SearchUseCase.swift
final class SearchUseCase {
  struct Request {
    let text: String
  }

  func execute(_ request: Request) {}
}

/// A service that is sold, not one that serves.
struct TariffService: Identifiable {
  let id: String
}
// file: Sources/Domain/SearchRepository.swift
protocol SearchRepository {}
// file: Sources/Data/RepositoryProvider.swift
final class RepositoryProvider {
  func searchRepository() -> SearchRepository {
    SearchRepositoryImpl()
  }

  var cache: SearchCacheRepository { SearchCacheRepository() }
}

final class SearchRepositoryImpl: SearchRepository {}
final class SearchCacheRepository: SearchRepository {}
// file: Sources/Bootstrapping/Wiring.swift
/// In no layer: for all that is known, where the objects are built.
final class Wiring {
  let search = SearchUseCase()
}
// file: Sources/Presentation/SearchRouter.swift
final class SearchRouter {
  func start() {
    show(SearchViewModel(search: SearchUseCase()))
  }

  private func show(_ viewModel: SearchViewModel) {}
}
