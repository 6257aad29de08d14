// Folders that form a cycle, at the edge with the fewest references; a one-way use is none.
// rules: all
// file: strata.yml
layers:
  All: {match: {path: Packages}}
contracts:
  packages:
    acyclic: "Packages/*"
// file: Packages/A/A.swift
struct A {
  let b: B  // ! packages Packages/B -> Packages/C → Packages/A
  let more: [B]
  let d: D
}
// file: Packages/B/B.swift
struct B {
  let c: C  // ! packages Packages/B -> Packages/C → Packages/A
}
// file: Packages/C/C.swift
struct C {
  let a: A?  // ! packages Packages/B -> Packages/C → Packages/A
  let other: A?
}
// file: Packages/D/D.swift
struct D {}
