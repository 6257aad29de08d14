// style: repository
// rules: forbidden-import, unassigned-type
// A folder `Mapping` may be about maps: what shows them is a part of the screens, and the rest has no layer by the folder. Others
// contain mappings.
// file: Sources/Mapping/BikePin.swift
import MapKit

final class BikePin: NSObject, MKAnnotation {
  let tint: UIColor = .purple
  let coordinate = CLLocationCoordinate2D()
}
// file: Sources/Mapping/ShapeCache.swift
import CoreLocation

final class ShapeCache {  // ! unassigned-type ShapeCache
  var points: [CLLocationCoordinate2D] = []
}
// file: Sources/Mapping/BikeMapper.swift
import UIKit

final class BikeMapper {
  func color() -> UIColor { .red }
}
// file: Sources/History/Mapping/StationMapping.swift
import Foundation

struct StationMapping {
  let tint: UIColor  // ! forbidden-import StationMapping -> UIColor
}
