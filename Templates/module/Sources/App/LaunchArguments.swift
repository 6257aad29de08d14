import ExampleAPI

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

  /// The API in memory.
  var api: ExampleAPI { ExampleAPI(faults: isOffline ? [.offline()] : []) }
}
