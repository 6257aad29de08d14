import StrataClassification
import StrataDefinition
import StrataModel

extension ClassifiedGraph {
  /// View models that are classes of production code, without bases and test doubles.
  var viewModelClasses: [TypeID] {
    types(in: .viewModel).filter { graph[$0].kind == .class && !isTestDouble($0) }
  }

  /// Whether views can observe a type: it, or a supertype, is `ObservableObject` or `@Observable`.
  func isObservable(_ type: TypeID) -> Bool {
    graph.inherits(type, from: ["ObservableObject"])
      || ([type] + graph.allProjectSupertypes(of: type)).contains { graph[$0].attributes.contains("Observable") }
  }

  /// Whether the type itself is declared as observable, and not only a supertype.
  func declaresObservable(_ type: TypeID) -> Bool {
    graph[type].attributes.contains("Observable")
      || graph[type].supertypes.contains { graph.name(of: $0) == "ObservableObject" }
  }

  /// Whether a type has the role itself, and not only because it is nested in a type that does.
  func plays(_ role: RoleID, _ type: TypeID) -> Bool {
    self.role(of: type) == role && !self[type].isInherited
  }

  /// The references of production code that satisfy a condition, in source order.
  func references(from type: TypeID, where isWanted: (Reference) -> Bool) -> [Reference] {
    graph.references(from: type).filter { isProduction($0) && isWanted($0) }
  }
}

/// Types of UIKit and AppKit by their names.
struct PlatformTypes {
  private let vocabulary: Vocabulary

  init(_ vocabulary: Vocabulary) { self.vocabulary = vocabulary }

  /// `UIImage`, `UIViewController`, `NSColor`, but not `NSObject` or `NSError`.
  func contains(_ name: String) -> Bool {
    var first = name.utf8.makeIterator()
    switch (first.next(), first.next()) {
    case (UInt8(ascii: "N"), UInt8(ascii: "S")): return vocabulary[.appkitTypes].contains(simple(name))
    case (UInt8(ascii: "U"), UInt8(ascii: "I")):
      guard let third = first.next(), third >= UInt8(ascii: "A"), third <= UInt8(ascii: "Z") else { return false }
      return !vocabulary[.notUikit].contains(simple(name))
    default: return false
    }
  }

  /// `UIView` of `UIView.Mode`.
  private func simple(_ name: String) -> String {
    name.utf8.firstIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? name
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
