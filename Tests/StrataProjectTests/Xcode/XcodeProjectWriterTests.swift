import Foundation
import Testing

@testable import StrataProject

@Suite struct XcodeProjectWriterTests {
  private typealias Target = XcodeProjectDescription.Target

  private func text(_ targets: [Target], name: String = "Shop") throws -> String {
    let files = try XcodeProjectWriter.files(of: XcodeProjectDescription(name: name, targets: targets))
    return try #require(files["\(name).xcodeproj/project.pbxproj"])
  }

  @Test func quotes() {
    let cases = [
      "App": "App", "": "\"\"", "a.b/c_d$9": "a.b/c_d$9", "-Onone": "\"-Onone\"", "<group>": "\"<group>\"",
      "gnu++20": "\"gnu++20\"", "$(TARGET_NAME)": "\"$(TARGET_NAME)\"", "a//b": "\"a//b\"", "___x": "\"___x\"",
      "My App": "\"My App\"", "a\"b\\c\n": "\"a\\\"b\\\\c\\n\"", "Käse": "\"Käse\"",
    ]
    for (text, written) in cases { #expect(XcodeProjectText.quoted(text) == written) }
  }

  @Test func stringsComeBack() throws {
    let settings: [String: XcodeValue] = ["A B": "x\"y\\z", "LIST": ["one", "two words", ""], "C": "a // b /* c */"]
    let text = try text([Target(name: "App", kind: .application, settings: XcodeBuildSettings(settings))])
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) as? [String: Any]
    let objects = try #require(list?["objects"] as? [String: [String: Any]])
    let read = objects.values.compactMap { $0["buildSettings"] as? [String: Any] }.filter { $0["C"] != nil }
    #expect(read.count == 2)
    for read in read {
      #expect(read["A B"] as? String == "x\"y\\z" && read["C"] as? String == "a // b /* c */")
      #expect(read["LIST"] as? [String] == ["one", "two words", ""])
    }
  }

  @Test func identifiersDependOnNamesOnly() throws {
    func ids(_ text: String) -> Set<String> {
      let words = text.split { !$0.isHexDigit || $0.isLowercase }.filter { $0.count == 24 }
      return Set(words.map { String($0) })
    }
    let app = Target(name: "App", kind: .application)
    let tests = Target(name: "Tests", kind: .uiTests(of: "App"))
    let (one, both, turned) = try (text([app]), text([app, tests]), text([tests, app]))
    #expect(try text([app, tests]) == both)
    #expect(ids(one).isSubset(of: ids(both)) && ids(both) == ids(turned))
    #expect(ids(try text([app], name: "Other")).isDisjoint(with: ids(one)))
  }

  @Test func sectionsAndObjectsAreSorted() throws {
    let product = XcodeProjectDescription.PackageProduct(name: "Layers", package: "..")
    let text = try text([
      Target(name: "App", kind: .application, products: [product]), Target(name: "Tests", kind: .uiTests(of: "App")),
    ])
    let lines = text.split(separator: "\n")
    let sections = lines.filter { $0.hasPrefix("/* Begin ") }
    #expect(sections == sections.sorted() && sections.count == 15)
    #expect(lines.count { $0.hasPrefix("/* End ") } == sections.count)
    for section in text.components(separatedBy: "/* Begin ").dropFirst() {
      let objects = section.split(separator: "\n").filter {
        $0.hasPrefix("\t\t") && !$0.hasPrefix("\t\t\t") && $0 != "\t\t};"
      }
      #expect(objects == objects.sorted())
    }
  }

  @Test func wrongDescriptions() {
    func problem(_ targets: [Target], name: String = "Shop") -> XcodeProjectProblem? {
      do throws(XcodeProjectProblem) {
        _ = try XcodeProjectWriter.files(of: XcodeProjectDescription(name: name, targets: targets))
        return nil
      } catch {
        return error
      }
    }
    let app = Target(name: "App", kind: .application)
    #expect(problem([], name: "") == .emptyName(of: "the project"))
    #expect(problem([], name: "a/b") == .invalidName("a/b", of: "the project"))
    #expect(problem([app, app]) == .repeatedTarget("App"))
    #expect(
      problem([app, Target(name: "T", kind: .uiTests(of: "Ap"))]) == .unknownApplication("Ap", tests: "T"))
    #expect(
      problem([app, Target(name: "T", kind: .uiTests(of: "T"))]) == .unknownApplication("T", tests: "T"))
  }

  @Test func wrongApps() {
    func problem(_ identifier: String, _ platforms: [XcodeAppDescription.Platform: String]) -> XcodeProjectProblem? {
      let app = XcodeAppDescription(
        name: "Shop", bundleIdentifier: identifier, platforms: platforms,
        product: XcodeProjectDescription.PackageProduct(name: "ShopLayers", package: ".."))
      do throws(XcodeProjectProblem) {
        _ = try app.project()
        return nil
      } catch {
        return error
      }
    }
    #expect(problem("com.example.shop-2", [.macOS: "14.0"]) == nil)
    #expect(problem("com.example", [:]) == .noPlatform(app: "Shop"))
    for identifier in ["shop", "com..shop", "com.example.my shop", "com.exämple", ""] {
      #expect(problem(identifier, [.iOS: "17.0"]) == .invalidBundleIdentifier(identifier))
    }
  }
}
