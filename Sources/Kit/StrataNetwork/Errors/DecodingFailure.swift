import Foundation

/// Where and how a response differs from what was expected. It holds names and types, never values.
public struct DecodingFailure: Error, Sendable, Equatable, CustomStringConvertible {
  /// How the value at ``path`` differs.
  public enum Problem: Sendable, Equatable {
    /// There is no such key.
    case missingKey
    /// The value is null.
    case missingValue
    /// The value has another type; `expected` is the Swift type.
    case wrongType(expected: String)
    /// The text is not JSON, or the type does not accept the value.
    case corrupted
  }

  /// The coding path, such as `result.items[3].price`; empty for the whole body.
  public let path: String
  /// How the value differs.
  public let problem: Problem

  /// A failure at a path, for fakes.
  public init(path: String, problem: Problem) {
    self.path = path
    self.problem = problem
  }

  init(_ error: any Error) {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      self.init(path: Self.text(context.codingPath + [key]), problem: .missingKey)
    case DecodingError.valueNotFound(_, let context):
      self.init(path: Self.text(context.codingPath), problem: .missingValue)
    case DecodingError.typeMismatch(let type, let context):
      self.init(path: Self.text(context.codingPath), problem: .wrongType(expected: "\(type)"))
    case DecodingError.dataCorrupted(let context):
      self.init(path: Self.text(context.codingPath), problem: .corrupted)
    default:
      self.init(path: "", problem: .corrupted)
    }
  }

  /// The problem and the path.
  public var description: String {
    let place = path.isEmpty ? "the body" : path
    return switch problem {
    case .missingKey: "\(place) is missing"
    case .missingValue: "\(place) is null"
    case .wrongType(let expected): "\(place) is no \(expected)"
    case .corrupted: "\(place) cannot be read"
    }
  }

  private static func text(_ path: [any CodingKey]) -> String {
    path.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += text.isEmpty ? key.stringValue : "." + key.stringValue
      }
    }
  }
}
