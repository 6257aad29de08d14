import Foundation
import Testing

@testable import strata

@Suite struct ExplainFolderTests {
  private func app() throws -> TestFolder {
    var files = SmallApp.configured
    files["Sources/Presentation/LoginView.swift"] =
      "import SwiftUI\nstruct LoginView: View { var body: some View { Text(\"\") } }"
    files["Sources/Presentation/Data/Cache.swift"] = "struct Cache {}"
    files["Sources/Presentation/ResendOTPUseCase.swift"] = "protocol ResendOTPUseCase { func execute() async }"
    files["Sources/Odd/Thing.swift"] = "struct Thing {}"
    files["Tests/LoginViewModelTests.swift"] = "final class LoginViewModelTests { var viewModel: LoginViewModel? }"
    return try TestFolder(files)
  }

  @Test func countsLayersRolesAndFindings() throws {
    let folder = try app()
    let run = Run("explain", "Sources/Presentation", in: folder.path)
    #expect(run.status == 0)
    let text = run.output
    #expect(text.hasPrefix("Sources/Presentation: 4 files, 4 types in module "), "\(text)")
    for part in [
      "\nTypes per layer\n  2  Presentation\n  1  Data\n  1  Domain\n",
      "\nTypes per role\n",
      "  1  view-model\n",
      "\nFiles by the selector that assigns their layer\n  3  layer Presentation: path '",
      "\nNot in Presentation, as most files are\n  Sources/Presentation/Data: Data (1 file)\n",
      "\nTypes whose role assigns another layer than the folder\n  ResendOTPUseCase: Domain, role use-case\n",
      "\nFindings per rule\n",
      "  3  skipped-layer\n",
    ] { #expect(text.contains(part), "\(part)\nin\n\(text)") }
    #expect(!text.contains("Files without a layer"))
  }

  @Test func namesWhatNoLayerCovers() throws {
    let folder = try app()
    let text = Run("explain", ".", in: folder.path).output
    #expect(text.hasPrefix(".: 7 files (1 of tests), 6 types in module "), "\(text)")
    #expect(text.contains("\nFiles without a layer\n  Sources/Odd/Thing.swift\n"))
    #expect(text.contains("\n  Sources/Odd: no layer (1 file)\n"))
    let odd = Run("explain", "Sources/Odd/", in: folder.path).output
    #expect(odd.contains("Types per layer\n  1  no layer\n") && odd.contains("  1  unassigned-type\n"))
  }

  /// Names of files cannot control the terminal.
  @Test func controlCharactersAreNotPrinted() throws {
    let folder = try app()
    let path = "Sources/Presentation/\u{1B}[2JClear\u{7}.swift"
    try folder.write("struct Clear {}\nstruct ClearView { let gateway: SendOTPGatewayProtocol }", to: path)
    for word in ["Sources/Presentation", path, "Clear", "ClearView"] {
      let run = Run("explain", word, in: folder.path)
      #expect(run.status == 0, "\(word): \(run.errors)")
      #expect(!run.output.contains("\u{1B}") && !run.output.contains("\u{7}"), "\(word)")
      #expect(run.output.contains("\u{FFFD}[2JClear\u{FFFD}.swift") || word == "Sources/Presentation")
    }
    let missing = Run("explain", path + "x", in: folder.path)
    #expect(missing.status == 2 && !missing.errors.contains("\u{1B}"))
  }

  @Test func foldersWithoutSources() throws {
    let folder = try app()
    try folder.write("", to: "Docs/README.md")
    let run = Run("explain", "Docs", in: folder.path)
    #expect(run.status == 2 && run.errors.contains("Docs contains no Swift file of the project"))
  }

  /// A folder and a type of one name.
  @Test func aSlashTellsAFolderFromAType() throws {
    let folder = try app()
    try folder.write("struct Thing2 {}", to: "Thing/Thing2.swift")
    #expect(Run("explain", "Thing", in: folder.path).output.hasPrefix("Thing: struct in module"))
    #expect(Run("explain", "./Thing", in: folder.path).output.hasPrefix("Thing: 1 file, 1 type"))
  }
}
