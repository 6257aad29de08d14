import Foundation

extension JSONDecoder {
  /// Keys as written; dates in ISO 8601 with or without fractions of a second.
  public static var strata: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let text = try decoder.singleValueContainer().decode(String.self)
      let whole = Date.ISO8601FormatStyle()
      for style in [
        whole, whole.year().month().day().time(includingFractionalSeconds: true).timeZone(separator: .colon),
      ] {
        if let date = try? style.parse(text) { return date }
      }
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "not an ISO 8601 date"))
    }
    return decoder
  }
}

extension JSONEncoder {
  /// Keys as written; dates in ISO 8601, to the second: fractions are left out.
  public static var strata: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    return encoder
  }
}
