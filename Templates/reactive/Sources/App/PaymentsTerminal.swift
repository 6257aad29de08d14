#if !canImport(UIKit)
  import Foundation
  import StrataNetwork
  import StrataStorage
  import StrataTerminal

  @main
  @MainActor
  struct PaymentsTerminal {
    private let dependencies: AppDependencies
    private let calendar = Calendar.payments
    private let now = Date()
    private let terminal: Terminal

    static func main() async {
      let arguments = Array(CommandLine.arguments.dropFirst())
      exit(
        await TerminalApp.run("Payments", arguments: arguments) { options, terminal, logger in
          let app = PaymentsTerminal(options, terminal, logger)
          app.show()
          return app.commands
        })
    }

    private init(_ options: LaunchOptions, _ terminal: Terminal, _ logger: TraceLogger?) {
      self.terminal = terminal
      let backend = Backend(options.backend)
      let client = NetworkClient(
        configuration: NetworkConfiguration(baseURL: backend.url, timeout: .seconds(5), deadline: .seconds(10)),
        transport: logger.map { TransportTrace(base: backend.transport, trace: $0) } ?? backend.transport)
      dependencies = AppDependencies(
        networkClient: client, storage: options.dataFolder.map { FileStorage(directory: $0) } ?? InMemoryStorage(),
        calendar: calendar, trace: Trace(logger: logger))
    }

    private var commands: [TerminalCommand] {
      let (payment, transactions) = (dependencies.paymentViewModel, dependencies.transactionViewModel)
      return [
        TerminalCommand("pay", "AMOUNT", "pays, and one per cent more as a fee") { words in
          payment.paymentAmount = words[0]
          await payment.processPayment()
        },
        TerminalCommand("last", "DAYS", "shows the transactions of the last days") { words in
          guard let days = Int(words[0]) else { return terminal.write("  state  \(words[0]) is no number of days") }
          let start = calendar.date(byAdding: .day, value: -days, to: now) ?? now
          await transactions.loadTransactions(from: start, to: now)
        },
      ]
    }

    private func show() {
      let (payment, transactions) = (dependencies.paymentViewModel, dependencies.transactionViewModel)
      terminal.show { payment.state.text }
      terminal.show { transactions.state.text }
    }
  }
#endif
