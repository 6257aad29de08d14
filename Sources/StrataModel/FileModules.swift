/// The modules that compile a file, the home module first. Most files have one, for which this allocates nothing.
public struct FileModules: RandomAccessCollection, Hashable, Sendable {
  private let home: ModuleID
  private let others: [ModuleID]

  init(home: ModuleID, others: [ModuleID]) {
    self.home = home
    self.others = others
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { others.count + 1 }
  public subscript(position: Int) -> ModuleID { position == 0 ? home : others[position - 1] }
}
