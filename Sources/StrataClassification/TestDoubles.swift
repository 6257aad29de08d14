import StrataDefinition
import StrataModel

/// Types that replace others in tests and previews, wherever they are declared.
///
/// The name alone is no evidence: `MockupEditor` contains no such word, and a `StubHub` that conforms to no protocol of
/// the project replaces nothing. A test double conforms to a protocol or inherits from a class of the project, is in a
/// folder of tests or previews, or is used only by previews.
extension Graph {
  public func isTestDouble(_ type: TypeID, _ vocabulary: Vocabulary) -> Bool {
    // Copying the whole type would cost more than the comparison.
    var name = types[type.index].simpleName
    let (isDouble, isPreview) = name.withUTF8 { name in
      (isNamed(name, vocabulary[.testDoubles]), isNamed(name, vocabulary[.previews]))
    }
    guard isDouble || isPreview else { return false }
    let entity = types[type.index]
    if entity.isTest { return true }
    let supertypes = projectSupertypes(of: type)
    // A view that previews show may inherit from a base class like any other view.
    if supertypes.contains(where: { isDouble || types[$0.index].kind == .protocol }) { return true }
    return isInFolderOfDoubles(files[entity.declaration.file.index].path, vocabulary) || isUsedByPreviewsAlone(type)
  }

  private func isUsedByPreviewsAlone(_ type: TypeID) -> Bool {
    let users = incoming[type.index].lazy.map { self.references[Int($0)] }.filter { $0.source != type }
    return !users.isEmpty
      && users.allSatisfy { user in
        user.context.contains(.preview) || user.source.map { self[$0].marks.contains(.preview) } ?? false
      }
  }
}

private func isNamed(_ name: UnsafeBufferPointer<UInt8>, _ words: WordList) -> Bool {
  guard words.mayBeginOrEnd(name) else { return false }
  return words.parts.contains { CamelWords.begins(name, with: $0) || CamelWords.ends(name, with: $0) }
}

/// Whether the path contains a folder such as `Mocks` or `Preview Content`. A folder `Preview` may be a feature that
/// shows previews.
private func isInFolderOfDoubles(_ path: String, _ vocabulary: Vocabulary) -> Bool {
  path.parentPath.pathComponents.contains { folder in
    var folder = String(folder)
    return vocabulary[.previewFolders].matches(folder) || folder.withUTF8 { isNamed($0, vocabulary[.testDoubles]) }
  }
}
