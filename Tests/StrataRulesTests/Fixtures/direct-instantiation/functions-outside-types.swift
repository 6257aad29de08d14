// style: repository
// rules: direct-instantiation
// A function that belongs to no type of the project can take what it needs as a parameter.
// file: Sources/Domain/LoadKiosksUseCase.swift
protocol KioskRepository {
  func kiosks() async throws -> [String]
}

final class LoadKiosksUseCase {
  private let repository: KioskRepository

  init(repository: KioskRepository) { self.repository = repository }

  func execute() async throws -> [String] { try await repository.kiosks() }
}

// It makes the use case for others.
func makeLoadKiosks(_ repository: KioskRepository) -> LoadKiosksUseCase { LoadKiosksUseCase(repository: repository) }
// file: Sources/Presentation/Kiosks.swift
import UIKit

func countKiosks(_ repository: KioskRepository) async throws -> Int {
  try await LoadKiosksUseCase(repository: repository).execute().count  // ! direct-instantiation countKiosks(_:) -> LoadKiosksUseCase
}

extension UIViewController {
  func reload(_ repository: KioskRepository) async throws {
    _ = try await LoadKiosksUseCase(repository: repository).execute()  // ! direct-instantiation UIViewController -> LoadKiosksUseCase
  }

  // The view model of the screen that it builds.
  func openKiosks(_ useCase: LoadKiosksUseCase) {
    present(KioskViewController(viewModel: KioskListViewModel(loadKiosks: useCase)), animated: true)
  }
}

final class KioskViewController: UIViewController {
  private let viewModel: KioskListViewModel

  init(viewModel: KioskListViewModel) { self.viewModel = viewModel }
}

final class KioskListViewModel {
  private let loadKiosks: LoadKiosksUseCase

  init(loadKiosks: LoadKiosksUseCase) { self.loadKiosks = loadKiosks }
}
// file: Sources/App/Root.swift
// What stands in the composition root creates.
func start(_ repository: KioskRepository) {
  let useCase = LoadKiosksUseCase(repository: repository)
  _ = KioskListViewModel(loadKiosks: useCase)
}
