import StrataModel

/// Claims by folder and by file, so that the lookup for a file depends on its depth and not on the number of claims.
struct ClaimIndex {
  let claims: [ModuleClaim]
  private var byFile: [TextKey: Listing] = [:]
  private var byFolder: [TextKey: [Int]] = [:]
  /// The target that lists most of the files directly in a folder.
  private var targetOfFolder: [TextKey: Int]?
  /// By folder of an Xcode project.
  private var targetOfProject: [TextKey: Int]?
  /// By their numbers of bytes: the paths that Xcode projects list, and the same by their form in lowercase.
  var listedPaths: [Int: [String]]?
  var foldedPaths: [Int: [String: String]] = [:]
  /// The claims on the folder of the last lookup and on its parents, the deepest first: lookups come folder by folder.
  private var last: (folder: Substring, claims: [Int])?
  /// The last file that was looked up: its home is asked for before its further claims.
  private var lastFile: (path: String, listing: Listing?)?

  /// Whether a target of an Xcode project compiles files that no package has.
  private var hasOwnFiles: [Int: Bool] = [:]

  /// The claims that list a file by name.
  private struct Listing {
    var home: Int
    /// All of them, if there are several.
    var all: [Int] = []
  }

  init(_ claims: [ModuleClaim]) {
    self.claims = claims
    byFile.reserveCapacity(claims.reduce(0) { $0 + $1.files.count })
    for (i, claim) in claims.enumerated() {
      for file in claim.files {
        var listing = byFile.value(of: TextKey(file), orInsert: Listing(home: i))
        if listing.home == i { continue }
        listing.all = (listing.all.isEmpty ? [listing.home] : listing.all) + [i]
        // The home of a file that several targets compile is the first one that is not a test target.
        if claims[listing.home].isTest && !claim.isTest { listing.home = i }
        byFile[TextKey(file)] = listing
      }
      for folder in claim.folders { byFolder[TextKey(folder), default: []].append(i) }
    }
    for (folder, some) in byFolder where some.count > 1 {
      byFolder[folder] = some.filter { !claims[$0].isTest } + some.filter { claims[$0].isTest }
    }
  }

  /// The target of a manifest that a claim is; nil for a guess, and for what is not a claim.
  func target(_ number: Int) -> Int? {
    number < claims.count && !claims[number].isInferred && claims[number].origin != .folder ? number : nil
  }

  /// The number of the claim that is the home of a file. The claim that is closest to the file decides which manifest
  /// counts; of the targets of that manifest that compile the file, the home is the first one that is not a test
  /// target.
  mutating func home(of path: String) -> Int? {
    let near = near(path)
    guard var home = closest(to: path, near) else { return nil }
    let manifest = claims[home].manifest
    guard isShareable(home) else { return home }
    for claim in near
    where claims[claim].manifest == manifest && isShareable(claim) && precedes(claim, home)
      && claims[claim].strength(for: path) != nil
    {
      home = claim
    }
    return home
  }

  /// A file that is listed by name belongs to the target that lists it. An Xcode project beside a package may have one
  /// target with all the files of several targets of the package; then the package's target is chosen.
  private mutating func closest(to path: String, _ near: [Int]) -> Int? {
    let exact = listing(path)?.home
    if let exact, claims[exact].origin != .xcodeProject { return exact }
    return near.first { claim in
      (exact == nil || claims[claim].origin == .packageManifest) && claims[claim].strength(for: path) != nil
    } ?? exact
  }

  /// Whether several targets of the manifest may compile one file: not those of packages, nor modules that only folders
  /// stand for.
  private func isShareable(_ claim: Int) -> Bool {
    !claims[claim].isInferred && (claims[claim].origin == .xcodeProject || claims[claim].origin == .tuist)
  }

  private func precedes(_ claim: Int, _ other: Int) -> Bool {
    claims[claim].isTest == claims[other].isTest ? claim < other : claims[other].isTest
  }

