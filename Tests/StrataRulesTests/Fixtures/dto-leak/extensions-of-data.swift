// style: repository
// rules: dto-leak, dependency-rule
// file: Sources/Presentation/Looms/LoomListUiState.swift
struct LoomListUiState {
  var names: [String] = []
}
// file: Sources/Presentation/Looms/LoomListUiState+Rows.swift
extension LoomListUiState {
  init(rows: [LoomDto]) {  // ! dto-leak LoomListUiState -> LoomDto
    self.init(names: [])
  }
}
// file: Sources/Data/Dtos/LoomDto.swift
struct LoomDto: Codable {
  let name: String
}
// file: Sources/Data/Dtos/LoomDto+UiState.swift
// The Data layer uses the screen: that is what is wrong, not that it uses its own DTO.
extension LoomListUiState {  // ! dependency-rule LoomListUiState -> LoomListUiState
  static func cached(_ rows: [LoomDto]) -> LoomListUiState { LoomListUiState(names: rows.map(\.name)) }
}
