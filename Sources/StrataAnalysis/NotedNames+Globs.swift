import StrataDefinition
import StrataModel

extension NotedNames {
  /// The names that patterns describe.
  init(_ globs: [Glob], recordsCalls: Bool) {
    let patterns = globs.filter { $0.literals == nil }
    let firstBytes = patterns.map(\.firstBytes)
    self.init(
      names: globs.flatMap { $0.literals ?? [] }, patterns: patterns.map { glob in { glob.matches($0) } },
      firstBytes: firstBytes.contains(nil) ? nil : ByteSet(firstBytes.flatMap { $0 ?? [] }),
      recordsCalls: recordsCalls)
  }
}
