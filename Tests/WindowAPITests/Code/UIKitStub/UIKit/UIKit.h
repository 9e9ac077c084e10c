// As much of UIKit's interface as generated programs call, for the compiler to check them against.
#define nil ((void *)0)
#define YES ((BOOL)1)
#define NO ((BOOL)0)
typedef signed char BOOL;
typedef double CGFloat;
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef struct { CGFloat x, y; } CGPoint;
typedef struct { CGFloat width, height; } CGSize;
typedef struct { CGPoint origin; CGFloat width, height; } CGRect;
typedef struct { CGFloat a, b, c, d, tx, ty; } CGAffineTransform;
typedef struct { CGFloat top, left, bottom, right; } UIEdgeInsets;
extern const CGRect CGRectZero;
CGRect CGRectMake(CGFloat, CGFloat, CGFloat, CGFloat);
CGPoint CGPointMake(CGFloat, CGFloat);
CGSize CGSizeMake(CGFloat, CGFloat);
CGAffineTransform CGAffineTransformMake(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat);
CGAffineTransform CGAffineTransformMakeRotation(CGFloat);
CGAffineTransform CGAffineTransformMakeScale(CGFloat, CGFloat);
CGAffineTransform CGAffineTransformConcat(CGAffineTransform, CGAffineTransform);
UIEdgeInsets UIEdgeInsetsMake(CGFloat, CGFloat, CGFloat, CGFloat);
typedef CGFloat UIWindowLevel;
extern const UIWindowLevel UIWindowLevelNormal, UIWindowLevelStatusBar, UIWindowLevelAlert;

__attribute__((objc_root_class)) @interface NSObject
+ (instancetype)alloc;
+ (Class)class;
- (instancetype)init;
@end
@interface NSString : NSObject
@end
@interface NSConstantString : NSString
@end
@interface NSDictionary : NSObject
@end
@interface NSArray<T> : NSObject
@property (readonly) T lastObject;
+ (instancetype)arrayWithObjects:(const id *)objects count:(NSUInteger)count;
- (T)objectAtIndexedSubscript:(NSUInteger)index;
@end
@interface NSSet<T> : NSObject
@property (readonly) T anyObject;
@end
void NSLog(NSString *, ...);
SEL NSSelectorFromString(NSString *);
NSString *NSStringFromClass(Class);

@class UIWindow, UIWindowScene, UIViewController, UIScreen, UIScene, UIView;
@interface UIColor : NSObject
+ (UIColor *)colorWithRed:(CGFloat)r green:(CGFloat)g blue:(CGFloat)b alpha:(CGFloat)a;
+ (UIColor *)blackColor;
+ (UIColor *)blueColor;
+ (UIColor *)brownColor;
+ (UIColor *)clearColor;
+ (UIColor *)cyanColor;
+ (UIColor *)darkGrayColor;
+ (UIColor *)grayColor;
+ (UIColor *)greenColor;
+ (UIColor *)lightGrayColor;
+ (UIColor *)magentaColor;
+ (UIColor *)orangeColor;
+ (UIColor *)purpleColor;
+ (UIColor *)redColor;
+ (UIColor *)whiteColor;
+ (UIColor *)yellowColor;
@end

typedef enum { UIViewAutoresizingNone = 0, UIViewAutoresizingFlexibleLeftMargin = 1, UIViewAutoresizingFlexibleWidth = 2,
  UIViewAutoresizingFlexibleRightMargin = 4, UIViewAutoresizingFlexibleTopMargin = 8,
  UIViewAutoresizingFlexibleHeight = 16, UIViewAutoresizingFlexibleBottomMargin = 32 } UIViewAutoresizing;
