import Testing

@Suite("What programs of before iOS 8 use")
struct ObjectiveCOlderTests: ProgramSuite {
  let file = "main.m"

  @Test("An alert view comes in a window of its own, which is key until a button is touched")
  func alertView() {
    expect(
      objectiveCApp(
        root: "[Root new]",
        """
        @interface Root : UIViewController <UIAlertViewDelegate>
        @end
        @implementation Root
        - (void)viewDidAppear:(BOOL)animated {
          [super viewDidAppear:animated];
          UIAlertView *alert = [[UIAlertView alloc] initWithTitle:@"Delete?" message:nil delegate:self cancelButtonTitle:@"Cancel" otherButtonTitles:@"OK", @"Later", nil];
          alert.tag = 5;
          [alert show];
          NSLog(@"key %d", self.view.window.isKeyWindow);
        }
        - (void)willPresentAlertView:(UIAlertView *)alertView { NSLog(@"will present"); }
        - (void)alertView:(UIAlertView *)alertView clickedButtonAtIndex:(NSInteger)index {
          NSLog(@"%ld: %@ of %ld, cancel %d", (long)alertView.tag, [alertView buttonTitleAtIndex:index], (long)alertView.numberOfButtons, index == alertView.cancelButtonIndex);
        }
        - (void)alertView:(UIAlertView *)alertView didDismissWithButtonIndex:(NSInteger)index { NSLog(@"%ld, key %d", (long)index, self.view.window.isKeyWindow); }
        @end
        """), then: [.choose("OK")],
      """
      will present
      key 0
      5: OK of 3, cancel 0
      1, key 1
      """)
  }

  @Test("An animation that is begun and committed tells its delegate when it is over")
  func animations() {
    expect(
      """
      @interface Mover : NSObject
      @end
      @implementation Mover
      - (void)move:(UIView *)view {
        [UIView beginAnimations:@"move" context:NULL];
        [UIView setAnimationDuration:0.5];
        [UIView setAnimationCurve:UIViewAnimationCurveEaseOut];
        [UIView setAnimationDelegate:self];
        [UIView setAnimationDidStopSelector:@selector(animationDidStop:finished:context:)];
        view.alpha = 0;
        [UIView commitAnimations];
        NSLog(@"%.0f", view.alpha);
      }
      - (void)animationDidStop:(NSString *)name finished:(NSNumber *)finished context:(void *)context {
        NSLog(@"%@ %@", name, finished);
      }
      @end
      int main() {
        [[Mover new] move:[UIView new]];
        dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 0.4 * NSEC_PER_SEC), dispatch_get_main_queue(), ^{ NSLog(@"soon"); });
        return 0;
      }
      """,
      """
      0
      soon
      move 1
      """)
  }

  @Test("A timer starts once it is added to a run loop, and threads are those of queues")
  func threads() {
    expect(
      """
      @interface Clock : NSObject
      @end
      @implementation Clock
      - (void)start {
        NSTimer *timer = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(tick:) userInfo:@"t" repeats:YES];
        [[NSRunLoop currentRunLoop] addTimer:timer forMode:NSRunLoopCommonModes];
        [self performSelectorInBackground:@selector(work) withObject:nil];
        [self performSelectorOnMainThread:@selector(say:) withObject:@"later" waitUntilDone:NO];
        [self performSelectorOnMainThread:@selector(say:) withObject:@"now" waitUntilDone:YES];
      }
      - (void)say:(NSString *)text { NSLog(@"%@ %d", text, [NSThread isMainThread]); }
      - (void)work { NSLog(@"work %d", [NSThread isMainThread]); }
      - (void)tick:(NSTimer *)timer { static int count = 0; NSLog(@"tick %@", timer.userInfo); if (++count == 2) [timer invalidate]; }
      @end
      int main() { [[Clock new] start]; return 0; }
      """,
      """
      now 1
      work 0
      later 1
      tick t
      tick t
      """)
  }

  @Test("The main thread sleeps while nothing is due, and later work waits less")
  func sleep() {
    expect(
      """
      dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 1.5 * NSEC_PER_SEC), dispatch_get_main_queue(), ^{ NSLog(@"due"); });
      [NSThread sleepForTimeInterval:1];
      dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 1 * NSEC_PER_SEC), dispatch_get_main_queue(), ^{ NSLog(@"later"); });
      NSLog(@"awake");
      NSOperationQueue *queue = [[NSOperationQueue alloc] init];
      [queue addOperationWithBlock:^{ NSLog(@"main %d", [NSThread isMainThread]); }];
      [[NSOperationQueue mainQueue] addOperationWithBlock:^{ NSLog(@"main %d", [NSThread isMainThread]); }];
      """,
      """
      awake
      main 0
      main 1
      due
      later
      """)
    expect(
      "dispatch_async(dispatch_get_global_queue(0, 0), ^{ NSLog(@\"away\"); }); sleep(1); NSLog(@\"awake\");",
      "away\nawake")
    expect(
      "[NSTimer scheduledTimerWithTimeInterval:0.5 repeats:NO block:^(NSTimer *timer) { }]; sleep(1);",
      "CRASH 1: Something is due while the main thread sleeps, which is not supported.")
  }

  @Test("A group tells when the work of its queues is done")
  func groups() {
    expect(
      """
      dispatch_group_t group = dispatch_group_create();
      dispatch_queue_t queue = dispatch_queue_create("com.example.work", DISPATCH_QUEUE_SERIAL);
      dispatch_group_async(group, queue, ^{ NSLog(@"one"); });
      dispatch_group_async(group, queue, ^{ NSLog(@"two"); });
      dispatch_group_enter(group);
      dispatch_after(dispatch_time(DISPATCH_TIME_NOW, NSEC_PER_SEC), dispatch_get_main_queue(), ^{
        NSLog(@"three");
        dispatch_group_leave(group);
      });
      dispatch_group_notify(group, dispatch_get_main_queue(), ^{ NSLog(@"all"); });
      NSLog(@"first");
      """,
      """
      first
      one
      two
      three
      all
      """)
  }
}
