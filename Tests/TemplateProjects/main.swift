import Foundation
import StrataTestSupport

// template-projects: writes the Xcode projects of the template apps. Run it in the folder of the repository.

guard FileManager.default.fileExists(atPath: "Templates") else {
  FileHandle.standardError.write(Data("template-projects: there is no folder Templates here\n".utf8))
  exit(2)
}
for template in TemplateApp.all {
  for (path, text) in try template.files().sorted(by: { $0.key < $1.key }) {
    // A file that does not change keeps its date, so that an open Xcode does not read it again.
    guard (try? String(contentsOfFile: path, encoding: .utf8)) != text else { continue }
    let folder = (path as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    print(path)
  }
}
