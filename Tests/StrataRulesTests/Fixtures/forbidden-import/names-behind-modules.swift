// Names of a family after a module of the project that re-exports theirs, directly or through another one.
// file: strata.yml
layers:
  Support:
    match: {path: [Sources/Platform, Sources/Umbrella, Sources/Plain]}
  Domain:
    match: {path: Sources/Domain}
    uses: [Support]
    forbids: [printing]
frameworks:
  printing:
    types: [FileHandle]
    functions: [exit, print, NSLog]
rules:
  forbidden-import: error
// file: Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Shop",
  targets: [
    .target(name: "Domain", dependencies: ["Platform", "Umbrella", "Plain"]),
    .target(name: "Umbrella", dependencies: ["Platform"]),
    .target(name: "Platform"),
    .target(name: "Plain"),
  ])
// file: Sources/Platform/Platform.swift
#if canImport(Glibc)
  @_exported import Glibc
#endif
@_exported import Foundation

public func print(_ text: String) {}
// file: Sources/Umbrella/Umbrella.swift
@_exported import Platform
// file: Sources/Plain/Plain.swift
import Foundation

public func exit(_ code: Int) {}
// file: Sources/Domain/Job.swift
import Plain
import Platform
import Umbrella

struct Job {
  let log: Platform.FileHandle  // ! forbidden-import Job -> FileHandle

  func stop() {
    Platform.exit(1)  // ! forbidden-import Job -> exit
    Umbrella.exit(1)  // ! forbidden-import Job -> exit
    Platform.NSLog("stopped")  // ! forbidden-import Job -> NSLog
    Umbrella.FileHandle.standardError.closeFile()  // ! forbidden-import Job -> FileHandle
    Platform.print("stopped")
    Umbrella.print("stopped")
    Plain.exit(1)
  }
}
