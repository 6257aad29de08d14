#if os(Linux) || os(macOS)
  import CartImplementation
  import ExampleAPI
  import Foundation
  import ItemsImplementation
  import ShopInterface
  import ShopShared
  import StrataNetwork
  import StrataStorage
  import StrataTerminal

  /// The app in a terminal: the same view models, with commands for their buttons.
  @MainActor
  public final class ItemsTerminal {
    private let module: ItemsModuleImp
    private let terminal: Terminal
    private let router = AppRouter()
    private let list: any TerminalScreen
    private let cart: any TerminalScreen
    private let cartTask: Task<Void, Never>
    private var details: (any TerminalScreen)?

    /// Runs the commands of a script or of the keyboard, and returns the exit status.
    public static func run(_ arguments: [String]) async -> Int32 {
      await TerminalApp.run("Items", arguments: arguments) { options, terminal, trace in
        await ItemsTerminal(options, terminal, trace).commands
      }
    }

    private init(_ options: LaunchOptions, _ terminal: Terminal, _ trace: TraceLogger?) async {
      let storage: any KeyValueStorage = options.dataFolder.map { FileStorage(directory: $0) } ?? InMemoryStorage()
      let backend = Backend(options.backend)
      let dependencies = AppDependencies(
        baseURL: backend.url, transport: backend.transport, storage: storage,
        decorator: TracingDecorator(Tracer(trace).tracingItems().tracingCart()), locale: .terminal)
      module = dependencies.itemsModule
      self.terminal = terminal
      list = module.itemsScreen(router: router)
      cart = dependencies.cartModule.cartScreen(router: router)
      cartTask = Task { [cart] in await cart.appear() }
      terminal.show { [list] in list.text }
      terminal.show { [cart] in cart.text }
    }

    private var commands: [TerminalCommand] {
      [
        command("list", "", "loads the items", on: { $0.list }),
        command("category", "ID", "shows one category; all: every one", on: { $0.list }),
        command("search", "TEXT…", "shows items with the text in their name; all: any name", on: { $0.list }),
        TerminalCommand("show", "ID", "goes to an item") { await self.show($0) },
        command("save", "PRICE NAME…", "changes the item that is shown", on: { $0.details }),
        command("add", "", "puts one of the item that is shown into the cart", on: { $0.details }),
        command("remove", "ID", "takes an item out of the cart", on: { $0.cart }),
        command("close", "", "goes back to the list", on: { $0.takeDetails() }),
      ]
    }

    private func command(
      _ name: String, _ parameters: String, _ summary: String,
      on screen: @escaping (ItemsTerminal) -> (any TerminalScreen)?
    ) -> TerminalCommand {
      TerminalCommand(name, parameters, summary) { words in
        guard let screen = screen(self) else { return self.terminal.write("  state  no item is shown") }
        await screen.perform(name, words)
      }
    }

    private func takeDetails() -> (any TerminalScreen)? {
      defer { details = nil }
      return details
    }

    private func show(_ words: [String]) async {
      await list.perform("show", words)
      guard let id = router.stack.path.last else { return }
      let screen = module.itemScreen(id: id, router: router)
      details = screen
      terminal.show { screen.text }
      await screen.appear()
    }
  }
#endif
