// swift-format-ignore-file
import UIKit

@MainActor open class MKMapView: UIView {}
