// What an extension nests in a view controller is a part of it, also in a folder whose name means the domain elsewhere.
// style: coordinator
// rules: dependency-rule, framework-type-in-domain
// file: Sources/Modules/Reef/ReefViewController.swift
final class ReefViewController: UIViewController {
  struct Style {}
}

// file: Sources/Modules/Reef/Entities/ReefRows.swift
extension ReefViewController {
  struct Row {
    let style: ReefViewController.Style
  }
}

// file: Sources/Modules/Reef/Entities/Coral.swift
struct Coral {
  let style: ReefViewController.Style  // ! dependency-rule Coral -> ReefViewController.Style
}
