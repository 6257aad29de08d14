/// Asks Strata about folders, in one run: an actor of no role is declared in a file that exists and in a new one.
struct FolderProbe {
  struct Answer {
    /// The layer of the folder, for types of no role.
    var layer: String?
    /// New files belong to the module of the files beside them; not so where a project lists its files.
    var takesNewFiles = false
  }

  let copy: ScratchCopy
  let run: StrataRun

  /// - Parameter hosts: a file of each folder, with its text and its module.
  func answers(_ hosts: [String: (file: String, text: String, module: String)]) throws(MeasurementError) -> [String:
    Answer]
  {
    let folders = hosts.keys.sorted()
    var newFiles: [String] = []
    for (number, folder) in folders.enumerated() {
      guard let host = hosts[folder] else { continue }
      try copy.write(host.text + "\nactor SeededProbe\(number) {}\n", to: host.file)
      let file = (folder.isEmpty ? "" : folder + "/") + "SeededNewFile\(number).swift"
      try copy.write("actor SeededNewProbe\(number) {}\n", to: file)
      newFiles.append(file)
    }
    defer {
      for file in newFiles { copy.remove(file) }
      for host in hosts.values { try? copy.write(host.text, to: host.file) }
    }
    var answers: [String: Answer] = [:]
    for type in try run.map().types {
      if let folder = Self.folder(type.name, "SeededProbe", folders) {
        answers[folder, default: Answer()].layer = type.layer
      } else if let folder = Self.folder(type.name, "SeededNewProbe", folders) {
        answers[folder, default: Answer()].takesNewFiles = type.module == hosts[folder]?.module
      }
    }
    return answers
  }

  private static func folder(_ name: String, _ prefix: String, _ folders: [String]) -> String? {
    name.hasPrefix(prefix) ? Int(name.dropFirst(prefix.count)).map { folders[$0] } : nil
  }
}
