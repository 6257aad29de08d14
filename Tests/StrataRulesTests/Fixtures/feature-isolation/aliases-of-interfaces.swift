// An alias in an interface is reported there, and not where it is used.
// style: module
// rules: feature-isolation
// file: Modules/Roster/Interface/RosterSource.swift
public typealias RosterSource = CrewRepository
// file: Modules/Roster/Implementation/Domain/Gateways/CrewRepository.swift
public protocol CrewRepository {
  func crew() async throws -> [String]
}
// file: Modules/Briefing/Interface/ExternalDependencies.swift
public struct ExternalDependencies {
  public let source: RosterSource
  public let crew: CrewRepository  // ! feature-isolation ExternalDependencies -> CrewRepository
}
