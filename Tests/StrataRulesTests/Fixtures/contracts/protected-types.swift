// Only the named users may use a type; its own parts and the composition root may, too.
// rules: all
// file: strata.yml
layers:
  App: {match: {path: App}, composition-root: true}
  Screens: {match: {path: Screens}, uses: [Store, Screens]}
  Store: {match: {path: Store}}
contracts:
  vault:
    protected: {path: Store/Vault}
    only: [{suffix: Session}, {layer: Store, kind: struct}]
    because: every read of a secret is recorded
rules:
  dependency-rule: error
// file: App/AppRoot.swift
struct AppRoot {
  func start() -> SecretScreen { SecretScreen(session: Session(vault: Vault())) }
}
// file: Store/Vault/Vault.swift
struct Vault {
  enum Failure: Error { case locked }
  let lock = Lock()
  func secret() throws -> String { "" }
}

final class Lock { weak var owner: Session? }

let sharedVault = Vault()

typealias Locked = Vault & Sendable
// file: Store/Session.swift
final class Session {
  let vault: Vault
  init(vault: Vault) { self.vault = vault }
}
// file: Store/Cache.swift
struct Cache { let vault: Vault? }

final class Log {
  func write() { print(sharedVault) }  // ! vault Log -> sharedVault
}
// file: Screens/SecretScreen.swift
struct SecretScreen {
  let session: Session

  func show() -> String {
    do {
      return try session.vault.secret()  // ! vault SecretScreen -> Vault
    } catch Vault.Failure.locked {  // ! vault SecretScreen -> Vault.Failure
      return ""
    } catch { return "" }
  }
}

func reset(_ vault: Vault) {}  // ! vault reset(_:) -> Vault
// file: Store/Vault/Log+Vault.swift
extension Log { func open() {} }
// file: Screens/Vault+Screen.swift
extension Vault { func shown() {} }  // ! vault Vault -> Vault

struct LogScreen {
  func show(_ log: Log) {
    log.write()
    log.open()  // ! vault LogScreen -> Log
  }
}
