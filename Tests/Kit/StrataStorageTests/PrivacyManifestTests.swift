import Foundation
import Testing

/// Apple wants to know why a library calls certain APIs:
/// <https://developer.apple.com/documentation/bundleresources/privacy-manifest-files> and TN3183.
@Suite struct PrivacyManifestTests {
  /// The APIs of each category, as Apple lists them, as words of a source.
  private static let categories = [
    "FileTimestamp": [
      "creationDate", "modificationDate", "fileModificationDate", "contentModificationDateKey", "creationDateKey",
      "attributeModificationDateKey", "contentAccessDateKey", "getattrlist", "getattrlistbulk", "fgetattrlist",
      "getattrlistat", "stat", "fstat", "fstatat", "lstat",
    ],
    "SystemBootTime": ["systemUptime", "mach_absolute_time", "mach_continuous_time", "CLOCK_MONOTONIC_RAW"],
    "DiskSpace": [
      "volumeAvailableCapacityKey", "volumeAvailableCapacityForImportantUsageKey", "volumeAvailableCapacity",
      "volumeAvailableCapacityForOpportunisticUsageKey", "volumeTotalCapacityKey", "systemFreeSize", "systemSize",
      "statfs", "statvfs", "fstatfs", "fstatvfs",
    ],
    "ActiveKeyboards": ["activeInputModes"],
    "UserDefaults": ["UserDefaults"],
  ]
  /// The reasons that Apple knows for each.
  private static let reasons = [
    "FileTimestamp": ["DDA9.1", "C617.1", "3B52.1", "0A2A.1"], "SystemBootTime": ["35F9.1", "8FFB.1", "3D61.1"],
    "DiskSpace": ["85F4.1", "E174.1", "7D9E.1", "B728.1"], "ActiveKeyboards": ["3EC4.1", "54BD.1"],
    "UserDefaults": ["CA92.1", "1C8F.1", "C56D.1", "AC6B.1"],
  ]

  private static let kit = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    .appendingPathComponent("Sources/Kit")

  private struct Manifest: Decodable {
    struct Entry: Decodable {
      let NSPrivacyAccessedAPIType: String
      let NSPrivacyAccessedAPITypeReasons: [String]
    }

    let NSPrivacyTracking: Bool
    let NSPrivacyTrackingDomains: [String]
    let NSPrivacyCollectedDataTypes: [[String: String]]
    let NSPrivacyAccessedAPITypes: [Entry]
  }

  @Test func theManifestNamesEveryCategoryThatTheSourcesUse() throws {
    let url = Self.kit.appendingPathComponent("StrataStorage/PrivacyInfo.xcprivacy")
    let manifest = try PropertyListDecoder().decode(Manifest.self, from: try Data(contentsOf: url))
    #expect(!manifest.NSPrivacyTracking && manifest.NSPrivacyTrackingDomains.isEmpty)
    #expect(manifest.NSPrivacyCollectedDataTypes.isEmpty)
    let prefix = "NSPrivacyAccessedAPICategory"
    let entries = manifest.NSPrivacyAccessedAPITypes
    #expect(entries.allSatisfy { $0.NSPrivacyAccessedAPIType.hasPrefix(prefix) })
    let declared = entries.map { String($0.NSPrivacyAccessedAPIType.dropFirst(prefix.count)) }
    #expect(declared.count == Set(declared).count)
    #expect(Set(declared) == (try Self.used(by: "StrataStorage")))
    for (category, entry) in zip(declared, entries) {
      let known = try #require(Self.reasons[category])
      #expect(!entry.NSPrivacyAccessedAPITypeReasons.isEmpty)
      #expect(Set(entry.NSPrivacyAccessedAPITypeReasons).isSubset(of: known))
    }
  }

  /// The other libraries of the kit that are linked into apps have no manifest: they need none.
  @Test(arguments: ["StrataNetwork", "StrataData", "StrataPresentation", "StrataLock"])
  func librariesWithoutAManifestNeedNone(library: String) throws {
    #expect(try Self.used(by: library).isEmpty)
  }

  /// SwiftPM takes it along.
  @Test func theManifestIsAResourceOfTheTarget() throws {
    let folders = [CommandLine.arguments[0], Bundle.main.bundlePath].flatMap { path in
      sequence(first: URL(fileURLWithPath: path)) { $0.deletingLastPathComponent() }.prefix(5)
    }
    let isThere = folders.contains { folder in
      ["Strata_StrataStorage.resources", "Strata_StrataStorage.bundle"].contains { bundle in
        ["PrivacyInfo.xcprivacy", "Contents/Resources/PrivacyInfo.xcprivacy"].contains {
          FileManager.default.fileExists(atPath: folder.appendingPathComponent("\(bundle)/\($0)").path)
        }
      }
    }
    #expect(isThere, "not beside \(folders.first?.path ?? "")")
  }

  private static func used(by library: String) throws -> Set<String> {
    let folder = kit.appendingPathComponent(library)
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var used: Set<String> = []
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      count += 1
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      for line in lines where !line.trimmingCharacters(in: .whitespaces).hasPrefix("//") {
        let words = Set(line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
        for (category, names) in categories where !words.isDisjoint(with: names) { used.insert(category) }
      }
    }
    #expect(count > 0)
    return used
  }
}
