import Foundation
import Login

@main
enum Main {
  static func main() async {
    exit(await LoginTerminal.run(Array(CommandLine.arguments.dropFirst())))
  }
}
