/// The kit as a package in the app's folder.
enum KitPackage {
  static func files() throws(AppProblem) -> [String: [UInt8]] {
    let sources = TemplateFiles.below("Sources/Kit")
    guard sources["Package.swift"] != nil else { throw .template("has no kit") }
    var files: [String: [UInt8]] = [:]
    for (path, bytes) in sources { files["Packages/StrataKit/\(path)"] = bytes }
    files["Packages/StrataKit/LICENSE"] = try TemplateFiles.file("LICENSE")
    return files
  }
}
