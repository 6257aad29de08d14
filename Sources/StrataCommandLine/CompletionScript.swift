import StrataModel

/// A shell that completes command lines.
package enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}

/// The script with which a shell completes the tool's commands, options and the values of options, made from the same
/// specifications as the help.
package struct CompletionScript {
  private let tool: String
  private let commands: [CommandSpec]
  /// By placeholder of an option or an operand, the words that may stand there.
  private let words: [String: [String]]

  /// - Parameter words: by placeholder, such as `RULE`, the words that may stand there.
  package init(tool: String, commands: [CommandSpec], words: [String: [String]]) {
    self.tool = tool
    self.commands = commands
    self.words = words
  }

  package func text(for shell: Shell) -> String {
    let lines =
      switch shell {
      case .bash: bash
      case .zsh: zsh
      case .fish: fish
      }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: bash

  private var bash: [String] {
    var lines = [
      "# Completion of \(tool) for bash: source this file, or put it into the folder of completions.",
      "_\(tool)() {", "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} words=",
      "  if [ \"$COMP_CWORD\" -eq 1 ]; then",
      "    COMPREPLY=($(compgen -W '\((commands.map(\.name) + Self.common).joined(separator: " "))' -- \"$word\"))",
      "    return", "  fi", "  case ${COMP_WORDS[1]}:$before in",
    ]
    for command in commands {
      for option in command.options.map(\.spec) where option.placeholder != nil {
        let values = values(of: option)
        let found =
          isPath(option.placeholder)
          ? "compgen -f -- \"$word\"" : "compgen -W '\(values.joined(separator: " "))' -- \"$word\""
        lines.append("    \(command.name):--\(option.name)) COMPREPLY=($(\(found))); return ;;")
      }
    }
    lines += ["  esac", "  case ${COMP_WORDS[1]}:$word in"]
    for command in commands {
      let options = (command.options.map { "--" + $0.spec.name } + ["--help"]).joined(separator: " ")
      lines.append("    \(command.name):-*) words='\(options)' ;;")
    }
    for command in commands where !operands(of: command).isEmpty {
      lines.append("    \(command.name):*) words='\(operands(of: command).joined(separator: " "))' ;;")
    }
    return lines + [
      "  esac", "  COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))",
      "  [[ $word == -* ]] || COMPREPLY+=($(compgen -f -- \"$word\"))", "}",
      "complete -o filenames -F _\(tool) \(tool)",
    ]
  }

  // MARK: zsh

  private var zsh: [String] {
    var lines = [
      "#compdef \(tool)", "# Completion of \(tool) for zsh: put this file as _\(tool) into a folder of $fpath.",
      "_\(tool)() {", "  local state line", "  _arguments -C '1:command:->command' '*::argument:->argument'",
      "  case $state in", "  command)", "    local -a commands=(",
    ]
    lines += commands.map { "      \(Self.quoted($0.name + ":" + Self.short($0.summary)))" }
    lines += ["    )", "    _describe command commands", "    ;;", "  argument)", "    case $words[1] in"]
    for command in commands {
      lines.append("    \(command.name))")
      lines.append("      _arguments \\")
      for option in command.options.map(\.spec) {
        let value = option.placeholder.map { ":\($0):\(zshValues(of: option))" } ?? ""
        let name = "--\(option.name)[\(Self.zshEscaped(Self.short(option.help)))]\(value)"
        lines.append("        \(Self.quoted(name)) \\")
      }
      let words = operands(of: command)
      let operand =
        words.isEmpty ? "_files" : "_alternative 'words:word:(\(words.joined(separator: " ")))' 'files:file:_files'"
      lines.append("        \(Self.quoted("*:argument:{ \(operand) }"))")
      lines.append("      ;;")
    }
    return lines + ["    esac", "    ;;", "  esac", "}", "_\(tool) \"$@\""]
  }

  private func zshValues(of option: OptionSpec) -> String {
    if isPath(option.placeholder) { return "_files" }
    let values = values(of: option)
    return values.isEmpty ? " " : "(\(values.joined(separator: " ")))"
  }

  private static func zshEscaped(_ text: String) -> String {
    text.reduce(into: "") { result, letter in
      if "[]:\\".contains(letter) { result.append("\\") }
      result.append(letter)
    }
  }

  // MARK: fish

  private var fish: [String] {
    var lines = [
      "# Completion of \(tool) for fish: put this file as \(tool).fish into a folder of $fish_complete_path."
    ]
    for command in commands {
      lines.append(
        "complete -c \(tool) -n __fish_use_subcommand -f -a \(command.name) -d \(Self.quoted(Self.short(command.summary)))"
      )
      let isGiven = "complete -c \(tool) -n \(Self.quoted("__fish_seen_subcommand_from \(command.name)"))"
      for option in command.options.map(\.spec) {
        var line = "\(isGiven) -l \(option.name)"
        if option.placeholder != nil {
          let values = values(of: option)
          line += isPath(option.placeholder) ? " -r -F" : " -x"
          if !values.isEmpty { line += " -a \(Self.quoted(values.joined(separator: " ")))" }
        }
        lines.append(line + " -d \(Self.quoted(Self.short(option.help)))")
      }
      let words = operands(of: command)
      if !words.isEmpty { lines.append("\(isGiven) -a \(Self.quoted(words.joined(separator: " ")))") }
    }
    return lines
  }

  // MARK: Words

  private static let common = ["help", "--help", "--version"]

  private func values(of option: OptionSpec) -> [String] {
    option.choices.isEmpty ? words[Self.word(option.placeholder ?? "")] ?? [] : option.choices
  }

  /// The words of an operand's placeholder: those in small letters, such as `feature NAME`, and the known words of the others.
  private func operands(of command: CommandSpec) -> [String] {
    command.operands.placeholder.split { " |[]".contains($0) }.flatMap { part -> [String] in
      let word = Self.word(String(part))
      return word.first?.isLowercase == true ? [word] : words[word] ?? []
    }
  }

  private func isPath(_ placeholder: String?) -> Bool {
    ["FILE", "FOLDER", "PATH"].contains(placeholder.map(Self.word) ?? "")
  }

  /// `RULE` of `RULE,…`.
  private static func word(_ placeholder: String) -> String {
    String(placeholder.prefix { $0.isLetter || $0 == "-" })
  }

  /// The first sentence, without its dot.
  private static func short(_ text: String) -> String {
    let end = text.firstRange(of: ". ")?.lowerBound ?? text.endIndex
    let sentence = text[..<end]
    return String(sentence.hasSuffix(".") ? sentence.dropLast() : sentence)
  }

  private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}
