// style: repository
// rules: dependency-rule
// A file that two targets compile is in the layer of each, where layers are modules.
// file: strata.yml
layers:
  Desk:
    match: {module: Desk}
    uses: [Log]
  Log:
    match: {module: Log}
    uses: []
// file: project.yml
name: Shop
targets:
  Desk:
    type: application
    platform: iOS
    sources: [Desk, Common]
  Log:
    type: framework
    platform: iOS
    sources: [Log, Common]
    dependencies: [{target: Desk}]
// file: Common/Setup.swift
struct Setup { let name = "shop" }
let setupName = "shop"
// file: Common/Mark.swift
#if LOG
struct Mark { let writer: Writer }
#endif
// file: Desk/Window.swift
public struct Window { let setup: Setup }
// file: Log/Writer.swift
import Desk

struct Writer {
  let setup: Setup
  let name = setupName
  let window: Window?  // ! dependency-rule Writer -> Window
}
