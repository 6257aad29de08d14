import Foundation
import Payments

@main
enum Main {
  static func main() async {
    exit(await PaymentsTerminal.run(Array(CommandLine.arguments.dropFirst())))
  }
}
