import StrataModel

/// Puts new files into a project file with explicit references, each like one that it has: in the same targets with the same
/// settings, and in the group for its folder. Takes files out of it, with the groups that nothing else is in. All other
/// bytes stay.
package struct XcodeProjectEdit {
  let objects: XcodeObjects
  private let name: String
  private let folderOfProject: String
  /// By offset, lines that are inserted there, with what sorts them.
  private var insertions: [Int: [(key: String, text: String)]] = [:]
  var deletions: [Range<Int>] = []
  /// By id of a file reference, the build files of it.
  private let buildFiles: [String: [XcodeObjects.Object]]
  /// By class, its objects, and whether they are in order.
  private var classes: [String: (objects: [XcodeObjects.Object], isSorted: Bool)] = [:]
  /// New groups, by their paths.
  private var groups: [String: NewGroup] = [:]

  private struct NewGroup {
    let id: String
    let exemplar: String
    /// Relative to the group around it.
    let path: String
    /// By the place of the exemplar's line.
    var children: [Int: String] = [:]
  }

  /// - Parameters:
  ///   - path: of the `project.pbxproj`, relative to the root of the project.
  /// - Throws: if it cannot be read, or is not in the layout of Xcode.
  package init(_ bytes: [UInt8], path: String) throws(XcodeEditProblem) {
    let project = path.parentPath
    name = String(project.lastPathComponent)
    folderOfProject = String(project.parentPath)
    objects = try XcodeObjects(bytes, folder: folderOfProject)
    buildFiles = Dictionary(grouping: objects.all.filter { $0.isa == "PBXBuildFile" }) { $0.text("fileRef") ?? "" }
  }

  /// The files that the project names itself, by their paths relative to the root: also those that are exceptions in a folder that
  /// Xcode synchronizes.
  package var files: Set<String> { Set(references.map(\.path) + exceptions.map(\.path)) }

  var references: [(path: String, object: XcodeObjects.Object)] {
    objects.all.compactMap { object in
      guard object.isa == "PBXFileReference", let path = objects.paths[object.id] else { return nil }
      return (path, object)
    }
  }

  /// Adds files that the project does not name yet.
  /// - Parameter exemplars: by path of a new file, the one that it is like; files like one that the project does not name are
  ///   left out.
  package mutating func add(_ exemplars: [String: String]) throws(XcodeEditProblem) {
    let known = Dictionary(references.map { ($0.path, $0.object) }) { first, _ in first }
    for (path, exemplar) in exemplars.sorted(by: { $0.key < $1.key }) where known[path] == nil {
      if let object = known[exemplar] { try add(path, like: object, exemplar) }
    }
    for (path, group) in groups.sorted(by: { $0.key < $1.key }) { insertGroup(group, path) }
    for (path, exemplar) in exemplars.sorted(by: { $0.key < $1.key }) { try addExceptions(path, like: exemplar) }
  }

  private mutating func add(
    _ path: String, like reference: XcodeObjects.Object, _ exemplar: String
  ) throws(XcodeEditProblem) {
    guard let parent = objects.parents[reference.id].flatMap({ objects.byID[$0] }),
      let line = try objects.line(of: reference.id, in: "children", of: parent), let folder = objects.paths[parent.id]
    else { return }
    let id = newID("PBXFileReference", path)
    let (old, new) = (String(exemplar.lastPathComponent), String(path.lastPathComponent))
    func renamed(_ text: String, _ ids: [String: String]) -> String {
      var text = text.replacing("/* \(old) ", with: "/* \(new) ")
      for (old, new) in ids { text = text.replacing(old, with: new) }
      return text
    }
    var text = renamed(objects.text(reference.lines), [reference.id: id])
    let place = try group(like: parent, folder, for: path, like: exemplar)
    let base = reference.text("sourceTree") == "SOURCE_ROOT" ? folderOfProject : place.folder
    text = Self.replacing("path", reference, with: Self.relative(path, base), in: text, old, new)
    text = Self.replacing(
      "name", reference, with: reference.text("name").map { $0.replacing(old, with: new) }, in: text, old, new)
    insert(text, id, like: reference)
    insert(child: renamed(objects.text(line), [reference.id: id]), named: path, after: line, in: place)
    try addBuildFiles(path, id, like: reference) { renamed($0, $1) }
  }

  /// The same for each target that compiles the exemplar.
  private mutating func addBuildFiles(
    _ path: String, _ id: String, like reference: XcodeObjects.Object,
    _ renamed: (_ text: String, _ ids: [String: String]) -> String
  ) throws(XcodeEditProblem) {
    for (number, file) in (buildFiles[reference.id] ?? []).enumerated() {
      let buildID = newID("PBXBuildFile", path, String(number))
      insert(renamed(objects.text(file.lines), [reference.id: id, file.id: buildID]), buildID, like: file)
      for phase in objects.phases {
        guard let line = try objects.line(of: file.id, in: "files", of: phase) else { continue }
        insertions[line.upperBound, default: []].append((path, renamed(objects.text(line), [file.id: buildID])))
      }
    }
  }

  /// The group in which a copy is.
  private struct Place {
    let folder: String
    /// Whether the group is a new one.
    var isNew = false
    /// The end of the children of a group that is there and is not the exemplar's.
    var end: Int?
  }

  mutating func insert(_ text: String, _ key: String, at place: Int) {
    insertions[place, default: []].append((key, text))
  }

  private mutating func insert(child: String, named name: String, after line: Range<Int>, in place: Place) {
    if place.isNew {
      groups[place.folder]?.children[line.lowerBound] = child
    } else {
      insertions[place.end ?? line.upperBound, default: []].append((name, child))
    }
  }

  /// The exemplar's group, unless its folder has another name for the copy.
  private mutating func group(
    like group: XcodeObjects.Object, _ folder: String, for path: String, like exemplar: String
  ) throws(XcodeEditProblem) -> Place {
    let below = exemplar.pathComponents.count - folder.pathComponents.count
    let wanted = path.pathComponents.dropLast(max(below, 1)).joined(separator: "/")
    guard path.pathComponents.count == exemplar.pathComponents.count, wanted != folder, group.text("path") != nil,
      let parent = objects.parents[group.id].flatMap({ objects.byID[$0] }), let around = objects.paths[parent.id],
      let line = try objects.line(of: group.id, in: "children", of: parent)
    else { return Place(folder: folder) }
    if groups[wanted] != nil { return Place(folder: wanted, isNew: true) }
    if let end = objects.endOfChildren(ofGroup: wanted) { return Place(folder: wanted, end: end) }
    let outer = try self.group(like: parent, around, for: path, like: exemplar)
    let id = newID("PBXGroup", wanted)
    let (old, new) = (String(folder.lastPathComponent), String(wanted.lastPathComponent))
    groups[wanted] = NewGroup(id: id, exemplar: group.id, path: Self.relative(wanted, outer.folder) ?? new)
    let child = objects.text(line).replacing(group.id, with: id).replacing("/* \(old) ", with: "/* \(new) ")
    insert(child: child, named: wanted, after: line, in: outer)
    return Place(folder: wanted, isNew: true)
  }

  /// The text of the exemplar's group with other children.
  private mutating func insertGroup(_ group: NewGroup, _ path: String) {
    guard let exemplar = objects.byID[group.exemplar], let list = exemplar.value["children"],
      let first = list.strings.first.flatMap({ XcodeObjects.wholeLines($0.range, objects.bytes) }),
      let last = list.strings.last.flatMap({ XcodeObjects.wholeLines($0.range, objects.bytes) })
    else { return }
    let (old, new) = (exemplar.text("path")?.lastPathComponent ?? "", path.lastPathComponent)
    let head = objects.text(exemplar.lines.lowerBound..<first.lowerBound)
      .replacing(exemplar.id, with: group.id).replacing("/* \(old) ", with: "/* \(new) ")
    let children = group.children.sorted { $0.key < $1.key }.map(\.value).joined()
    var tail = objects.text(last.upperBound..<exemplar.lines.upperBound)
    tail = Self.replacing("path", exemplar, with: group.path, in: tail, String(old), String(new))
    tail = Self.replacing(
      "name", exemplar, with: exemplar.text("name").map { $0.replacing(old, with: new) }, in: tail, String(old),
      String(new))
    insert(head + children + tail, group.id, like: exemplar)
  }

  /// Among the objects of its class in their order, or after its exemplar where they have none.
  private mutating func insert(_ text: String, _ id: String, like exemplar: XcodeObjects.Object) {
    let (others, isSorted) = objects(like: exemplar)
    let next = isSorted ? others.first { $0.id > id } : nil
    let place = next?.lines.lowerBound ?? (isSorted ? others.last : exemplar)?.lines.upperBound
    insertions[place ?? exemplar.lines.upperBound, default: []].append((id, text))
  }

  private mutating func objects(like exemplar: XcodeObjects.Object) -> (objects: [XcodeObjects.Object], isSorted: Bool)
  {
    if let known = classes[exemplar.isa] { return known }
    let others = objects.all.filter { $0.isa == exemplar.isa }
    let found = (others, zip(others, others.dropFirst()).allSatisfy { $0.id < $1.id })
    classes[exemplar.isa] = found
    return found
  }

  private func newID(_ isa: String, _ names: String...) -> String {
    var names = names
    while true {
      let id = XcodeObjectID(project: name, isa: isa, names: names).text
      if objects.byID[id] == nil { return id }
      names.append("")
    }
  }

  /// The text of the project file afterwards.
  package var bytes: [UInt8] {
    var result: [UInt8] = []
    var position = 0
    let edits =
      insertions.map { ($0.key..<$0.key, $0.value.sorted { $0.key < $1.key }.map(\.text).joined()) }
      + deletions.map { ($0, "") }
    for (range, text) in edits.sorted(by: { ($0.0.lowerBound, $0.0.upperBound) < ($1.0.lowerBound, $1.0.upperBound) }) {
      if range.lowerBound > position { result += objects.bytes[position..<range.lowerBound] }
      result += text.utf8
      position = max(position, range.upperBound)
    }
    return result + objects.bytes[position...]
  }

  /// A text in which the value of an attribute is another one; without a value, the last component of the path changes.
  private static func replacing(
    _ key: String, _ object: XcodeObjects.Object, with value: String?, in text: String, _ old: String, _ new: String
  ) -> String {
    guard let former = object.text(key) else { return text }
    let value = value ?? former.replacing(old, with: new)
    for raw in ["\(key) = \(former);", "\(key) = \"\(former)\";"] where text.contains(raw) {
      return text.replacing(raw, with: "\(key) = \(quoted(value));")
    }
    return text
  }

  /// Nil for a path that is not in the folder.
  static func relative(_ path: String, _ folder: String) -> String? {
    folder.isEmpty ? path : path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : nil
  }

  /// Without quotes where the format needs none.
  static func quoted(_ text: String) -> String {
    let isPlain = !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._/$".contains($0)) }
    return isPlain ? text : "\"\(text)\""
  }
}
