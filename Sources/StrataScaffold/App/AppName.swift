/// The name of a new app: also the name of its module, and the beginning of some of its types.
package struct AppName: Sendable, Equatable {
  /// Such as `Shop` or `BookShop`.
  package let text: String

  /// - Parameter declared: the types and modules that the app has beside its own module.
  /// - Throws: `AppProblem.invalidName` for what cannot be such a name, with one that can.
  package init(_ text: String, beside declared: Set<String> = []) throws(AppProblem) {
    guard let name = GrownName(text) else { throw .invalidName(text, .noLetter, suggestion: nil) }
    let camel = text.prefix(1).uppercased() + text.dropFirst()
    let isIdentifier = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } && text.first?.isNumber == false
    guard isIdentifier else {
      let suggestion = name.text(.upperCamel)
      throw .invalidName(
        text, .noIdentifier, suggestion: suggestion.first?.isLetter == true ? suggestion.filter(\.isASCII) : nil)
    }
    guard text.first?.isUppercase == true else { throw .invalidName(text, .lowerCase, suggestion: camel) }
    if Self.reserved.contains(text) { throw .invalidName(text, .reserved, suggestion: "\(text)App") }
    if Self.modules.contains(text) { throw .invalidName(text, .module, suggestion: "My\(text)") }
    if declared.contains(text) { throw .invalidName(text, .declared, suggestion: "My\(text)") }
    self.text = text
  }

  /// Words with a meaning in Swift, also as types.
  private static let reserved: Set<String> = [
    "Any", "AnyObject", "Never", "Optional", "Protocol", "Self", "Type", "Void",
  ]

  /// Modules and types of systems: a module of the same name hides them, or cannot be told from them.
  private static let modules: Set<String> = [
    "Accelerate", "App", "AppKit", "Array", "Bool", "Character", "Cocoa", "Codable", "Combine", "CoreData",
    "CoreGraphics",
    "CoreImage", "CoreLocation", "CoreML", "CryptoKit", "Darwin", "Data", "Date", "Dictionary", "Dispatch", "Double",
    "Error",
    "EventKit", "Float", "Foundation", "Glibc", "HealthKit", "Int", "Intents", "JavaScriptCore", "LocalAuthentication",
    "MapKit",
    "MessageUI", "Metal", "MusicKit", "Network", "Observation", "OSLog", "PassKit", "Photos", "PhotosUI", "QuickLook",
    "Result",
    "SafariServices", "Scene", "Security", "Sendable", "Set", "StoreKit", "String", "Swift", "SwiftData", "SwiftUI",
    "Synchronization",
    "Task", "Testing", "UIKit", "URL", "UUID", "UserNotifications", "View", "Vision", "WatchKit", "WebKit", "WidgetKit",
    "XCTest",
  ]
}
