/// The words of a command line, read one after the other.
public struct CommandLineWords {
  private var rest: ArraySlice<String>

  public init(_ arguments: [String]) { rest = arguments[...] }

  public mutating func next() -> String? { rest.popFirst() }

  /// The word after an option.
  public mutating func value(of option: String) throws(UsageError) -> String {
    guard let value = rest.popFirst() else { throw UsageError("\(option) needs a value") }
    return value
  }

  /// The number after an option.
  public mutating func number(of option: String, atLeast minimum: Int = 1) throws(UsageError) -> Int {
    guard let number = Int(try value(of: option)), number >= minimum else {
      throw UsageError("\(option) needs a number, at least \(minimum)")
    }
    return number
  }
}

/// What is wrong with a command line.
public struct UsageError: Error {
  public let message: String

  public init(_ message: String) { self.message = message }
}
