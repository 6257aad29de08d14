// style: repository
// rules: direct-instantiation
// file: Sources/Domain/LoadBikesUseCase.swift
protocol BikeRepository {
  func bikes() async throws -> [String]
}

final class LoadBikesUseCase {
  private let repository: BikeRepository

  init(repository: BikeRepository) { self.repository = repository }

  func execute() async throws -> [String] { try await repository.bikes() }
}
// file: Sources/Presentation/Bikes.swift
import SwiftUI
import UIKit

extension UIView {
  subscript(repository: BikeRepository) -> Task<[String], Error> {
    Task { try await LoadBikesUseCase(repository: repository).execute() }  // ! direct-instantiation UIView -> LoadBikesUseCase
  }

  var bikes: Task<[String], Error> {
    Task { try await LoadBikesUseCase(repository: fatalError()).execute() }  // ! direct-instantiation UIView -> LoadBikesUseCase
  }

  convenience init(repository: BikeRepository) {
    self.init()
    _ = LoadBikesUseCase(repository: repository)  // ! direct-instantiation UIView -> LoadBikesUseCase
  }

  // It makes the use case for others.
  var loadBikes: LoadBikesUseCase { LoadBikesUseCase(repository: fatalError()) }
}

extension EnvironmentValues {
  @Entry var loadBikesByDefault = LoadBikesUseCase(repository: fatalError())
}