typedef enum { UIControlEventTouchDown, UIControlEventTouchUpInside, UIControlEventTouchUpOutside, UIControlEventTouchCancel, UIControlEventTouchDownRepeat, UIControlEventTouchDragInside, UIControlEventTouchDragOutside, UIControlEventTouchDragEnter, UIControlEventTouchDragExit, UIControlEventAllEvents } UIControlEvents;
typedef enum { UIAlertViewStyleDefault, UIAlertViewStyleSecureTextInput, UIAlertViewStylePlainTextInput, UIAlertViewStyleLoginAndPasswordInput } UIAlertViewStyle;
typedef enum { UIAlertControllerStyleAlert, UIAlertControllerStyleActionSheet } UIAlertControllerStyle;
typedef enum { UIAlertActionStyleDefault, UIAlertActionStyleCancel, UIAlertActionStyleDestructive } UIAlertActionStyle;
typedef enum { UIModalPresentationAutomatic, UIModalPresentationNone, UIModalPresentationFullScreen, UIModalPresentationPageSheet, UIModalPresentationFormSheet, UIModalPresentationCurrentContext, UIModalPresentationCustom, UIModalPresentationOverFullScreen, UIModalPresentationOverCurrentContext, UIModalPresentationPopover } UIModalPresentationStyle;

@interface UIResponder : NSObject
- (BOOL)becomeFirstResponder;
- (BOOL)resignFirstResponder;
- (void)reloadInputViews;
@end
typedef enum { UISwipeGestureRecognizerDirectionRight = 1, UISwipeGestureRecognizerDirectionLeft = 2,
  UISwipeGestureRecognizerDirectionUp = 4, UISwipeGestureRecognizerDirectionDown = 8 } UISwipeGestureRecognizerDirection;
