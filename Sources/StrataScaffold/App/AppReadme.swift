/// The first page of a new app: how to run, test and check it, where its server is decided, and where things are.
enum AppReadme {
  static func text(of request: AppRequest) throws(AppProblem) -> String {
    let names = AppNames(request)
    var parts = [introduction(request), running(request)]
    parts.append(server(request))
    if request.content == .example {
      let template = try TemplateFiles.file("Templates/\(request.exemplar.style)/README.md")
      let layout = try layout(of: String(decoding: template, as: UTF8.self))
      parts.append(names.text(layout, path: "README.md"))
    } else {
      parts.append("## Where things are\n\n" + (try AppStart(request).layout) + "\n")
    }
    parts.append(kit(request))
    return parts.joined(separator: "\n")
  }

  private static func introduction(_ request: AppRequest) -> String {
    """
    # \(request.name.text)

    An app in the style `\(request.exemplar.style)` of Strata. `strata.yml` says so, `strata check --strict` checks it, and
    `strata explain` answers questions about it.

    """
  }

  private static func running(_ request: AppRequest) -> String {
    let name = request.name.text
    var lines: [String] = []
    if request.platforms.contains(.terminal) {
      lines.append("swift run \(name)            # in a terminal, on Linux and on a Mac; `help` lists the commands")
    }
    lines += ["swift test", "strata check --strict"]
    var text = "## Running it\n\n```\n\(lines.joined(separator: "\n"))\n```\n"
    if !request.platforms.isDisjoint(with: [.ios, .macos]) {
      text += """

        On a Mac, open `App/\(name).xcodeproj` and choose the scheme `\(name)App`. To run it on a phone, choose a team in
        *Signing & Capabilities*. Fill in `App/\(name)App/PrivacyInfo.xcprivacy` for what the app collects.

        """
    }
    return text + "\nOn Debian and Ubuntu, the database of the kit needs the package `libsqlite3-dev`.\n"
  }

  private static func server(_ request: AppRequest) -> String {
    let name = request.name.text
    return """
      ## The server

      `Sources/App/Server.swift` says where it is. Until it has a URL, the package `Packages/\(name)API` answers: a server in memory,
      which begins with the same data each time. A release refuses to start with it. Delete the package when nothing needs it any
      more, tests included.

      """
  }

  private static func kit(_ request: AppRequest) -> String {
    guard request.kit == .vendored else { return "" }
    return """
      ## The kit

      `Packages/StrataKit` has the libraries for network, storage, presentation, tests and the terminal that the app stands on.
      It is a copy: the app needs nothing else to build. `strata kit update` replaces it by that of a later version.

      """
  }

  /// The tree of folders.
  private static func layout(of template: String) throws(AppProblem) -> String {
    let lines = template.split(separator: "\n", omittingEmptySubsequences: false)
    guard let title = lines.firstIndex(where: { ["## Layout", "## Where things are"].contains($0) }) else {
      throw .template("has no layout in its README")
    }
    let end = lines[(title + 1)...].firstIndex { $0.hasPrefix("## ") } ?? lines.endIndex
    return "## Where things are\n" + lines[(title + 1)..<end].joined(separator: "\n")
  }
}
