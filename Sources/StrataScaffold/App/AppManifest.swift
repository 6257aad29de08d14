/// The manifest of a new app: the packages that the template takes from the repository are its own.
enum AppManifest {
  static func text(_ text: String, _ request: AppRequest) throws(AppProblem) -> String {
    let name = request.name.text
    let kit = dependency(on: request.kit, vendoredIn: "Packages/StrataKit")
    var result = try replaced(".package(name: \"Strata\", path: \"../..\")", kit, in: text)
    result = try replaced("package: \"Strata\"", "package: \"\(packageName(request.kit))\"", in: result)
    result = try replaced(
      ".package(name: \"\(name)API\", path: \"../../Examples/Server/Swift\")",
      ".package(path: \"Packages/\(name)API\")",
      in: result)
    if !request.platforms.contains(.macos), let start = result.firstRange(of: "\n#if os(macOS)") {
      result = String(result[..<start.lowerBound])
    }
    return result
  }

  /// The kit as a dependency of a package.
  static func dependency(on kit: AppRequest.Kit, vendoredIn folder: String) -> String {
    switch kit {
    case .vendored: ".package(path: \"\(folder)\")"
    case .url(let url, let version): ".package(url: \"\(url)\", from: \"\(version)\")"
    }
  }

  /// The identity of the kit's package.
  static func packageName(_ kit: AppRequest.Kit) -> String {
    guard case .url(let url, _) = kit else { return "StrataKit" }
    let last = url.split(separator: "/").last.map(String.init) ?? url
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  private static func replaced(_ old: String, _ new: String, in text: String) throws(AppProblem) -> String {
    guard text.contains(old) else { throw .template("has no '\(old)' in its manifest") }
    return text.replacing(old, with: new)
  }
}
