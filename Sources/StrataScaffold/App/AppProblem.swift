import StrataProject

/// Why an app cannot be made. Nothing has been written.
package enum AppProblem: Error, Equatable, CustomStringConvertible {
  /// What is wrong with a name.
  package enum NameReason: Sendable, Equatable {
    case noLetter, noIdentifier, lowerCase, reserved, module, declared
  }

  case invalidName(String, NameReason, suggestion: String?)
  case invalidBundleIdentifier(String)
  case noPlatform
  case unknownPlatform(String)
  case platform(String, _ style: String)
  /// The files in the program do not have what the generator expects: a mistake in Strata.
  case template(String)
  case project(XcodeProjectProblem)
  /// A style without a start for apps that do not have the example.
  case start(String)
  case feature(FieldProblem)

  package var description: String {
    switch self {
    case .invalidName(let name, let reason, let suggestion):
      "'\(name)' cannot be the name of an app: \(reason.words)" + (suggestion.map { "; try '\($0)'" } ?? "")
    case .invalidBundleIdentifier(let text):
      "'\(text)' is no bundle identifier: write two or more parts of letters, digits and hyphens with dots between them, such "
        + "as com.acme.shop"
    case .noPlatform: "an app needs a platform: ios, macos or terminal"
    case .unknownPlatform(let word): "unknown platform '\(word)'; platforms are ios, macos and terminal"
    case .platform(let platform, let style):
      "the app of the style \(style) does not run on \(platform): its screens are UIKit's"
    case .template(let words): "internal error: the template in this program \(words)"
    case .start(let style):
      "the style \(style) has no app without its example yet; --empty and --feature need one of: "
        + AppStart.styles.joined(separator: ", ")
    case .feature(let problem): problem.description
    case .project(let problem): "the Xcode project cannot be written: \(problem)"
    }
  }
}

extension AppProblem.NameReason {
  fileprivate var words: String {
    switch self {
    case .noLetter: "it has no letter"
    case .noIdentifier:
      "the app's module has this name, so that it consists of ASCII letters and digits and begins with a letter"
    case .lowerCase: "the names of modules and types begin with a capital letter"
    case .reserved: "the word has a meaning of its own in Swift"
    case .module: "a module or type of the system has this name, and would be hidden"
    case .declared: "a type or module of the app has this name"
    }
  }
}
