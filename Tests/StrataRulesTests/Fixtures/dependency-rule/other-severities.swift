// A rule can have another severity in parts of the code. Where a rule is off, a more general one still reports.
// rules: all
// file: strata.yml
layers:
  Screens: {match: {path: Screens}, uses: [Domain]}
  Domain: {match: {path: Domain}}
  Data: {match: {path: Data}, uses: [Domain]}
rules:
  dependency-rule:
    severity: error
    where:
      - {path: Screens/Legacy, severity: off}
      - {layer: Screens, severity: warning, because: screens are rewritten this year}
// file: Screens/Legacy/OldScreen.swift
struct OldScreen {
  let store: Store
}
// file: Screens/NewScreen.swift
struct NewScreen {
  let store: Store  // ! dependency-rule NewScreen -> Store
}
// file: Domain/Rules.swift
struct Rules {
  let store: Store  // ! dependency-rule Rules -> Store
}
// file: Data/Store.swift
final class Store {}
