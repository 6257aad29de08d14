#if os(Linux) || os(macOS)
  import ExampleAPI
  import StrataNetwork
  import StrataTerminal

  /// Who answers, as the options say.
  struct Backend {
    let url: String
    let transport: any Transport

    init(_ backend: LaunchOptions.Backend) {
      switch backend {
      case .memory: (url, transport) = Server.memory(ExampleAPI())
      case .server(let server): (url, transport) = (server.absoluteString, URLSessionTransport.shared)
      }
    }
  }
#endif
