#if os(Linux) || os(macOS)
  import ExampleAPI
  import StrataNetwork
  import StrataPresentation
  import StrataTerminal

  /// The app in a terminal: the same view models, with commands for its buttons.
  @MainActor
  public enum UsersTerminal {
    /// Runs the commands of a script or of the keyboard, and returns the exit status.
    public static func run(_ arguments: [String]) async -> Int32 {
      await TerminalApp.run("Users", arguments: arguments) { options, terminal, _ in
        commands(dependencies(options), terminal)
      }
    }

    static func commands(_ dependencies: AppDependencies, _ terminal: Terminal) -> [TerminalCommand] {
      let list = dependencies.makeEntryListViewModel()
      terminal.show { text(list.state) }
      return [
        TerminalCommand("load", "", "fetches the entries") { _ in await list.perform(.load) }
      ]
    }

    static func text(_ state: EntryListUiState) -> String {
      if state.isLoading { return "loading …" }
      var lines = (state.value ?? []).map(line)
      if let failure = state.failure { lines.append("error: \(failure.localizedDescription)") }
      return lines.joined(separator: "\\n")
    }

    private static func line(_ entry: Entry) -> String {
      var parts = ["\(entry.id)"]
      parts.append(entry.exampleField.fieldText)
      return parts.joined(separator: " | ")
    }

    private static func dependencies(_ options: LaunchOptions) -> AppDependencies {
      switch options.backend {
      case .memory:
        let backend = Server.memory(ExampleAPI())
        return AppDependencies(server: backend.url, transport: backend.transport)
      case .server(let url):
        return AppDependencies(server: url, transport: URLSessionTransport())
      }
    }
  }
#endif
