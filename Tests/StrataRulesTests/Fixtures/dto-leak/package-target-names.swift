// style: repository
// file: Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Shop",
  targets: [
    .target(name: "domain.recipe"),
    .target(name: "core-data", dependencies: ["domain.recipe"]),
    .target(name: "core-ui", dependencies: ["core-data", "domain.recipe"]),
  ])

// file: Sources/core-data/TrackDTO.swift
import domain_recipe

public struct TrackDTO: Decodable { public var title: String }
public final class RecipesRepositoryImpl: RecipesRepository { public init() {} }

// file: Sources/domain.recipe/Repository/RecipesRepository.swift
public protocol RecipesRepository {}

// file: Sources/core-ui/TracksViewModel.swift
import core_data

public final class TracksViewModel {
  var row: TrackDTO?  // ! dto-leak TracksViewModel -> TrackDTO
  func take(_ other: core_data.TrackDTO) {}  // ! dto-leak TracksViewModel -> TrackDTO
}
