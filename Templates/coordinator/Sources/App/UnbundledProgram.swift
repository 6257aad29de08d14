#if canImport(SwiftUI)
  import Foundation

  #if canImport(AppKit)
    import AppKit
  #endif

  /// What `swift run` starts on a Mac: a program without a bundle, which macOS gives neither a place in the Dock nor
  /// the keyboard.
  enum UnbundledProgram {
    /// Makes it an app like any other; does nothing in a bundle.
    @MainActor static func showInDock() {
      #if canImport(AppKit)
        guard Bundle.main.bundleIdentifier == nil else { return }
        NSApplication.shared.setActivationPolicy(.regular)
        NSApplication.shared.activate()
      #endif
    }
  }
#endif
