/// A path with the line that findings write after it: `Login/LoginView.swift:12:5`.
struct PathAndLine {
  let path: String
  /// From 1; nil for the whole file.
  let line: Int?

  /// A word that ends in numbers, of which the part before them is a file of a folder; otherwise all of it is the path.
  init(_ word: String, in folder: String) {
    var path = Substring(word)
    var numbers: [Int] = []
    while numbers.count < 2, let colon = path.lastIndex(of: ":"), let number = Int(path[path.index(after: colon)...]),
      number > 0
    {
      numbers.insert(number, at: 0)
      path = path[..<colon]
      if Files.kind(Paths.absolute(String(path), in: folder)) == .file {
        (self.path, line) = (String(path), numbers[0])
        return
      }
    }
    (self.path, line) = (word, nil)
  }
}
