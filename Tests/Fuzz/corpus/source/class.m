@interface A : UIView <B>
@property (nonatomic, strong) UIWindow *window;
@end
@implementation A
- (void)motionEnded:(UIEventSubtype)motion withEvent:(UIEvent *)event { self.window = nil; [self do:^(BOOL x) { return; }]; }
@end
