/// Continuous integration of a new app on GitHub: it builds, tests and checks.
enum AppWorkflow {
  /// - Parameter folders: with the app's Swift code.
  static func text(folders: [String]) -> String {
    """
    name: CI
    on:
      push:
        branches: [main]
      pull_request:
    jobs:
      test:
        runs-on: ubuntu-latest
        container: swift:6.2
        steps:
          - uses: actions/checkout@v4
          # The database of the kit is the system's SQLite.
          - run: apt-get update && apt-get install --yes libsqlite3-dev
          - run: swift build --build-tests
          - run: swift test --skip-build
          - run: swift format lint --strict --recursive \(folders.joined(separator: " "))
      check:
        runs-on: ubuntu-latest
        steps:
          - uses: actions/checkout@v4
          # STRATA_URL is a variable of the repository: the address of a release's archive for Linux.
          - run: |
              curl --fail --location --silent --show-error "$STRATA_URL" --output /tmp/strata.tar.gz
              mkdir -p /tmp/strata && tar -xzf /tmp/strata.tar.gz -C /tmp/strata --strip-components 1
              echo /tmp/strata >> "$GITHUB_PATH"
            env:
              STRATA_URL: ${{ vars.STRATA_URL }}
          - run: strata check --strict

    """
  }
}
