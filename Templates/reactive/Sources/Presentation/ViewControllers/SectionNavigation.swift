#if canImport(UIKit)
  import Observation

  /// The section that a window shows, however wide the window is.
  @MainActor
  @Observable
  final class SectionNavigation {
    var section: AppSection {
      didSet { if section != oldValue { onChange(section) } }
    }

    /// For the sidebar, in which nothing is selected while the list is made.
    var selected: AppSection.ID? {
      get { section.id }
      set { section = newValue.flatMap(AppSection.init(rawValue:)) ?? section }
    }

    @ObservationIgnored var onChange: (AppSection) -> Void = { _ in }

    init(section: AppSection = .payment) {
      self.section = section
    }
  }
#endif
