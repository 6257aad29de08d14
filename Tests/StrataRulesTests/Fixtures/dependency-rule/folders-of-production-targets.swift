// style: repository
// rules: all
// A target that is no test target compiles production code, whatever its folders and files are called.
// file: Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Harbour",
  targets: [
    .target(name: "Harbour", path: "Sources"),
    .target(name: "HarbourApp", dependencies: ["Harbour", "Moorings"], path: "App"),
    .target(name: "HarbourTestSupport", dependencies: ["Harbour"], path: "Support/HarbourTestSupport"),
    .target(name: "Moorings", dependencies: ["Harbour"], path: "Fakes"),
    .testTarget(name: "HarbourTests", dependencies: ["Harbour", "HarbourTestSupport"], path: "Tests"),
  ])
// file: Sources/Domain/Mocks/BerthRules.swift
struct BerthRules {
  let row: BerthRow  // ! dependency-rule BerthRules -> BerthRow
}
// file: Sources/Domain/Tests/TideTable.swift
struct TideTable {
  func rows(of client: BerthClient) -> Int { 0 }  // ! dependency-rule TideTable -> BerthClient
}
// file: Sources/Domain/BerthTests.swift
struct BerthChecks {
  let row: BerthRow  // ! dependency-rule BerthChecks -> BerthRow
}
// file: Sources/Domain/Tests/HelpersForTests.swift
// A file that imports a test framework cannot be part of an app.
import XCTest

struct BerthSamples {
  let row: BerthRow
}
// file: Sources/Domain/Berth.swift
struct Berth {
  let number: Int
}
// file: Sources/Data/BerthRow.swift
public struct BerthRow {
  let number: Int
}
// file: Sources/Data/BerthClient.swift
final class BerthClient {}
// file: Support/HarbourTestSupport/Domain/BerthBuilder.swift
// The whole target is named for tests, and only tests import it.
import Harbour

public struct BerthBuilder {
  let row: BerthRow
}
// file: Fakes/Domain/Mooring.swift
// The name of the folder says so, too, but production code imports the target.
import Harbour

public struct Mooring {
  let row: BerthRow  // ! dependency-rule Mooring -> BerthRow
}
// file: App/Presentation/MooringLabel.swift
import Moorings

struct MooringLabel {
  let mooring: Mooring
}
// file: Tests/Domain/BerthTests.swift
import HarbourTestSupport
import XCTest

final class BerthTests: XCTestCase {
  let row = BerthRow(number: 1)
  let builder: BerthBuilder
}
