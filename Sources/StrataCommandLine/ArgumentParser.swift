import StrataModel

/// The arguments of one command, validated.
package struct ParsedArguments: Sendable {
  /// The arguments that are not options, in order.
  package var operands: [String] = []
  /// Whether `--help` is among the arguments; then all others are ignored.
  package var asksForHelp = false
  var values: [String: any Sendable] = [:]

  /// The value of an option, or its initial value.
  package subscript<Value>(option: Option<Value>) -> Value {
    values[option.spec.name] as? Value ?? option.initial
  }

  /// Whether the option was given.
  package func has<Value>(_ option: Option<Value>) -> Bool { values[option.spec.name] != nil }
}

/// All mistakes of a command line, each as one sentence.
package struct CommandLineErrors: Error, Equatable {
  package var messages: [String]

  package init(_ messages: [String]) { self.messages = messages }
}

/// Reads `--option value`, `--option=value`, flags and operands; after `--`, everything is an operand.
package struct ArgumentParser {
  let command: CommandSpec
  private var texts: [String: [String]] = [:]
  private var result = ParsedArguments()
  private var errors: [String] = []

  package init(_ command: CommandSpec) { self.command = command }

  /// Reads the arguments after the command's name.
  package static func parse(
    _ arguments: [String], for command: CommandSpec
  ) throws(CommandLineErrors) -> ParsedArguments {
    var parser = ArgumentParser(command)
    return try parser.parse(arguments)
  }

  private mutating func parse(_ arguments: [String]) throws(CommandLineErrors) -> ParsedArguments {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        result.operands += rest
        break
      } else if argument == "--help" || argument == "-h" {
        result.asksForHelp = true
        return result
      } else if argument.hasPrefix("--") {
        takeOption(argument, &rest)
      } else if argument.hasPrefix("-"), argument != "-" {
        errors.append("unknown option '\(argument)'" + hint(for: String(argument.dropFirst())))
      } else {
        result.operands.append(argument)
      }
    }
    convert()
    checkOperandCount()
    guard errors.isEmpty else { throw CommandLineErrors(errors) }
    return result
  }

  private mutating func takeOption(_ argument: String, _ rest: inout ArraySlice<String>) {
    let body = argument.dropFirst(2)
    let name = String(body.prefix { $0 != "=" })
    let attached = name.utf8.count < body.utf8.count ? String(body.dropFirst(name.count + 1)) : nil
    guard let spec = command.options.first(where: { $0.spec.name == name })?.spec else {
      if command.laterOptions.contains(name) {
        errors.append("option '--\(name)' is not available yet")
        if attached == nil, let next = rest.first, !next.hasPrefix("-") { rest.removeFirst() }
      } else {
        errors.append("unknown option '--\(name)'" + hint(for: name))
      }
      return
    }
    guard let placeholder = spec.placeholder else {
      if let attached { errors.append("option '--\(name)' takes no value, but '\(attached)' was given") }
      texts[name, default: []].append("")
      return
    }
    if let attached, !attached.isEmpty {
      texts[name, default: []].append(attached)
    } else if attached == nil, let next = rest.first, next == "-" || !next.hasPrefix("-") {
      texts[name, default: []].append(next)
      rest.removeFirst()
    } else {
      errors.append("option '--\(name)' needs a value: --\(name) \(placeholder)")
    }
  }

  private mutating func convert() {
    for option in command.options {
      guard let given = texts[option.spec.name] else { continue }
      do throws(InvalidValue) {
        result.values[option.spec.name] = try option.read(given)
      } catch {
        errors.append("option '--\(option.spec.name)': \(error.reason)")
      }
    }
  }

  private mutating func checkOperandCount() {
    let count = command.operands.count
    if result.operands.count < count.lowerBound {
      errors.append("'strata \(command.name)' needs \(command.operands.placeholder)")
    } else if result.operands.count > count.upperBound {
      errors.append("unexpected argument '\(result.operands[count.upperBound])'")
    }
  }

  private func hint(for name: String) -> String {
    guard let near = Suggestion.nearest(to: name, among: command.options.map(\.spec.name) + ["help"]) else { return "" }
    return "; did you mean '--\(near)'?"
  }
}
