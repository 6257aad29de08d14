/// An entry of an index or a tree.
struct ListedEntry {
  var mode: String
  var id: String
  /// Relative to the top of its repository.
  var path: String
  var isUnmerged = false
  /// False for files that a sparse checkout leaves out, and those that Git assumes to be unchanged.
  var isComparedWithDisk = true

  /// From `ls-files --stage -v`: `H 100644 ID 0`, a tab, the path.
  init?(ofIndex line: String) {
    guard let (words, path) = Self.parts(line), words.count == 4 else { return nil }
    (mode, id, self.path) = (String(words[1]), String(words[2]), path)
    isUnmerged = words[3] != "0"
    isComparedWithDisk = words[0] == "H"
  }

  /// From `ls-tree`: `100644 blob ID`, a tab, the path.
  init?(ofTree line: String) {
    guard let (words, path) = Self.parts(line), words.count == 3 else { return nil }
    (mode, id, self.path) = (String(words[0]), String(words[2]), path)
  }

  private static func parts(_ line: String) -> ([Substring], path: String)? {
    guard let tab = line.utf8.firstIndex(of: 9) else { return nil }
    return (line[..<tab].split(separator: " "), String(line[line.utf8.index(after: tab)...]))
  }
}

/// The output of `cat-file --batch`: `ID blob SIZE`, a line break, the bytes, a line break, and so on.
enum GitObjects {
  static func contents(_ output: [UInt8]) -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    var rest = output[...]
    while let end = rest.firstIndex(of: 10) {
      let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      rest = rest[(end + 1)...]
      // An object that is missing has no content.
      guard words.count == 3, let size = Int(words[2]), size < rest.count else { continue }
      contents[String(words[0])] = Array(rest.prefix(size))
      rest = rest.dropFirst(size + 1)
    }
    return contents
  }
}
