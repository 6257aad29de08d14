// While all references of an edge reach inside another feature, the cycle follows from them.
// style: module
// rules: layer-cycle, feature-isolation
// file: Sources/Features/Fleet/FleetList.swift
final class FleetList {
  let crew: CrewBoard  // ! feature-isolation FleetList -> CrewBoard
}

final class FleetCount {}
// file: Sources/Features/Crew/CrewBoard.swift
final class CrewBoard {
  let fleet: FleetCount  // ! feature-isolation CrewBoard -> FleetCount
}
// file: Sources/Features/Tides/Interface/TideTable.swift
protocol TideTable {
  var moon: MoonPhases { get }  // ! layer-cycle Moon -> Tides
}
// file: Sources/Features/Moon/Interface/MoonPhases.swift
protocol MoonPhases {
  var tides: TideTable { get }  // ! layer-cycle Moon -> Tides
}
// file: Sources/Features/Dock/DockPlan.swift
final class DockPlan {
  let crane: CranePlan  // ! feature-isolation DockPlan -> CranePlan
  let phases: CraneMoves
}

final class DockSize {}
// file: Sources/Features/Crane/CranePlan.swift
final class CranePlan {
  let size: DockSize  // ! feature-isolation CranePlan -> DockSize
}
// file: Sources/Features/Crane/Interface/CraneMoves.swift
protocol CraneMoves {}
