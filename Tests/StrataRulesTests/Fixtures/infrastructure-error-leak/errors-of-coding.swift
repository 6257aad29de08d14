// What the coding protocols require may throw their errors.
// style: repository
// rules: infrastructure-error-leak
// file: Sources/Domain/Entities/Draught.swift
struct Draught: Codable {
  let metres: Double

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    metres = try container.decode(Double.self)
    if metres < 0 {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "negative")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    guard metres.isFinite else {
      throw EncodingError.invalidValue(metres, .init(codingPath: [], debugDescription: "infinite"))
    }
    try container.encode(metres)
  }

  func isMissing(_ error: any Error) -> Bool {
    error is DecodingError  // ! infrastructure-error-leak Draught -> DecodingError
  }
}
