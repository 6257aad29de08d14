// style: repository
// file: Package.swift
// swift-tools-version: 5.9
import PackageDescription
let package = Package(name: "P", targets: [.target(name: "Ports"), .target(name: "Data")])
// file: Sources/Ports/BugRepository.swift
public protocol BugRepository {
  func bugs() async throws -> [String]
}
// file: Sources/Data/BugRepositoryImpl.swift
// The import is missing, so the name may be that protocol.
final class BugRepositoryImpl: BugRepository {
  func bugs() async throws -> [String] { [] }
}
final class NoteRepositoryImpl: @unchecked Sendable {  // ! missing-abstraction NoteRepositoryImpl
  func notes() async throws -> [String] { [] }
}
