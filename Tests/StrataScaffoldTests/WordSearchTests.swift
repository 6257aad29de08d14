import Testing

@testable import StrataScaffold

@Suite struct WordSearchTests {
  @Test(arguments: [
    ["user"], ["User", "users", "u"], ["userList", "serLi"], ["aab", "ab"], ["x"], ["no", "nothing"],
  ])
  func findsWhatASearchForEachWordFinds(words: [String]) {
    let texts = ["", "u", "a user", "aaab", "userLis", "the userList", "no", "xx", "uSer", "böse users", "aserList"]
    for text in texts {
      let bytes = Array(text.utf8)
      let search = WordSearch(words)
      for start in bytes.indices {
        for end in start...bytes.count {
          let part = bytes[start..<end]
          let starts = words.compactMap { word in
            part.indices.first { part[$0...].starts(with: word.utf8) }
          }
          #expect(search.first(in: bytes, start..<end) == starts.min(), "\(text) \(start)..<\(end)")
          #expect(search.isFound(in: bytes, start..<end) == !starts.isEmpty)
        }
      }
    }
  }

  @Test func withoutWordsNothingIsFound() {
    #expect(!WordSearch([]).isFound(in: Array("text".utf8)))
  }
}