@class UIView;
@interface UIGestureRecognizer : NSObject
- (instancetype)initWithTarget:(id)target action:(SEL)action;
@property (readonly) UIView *view;
@property (getter=isEnabled) BOOL enabled;
@property BOOL cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded;
- (void)addTarget:(id)target action:(SEL)action;
- (void)removeTarget:(id)target action:(SEL)action;
- (void)requireGestureRecognizerToFail:(UIGestureRecognizer *)other;
@end
@interface UITapGestureRecognizer : UIGestureRecognizer
@property NSUInteger numberOfTapsRequired, numberOfTouchesRequired;
@end
@interface UILongPressGestureRecognizer : UIGestureRecognizer
@property double minimumPressDuration;
@property CGFloat allowableMovement;
@property NSUInteger numberOfTouchesRequired;
@end
@interface UIPanGestureRecognizer : UIGestureRecognizer
@property NSUInteger minimumNumberOfTouches;
@end
typedef enum { UIRectEdgeNone = 0, UIRectEdgeTop = 1, UIRectEdgeLeft = 2, UIRectEdgeBottom = 4, UIRectEdgeRight = 8 } UIRectEdge;
@interface UIScreenEdgePanGestureRecognizer : UIPanGestureRecognizer
@property UIRectEdge edges;
@end
@interface UIPinchGestureRecognizer : UIGestureRecognizer
@end
@interface UIRotationGestureRecognizer : UIGestureRecognizer
@end
@interface UISwipeGestureRecognizer : UIGestureRecognizer
@property UISwipeGestureRecognizerDirection direction;
@property NSUInteger numberOfTouchesRequired;
@end
typedef float UILayoutPriority;
typedef enum { UILayoutConstraintAxisHorizontal, UILayoutConstraintAxisVertical } UILayoutConstraintAxis;
typedef enum { NSLayoutRelationLessThanOrEqual, NSLayoutRelationEqual, NSLayoutRelationGreaterThanOrEqual } NSLayoutRelation;
typedef enum { NSLayoutAttributeLeft, NSLayoutAttributeRight, NSLayoutAttributeTop, NSLayoutAttributeBottom, NSLayoutAttributeLeading, NSLayoutAttributeTrailing, NSLayoutAttributeWidth, NSLayoutAttributeHeight, NSLayoutAttributeCenterX, NSLayoutAttributeCenterY } NSLayoutAttribute;
@interface NSLayoutConstraint : NSObject
+ (instancetype)constraintWithItem:(id)item attribute:(NSLayoutAttribute)first relatedBy:(NSLayoutRelation)relation toItem:(id)other attribute:(NSLayoutAttribute)second multiplier:(CGFloat)multiplier constant:(CGFloat)constant;
@property CGFloat constant;
@property UILayoutPriority priority;
@property (getter=isActive) BOOL active;
@end
@interface NSLayoutAnchor : NSObject
- (NSLayoutConstraint *)constraintEqualToAnchor:(id)anchor;
- (NSLayoutConstraint *)constraintEqualToAnchor:(id)anchor constant:(CGFloat)constant;
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(id)anchor;
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(id)anchor constant:(CGFloat)constant;
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(id)anchor;
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(id)anchor constant:(CGFloat)constant;
@end
@interface NSLayoutDimension : NSLayoutAnchor
- (NSLayoutConstraint *)constraintEqualToAnchor:(id)anchor multiplier:(CGFloat)multiplier;
- (NSLayoutConstraint *)constraintEqualToAnchor:(id)anchor multiplier:(CGFloat)multiplier constant:(CGFloat)constant;
- (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)constant;
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(id)anchor multiplier:(CGFloat)multiplier;
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(id)anchor multiplier:(CGFloat)multiplier constant:(CGFloat)constant;
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToConstant:(CGFloat)constant;
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(id)anchor multiplier:(CGFloat)multiplier;
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(id)anchor multiplier:(CGFloat)multiplier constant:(CGFloat)constant;
- (NSLayoutConstraint *)constraintLessThanOrEqualToConstant:(CGFloat)constant;
@end
@interface UILayoutGuide : NSObject
@property (readonly) NSLayoutAnchor *leadingAnchor, *trailingAnchor, *leftAnchor, *rightAnchor, *centerXAnchor, *topAnchor, *bottomAnchor, *centerYAnchor;
@property (readonly) NSLayoutDimension *widthAnchor, *heightAnchor;
@end
@interface UIView : UIResponder
- (void)addGestureRecognizer:(UIGestureRecognizer *)recognizer;
- (void)removeGestureRecognizer:(UIGestureRecognizer *)recognizer;
@property BOOL translatesAutoresizingMaskIntoConstraints;
@property (readonly) UILayoutGuide *safeAreaLayoutGuide;
- (void)setContentHuggingPriority:(UILayoutPriority)priority forAxis:(UILayoutConstraintAxis)axis;
- (void)setContentCompressionResistancePriority:(UILayoutPriority)priority forAxis:(UILayoutConstraintAxis)axis;
- (void)sizeToFit;
@property (readonly) NSLayoutAnchor *leadingAnchor, *trailingAnchor, *leftAnchor, *rightAnchor, *centerXAnchor, *topAnchor, *bottomAnchor, *centerYAnchor;
@property (readonly) NSLayoutDimension *widthAnchor, *heightAnchor;
- (BOOL)endEditing:(BOOL)force;
@property NSInteger tag;
@property CGRect frame, bounds;
@property CGPoint center;
@property CGAffineTransform transform;
@property UIViewAutoresizing autoresizingMask;
@property BOOL autoresizesSubviews, clipsToBounds;
@property CGFloat alpha;
@property (copy) UIColor *backgroundColor;
@property (getter=isOpaque) BOOL opaque;
@property (getter=isHidden) BOOL hidden;
@property (getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (getter=isMultipleTouchEnabled) BOOL multipleTouchEnabled;
@property (getter=isExclusiveTouch) BOOL exclusiveTouch;
- (instancetype)initWithFrame:(CGRect)frame;
- (void)addSubview:(UIView *)view;
- (void)insertSubview:(UIView *)view atIndex:(NSInteger)index;
- (void)insertSubview:(UIView *)view aboveSubview:(UIView *)sibling;
- (void)insertSubview:(UIView *)view belowSubview:(UIView *)sibling;
- (void)exchangeSubviewAtIndex:(NSInteger)one withSubviewAtIndex:(NSInteger)other;
- (void)bringSubviewToFront:(UIView *)view;
- (void)sendSubviewToBack:(UIView *)view;
- (void)removeFromSuperview;
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
@end
@interface UIControl : UIView
@property (getter=isEnabled) BOOL enabled;
- (void)addTarget:(id)target action:(SEL)action forControlEvents:(UIControlEvents)events;
- (void)removeTarget:(id)target action:(SEL)action forControlEvents:(UIControlEvents)events;
@end
@interface UITextField : UIControl
@property (strong) UIView *inputView, *inputAccessoryView;
@property (copy) NSString *text, *placeholder;
@end
@interface UISearchTextField : UITextField
@end
typedef enum {
  UIScrollViewContentInsetAdjustmentAutomatic, UIScrollViewContentInsetAdjustmentScrollableAxes,
  UIScrollViewContentInsetAdjustmentNever, UIScrollViewContentInsetAdjustmentAlways
} UIScrollViewContentInsetAdjustmentBehavior;
typedef enum {
  UIScrollViewKeyboardDismissModeNone, UIScrollViewKeyboardDismissModeOnDrag
} UIScrollViewKeyboardDismissMode;
@interface UIScrollView : UIView
@property CGPoint contentOffset;
@property CGSize contentSize;
@property UIEdgeInsets contentInset;
@property UIScrollViewContentInsetAdjustmentBehavior contentInsetAdjustmentBehavior;
@property (getter=isScrollEnabled) BOOL scrollEnabled;
@property BOOL delaysContentTouches, canCancelContentTouches, bounces;
@property BOOL alwaysBounceVertical, alwaysBounceHorizontal;
@property UIScrollViewKeyboardDismissMode keyboardDismissMode;
@end
@interface UIButton : UIControl
@end
@interface UISlider : UIControl
@end
@interface UIStepper : UIControl
@end
@interface UISwitch : UIControl
@end
@interface UISegmentedControl : UIControl
@end
@interface UIPageControl : UIControl
@end
@interface UIDatePicker : UIControl
@end
@interface UILabel : UIView
@end
@interface UIImageView : UIView
@end
@interface UINavigationBar : UIView
@property BOOL prefersLargeTitles;
@end
@interface UITabBar : UIView
@end
@interface UIToolbar : UIView
@end
@interface UIActivityIndicatorView : UIView
@end
@interface UIPickerView : UIView
@end
@interface UIProgressView : UIView
@end
@interface UISearchBar : UIView
@property (strong) UIView *inputView, *inputAccessoryView;
@property (copy) NSString *text;
@end
@interface UIStackView : UIView
@end
@interface UITableViewCell : UIView
@end
@interface UIVisualEffectView : UIView
@end
@interface UITextView : UIScrollView
@property (strong) UIView *inputView, *inputAccessoryView;
@property (copy) NSString *text;
@end
@interface UITableView : UIScrollView
@property CGFloat rowHeight;
@property BOOL allowsSelection, allowsMultipleSelection;
@end
@interface UIWindow : UIView
@property (strong) UIScreen *screen;
@property (weak) UIWindowScene *windowScene;
@property UIWindowLevel windowLevel;
@property (strong) UIViewController *rootViewController;
- (instancetype)initWithWindowScene:(UIWindowScene *)scene;
- (void)makeKeyAndVisible;
- (void)makeKeyWindow;
@end
@interface UIScreen : NSObject
@property (readonly) CGRect bounds;
+ (UIScreen *)mainScreen;
+ (NSArray<UIScreen *> *)screens;
@end

@interface UIAlertView : UIView
@property (copy) NSString *title, *message;
@property UIAlertViewStyle alertViewStyle;
@property NSInteger cancelButtonIndex;
- (NSInteger)addButtonWithTitle:(NSString *)title;
- (void)show;
@end
@interface UIActionSheet : UIView
@property (copy) NSString *title;
@property NSInteger cancelButtonIndex;
- (NSInteger)addButtonWithTitle:(NSString *)title;
- (void)showInView:(UIView *)view;
@end

typedef enum { UIBarButtonItemStylePlain } UIBarButtonItemStyle;
@interface UIBarButtonItem : NSObject
- (instancetype)initWithTitle:(NSString *)title style:(UIBarButtonItemStyle)style target:(id)target action:(SEL)action;
@end
typedef enum { UIPopoverArrowDirectionUp = 1, UIPopoverArrowDirectionDown = 2, UIPopoverArrowDirectionLeft = 4, UIPopoverArrowDirectionRight = 8 } UIPopoverArrowDirection;
@interface UIPopoverPresentationController : NSObject
@property (strong) UIView *sourceView;
@property CGRect sourceRect;
@property (strong) UIBarButtonItem *barButtonItem;
@property UIPopoverArrowDirection permittedArrowDirections;
@end
@protocol UISheetPresentationControllerDetentResolutionContext
@end
typedef NSString *UISheetPresentationControllerDetentIdentifier;
static UISheetPresentationControllerDetentIdentifier const UISheetPresentationControllerDetentIdentifierMedium;
static UISheetPresentationControllerDetentIdentifier const UISheetPresentationControllerDetentIdentifierLarge;
@interface UISheetPresentationControllerDetent : NSObject
+ (instancetype)mediumDetent;
+ (instancetype)largeDetent;
+ (instancetype)customDetentWithIdentifier:(UISheetPresentationControllerDetentIdentifier)identifier resolver:(CGFloat (^)(id<UISheetPresentationControllerDetentResolutionContext>))resolver;
@end
@interface UISheetPresentationController : NSObject
@property (copy) NSArray *detents;
@property (copy) UISheetPresentationControllerDetentIdentifier selectedDetentIdentifier;
@property (copy) UISheetPresentationControllerDetentIdentifier largestUndimmedDetentIdentifier;
@end
typedef enum { UINavigationItemLargeTitleDisplayModeAutomatic, UINavigationItemLargeTitleDisplayModeAlways,
  UINavigationItemLargeTitleDisplayModeNever } UINavigationItemLargeTitleDisplayMode;
@interface UINavigationItem : NSObject
@property UINavigationItemLargeTitleDisplayMode largeTitleDisplayMode;
@end
@interface UIViewController : UIResponder
@property BOOL hidesBottomBarWhenPushed;
@property UIRectEdge edgesForExtendedLayout;
@property BOOL modalPresentationCapturesStatusBarAppearance;
- (void)setNeedsStatusBarAppearanceUpdate;
@property (readonly) UINavigationItem *navigationItem;
@property (copy) NSString *title;
@property (strong) UIView *view;
@property BOOL definesPresentationContext;
@property UIModalPresentationStyle modalPresentationStyle;
@property (getter=isModalInPresentation) BOOL modalInPresentation;
@property UIEdgeInsets additionalSafeAreaInsets;
@property CGSize preferredContentSize;
@property (readonly) UIPopoverPresentationController *popoverPresentationController;
@property (readonly) UISheetPresentationController *sheetPresentationController;
- (void)loadViewIfNeeded;
- (void)addChildViewController:(UIViewController *)child;
- (void)removeFromParentViewController;
- (void)willMoveToParentViewController:(UIViewController *)parent;
- (void)didMoveToParentViewController:(UIViewController *)parent;
- (void)showViewController:(UIViewController *)controller sender:(id)sender;
- (void)showDetailViewController:(UIViewController *)controller sender:(id)sender;
- (void)transitionFromViewController:(UIViewController *)from toViewController:(UIViewController *)to duration:(double)duration options:(int)options animations:(void (^)(void))animations completion:(void (^)(BOOL))completion;
- (void)beginAppearanceTransition:(BOOL)isAppearing animated:(BOOL)animated;
- (void)endAppearanceTransition;
- (void)presentViewController:(UIViewController *)controller animated:(BOOL)animated
    completion:(void (^)(void))completion;
- (void)dismissViewControllerAnimated:(BOOL)animated completion:(void (^)(void))completion;
@end
@interface UITableViewController : UIViewController
@end
@protocol UINavigationControllerDelegate
@end
@interface UINavigationController : UIViewController
@property (weak) id<UINavigationControllerDelegate> delegate;
@property (copy) NSArray<UIViewController *> *viewControllers;
@property (getter=isNavigationBarHidden) BOOL navigationBarHidden;
@property (getter=isToolbarHidden) BOOL toolbarHidden;
@property (readonly) UINavigationBar *navigationBar;
- (void)setViewControllers:(NSArray<UIViewController *> *)controllers animated:(BOOL)animated;
- (void)pushViewController:(UIViewController *)controller animated:(BOOL)animated;
- (UIViewController *)popViewControllerAnimated:(BOOL)animated;
- (NSArray *)popToViewController:(UIViewController *)controller animated:(BOOL)animated;
- (NSArray *)popToRootViewControllerAnimated:(BOOL)animated;
@end
@protocol UITabBarControllerDelegate
@end
@interface UITabBarController : UIViewController
@property (weak) id<UITabBarControllerDelegate> delegate;
@property (copy) NSArray<UIViewController *> *viewControllers;
@property NSUInteger selectedIndex;
@property (weak) UIViewController *selectedViewController;
- (void)setViewControllers:(NSArray<UIViewController *> *)controllers animated:(BOOL)animated;
@end
@protocol UIPageViewControllerDelegate
@end
typedef enum : NSInteger {
  UIPageViewControllerTransitionStylePageCurl, UIPageViewControllerTransitionStyleScroll } UIPageViewControllerTransitionStyle;
typedef enum : NSInteger {
  UIPageViewControllerNavigationOrientationHorizontal,
  UIPageViewControllerNavigationOrientationVertical } UIPageViewControllerNavigationOrientation;
typedef enum : NSInteger {
  UIPageViewControllerNavigationDirectionForward, UIPageViewControllerNavigationDirectionReverse } UIPageViewControllerNavigationDirection;
@interface UIPageViewController : UIViewController
- (instancetype)initWithTransitionStyle:(UIPageViewControllerTransitionStyle)style
    navigationOrientation:(UIPageViewControllerNavigationOrientation)orientation
    options:(NSDictionary *)options;
@property (weak) id<UIPageViewControllerDelegate> delegate;
- (void)setViewControllers:(NSArray<UIViewController *> *)controllers
    direction:(UIPageViewControllerNavigationDirection)direction animated:(BOOL)animated
    completion:(void (^)(BOOL finished))completion;
@end
@protocol UISplitViewControllerDelegate
@end
@interface UISplitViewController : UIViewController
@property (weak) id<UISplitViewControllerDelegate> delegate;
@property (copy) NSArray<UIViewController *> *viewControllers;
@end
@interface UIAlertAction : NSObject
+ (instancetype)actionWithTitle:(NSString *)title style:(UIAlertActionStyle)style
    handler:(void (^)(UIAlertAction *))handler;
@end
@interface UIAlertController : UIViewController
@property (copy) NSString *message;
@property (readonly) NSArray<UITextField *> *textFields;
+ (instancetype)alertControllerWithTitle:(NSString *)title message:(NSString *)message
    preferredStyle:(UIAlertControllerStyle)style;
- (void)addAction:(UIAlertAction *)action;
- (void)addTextFieldWithConfigurationHandler:(void (^)(UITextField *))handler;
@end

@interface UIScene : UIResponder
@end
@interface UIWindowScene : UIScene
@end
@interface UISceneConnectionOptions : NSObject
@end
@interface UISceneSession : NSObject
@property (readonly) NSString *role;
@end
@interface UISceneConfiguration : NSObject
@property Class delegateClass;
- (instancetype)initWithName:(NSString *)name sessionRole:(NSString *)role;
@end
@class UIApplication;
@protocol UIWindowSceneDelegate
@end
@protocol UIApplicationDelegate
@optional
@property (strong, nonatomic) UIWindow *window;
@end
@interface UIApplication : UIResponder
@property (strong) NSObject<UIApplicationDelegate> *delegate;
@property (readonly) UIWindow *keyWindow;
@property (readonly) NSSet<UIScene *> *connectedScenes;
@property (getter=isStatusBarHidden) BOOL statusBarHidden;
+ (UIApplication *)sharedApplication;
- (BOOL)sendAction:(SEL)action to:(id)target from:(id)sender forEvent:(id)event;
@end
int UIApplicationMain(int, char *[], NSString *, NSString *);
