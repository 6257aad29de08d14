// The composition root uses everything and counts, but the finding is at the type behind it.
// file: strata.yml
extends: repository
rules:
  max-propagation-cost: {severity: warning, max: 10, types: 4}
// file: Sources/Domain/Models.swift
struct Ship { let tide: Tide }
struct Tide { let pilot: Pilot }  // ! max-propagation-cost Tide
struct Pilot {}
// file: Sources/App/AppContainer.swift
final class AppContainer {
  let ship = Ship(tide: Tide(pilot: Pilot()))
}
