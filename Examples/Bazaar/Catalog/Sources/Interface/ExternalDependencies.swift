public protocol CatalogLogger {
  func log(_ message: String)
}

public struct ExternalDependencies {
  let logger: CatalogLogger

  public init(logger: CatalogLogger) {
    self.logger = logger
  }
}
