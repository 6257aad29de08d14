// Contracts that hold: nothing is reported.
// rules: all
// file: strata.yml
layers:
  Screens: {match: {path: Screens}, uses: [Store]}
  Store: {match: {path: Store}}
contracts:
  screens: {independent: "Screens/*"}
  rings: {acyclic: {layers: [Screens, Store]}}
  tables: {protected: {name: Table}, only: {suffix: Store}}
  no-tables: {no-path: {from: {suffix: Screen}, to: {name: Table}}}
  off: {independent: "S*", severity: off}
// file: Screens/A/AScreen.swift
struct AScreen { let port: Port }
// file: Screens/B/BScreen.swift
struct BScreen { let port: Port }
// file: Store/Store.swift
protocol Port {}
struct OrderStore: Port { let table = Table() }
struct Table {}
