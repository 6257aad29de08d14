// A small value that another type of the file stores is part of it, also if other files use it.
// style: module
// rules: one-type-per-file
// file: Sources/Implementation/Data/DTOs/ReceiptDTO.swift
struct ReceiptDTO: Decodable {
  let lines: [LineDTO]
}

struct LineDTO: Codable {
  let text: String
}
// file: Sources/Implementation/Data/DTOs/StampDTO.swift
struct StampDTO: Decodable {
  let text: String
}

struct InkDTO: Codable {  // ! one-type-per-file StampDTO
  let colour: String
}
// file: Sources/Implementation/Data/DataSources/ReceiptDataSource.swift
protocol ReceiptDataSource {
  func append(_ line: LineDTO, in ink: InkDTO) async throws
}
// file: Sources/Implementation/Domain/BusinessModels/Stamp.swift
struct Stamp {
  let text: String
}

struct StampAlbum {  // ! one-type-per-file Stamp
  let name: String
}
