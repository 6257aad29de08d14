import Foundation
import Items

@main
enum Main {
  static func main() async {
    exit(await ItemsTerminal.run(Array(CommandLine.arguments.dropFirst())))
  }
}
