import StrataModel

/// The kit as a package in the app's folder.
package enum KitPackage {
  /// In the app's folder.
  package static let folder = "Packages/StrataKit"

  /// The files that this program has, with their record, by their paths in the kit's folder.
  package static func files() throws(AppProblem) -> [String: [UInt8]] {
    var files = TemplateFiles.below("Sources/Kit")
    guard files["Package.swift"] != nil else { throw .template("has no kit") }
    files["LICENSE"] = try TemplateFiles.file("LICENSE")
    files[KitRecord.fileName] = KitRecord(version: strataVersion, of: files).text
    return files
  }
}
