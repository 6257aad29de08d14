import StrataModel

/// Finds the apps that only show parts of another app to its developers: the demo of a module, or an app for previews that
/// compiles fakes in place of what the real app has.
///
/// The name alone decides nothing: beside it there is an app without such a name, and most of the code is not theirs.
struct ShowcaseApps {
  /// Indices of targets.
  let found: Set<Int>

  /// - Parameter home: by file, the target that compiles it first.
  init(_ criteria: TestCodeCriteria, _ claims: [ModuleClaim], home: [Int?]) {
    let apps = claims.indices.filter { claims[$0].product == .app && !claims[$0].isTest }
    let named = Set(apps.filter { criteria.isShowcase(claims[$0].name) })
    let real = apps.filter { !named.contains($0) }
    guard !named.isEmpty, home.contains(where: { $0.map(real.contains) ?? false }) else {
      found = []
      return
    }
    let own = home.count { $0.map(named.contains) ?? false }
    found = own * 2 <= home.count ? named : []
  }
}
