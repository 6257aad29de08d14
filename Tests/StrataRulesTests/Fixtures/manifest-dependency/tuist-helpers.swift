// rules: manifest-dependency
// A dependency that a helper declares is reported where the manifest names it, or else at its line in the helper.
// file: strata.yml
rules:
  manifest-dependency: warning
// file: Projects/Menu/Project.swift
import ProjectDescription
import ProjectDescriptionHelpers

let project = Project(
  name: "Menu",
  targets: [
    .target(
      name: "Menu", product: .framework, sources: "Sources/**",
      dependencies: [
        .paletteKit,
        .palette,  // ! manifest-dependency Menu -> Palette
        .signage,
      ]),
    .feature(name: "Orders"),
  ])
// file: Projects/Menu/Sources/Menu.swift
import PaletteKit
import Signage

struct Menu {}
// file: Projects/Menu/Orders/Orders.swift
import Signage

struct Orders {}
// file: Projects/Palette/Project.swift
import ProjectDescription

let project = Project(
  name: "Palette",
  targets: [
    .target(name: "Palette", product: .framework, sources: "Sources/**"),
    .target(name: "PaletteKit", product: .framework, sources: "Kit/**"),
    .target(name: "Signage", product: .framework, sources: "Signage/**"),
  ])
// file: Projects/Palette/Sources/Palette.swift
public struct Palette {}
// file: Projects/Palette/Kit/PaletteKit.swift
public struct PaletteKit {}
// file: Projects/Palette/Signage/Signage.swift
public struct Signage {}
// file: Tuist/ProjectDescriptionHelpers/Dependencies.swift
import ProjectDescription

public extension TargetDependency {
  static let palette = TargetDependency.project(target: "Palette", path: .relativeToRoot("Projects/Palette"))
  static let paletteKit = TargetDependency.project(target: "PaletteKit", path: .relativeToRoot("Projects/Palette"))
  static let signage = TargetDependency.project(target: "Signage", path: .relativeToRoot("Projects/Palette"))
}

public extension Target {
  static func feature(name: String) -> Target {
    .target(
      name: name, product: .framework, sources: "\(name)/**",
      dependencies: [
        .project(target: "Palette", path: .relativeToRoot("Projects/Palette")),  // ! manifest-dependency Orders -> Palette
        .project(target: "Signage", path: .relativeToRoot("Projects/Palette")),
      ])
  }
}
