// swift-tools-version: 6.1
import Foundation
import PackageDescription

// A release has the tool beside this file, and nothing is compiled. In a checkout of Strata the tool is built from source.
let bundle = "strata.artifactbundle"
let isRelease = FileManager.default.fileExists(atPath: Context.packageDirectory + "/" + bundle)
let tool: Target.Dependency = isRelease ? "strata" : .product(name: "strata", package: "Strata")

let package = Package(
  name: "StrataPlugins",
  products: [
    .plugin(name: "StrataCommand", targets: ["StrataCommand"]),
    .plugin(name: "StrataCheck", targets: ["StrataCheck"]),
  ],
  dependencies: isRelease ? [] : [.package(name: "Strata", path: "..")],
  targets: [
    .plugin(
      name: "StrataCommand",
      capability: .command(
        intent: .custom(verb: "strata", description: "Check the architecture: swift package strata check")),
      dependencies: [tool]),
    .plugin(
      name: "StrataCheck", capability: .buildTool(),
      dependencies: [tool]),
  ] + (isRelease ? [.binaryTarget(name: "strata", path: bundle)] : [])
)
