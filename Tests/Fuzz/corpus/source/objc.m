UIWindow *a = [[UIWindow alloc] initWithFrame:CGRectMake(20, 70, 200.5, 200)];
a.windowLevel = UIWindowLevelAlert + 1; // up
if (a.hidden == NO) { NSLog(@"%f", a.windowLevel); } else { [a makeKeyAndVisible]; }
