extension Misconception {
  /// The ways a comment may state it: each is a list of groups of lowercase phrases. A comment matches if it
  /// contains one phrase of each group.
  var sayings: [[[String]]] {
    switch self {
    case .creationOrder:
      [
        [Self.window, ["创建", "創建", "添加", "新建"], ["顺序", "順序", "先后", "先後"]],
        [
          Self.window, ["最后创建", "最晚创建", "后创建", "最后添加", "后添加"],
          ["上面", "最上", "前面", "最前"],
        ],
        [
          Self.window, ["created", "creation", "allocated"], ["order", "last", "later", "first"],
          ["top", "front", "above", "behind", "below", "cover", "order"],
        ],
      ]
    case .viewsAreCopied: [[Self.window, ["copied", "copies", "复制", "複製", "拷贝", "拷貝"]]]
    case .keyAloneGetsEvents:
      [
        [["接收事件的主窗口"]],
        [
          Self.keyWindow, ["only", "alone", "唯一", "只有"],
          ["event", "touch", "tap", "事件", "触摸", "觸摸", "点击"],
        ],
      ]
    case .onlyKeyShows:
      [
        [
          ["makekeyandvisible"] + Self.keyWindow,
          ["must", "has to", "have to", "need to", "needs to", "only", "必须", "必須", "只有", "也就是可见"],
          [
            "be visible", "become visible", "to show", "shown", "appear", "displayed", "on screen",
            "on the screen", "可见", "可見", "显示", "顯示",
          ],
        ]
      ]
    case .firstSubviewIsFront, .foundWindowIsKey, .belowIsBottom: []
    }
  }

  /// Phrases that a matching comment must not contain: denials, or signs of another subject.
  var exceptions: [String] {
    switch self {
    case .creationOrder: Self.denials + ["view", "视图"]
    case .keyAloneGetsEvents:
      Self.denials + ["touch-related", "keyboard", "非触摸", "键盘", "motion", "摇"]
    default: Self.denials
    }
  }

  private static let window = ["window", "窗口", "視窗"]
  private static let keyWindow = ["key window", "keywindow", "主窗口"]
  private static let denials = [
    "not ", "n't", "no need", "wrong", "myth", "不是", "并非", "不一定", "并不", "不需要", "不必", "无需",
    "没必要", "不用", "错误",
  ]
}
