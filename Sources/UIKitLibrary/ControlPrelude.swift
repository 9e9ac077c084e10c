import ProgramRuntime

extension Library {
  /// Text inputs and controls.
  static let uikitControls = """
    enum UIKeyboardType: Int { case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch }
    enum UIReturnKeyType: Int { case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue` }
    enum UITextAutocorrectionType: Int { case `default`, no, yes }
    enum UITextAutocapitalizationType: Int { case none, words, sentences, allCharacters }
    protocol UITextViewDelegate: UIScrollViewDelegate { }
    class UITextView: UIScrollView {
      static var textDidBeginEditingNotification: NSNotification.Name = NSNotification.Name("UITextViewTextDidBeginEditingNotification")
      static var textDidChangeNotification: NSNotification.Name = NSNotification.Name("UITextViewTextDidChangeNotification")
      static var textDidEndEditingNotification: NSNotification.Name = NSNotification.Name("UITextViewTextDidEndEditingNotification")
      var text: String!
      var textColor: UIColor?
      var font: UIFont?
      var textAlignment: NSTextAlignment = .natural
      var keyboardType: UIKeyboardType = .default
      var returnKeyType: UIReturnKeyType = .default
      var delegate: UITextViewDelegate?
      var inputView: UIView?
      var inputAccessoryView: UIView?
    }
    class UIControl: UIView {
      struct Event: OptionSet {
        var rawValue: Int
        static var touchDown: UIControl.Event = UIControl.Event(rawValue: 1)
        static var touchDownRepeat: UIControl.Event = UIControl.Event(rawValue: 2)
        static var touchDragInside: UIControl.Event = UIControl.Event(rawValue: 4)
        static var touchDragOutside: UIControl.Event = UIControl.Event(rawValue: 8)
        static var touchDragEnter: UIControl.Event = UIControl.Event(rawValue: 16)
        static var touchDragExit: UIControl.Event = UIControl.Event(rawValue: 32)
        static var touchUpInside: UIControl.Event = UIControl.Event(rawValue: 64)
        static var touchUpOutside: UIControl.Event = UIControl.Event(rawValue: 128)
        static var touchCancel: UIControl.Event = UIControl.Event(rawValue: 256)
        static var valueChanged: UIControl.Event = UIControl.Event(rawValue: 4096)
        static var primaryActionTriggered: UIControl.Event = UIControl.Event(rawValue: 8192)
        static var editingDidBegin: UIControl.Event = UIControl.Event(rawValue: 65536)
        static var editingChanged: UIControl.Event = UIControl.Event(rawValue: 131072)
        static var editingDidEnd: UIControl.Event = UIControl.Event(rawValue: 262144)
        static var allTouchEvents: UIControl.Event = UIControl.Event(rawValue: 4095)
        static var allEditingEvents: UIControl.Event = UIControl.Event(rawValue: 983040)
        static var allEvents: UIControl.Event = UIControl.Event(rawValue: 4294967295)
      }
      struct State: OptionSet {
        var rawValue: Int
        static var normal: UIControl.State = UIControl.State(rawValue: 0)
        static var highlighted: UIControl.State = UIControl.State(rawValue: 1)
        static var disabled: UIControl.State = UIControl.State(rawValue: 2)
        static var selected: UIControl.State = UIControl.State(rawValue: 4)
      }
      var isEnabled: Bool
      var isSelected: Bool = false
      var isHighlighted: Bool = false
      private var ownTracking: Bool = false
      private var ownTouchInside: Bool = false
      var isTracking: Bool { return ownTracking }
      var isTouchInside: Bool { return ownTouchInside }
      var state: UIControl.State {
        return UIControl.State(rawValue: (isHighlighted ? 1 : 0) + (isEnabled ? 0 : 2) + (isSelected ? 4 : 0))
      }
      func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { return true }
      func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { return true }
      func endTracking(_ touch: UITouch?, with event: UIEvent?) { }
      func cancelTracking(with event: UIEvent?) { }
      private func trackTouch(_ phase: Int, _ isInside: Bool, _ touch: UITouch, _ event: UIEvent?) -> Bool {
        let wasInside = ownTouchInside
        ownTouchInside = isInside
        if phase == 0 {
          ownTracking = beginTracking(touch, with: event)
          if ownTracking { isHighlighted = true }
          return ownTracking
        }
        if !ownTracking { return false }
        switch phase {
        case 1:
          ownTracking = continueTracking(touch, with: event)
          if ownTracking && wasInside != isInside { isHighlighted = isInside }
        case 2: endTracking(touch, with: event)
        default: cancelTracking(with: event)
        }
        return ownTracking
      }
      private func endTrack() {
        if isHighlighted { isHighlighted = false }
        ownTracking = false
        ownTouchInside = false
      }
      enum ContentHorizontalAlignment: Int { case center, left, right, fill, leading, trailing }
      enum ContentVerticalAlignment: Int { case center, top, bottom, fill }
      var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment = .center
      var contentVerticalAlignment: UIControl.ContentVerticalAlignment = .center
      func addTarget(_ target: Any?, action: Selector, for events: UIControl.Event)
      func addAction(_ action: UIAction, for events: UIControl.Event)
      func removeTarget(_ target: Any?, action: Selector?, for events: UIControl.Event)
      func sendActions(for events: UIControl.Event)
      func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?)
    }
    class UIMenuElement: NSObject {
      struct Attributes: OptionSet {
        var rawValue: UInt
        static var disabled: UIMenuElement.Attributes = UIMenuElement.Attributes(rawValue: 1)
        static var destructive: UIMenuElement.Attributes = UIMenuElement.Attributes(rawValue: 2)
        static var hidden: UIMenuElement.Attributes = UIMenuElement.Attributes(rawValue: 4)
      }
      enum State: Int { case off, on, mixed }
    }
    class UIAction: NSObject {
      struct Identifier: Hashable {
        var rawValue: String
        init(_ rawValue: String) { self.rawValue = rawValue }
        init(rawValue: String) { self.rawValue = rawValue }
      }
      var title: String = ""
      var image: UIImage?
      var identifier: UIAction.Identifier = UIAction.Identifier("")
      var attributes: UIMenuElement.Attributes = UIMenuElement.Attributes(rawValue: 0)
      var state: UIMenuElement.State = .off
      var sender: Any?
      var handler: (UIAction) -> Void
      init(title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil, attributes: UIMenuElement.Attributes = UIMenuElement.Attributes(rawValue: 0), state: UIMenuElement.State = .off, handler: @escaping (UIAction) -> Void) {
        self.title = title
        self.image = image
        self.identifier = identifier ?? UIAction.Identifier("com.apple.action.dynamic")
        self.attributes = attributes
        self.state = state
        self.handler = handler
      }
    }
    class UIButtonLabel: UILabel { }
    class UIButton: UIControl {
      enum ButtonType: Int {
        case custom = 0, system = 1, detailDisclosure = 2, infoLight = 3, infoDark = 4, contactAdd = 5, close = 7
        static var roundedRect: UIButton.ButtonType { return .system }
      }
      struct Configuration {
        enum CornerStyle { case fixed, dynamic, small, medium, large, capsule }
        enum Size { case mini, small, medium, large }
        var title: String?
        var subtitle: String?
        var image: UIImage?
        var imagePadding: CGFloat = 0
        var titlePadding: CGFloat = 1
        var imagePlacement: NSDirectionalRectEdge = NSDirectionalRectEdge(rawValue: 2)
        var baseForegroundColor: UIColor?
        var baseBackgroundColor: UIColor?
        var cornerStyle: UIButton.Configuration.CornerStyle = .dynamic
        var buttonSize: UIButton.Configuration.Size = .medium
        var contentInsets: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        var showsActivityIndicator: Bool = false
        static func plain() -> UIButton.Configuration { return UIButton.Configuration() }
        static func filled() -> UIButton.Configuration { return UIButton.Configuration() }
        static func tinted() -> UIButton.Configuration { return UIButton.Configuration() }
        static func gray() -> UIButton.Configuration { return UIButton.Configuration() }
        static func bordered() -> UIButton.Configuration { return UIButton.Configuration() }
        static func borderedProminent() -> UIButton.Configuration { return UIButton.Configuration() }
        static func borderedTinted() -> UIButton.Configuration { return UIButton.Configuration() }
        static func borderless() -> UIButton.Configuration { return UIButton.Configuration() }
      }
      var configuration: UIButton.Configuration? { didSet { takeConfiguration() } }
      var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
      private var updates: Bool = false
      private func takeConfiguration() {
        if let title = configuration?.title, titles[0] != title { titles[0] = title }
        if let image = configuration?.image { images[0] = image }
        invalidateIntrinsicContentSize()
      }
      func setNeedsUpdateConfiguration() {
        if updates { return }
        updates = true
        DispatchQueue.main.async { self.updateConfiguration() }
      }
      func updateConfiguration() {
        configurationUpdateHandler?(self)
        updates = false
      }
      private var titles: [Int: String] = [:]
      var currentTitle: String? { return title(for: state) }
      private var ownTitleLabel: UILabel?
      private var shownTitle: String?
      var titleLabel: UILabel? {
        let label = ownTitleLabel ?? UIButtonLabel(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
        ownTitleLabel = label
        if shownTitle != currentTitle {
          shownTitle = currentTitle
          label.text = currentTitle
        }
        return label
      }
      private var ownImageView: UIImageView?
      var imageView: UIImageView? {
        let view = ownImageView ?? UIImageView(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
        ownImageView = view
        view.image = currentImage
        return view
      }
      convenience init(type: UIButton.ButtonType) { self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0)) }
      convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        takePrimary(primaryAction)
      }
      convenience init(type: UIButton.ButtonType, primaryAction: UIAction?) {
        self.init(type: type)
        takePrimary(primaryAction)
      }
      convenience init(primaryAction: UIAction?) { self.init(type: .system, primaryAction: primaryAction) }
      convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        takeConfiguration()
        takePrimary(primaryAction)
      }
      private func takePrimary(_ action: UIAction?) {
        guard let action = action else { return }
        if !action.title.isEmpty && titles[0] == nil { titles[0] = action.title }
        if let image = action.image { images[0] = image }
        addAction(action, for: [.touchUpInside, .primaryActionTriggered])
      }
      func setTitle(_ title: String?, for state: UIControl.State) { titles[state.rawValue] = title; invalidateIntrinsicContentSize() }
      func setTitleColor(_ color: UIColor?, for state: UIControl.State) { }
      private var images: [Int: UIImage] = [:]
      var currentImage: UIImage? { return image(for: state) }
      func setImage(_ image: UIImage?, for state: UIControl.State) { images[state.rawValue] = image; invalidateIntrinsicContentSize() }
      func image(for state: UIControl.State) -> UIImage? { return images[state.rawValue] ?? images[0] }
      func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { }
      var titleEdgeInsets: UIEdgeInsets = UIEdgeInsets.zero
      var imageEdgeInsets: UIEdgeInsets = UIEdgeInsets.zero
      var adjustsImageWhenHighlighted: Bool = true
      var showsTouchWhenHighlighted: Bool = false
      func title(for state: UIControl.State) -> String? { return titles[state.rawValue] ?? titles[0] }
    }
    class UISwitch: UIControl {
      var isOn: Bool = false
      var onTintColor: UIColor?
      var thumbTintColor: UIColor?
      init(frame: CGRect) { super.init(frame: CGRect(x: frame.origin.x, y: frame.origin.y, width: 51, height: 31)) }
      convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 51, height: 31)) }
      init?(coder: NSCoder) { return nil }
      func setOn(_ on: Bool, animated: Bool) { isOn = on }
    }
    class UISlider: UIControl {
      var minimumValue: Float = 0
      var maximumValue: Float = 1
      private var ownValue: Float = 0
      var value: Float {
        get { return ownValue }
        set { ownValue = max(minimumValue, min(maximumValue, newValue)) }
      }
      var isContinuous: Bool = true
      var minimumTrackTintColor: UIColor?
      var maximumTrackTintColor: UIColor?
      func setValue(_ value: Float, animated: Bool) { self.value = value }
    }
    class UIStepper: UIControl {
      var minimumValue: Double = 0
      var maximumValue: Double = 100
      var stepValue: Double = 1
      private var ownValue: Double = 0
      var value: Double {
        get { return ownValue }
        set { ownValue = max(minimumValue, min(maximumValue, newValue)) }
      }
      var wraps: Bool = false
    }
    class UISegmentedControl: UIControl {
      static var noSegment: Int { return -1 }
      private var segmentTitles: [String?] = []
      private var disabledSegments: Set<Int> = []
      private var ownIndex: Int = -1
      var isMomentary: Bool = false
      var selectedSegmentTintColor: UIColor?
      var selectedSegmentIndex: Int {
        get { return ownIndex }
        set {
          if newValue >= segmentTitles.count { fatalError("There is no segment \\(newValue).") }
          ownIndex = max(-1, newValue)
        }
      }
      var numberOfSegments: Int { return segmentTitles.count }
      init(frame: CGRect) { super.init(frame: frame) }
      convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0)) }
      init?(coder: NSCoder) { return nil }
      convenience init(items: [Any]?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
        segmentTitles = (items ?? []).map { $0 as? String }
        let size = intrinsicContentSize
        frame.size = CGSize(width: size.width, height: size.height + 1)
      }
      func titleForSegment(at index: Int) -> String? { return segmentTitles[index] }
      func setTitle(_ title: String?, forSegmentAt index: Int) { segmentTitles[index] = title }
      func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
        let place = max(0, min(index, segmentTitles.count))
        segmentTitles.insert(title, at: place)
        if ownIndex >= place { ownIndex += 1 }
      }
      func removeSegment(at index: Int, animated: Bool) {
        segmentTitles.remove(at: index)
        if ownIndex == index { ownIndex = -1 } else if ownIndex > index { ownIndex -= 1 }
      }
      func removeAllSegments() { segmentTitles = []; ownIndex = -1 }
      func isEnabledForSegment(at index: Int) -> Bool { return !disabledSegments.contains(index) }
      func setEnabled(_ enabled: Bool, forSegmentAt index: Int) { if enabled { disabledSegments.remove(index) } else { disabledSegments.insert(index) } }
      private func touchSegment(_ x: CGFloat) {
        let index = Int(x * CGFloat(segmentTitles.count) / bounds.width)
        if index >= segmentTitles.count || !isEnabledForSegment(at: index) || (index == ownIndex && !isMomentary) { return }
        ownIndex = index
        sendActions(for: .valueChanged)
        if isMomentary { ownIndex = -1 }
      }
    }
    class UIPageControl: UIControl {
      var numberOfPages: Int = 0
      private var ownPage: Int = 0
      var currentPage: Int {
        get { return ownPage }
        set { ownPage = max(0, min(numberOfPages - 1, newValue)) }
      }
      var hidesForSinglePage: Bool = false
      var pageIndicatorTintColor: UIColor?
      var currentPageIndicatorTintColor: UIColor?
    }
    class UIProgressView: UIView {
      enum Style: Int { case `default`, bar }
      private var ownProgress: Float = 0
      var progress: Float {
        get { return ownProgress }
        set { ownProgress = max(0, min(1, newValue)) }
      }
      var progressTintColor: UIColor?
      var trackTintColor: UIColor?
      convenience init(progressViewStyle style: UIProgressView.Style) { self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0)) }
      func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
    }
    class UIActivityIndicatorView: UIView {
      enum Style: Int { case whiteLarge = 0, white = 1, gray = 2, medium = 100, large = 101 }
      var style: UIActivityIndicatorView.Style = .medium
      var color: UIColor!
      var isAnimating: Bool = false
      var hidesWhenStopped: Bool = true { didSet { hideWhenStopped() } }
      init(frame: CGRect) { super.init(frame: frame); hideWhenStopped() }
      convenience init(style: UIActivityIndicatorView.Style) {
        let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
        self.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
        self.style = style
      }
      convenience init(activityIndicatorStyle style: UIActivityIndicatorView.Style) { self.init(style: style) }
      convenience init() { self.init(style: .medium) }
      init?(coder: NSCoder) { return nil }
      func startAnimating() { isAnimating = true; hideWhenStopped() }
      func stopAnimating() { isAnimating = false; hideWhenStopped() }
      private func hideWhenStopped() { isHidden = hidesWhenStopped && !isAnimating }
    }
    protocol UITextFieldDelegate: AnyObject { }
    class UITextField: UIControl {
      enum BorderStyle: Int { case none, line, bezel, roundedRect }
      enum ViewMode: Int { case never, whileEditing, unlessEditing, always }
      enum DidEndEditingReason: Int { case committed, cancelled }
      static var textDidBeginEditingNotification: NSNotification.Name = NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
      static var textDidChangeNotification: NSNotification.Name = NSNotification.Name("UITextFieldTextDidChangeNotification")
      static var textDidEndEditingNotification: NSNotification.Name = NSNotification.Name("UITextFieldTextDidEndEditingNotification")
      var text: String?
      var isEditing: Bool { return isFirstResponder }
      var placeholder: String? { didSet { invalidateIntrinsicContentSize() } }
      var textColor: UIColor?
      var font: UIFont? { didSet { invalidateIntrinsicContentSize() } }
      var textAlignment: NSTextAlignment = .natural
      var isSecureTextEntry: Bool = false
      var keyboardType: UIKeyboardType = .default
      var returnKeyType: UIReturnKeyType = .default
      var autocorrectionType: UITextAutocorrectionType = .default
      var autocapitalizationType: UITextAutocapitalizationType = .sentences
      var borderStyle: UITextField.BorderStyle = .none { didSet { invalidateIntrinsicContentSize() } }
      var clearButtonMode: UITextField.ViewMode = .never
      weak var delegate: UITextFieldDelegate?
      var inputView: UIView?
      var inputAccessoryView: UIView?
    }

    """
}
