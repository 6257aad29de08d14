import StrataDefinition
import StrataFrameworks
import StrataModel

extension Vocabulary {
  /// Whether a name always means the framework's type, with or without an import in the file. A short name such as
  /// `Color` or `Single` does not.
  func isCertainlyOfFramework(_ name: String) -> Bool {
    self[.frameworkPrefixes].beginsWord(of: name) || self[.frameworkTypes].contains(name)
  }
}

/// Types of UIKit and AppKit by their names.
struct PlatformTypes {
  private let vocabulary: Vocabulary

  init(_ vocabulary: Vocabulary) { self.vocabulary = vocabulary }

  /// `UIImage`, `UIViewController`, `NSColor`, but not `NSObject` or `NSError`.
  func contains(_ name: String) -> Bool {
    vocabulary[.uikitPrefixes].beginsWord(of: name)
      ? !vocabulary[.notUikit].contains(outermostName(name))
      : vocabulary[.appkitTypes].contains(outermostName(name))
  }

  /// Whether a name is that of a screen or a part of one, also of SwiftUI.
  func isView(_ name: String) -> Bool {
    guard !name.utf8.contains(UInt8(ascii: ".")) else { return false }
    let simple = name
    if vocabulary[.swiftuiViews].contains(simple) { return true }
    guard contains(simple) else { return false }
    return vocabulary[.viewSuffixes].matches(simple)
  }
}

extension Glob {
  /// Whether the pattern means a type of a framework, or a type around it: `URLSession` means `URLSession.DataTaskPublisher`,
  /// too. A wildcard after the beginning of a name does not stand for types of the standard library: `UI*` is not `UInt32`.
  func matches(frameworkType name: String) -> Bool {
    let outer = outermostName(name)
    guard matches(name) || matches(outer) else { return false }
    return literals != nil || pattern.hasPrefix("*") || !KnownTypes.modules(declaring: outer).contains("Swift")
  }
}
