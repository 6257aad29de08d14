import StrataModel

/// A part of a code base that could be a layer: a module, or folders of one.
struct Part: Hashable {
  indirect enum Extent: Hashable {
    case module(String)
    /// A folder with all that is in it; empty: everything.
    case folder(String)
    /// The files directly in a folder; empty: at the root.
    case files(in: String)
    /// What some modules have in a folder in which others have files, too.
    case shared(folder: String, modules: [String])
    /// One file beside those of other parts.
    case file(String)
    /// The types with such names in some modules and folders.
    case names(suffixes: [String], except: [String], in: [Extent])
  }

  var name: String
  /// What it consists of: one module or folder, a module and the folder with its name, or folders that are one layer.
  var extents: [Extent]
  /// The production types of the part, at file level.
  var types: [TypeID]
  /// What its folders have in common, if it consists of several.
  var standing: PartStanding?
  /// Why its folders are one layer; empty if it has one.
  var reason = ""
  /// What its types do in the scenes that they are parts of.
  var sceneRole: SceneRole?
  /// It is what remains of a part without the layers of its scenes.
  var isBesideScenes = false
  /// The names of folders or modules make it one of presentation, data or domain, not only what is in it.
  var isNamed = false
  /// Some of its types are screens, whatever its name and the others are.
  var hasScreens = false
  /// It is what is left of a part: files, and folders that have nothing else in common.
  var isRest = false
  /// It is not divided further.
  var isWhole = false
  /// The modules that compile most of its files, if they are several: what they declare is beside it, not above.
  var compiledBy: Set<ModuleID> = []

  var extent: Extent { extents[0] }

  /// No target compiles its files.
  var isInNoTarget = false

  /// It consists of modules alone, which cannot depend on each other in a cycle, and of what no target compiles beside them.
  var isOfModules: Bool {
    extents.allSatisfy { extent in
      switch extent {
      case .module: true
      case .files, .file: hasAdopted
      default: false
      }
    }
  }

  /// Some of its files are of no target, and beside those of the part.
  var hasAdopted = false

  /// Whether the selectors of the part match a file.
  func covers(_ file: FileID, in graph: Graph) -> Bool {
    let path = graph[file].path
    return extents.contains { extent in
      switch extent {
      case .module(let name): graph[graph[file].module].name == name
      case .folder(let folder): RelativePath.contains(folder, path)
      case .files(let folder): path.parentPath == folder
      case .shared(let folder, let modules):
        RelativePath.contains(folder, path) && modules.contains(graph[graph[file].module].name)
      case .file(let own): path == own
      case .names: false
      }
    }
  }

  init(name: String, extent: Extent, types: [TypeID]) {
    self.name = name
    extents = [extent]
    self.types = types
  }
}
