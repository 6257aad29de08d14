import Foundation
import StrataProject
import Testing

@testable import strata

@Suite struct OutputFileTests {
  @Test func replacesAndLeavesNothingBehind() throws {
    let folder = try TestFolder(["a": "old"])
    try OutputFile.write(Array("new".utf8), to: folder.path + "/a")
    #expect(try folder.text("a") == "new")
    #expect(try folder.names == ["a"])
  }

  @Test func keepsSymbolicLinks() throws {
    let folder = try TestFolder(["real/a": "old"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: folder.path + "/real/a")
    try OutputFile.write(Array("new".utf8), to: folder.path + "/link")
    #expect(try folder.text("real/a") == "new")
    #expect(try folder.names == ["link", "real"])
  }

  @Test func saysWhyNot() throws {
    let folder = try TestFolder(["a/b": ""])
    let error = #expect(throws: SystemError.self) { try OutputFile.write([], to: folder.path + "/none/x") }
    #expect(error?.message == "\(folder.path)/none/x: no such file or directory")
    #expect(throws: SystemError.self) { try OutputFile.write([1], to: folder.path + "/a") }
    #expect(try folder.names == ["a"])
  }

  @Test func devicesAreWrittenThrough() throws {
    try OutputFile.write([1, 2], to: "/dev/null")
    #expect(throws: SystemError.self) { try OutputFile.write([1], to: "/dev/full") }
  }
}

@Suite struct SubprocessTests {
  @Test func givesOutputAndStatus() {
    let result = Subprocess.run(["sh", "-c", "printf 'a b'; exit 3"])
    #expect(result.status == 3 && result.output == Array("a b".utf8))
  }

  @Test func whatIsNotThere() { #expect(Subprocess.run(["strata-no-such-program"]).status == 127) }
}
