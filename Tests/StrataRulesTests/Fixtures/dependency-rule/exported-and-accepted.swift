// style: repository
// rules: dependency-rule
// Accepting an alias that exports a type of another layer accepts none of its users.
// file: Package.swift
let package = Package(
  name: "Bakery",
  targets: [
    .target(name: "BakeryData"), .target(name: "BakeryDomain"), .target(name: "Shared"),
    .target(name: "BakeryPresentation"),
  ])
// file: Sources/BakeryData/Loaf.swift
public final class Loaf {
  public let crumbs: [Crumb] = []
  public struct Crumb { public let name: String }
}
public struct Roll {}
public struct Bun {}
public struct Scone {}
public struct Tart {}
// file: Sources/BakeryDomain/Exports.swift
import BakeryData

// strata:disable:next dependency-rule — until the models are moved
public typealias Loaf = BakeryData.Loaf
public typealias Roll = BakeryData.Roll  // ! dependency-rule Roll -> Roll
// file: Sources/BakeryPresentation/LoafRow.swift
import BakeryDomain

struct LoafRow {
  let loaf: Loaf  // ! dependency-rule LoafRow -> Loaf
  var names: [String] { loaf.crumbs.map { $0.name } }  // ! dependency-rule LoafRow -> Loaf
}
struct OtherRow {
  let loaf: Loaf  // strata:disable:this dependency-rule — with the models
}
struct RollRow {
  let roll: Roll
}
// A neutral layer may name everything: its alias passes the type on to inner layers.
// file: Sources/Shared/Names.swift
import BakeryData

public typealias Bun = BakeryData.Bun  // ! dependency-rule Bun -> Bun
public typealias Scone = BakeryData.Scone  // strata:disable:this dependency-rule — until it is moved
public typealias Tart = BakeryData.Tart

public struct Tray {
  let scone: Scone  // ! dependency-rule Tray -> Scone
  let bun: Bun
}
// file: Sources/BakeryDomain/CountBuns.swift
import Shared

struct CountBuns {
  let bun: Bun  // ! dependency-rule Bun -> Bun
  let scone: Scone  // ! dependency-rule CountBuns -> Scone
  let tray: Tray  // ! dependency-rule Bun -> Bun ! dependency-rule Tray -> Scone
}
// file: Sources/BakeryPresentation/BunRow.swift
import Shared

struct BunRow {
  let bun: Bun
  let scone: Scone  // ! dependency-rule BunRow -> Scone
  // Only an outer layer uses it.
  let tart: Tart
}
