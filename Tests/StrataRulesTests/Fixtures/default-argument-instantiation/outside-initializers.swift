// style: repository
// rules: default-argument-instantiation
// file: Sources/Domain/LoadFerriesUseCase.swift
protocol FerryRepository {
  func ferries() async throws -> [String]
}

final class LoadFerriesUseCase {
  private let repository: FerryRepository

  init(repository: FerryRepository) { self.repository = repository }

  func execute() async throws -> [String] { try await repository.ferries() }
}

final class FerryService {
  static let shared = FerryService()
}
// file: Sources/Data/FerryRepositoryImpl.swift
final class FerryRepositoryImpl: FerryRepository {
  func ferries() async throws -> [String] { [] }
}
// file: Sources/Presentation/Ferries.swift
import UIKit

func countFerries(_ useCase: LoadFerriesUseCase = LoadFerriesUseCase(repository: FerryRepositoryImpl())) {}  // ! default-argument-instantiation countFerries(_:) -> LoadFerriesUseCase

func observeFerries(_ service: FerryService = .shared) {}  // ! default-argument-instantiation observeFerries(_:) -> FerryService

extension UIView {
  func showFerries(_ service: FerryService = FerryService.shared) {}  // ! default-argument-instantiation UIView -> FerryService
}

struct FerryTable {
  func reload(_ service: FerryService = .shared) {}  // ! default-argument-instantiation FerryTable -> FerryService

  subscript(row: Int, service: FerryService = .shared) -> Int { row }  // ! default-argument-instantiation FerryTable -> FerryService
}
// file: Sources/App/Start.swift
func start(_ service: FerryService = .shared) {}
