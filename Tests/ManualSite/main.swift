import Foundation
import StrataTestSupport

// manual-site FOLDER: writes a catalogue of DocC, FOLDER/Strata.docc, from the pages below Documentation. The pages are
// Markdown as GitHub shows it; in the catalogue their links to each other are links of DocC.

guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: manual-site FOLDER\n".utf8))
  exit(2)
}
let folder = CommandLine.arguments[1] + "/Strata.docc"
let catalogue = Catalogue(try DocumentationPage.all(in: "Documentation"))
if FileManager.default.fileExists(atPath: folder) { try FileManager.default.removeItem(atPath: folder) }
try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
for (name, text) in catalogue.articles {
  try text.write(toFile: "\(folder)/\(name).md", atomically: true, encoding: .utf8)
}
print("\(folder): \(catalogue.articles.count) pages")
