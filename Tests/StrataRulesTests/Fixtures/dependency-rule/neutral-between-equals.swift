// style: repository
// rules: dependency-rule
// Presentation → Shared → Data: neither of the two may use the other. A service between them is not reported; what
// Presentation itself uses of Data is.
// file: Sources/Presentation/Harbor/HarborViewModel.swift
final class HarborViewModel {
  private let desk: HarborDesk

  init(desk: HarborDesk) { self.desk = desk }

  func depth() -> Int { desk.depth() }
  func berth() -> Int { desk.berth().depth }  // ! dependency-rule HarborViewModel -> BerthDTO
}
// file: Sources/Shared/HarborDesk.swift
final class HarborDesk {
  private let table: BerthTable

  init(table: BerthTable) { self.table = table }

  func depth() -> Int { table.first().depth }
  func berth() -> BerthDTO { table.first() }
}
// file: Sources/Data/BerthTable.swift
struct BerthDTO: Codable { let depth: Int }

final class BerthTable {
  func first() -> BerthDTO { BerthDTO(depth: 4) }
}