  /// The other claims on a file. Targets of packages do not share files, so among them only claims on the same folder
  /// count. A claim that no manifest states neither shares its files nor takes those of others.
  mutating func further(for path: String, home: Int) -> [Int] {
    let near = near(path)
    let listing = listing(path)
    var shared = listing?.all ?? []
    if shared.isEmpty, let lister = listing?.home, lister != home { shared = [lister] }
    if shared.isEmpty, near.isEmpty || (near.count == 1 && near[0] == home) { return [] }
    let own = claims[home]
    if own.isInferred { return [] }
    guard own.origin != .packageManifest else {
      let strength = own.strength(for: path)
      let ofPackages = near.filter {
        $0 != home && claims[$0].origin == .packageManifest && claims[$0].strength(for: path) == strength
      }
      return ofPackages + targetsOfXcode(listing)
    }
    return (shared + near).filter { claim in
      let other = claims[claim]
      return claim != home && !other.isInferred && other.origin != .packageManifest && other.strength(for: path) != nil
    }
  }

  /// The targets of Xcode projects that list a file of a package and have code of their own: extensions of an app whose code
  /// is also a package. A target that only has files of packages builds these once more.
  private mutating func targetsOfXcode(_ listing: Listing?) -> [Int] {
    guard let listing else { return [] }
    var found: [Int] = []
    for claim in listing.all.isEmpty ? [listing.home] : listing.all where claims[claim].origin == .xcodeProject {
      let hasOwn = hasOwnFiles[claim] ?? claims[claim].files.contains { $0.isSwiftFile && !isOfPackage($0) }
      hasOwnFiles[claim] = hasOwn
      if hasOwn { found.append(claim) }
    }
    return found
  }

  private func isOfPackage(_ path: String) -> Bool {
    claimsAbove(String(path.parentPath)).contains {
      claims[$0].origin == .packageManifest && claims[$0].strength(for: path) != nil
    }
  }

  /// The target that has most of the other files in a file's folder, or that has the folder itself; if there is none, that
  /// of the nearest parent. Where no folder above has a target either, the one with most files of the Xcode project around the
  /// file.
  mutating func target(beside path: String) -> Int? {
    let targets = targetOfFolder ?? targetsOfFolders()
    targetOfFolder = targets
    if let target = nearest(to: path, targets) { return target }
    // What a package leaves out is not part of a project around the package.
    if near(path).contains(where: { claims[$0].origin == .packageManifest }) { return nil }
    let projects = targetOfProject ?? targetsOfProjects()
    targetOfProject = projects
    return nearest(to: path, projects)
  }

  private func nearest(to path: String, _ targets: [TextKey: Int]) -> Int? {
    var folder = String(path.parentPath)
    while true {
      if let target = targets[TextKey(folder)] { return target }
      if folder.isEmpty { return nil }
      folder = String(folder.parentPath)
    }
  }

  private func targetsOfFolders() -> [TextKey: Int] {
    var counts: [TextKey: [Int: Int]] = [:]
    for (file, listing) in byFile where file.text.isSwiftFile {
      counts[TextKey(String(file.text.parentPath)), default: [:]][listing.home, default: 0] += 1
    }
    // Files in a folder of a target that it leaves out.
    for (folder, some) in byFolder {
      guard let claim = some.first(where: { claims[$0].projectFolder != nil }) else { continue }
      counts[folder, default: [:]][claim, default: 0] += 1
    }
    return mostFrequent(counts)
  }

  /// By folder of an Xcode project: the target with most files and folders that is no test target.
  private func targetsOfProjects() -> [TextKey: Int] {
    var counts: [TextKey: [Int: Int]] = [:]
    for (index, claim) in claims.enumerated() where !claim.isTest {
      guard let folder = claim.projectFolder else { continue }
      counts[TextKey(folder), default: [:]][index, default: 0] += claim.files.count + claim.folders.count
    }
    return mostFrequent(counts)
  }

  private func mostFrequent(_ counts: [TextKey: [Int: Int]]) -> [TextKey: Int] {
    counts.compactMapValues { some in some.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key }
  }

  private mutating func listing(_ path: String) -> Listing? {
    if byFile.isEmpty { return nil }
    if let lastFile, lastFile.path == path { return lastFile.listing }
    let found = byFile[TextKey(path)]
    lastFile = (path, found)
    return found
  }

  private mutating func near(_ path: String) -> [Int] {
    if byFolder.isEmpty { return [] }
    let folder = path.parentPath
    if let last, last.folder == folder { return last.claims }
    let found = claimsAbove(String(folder))
    last = (folder, found)
    return found
  }

  private func claimsAbove(_ folder: String) -> [Int] {
    var folder = folder
    var result = byFolder[TextKey(folder)] ?? []
    while !folder.isEmpty {
      folder = String(folder.parentPath)
      result += byFolder[TextKey(folder)] ?? []
    }
    return result
  }
}
