-- random-ios17-5
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(621,'random-ios17-5','jf0mal',CAST('{"profile":"ios17","device":"iPhone 5s","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,32,1520);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(621,1,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),1,4,6442357219630733550),
(621,2,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),5,0,330203035817663325),
(621,3,CAST('POST /scenes
' AS BLOB),5,1,-5303851602882523193),
(621,4,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),6,0,330203035817663325),
(621,5,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),6,4,-6836053445158175470),
(621,6,CAST('POST /scenes
' AS BLOB),10,1,-5303851602882523193),
(621,7,CAST('POST /scenes
{"id":"left"}' AS BLOB),11,1,-5122344983036895517),
(621,8,CAST('POST /views
{"id":"v1","superview":"b","frame":[194,202,142,50.5]}' AS BLOB),12,7,4077398157927175192),
(621,9,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),19,0,330203035817663325),
(621,10,CAST('POST /windows
{"id":"a","frame":[166,271,184,50.5]}' AS BLOB),19,0,997450828879730676),
(621,11,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),19,0,-430928917670273901),
(621,12,CAST('POST /controllers
{"id":"C","class":"UIViewController","title":"设置"}' AS BLOB),19,0,-8848855936784883200),
(621,13,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","title":"设置"}' AS BLOB),19,0,5934054500342608901),
(621,14,CAST('POST /scenes
' AS BLOB),19,1,-5303851602882523193),
(621,15,CAST('PATCH /windows/b
{"windowScene":"left"}' AS BLOB),20,0,-1301928054373279751),
(621,16,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"c","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),20,0,-6303761176771391307),
(621,17,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),20,0,330203035817663325),
(621,18,CAST('PATCH /windows/b
{"isHidden":false,"windowLevel":"alert"}' AS BLOB),20,1,7222790765832057791),
(621,19,CAST('POST /views
{"id":"v3","superview":"b","frame":[80,268,66,50.5]}' AS BLOB),21,7,2972426732686480591),
(621,20,CAST('PATCH /application
{"state":"background"}' AS BLOB),28,2,-222926271920043999),
(621,21,CAST('POST /inputs
{"type":"tap","at":[52,135]}' AS BLOB),30,1,-47795435582437675),
(621,22,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),31,0,330203035817663325),
(621,23,CAST('POST /windows/a/makeKey
' AS BLOB),31,0,-4277012787105656895),
(621,24,CAST('POST /views/b/subviews
{"view":"v3"}' AS BLOB),31,0,602573124418289632),
(621,25,CAST('POST /controllers/nav/dismiss
{"animated":false}' AS BLOB),31,0,1157771247786694686),
(621,26,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),31,0,1364654489772078654),
(621,27,CAST('POST /windows/b/makeKey
' AS BLOB),31,0,-4085112580418387742),
(621,28,CAST('PATCH /application
{"state":"background"}' AS BLOB),31,0,-222926271920043999),
(621,29,CAST('POST /inputs
{"type":"tap","at":[169,23]}' AS BLOB),31,0,-3753991679100458144),
(621,30,CAST('POST /controllers/nav/push
{"controller":"C","animated":false}' AS BLOB),31,2,-1411994790140998947);
INSERT INTO last_use (session, time) VALUES
(621,1795473499);

-- random-ios17-6
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(622,'random-ios17-6','ucuu88',CAST('{"profile":"ios17","device":"iPhone X","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false},"nib":{"windows":[{"id":"main","outlets":["delegate.window"],"rootViewController":{"id":"home","view":{"id":"board","subviews":[{"id":"title","class":"UILabel"}]}}}]}}' AS BLOB),x'',31,19,1481);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(622,1,CAST('POST /nibs
{"windows":[{"id":"main","outlets":["delegate.window"],"rootViewController":{"id":"home","view":{"id":"board","subviews":[{"id":"title","class":"UILabel"}]}}}]}' AS BLOB),1,8,-4277619459591903072),
(622,2,CAST('POST /scenes
' AS BLOB),9,1,-5303851602882523193),
(622,3,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),10,0,5923575542717608431),
(622,4,CAST('POST /scenes
{"id":"left"}' AS BLOB),10,1,-5122344983036895517),
(622,5,CAST('POST /inputs
{"type":"tap","at":[280,141]}' AS BLOB),11,0,3334748774837485765),
(622,6,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"a","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),11,0,-6485097754073038373),
(622,7,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),11,0,330203035817663325),
(622,8,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),11,0,330203035817663325),
(622,9,CAST('POST /windows
{"id":"b","frame":[160,67,154,50.5]}' AS BLOB),11,0,2002258566476776497),
(622,10,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),11,0,5687422765970617551),
(622,11,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),11,0,5687422765970617551),
(622,12,CAST('PUT /references/b.kept
{"object":"a"}' AS BLOB),11,0,-4230005519028716638),
(622,13,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),11,0,-430928917670273901),
(622,14,CAST('POST /controllers/home/dismiss
{"animated":true}' AS BLOB),11,0,-5624421672900764143),
(622,15,CAST('POST /windows
{"id":"c","frame":[50,21,162,50.5]}' AS BLOB),11,0,-4435310248193628037),
(622,16,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),11,0,330203035817663325),
(622,17,CAST('PATCH /windows/a
{"windowScene":"left"}' AS BLOB),11,0,-2269009231317398266),
(622,18,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),11,0,330203035817663325),
(622,19,CAST('PUT /references/c.kept
{"object":"a"}' AS BLOB),11,0,399338187133663053),
(622,20,CAST('POST /inputs
{"type":"tap","at":[23,144]}' AS BLOB),11,0,8894324009826654417),
(622,21,CAST('POST /windows/c/makeKey
' AS BLOB),11,0,8773930423188394059),
(622,22,CAST('PATCH /windows/b
{"isHidden":false,"windowLevel":"alert"}' AS BLOB),11,0,7222790765832057791),
(622,23,CAST('PATCH /windows/b
{"rootViewController":null}' AS BLOB),11,0,8093553760257797618),
(622,24,CAST('DELETE /references/B
' AS BLOB),11,1,8145411062333629366),
(622,25,CAST('POST /scenes
' AS BLOB),12,1,-5303851602882523193),
(622,26,CAST('PATCH /application
{"state":"background"}' AS BLOB),13,2,-222926271920043999),
(622,27,CAST('PATCH /windows/a
{"windowScene":"left"}' AS BLOB),15,0,-2269009231317398266),
(622,28,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),15,5,6442357219630733550),
(622,29,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),20,0,330203035817663325),
(622,30,CAST('POST /inputs
{"type":"tap","at":[261,305]}' AS BLOB),20,0,2097922698138364946),
(622,31,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","title":"设置"}' AS BLOB),20,0,5934054500342608901);
INSERT INTO last_use (session, time) VALUES
(622,1795473499);

-- random-ios17-7
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(623,'random-ios17-7','dzsy7n',CAST('{"profile":"ios17","device":"iPhone 14","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,25,1484);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(623,1,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),1,0,330203035817663325),
(623,2,CAST('POST /scenes
' AS BLOB),1,1,-5303851602882523193),
(623,3,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),2,0,330203035817663325),
(623,4,CAST('POST /inputs
{"type":"tap","at":[267,149]}' AS BLOB),2,0,-2702418757357306386),
(623,5,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","title":"设置"}' AS BLOB),2,0,5934054500342608901),
(623,6,CAST('POST /inputs
{"type":"tap","at":[151,300]}' AS BLOB),2,0,-7876861658691058337),
(623,7,CAST('PATCH /application
{"state":"background"}' AS BLOB),2,2,-222926271920043999),
(623,8,CAST('POST /scenes
{"id":"left"}' AS BLOB),4,1,-5122344983036895517),
(623,9,CAST('POST /inputs
{"type":"tap","at":[258,25]}' AS BLOB),5,0,-591752017298235235),
(623,10,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),5,0,330203035817663325),
(623,11,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),5,0,-430928917670273901),
(623,12,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),5,0,-6836053445158175470),
(623,13,CAST('POST /controllers/nav/pop
{}' AS BLOB),5,0,-6325120663391127011),
(623,14,CAST('POST /controllers/nav/pop
{}' AS BLOB),5,0,-6325120663391127011),
(623,15,CAST('POST /controllers/B/present
{"viewController":"nav","animated":true}' AS BLOB),5,0,2795310347703420347),
(623,16,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),5,0,330203035817663325),
(623,17,CAST('POST /windows/b/makeKey
' AS BLOB),5,0,-4085112580418387742),
(623,18,CAST('POST /views
{"id":"v2","superview":"b","frame":[189,245,119,50.5]}' AS BLOB),5,7,-8183153619574630846),
(623,19,CAST('POST /controllers
{"id":"home","class":"UIViewController","title":"设置"}' AS BLOB),12,0,582566796760767488),
(623,20,CAST('POST /inputs
{"type":"tap","at":[299,378]}' AS BLOB),12,0,7750531724444654577),
(623,21,CAST('PATCH /application
{"state":"active"}' AS BLOB),12,2,6524705844041617891),
(623,22,CAST('POST /windows
{"id":"a","frame":[11,200,130,50.5]}' AS BLOB),14,0,3826294875291846074),
(623,23,CAST('POST /views/v2/becomeFirstResponder
' AS BLOB),14,0,-7662007173206276529),
(623,24,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),14,0,1364654489772078654),
(623,25,CAST('POST /views/v2/removeFromSuperview
' AS BLOB),14,5,7476879756394548214),
(623,26,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),19,0,5923575542717608431),
(623,27,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),19,0,-962325199769512983),
(623,28,CAST('POST /views
{"id":"v3","superview":"v2","frame":[78,70,80,50.5]}' AS BLOB),19,3,912197320803889299),
(623,29,CAST('PATCH /views/v3
{"frame":[114,248,191,50.5],"alpha":1}' AS BLOB),22,0,-901008940566387729),
(623,30,CAST('POST /controllers/nav/setViewControllers
{"viewControllers":["A","B"],"animated":false}' AS BLOB),22,4,-706073491395168789);
INSERT INTO last_use (session, time) VALUES
(623,1795473499);

-- random-ios17-8
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(624,'random-ios17-8','vlegdd',CAST('{"profile":"ios17","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,11,1523);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(624,1,CAST('POST /scenes
' AS BLOB),1,1,-5303851602882523193),
(624,2,CAST('POST /inputs
{"type":"tap","at":[173,366]}' AS BLOB),2,0,-7117318942607394697),
(624,3,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),2,0,-6836053445158175470),
(624,4,CAST('POST /controllers
{"id":"home","class":"UIViewController","title":"设置"}' AS BLOB),2,0,582566796760767488),
(624,5,CAST('POST /scenes
{"id":"left"}' AS BLOB),2,1,-5122344983036895517),
(624,6,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),3,0,330203035817663325),
(624,7,CAST('POST /scenes
' AS BLOB),3,1,-5303851602882523193),
(624,8,CAST('POST /windows/b/makeKey
' AS BLOB),4,0,-4085112580418387742),
(624,9,CAST('POST /windows/b/makeKey
' AS BLOB),4,0,-4085112580418387742),
(624,10,CAST('DELETE /references/home
' AS BLOB),4,1,4174935831444303885),
(624,11,CAST('PATCH /application
{"state":"active"}' AS BLOB),5,0,6524705844041617891),
(624,12,CAST('POST /controllers
{"id":"C","class":"UIViewController","title":"设置"}' AS BLOB),5,0,-8848855936784883200),
(624,13,CAST('PATCH /application
{"state":"background"}' AS BLOB),5,2,-222926271920043999),
(624,14,CAST('POST /inputs
{"type":"tap","at":[280,219]}' AS BLOB),7,0,-8028417413287374791),
(624,15,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),7,0,-430928917670273901),
(624,16,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),7,0,4300014696512280105),
(624,17,CAST('POST /controllers/B/addChild
{"controller":"tab"}' AS BLOB),7,1,-7387704708839298349),
(624,18,CAST('POST /inputs
{"type":"tap","at":[140,386]}' AS BLOB),8,0,1525828427647609239),
(624,19,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"a","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),8,0,-6485097754073038373),
(624,20,CAST('POST /controllers/tab/dismiss
{"animated":false}' AS BLOB),8,0,2396031919891234684),
(624,21,CAST('PATCH /application
{"state":"background"}' AS BLOB),8,0,-222926271920043999),
(624,22,CAST('POST /scenes
' AS BLOB),8,1,-5303851602882523193),
(624,23,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),9,0,330203035817663325),
(624,24,CAST('PUT /references/a.kept
{"object":"B"}' AS BLOB),9,0,-3447479749062671122),
(624,25,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),9,0,-962325199769512983),
(624,26,CAST('POST /scenes
' AS BLOB),9,1,-5303851602882523193),
(624,27,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),10,0,5923575542717608431),
(624,28,CAST('PATCH /application
{"state":"active"}' AS BLOB),10,2,6524705844041617891),
(624,29,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"c","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),12,0,-6303761176771391307),
(624,30,CAST('PUT /references/b.kept
{"object":"c"}' AS BLOB),12,0,-3038999130505664484);
INSERT INTO last_use (session, time) VALUES
(624,1795473499);

-- random-ios17-9
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(625,'random-ios17-9','az5m1c',CAST('{"profile":"ios17","device":"iPhone 5s","launch":"foreground","runLoop":"manual","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,15,1520);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(625,1,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),1,0,1364654489772078654),
(625,2,CAST('POST /inputs
{"type":"tap","at":[77,21]}' AS BLOB),1,0,-6515788624454498952),
(625,3,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),1,0,-6836053445158175470),
(625,4,CAST('POST /inputs
{"type":"tap","at":[40,28]}' AS BLOB),1,0,5137933690805154765),
(625,5,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),1,0,4300014696512280105),
(625,6,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),1,0,5923575542717608431),
(625,7,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),1,0,-430928917670273901),
(625,8,CAST('POST /scenes
{"id":"left"}' AS BLOB),1,1,-5122344983036895517),
(625,9,CAST('POST /windows
{"id":"c","frame":[160,155,174,50.5]}' AS BLOB),2,0,-5980450642372035168),
(625,10,CAST('POST /windows/b/makeKey
' AS BLOB),2,0,-4085112580418387742),
(625,11,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","title":"设置"}' AS BLOB),2,0,5934054500342608901),
(625,12,CAST('POST /controllers/nav/push
{"controller":"A","animated":false}' AS BLOB),2,1,3693646119890493431),
(625,13,CAST('PATCH /windows/b
{"windowScene":"left"}' AS BLOB),3,0,-1301928054373279751),
(625,14,CAST('POST /controllers/A/dismiss
{"animated":false}' AS BLOB),3,0,-6280152251374465528),
(625,15,CAST('POST /windows
{"id":"a","frame":[33,248,138,50.5]}' AS BLOB),3,0,-2651756689605716490),
(625,16,CAST('DELETE /references/B
' AS BLOB),3,1,8145411062333629366),
(625,17,CAST('POST /controllers
{"id":"home","class":"UIViewController","title":"设置"}' AS BLOB),4,0,582566796760767488),
(625,18,CAST('PATCH /windows/a
{"isHidden":false,"windowLevel":0}' AS BLOB),4,0,-3984625282274753878),
(625,19,CAST('POST /controllers/nav/pop
{}' AS BLOB),4,0,-6325120663391127011),
(625,20,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),4,0,5687422765970617551),
(625,21,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),4,4,6442357219630733550),
(625,22,CAST('POST /controllers/home/addChild
{"controller":"nav"}' AS BLOB),8,1,7249514609621572688),
(625,23,CAST('DELETE /references/a
' AS BLOB),9,1,8117687976145404737),
(625,24,CAST('POST /controllers/nav/popToRoot
{}' AS BLOB),10,0,2572033617891084490),
(625,25,CAST('DELETE /references/nav
' AS BLOB),10,0,6966119131717160027),
(625,26,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),10,4,5923575542717608431),
(625,27,CAST('PATCH /windows/b
{"rootViewController":null}' AS BLOB),14,0,8093553760257797618),
(625,28,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),14,2,-962325199769512983),
(625,29,CAST('POST /controllers
{"id":"C","class":"UIViewController","title":"设置"}' AS BLOB),16,0,-8848855936784883200),
(625,30,CAST('POST /inputs
{"type":"tap","at":[99,141]}' AS BLOB),16,0,4684289039927751575);
INSERT INTO last_use (session, time) VALUES
(625,1795473499);

-- long-ios17
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(626,'long-ios17','79csrd',CAST('{"profile":"ios17","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',157,148,5063);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(626,1,CAST('POST /scenes
{"id":"left"}' AS BLOB),1,1,-5122344983036895517),
(626,2,CAST('POST /windows
{"id":"a","windowScene":"left"}' AS BLOB),2,0,4102263284594555360),
(626,3,CAST('PUT /references/a.owner
{"object":"a"}' AS BLOB),2,0,-7526271820608242344),
(626,4,CAST('POST /windows
{"id":"b","windowScene":"left"}' AS BLOB),2,0,-1510697675486795353),
(626,5,CAST('PUT /references/b.owner
{"object":"b"}' AS BLOB),2,0,8289721644836121034),
(626,6,CAST('POST /windows
{"id":"c","windowScene":"left"}' AS BLOB),2,0,4256637357833658366),
(626,7,CAST('PUT /references/c.owner
{"object":"c"}' AS BLOB),2,0,-7695445929145728024),
(626,8,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),2,1,-2016837948165473347),
(626,9,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),3,0,6026880111664425435),
(626,10,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),3,1,-962325199769512983),
(626,11,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),4,3,7276731318947589908),
(626,12,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),7,1,-338817743101531530),
(626,13,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),8,0,-7353600902139317007),
(626,14,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),8,1,-224917360849148362),
(626,15,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),9,0,-2283037989069199744),
(626,16,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),9,1,-2016837948165473347),
(626,17,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),10,0,7276731318947589908),
(626,18,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),10,0,7276731318947589908),
(626,19,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),10,2,-962325199769512983),
(626,20,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),12,2,7276731318947589908),
(626,21,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),14,0,-3512892215147162056),
(626,22,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),14,0,-7352760875255553028),
(626,23,CAST('POST /windows/a/makeKey
' AS BLOB),14,2,-4277012787105656895),
(626,24,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),16,2,-962325199769512983),
(626,25,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),18,0,-338817743101531530),
(626,26,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),18,0,6027728934641215102),
(626,27,CAST('POST /windows/a/makeKey
' AS BLOB),18,2,-4277012787105656895),
(626,28,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),20,0,-2285852738836852229),
(626,29,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),20,0,-5475143325329567646),
(626,30,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),20,0,-2285852738836852229),
(626,31,CAST('POST /windows/c/makeKey
' AS BLOB),20,2,8773930423188394059),
(626,32,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),22,0,-2016837948165473347),
(626,33,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),22,0,7276731318947589908),
(626,34,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),22,0,-3512892215147162056),
(626,35,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),22,2,-5475143325329567646),
(626,36,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),24,0,-338817743101531530),
(626,37,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),24,0,-5475143325329567646),
(626,38,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),24,2,7276731318947589908),
(626,39,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),26,0,6027728934641215102),
(626,40,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),26,2,-962325199769512983),
(626,41,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),28,0,-2285852738836852229),
(626,42,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),28,1,2611972040586493747),
(626,43,CAST('POST /windows/a/makeKey
' AS BLOB),29,2,-4277012787105656895),
(626,44,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),31,1,-224917360849148362),
(626,45,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),32,2,7276731318947589908),
(626,46,CAST('POST /views
{"id":"v4","superview":"b","frame":[156,162,126,50.5]}' AS BLOB),34,7,7594901831526215216),
(626,47,CAST('POST /windows/c/makeKey
' AS BLOB),41,0,8773930423188394059),
(626,48,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),41,0,-224917360849148362),
(626,49,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),41,0,6027728934641215102),
(626,50,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),41,0,-7355575625023205513),
(626,51,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),41,3,-962325199769512983),
(626,52,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),44,1,-338817743101531530),
(626,53,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),45,2,-5475143325329567646),
(626,54,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),47,0,-7353600902139317007),
(626,55,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),47,1,-8722946263052837043),
(626,56,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),48,2,-962325199769512983),
(626,57,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),50,0,-2283037989069199744),
(626,58,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),50,0,-2284722440883240546),
(626,59,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),50,0,-7354445327069593830),
(626,60,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),50,0,-8722946263052837043),
(626,61,CAST('POST /windows/b/makeKey
' AS BLOB),50,0,-4085112580418387742),
(626,62,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),50,0,6027728934641215102),
(626,63,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),50,3,7276731318947589908),
(626,64,CAST('POST /windows/c/makeKey
' AS BLOB),53,0,8773930423188394059),
(626,65,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),53,0,7276731318947589908),
(626,66,CAST('POST /windows/b/makeKey
' AS BLOB),53,2,-4085112580418387742),
(626,67,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),55,3,-224917360849148362),
(626,68,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),58,3,-962325199769512983),
(626,69,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),61,2,-5475143325329567646),
(626,70,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),63,1,-224917360849148362),
(626,71,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),64,1,-2016837948165473347),
(626,72,CAST('POST /windows/c/makeKey
' AS BLOB),65,2,8773930423188394059),
(626,73,CAST('POST /windows/a/makeKey
' AS BLOB),67,2,-4277012787105656895),
(626,74,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),69,2,-962325199769512983),
(626,75,CAST('POST /windows/b/makeKey
' AS BLOB),71,0,-4085112580418387742),
(626,76,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),71,0,6029694861432077920),
(626,77,CAST('POST /windows/a/makeKey
' AS BLOB),71,2,-4277012787105656895),
(626,78,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),73,0,-7352760875255553028),
(626,79,CAST('POST /windows/a/makeKey
' AS BLOB),73,0,-4277012787105656895),
(626,80,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),73,2,7276731318947589908),
(626,81,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),75,0,7276731318947589908),
(626,82,CAST('POST /windows/c/makeKey
' AS BLOB),75,0,8773930423188394059),
(626,83,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),75,2,-5475143325329567646),
(626,84,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),77,0,-2016837948165473347),
(626,85,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),77,0,-2284722440883240546),
(626,86,CAST('POST /windows/a/makeKey
' AS BLOB),77,0,-4277012787105656895),
(626,87,CAST('POST /windows/c/makeKey
' AS BLOB),77,2,8773930423188394059),
(626,88,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),79,0,-2284722440883240546),
(626,89,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),79,0,6026880111664425435),
(626,90,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),79,0,-3512892215147162056),
(626,91,CAST('POST /windows/a/makeKey
' AS BLOB),79,2,-4277012787105656895),
(626,92,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),81,0,-2284722440883240546),
(626,93,CAST('POST /windows/c/makeKey
' AS BLOB),81,2,8773930423188394059),
(626,94,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),83,0,6027728934641215102),
(626,95,CAST('POST /windows/a/makeKey
' AS BLOB),83,2,-4277012787105656895),
(626,96,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),85,0,-338817743101531530),
(626,97,CAST('POST /windows/c/makeKey
' AS BLOB),85,2,8773930423188394059),
(626,98,CAST('POST /scenes
' AS BLOB),87,1,-5303851602882523193),
(626,99,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),88,0,6029694861432077920),
(626,100,CAST('POST /windows/b/makeKey
' AS BLOB),88,2,-4085112580418387742),
(626,101,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),90,0,-962325199769512983),
(626,102,CAST('POST /windows/a/makeKey
' AS BLOB),90,2,-4277012787105656895),
(626,103,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),92,1,-224917360849148362),
(626,104,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),93,1,-2016837948165473347),
(626,105,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),94,0,6029694861432077920),
(626,106,CAST('POST /windows/a/makeKey
' AS BLOB),94,0,-4277012787105656895),
(626,107,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),94,1,-224917360849148362),
(626,108,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),95,0,-5475143325329567646),
(626,109,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),95,0,6028854834548313941),
(626,110,CAST('POST /windows/b/makeKey
' AS BLOB),95,2,-4085112580418387742),
(626,111,CAST('POST /windows/a/makeKey
' AS BLOB),97,2,-4277012787105656895),
(626,112,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),99,0,-2283878015952963723),
(626,113,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),99,0,-5475143325329567646),
(626,114,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),99,0,-5475143325329567646),
(626,115,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),99,0,-2285852738836852229),
(626,116,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),99,1,-2016837948165473347),
(626,117,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),100,0,-2283037989069199744),
(626,118,CAST('POST /windows/b/makeKey
' AS BLOB),100,2,-4085112580418387742),
(626,119,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),102,3,-224917360849148362),
(626,120,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),105,3,-8722946263052837043),
(626,121,CAST('POST /windows/b/makeKey
' AS BLOB),108,2,-4085112580418387742),
(626,122,CAST('POST /windows/b/makeKey
' AS BLOB),110,0,-4085112580418387742),
(626,123,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),110,2,-5475143325329567646),
(626,124,CAST('POST /windows/a/makeKey
' AS BLOB),112,0,-4277012787105656895),
(626,125,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),112,1,-2016837948165473347),
(626,126,CAST('POST /windows/c/makeKey
' AS BLOB),113,2,8773930423188394059),
(626,127,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),115,2,-5475143325329567646),
(626,128,CAST('POST /controllers
{"id":"C","class":"UIViewController","title":"设置"}' AS BLOB),117,0,-8848855936784883200),
(626,129,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),117,0,-7355575625023205513),
(626,130,CAST('POST /windows/c/makeKey
' AS BLOB),117,2,8773930423188394059),
(626,131,CAST('POST /windows/c/makeKey
' AS BLOB),119,0,8773930423188394059),
(626,132,CAST('POST /windows/c/makeKey
' AS BLOB),119,0,8773930423188394059),
(626,133,CAST('POST /windows/a/makeKey
' AS BLOB),119,2,-4277012787105656895),
(626,134,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),121,0,-2285852738836852229),
(626,135,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),121,2,-962325199769512983),
(626,136,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),123,3,7276731318947589908),
(626,137,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),126,2,-5475143325329567646),
(626,138,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),128,0,-5475143325329567646),
(626,139,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),128,0,-2283878015952963723),
(626,140,CAST('POST /views/v4/removeFromSuperview
' AS BLOB),128,5,1493994363991015952),
(626,141,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),133,1,-224917360849148362),
(626,142,CAST('POST /windows/c/makeKey
' AS BLOB),134,2,8773930423188394059),
(626,143,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),136,1,-2016837948165473347),
(626,144,CAST('POST /windows/c/makeKey
' AS BLOB),137,0,8773930423188394059),
(626,145,CAST('POST /windows/b/makeKey
' AS BLOB),137,2,-4085112580418387742),
(626,146,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),139,3,-224917360849148362),
(626,147,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),142,0,-2285852738836852229),
(626,148,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),142,1,-2016837948165473347),
(626,149,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),143,0,-7352760875255553028),
(626,150,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),143,2,-5475143325329567646),
(626,151,CAST('POST /windows/b/makeKey
' AS BLOB),145,2,-4085112580418387742),
(626,152,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),147,0,-7352760875255553028),
(626,153,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),147,1,-8722946263052837043),
(626,154,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),148,1,2611972040586493747),
(626,155,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),149,0,2611972040586493747),
(626,156,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),149,0,6026880111664425435),
(626,157,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),149,0,-2283878015952963723);
INSERT INTO last_use (session, time) VALUES
(626,1795473499);

-- fork
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(627,'fork','odqjz0',CAST('{"profile":"ios13","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"optional","touchMakesKey":false,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',75,69,238);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(627,71,CAST('PATCH /windows/c
{"rootViewController":null}' AS BLOB),66,0,6378404845067812589),
(627,72,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),66,0,-430928917670273901),
(627,73,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),66,0,330203035817663325),
(627,74,CAST('POST /inputs
{"type":"tap","at":[234,380]}' AS BLOB),66,0,-8016651757167098813),
(627,75,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),66,4,6442357219630733550);
INSERT INTO fork (session, parent, revision) VALUES
(627,615,70);
INSERT INTO last_use (session, time) VALUES
(627,1795473499);

-- fork-of-fork
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(628,'fork-of-fork','iauzcq',CAST('{"profile":"ios13","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"optional","touchMakesKey":false,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',78,72,241);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(628,74,CAST('POST /inputs
{"type":"tap","at":[45,109]}' AS BLOB),66,0,-7635517789313112038),
(628,75,CAST('POST /inputs
{"type":"tap","at":[198,64]}' AS BLOB),66,0,3976874941150648333),
(628,76,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),66,3,-5475143325329567646),
(628,77,CAST('POST /controllers
{"id":"home","class":"UIViewController","title":"设置"}' AS BLOB),69,0,582566796760767488),
(628,78,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),69,4,6442357219630733550);
INSERT INTO fork (session, parent, revision) VALUES
(628,627,73);
INSERT INTO last_use (session, time) VALUES
(628,1795473499);

INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(629,61,CAST('POST /windows/a/makeKey
' AS BLOB),46,0,-4277012787105656895),
(629,62,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),46,0,330203035817663325),
(629,63,CAST('POST /windows/b/makeKey
' AS BLOB),46,2,-4085112580418387742);
INSERT INTO removed (session, held) VALUES
(629,63);
INSERT INTO fork (session, parent, revision) VALUES
(629,593,60);

-- orphan
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(630,'orphan','bbbuh7',CAST('{"profile":"ios8","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":false,"keyOnDealloc":"fallback","windowInitFrame":"zero","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',68,84,246);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(630,64,CAST('POST /alerts/ask/show
' AS BLOB),48,30,-5686727630897093027),
(630,65,CAST('POST /inputs
{"type":"tap","at":[94,224]}' AS BLOB),78,0,-4676178831411718856),
(630,66,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),78,0,4300014696512280105),
(630,67,CAST('POST /views
{"id":"v1","superview":"c","frame":[175,66,119,50.5]}' AS BLOB),78,7,-4960602718404006764),
(630,68,CAST('POST /inputs
{"type":"tap","at":[240,262]}' AS BLOB),85,0,-2415711866806783041);
INSERT INTO fork (session, parent, revision) VALUES
(630,629,63);
INSERT INTO last_use (session, time) VALUES
(630,1795473499);

-- rotated
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(631,'rotated','72wk00',CAST('{"profile":"ios13","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"optional","touchMakesKey":false,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',673,117157,30392);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(631,1,CAST('POST /controllers
{"id":"root"}' AS BLOB),1,0,2521448154091930970),
(631,2,CAST('POST /windows
{"id":"window","rootViewController":"root"}' AS BLOB),1,0,7540517560897751555),
(631,3,CAST('POST /windows/window/makeKeyAndVisible
' AS BLOB),1,27,762622985407130459),
(631,4,CAST('POST /controllers
{"id":"c0"}' AS BLOB),28,0,-6979715688631141979),
(631,5,CAST('POST /controllers/c0/loadViewIfNeeded
' AS BLOB),28,2,-6694598962929405077),
(631,6,CAST('POST /controllers/root/addChild
{"controller":"c0"}' AS BLOB),30,1,2653588993112241987),
(631,7,CAST('POST /views/root-view/subviews
{"view":"c0-view"}' AS BLOB),31,13,6389422834144050108),
(631,8,CAST('POST /controllers
{"id":"c1"}' AS BLOB),44,0,-6359299759902530914),
(631,9,CAST('POST /controllers/c1/loadViewIfNeeded
' AS BLOB),44,2,-6677395720916073396),
(631,10,CAST('POST /controllers/root/addChild
{"controller":"c1"}' AS BLOB),46,1,3342966291148622772),
(631,11,CAST('POST /views/root-view/subviews
{"view":"c1-view"}' AS BLOB),47,13,-5027725328041144391),
(631,12,CAST('POST /controllers
{"id":"c2"}' AS BLOB),60,0,-5735229054522503385),
(631,13,CAST('POST /controllers/c2/loadViewIfNeeded
' AS BLOB),60,2,-8209553420471422827),
(631,14,CAST('POST /controllers/root/addChild
{"controller":"c2"}' AS BLOB),62,1,1470463903938692481),
(631,15,CAST('POST /views/root-view/subviews
{"view":"c2-view"}' AS BLOB),63,13,-2735937414094875954),
(631,16,CAST('POST /controllers
{"id":"c3"}' AS BLOB),76,0,-5046133231462944616),
(631,17,CAST('POST /controllers/c3/loadViewIfNeeded
' AS BLOB),76,2,-2580430020425518026),
(631,18,CAST('POST /controllers/root/addChild
{"controller":"c3"}' AS BLOB),78,1,2029518287732214458),
(631,19,CAST('POST /views/root-view/subviews
{"view":"c3-view"}' AS BLOB),79,13,-5628054141750305349),
(631,20,CAST('POST /controllers
{"id":"c4"}' AS BLOB),92,0,8970446496395426129),
(631,21,CAST('POST /controllers/c4/loadViewIfNeeded
' AS BLOB),92,2,4206534042963322407),
(631,22,CAST('POST /controllers/root/addChild
{"controller":"c4"}' AS BLOB),94,1,5150170881795225495),
(631,23,CAST('POST /views/root-view/subviews
{"view":"c4-view"}' AS BLOB),95,13,7426492284806222448),
(631,24,CAST('POST /controllers
{"id":"c5"}' AS BLOB),108,0,-8856163123562336438),
(631,25,CAST('POST /controllers/c5/loadViewIfNeeded
' AS BLOB),108,2,3454306753798696136),
(631,26,CAST('POST /controllers/root/addChild
{"controller":"c5"}' AS BLOB),110,1,5778186634896517192),
(631,27,CAST('POST /views/root-view/subviews
{"view":"c5-view"}' AS BLOB),111,13,8419763999847313821),
(631,28,CAST('POST /controllers
{"id":"c6"}' AS BLOB),124,0,-8170730873247219821),
(631,29,CAST('POST /controllers/c6/loadViewIfNeeded
' AS BLOB),124,2,-2188050565767412671),
(631,30,CAST('POST /controllers/root/addChild
{"controller":"c6"}' AS BLOB),126,1,3967045792621675989),
(631,31,CAST('POST /views/root-view/subviews
{"view":"c6-view"}' AS BLOB),127,13,-1210840292058670238),
(631,32,CAST('POST /controllers
{"id":"c7"}' AS BLOB),140,0,-7542715120145928124),
(631,33,CAST('POST /controllers/c7/loadViewIfNeeded
' AS BLOB),140,2,-4733491975518324270),
(631,34,CAST('POST /controllers/root/addChild
{"controller":"c7"}' AS BLOB),142,1,4526100176415197966),
(631,35,CAST('POST /views/root-view/subviews
{"view":"c7-view"}' AS BLOB),143,13,116072224353572959),
(631,36,CAST('POST /controllers
{"id":"c8"}' AS BLOB),156,0,-1925190366330085875),
(631,37,CAST('POST /controllers/c8/loadViewIfNeeded
' AS BLOB),156,2,1231859839092585939),
(631,38,CAST('POST /controllers/root/addChild
{"controller":"c8"}' AS BLOB),158,1,7647034245455031019),
(631,39,CAST('POST /views/root-view/subviews
{"view":"c8-view"}' AS BLOB),159,13,6108278933923657316),
(631,40,CAST('POST /controllers
{"id":"c9"}' AS BLOB),172,0,-1304774437601474810),
(631,41,CAST('POST /controllers/c9/loadViewIfNeeded
' AS BLOB),172,2,-7000370012166380684),
(631,42,CAST('POST /controllers/root/addChild
{"controller":"c9"}' AS BLOB),174,1,8275049998556322716),
(631,43,CAST('POST /views/root-view/subviews
{"view":"c9-view"}' AS BLOB),175,13,-848932800322396351),
(631,44,CAST('POST /controllers
{"id":"c10"}' AS BLOB),188,0,7835492817002062080),
(631,45,CAST('POST /controllers/c10/loadViewIfNeeded
' AS BLOB),188,2,7095256568308608668),
(631,46,CAST('POST /controllers/root/addChild
{"controller":"c10"}' AS BLOB),190,1,4304827222458474626),
(631,47,CAST('POST /views/root-view/subviews
{"view":"c10-view"}' AS BLOB),191,13,5691399646152656749),
(631,48,CAST('POST /controllers
{"id":"c11"}' AS BLOB),204,0,7207758538877592399),
(631,49,CAST('POST /controllers/c11/loadViewIfNeeded
' AS BLOB),204,2,-697538851124503813),
(631,50,CAST('POST /controllers/root/addChild
{"controller":"c11"}' AS BLOB),206,1,3684411293729863561),
(631,51,CAST('POST /views/root-view/subviews
{"view":"c11-view"}' AS BLOB),207,13,-7677198592810537920),
(631,52,CAST('POST /controllers
{"id":"c12"}' AS BLOB),220,0,6644767903455831942),
(631,53,CAST('POST /controllers/c12/loadViewIfNeeded
' AS BLOB),220,2,-2212687662333378298),
(631,54,CAST('POST /controllers/root/addChild
{"controller":"c12"}' AS BLOB),222,1,5617993750898060924),
(631,55,CAST('POST /views/root-view/subviews
{"view":"c12-view"}' AS BLOB),223,13,372698184149698607),
(631,56,CAST('POST /controllers
{"id":"c13"}' AS BLOB),236,0,6024351974727220877),
(631,57,CAST('POST /controllers/c13/loadViewIfNeeded
' AS BLOB),236,2,-4514979923475223195),
(631,58,CAST('POST /controllers/root/addChild
{"controller":"c13"}' AS BLOB),238,1,4989977997796769227),
(631,59,CAST('POST /views/root-view/subviews
{"view":"c13-view"}' AS BLOB),239,13,-5246535987047388494),
(631,60,CAST('POST /controllers
{"id":"c14"}' AS BLOB),252,0,5338910928319078572),
(631,61,CAST('POST /controllers/c14/loadViewIfNeeded
' AS BLOB),252,2,6077720985200289112),
(631,62,CAST('POST /controllers/root/addChild
{"controller":"c14"}' AS BLOB),254,1,6801409111141458134),
(631,63,CAST('POST /views/root-view/subviews
{"view":"c14-view"}' AS BLOB),255,13,-2471795602854613303),
(631,64,CAST('POST /controllers
{"id":"c15"}' AS BLOB),268,0,4710895175217786875),
(631,65,CAST('POST /controllers/c15/loadViewIfNeeded
' AS BLOB),268,2,-280477819824120329),
(631,66,CAST('POST /controllers/root/addChild
{"controller":"c15"}' AS BLOB),270,1,6242354727347936157),
(631,67,CAST('POST /views/root-view/subviews
{"view":"c15-view"}' AS BLOB),271,13,185023179765624716),
(631,68,CAST('POST /controllers
{"id":"c16"}' AS BLOB),284,0,4086824469837759346),
(631,69,CAST('POST /controllers/c16/loadViewIfNeeded
' AS BLOB),284,2,5392901432114191778),
(631,70,CAST('POST /controllers/root/addChild
{"controller":"c16"}' AS BLOB),286,1,8114857114557866448),
(631,71,CAST('POST /views/root-view/subviews
{"view":"c16-view"}' AS BLOB),287,13,2918018424664634571),
(631,72,CAST('POST /controllers
{"id":"c17"}' AS BLOB),300,0,3527770086044237369),
(631,73,CAST('POST /controllers/c17/loadViewIfNeeded
' AS BLOB),300,2,-1201303170696307759),
(631,74,CAST('POST /controllers/root/addChild
{"controller":"c17"}' AS BLOB),302,1,7425479816521485663),
(631,75,CAST('POST /views/root-view/subviews
{"view":"c17-view"}' AS BLOB),303,13,607115781997915294),
(631,76,CAST('POST /controllers
{"id":"c18"}' AS BLOB),316,0,2903409109594362136),
(631,77,CAST('POST /controllers/c18/loadViewIfNeeded
' AS BLOB),316,2,-8977407269682007676),
(631,78,CAST('POST /controllers/root/addChild
{"controller":"c18"}' AS BLOB),318,1,-627256484949225318),
(631,79,CAST('POST /views/root-view/subviews
{"view":"c18-view"}' AS BLOB),319,13,-7138156209703168363),
(631,80,CAST('POST /controllers
{"id":"c19"}' AS BLOB),332,0,2214313286534803367),
(631,81,CAST('POST /controllers/c19/loadViewIfNeeded
' AS BLOB),332,2,-8928494978222756701),
(631,82,CAST('POST /controllers/root/addChild
{"controller":"c19"}' AS BLOB),334,1,-1309033958612925471),
(631,83,CAST('POST /views/root-view/subviews
{"view":"c19-view"}' AS BLOB),335,13,687322677755860744),
(631,84,CAST('POST /controllers
{"id":"c20"}' AS BLOB),348,0,974071903543928019),
(631,85,CAST('POST /controllers/c20/loadViewIfNeeded
' AS BLOB),348,2,-6021251517458378957),
(631,86,CAST('POST /controllers/root/addChild
{"controller":"c20"}' AS BLOB),350,1,8206666230198961393),
(631,87,CAST('POST /views/root-view/subviews
{"view":"c20-view"}' AS BLOB),351,13,-4816988072784697468),
(631,88,CAST('POST /controllers
{"id":"c21"}' AS BLOB),364,0,1602087656645219716),
(631,89,CAST('POST /controllers/c21/loadViewIfNeeded
' AS BLOB),364,2,8615128226603263444),
(631,90,CAST('POST /controllers/root/addChild
{"controller":"c21"}' AS BLOB),366,1,8827082158927572458),
(631,91,CAST('POST /views/root-view/subviews
{"view":"c21-view"}' AS BLOB),367,13,6665770910514201697),
(631,92,CAST('POST /controllers
{"id":"c22"}' AS BLOB),380,0,-331776275499799663),
(631,93,CAST('POST /controllers/c22/loadViewIfNeeded
' AS BLOB),380,2,6862317956066548157),
(631,94,CAST('POST /controllers/root/addChild
{"controller":"c22"}' AS BLOB),382,1,-9056952754337040717),
(631,95,CAST('POST /views/root-view/subviews
{"view":"c22-view"}' AS BLOB),383,13,2396141914029628182),
(631,96,CAST('POST /controllers
{"id":"c23"}' AS BLOB),396,0,288639653228811402),
(631,97,CAST('POST /controllers/c23/loadViewIfNeeded
' AS BLOB),396,2,2243666364391309694),
(631,98,CAST('POST /controllers/root/addChild
{"controller":"c23"}' AS BLOB),398,1,-8428937001235749020),
(631,99,CAST('POST /views/root-view/subviews
{"view":"c23-view"}' AS BLOB),399,13,8876624403608724099),
(631,100,CAST('POST /controllers
{"id":"c24"}' AS BLOB),412,0,3409573722268644455),
(631,101,CAST('POST /controllers/c24/loadViewIfNeeded
' AS BLOB),412,2,-4560778439676550193),
(631,102,CAST('POST /controllers/root/addChild
{"controller":"c24"}' AS BLOB),414,1,-7743495954827606715),
(631,103,CAST('POST /views/root-view/subviews
{"view":"c24-view"}' AS BLOB),415,13,8012972379942376984),
(631,104,CAST('POST /controllers
{"id":"c25"}' AS BLOB),428,0,4098669545328203224),
(631,105,CAST('POST /controllers/c25/loadViewIfNeeded
' AS BLOB),428,2,8759970580828346352),
(631,106,CAST('POST /controllers/root/addChild
{"controller":"c25"}' AS BLOB),430,1,-7123080026098995650),
(631,107,CAST('POST /views/root-view/subviews
{"view":"c25-view"}' AS BLOB),431,13,-2240743768988190491),
(631,108,CAST('POST /controllers
{"id":"c26"}' AS BLOB),444,0,2164805613183183845),
(631,109,CAST('POST /controllers/c26/loadViewIfNeeded
' AS BLOB),444,2,2217340791053820201),
(631,110,CAST('POST /controllers/root/addChild
{"controller":"c26"}' AS BLOB),446,1,-6499009320718968121),
(631,111,CAST('POST /views/root-view/subviews
{"view":"c26-view"}' AS BLOB),447,13,-2502948180402507510),
(631,112,CAST('POST /controllers
{"id":"c27"}' AS BLOB),460,0,2785221541911794910),
(631,113,CAST('POST /controllers/c27/loadViewIfNeeded
' AS BLOB),460,2,-9057946293918641126),
(631,114,CAST('POST /controllers/root/addChild
{"controller":"c27"}' AS BLOB),462,1,-5932073637575943496),
(631,115,CAST('POST /views/root-view/subviews
{"view":"c27-view"}' AS BLOB),463,13,1761652718374562727),
(631,116,CAST('POST /controllers
{"id":"c28"}' AS BLOB),476,0,5906155610951627963),
(631,117,CAST('POST /controllers/c28/loadViewIfNeeded
' AS BLOB),476,2,-7480437327725368885),
(631,118,CAST('POST /controllers/root/addChild
{"controller":"c28"}' AS BLOB),478,1,-5307994136102890279),
(631,119,CAST('POST /views/root-view/subviews
{"view":"c28-view"}' AS BLOB),479,13,7536552883068441308),
(631,120,CAST('POST /controllers
{"id":"c29"}' AS BLOB),492,0,6534171364052919660),
(631,121,CAST('POST /controllers/c29/loadViewIfNeeded
' AS BLOB),492,2,807189899335278380),
(631,122,CAST('POST /controllers/root/addChild
{"controller":"c29"}' AS BLOB),494,1,-4626498137416012142),
(631,123,CAST('POST /views/root-view/subviews
{"view":"c29-view"}' AS BLOB),495,13,2486978382795453657),
(631,124,CAST('POST /controllers
{"id":"c30"}' AS BLOB),508,0,-4418572996396892498),
(631,125,CAST('POST /controllers/c30/loadViewIfNeeded
' AS BLOB),508,2,-4758134498876672638),
(631,126,CAST('POST /controllers/root/addChild
{"controller":"c30"}' AS BLOB),510,1,-3291883408666726732),
(631,127,CAST('POST /views/root-view/subviews
{"view":"c30-view"}' AS BLOB),511,13,-2214833424760086189),
(631,128,CAST('POST /controllers
{"id":"c31"}' AS BLOB),524,0,-5100068995083770635),
(631,129,CAST('POST /controllers/c31/loadViewIfNeeded
' AS BLOB),524,2,4966198032162760881),
(631,130,CAST('POST /controllers/root/addChild
{"controller":"c31"}' AS BLOB),526,1,-3981260706703107517),
(631,131,CAST('POST /views/root-view/subviews
{"view":"c31-view"}' AS BLOB),527,13,-4926766486997476314),
(631,132,CAST('POST /controllers
{"id":"c32"}' AS BLOB),540,0,-3166205062938751256),
(631,133,CAST('POST /controllers/c32/loadViewIfNeeded
' AS BLOB),540,2,-498197208215679432),
(631,134,CAST('POST /controllers/root/addChild
{"controller":"c32"}' AS BLOB),542,1,-4605331412083135046),
(631,135,CAST('POST /views/root-view/subviews
{"view":"c32-view"}' AS BLOB),543,13,4038767824562411377),
(631,136,CAST('POST /controllers
{"id":"c33"}' AS BLOB),556,0,-3794220816040042953),
(631,137,CAST('POST /controllers/c33/loadViewIfNeeded
' AS BLOB),556,2,7481707617191624151),
(631,138,CAST('POST /controllers/root/addChild
{"controller":"c33"}' AS BLOB),558,1,-5164385795876657023),
(631,139,CAST('POST /views/root-view/subviews
{"view":"c33-view"}' AS BLOB),559,13,-6500669355690050988),
(631,140,CAST('POST /controllers
{"id":"c34"}' AS BLOB),572,0,-6915154885079876006),
(631,141,CAST('POST /controllers/c34/loadViewIfNeeded
' AS BLOB),572,2,-890484769285259418),
(631,142,CAST('POST /controllers/root/addChild
{"controller":"c34"}' AS BLOB),574,1,-856663064918832312),
(631,143,CAST('POST /views/root-view/subviews
{"view":"c34-view"}' AS BLOB),575,13,3272157790010183031),
(631,144,CAST('POST /controllers
{"id":"c35"}' AS BLOB),588,0,-7596650883766754143),
(631,145,CAST('POST /controllers/c35/loadViewIfNeeded
' AS BLOB),588,2,-5080791204836025787),
(631,146,CAST('POST /controllers/root/addChild
{"controller":"c35"}' AS BLOB),590,1,-1484678818020124009),
(631,147,CAST('POST /views/root-view/subviews
{"view":"c35-view"}' AS BLOB),591,13,2863872908321634842),
(631,148,CAST('POST /controllers
{"id":"c36"}' AS BLOB),604,0,-5724148496556823852),
(631,149,CAST('POST /controllers/c36/loadViewIfNeeded
' AS BLOB),604,2,-538112894054627204),
(631,150,CAST('POST /controllers/root/addChild
{"controller":"c36"}' AS BLOB),606,1,-2108749523400151538),
(631,151,CAST('POST /views/root-view/subviews
{"view":"c36-view"}' AS BLOB),607,13,8184016497511634741),
(631,152,CAST('POST /controllers
{"id":"c37"}' AS BLOB),620,0,-6291084179699848477),
(631,153,CAST('POST /controllers/c37/loadViewIfNeeded
' AS BLOB),620,2,4003118248319186267),
(631,154,CAST('POST /controllers/root/addChild
{"controller":"c37"}' AS BLOB),622,1,-2667803907193673515),
(631,155,CAST('POST /views/root-view/subviews
{"view":"c37-view"}' AS BLOB),623,13,3936535379384273832),
(631,156,CAST('POST /controllers
{"id":"c38"}' AS BLOB),636,0,513510711010807446),
(631,157,CAST('POST /controllers/c38/loadViewIfNeeded
' AS BLOB),636,2,-8633131274843013718),
(631,158,CAST('POST /controllers/root/addChild
{"controller":"c38"}' AS BLOB),638,1,1640200298740973212),
(631,159,CAST('POST /views/root-view/subviews
{"view":"c38-view"}' AS BLOB),639,13,6027836296262109803),
(631,160,CAST('POST /controllers
{"id":"c39"}' AS BLOB),652,0,-45543672782714531),
(631,161,CAST('POST /controllers/c39/loadViewIfNeeded
' AS BLOB),652,2,7058659626304014201),
(631,162,CAST('POST /controllers/root/addChild
{"controller":"c39"}' AS BLOB),654,1,1012184545639681515),
(631,163,CAST('POST /views/root-view/subviews
{"view":"c39-view"}' AS BLOB),655,13,3472405781754753598),
(631,164,CAST('POST /controllers
{"id":"c40"}' AS BLOB),668,0,4071950095379425473),
(631,165,CAST('POST /controllers/c40/loadViewIfNeeded
' AS BLOB),668,2,-3906101648573239159),
(631,166,CAST('POST /controllers/root/addChild
{"controller":"c40"}' AS BLOB),670,1,-1058750924380289085),
(631,167,CAST('POST /views/root-view/subviews
{"view":"c40-view"}' AS BLOB),671,13,-2054557226890040790),
(631,168,CAST('POST /controllers
{"id":"c41"}' AS BLOB),684,0,4631004479172947450),
(631,169,CAST('POST /controllers/c41/loadViewIfNeeded
' AS BLOB),684,2,9136748112169445370),
(631,170,CAST('POST /controllers/root/addChild
{"controller":"c41"}' AS BLOB),686,1,-369373626343908300),
(631,171,CAST('POST /views/root-view/subviews
{"view":"c41-view"}' AS BLOB),687,13,583793159123303623),
(631,172,CAST('POST /controllers
{"id":"c42"}' AS BLOB),700,0,5255356659529796995),
(631,173,CAST('POST /controllers/c42/loadViewIfNeeded
' AS BLOB),700,2,-412423359084761809),
(631,174,CAST('POST /controllers/root/addChild
{"controller":"c42"}' AS BLOB),702,1,-2241876013553838591),
(631,175,CAST('POST /views/root-view/subviews
{"view":"c42-view"}' AS BLOB),703,13,-4146809972760541640),
(631,176,CAST('POST /controllers
{"id":"c43"}' AS BLOB),716,0,5944452482589355764),
(631,177,CAST('POST /controllers/c43/loadViewIfNeeded
' AS BLOB),716,2,-2884090694644701744),
(631,178,CAST('POST /controllers/root/addChild
{"controller":"c43"}' AS BLOB),718,1,-1682821629760316614),
(631,179,CAST('POST /views/root-view/subviews
{"view":"c43-view"}' AS BLOB),719,13,2793147332199664517),
(631,180,CAST('POST /controllers
{"id":"c44"}' AS BLOB),732,0,6568531984062408981),
(631,181,CAST('POST /controllers/c44/loadViewIfNeeded
' AS BLOB),732,2,-5585278375769507555),
(631,182,CAST('POST /controllers/root/addChild
{"controller":"c44"}' AS BLOB),734,1,1437830964302694423),
(631,183,CAST('POST /views/root-view/subviews
{"view":"c44-view"}' AS BLOB),735,13,2844814342518916918),
(631,184,CAST('POST /controllers
{"id":"c45"}' AS BLOB),748,0,7127867842832752974),
(631,185,CAST('POST /controllers/c45/loadViewIfNeeded
' AS BLOB),748,2,7143572511696379358),
(631,186,CAST('POST /controllers/root/addChild
{"controller":"c45"}' AS BLOB),750,1,2065846717403986120),
(631,187,CAST('POST /views/root-view/subviews
{"view":"c45-view"}' AS BLOB),751,13,3090626119028967075),
(631,188,CAST('POST /controllers
{"id":"c46"}' AS BLOB),764,0,7751938548212780503),
(631,189,CAST('POST /controllers/c46/loadViewIfNeeded
' AS BLOB),764,2,-3366379421349134701),
(631,190,CAST('POST /controllers/root/addChild
{"controller":"c46"}' AS BLOB),766,1,254705875129144917),
(631,191,CAST('POST /views/root-view/subviews
{"view":"c46-view"}' AS BLOB),767,13,7704081411337337252),
(631,192,CAST('POST /controllers
{"id":"c47"}' AS BLOB),780,0,8379954301314072200),
(631,193,CAST('POST /controllers/c47/loadViewIfNeeded
' AS BLOB),780,2,7168957152967393588),
(631,194,CAST('POST /controllers/root/addChild
{"controller":"c47"}' AS BLOB),782,1,813760258922666894),
(631,195,CAST('POST /views/root-view/subviews
{"view":"c47-view"}' AS BLOB),783,13,6730520637131915649),
(631,196,CAST('POST /controllers
{"id":"c48"}' AS BLOB),796,0,9065395347722214505),
(631,197,CAST('POST /controllers/c48/loadViewIfNeeded
' AS BLOB),796,2,2321382380111264769),
(631,198,CAST('POST /controllers/root/addChild
{"controller":"c48"}' AS BLOB),798,1,3934694327962499947),
(631,199,CAST('POST /views/root-view/subviews
{"view":"c48-view"}' AS BLOB),799,13,-6233349754608788830),
(631,200,CAST('POST /controllers
{"id":"c49"}' AS BLOB),812,0,-8761214272235548062),
(631,201,CAST('POST /controllers/c49/loadViewIfNeeded
' AS BLOB),812,2,3112728601320966290),
(631,202,CAST('POST /controllers/root/addChild
{"controller":"c49"}' AS BLOB),814,1,4562710081063791644),
(631,203,CAST('POST /views/root-view/subviews
{"view":"c49-view"}' AS BLOB),815,13,-4516829173809442913),
(631,204,CAST('POST /controllers
{"id":"c50"}' AS BLOB),828,0,-1320422125677598716),
(631,205,CAST('POST /controllers/c50/loadViewIfNeeded
' AS BLOB),828,2,7789253449657185632),
(631,206,CAST('POST /controllers/root/addChild
{"controller":"c50"}' AS BLOB),830,1,-6451114349344287586),
(631,207,CAST('POST /views/root-view/subviews
{"view":"c50-view"}' AS BLOB),831,13,-6994197519177536583),
(631,208,CAST('POST /controllers
{"id":"c51"}' AS BLOB),844,0,-1948437878778890413),
(631,209,CAST('POST /controllers/c51/loadViewIfNeeded
' AS BLOB),844,2,-4054904316131651137),
(631,210,CAST('POST /controllers/root/addChild
{"controller":"c51"}' AS BLOB),846,1,-7071530278072898651),
(631,211,CAST('POST /views/root-view/subviews
{"view":"c51-view"}' AS BLOB),847,13,4422950643007657916),
(631,212,CAST('POST /controllers
{"id":"c52"}' AS BLOB),860,0,-2633870129094007030),
(631,213,CAST('POST /controllers/c52/loadViewIfNeeded
' AS BLOB),860,2,-822323772544645494),
(631,214,CAST('POST /controllers/root/addChild
{"controller":"c52"}' AS BLOB),862,1,-5137947820904701288),
(631,215,CAST('POST /views/root-view/subviews
{"view":"c52-view"}' AS BLOB),863,13,-7594526332886697541),
(631,216,CAST('POST /controllers
{"id":"c53"}' AS BLOB),876,0,-3254286057822618095),
(631,217,CAST('POST /controllers/c53/loadViewIfNeeded
' AS BLOB),876,2,9190433943294945241),
(631,218,CAST('POST /controllers/root/addChild
{"controller":"c53"}' AS BLOB),878,1,-5827043643964260057),
(631,219,CAST('POST /views/root-view/subviews
{"view":"c53-view"}' AS BLOB),879,13,-4702409605231268146),
(631,220,CAST('POST /controllers
{"id":"c54"}' AS BLOB),892,0,1176159763005384792),
(631,221,CAST('POST /controllers/c54/loadViewIfNeeded
' AS BLOB),892,2,-1101353080435375420),
(631,222,CAST('POST /controllers/root/addChild
{"controller":"c54"}' AS BLOB),894,1,-8947977713004093110),
(631,223,CAST('POST /views/root-view/subviews
{"view":"c54-view"}' AS BLOB),895,13,6453291808710921629),
(631,224,CAST('POST /controllers
{"id":"c55"}' AS BLOB),908,0,487063939945826023),
(631,225,CAST('POST /controllers/c55/loadViewIfNeeded
' AS BLOB),908,2,-3406768730528234525),
(631,226,CAST('POST /controllers/root/addChild
{"controller":"c55"}' AS BLOB),910,1,8878631906953669457),
(631,227,CAST('POST /views/root-view/subviews
{"view":"c55-view"}' AS BLOB),911,13,5460020093669830256),
(631,228,CAST('POST /controllers
{"id":"c56"}' AS BLOB),924,0,-137288240411023522),
(631,229,CAST('POST /controllers/c56/loadViewIfNeeded
' AS BLOB),924,2,-2565287651469303826),
(631,230,CAST('POST /controllers/root/addChild
{"controller":"c56"}' AS BLOB),926,1,-7634529709587684796),
(631,231,CAST('POST /views/root-view/subviews
{"view":"c56-view"}' AS BLOB),927,13,-1850399966782819233),
(631,232,CAST('POST /controllers
{"id":"c57"}' AS BLOB),940,0,-757704169139634587),
(631,233,CAST('POST /controllers/c57/loadViewIfNeeded
' AS BLOB),940,2,8722496232662504429),
(631,234,CAST('POST /controllers/root/addChild
{"controller":"c57"}' AS BLOB),942,1,-8262545462688976493),
(631,235,CAST('POST /views/root-view/subviews
{"view":"c57-view"}' AS BLOB),943,13,-3177312483195062430),
(631,236,CAST('POST /controllers
{"id":"c58"}' AS BLOB),956,0,3611661581730101228),
(631,237,CAST('POST /controllers/c58/loadViewIfNeeded
' AS BLOB),956,2,1548878460082739352),
(631,238,CAST('POST /controllers/root/addChild
{"controller":"c58"}' AS BLOB),958,1,-1396589027043231482),
(631,239,CAST('POST /views/root-view/subviews
{"view":"c58-view"}' AS BLOB),959,13,-2815404991458788543),
(631,240,CAST('POST /controllers
{"id":"c59"}' AS BLOB),972,0,2983645828628809531),
(631,241,CAST('POST /controllers/c59/loadViewIfNeeded
' AS BLOB),972,2,-4539585167866769865),
(631,242,CAST('POST /controllers/root/addChild
{"controller":"c59"}' AS BLOB),974,1,-2017004955771842547),
(631,243,CAST('POST /views/root-view/subviews
{"view":"c59-view"}' AS BLOB),975,13,4141806742787265124),
(631,244,CAST('POST /controllers
{"id":"c60"}' AS BLOB),988,0,-6716730598362861385),
(631,245,CAST('POST /controllers/c60/loadViewIfNeeded
' AS BLOB),988,2,-6526032689044223145),
(631,246,CAST('POST /controllers/root/addChild
{"controller":"c60"}' AS BLOB),990,1,-1083881425854107411),
(631,247,CAST('POST /views/root-view/subviews
{"view":"c60-view"}' AS BLOB),991,13,-7681264436250668096),
(631,248,CAST('POST /controllers
{"id":"c61"}' AS BLOB),1004,0,-6088714845261569688),
(631,249,CAST('POST /controllers/c61/loadViewIfNeeded
' AS BLOB),1004,2,3940806559258024888),
(631,250,CAST('POST /controllers/root/addChild
{"controller":"c61"}' AS BLOB),1006,1,-463746972102318362),
(631,251,CAST('POST /views/root-view/subviews
{"view":"c61-view"}' AS BLOB),1007,13,5687333802712526573),
(631,252,CAST('POST /controllers
{"id":"c62"}' AS BLOB),1020,0,-8022578777406589067),
(631,253,CAST('POST /controllers/c62/loadViewIfNeeded
' AS BLOB),1020,2,-9041542274073086415),
(631,254,CAST('POST /controllers/root/addChild
{"controller":"c62"}' AS BLOB),1022,1,221685278212798255),
(631,255,CAST('POST /views/root-view/subviews
{"view":"c62-view"}' AS BLOB),1023,13,-5250601830487518670),
(631,256,CAST('POST /controllers
{"id":"c63"}' AS BLOB),1036,0,-7341082778719710930),
(631,257,CAST('POST /controllers/c63/loadViewIfNeeded
' AS BLOB),1036,2,-319130731402968318),
(631,258,CAST('POST /controllers/root/addChild
{"controller":"c63"}' AS BLOB),1038,1,849701031314089952),
(631,259,CAST('POST /views/root-view/subviews
{"view":"c63-view"}' AS BLOB),1039,13,368632340709568431),
(631,260,CAST('POST /controllers
{"id":"c64"}' AS BLOB),1052,0,-9213593962022666909),
(631,261,CAST('POST /controllers/c64/loadViewIfNeeded
' AS BLOB),1052,2,8442122015792890587),
(631,262,CAST('POST /controllers/root/addChild
{"controller":"c64"}' AS BLOB),1054,1,-3580744789513912935),
(631,263,CAST('POST /views/root-view/subviews
{"view":"c64-view"}' AS BLOB),1055,13,180957336325494540),
(631,264,CAST('POST /controllers
{"id":"c65"}' AS BLOB),1068,0,-8646658278879642284),
(631,265,CAST('POST /controllers/c65/loadViewIfNeeded
' AS BLOB),1068,2,3900890873419077116),
(631,266,CAST('POST /controllers/root/addChild
{"controller":"c65"}' AS BLOB),1070,1,-2898967315850212782),
(631,267,CAST('POST /views/root-view/subviews
{"view":"c65-view"}' AS BLOB),1071,13,-2475861446294743479),
(631,268,CAST('POST /controllers
{"id":"c66"}' AS BLOB),1084,0,7927583407619979041),
(631,269,CAST('POST /controllers/c66/loadViewIfNeeded
' AS BLOB),1084,2,-641787437362321467),
(631,270,CAST('POST /controllers/root/addChild
{"controller":"c66"}' AS BLOB),1086,1,-2274896610470185253),
(631,271,CAST('POST /views/root-view/subviews
{"view":"c66-view"}' AS BLOB),1087,13,603049938557785118),
(631,272,CAST('POST /controllers
{"id":"c67"}' AS BLOB),1100,0,8609079406306857178),
(631,273,CAST('POST /controllers/c67/loadViewIfNeeded
' AS BLOB),1100,2,3548518998188444902),
(631,274,CAST('POST /controllers/root/addChild
{"controller":"c67"}' AS BLOB),1102,1,-1646880857368893556),
(631,275,CAST('POST /views/root-view/subviews
{"view":"c67-view"}' AS BLOB),1103,13,2913952581224504395),
(631,276,CAST('POST /controllers
{"id":"c68"}' AS BLOB),1116,0,-1784646890955161441),
(631,277,CAST('POST /controllers/c68/loadViewIfNeeded
' AS BLOB),1116,2,4529784934420927455),
(631,278,CAST('POST /controllers/root/addChild
{"controller":"c68"}' AS BLOB),1118,1,-6015965133261807355),
(631,279,CAST('POST /views/root-view/subviews
{"view":"c68-view"}' AS BLOB),1119,13,683256834315730568),
(631,280,CAST('POST /controllers
{"id":"c69"}' AS BLOB),1132,0,-1095551067895602672),
(631,281,CAST('POST /controllers/c69/loadViewIfNeeded
' AS BLOB),1132,2,-6369706083564639872),
(631,282,CAST('POST /controllers/root/addChild
{"controller":"c69"}' AS BLOB),1134,1,-5395830679510018306),
(631,283,CAST('POST /views/root-view/subviews
{"view":"c69-view"}' AS BLOB),1135,13,-7142222053143298539),
(631,284,CAST('POST /controllers
{"id":"c70"}' AS BLOB),1148,0,6337368575405869714),
(631,285,CAST('POST /controllers/c70/loadViewIfNeeded
' AS BLOB),1148,2,-3083508449489493450),
(631,286,CAST('POST /controllers/root/addChild
{"controller":"c70"}' AS BLOB),1150,1,5864031534012934064),
(631,287,CAST('POST /views/root-view/subviews
{"view":"c70-view"}' AS BLOB),1151,13,1404498097361121791),
(631,288,CAST('POST /controllers
{"id":"c71"}' AS BLOB),1164,0,5655872576718991577),
(631,289,CAST('POST /controllers/c71/loadViewIfNeeded
' AS BLOB),1164,2,-8712631849535398251),
(631,290,CAST('POST /controllers/root/addChild
{"controller":"c71"}' AS BLOB),1166,1,5297377325846731455),
(631,291,CAST('POST /views/root-view/subviews
{"view":"c71-view"}' AS BLOB),1167,13,-6685806551561385726),
(631,292,CAST('POST /controllers
{"id":"c72"}' AS BLOB),1180,0,7589455033887188940),
(631,293,CAST('POST /controllers/c72/loadViewIfNeeded
' AS BLOB),1180,2,-7180474149980048820),
(631,294,CAST('POST /controllers/root/addChild
{"controller":"c72"}' AS BLOB),1182,1,4673306620466703926),
(631,295,CAST('POST /views/root-view/subviews
{"view":"c72-view"}' AS BLOB),1183,13,-8883915868377976771),
(631,296,CAST('POST /controllers
{"id":"c73"}' AS BLOB),1196,0,6961720755762719259),
(631,297,CAST('POST /controllers/c73/loadViewIfNeeded
' AS BLOB),1196,2,-7197677391993380501),
(631,298,CAST('POST /controllers/root/addChild
{"controller":"c73"}' AS BLOB),1198,1,3991529146803003773),
(631,299,CAST('POST /views/root-view/subviews
{"view":"c73-view"}' AS BLOB),1199,13,8691998105183839632),
(631,300,CAST('POST /controllers
{"id":"c74"}' AS BLOB),1212,0,8772870394130586150),
(631,301,CAST('POST /controllers/c74/loadViewIfNeeded
' AS BLOB),1212,2,-5236570404582299694),
(631,302,CAST('POST /controllers/root/addChild
{"controller":"c74"}' AS BLOB),1214,1,3367449645329950556),
(631,303,CAST('POST /views/root-view/subviews
{"view":"c74-view"}' AS BLOB),1215,13,-4339628268742756517),
(631,304,CAST('POST /controllers
{"id":"c75"}' AS BLOB),1228,0,8152454465401975085),
(631,305,CAST('POST /controllers/c75/loadViewIfNeeded
' AS BLOB),1228,2,-2691128994831388095),
(631,306,CAST('POST /controllers/root/addChild
{"controller":"c75"}' AS BLOB),1230,1,2739433892228658859),
(631,307,CAST('POST /views/root-view/subviews
{"view":"c75-view"}' AS BLOB),1231,13,-1453196903602855058),
(631,308,CAST('POST /controllers
{"id":"c76"}' AS BLOB),1244,0,-8360425676162557152),
(631,309,CAST('POST /controllers/c76/loadViewIfNeeded
' AS BLOB),1244,2,2951228324734720712),
(631,310,CAST('POST /controllers/root/addChild
{"controller":"c76"}' AS BLOB),1246,1,2176443256806898402),
(631,311,CAST('POST /views/root-view/subviews
{"view":"c76-view"}' AS BLOB),1247,13,2482912539355323481),
(631,312,CAST('POST /controllers
{"id":"c77"}' AS BLOB),1260,0,-8988441429263848849),
(631,313,CAST('POST /controllers/c77/loadViewIfNeeded
' AS BLOB),1260,2,3703455613899346983),
(631,314,CAST('POST /controllers/root/addChild
{"controller":"c77"}' AS BLOB),1262,1,1556308803055109353),
(631,315,CAST('POST /views/root-view/subviews
{"view":"c77-view"}' AS BLOB),1263,13,7532487039628311132),
(631,316,CAST('POST /controllers
{"id":"c78"}' AS BLOB),1276,0,1344204798039902698),
(631,317,CAST('POST /controllers/c78/loadViewIfNeeded
' AS BLOB),1276,2,6897548364747058718),
(631,318,CAST('POST /controllers/root/addChild
{"controller":"c78"}' AS BLOB),1278,1,870867756646967048),
(631,319,CAST('POST /views/root-view/subviews
{"view":"c78-view"}' AS BLOB),1279,13,1757586874934432551),
(631,320,CAST('POST /controllers
{"id":"c79"}' AS BLOB),1292,0,723788869311291633),
(631,321,CAST('POST /controllers/c79/loadViewIfNeeded
' AS BLOB),1292,2,-8299060849137595043),
(631,322,CAST('POST /controllers/root/addChild
{"controller":"c79"}' AS BLOB),1294,1,242852003545675351),
(631,323,CAST('POST /views/root-view/subviews
{"view":"c79-view"}' AS BLOB),1295,13,-2507014023842637686),
(631,324,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),1308,331,6442357219630733550),
(631,325,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),1639,331,5923575542717608431),
(631,326,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),1970,331,6442357219630733550),
(631,327,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),2301,331,5923575542717608431),
(631,328,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),2632,331,6442357219630733550),
(631,329,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),2963,331,5923575542717608431),
(631,330,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),3294,331,6442357219630733550),
(631,331,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),3625,331,5923575542717608431),
(631,332,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),3956,331,6442357219630733550),
(631,333,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),4287,331,5923575542717608431),
(631,334,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),4618,331,6442357219630733550),
(631,335,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),4949,331,5923575542717608431),
(631,336,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),5280,331,6442357219630733550),
(631,337,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),5611,331,5923575542717608431),
(631,338,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),5942,331,6442357219630733550),
(631,339,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),6273,331,5923575542717608431),
(631,340,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),6604,331,6442357219630733550),
(631,341,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),6935,331,5923575542717608431),
(631,342,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),7266,331,6442357219630733550),
(631,343,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),7597,331,5923575542717608431),
(631,344,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),7928,331,6442357219630733550),
(631,345,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),8259,331,5923575542717608431),
(631,346,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),8590,331,6442357219630733550),
(631,347,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),8921,331,5923575542717608431),
(631,348,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),9252,331,6442357219630733550),
(631,349,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),9583,331,5923575542717608431),
(631,350,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),9914,331,6442357219630733550),
(631,351,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),10245,331,5923575542717608431),
(631,352,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),10576,331,6442357219630733550),
(631,353,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),10907,331,5923575542717608431),
(631,354,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),11238,331,6442357219630733550),
(631,355,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),11569,331,5923575542717608431),
(631,356,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),11900,331,6442357219630733550),
(631,357,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),12231,331,5923575542717608431),
(631,358,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),12562,331,6442357219630733550),
(631,359,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),12893,331,5923575542717608431),
(631,360,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),13224,331,6442357219630733550),
(631,361,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),13555,331,5923575542717608431),
(631,362,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),13886,331,6442357219630733550),
(631,363,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),14217,331,5923575542717608431),
(631,364,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),14548,331,6442357219630733550),
(631,365,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),14879,331,5923575542717608431),
(631,366,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),15210,331,6442357219630733550),
(631,367,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),15541,331,5923575542717608431),
(631,368,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),15872,331,6442357219630733550),
(631,369,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),16203,331,5923575542717608431),
(631,370,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),16534,331,6442357219630733550),
(631,371,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),16865,331,5923575542717608431),
(631,372,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),17196,331,6442357219630733550),
(631,373,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),17527,331,5923575542717608431),
(631,374,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),17858,331,6442357219630733550),
(631,375,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),18189,331,5923575542717608431),
(631,376,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),18520,331,6442357219630733550),
(631,377,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),18851,331,5923575542717608431),
(631,378,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),19182,331,6442357219630733550),
(631,379,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),19513,331,5923575542717608431),
(631,380,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),19844,331,6442357219630733550),
(631,381,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),20175,331,5923575542717608431),
(631,382,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),20506,331,6442357219630733550),
(631,383,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),20837,331,5923575542717608431),
(631,384,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),21168,331,6442357219630733550),
(631,385,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),21499,331,5923575542717608431),
(631,386,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),21830,331,6442357219630733550),
(631,387,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),22161,331,5923575542717608431),
(631,388,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),22492,331,6442357219630733550),
(631,389,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),22823,331,5923575542717608431),
(631,390,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),23154,331,6442357219630733550),
(631,391,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),23485,331,5923575542717608431),
(631,392,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),23816,331,6442357219630733550),
(631,393,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),24147,331,5923575542717608431),
(631,394,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),24478,331,6442357219630733550),
(631,395,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),24809,331,5923575542717608431),
(631,396,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),25140,331,6442357219630733550),
(631,397,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),25471,331,5923575542717608431),
(631,398,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),25802,331,6442357219630733550),
(631,399,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),26133,331,5923575542717608431),
(631,400,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),26464,331,6442357219630733550),
(631,401,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),26795,331,5923575542717608431),
(631,402,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),27126,331,6442357219630733550),
(631,403,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),27457,331,5923575542717608431),
(631,404,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),27788,331,6442357219630733550),
(631,405,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),28119,331,5923575542717608431),
(631,406,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),28450,331,6442357219630733550),
(631,407,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),28781,331,5923575542717608431),
(631,408,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),29112,331,6442357219630733550),
(631,409,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),29443,331,5923575542717608431),
(631,410,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),29774,331,6442357219630733550),
(631,411,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),30105,331,5923575542717608431),
(631,412,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),30436,331,6442357219630733550),
(631,413,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),30767,331,5923575542717608431),
(631,414,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),31098,331,6442357219630733550),
(631,415,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),31429,331,5923575542717608431),
(631,416,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),31760,331,6442357219630733550),
(631,417,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),32091,331,5923575542717608431),
(631,418,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),32422,331,6442357219630733550),
(631,419,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),32753,331,5923575542717608431),
(631,420,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),33084,331,6442357219630733550),
(631,421,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),33415,331,5923575542717608431),
(631,422,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),33746,331,6442357219630733550),
(631,423,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),34077,331,5923575542717608431),
(631,424,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),34408,331,6442357219630733550),
(631,425,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),34739,331,5923575542717608431),
(631,426,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),35070,331,6442357219630733550),
(631,427,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),35401,331,5923575542717608431),
(631,428,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),35732,331,6442357219630733550),
(631,429,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),36063,331,5923575542717608431),
(631,430,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),36394,331,6442357219630733550),
(631,431,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),36725,331,5923575542717608431),
(631,432,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),37056,331,6442357219630733550),
(631,433,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),37387,331,5923575542717608431),
(631,434,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),37718,331,6442357219630733550),
(631,435,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),38049,331,5923575542717608431),
(631,436,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),38380,331,6442357219630733550),
(631,437,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),38711,331,5923575542717608431),
(631,438,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),39042,331,6442357219630733550),
(631,439,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),39373,331,5923575542717608431),
(631,440,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),39704,331,6442357219630733550),
(631,441,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),40035,331,5923575542717608431),
(631,442,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),40366,331,6442357219630733550),
(631,443,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),40697,331,5923575542717608431),
(631,444,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),41028,331,6442357219630733550),
(631,445,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),41359,331,5923575542717608431),
(631,446,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),41690,331,6442357219630733550),
(631,447,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),42021,331,5923575542717608431),
(631,448,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),42352,331,6442357219630733550),
(631,449,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),42683,331,5923575542717608431),
(631,450,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),43014,331,6442357219630733550),
(631,451,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),43345,331,5923575542717608431),
(631,452,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),43676,331,6442357219630733550),
(631,453,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),44007,331,5923575542717608431),
(631,454,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),44338,331,6442357219630733550),
(631,455,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),44669,331,5923575542717608431),
(631,456,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),45000,331,6442357219630733550),
(631,457,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),45331,331,5923575542717608431),
(631,458,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),45662,331,6442357219630733550),
(631,459,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),45993,331,5923575542717608431),
(631,460,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),46324,331,6442357219630733550),
(631,461,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),46655,331,5923575542717608431),
(631,462,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),46986,331,6442357219630733550),
(631,463,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),47317,331,5923575542717608431),
(631,464,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),47648,331,6442357219630733550),
(631,465,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),47979,331,5923575542717608431),
(631,466,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),48310,331,6442357219630733550),
(631,467,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),48641,331,5923575542717608431),
(631,468,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),48972,331,6442357219630733550),
(631,469,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),49303,331,5923575542717608431),
(631,470,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),49634,331,6442357219630733550),
(631,471,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),49965,331,5923575542717608431),
(631,472,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),50296,331,6442357219630733550),
(631,473,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),50627,331,5923575542717608431),
(631,474,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),50958,331,6442357219630733550),
(631,475,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),51289,331,5923575542717608431),
(631,476,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),51620,331,6442357219630733550),
(631,477,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),51951,331,5923575542717608431),
(631,478,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),52282,331,6442357219630733550),
(631,479,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),52613,331,5923575542717608431),
(631,480,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),52944,331,6442357219630733550),
(631,481,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),53275,331,5923575542717608431),
(631,482,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),53606,331,6442357219630733550),
(631,483,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),53937,331,5923575542717608431),
(631,484,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),54268,331,6442357219630733550),
(631,485,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),54599,331,5923575542717608431),
(631,486,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),54930,331,6442357219630733550),
(631,487,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),55261,331,5923575542717608431),
(631,488,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),55592,331,6442357219630733550),
(631,489,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),55923,331,5923575542717608431),
(631,490,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),56254,331,6442357219630733550),
(631,491,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),56585,331,5923575542717608431),
(631,492,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),56916,331,6442357219630733550),
(631,493,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),57247,331,5923575542717608431),
(631,494,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),57578,331,6442357219630733550),
(631,495,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),57909,331,5923575542717608431),
(631,496,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),58240,331,6442357219630733550),
(631,497,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),58571,331,5923575542717608431),
(631,498,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),58902,331,6442357219630733550),
(631,499,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),59233,331,5923575542717608431),
(631,500,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),59564,331,6442357219630733550),
(631,501,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),59895,331,5923575542717608431),
(631,502,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),60226,331,6442357219630733550),
(631,503,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),60557,331,5923575542717608431),
(631,504,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),60888,331,6442357219630733550),
(631,505,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),61219,331,5923575542717608431),
(631,506,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),61550,331,6442357219630733550),
(631,507,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),61881,331,5923575542717608431),
(631,508,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),62212,331,6442357219630733550),
(631,509,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),62543,331,5923575542717608431),
(631,510,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),62874,331,6442357219630733550),
(631,511,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),63205,331,5923575542717608431),
(631,512,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),63536,331,6442357219630733550),
(631,513,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),63867,331,5923575542717608431),
(631,514,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),64198,331,6442357219630733550),
(631,515,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),64529,331,5923575542717608431),
(631,516,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),64860,331,6442357219630733550),
(631,517,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),65191,331,5923575542717608431),
(631,518,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),65522,331,6442357219630733550),
(631,519,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),65853,331,5923575542717608431),
(631,520,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),66184,331,6442357219630733550),
(631,521,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),66515,331,5923575542717608431),
(631,522,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),66846,331,6442357219630733550),
(631,523,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),67177,331,5923575542717608431),
(631,524,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),67508,331,6442357219630733550),
(631,525,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),67839,331,5923575542717608431),
(631,526,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),68170,331,6442357219630733550),
(631,527,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),68501,331,5923575542717608431),
(631,528,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),68832,331,6442357219630733550),
(631,529,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),69163,331,5923575542717608431),
(631,530,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),69494,331,6442357219630733550),
(631,531,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),69825,331,5923575542717608431),
(631,532,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),70156,331,6442357219630733550),
(631,533,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),70487,331,5923575542717608431),
(631,534,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),70818,331,6442357219630733550),
(631,535,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),71149,331,5923575542717608431),
(631,536,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),71480,331,6442357219630733550),
(631,537,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),71811,331,5923575542717608431),
(631,538,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),72142,331,6442357219630733550),
(631,539,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),72473,331,5923575542717608431),
(631,540,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),72804,331,6442357219630733550),
(631,541,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),73135,331,5923575542717608431),
(631,542,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),73466,331,6442357219630733550),
(631,543,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),73797,331,5923575542717608431),
(631,544,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),74128,331,6442357219630733550),
(631,545,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),74459,331,5923575542717608431),
(631,546,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),74790,331,6442357219630733550),
(631,547,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),75121,331,5923575542717608431),
(631,548,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),75452,331,6442357219630733550),
(631,549,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),75783,331,5923575542717608431),
(631,550,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),76114,331,6442357219630733550),
(631,551,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),76445,331,5923575542717608431),
(631,552,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),76776,331,6442357219630733550),
(631,553,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),77107,331,5923575542717608431),
(631,554,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),77438,331,6442357219630733550),
(631,555,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),77769,331,5923575542717608431),
(631,556,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),78100,331,6442357219630733550),
(631,557,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),78431,331,5923575542717608431),
(631,558,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),78762,331,6442357219630733550),
(631,559,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),79093,331,5923575542717608431),
(631,560,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),79424,331,6442357219630733550),
(631,561,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),79755,331,5923575542717608431),
(631,562,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),80086,331,6442357219630733550),
(631,563,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),80417,331,5923575542717608431),
(631,564,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),80748,331,6442357219630733550),
(631,565,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),81079,331,5923575542717608431),
(631,566,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),81410,331,6442357219630733550),
(631,567,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),81741,331,5923575542717608431),
(631,568,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),82072,331,6442357219630733550),
(631,569,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),82403,331,5923575542717608431),
(631,570,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),82734,331,6442357219630733550),
(631,571,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),83065,331,5923575542717608431),
(631,572,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),83396,331,6442357219630733550),
(631,573,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),83727,331,5923575542717608431),
(631,574,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),84058,331,6442357219630733550),
(631,575,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),84389,331,5923575542717608431),
(631,576,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),84720,331,6442357219630733550),
(631,577,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),85051,331,5923575542717608431),
(631,578,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),85382,331,6442357219630733550),
(631,579,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),85713,331,5923575542717608431),
(631,580,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),86044,331,6442357219630733550),
(631,581,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),86375,331,5923575542717608431),
(631,582,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),86706,331,6442357219630733550),
(631,583,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),87037,331,5923575542717608431),
(631,584,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),87368,331,6442357219630733550),
(631,585,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),87699,331,5923575542717608431),
(631,586,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),88030,331,6442357219630733550),
(631,587,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),88361,331,5923575542717608431),
(631,588,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),88692,331,6442357219630733550),
(631,589,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),89023,331,5923575542717608431),
(631,590,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),89354,331,6442357219630733550),
(631,591,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),89685,331,5923575542717608431),
(631,592,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),90016,331,6442357219630733550),
(631,593,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),90347,331,5923575542717608431),
(631,594,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),90678,331,6442357219630733550),
(631,595,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),91009,331,5923575542717608431),
(631,596,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),91340,331,6442357219630733550),
(631,597,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),91671,331,5923575542717608431),
(631,598,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),92002,331,6442357219630733550),
(631,599,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),92333,331,5923575542717608431),
(631,600,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),92664,331,6442357219630733550),
(631,601,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),92995,331,5923575542717608431),
(631,602,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),93326,331,6442357219630733550),
(631,603,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),93657,331,5923575542717608431),
(631,604,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),93988,331,6442357219630733550),
(631,605,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),94319,331,5923575542717608431),
(631,606,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),94650,331,6442357219630733550),
(631,607,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),94981,331,5923575542717608431),
(631,608,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),95312,331,6442357219630733550),
(631,609,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),95643,331,5923575542717608431),
(631,610,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),95974,331,6442357219630733550),
(631,611,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),96305,331,5923575542717608431),
(631,612,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),96636,331,6442357219630733550),
(631,613,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),96967,331,5923575542717608431),
(631,614,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),97298,331,6442357219630733550),
(631,615,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),97629,331,5923575542717608431),
(631,616,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),97960,331,6442357219630733550),
(631,617,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),98291,331,5923575542717608431),
(631,618,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),98622,331,6442357219630733550),
(631,619,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),98953,331,5923575542717608431),
(631,620,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),99284,331,6442357219630733550),
(631,621,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),99615,331,5923575542717608431),
(631,622,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),99946,331,6442357219630733550),
(631,623,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),100277,331,5923575542717608431),
(631,624,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),100608,331,6442357219630733550),
(631,625,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),100939,331,5923575542717608431),
(631,626,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),101270,331,6442357219630733550),
(631,627,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),101601,331,5923575542717608431),
(631,628,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),101932,331,6442357219630733550),
(631,629,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),102263,331,5923575542717608431),
(631,630,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),102594,331,6442357219630733550),
(631,631,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),102925,331,5923575542717608431),
(631,632,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),103256,331,6442357219630733550),
(631,633,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),103587,331,5923575542717608431),
(631,634,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),103918,331,6442357219630733550),
(631,635,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),104249,331,5923575542717608431),
(631,636,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),104580,331,6442357219630733550),
(631,637,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),104911,331,5923575542717608431),
(631,638,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),105242,331,6442357219630733550),
(631,639,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),105573,331,5923575542717608431),
(631,640,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),105904,331,6442357219630733550),
(631,641,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),106235,331,5923575542717608431),
(631,642,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),106566,331,6442357219630733550),
(631,643,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),106897,331,5923575542717608431),
(631,644,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),107228,331,6442357219630733550),
(631,645,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),107559,331,5923575542717608431),
(631,646,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),107890,331,6442357219630733550),
(631,647,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),108221,331,5923575542717608431),
(631,648,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),108552,331,6442357219630733550),
(631,649,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),108883,331,5923575542717608431),
(631,650,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),109214,331,6442357219630733550),
(631,651,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),109545,331,5923575542717608431),
(631,652,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),109876,331,6442357219630733550),
(631,653,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),110207,331,5923575542717608431),
(631,654,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),110538,331,6442357219630733550),
(631,655,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),110869,331,5923575542717608431),
(631,656,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),111200,331,6442357219630733550),
(631,657,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),111531,331,5923575542717608431),
(631,658,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),111862,331,6442357219630733550),
(631,659,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),112193,331,5923575542717608431),
(631,660,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),112524,331,6442357219630733550),
(631,661,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),112855,331,5923575542717608431),
(631,662,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),113186,331,6442357219630733550),
(631,663,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),113517,331,5923575542717608431),
(631,664,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),113848,331,6442357219630733550),
(631,665,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),114179,331,5923575542717608431),
(631,666,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),114510,331,6442357219630733550),
(631,667,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),114841,331,5923575542717608431),
(631,668,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),115172,331,6442357219630733550),
(631,669,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),115503,331,5923575542717608431),
(631,670,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),115834,331,6442357219630733550),
(631,671,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),116165,331,5923575542717608431),
(631,672,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),116496,331,6442357219630733550),
(631,673,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),116827,331,5923575542717608431);
INSERT INTO keyframe (session, revision, last_seq, state, checksum) VALUES
(631,508,62542,x'05696f733133086f7074696f6e616c00046e6f6e650c73637265656e426f756e6473086f6273657276656409706167655368656574000000086950686f6e65203800000000007077400000000000d8844000000000000000400000000000003440000000000000344000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000a666f726567726f756e64096175746f6d61746963d00fc0843dc09a0cc09a0c800820c801d00f80897a80897a01000000046d61696e000000000000000000000000000000000000000000d884400000000000707740000000000000004001000000010100000001000000000d6c616e6473636170654c656674000661637469766500030000004000000006554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e64617264000100000000000100000004726f6f7401066e6f626f647908554957696e646f7700010000000300000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0000000100000000000000000000087374616e6461726400010000010000000000000000046d61696e000100000000000100000000010000000677696e646f7701066e6f626f64790655495669657701045000000006080a0c0e10121416181a1c1e20222426282a2c2e30323436383a3c3e40424446484a4c4e50525456585a5c5e60626466686a6c6e70727476787a7c7e800182018401860188018a018c018e01900192019401960198019a019c019e01a001a201a40100000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e6461726400010000000100000000000001066e6f626f64791055495472616e736974696f6e566965770101010000000400000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e64617264000100000000010000000001066e6f626f647910554944726f70536861646f77566965770103010000000200000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e64617264000100000000010000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e64617264000100000000000100000002633001066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e6461726400010000000105000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e64617264000100000000000100000002633101066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e6461726400010000000107000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e64617264000100000000000100000002633201066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e6461726400010000000109000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e64617264000100000000000100000002633301066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e646172640001000000010b000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e64617264000100000000000100000002633401066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e646172640001000000010d000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e64617264000100000000000100000002633501066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e646172640001000000010f000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e64617264000100000000000100000002633601066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e6461726400010000000111000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e64617264000100000000000100000002633701066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e6461726400010000000113000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e64617264000100000000000100000002633801066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e6461726400010000000115000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e64617264000100000000000100000002633901066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e6461726400010000000117000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363313001066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e6461726400010000000119000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363313101066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e646172640001000000011b000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363313201066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e646172640001000000011d000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363313301066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e646172640001000000011f000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363313401066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e6461726400010000000121000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363313501066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e6461726400010000000123000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363313601066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e6461726400010000000125000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363313701066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e6461726400010000000127000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363313801066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e6461726400010000000129000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363313901066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e646172640001000000012b000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363323001066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e646172640001000000012d000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363323101066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e646172640001000000012f000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363323201066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e6461726400010000000131000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363323301066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e6461726400010000000133000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363323401066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e6461726400010000000135000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363323501066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e6461726400010000000137000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363323601066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e6461726400010000000139000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363323701066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e646172640001000000013b000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363323801066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e646172640001000000013d000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363323901066e6f626f6479deaad5aad5aad5aa55a1d5aad5aad5aad5aa01400000000655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e646172640001000000013f000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363333001066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e6461726400010000000141000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363333101066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e6461726400010000000143000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363333201066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e6461726400010000000145000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363333301066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e6461726400010000000147000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363333401066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e6461726400010000000149000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363333501066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e646172640001000000014b000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363333601066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e646172640001000000014d000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363333701066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e646172640001000000014f000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363333801066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e6461726400010000000151000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363333901066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e6461726400010000000153000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363343001066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e6461726400010000000155000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363343101066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e6461726400010000000157000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363343201066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e6461726400010000000159000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363343301066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e646172640001000000015b000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363343401066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e646172640001000000015d000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363343501066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e646172640001000000015f000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363343601066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e6461726400010000000161000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363343701066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e6461726400010000000163000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363343801066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e6461726400010000000165000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363343901066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e6461726400010000000167000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363353001066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e6461726400010000000169000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363353101066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e646172640001000000016b000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363353201066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e646172640001000000016d000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363353301066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e646172640001000000016f000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363353401066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e6461726400010000000171000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363353501066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e6461726400010000000173000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363353601066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e6461726400010000000175000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363353701066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e6461726400010000000177000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363353801066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e6461726400010000000179000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363353901066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e646172640001000000017b000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363363001066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e646172640001000000017d000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363363101066e6f626f6479d5aad5aad5aad5aa55aad5aad5aad5aad5aa01250000000655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e646172640001000000017f000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363363201066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e646172640001000000018101000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363363301066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e646172640001000000018301000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363363401066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e646172640001000000018501000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363363501066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e646172640001000000018701000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363363601066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e646172640001000000018901000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363363701066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e646172640001000000018b01000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363363801066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e646172640001000000018d01000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363363901066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e646172640001000000018f01000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363373001066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e646172640001000000019101000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363373101066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e646172640001000000019301000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363373201066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e646172640001000000019501000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363373301066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e646172640001000000019701000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363373401066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e646172640001000000019901000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363373501066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e646172640001000000019b01000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363373601066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e646172640001000000019d01000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363373701066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e646172640001000000019f01000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363373801066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e64617264000100000001a101000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000363373901066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e64617264000100000001a301000000000001066e6f626f6479d5aad5aad502aad5aad5aa01030000004000000004726f6f740677696e646f7709726f6f742d766965771177696e646f772d7472616e736974696f6e1177696e646f772d64726f70536861646f770263300763302d766965770263310763312d766965770263320763322d766965770263330763332d766965770263340763342d766965770263350763352d766965770263360763362d766965770263370763372d766965770263380763382d766965770263390763392d7669657703633130086331302d7669657703633131086331312d7669657703633132086331322d7669657703633133086331332d7669657703633134086331342d7669657703633135086331352d7669657703633136086331362d7669657703633137086331372d7669657703633138086331382d7669657703633139086331392d7669657703633230086332302d7669657703633231086332312d7669657703633232086332322d7669657703633233086332332d7669657703633234086332342d7669657703633235086332352d7669657703633236086332362d7669657703633237086332372d7669657703633238086332382d766965770363323940000000086332392d7669657703633330086333302d7669657703633331086333312d7669657703633332086333322d7669657703633333086333332d7669657703633334086333342d7669657703633335086333352d7669657703633336086333362d7669657703633337086333372d7669657703633338086333382d7669657703633339086333392d7669657703633430086334302d7669657703633431086334312d7669657703633432086334322d7669657703633433086334332d7669657703633434086334342d7669657703633435086334352d7669657703633436086334362d7669657703633437086334372d7669657703633438086334382d7669657703633439086334392d7669657703633530086335302d7669657703633531086335312d7669657703633532086335322d7669657703633533086335332d7669657703633534086335342d7669657703633535086335352d7669657703633536086335362d7669657703633537086335372d7669657703633538086335382d7669657703633539086335392d7669657703633630086336302d766965770363363125000000086336312d7669657703633632086336322d7669657703633633086336332d7669657703633634086336342d7669657703633635086336352d7669657703633636086336362d7669657703633637086336372d7669657703633638086336382d7669657703633639086336392d7669657703633730086337302d7669657703633731086337312d7669657703633732086337322d7669657703633733086337332d7669657703633734086337342d7669657703633735086337352d7669657703633736086337362d7669657703633737086337372d7669657703633738086337382d7669657703633739086337392d7669657700010000020000000763312d766965770800000000000000000000000002000000086336302d766965777e00000000000000000000000000000000020000000263320902000000036332333300000000020000000263350f040000000763342d766965770e086333332d766965774806000000036337359b01086331372d7669657728086337312d766965779401000000000000000002000000086333372d76696577500200000003633432590000000002000000036333354b0000000002000000086335372d766965777806000000036334355f036336328101086332302d766965772e02000000086334392d76696577680000000004000000036331321d086337352d766965779c0100000000020000000363353675000000000000000000000000040000000363313019036332312f0000000002000000036336398f010000000002000000086332332d7669657734000000000000000002000000086336372d766965778c0104000000086337362d766965779e01036337379f010000000004000000086334362d7669657762036333374f02000000036332383d000000000200000003633730910102000000086336352d7669657788010000000002000000086332372d766965773c00000000000000000000000004000000086335312d766965776c0763352d76696577100000000002000000036335347102000000036333385102000000086331382d766965772a02000000036336307d0000000000000000000000000000000002000000086331322d766965771e00000000020000000363333143040000000363313727036332363904000000086331352d7669657724086336322d766965778201020000000363363689010000000002000000026336110000000002000000036337329501000000000000000000000000040000000763302d7669657706036331392b02000000086332342d7669657736020000000363343763000000000200000009726f6f742d76696577020000000004000000086335392d766965777c086334372d76696577640600000003633538790763392d7669657718086334342d766965775e0000000000000000000000000000000002000000036335336f0200000002633917000000000000000000000000000000000400000003633739a301086334332d766965775c00000000000000000200000003633633830104000000086333302d7669657742036337349901020000000763372d7669657714040000000363333449086337382d76696577a20102000000086336382d766965778e010200000003633634850102000000036333334702000000086335342d7669657772000000000000000002000000086333382d766965775202000000036334315702000000036334386500000000000000000400000003633135230263300500000000000000000000000000000000000000000000000002000000086331392d766965772c0000000000000000020000001177696e646f772d7472616e736974696f6e030000000000000000000000000000000002000000086333312d7669657744000000000000000004000000086333322d7669657746036334335b020000000763322d766965770a02000000086336392d76696577900102000000086334382d7669657766000000000000000002000000086334352d76696577600000000004000000036335316b086337322d76696577960102000000036336317f00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002000000086337392d76696577a4010000000000000000020000000263330b02000000036337369d0100000000000000000000000006000000086332352d7669657738086332362d766965773a036332343502000000036334345d02000000086337372d76696577a00100000000020000000363353777000000000000000004000000086333352d766965774c086333362d766965774e0000000000000000000000000200000003633738a10102000000086331332d766965772002000000036336378b01000000000000000004000000086332382d766965773e0677696e646f770100000000000000000000000002000000086336332d76696577840102000000086337302d766965779201040000000363323231036331331f000000000000000006000000036332393f04726f6f74001177696e646f772d64726f70536861646f770402000000036333364d02000000036337319301020000000263340d000000000000000004000000086332312d7669657730086332322d7669657732040000000763382d7669657716086336342d76696577860102000000036335326d0000000000000000020000000363343967020000000763332d766965770c0200000003633535730000000002000000086335332d76696577700000000000000000000000000000000002000000086335362d766965777600000000000000000000000002000000086333392d766965775402000000036336388d0102000000086331312d766965771c06000000086336362d766965778a01036332302d036331311b0200000003633733970102000000086334322d766965775a06000000026337130363313625036332373b00000000040000000363313829036333395300000000020000000763362d7669657712000000000000000002000000086336312d7669657780010200000003633436610200000003633330410000000002000000036335397b000000000000000002000000086331342d7669657722000000000000000002000000086335302d766965776a0000000002000000086335322d766965776e02000000086332392d766965774000000000040000000363323537086337332d76696577980100000000000000000000000004000000086333342d766965774a0263310702000000086334302d76696577560000000000000000040000000363343055086334312d76696577580200000003633332450200000003633635870104000000086331362d766965772602633815000000000000000002000000036335306900000000020000000363313421000000000000000008000000086331302d766965771a086337342d766965779a01086335382d766965777a086335352d7669657774ca02a20000006710554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c6572000168065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000008f0110554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c657200019001065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000005f10554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c6572000160065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000002f10554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c6572000130065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000003710554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c6572000138065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000006b10554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c657200016c065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000000f10554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c6572000110065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000006510554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c6572000166065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000002510554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c6572000126065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000004d10554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c657200014e065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000003510554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c6572000136065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000005110554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c6572000152065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e646172640001000000000000000000000000000000000000000000000000000000000000000000000000850110554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c657200018601065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e646172640001000000000000000000000000000000000000000000000000000000000000000000000000a10110554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c65720001a201065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000000710554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c6572000108065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000001d10554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c657200011e065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e646172640001000000000000000000000000000000000000000000000000000000000000000000000000890110554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c657200018a01065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000005710554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c6572000158065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000000010554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c65720001020655495669657700500000000507090b0d0f11131517191b1d1f21232527292b2d2f31333537393b3d3f41434547494b4d4f51535557595b5d5f61636567696b6d6f71737577797b7d7f810183018501870189018b018d018f01910193019501970199019b019d019f01a101a301000000000000010108617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000009f0110554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c65720001a001065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000003310554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c6572000134065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000004510554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c6572000146065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000001310554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c6572000114065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000009b0110554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c657200019c01065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000001510554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c6572000116065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000005b10554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c657200015c065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000005910554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c657200015a065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e646172640001000000000000000000000000000000000000000000000000000000000000000000000000970110554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c657200019801065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000000910554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c657200010a065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000003910554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c657200013a065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000003110554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c6572000132065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000008b0110554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c657200018c01065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e646172640001000000000000000000000000000000000000000000000000000000000000000000000000a30110554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c65720001a401065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000003d10554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c657200013e065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000007110554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c6572000172065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000001f10554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c6572000120065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000007d10554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c657200017e065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e646172640001000000000000000000000000000000000000000000000000000000000000000000000000870110554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c657200018801065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000005d10554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c657200015e065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e646172640001000000000000000000000000000000000000000000000000000000000000000000000000930110554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c657200019401065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000001710554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c6572000118065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000007b10554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c657200017c065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000004710554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c6572000148065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000007310554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c6572000174065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000004f10554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c6572000150065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000006110554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c6572000162065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000001910554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c657200011a065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000003f10554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c6572000140065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000007710554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c6572000178065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e646172640001000000000000000000000000000000000000000000000000000000000000000000000000990110554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c657200019a01065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000002b10554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c657200012c065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000005310554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c6572000154065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000009d0110554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c657200019e01065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000002d10554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c657200012e065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000001110554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c6572000112065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000006d10554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c657200016e065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e646172640001000000000000000000000000000000000000000000000000000000000000000000000000810110554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c657200018201065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e646172640001000000000000000000000000000000000000000000000000000000000000000000000000950110554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c657200019601065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000002710554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c6572000128065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000000510554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c6572000106065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000002310554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c6572000124065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000007510554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c6572000176065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000003b10554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c657200013c065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000006310554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c6572000164065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000007f10554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c657200018001065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000006910554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c657200016a065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000006f10554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c6572000170065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000007910554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c657200017a065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000000b10554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c657200010c065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000002910554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c657200012a065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000004110554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c6572000142065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000000d10554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c657200010e065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e646172640001000000000000000000000000000000000000000000000000000000000000000000000000830110554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c657200018401065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000002110554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c6572000122065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000004310554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c6572000144065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e646172640001000000000000000000000000000000000000000000000000000000000000000000000000910110554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c657200019201065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000008d0110554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c657200018e01065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000004b10554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c657200014c065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000001b10554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c657200011c065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000005510554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c6572000156065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000004910554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c657200014a065549566965770100000000000000000000000008617070656172656400010000000000000000087374616e646172640001000000000000000000000000000000000000000000000000000000000000000000000000ca02a80100010000000000000000000000000000000000000000000000000000000000000000000000000000020000000263320902000000036332333300000000020000000263350f0000000002000000036337359b010000000000000000000000000200000003633432590000000002000000036333354b000000000000000004000000036336328101036334355f000000000000000002000000036331321d00000000020000000363353675000000000000000000000000040000000363313019036332312f0000000002000000036336398f01000000000000000000000000000000000000000002000000036337379f010000000002000000036333374f02000000036332383d000000000200000003633730910100000000000000000000000000000000000000000000000000000000000000000200000003633534710200000003633338510000000002000000036336307d00000000000000000000000000000000000000000000000002000000036333314304000000036331372703633236390000000002000000036336368901000000000200000002633611000000000200000003633732950100000000000000000000000002000000036331392b00000000020000000363343763000000000000000000000000000000000200000003633538790000000000000000000000000000000002000000036335336f0200000002633917000000000000000000000000000000000200000003633739a3010000000000000000020000000363363383010200000003633734990100000000020000000363333449000000000200000003633634850102000000036333334700000000000000000000000000000000020000000363343157020000000363343865000000000000000004000000036331352302633005000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002000000036334335b0000000000000000000000000000000000000000000000000000000002000000036335316b02000000036336317f000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020000000263330b02000000036337369d0100000000000000000000000002000000036332343502000000036334345d00000000000000000200000003633537770000000000000000000000000000000000000000000000000200000003633738a1010000000002000000036336378b010000000000000000020000000677696e646f77010000000000000000000000000000000000000000040000000363323231036331331f00000000000000000400000004726f6f7400036332393f02000000036333364d02000000036337319301020000000263340d0000000000000000000000000000000002000000036335326d000000000000000002000000036334396700000000020000000363353573000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002000000036336388d010000000004000000036331311b036332302d02000000036337339701000000000600000002633713036332373b036331362500000000040000000363333953036331382900000000000000000000000000000000000000000200000003633436610200000003633330410000000002000000036335397b000000000000000000000000000000000000000000000000000000000000000000000000000000000200000003633235370000000000000000000000000200000002633107000000000000000000000000020000000363343055020000000363333245020000000363363587010200000002633815000000000000000002000000036335306900000000020000000363313421000000000000000000000000a40100000000a2010000000000000000000000000000000000000000000000000001000000046d61696e020000000000000000fafe4b216994d760',1225247185146452402);
INSERT INTO last_use (session, time) VALUES
(631,1795473499);

-- keyed
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(632,'keyed','n201s4',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,0,122);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(632,1,CAST('POST /windows
{"id":"main"}' AS BLOB),1,0,6637230028007682471,'first',1795559901),
(632,2,CAST('PATCH /windows/main
{"respondsTo":[]}' AS BLOB),1,0,-2236894857333797904,NULL,NULL),
(632,3,CAST('POST /alerts
{"id":"x","title":"It''s ''so''\n\t\u0001 😀"}' AS BLOB),1,0,-8554568570140526144,NULL,NULL);
INSERT INTO last_use (session, time) VALUES
(632,1795473501);

-- se1e66d48fa32b0c7d72f39ad459815db
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(633,'se1e66d48fa32b0c7d72f39ad459815db','ufyypn',CAST('{"profile":"ios17","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'5c571c361256ddf05c905ee5a40fe9bf63076b64f2512018f891265a491cf61b',10,9,580);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(633,1,CAST('POST /inputs
{"type":"tap","at":[159,259]}' AS BLOB),1,0,-1895377082830183230),
(633,2,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),1,0,-6836053445158175470),
(633,3,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),1,0,330203035817663325),
(633,4,CAST('POST /inputs
{"type":"tap","at":[86,337]}' AS BLOB),1,0,-6634867754778460208),
(633,5,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),1,0,4300014696512280105),
(633,6,CAST('PATCH /application
{"state":"background"}' AS BLOB),1,2,-222926271920043999),
(633,7,CAST('POST /inputs
{"type":"tap","at":[41,399]}' AS BLOB),3,0,-3477212309747043811),
(633,8,CAST('POST /views
{"id":"v3","superview":"b","frame":[81,218,156,50.5]}' AS BLOB),3,7,9066859655312249341),
(633,9,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),10,0,-962325199769512983),
(633,10,CAST('POST /windows
{"id":"a","frame":[182,25,5,50.5]}' AS BLOB),10,0,5980663758255064265);
INSERT INTO last_use (session, time) VALUES
(633,1795473501);

