import Foundation
import GeneratedCorpus

let arguments = Array(CommandLine.arguments.dropFirst())
guard let folder = arguments.first, !folder.hasPrefix("-"), arguments.count <= 3,
  let files = Int(arguments.dropFirst().first ?? "3000"), files > 0,
  let seed = UInt64(arguments.dropFirst(2).first ?? "1")
else {
  FileHandle.standardError.write(Data("usage: corpus-generator FOLDER [FILES [SEED]]\n".utf8))
  exit(2)
}
if FileManager.default.fileExists(atPath: folder) {
  FileHandle.standardError.write(Data("corpus-generator: \(folder) exists already\n".utf8))
  exit(2)
}
do {
  try GeneratedCorpus(seed: seed, fileCount: files).write(to: folder)
} catch {
  FileHandle.standardError.write(Data("corpus-generator: \(error)\n".utf8))
  exit(3)
}
