/// Asks Strata for the layers of folders: an actor of no role is declared in each, for one run.
struct FolderProbe {
  let copy: ScratchCopy
  let run: StrataRun

  func layers(of folders: Set<String>) throws(MeasurementError) -> [String: String] {
    let folders = folders.sorted()
    var files: [String] = []
    for (number, folder) in folders.enumerated() {
      let file = (folder.isEmpty ? "" : folder + "/") + "SeededProbe\(number).swift"
      try copy.write("actor SeededProbe\(number) {}\n", to: file)
      files.append(file)
    }
    defer { for file in files { copy.remove(file) } }
    var layers: [String: String] = [:]
    for type in try run.map().types where type.name.hasPrefix("SeededProbe") {
      guard let number = Int(type.name.dropFirst("SeededProbe".count)), let layer = type.layer else { continue }
      layers[folders[number]] = layer
    }
    return layers
  }
}
