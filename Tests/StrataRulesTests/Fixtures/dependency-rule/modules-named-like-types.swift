// rules: dependency-rule, forbidden-import
// A module called `Data` beside the type of Foundation.
// file: strata.yml
extends: repository
layers:
  Presentation: { match+: { module: App } }
  Data: { match+: { module: Data } }
// file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "Ports",
  targets: [
    .target(name: "Data"),
    .target(name: "App", dependencies: ["Data"]),
  ])
// file: Sources/Data/Port.swift
import Foundation

public struct PortRow {
  public static let table = "ports"
  public init() {}
  public func bytes() -> Data { Data() }
}
public struct Index {}
public func normalizeRow(_ row: Int) -> Int { row }
public let rowLimit = 20
// file: Sources/Data/Local.swift
func local() -> Data.PortRow { Data.PortRow() }
// file: Sources/App/PortView.swift
import Data  // ! forbidden-import PortViewModel -> Data

final class PortViewModel {
  var port: Data.PortRow?  // ! dependency-rule PortViewModel -> PortRow
  func make() { _ = Data.PortRow() }  // ! dependency-rule PortViewModel -> PortRow
  func table() -> String { Data.PortRow.table }  // ! dependency-rule PortViewModel -> PortRow
  func row() -> Int { Data.normalizeRow(Data.rowLimit) }  // ! dependency-rule PortViewModel -> normalizeRow(_:) ! dependency-rule PortViewModel -> rowLimit
  func list() -> [Data.PortRow] { [] }  // ! dependency-rule PortViewModel -> PortRow
  func unclear() -> Data.Index? { nil }
}
// file: Sources/App/PortFile.swift
import Data  // ! forbidden-import PortFile -> Data
import Foundation

final class PortFile {
  func read(_ url: URL) throws -> Data { try Data(contentsOf: url) }
  func port() -> Data.PortRow? { nil }  // ! dependency-rule PortFile -> PortRow
  func first() -> Data.Index? { nil }
  func empty() -> Data { Data.init() }
}
extension Data.PortRow {  // ! dependency-rule PortRow -> PortRow
  func shown() -> String { "port" }
}
