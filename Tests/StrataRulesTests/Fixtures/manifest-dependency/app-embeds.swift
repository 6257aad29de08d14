// style: module
// rules: manifest-dependency
// file: Projects/App/Project.swift
import ProjectDescription
import ProjectDescriptionHelpers

let project = Project(
  name: "App",
  targets: [
    .target(
      name: "App", product: .app, sources: "Sources/**",
      dependencies: [.design, .target(name: "AppWidget"), .target(name: "Core")]),
    .target(name: "AppWidget", product: .appExtension, sources: "Widget/**", dependencies: [.design]),
    .target(name: "Core", product: .framework, sources: "Core/**", dependencies: [.design, .missing]),
  ])
// file: Projects/App/Core/Core.swift
import AppWidget

struct Core {}
// file: Projects/App/Sources/App.swift
import Core

struct App {}
// file: Projects/App/Widget/Widget.swift
import Design

struct Widget {}
// file: Projects/Design/Project.swift
import ProjectDescription

let project = Project(
  name: "Design", targets: [.target(name: "Design", product: .framework, sources: "Sources/**")])
// file: Projects/Design/Sources/Palette.swift
public struct Palette {}
// file: Tuist/ProjectDescriptionHelpers/Dependencies.swift
import ProjectDescription

public typealias Dep = TargetDependency

public extension Dep {
  static let design = Dep.project(target: "Design", path: .relativeToRoot("Projects/Design"))
}
