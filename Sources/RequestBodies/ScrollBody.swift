import HTTP
package import WindowModel

extension ScrollProperties {
  /// The additional fields of scroll views.
  package static let fields: [Body.Field<ScrollProperties>] = [
    .init("contentSize", .size, example: "[320,1000]") { $0.contentSize = $1 },
    .init("contentInset", .insets, example: "[64,0,0,0]") { $0.contentInset = $1 },
    .init("contentInsetAdjustmentBehavior", .choice, example: "\"never\"") {
      $0.contentInsetAdjustmentBehavior = $1
    },
    .init("isScrollEnabled", .flag, example: "false") { $0.isScrollEnabled = $1 },
    .init("delaysContentTouches", .flag, example: "false") { $0.delaysContentTouches = $1 },
    .init("canCancelContentTouches", .flag, example: "false") { $0.canCancelContentTouches = $1 },
    .init("bounces", .flag, example: "false") { $0.bounces = $1 },
    .init("alwaysBounceVertical", .flag, example: "true") { $0.alwaysBounceVertical = $1 },
    .init("alwaysBounceHorizontal", .flag, example: "true") { $0.alwaysBounceHorizontal = $1 },
    .init("keyboardDismissMode", .choice, example: "\"onDrag\"") { $0.keyboardDismissMode = $1 },
  ]
}
