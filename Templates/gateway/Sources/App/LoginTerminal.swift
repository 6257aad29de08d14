import ExampleAPI
import Foundation
import StrataNetwork
import StrataStorage
import StrataTerminal

/// The app in a terminal: the same view model, with commands for its buttons.
@MainActor
enum LoginTerminal {
  static func run(_ arguments: [String]) async -> Int32 {
    await TerminalApp.run("Login", arguments: arguments) { options, terminal, trace in
      let viewModel = dependencies(options, trace).makeLoginViewModel()
      terminal.show { text(viewModel) }
      return commands(viewModel)
    }
  }

  static func commands(_ viewModel: LoginViewModel) -> [TerminalCommand] {
    [
      TerminalCommand("send", "PHONE", "sends a code to a phone") { await viewModel.sendOTP(phone: $0[0]) },
      TerminalCommand("login", "PHONE CODE", "signs in with the code") {
        await viewModel.validateOTP(phone: $0[0], code: $0[1])
      },
      TerminalCommand("logout", "", "signs out") { _ in await viewModel.logOut() },
    ]
  }

  static func text(_ viewModel: LoginViewModel) -> String {
    if viewModel.isLoading { return "loading …" }
    if viewModel.showError { return "error: \(viewModel.errorMessage)" }
    if viewModel.isLoggedIn { return "signed in" }
    return viewModel.otpSent ? "code sent" : "signed out"
  }

  /// In memory, every code is 424242: there is no phone that it could be sent to.
  private static func dependencies(_ options: LaunchOptions, _ trace: TraceLogger?) -> AppDependencies {
    let storage: any SecureStorage = options.dataFolder.map(AppDependencies.secrets(in:)) ?? InMemoryStorage()
    switch options.backend {
    case .memory:
      return AppDependencies(
        server: .exampleServer, transport: ExampleAPI(settings: .init(otp: "424242")), storage: storage, trace: trace)
    case .server(let url):
      return AppDependencies(server: url, transport: URLSessionTransport(), storage: storage, trace: trace)
    }
  }
}

#if !canImport(SwiftUI)
  @main
  enum Main {
    static func main() async {
      exit(await LoginTerminal.run(Array(CommandLine.arguments.dropFirst())))
    }
  }
#endif
