// A value that a presenter hands to its view, beside the other values of the scene.
// style: repository
// file: Sources/Presentation/Tides/TideModels.swift
import UIKit

enum TideModels {
  enum Fetch {
    struct Response { let levels: [Int] }
    struct ViewModel { let titles: [String] }
  }

  enum Show {
    struct ViewModel {
      let icon: UIImage  // ! platform-type-in-view-model TideModels.Show.ViewModel -> UIImage
    }
  }
}
// file: Sources/Presentation/Tides/ChartModels.swift
import UIKit

enum ChartModels {
  enum Fetch {
    struct ViewModel { let titles: [String] }
  }
}
// file: Sources/Presentation/Tides/TideViewModel.swift
import UIKit  // ! platform-type-in-view-model TideViewModel -> UIKit

final class TideViewModel {
  private(set) var titles: [String] = []
}
