import StrataDefinition
import StrataModel

/// What a part of a scene does in VIPER, RIBs and MVP, where the names of types say it, and no folder.
enum SceneRole: String, Hashable, CaseIterable {
  case view, presenter, interactor, router

  var words: Vocabulary.List {
    switch self {
    case .view: .sceneViews
    case .presenter: .scenePresenters
    case .interactor: .sceneInteractors
    case .router: .sceneRouters
    }
  }

  /// The name of the layer.
  var layer: String {
    switch self {
    case .view: "Views"
    case .presenter: "Presenters"
    case .interactor: "Interactors"
    case .router: "Routers"
    }
  }

  var standing: PartStanding {
    switch self {
    case .view: .presentation
    case .presenter: .presenter
    case .interactor: .interactor
    case .router: .flow
    }
  }

  /// What presenters stand between: the views and the routers of a scene do not know its interactor.
  func isApart(from other: SceneRole) -> Bool {
    switch (self, other) {
    case (.interactor, .view), (.interactor, .router), (.view, .interactor): true
    default: false
    }
  }
}
