import Foundation
import StrataNetwork

/// One row of a collection, as the server sends it.
struct Row: Sendable {
  let id: String
  let json: Data

  init(id: String, json: Data) {
    self.id = id
    self.json = json
  }

  init(_ value: some Identifiable<some CustomStringConvertible> & Encodable) {
    // Values of plain types always encode.
    self.init(id: value.id.description, json: (try? JSONEncoder.strata.encode(value)) ?? Data())
  }

  static func list(_ rows: [Row]) -> Data {
    Data("[".utf8) + rows.map(\.json).joined(separator: Data(",".utf8)) + Data("]".utf8)
  }
}
