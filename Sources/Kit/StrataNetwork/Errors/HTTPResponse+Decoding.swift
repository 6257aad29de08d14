import Foundation

extension HTTPResponse {
  /// Reads the body as JSON, for instance the error body of ``NetworkError/status(_:)``.
  ///
  /// - Throws: ``NetworkError/emptyResponse`` without a body, ``NetworkError/decoding(_:)`` with the coding path.
  public func decode<Value: Decodable>(
    _ type: Value.Type = Value.self, using decoder: JSONDecoder = .strata
  ) throws(NetworkError) -> Value {
    guard !body.isEmpty else { throw .emptyResponse }
    do {
      return try decoder.decode(type, from: body)
    } catch {
      throw .decoding(DecodingFailure(error))
    }
  }
}
