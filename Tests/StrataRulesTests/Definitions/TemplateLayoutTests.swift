import Foundation
import StrataTestSupport
import Testing

/// Views of the templates, and of what `strata add feature` writes, fit other text sizes, directions of writing and colours
/// than the ones that they were written with. Read from the sources, since no view runs on Linux: a list of what breaks
/// them.
@Suite struct TemplateLayoutTests {
  private struct Fault: Sendable, CustomStringConvertible {
    let description: String
    let pattern: String
    /// What has the fault, and what looks like it and has not.
    let bad: [String]
    let good: [String]
  }

  private static let number = "[0-9][0-9.]*"
  private static let faults = [
    Fault(
      description: "a font that keeps its size", pattern: "system\\(size:|[fF]ont\\(ofSize:|fixedSize:|\\.custom\\(",
      bad: [".font(.system(size: 12))", "UIFont.systemFont(ofSize: 12)", "Font.custom(\"A\", size: 12)"],
      good: [".font(.headline)", ".font(.system(.body, design: .rounded))"]),
    Fault(
      description: "text that is cut off or shrunk",
      pattern: "lineLimit\\(\\d+\\)|numberOfLines = [1-9]|minimumScaleFactor|allowsTightening|truncationMode",
      bad: [".lineLimit(1)", "label.numberOfLines = 2", ".minimumScaleFactor(0.5)"],
      good: [".lineLimit(3...)", ".lineLimit(nil)", "label.numberOfLines = 0"]),
    Fault(
      description: "a size in numbers",
      pattern: "\\.frame\\([^)]*\\b(?:width|height|maxWidth|maxHeight|idealWidth|idealHeight): \(number)"
        + "|Anchor\\.constraint\\(equalToConstant:",
      bad: [".frame(width: 20, height: size)", "view.heightAnchor.constraint(equalToConstant: 44)"],
      good: [".frame(maxWidth: .infinity)", ".frame(minHeight: 44)", ".frame(width: size)"]),
    Fault(
      description: "left and right in place of leading and trailing",
      pattern: "(?<![A-Za-z0-9_])\\.(?:left|right)\\b|(?:left|right)Anchor|\"[a-z.]*\\.(?:left|right)(?:\\.[a-z.]*)?\"",
      bad: [".padding(.left, 8)", "alignment: .right", "view.leftAnchor", "Image(systemName: \"chevron.right\")"],
      good: [".padding(.leading)", "view.trailingAnchor", "\"chevron.forward\"", "held.left"]),
    Fault(
      description: "a colour that is the same in light and dark",
      pattern: "\\.(?:black|white)\\b|Color\\(red:|UIColor\\((?:red|white):|#colorLiteral",
      bad: [".foregroundStyle(.black)", "Color(red: 1, green: 0, blue: 0)", "UIColor.white"],
      good: [".foregroundStyle(.primary)", "Color(.systemBackground)"]),
    Fault(
      description: "a control without words",
      pattern: "label: \\{\\s*Image\\(|\\b(?:TextField|SecureField|Toggle|Picker|DatePicker|Button|Menu)\\(\\s*\"\"",
      bad: ["Button { } label: {\n  Image(systemName: \"plus\")\n}", "Toggle(\"\", isOn: $isOn)"],
      good: ["Button { } label: { Label(\"Add\", systemImage: \"plus\") }", "TextField(\"Name\", text: $name)"]),
    Fault(
      description: "a tap that no assistive technology finds", pattern: "\\.onTapGesture|UITapGestureRecognizer",
      bad: [".onTapGesture { }"], good: ["Button(\"Open\") { }"]),
  ]

  private static func has(_ fault: Fault, _ code: String) -> Bool {
    code.range(of: fault.pattern, options: .regularExpression) != nil
  }

  @Test(arguments: faults) private func eachFaultIsFound(fault: Fault) {
    for code in fault.bad { #expect(Self.has(fault, code), "\(fault) is not found in \(code)") }
    for code in fault.good { #expect(!Self.has(fault, code), "\(fault) is found in \(code)") }
  }

  @Test(arguments: TemplateApp.all.map(\.description) + ["Exemplars"])
  func viewsFitOtherSizesDirectionsAndColours(template: String) throws {
    let views = try views(template)
    #expect(views.count >= 2)
    for view in views {
      let code = view.text.replacingOccurrences(of: "//.*", with: "", options: .regularExpression)
      for fault in Self.faults { #expect(!Self.has(fault, code), "\(view.name): \(fault)") }
    }
  }

  /// Two texts in a line, apart from each other, stand below each other where the text is large.
  @Test(arguments: TemplateApp.all.map(\.description) + ["Exemplars"])
  func linesOfTwoTextsHaveAnotherShape(template: String) throws {
    for view in try views(template) where view.text.contains("HStack") && view.text.contains("Spacer()") {
      #expect(view.text.contains("ViewThatFits(in: .horizontal)"), "\(view.name)")
    }
  }

  /// A size that is a name grows with the text, or with the window.
  @Test(arguments: TemplateApp.all.map(\.description) + ["Exemplars"])
  func sizesWithNamesGrowWithTheText(template: String) throws {
    let pattern = try NSRegularExpression(pattern: "\\.frame\\([^)]*?\\b(?:width|height): ([a-z][A-Za-z]*)")
    for view in try views(template) {
      for match in pattern.matches(in: view.text, range: NSRange(view.text.startIndex..., in: view.text)) {
        let name = try #require(Range(match.range(at: 1), in: view.text).map { view.text[$0] })
        let grows = "@ScaledMetric(?:\\(relativeTo: \\.[a-z0-9]+\\))? private var \(name)\\b"
        #expect(view.text.range(of: grows, options: .regularExpression) != nil, "\(view.name): \(name)")
      }
    }
  }

  private struct View {
    let name: String
    let text: String
  }

  private func views(_ template: String) throws -> [View] {
    let folder = template == "Exemplars" ? template : "Templates/\(template)"
    let root = "\(DocumentationPage.root)/\(folder)"
    let files = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return try files.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".build") && !$0.contains("Tests") }.sorted()
      .map { View(name: "\(folder)/\($0)", text: try String(contentsOfFile: "\(root)/\($0)", encoding: .utf8)) }
      .filter { $0.text.contains("import SwiftUI") || $0.text.contains("import UIKit") }
  }
}
