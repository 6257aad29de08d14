extension XcodeProjectEdit {
  /// Takes files out, with their places in targets and the groups that become empty.
  package mutating func remove(_ paths: Set<String>) throws(XcodeEditProblem) {
    var gone: [String: XcodeObjects.Object] = [:]
    for (path, object) in references where paths.contains(path) { gone[object.id] = object }
    for file in objects.all where file.isa == "PBXBuildFile" && file.text("fileRef").map({ gone[$0] != nil }) == true {
      gone[file.id] = file
      for phase in objects.phases { try deleteLine(of: file.id, in: "files", of: phase) }
    }
    var last: [String] = []
    repeat {
      last = []
      for group in objects.all where group.isa == "PBXGroup" && group.id != objects.mainGroup && gone[group.id] == nil {
        let children = group.value["children"]?.texts ?? []
        if !children.isEmpty, children.allSatisfy({ gone[$0] != nil }) { last.append(group.id) }
      }
      for id in last { gone[id] = objects.byID[id] }
    } while !last.isEmpty
    for exception in exceptions where paths.contains(exception.path) { deletions.append(try lines(of: exception)) }
    for (id, object) in gone {
      deletions.append(object.lines)
      if let parent = objects.parents[id], gone[parent] == nil, let group = objects.byID[parent] {
        try deleteLine(of: id, in: "children", of: group)
      }
    }
  }

  private mutating func deleteLine(of id: String, in list: String, of object: XcodeObjects.Object)
    throws(XcodeEditProblem)
  {
    if let line = try objects.line(of: id, in: list, of: object) { deletions.append(line) }
  }
}
