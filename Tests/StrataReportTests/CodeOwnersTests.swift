import Testing

@testable import StrataReport

@Suite struct CodeOwnersTests {
  @Test(arguments: [
    ("*", "a/b/File.swift", true),
    ("*.swift", "a/b/File.swift", true),
    ("*.swift", "a/b/File.md", false),
    ("/build/logs/", "build/logs/a/File.swift", true),
    ("/build/logs/", "x/build/logs/File.swift", false),
    ("build/logs/", "x/build/logs/File.swift", false),
    ("docs/*", "docs/File.swift", true),
    ("docs/*", "docs/inner/File.swift", false),
    ("docs/**", "docs/inner/File.swift", true),
    ("/*", "File.swift", true),
    ("/*", "a/File.swift", false),
    ("apps/", "a/apps/b/File.swift", true),
    ("apps/", "a/apps", false),
    ("apps", "a/apps", true),
    ("apps", "a/apps/File.swift", true),
    ("apps", "a/myapps/File.swift", false),
    ("**/logs", "a/b/logs/File.swift", true),
    ("**/logs", "logs/File.swift", true),
    ("/a/**/c", "a/c/File.swift", true),
    ("/a/**/c", "a/b/b/c/File.swift", true),
    ("/a/**/c", "b/a/c/File.swift", false),
    ("/Sources/Feature?/", "Sources/FeatureÄ/File.swift", true),
    ("/Sources/Feature?/", "Sources/Feature12/File.swift", false),
    ("/Sources/*View*.swift", "Sources/LoginViewModel.swift", true),
    ("File\\*.swift", "File1.swift", false),
    ("File\\*.swift", "File*.swift", true),
    ("**", "a/b/File.swift", true),
    ("a*a*a*a*a*a*a*a*a*a*a*a*a*b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", false),
  ]) func patterns(_ pattern: String, _ path: String, _ isOwned: Bool) {
    let owners = CodeOwners(pattern + " @team")
    #expect(owners.owners(of: path) == (isOwned ? ["@team"] : []), "\(pattern) \(path)")
    #expect(owners.problems.isEmpty)
  }

  @Test func theLastMatchingLineDecides() {
    let owners = CodeOwners(
      """
      # Everything else
      *       @all mail@example.com
      /Core/  @core # and nobody else
      /Core/Generated/
      Two\\ Words/ @words

      """)
    #expect(owners.owners(of: "App/File.swift") == ["@all", "mail@example.com"])
    #expect(owners.owners(of: "Core/File.swift") == ["@core"])
    #expect(owners.owners(of: "Core/Generated/File.swift").isEmpty)
    #expect(owners.owners(of: "Two Words/File.swift") == ["@words"])
    #expect(owners.problems.isEmpty)
  }

  @Test func eachSectionHasItsOwners() {
    let owners = CodeOwners(
      """
      * @all
      [Data] @data
      /Data/
      /Data/Cache/ @cache
      ^[Review][2] @review
      *.swift
      """)
    #expect(owners.owners(of: "Data/File.swift") == ["@all", "@data", "@review"])
    #expect(owners.owners(of: "Data/Cache/File.swift") == ["@all", "@cache", "@review"])
    #expect(owners.owners(of: "Domain/File.md") == ["@all"])
  }

  @Test func pathsBeginAtTheRepository() {
    let owners = CodeOwners("/App/Sources/ @app\n/Sources/ @other\n", prefix: "App")
    #expect(owners.owners(of: "Sources/File.swift") == ["@app"])
  }

  @Test func linesWithoutMeaningAreNamed() {
    let owners = CodeOwners("* @all\n!/App/ @app\n/[ab]/ @ab\n")
    #expect(owners.problems.map(\.line) == [2, 3])
    #expect(owners.problems[0].message == "'!/App/' is no pattern of CODEOWNERS; the line is ignored")
    #expect(owners.owners(of: "App/File.swift") == ["@all"])
  }
}
