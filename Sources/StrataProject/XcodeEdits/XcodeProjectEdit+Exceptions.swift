import StrataModel

/// Files of folders that Xcode synchronizes, which a target leaves out, or compiles although the folder is not its own. By these, one
/// folder has the tests of two targets.
extension XcodeProjectEdit {
  /// An element of the exceptions of a folder for one target.
  struct Exception {
    /// Relative to the root.
    let path: String
    /// Of the folder.
    let folder: String
    let set: XcodeObjects.Object
    let element: PropertyList
  }

  var exceptions: [Exception] {
    objects.all.filter { $0.isa == "PBXFileSystemSynchronizedRootGroup" }.flatMap { group -> [Exception] in
      guard let folder = objects.paths[group.id] else { return [] }
      return (group.value["exceptions"]?.texts ?? []).compactMap { objects.byID[$0] }.flatMap { set in
        (set.value["membershipExceptions"]?.strings ?? []).compactMap { element in
          element.text.flatMap { RelativePath.join(folder, $0) }.map {
            Exception(path: $0, folder: folder, set: set, element: element)
          }
        }
      }
    }
  }

  /// Makes a new file an exception wherever its exemplar is one: in order where the others are.
  mutating func addExceptions(_ path: String, like exemplar: String) throws(XcodeEditProblem) {
    let all = exceptions
    for model in all where model.path == exemplar {
      let others = all.filter { $0.set.id == model.set.id }
      guard !others.contains(where: { $0.path == path }), let new = Self.relative(path, model.folder) else { continue }
      let isSorted = zip(others, others.dropFirst()).allSatisfy { $0.path < $1.path }
      let lines = try lines(of: model)
      let indentation = objects.text(lines).prefix { $0 == "\t" || $0 == " " }
      let place: Int
      if isSorted, let next = others.first(where: { $0.path > path }) {
        place = try self.lines(of: next).lowerBound
      } else {
        place = try self.lines(of: isSorted ? others.last ?? model : model).upperBound
      }
      insert("\(indentation)\(Self.quoted(new)),\n", path, at: place)
    }
  }

  /// The lines of an exception alone.
  func lines(of exception: Exception) throws(XcodeEditProblem) -> Range<Int> {
    guard let lines = XcodeObjects.wholeLines(exception.element.range, objects.bytes) else { throw .layout }
    return lines
  }
}
