import StrataModel

/// The name, the value and the help of an option.
package struct OptionSpec: Sendable {
  /// Without the dashes.
  var name: String
  /// Name of the value in help: `FILE`. Nil for a flag, which takes none.
  var placeholder: String?
  /// The values that are allowed; empty: any string.
  var choices: [String]
  /// One or two sentences.
  var help: String

  package init(name: String, placeholder: String?, choices: [String] = [], help: String) {
    self.name = name
    self.placeholder = placeholder
    self.choices = choices
    self.help = help
  }
}

/// An option, with the conversion of its strings to a value. A command declares its options as constants, and uses them
/// to read the values: `arguments[CheckOptions.format]`.
package struct Option<Value: Sendable>: Sendable {
  var spec: OptionSpec
  /// The value if the option is not given.
  package var initial: Value
  var read: @Sendable (_ texts: [String]) throws(InvalidValue) -> Value

  /// The option without its type, to be listed with others.
  package var declared: DeclaredOption {
    DeclaredOption(spec: spec) { (texts) throws(InvalidValue) in try read(texts) }
  }
}

/// An option of any type.
package struct DeclaredOption: Sendable {
  var spec: OptionSpec
  var read: @Sendable (_ texts: [String]) throws(InvalidValue) -> any Sendable
}

/// Why a string is not a value of the option: the end of the sentence "'x' …".
package struct InvalidValue: Error, Equatable {
  var reason: String

  package init(_ reason: String) { self.reason = reason }
}

extension Option where Value == Bool {
  /// `--name`.
  package static func flag(_ name: String, help: String) -> Option {
    Option(spec: OptionSpec(name: name, placeholder: nil, help: help), initial: false) { texts in !texts.isEmpty }
  }
}

extension Option where Value == String? {
  /// `--name TEXT`. If it is given twice, the last value is used.
  package static func text(_ name: String, _ placeholder: String, help: String) -> Option {
    Option(spec: OptionSpec(name: name, placeholder: placeholder, help: help), initial: nil) { texts in texts.last }
  }
}

extension Option where Value == Int? {
  /// `--name NUMBER`, within a range.
  package static func number(_ name: String, _ placeholder: String, in range: ClosedRange<Int>, help: String) -> Option
  {
    let spec = OptionSpec(name: name, placeholder: placeholder, help: help)
    return Option(spec: spec, initial: nil) { (texts) throws(InvalidValue) in
      guard let text = texts.last else { return nil }
      guard let number = Int(text), range.contains(number) else {
        throw InvalidValue("'\(text)' is not a number from \(range.lowerBound) to \(range.upperBound)")
      }
      return number
    }
  }
}

extension Option where Value == CalendarDay? {
  /// `--name YYYY-MM-DD`.
  package static func day(_ name: String, help: String) -> Option {
    Option(spec: OptionSpec(name: name, placeholder: "DAY", help: help), initial: nil) { (texts) throws(InvalidValue) in
      guard let text = texts.last else { return nil }
      guard let day = CalendarDay(text) else { throw InvalidValue("'\(text)' is not a day, as in 2027-01-31") }
      return day
    }
  }
}

extension Option where Value == [String] {
  /// `--name A,B --name C`: comma-separated, and may be repeated.
  package static func list(_ name: String, _ placeholder: String, help: String) -> Option {
    Option(spec: OptionSpec(name: name, placeholder: placeholder, help: help), initial: []) { texts in
      texts.flatMap { $0.split(separator: ",").map(String.init) }
    }
  }
}

extension Option where Value: CaseIterable & RawRepresentable<String> {
  /// `--name WORD`, one of an enumeration.
  /// - Parameter later: values that do not exist yet: the error message says so.
  package static func choice(
    _ name: String, _ placeholder: String, initial: Value, later: [String] = [], help: String
  ) -> Option {
    let choice = Option<Value?>.choice(name, placeholder, later: later, help: help)
    return Option(spec: choice.spec, initial: initial) { (texts) throws(InvalidValue) in
      try choice.read(texts) ?? initial
    }
  }
}

extension Option {
  /// The same, nil unless it is given.
  package static func choice<Word: CaseIterable & RawRepresentable<String> & Sendable>(
    _ name: String, _ placeholder: String, later: [String] = [], help: String
  ) -> Option where Value == Word? {
    let choices = Word.allCases.map(\.rawValue)
    let spec = OptionSpec(name: name, placeholder: placeholder, choices: choices, help: help)
    return Option(spec: spec, initial: nil) { (texts) throws(InvalidValue) in
      guard let text = texts.last else { return nil }
      if let value = Word(rawValue: text) { return value }
      let known = "the values are " + choices.joined(separator: ", ")
      if later.contains(text) { throw InvalidValue("'\(text)' is not available yet; \(known)") }
      throw InvalidValue("'\(text)' is unknown; \(known)")
    }
  }
}
