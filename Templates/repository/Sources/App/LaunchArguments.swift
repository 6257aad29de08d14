import ExampleAPI
import Foundation
import StrataNetwork

/// How the app is started: by a UI test, or by a developer, in the scheme.
struct LaunchArguments {
  /// `--temporary`: begins as if it had just been installed, and keeps nothing.
  let isTemporary: Bool
  /// `--offline`: the server cannot be reached.
  let isOffline: Bool

  init(_ arguments: [String]) {
    isTemporary = arguments.contains("--temporary")
    isOffline = arguments.contains("--offline")
  }

  /// Who answers. The arguments are for the API in memory.
  var backend: (url: URL, transport: any Transport) {
    let api = ExampleAPI(faults: isOffline ? [.offline()] : [])
    return isTemporary || isOffline ? Server.memory(api) : Server.backend(or: api)
  }
}
