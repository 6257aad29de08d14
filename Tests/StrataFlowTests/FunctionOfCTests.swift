import StrataModel
import Testing

@testable import StrataFlow

/// Functions that the project calls in C.
@Suite struct FunctionOfCTests {
  /// A function of C is one that a header of the project declares, or that has a name as only C has them.
  @Test func functionsOfCLeaveTheProject() throws {
    let text = try Sample.text(
      "WalletRepository.load",
      [
        "Sources/CWallet/include/wallet.h": """
        struct Wallet;
        unsigned long long walletBalance(struct Wallet *wallet, int *error);
        """,
        "Sources/Data/Repositories/WalletRepository.swift": """
        import CWallet
        import SQLite3
        final class WalletRepository {
          private var wallet: OpaquePointer?
          func load(step_by: (Int) -> Void) -> Int {
            let log = strlen("x")
            let local_sum = { (value: Int) in value }
            step_by(local_sum(1))
            sqlite3_close_v2(wallet)
            withUnsafeMutablePointer(to: &wallet) { wallet_destroy($0.pointee) }
            own_helper()
            return Int(walletBalance(wallet, nil))
          }
        }
        func own_helper() {}
        final class Screen { func walletBalance() {} }
        """,
      ])
    let lines = outline(text).split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(
      lines.dropFirst() == [
        "⇢ outside the project: sqlite3_close_v2", "closure of withUnsafeMutablePointer:",
        "⇢ outside the project: wallet_destroy", "⇢ outside the project: walletBalance",
      ], "\(text)")
  }
}
