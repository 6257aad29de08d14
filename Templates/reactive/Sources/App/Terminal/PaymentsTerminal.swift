#if os(Linux) || os(macOS)
  import Foundation
  import StrataNetwork
  import StrataStorage
  import StrataTerminal

  /// The app in a terminal: the same view models, with commands for their buttons.
  @MainActor
  public struct PaymentsTerminal {
    private let payment: PaymentViewModel
    private let transactions: TransactionViewModel
    private let calendar = Calendar.payments
    private let now = Date()
    private let terminal: Terminal

    /// Runs the commands of a script or of the keyboard, and returns the exit status.
    public static func run(_ arguments: [String]) async -> Int32 {
      await TerminalApp.run("Payments", arguments: arguments) { options, terminal, logger in
        let app = PaymentsTerminal(options, terminal, logger)
        await app.show()
        return app.commands
      }
    }

    private init(_ options: LaunchOptions, _ terminal: Terminal, _ logger: TraceLogger?) {
      self.terminal = terminal
      let backend = Backend(options.backend)
      let tracer = Tracer.layers(logger)
      let client = NetworkClient(
        configuration: NetworkConfiguration(baseURL: backend.url, timeout: .seconds(5), deadline: .seconds(10)),
        transport: tracer.decorate(backend.transport, as: (any Transport).self))
      let dependencies = AppDependencies(
        networkClient: client, storage: options.dataFolder.map { FileStorage(directory: $0) } ?? InMemoryStorage(),
        calendar: calendar, locale: .terminal, decorator: tracer)
      payment = dependencies.makePaymentViewModel()
      transactions = dependencies.makeTransactionViewModel()
    }

    private var commands: [TerminalCommand] {
      [
        TerminalCommand("pay", "AMOUNT", "pays, and one per cent more as a fee") { words in
          payment.paymentAmount = words[0]
          await payment.processPayment()
        },
        TerminalCommand("new", "", "gives up a payment that was not answered") { _ in await payment.newPayment() },
        TerminalCommand("last", "DAYS", "shows the transactions of the last days") { words in
          guard let days = Int(words[0]) else { return terminal.write("  state  \(words[0]) is not a number of days") }
          let start = calendar.date(byAdding: .day, value: -days, to: now) ?? now
          await transactions.loadTransactions(from: start, to: now)
        },
      ]
    }

    private func show() async {
      await payment.restoreDraft()
      terminal.show { [payment] in payment.text }
      terminal.show { [transactions] in transactions.text }
    }
  }
#endif
