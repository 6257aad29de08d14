// The same without the way back: (4 + 3 · 1) / 16 = 43.75 %.
// file: strata.yml
extends: repository
rules:
  max-propagation-cost: {severity: warning, max: 44, types: 4}
// file: Sources/Domain/Models.swift
struct Ship {}
struct Tide {}
struct Pilot {}
struct Harbor {
  let ships: [Ship]
  let tides: [Tide]
  let pilots: [Pilot]
}
