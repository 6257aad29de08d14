#if os(Linux) || os(macOS)
  import ExampleAPI
  import Foundation
  import StrataNetwork
  import StrataTerminal

  /// The app in a terminal: the same view models, with commands for its buttons.
  @MainActor
  public enum UsersTerminal {
    /// Runs the commands of a script or of the keyboard, and returns the exit status.
    public static func run(_ arguments: [String]) async -> Int32 {
      await TerminalApp.run("Users", arguments: arguments) { options, terminal, trace in
        commands(try dependencies(options, trace), terminal, trace)
      }
    }

    static func commands(
      _ dependencies: AppDependencies, _ terminal: Terminal, _ trace: TraceLogger? = nil
    ) -> [TerminalCommand] {
      let list = dependencies.makeUserListViewModel()
      terminal.show { text(list.uiState) }
      // As long as the app runs.
      Task { await list.sendChanges() }
      var details: [String: UserDetailViewModel] = [:]
      func detail(_ id: String) -> UserDetailViewModel {
        if let known = details[id] { return known }
        let viewModel = dependencies.makeUserDetailViewModel(userId: id)
        terminal.show { text(viewModel.state) }
        Task { await viewModel.perform(.observe) }
        details[id] = viewModel
        return viewModel
      }
      /// What the view asks of its view model: the first step of a trace.
      func step(_ name: String, _ work: @escaping @MainActor @Sendable () async -> Void) async {
        guard let trace else { return await work() }
        await trace.step(from: "View", to: name) { await work() }
      }
      return [
        TerminalCommand("load", "", "fetches the users") { _ in
          await step("UserListViewModel.loadUsers") { await list.loadUsers() }
        },
        TerminalCommand("observe", "", "keeps the list up to date from now on") { _ in
          Task { await list.observeUsers() }
        },
        TerminalCommand("user", "ID", "shows one user") { words in
          let viewModel = detail(words[0])
          await step("UserDetailViewModel.perform(.load)") { await viewModel.perform(.load) }
        },
        TerminalCommand("rename", "ID NAME…", "gives a user another name") { words in
          let (viewModel, name) = (detail(words[0]), words[1])
          await step("UserDetailViewModel.perform(.rename)") { await viewModel.perform(.rename(name)) }
        },
        TerminalCommand("discard", "ID", "takes back a name that the server has not saved") { words in
          let viewModel = detail(words[0])
          await step("UserDetailViewModel.perform(.discard)") { await viewModel.perform(.discard) }
        },
        TerminalCommand("reset", "", "forgets what is stored, and fetches it anew") { _ in
          await step("UserListViewModel.startOver") { await list.startOver() }
        },
      ]
    }

    static func text(_ state: UserListUiState) -> String {
      var lines: [String] = []
      if state.isLoading { lines.append("loading …") }
      if state.isRefreshing { lines.append("refreshing …") }
      if let message = state.errorMessage { lines.append("error: \(message)") }
      if !state.items.isEmpty {
        let names = state.items.map { "\($0.id) \($0.displayName)\(note($0.saveStatus))" }.joined(separator: ", ")
        lines.append("users\(state.isStale ? " (out of date)" : ""): \(names)")
      }
      return lines.joined(separator: "\n")
    }

    static func text(_ state: UserDetailUiState) -> String {
      let user = state.value.map { "user \($0.id): \($0.displayName)\(note($0.saveStatus)) <\($0.email)>" }
      if state.isLoading { return "loading user …" }
      guard let failure = state.failure else { return user ?? "" }
      return (["error: \(failure.localizedDescription)"] + [user].compactMap { $0 }).joined(separator: "\n")
    }

    private static func note(_ status: SaveStatus) -> String {
      switch status {
      case .saved: ""
      case .pending(let problem): " (not sent)" + (problem.map { " (\($0.rawValue))" } ?? "")
      case .refused: " (\(status.text ?? ""))"
      }
    }

    private static func dependencies(_ options: LaunchOptions, _ trace: TraceLogger?) throws -> AppDependencies {
      let database = try AppDependencies.database(in: options.dataFolder)
      let tracer = Tracer.layers(trace)
      switch options.backend {
      case .memory:
        let backend = Server.memory(ExampleAPI())
        return AppDependencies(
          server: backend.url, transport: backend.transport, database: database, decorator: tracer)
      case .server(let url):
        return AppDependencies(server: url, transport: URLSessionTransport(), database: database, decorator: tracer)
      }
    }
  }
#endif
