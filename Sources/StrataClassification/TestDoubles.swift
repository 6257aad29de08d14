import StrataModel

/// Types that replace others in tests and previews, wherever they are declared.
///
/// The name alone is no evidence: `MockupEditor` has no such word, and a `StubHub` that conforms to nothing of the
/// project replaces nothing. A double conforms to a protocol or inherits from a class of the project, is in a folder of
/// tests or previews, or is used by previews alone.
extension Graph {
  public func isTestDouble(_ type: TypeID) -> Bool {
    let entity = types[type.index]
    var name = entity.simpleName
    let (isDouble, isPreview) = name.withUTF8 { name in
      (DoubleWords.isNamed(name, DoubleWords.doubles), DoubleWords.isNamed(name, DoubleWords.previews))
    }
    guard isDouble || isPreview else { return false }
    if entity.isTest { return true }
    let supertypes = projectSupertypes(of: type)
    // A screen that shows previews may inherit from a base class as any other.
    if supertypes.contains(where: { isDouble || types[$0.index].kind == .protocol }) { return true }
    return DoubleWords.isFolderOfDoubles(files[entity.declaration.file.index].path) || isUsedByPreviewsAlone(type)
  }

  private func isUsedByPreviewsAlone(_ type: TypeID) -> Bool {
    let users = incoming[type.index].lazy.map { references[Int($0)] }.filter { $0.source != type }
    return !users.isEmpty
      && users.allSatisfy { user in
        user.context.contains(.preview) || user.source.map { self[$0].marks.contains(.preview) } ?? false
      }
  }
}

private enum DoubleWords {
  static let doubles = ["Mock", "Fake", "Stub", "Spy", "Dummy"].map { Array($0.utf8) }
  static let previews = [Array("Preview".utf8)]

  static func isNamed(_ name: UnsafeBufferPointer<UInt8>, _ words: [[UInt8]]) -> Bool {
    words.contains { CamelWords.begins(name, with: $0) || CamelWords.ends(name, with: $0) }
  }

  /// `Mocks`, `Preview Content`. A folder `Preview` may contain a feature that shows previews.
  static func isFolderOfDoubles(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { folder in
      var folder = String(folder)
      return previewFolders.contains(folder) || folder.withUTF8 { isNamed($0, doubles) }
    }
  }

  private static let previewFolders: Set<String> = [
    "Previews", "Preview Content", "PreviewContent", "PreviewHelpers", "Preview Helpers", "PreviewData",
    "Preview Data", "PreviewMocks", "PreviewSupport", "PreviewUtils", "PreviewAssets",
  ]
}
