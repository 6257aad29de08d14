// A code base with fewer types than the option says is not checked.
// file: strata.yml
extends: repository
rules:
  max-propagation-cost: {severity: warning, max: 1, types: 3}
// file: Sources/Domain/Models.swift
struct Ship { let tide: Tide }
struct Tide {}
