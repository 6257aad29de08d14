import Foundation
import Members

@main
enum Main {
  static func main() async {
    exit(await MembersTerminal.run(Array(CommandLine.arguments.dropFirst())))
  }
}
