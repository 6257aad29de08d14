// Each type reaches each other one through the hub: the cost is 100 %.
// file: strata.yml
extends: repository
rules:
  max-propagation-cost: {severity: warning, max: 40, types: 4}
// file: Sources/Domain/Models.swift
struct Ship { let harbor: Harbor }
struct Tide { let harbor: Harbor }
struct Pilot { let harbor: Harbor }
struct Harbor {  // ! max-propagation-cost Harbor
  let ships: [Ship]
  let tides: [Tide]
  let pilots: [Pilot]
}
