// style: repository
// rules: skipped-layer
// Reading and writing files: no type names the storage, only the labels do.
// file: Sources/Domain/LoadChartUseCase.swift
import Foundation

final class LoadChartUseCase {
  func execute(_ url: URL) throws -> Data { try Data(contentsOf: url) }  // ! skipped-layer LoadChartUseCase -> Data(contentsOf:)
}
// file: Sources/Domain/LoadLegendUseCase.swift
import Foundation

final class LoadLegendUseCase {
  func execute(_ path: String) throws -> String { try String(contentsOfFile: path) }  // ! skipped-layer LoadLegendUseCase -> String(contentsOfFile:)
}
// file: Sources/Domain/ListTidesUseCase.swift
import Foundation

// A resource of the app, elements of a list, and a type of the project.
final class ListTidesUseCase {
  func execute(_ more: [String]) throws -> [String] {
    let url = Bundle.main.url(forResource: "tides", withExtension: "json")!
    let _ = try Data(contentsOf: url)
    var names = ["ebb"]
    names.append(contentsOf: more)
    return names + TideFile(contentsOf: more).names
  }
}

struct TideFile {
  let names: [String]
  init(contentsOf names: [String]) { self.names = names }
}
// file: Sources/Presentation/ChartViewModel.swift
import Foundation

@MainActor
final class ChartViewModel {
  func export(_ text: String, _ path: String) throws {
    try text.write(toFile: path, atomically: true, encoding: .utf8)  // ! skipped-layer ChartViewModel -> write(toFile:)
    _ = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))  // ! skipped-layer ChartViewModel -> FileHandle(forReadingFrom:)
    FileHandle.standardError.write(Data())
  }
}

extension Data {
  func keepForScreen(_ url: URL) throws {
    try write(to: url)  // ! skipped-layer Data -> write(to:)
    try self.write(to: url)  // ! skipped-layer Data -> write(to:)
  }
}
// file: Sources/Data/Repositories/ChartRepositoryImpl.swift
import Foundation

final class ChartRepositoryImpl: ChartRepository {
  private let local: ChartLocalDataSource
  init(local: ChartLocalDataSource) { self.local = local }

  func save(_ chart: Data) throws {
    try chart.write(to: local.url)  // ! skipped-layer ChartRepositoryImpl -> write(to:)
  }
}
// file: Sources/Data/DataSources/ChartLocalDataSource.swift
import Foundation

final class ChartLocalDataSource {
  let url = URL(fileURLWithPath: "/charts")
  func read() throws -> Data { try Data(contentsOf: url) }
}
// file: Sources/Domain/ChartRepository.swift
import Foundation

protocol ChartRepository { func save(_ chart: Data) throws }
// Files opened for writing, and reads besides those of a resource.
// file: Sources/Domain/KeepTidesUseCase.swift
import Foundation

final class KeepTidesUseCase {
  func execute(_ url: URL, _ name: String) throws {
    let path = url.path + (Bundle.main.bundleIdentifier ?? "")
    _ = try FileHandle(forWritingTo: url)  // ! skipped-layer KeepTidesUseCase -> FileHandle(forWritingTo:)
    _ = FileHandle(forUpdatingAtPath: path)  // ! skipped-layer KeepTidesUseCase -> FileHandle(forUpdatingAtPath:)
    _ = OutputStream(toFileAtPath: path, append: true)  // ! skipped-layer KeepTidesUseCase -> OutputStream(toFileAtPath:)
    _ = OutputStream(toMemory: ())
    _ = try Data(contentsOf: url)  // ! skipped-layer KeepTidesUseCase -> Data(contentsOf:)
  }
  func names() throws -> [Data] {
    let folder = Bundle.main.bundleURL
    let file = folder.appendingPathComponent("names")
    guard let more = Bundle.main.url(forResource: "more", withExtension: "json") else { return [] }
    let all = try Bundle.main.urls(forResourcesWithExtension: "csv", subdirectory: nil)?.map { try Data(contentsOf: $0) }
    return try [Data(contentsOf: file), Data(contentsOf: more)] + (all ?? [])
  }
}
