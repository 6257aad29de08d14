import Foundation
import Users

@main
enum Main {
  static func main() async {
    exit(await UsersTerminal.run(Array(CommandLine.arguments.dropFirst())))
  }
}
