-- random-ios17-0
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2528,'random-ios17-0','g66ua3',CAST('{"profile":"ios17","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,16);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2528,1,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),1,0,-430928917670273901),
(2528,2,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),1,0,-6836053445158175470),
(2528,3,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"c","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),1,0,-6303761176771391307),
(2528,4,CAST('POST /scenes
' AS BLOB),1,1,-5303851602882523193),
(2528,5,CAST('PATCH /windows/b
{"isHidden":true,"windowLevel":1}' AS BLOB),2,0,-2209164281720069561),
(2528,6,CAST('PATCH /windows/c
{"rootViewController":"B"}' AS BLOB),2,0,7614755322907576542),
(2528,7,CAST('PATCH /windows/b
{"isHidden":false,"windowLevel":0}' AS BLOB),2,0,-5201401433510020019),
(2528,8,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"a","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),2,0,-6485097754073038373),
(2528,9,CAST('POST /controllers
{"id":"C","class":"UIViewController","title":"设置"}' AS BLOB),2,0,-8848855936784883200),
(2528,10,CAST('PUT /references/b.kept
{"object":"a"}' AS BLOB),2,0,-4230005519028716638),
(2528,11,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),2,0,330203035817663325),
(2528,12,CAST('PATCH /windows/a
{"isHidden":true,"windowLevel":"alert"}' AS BLOB),2,0,-802022197940573815),
(2528,13,CAST('POST /inputs
{"type":"tap","at":[68,201]}' AS BLOB),2,0,3352359568636201134),
(2528,14,CAST('POST /controllers
{"id":"home","class":"UIViewController","title":"设置"}' AS BLOB),2,0,582566796760767488),
(2528,15,CAST('POST /views
{"id":"v4","superview":"a","frame":[155,186,22,50.5]}' AS BLOB),2,7,2376427439130104861),
(2528,16,CAST('POST /scenes
{"id":"left"}' AS BLOB),9,1,-5122344983036895517),
(2528,17,CAST('PATCH /windows/b
{"windowScene":"left"}' AS BLOB),10,0,-1301928054373279751),
(2528,18,CAST('POST /inputs
{"type":"tap","at":[24,9]}' AS BLOB),10,0,-5472353920095955388),
(2528,19,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),10,0,1364654489772078654),
(2528,20,CAST('PATCH /windows/b
{"windowScene":"left"}' AS BLOB),10,0,-1301928054373279751),
(2528,21,CAST('PATCH /windows/a
{"isHidden":true,"windowLevel":1}' AS BLOB),10,0,6419197574862218926),
(2528,22,CAST('POST /controllers/A/dismiss
{"animated":false}' AS BLOB),10,0,-6280152251374465528),
(2528,23,CAST('POST /controllers/C/dismiss
{"animated":true}' AS BLOB),10,0,5434153311741603775),
(2528,24,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),10,0,330203035817663325),
(2528,25,CAST('PATCH /windows/a
{"windowScene":"left"}' AS BLOB),10,0,-2269009231317398266),
(2528,26,CAST('POST /views
{"id":"v2","superview":"b","frame":[169,49,183,50.5]}' AS BLOB),10,7,3809721506302038395),
(2528,27,CAST('PATCH /windows/b
{"rootViewController":"C"}' AS BLOB),17,0,-452181739943382036),
(2528,28,CAST('DELETE /references/v2
' AS BLOB),17,0,-7221010559656635320),
(2528,29,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","title":"设置"}' AS BLOB),17,0,5934054500342608901),
(2528,30,CAST('POST /controllers/B/dismiss
{"animated":false}' AS BLOB),17,0,-2276585183689041441);

-- random-ios17-1
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2529,'random-ios17-1','9fzxqt',CAST('{"profile":"ios17","device":"iPhone 5s","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,27);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2529,1,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"c","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),1,0,-6303761176771391307),
(2529,2,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"a","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),1,0,-6485097754073038373),
(2529,3,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),1,0,330203035817663325),
(2529,4,CAST('POST /windows/c/makeKey
' AS BLOB),1,0,8773930423188394059),
(2529,5,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),1,0,330203035817663325),
(2529,6,CAST('POST /windows
{"id":"b","frame":[152,219,50,50.5]}' AS BLOB),1,0,-4937166327842285648),
(2529,7,CAST('POST /windows/b/makeKey
' AS BLOB),1,0,-4085112580418387742),
(2529,8,CAST('POST /scenes
{"id":"left"}' AS BLOB),1,1,-5122344983036895517),
(2529,9,CAST('PATCH /windows/a
{"windowScene":"left"}' AS BLOB),2,0,-2269009231317398266),
(2529,10,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),2,0,330203035817663325),
(2529,11,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),2,2,-5475143325329567646),
(2529,12,CAST('POST /scenes
' AS BLOB),4,1,-5303851602882523193),
(2529,13,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),5,0,-430928917670273901),
(2529,14,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),5,0,5923575542717608431),
(2529,15,CAST('DELETE /references/B
' AS BLOB),5,1,8145411062333629366),
(2529,16,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),6,4,6442357219630733550),
(2529,17,CAST('POST /inputs
{"type":"tap","at":[79,17]}' AS BLOB),10,0,6394638273041106471),
(2529,18,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),10,0,330203035817663325),
(2529,19,CAST('POST /scenes
' AS BLOB),10,1,-5303851602882523193),
(2529,20,CAST('PATCH /application
{"state":"active"}' AS BLOB),11,0,6524705844041617891),
(2529,21,CAST('PATCH /windows/b
{"isHidden":true,"windowLevel":"alert"}' AS BLOB),11,0,9096532591573574976),
(2529,22,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),11,0,1364654489772078654),
(2529,23,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),11,0,5687422765970617551),
(2529,24,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),11,0,7276731318947589908),
(2529,25,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),11,0,-962325199769512983),
(2529,26,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),11,0,330203035817663325),
(2529,27,CAST('POST /views
{"id":"v3","superview":"a","frame":[149,93,9,50.5]}' AS BLOB),11,7,7063901166852217961),
(2529,28,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),18,5,5923575542717608431),
(2529,29,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),23,5,6442357219630733550),
(2529,30,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),28,0,4300014696512280105);

-- random-ios17-2
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2530,'random-ios17-2','m75yv2',CAST('{"profile":"ios17","device":"iPhone X","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,11);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2530,1,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","title":"设置"}' AS BLOB),1,0,5934054500342608901),
(2530,2,CAST('PUT /references/c.kept
{"object":"nav"}' AS BLOB),1,0,8470214144417806335),
(2530,3,CAST('POST /controllers
{"id":"C","class":"UIViewController","title":"设置"}' AS BLOB),1,0,-8848855936784883200),
(2530,4,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),1,0,-6836053445158175470),
(2530,5,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),1,0,5923575542717608431),
(2530,6,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),1,0,-962325199769512983),
(2530,7,CAST('POST /controllers
{"id":"home","class":"UIViewController","title":"设置"}' AS BLOB),1,0,582566796760767488),
(2530,8,CAST('PUT /references/c.kept
{"object":"C"}' AS BLOB),1,0,3170298806950262127),
(2530,9,CAST('POST /inputs
{"type":"tap","at":[101,183]}' AS BLOB),1,0,-8037004404049053919),
(2530,10,CAST('POST /controllers/home/present
{"viewController":"nav","animated":false}' AS BLOB),1,0,-5584456375720346909),
(2530,11,CAST('POST /inputs
{"type":"tap","at":[230,21]}' AS BLOB),1,0,1735171834786921091),
(2530,12,CAST('POST /windows/b/makeKey
' AS BLOB),1,0,-4085112580418387742),
(2530,13,CAST('POST /inputs
{"type":"tap","at":[155,64]}' AS BLOB),1,0,-6292741634375502248),
(2530,14,CAST('POST /controllers/C/addChild
{"controller":"nav"}' AS BLOB),1,1,-6304052863859493138),
(2530,15,CAST('DELETE /references/home
' AS BLOB),2,1,4174935831444303885),
(2530,16,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"a","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),3,0,-6485097754073038373),
(2530,17,CAST('DELETE /references/C
' AS BLOB),3,0,8146363239403470867),
(2530,18,CAST('PATCH /windows/a
{"isHidden":true,"windowLevel":1}' AS BLOB),3,0,6419197574862218926),
(2530,19,CAST('POST /controllers/nav/popToRoot
{}' AS BLOB),3,0,2572033617891084490),
(2530,20,CAST('DELETE /references/a
' AS BLOB),3,1,8117687976145404737),
(2530,21,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),4,0,1364654489772078654),
(2530,22,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),4,0,-962325199769512983),
(2530,23,CAST('POST /inputs
{"type":"tap","at":[144,207]}' AS BLOB),4,0,-4966081382781343813),
(2530,24,CAST('PATCH /windows/b
{"isHidden":true,"windowLevel":"alert"}' AS BLOB),4,0,9096532591573574976),
(2530,25,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"c","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),4,0,-6303761176771391307),
(2530,26,CAST('PUT /references/c.kept
{"object":"A"}' AS BLOB),4,1,1864450627906534445),
(2530,27,CAST('POST /views
{"id":"v1","superview":"b","frame":[99,117,185,50.5]}' AS BLOB),5,7,-2154214488188811636),
(2530,28,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),12,0,-962325199769512983),
(2530,29,CAST('POST /inputs
{"type":"tap","at":[176,274]}' AS BLOB),12,0,2281131573230191744),
(2530,30,CAST('POST /controllers/A/dismiss
{"animated":false}' AS BLOB),12,0,-6280152251374465528);

-- random-ios17-3
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2531,'random-ios17-3','2q12om',CAST('{"profile":"ios17","device":"iPhone 14","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,15);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2531,1,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","title":"设置"}' AS BLOB),1,0,5934054500342608901),
(2531,2,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"a","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),1,0,-6485097754073038373),
(2531,3,CAST('PATCH /windows/a
{"isHidden":true,"windowLevel":"alert"}' AS BLOB),1,0,-802022197940573815),
(2531,4,CAST('POST /scenes
{"id":"left"}' AS BLOB),1,1,-5122344983036895517),
(2531,5,CAST('POST /inputs
{"type":"tap","at":[228,181]}' AS BLOB),2,0,-582272362016990505),
(2531,6,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),2,0,4300014696512280105),
(2531,7,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),2,4,6442357219630733550),
(2531,8,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),6,0,-430928917670273901),
(2531,9,CAST('POST /controllers/nav/present
{"viewController":"tab","animated":false}' AS BLOB),6,0,158413174021609759),
(2531,10,CAST('POST /inputs
{"type":"tap","at":[101,291]}' AS BLOB),6,0,820439479091718059),
(2531,11,CAST('POST /controllers
{"id":"C","class":"UIViewController","title":"设置"}' AS BLOB),6,0,-8848855936784883200),
(2531,12,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),6,0,330203035817663325),
(2531,13,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),6,0,330203035817663325),
(2531,14,CAST('POST /windows/a/makeKey
' AS BLOB),6,0,-4277012787105656895),
(2531,15,CAST('POST /controllers/nav/push
{"controller":"B","animated":true}' AS BLOB),6,2,9196923423097783917),
(2531,16,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),8,0,6442357219630733550),
(2531,17,CAST('DELETE /references/a
' AS BLOB),8,1,8117687976145404737),
(2531,18,CAST('DELETE /references/B
' AS BLOB),9,0,8145411062333629366),
(2531,19,CAST('PATCH /application
{"state":"active"}' AS BLOB),9,0,6524705844041617891),
(2531,20,CAST('POST /scenes
' AS BLOB),9,1,-5303851602882523193),
(2531,21,CAST('POST /scenes
' AS BLOB),10,1,-5303851602882523193),
(2531,22,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),11,0,330203035817663325),
(2531,23,CAST('POST /inputs
{"type":"tap","at":[189,282]}' AS BLOB),11,0,4596197649591712823),
(2531,24,CAST('POST /scenes
' AS BLOB),11,1,-5303851602882523193),
(2531,25,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"c","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),12,4,-6303761176771391307),
(2531,26,CAST('PATCH /application
{"state":"active"}' AS BLOB),16,0,6524705844041617891),
(2531,27,CAST('POST /controllers/nav/popToRoot
{}' AS BLOB),16,0,2572033617891084490),
(2531,28,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),16,0,330203035817663325),
(2531,29,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),16,0,-6836053445158175470),
(2531,30,CAST('POST /controllers/C/present
{"viewController":"tab","animated":true}' AS BLOB),16,0,6139492724134779380);

-- random-ios17-4
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2532,'random-ios17-4','dmosp9',CAST('{"profile":"ios17","device":"iPhone 8","launch":"foreground","runLoop":"manual","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,9);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2532,1,CAST('POST /inputs
{"type":"tap","at":[45,36]}' AS BLOB),1,0,-8819604437113774061),
(2532,2,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","title":"设置"}' AS BLOB),1,0,5934054500342608901),
(2532,3,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),1,0,330203035817663325),
(2532,4,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),1,0,-6836053445158175470),
(2532,5,CAST('POST /inputs
{"type":"tap","at":[233,230]}' AS BLOB),1,0,6122855697894303874),
(2532,6,CAST('POST /controllers/nav/pop
{}' AS BLOB),1,0,-6325120663391127011),
(2532,7,CAST('POST /controllers/nav/popToRoot
{}' AS BLOB),1,0,2572033617891084490),
(2532,8,CAST('POST /scenes
' AS BLOB),1,1,-5303851602882523193),
(2532,9,CAST('POST /inputs
{"type":"tap","at":[156,390]}' AS BLOB),2,0,-2215953670538654885),
(2532,10,CAST('POST /windows
{"id":"c","frame":[59,118,35,50.5]}' AS BLOB),2,0,7638050543624671380),
(2532,11,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),2,0,1364654489772078654),
(2532,12,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),2,0,330203035817663325),
(2532,13,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),2,0,-430928917670273901),
(2532,14,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),2,0,330203035817663325),
(2532,15,CAST('POST /controllers/B/present
{"viewController":"nav","animated":true}' AS BLOB),2,0,2795310347703420347),
(2532,16,CAST('PUT /references/b.kept
{"object":"c"}' AS BLOB),2,0,-3038999130505664484),
(2532,17,CAST('POST /controllers/nav/popToRoot
{}' AS BLOB),2,0,2572033617891084490),
(2532,18,CAST('DELETE /references/c
' AS BLOB),2,0,8115752835680131827),
(2532,19,CAST('POST /controllers/A/dismiss
{"animated":true}' AS BLOB),2,0,-7594265827778136387),
(2532,20,CAST('POST /windows/c/makeKey
' AS BLOB),2,0,8773930423188394059),
(2532,21,CAST('POST /inputs
{"type":"tap","at":[247,210]}' AS BLOB),2,0,8018444229910966343),
(2532,22,CAST('PATCH /windows/c
{"isHidden":true,"windowLevel":0}' AS BLOB),2,0,9166205069896232637),
(2532,23,CAST('POST /controllers
{"id":"C","class":"UIViewController","title":"设置"}' AS BLOB),2,0,-8848855936784883200),
(2532,24,CAST('POST /scenes
{"id":"left"}' AS BLOB),2,1,-5122344983036895517),
(2532,25,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),3,0,330203035817663325),
(2532,26,CAST('POST /controllers/nav/dismiss
{"animated":false}' AS BLOB),3,0,1157771247786694686),
(2532,27,CAST('POST /windows/b/makeKey
' AS BLOB),3,0,-4085112580418387742),
(2532,28,CAST('POST /views
{"id":"v1","superview":"c","frame":[167,279,152,50.5]}' AS BLOB),3,7,3145182664105502638),
(2532,29,CAST('POST /controllers
{"id":"home","class":"UIViewController","title":"设置"}' AS BLOB),10,0,582566796760767488),
(2532,30,CAST('PATCH /windows/c
{"rootViewController":null}' AS BLOB),10,0,6378404845067812589);

-- random-ios17-5
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2533,'random-ios17-5','36mukr',CAST('{"profile":"ios17","device":"iPhone 5s","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,32);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2533,1,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),1,4,6442357219630733550),
(2533,2,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),5,0,330203035817663325),
(2533,3,CAST('POST /scenes
' AS BLOB),5,1,-5303851602882523193),
(2533,4,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),6,0,330203035817663325),
(2533,5,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),6,4,-6836053445158175470),
(2533,6,CAST('POST /scenes
' AS BLOB),10,1,-5303851602882523193),
(2533,7,CAST('POST /scenes
{"id":"left"}' AS BLOB),11,1,-5122344983036895517),
(2533,8,CAST('POST /views
{"id":"v1","superview":"b","frame":[194,202,142,50.5]}' AS BLOB),12,7,4077398157927175192),
(2533,9,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),19,0,330203035817663325),
(2533,10,CAST('POST /windows
{"id":"a","frame":[166,271,184,50.5]}' AS BLOB),19,0,997450828879730676),
(2533,11,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),19,0,-430928917670273901),
(2533,12,CAST('POST /controllers
{"id":"C","class":"UIViewController","title":"设置"}' AS BLOB),19,0,-8848855936784883200),
(2533,13,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","title":"设置"}' AS BLOB),19,0,5934054500342608901),
(2533,14,CAST('POST /scenes
' AS BLOB),19,1,-5303851602882523193),
(2533,15,CAST('PATCH /windows/b
{"windowScene":"left"}' AS BLOB),20,0,-1301928054373279751),
(2533,16,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"c","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),20,0,-6303761176771391307),
(2533,17,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),20,0,330203035817663325),
(2533,18,CAST('PATCH /windows/b
{"isHidden":false,"windowLevel":"alert"}' AS BLOB),20,1,7222790765832057791),
(2533,19,CAST('POST /views
{"id":"v3","superview":"b","frame":[80,268,66,50.5]}' AS BLOB),21,7,2972426732686480591),
(2533,20,CAST('PATCH /application
{"state":"background"}' AS BLOB),28,2,-222926271920043999),
(2533,21,CAST('POST /inputs
{"type":"tap","at":[52,135]}' AS BLOB),30,1,-47795435582437675),
(2533,22,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),31,0,330203035817663325),
(2533,23,CAST('POST /windows/a/makeKey
' AS BLOB),31,0,-4277012787105656895),
(2533,24,CAST('POST /views/b/subviews
{"view":"v3"}' AS BLOB),31,0,602573124418289632),
(2533,25,CAST('POST /controllers/nav/dismiss
{"animated":false}' AS BLOB),31,0,1157771247786694686),
(2533,26,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),31,0,1364654489772078654),
(2533,27,CAST('POST /windows/b/makeKey
' AS BLOB),31,0,-4085112580418387742),
(2533,28,CAST('PATCH /application
{"state":"background"}' AS BLOB),31,0,-222926271920043999),
(2533,29,CAST('POST /inputs
{"type":"tap","at":[169,23]}' AS BLOB),31,0,-3753991679100458144),
(2533,30,CAST('POST /controllers/nav/push
{"controller":"C","animated":false}' AS BLOB),31,2,-1411994790140998947);

-- random-ios17-6
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2534,'random-ios17-6','cfp6mt',CAST('{"profile":"ios17","device":"iPhone X","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false},"nib":{"windows":[{"id":"main","outlets":["delegate.window"],"rootViewController":{"id":"home","view":{"id":"board","subviews":[{"id":"title","class":"UILabel"}]}}}]}}' AS BLOB),x'',31,19);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2534,1,CAST('POST /nibs
{"windows":[{"id":"main","outlets":["delegate.window"],"rootViewController":{"id":"home","view":{"id":"board","subviews":[{"id":"title","class":"UILabel"}]}}}]}' AS BLOB),1,8,-4277619459591903072),
(2534,2,CAST('POST /scenes
' AS BLOB),9,1,-5303851602882523193),
(2534,3,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),10,0,5923575542717608431),
(2534,4,CAST('POST /scenes
{"id":"left"}' AS BLOB),10,1,-5122344983036895517),
(2534,5,CAST('POST /inputs
{"type":"tap","at":[280,141]}' AS BLOB),11,0,3334748774837485765),
(2534,6,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"a","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),11,0,-6485097754073038373),
(2534,7,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),11,0,330203035817663325),
(2534,8,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),11,0,330203035817663325),
(2534,9,CAST('POST /windows
{"id":"b","frame":[160,67,154,50.5]}' AS BLOB),11,0,2002258566476776497),
(2534,10,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),11,0,5687422765970617551),
(2534,11,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),11,0,5687422765970617551),
(2534,12,CAST('PUT /references/b.kept
{"object":"a"}' AS BLOB),11,0,-4230005519028716638),
(2534,13,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),11,0,-430928917670273901),
(2534,14,CAST('POST /controllers/home/dismiss
{"animated":true}' AS BLOB),11,0,-5624421672900764143),
(2534,15,CAST('POST /windows
{"id":"c","frame":[50,21,162,50.5]}' AS BLOB),11,0,-4435310248193628037),
(2534,16,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),11,0,330203035817663325),
(2534,17,CAST('PATCH /windows/a
{"windowScene":"left"}' AS BLOB),11,0,-2269009231317398266),
(2534,18,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),11,0,330203035817663325),
(2534,19,CAST('PUT /references/c.kept
{"object":"a"}' AS BLOB),11,0,399338187133663053),
(2534,20,CAST('POST /inputs
{"type":"tap","at":[23,144]}' AS BLOB),11,0,8894324009826654417),
(2534,21,CAST('POST /windows/c/makeKey
' AS BLOB),11,0,8773930423188394059),
(2534,22,CAST('PATCH /windows/b
{"isHidden":false,"windowLevel":"alert"}' AS BLOB),11,0,7222790765832057791),
(2534,23,CAST('PATCH /windows/b
{"rootViewController":null}' AS BLOB),11,0,8093553760257797618),
(2534,24,CAST('DELETE /references/B
' AS BLOB),11,1,8145411062333629366),
(2534,25,CAST('POST /scenes
' AS BLOB),12,1,-5303851602882523193),
(2534,26,CAST('PATCH /application
{"state":"background"}' AS BLOB),13,2,-222926271920043999),
(2534,27,CAST('PATCH /windows/a
{"windowScene":"left"}' AS BLOB),15,0,-2269009231317398266),
(2534,28,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),15,5,6442357219630733550),
(2534,29,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),20,0,330203035817663325),
(2534,30,CAST('POST /inputs
{"type":"tap","at":[261,305]}' AS BLOB),20,0,2097922698138364946),
(2534,31,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","title":"设置"}' AS BLOB),20,0,5934054500342608901);

-- random-ios17-7
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2535,'random-ios17-7','fy1fjf',CAST('{"profile":"ios17","device":"iPhone 14","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,25);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2535,1,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),1,0,330203035817663325),
(2535,2,CAST('POST /scenes
' AS BLOB),1,1,-5303851602882523193),
(2535,3,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),2,0,330203035817663325),
(2535,4,CAST('POST /inputs
{"type":"tap","at":[267,149]}' AS BLOB),2,0,-2702418757357306386),
(2535,5,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","title":"设置"}' AS BLOB),2,0,5934054500342608901),
(2535,6,CAST('POST /inputs
{"type":"tap","at":[151,300]}' AS BLOB),2,0,-7876861658691058337),
(2535,7,CAST('PATCH /application
{"state":"background"}' AS BLOB),2,2,-222926271920043999),
(2535,8,CAST('POST /scenes
{"id":"left"}' AS BLOB),4,1,-5122344983036895517),
(2535,9,CAST('POST /inputs
{"type":"tap","at":[258,25]}' AS BLOB),5,0,-591752017298235235),
(2535,10,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),5,0,330203035817663325),
(2535,11,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),5,0,-430928917670273901),
(2535,12,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),5,0,-6836053445158175470),
(2535,13,CAST('POST /controllers/nav/pop
{}' AS BLOB),5,0,-6325120663391127011),
(2535,14,CAST('POST /controllers/nav/pop
{}' AS BLOB),5,0,-6325120663391127011),
(2535,15,CAST('POST /controllers/B/present
{"viewController":"nav","animated":true}' AS BLOB),5,0,2795310347703420347),
(2535,16,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),5,0,330203035817663325),
(2535,17,CAST('POST /windows/b/makeKey
' AS BLOB),5,0,-4085112580418387742),
(2535,18,CAST('POST /views
{"id":"v2","superview":"b","frame":[189,245,119,50.5]}' AS BLOB),5,7,-8183153619574630846),
(2535,19,CAST('POST /controllers
{"id":"home","class":"UIViewController","title":"设置"}' AS BLOB),12,0,582566796760767488),
(2535,20,CAST('POST /inputs
{"type":"tap","at":[299,378]}' AS BLOB),12,0,7750531724444654577),
(2535,21,CAST('PATCH /application
{"state":"active"}' AS BLOB),12,2,6524705844041617891),
(2535,22,CAST('POST /windows
{"id":"a","frame":[11,200,130,50.5]}' AS BLOB),14,0,3826294875291846074),
(2535,23,CAST('POST /views/v2/becomeFirstResponder
' AS BLOB),14,0,-7662007173206276529),
(2535,24,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),14,0,1364654489772078654),
(2535,25,CAST('POST /views/v2/removeFromSuperview
' AS BLOB),14,5,7476879756394548214),
(2535,26,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),19,0,5923575542717608431),
(2535,27,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),19,0,-962325199769512983),
(2535,28,CAST('POST /views
{"id":"v3","superview":"v2","frame":[78,70,80,50.5]}' AS BLOB),19,3,912197320803889299),
(2535,29,CAST('PATCH /views/v3
{"frame":[114,248,191,50.5],"alpha":1}' AS BLOB),22,0,-901008940566387729),
(2535,30,CAST('POST /controllers/nav/setViewControllers
{"viewControllers":["A","B"],"animated":false}' AS BLOB),22,4,-706073491395168789);

-- random-ios17-8
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2536,'random-ios17-8','g9sbvk',CAST('{"profile":"ios17","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,11);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2536,1,CAST('POST /scenes
' AS BLOB),1,1,-5303851602882523193),
(2536,2,CAST('POST /inputs
{"type":"tap","at":[173,366]}' AS BLOB),2,0,-7117318942607394697),
(2536,3,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),2,0,-6836053445158175470),
(2536,4,CAST('POST /controllers
{"id":"home","class":"UIViewController","title":"设置"}' AS BLOB),2,0,582566796760767488),
(2536,5,CAST('POST /scenes
{"id":"left"}' AS BLOB),2,1,-5122344983036895517),
(2536,6,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),3,0,330203035817663325),
(2536,7,CAST('POST /scenes
' AS BLOB),3,1,-5303851602882523193),
(2536,8,CAST('POST /windows/b/makeKey
' AS BLOB),4,0,-4085112580418387742),
(2536,9,CAST('POST /windows/b/makeKey
' AS BLOB),4,0,-4085112580418387742),
(2536,10,CAST('DELETE /references/home
' AS BLOB),4,1,4174935831444303885),
(2536,11,CAST('PATCH /application
{"state":"active"}' AS BLOB),5,0,6524705844041617891),
(2536,12,CAST('POST /controllers
{"id":"C","class":"UIViewController","title":"设置"}' AS BLOB),5,0,-8848855936784883200),
(2536,13,CAST('PATCH /application
{"state":"background"}' AS BLOB),5,2,-222926271920043999),
(2536,14,CAST('POST /inputs
{"type":"tap","at":[280,219]}' AS BLOB),7,0,-8028417413287374791),
(2536,15,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),7,0,-430928917670273901),
(2536,16,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),7,0,4300014696512280105),
(2536,17,CAST('POST /controllers/B/addChild
{"controller":"tab"}' AS BLOB),7,1,-7387704708839298349),
(2536,18,CAST('POST /inputs
{"type":"tap","at":[140,386]}' AS BLOB),8,0,1525828427647609239),
(2536,19,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"a","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),8,0,-6485097754073038373),
(2536,20,CAST('POST /controllers/tab/dismiss
{"animated":false}' AS BLOB),8,0,2396031919891234684),
(2536,21,CAST('PATCH /application
{"state":"background"}' AS BLOB),8,0,-222926271920043999),
(2536,22,CAST('POST /scenes
' AS BLOB),8,1,-5303851602882523193),
(2536,23,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),9,0,330203035817663325),
(2536,24,CAST('PUT /references/a.kept
{"object":"B"}' AS BLOB),9,0,-3447479749062671122),
(2536,25,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),9,0,-962325199769512983),
(2536,26,CAST('POST /scenes
' AS BLOB),9,1,-5303851602882523193),
(2536,27,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),10,0,5923575542717608431),
(2536,28,CAST('PATCH /application
{"state":"active"}' AS BLOB),10,2,6524705844041617891),
(2536,29,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"c","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),12,0,-6303761176771391307),
(2536,30,CAST('PUT /references/b.kept
{"object":"c"}' AS BLOB),12,0,-3038999130505664484);

-- random-ios17-9
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2537,'random-ios17-9','puf2eg',CAST('{"profile":"ios17","device":"iPhone 5s","launch":"foreground","runLoop":"manual","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,15);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2537,1,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),1,0,1364654489772078654),
(2537,2,CAST('POST /inputs
{"type":"tap","at":[77,21]}' AS BLOB),1,0,-6515788624454498952),
(2537,3,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),1,0,-6836053445158175470),
(2537,4,CAST('POST /inputs
{"type":"tap","at":[40,28]}' AS BLOB),1,0,5137933690805154765),
(2537,5,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),1,0,4300014696512280105),
(2537,6,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),1,0,5923575542717608431),
(2537,7,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),1,0,-430928917670273901),
(2537,8,CAST('POST /scenes
{"id":"left"}' AS BLOB),1,1,-5122344983036895517),
(2537,9,CAST('POST /windows
{"id":"c","frame":[160,155,174,50.5]}' AS BLOB),2,0,-5980450642372035168),
(2537,10,CAST('POST /windows/b/makeKey
' AS BLOB),2,0,-4085112580418387742),
(2537,11,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","title":"设置"}' AS BLOB),2,0,5934054500342608901),
(2537,12,CAST('POST /controllers/nav/push
{"controller":"A","animated":false}' AS BLOB),2,1,3693646119890493431),
(2537,13,CAST('PATCH /windows/b
{"windowScene":"left"}' AS BLOB),3,0,-1301928054373279751),
(2537,14,CAST('POST /controllers/A/dismiss
{"animated":false}' AS BLOB),3,0,-6280152251374465528),
(2537,15,CAST('POST /windows
{"id":"a","frame":[33,248,138,50.5]}' AS BLOB),3,0,-2651756689605716490),
(2537,16,CAST('DELETE /references/B
' AS BLOB),3,1,8145411062333629366),
(2537,17,CAST('POST /controllers
{"id":"home","class":"UIViewController","title":"设置"}' AS BLOB),4,0,582566796760767488),
(2537,18,CAST('PATCH /windows/a
{"isHidden":false,"windowLevel":0}' AS BLOB),4,0,-3984625282274753878),
(2537,19,CAST('POST /controllers/nav/pop
{}' AS BLOB),4,0,-6325120663391127011),
(2537,20,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),4,0,5687422765970617551),
(2537,21,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),4,4,6442357219630733550),
(2537,22,CAST('POST /controllers/home/addChild
{"controller":"nav"}' AS BLOB),8,1,7249514609621572688),
(2537,23,CAST('DELETE /references/a
' AS BLOB),9,1,8117687976145404737),
(2537,24,CAST('POST /controllers/nav/popToRoot
{}' AS BLOB),10,0,2572033617891084490),
(2537,25,CAST('DELETE /references/nav
' AS BLOB),10,0,6966119131717160027),
(2537,26,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),10,4,5923575542717608431),
(2537,27,CAST('PATCH /windows/b
{"rootViewController":null}' AS BLOB),14,0,8093553760257797618),
(2537,28,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),14,2,-962325199769512983),
(2537,29,CAST('POST /controllers
{"id":"C","class":"UIViewController","title":"设置"}' AS BLOB),16,0,-8848855936784883200),
(2537,30,CAST('POST /inputs
{"type":"tap","at":[99,141]}' AS BLOB),16,0,4684289039927751575);

-- long-ios17
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2538,'long-ios17','zkxpxy',CAST('{"profile":"ios17","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',1027,1107);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2538,1,CAST('POST /scenes
{"id":"left"}' AS BLOB),1,1,-5122344983036895517),
(2538,2,CAST('POST /windows
{"id":"a","windowScene":"left"}' AS BLOB),2,0,4102263284594555360),
(2538,3,CAST('PUT /references/a.owner
{"object":"a"}' AS BLOB),2,0,-7526271820608242344),
(2538,4,CAST('POST /windows
{"id":"b","windowScene":"left"}' AS BLOB),2,0,-1510697675486795353),
(2538,5,CAST('PUT /references/b.owner
{"object":"b"}' AS BLOB),2,0,8289721644836121034),
(2538,6,CAST('POST /windows
{"id":"c","windowScene":"left"}' AS BLOB),2,0,4256637357833658366),
(2538,7,CAST('PUT /references/c.owner
{"object":"c"}' AS BLOB),2,0,-7695445929145728024),
(2538,8,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),2,1,-2016837948165473347),
(2538,9,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),3,0,6026880111664425435),
(2538,10,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),3,1,-962325199769512983),
(2538,11,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),4,3,7276731318947589908),
(2538,12,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),7,1,-338817743101531530),
(2538,13,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),8,0,-7353600902139317007),
(2538,14,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),8,1,-224917360849148362),
(2538,15,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),9,0,-2283037989069199744),
(2538,16,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),9,1,-2016837948165473347),
(2538,17,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),10,0,7276731318947589908),
(2538,18,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),10,0,7276731318947589908),
(2538,19,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),10,2,-962325199769512983),
(2538,20,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),12,2,7276731318947589908),
(2538,21,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),14,0,-3512892215147162056),
(2538,22,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),14,0,-7352760875255553028),
(2538,23,CAST('POST /windows/a/makeKey
' AS BLOB),14,2,-4277012787105656895),
(2538,24,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),16,2,-962325199769512983),
(2538,25,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),18,0,-338817743101531530),
(2538,26,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),18,0,6027728934641215102),
(2538,27,CAST('POST /windows/a/makeKey
' AS BLOB),18,2,-4277012787105656895),
(2538,28,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),20,0,-2285852738836852229),
(2538,29,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),20,0,-5475143325329567646),
(2538,30,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),20,0,-2285852738836852229),
(2538,31,CAST('POST /windows/c/makeKey
' AS BLOB),20,2,8773930423188394059),
(2538,32,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),22,0,-2016837948165473347),
(2538,33,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),22,0,7276731318947589908),
(2538,34,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),22,0,-3512892215147162056),
(2538,35,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),22,2,-5475143325329567646),
(2538,36,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),24,0,-338817743101531530),
(2538,37,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),24,0,-5475143325329567646),
(2538,38,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),24,2,7276731318947589908),
(2538,39,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),26,0,6027728934641215102),
(2538,40,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),26,2,-962325199769512983),
(2538,41,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),28,0,-2285852738836852229),
(2538,42,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),28,1,2611972040586493747),
(2538,43,CAST('POST /windows/a/makeKey
' AS BLOB),29,2,-4277012787105656895),
(2538,44,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),31,1,-224917360849148362),
(2538,45,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),32,2,7276731318947589908),
(2538,46,CAST('POST /views
{"id":"v4","superview":"b","frame":[156,162,126,50.5]}' AS BLOB),34,7,7594901831526215216),
(2538,47,CAST('POST /windows/c/makeKey
' AS BLOB),41,0,8773930423188394059),
(2538,48,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),41,0,-224917360849148362),
(2538,49,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),41,0,6027728934641215102),
(2538,50,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),41,0,-7355575625023205513),
(2538,51,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),41,3,-962325199769512983),
(2538,52,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),44,1,-338817743101531530),
(2538,53,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),45,2,-5475143325329567646),
(2538,54,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),47,0,-7353600902139317007),
(2538,55,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),47,1,-8722946263052837043),
(2538,56,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),48,2,-962325199769512983),
(2538,57,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),50,0,-2283037989069199744),
(2538,58,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),50,0,-2284722440883240546),
(2538,59,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),50,0,-7354445327069593830),
(2538,60,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),50,0,-8722946263052837043),
(2538,61,CAST('POST /windows/b/makeKey
' AS BLOB),50,0,-4085112580418387742),
(2538,62,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),50,0,6027728934641215102),
(2538,63,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),50,3,7276731318947589908),
(2538,64,CAST('POST /windows/c/makeKey
' AS BLOB),53,0,8773930423188394059),
(2538,65,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),53,0,7276731318947589908),
(2538,66,CAST('POST /windows/b/makeKey
' AS BLOB),53,2,-4085112580418387742),
(2538,67,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),55,3,-224917360849148362),
(2538,68,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),58,3,-962325199769512983),
(2538,69,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),61,2,-5475143325329567646),
(2538,70,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),63,1,-224917360849148362),
(2538,71,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),64,1,-2016837948165473347),
(2538,72,CAST('POST /windows/c/makeKey
' AS BLOB),65,2,8773930423188394059),
(2538,73,CAST('POST /windows/a/makeKey
' AS BLOB),67,2,-4277012787105656895),
(2538,74,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),69,2,-962325199769512983),
(2538,75,CAST('POST /windows/b/makeKey
' AS BLOB),71,0,-4085112580418387742),
(2538,76,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),71,0,6029694861432077920),
(2538,77,CAST('POST /windows/a/makeKey
' AS BLOB),71,2,-4277012787105656895),
(2538,78,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),73,0,-7352760875255553028),
(2538,79,CAST('POST /windows/a/makeKey
' AS BLOB),73,0,-4277012787105656895),
(2538,80,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),73,2,7276731318947589908),
(2538,81,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),75,0,7276731318947589908),
(2538,82,CAST('POST /windows/c/makeKey
' AS BLOB),75,0,8773930423188394059),
(2538,83,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),75,2,-5475143325329567646),
(2538,84,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),77,0,-2016837948165473347),
(2538,85,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),77,0,-2284722440883240546),
(2538,86,CAST('POST /windows/a/makeKey
' AS BLOB),77,0,-4277012787105656895),
(2538,87,CAST('POST /windows/c/makeKey
' AS BLOB),77,2,8773930423188394059),
(2538,88,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),79,0,-2284722440883240546),
(2538,89,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),79,0,6026880111664425435),
(2538,90,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),79,0,-3512892215147162056),
(2538,91,CAST('POST /windows/a/makeKey
' AS BLOB),79,2,-4277012787105656895),
(2538,92,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),81,0,-2284722440883240546),
(2538,93,CAST('POST /windows/c/makeKey
' AS BLOB),81,2,8773930423188394059),
(2538,94,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),83,0,6027728934641215102),
(2538,95,CAST('POST /windows/a/makeKey
' AS BLOB),83,2,-4277012787105656895),
(2538,96,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),85,0,-338817743101531530),
(2538,97,CAST('POST /windows/c/makeKey
' AS BLOB),85,2,8773930423188394059),
(2538,98,CAST('POST /scenes
' AS BLOB),87,1,-5303851602882523193),
(2538,99,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),88,0,6029694861432077920),
(2538,100,CAST('POST /windows/b/makeKey
' AS BLOB),88,2,-4085112580418387742),
(2538,101,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),90,0,-962325199769512983),
(2538,102,CAST('POST /windows/a/makeKey
' AS BLOB),90,2,-4277012787105656895),
(2538,103,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),92,1,-224917360849148362),
(2538,104,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),93,1,-2016837948165473347),
(2538,105,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),94,0,6029694861432077920),
(2538,106,CAST('POST /windows/a/makeKey
' AS BLOB),94,0,-4277012787105656895),
(2538,107,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),94,1,-224917360849148362),
(2538,108,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),95,0,-5475143325329567646),
(2538,109,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),95,0,6028854834548313941),
(2538,110,CAST('POST /windows/b/makeKey
' AS BLOB),95,2,-4085112580418387742),
(2538,111,CAST('POST /windows/a/makeKey
' AS BLOB),97,2,-4277012787105656895),
(2538,112,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),99,0,-2283878015952963723),
(2538,113,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),99,0,-5475143325329567646),
(2538,114,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),99,0,-5475143325329567646),
(2538,115,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),99,0,-2285852738836852229),
(2538,116,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),99,1,-2016837948165473347),
(2538,117,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),100,0,-2283037989069199744),
(2538,118,CAST('POST /windows/b/makeKey
' AS BLOB),100,2,-4085112580418387742),
(2538,119,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),102,3,-224917360849148362),
(2538,120,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),105,3,-8722946263052837043),
(2538,121,CAST('POST /windows/b/makeKey
' AS BLOB),108,2,-4085112580418387742),
(2538,122,CAST('POST /windows/b/makeKey
' AS BLOB),110,0,-4085112580418387742),
(2538,123,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),110,2,-5475143325329567646),
(2538,124,CAST('POST /windows/a/makeKey
' AS BLOB),112,0,-4277012787105656895),
(2538,125,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),112,1,-2016837948165473347),
(2538,126,CAST('POST /windows/c/makeKey
' AS BLOB),113,2,8773930423188394059),
(2538,127,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),115,2,-5475143325329567646),
(2538,128,CAST('POST /controllers
{"id":"C","class":"UIViewController","title":"设置"}' AS BLOB),117,0,-8848855936784883200),
(2538,129,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),117,0,-7355575625023205513),
(2538,130,CAST('POST /windows/c/makeKey
' AS BLOB),117,2,8773930423188394059),
(2538,131,CAST('POST /windows/c/makeKey
' AS BLOB),119,0,8773930423188394059),
(2538,132,CAST('POST /windows/c/makeKey
' AS BLOB),119,0,8773930423188394059),
(2538,133,CAST('POST /windows/a/makeKey
' AS BLOB),119,2,-4277012787105656895),
(2538,134,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),121,0,-2285852738836852229),
(2538,135,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),121,2,-962325199769512983),
(2538,136,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),123,3,7276731318947589908),
(2538,137,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),126,2,-5475143325329567646),
(2538,138,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),128,0,-5475143325329567646),
(2538,139,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),128,0,-2283878015952963723),
(2538,140,CAST('POST /views/v4/removeFromSuperview
' AS BLOB),128,5,1493994363991015952),
(2538,141,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),133,1,-224917360849148362),
(2538,142,CAST('POST /windows/c/makeKey
' AS BLOB),134,2,8773930423188394059),
(2538,143,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),136,1,-2016837948165473347),
(2538,144,CAST('POST /windows/c/makeKey
' AS BLOB),137,0,8773930423188394059),
(2538,145,CAST('POST /windows/b/makeKey
' AS BLOB),137,2,-4085112580418387742),
(2538,146,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),139,3,-224917360849148362),
(2538,147,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),142,0,-2285852738836852229),
(2538,148,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),142,1,-2016837948165473347),
(2538,149,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),143,0,-7352760875255553028),
(2538,150,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),143,2,-5475143325329567646),
(2538,151,CAST('POST /windows/b/makeKey
' AS BLOB),145,2,-4085112580418387742),
(2538,152,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),147,0,-7352760875255553028),
(2538,153,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),147,1,-8722946263052837043),
(2538,154,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),148,1,2611972040586493747),
(2538,155,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),149,0,2611972040586493747),
(2538,156,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),149,0,6026880111664425435),
(2538,157,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),149,0,-2283878015952963723),
(2538,158,CAST('POST /windows/a/makeKey
' AS BLOB),149,2,-4277012787105656895),
(2538,159,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),151,3,7276731318947589908),
(2538,160,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),154,3,-5475143325329567646),
(2538,161,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),157,2,-962325199769512983),
(2538,162,CAST('POST /windows/a/makeKey
' AS BLOB),159,2,-4277012787105656895),
(2538,163,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),161,0,330203035817663325),
(2538,164,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),161,1,-8722946263052837043),
(2538,165,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),162,0,6027728934641215102),
(2538,166,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),162,0,-2285852738836852229),
(2538,167,CAST('POST /views
{"id":"v3","superview":"a","frame":[35,15,26,50.5]}' AS BLOB),162,7,8730963103296171190),
(2538,168,CAST('POST /windows/b/makeKey
' AS BLOB),169,2,-4085112580418387742),
(2538,169,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),171,1,2611972040586493747),
(2538,170,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),172,0,-7355575625023205513),
(2538,171,CAST('POST /windows/c/makeKey
' AS BLOB),172,2,8773930423188394059),
(2538,172,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),174,0,6029694861432077920),
(2538,173,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),174,1,7276731318947589908),
(2538,174,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),175,0,-7355575625023205513),
(2538,175,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),175,0,330203035817663325),
(2538,176,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),175,2,-962325199769512983),
(2538,177,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),177,0,-3512892215147162056),
(2538,178,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),177,3,-5475143325329567646),
(2538,179,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),180,1,-224917360849148362),
(2538,180,CAST('POST /windows/a/makeKey
' AS BLOB),181,0,-4277012787105656895),
(2538,181,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),181,0,6027728934641215102),
(2538,182,CAST('POST /windows/b/makeKey
' AS BLOB),181,2,-4085112580418387742),
(2538,183,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),183,1,2611972040586493747),
(2538,184,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),184,0,-7354445327069593830),
(2538,185,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),184,0,2611972040586493747),
(2538,186,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),184,0,-7355575625023205513),
(2538,187,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),184,2,7276731318947589908),
(2538,188,CAST('POST /views
{"id":"v2","superview":"a","frame":[31,43,155,50.5]}' AS BLOB),186,7,-5442877348158158879),
(2538,189,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),193,1,-2016837948165473347),
(2538,190,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),194,2,-962325199769512983),
(2538,191,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),196,3,-5475143325329567646),
(2538,192,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),199,1,-8722946263052837043),
(2538,193,CAST('POST /windows/b/makeKey
' AS BLOB),200,2,-4085112580418387742),
(2538,194,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),202,0,-2283878015952963723),
(2538,195,CAST('POST /windows/a/makeKey
' AS BLOB),202,2,-4277012787105656895),
(2538,196,CAST('POST /windows/a/makeKey
' AS BLOB),204,0,-4277012787105656895),
(2538,197,CAST('POST /windows/a/makeKey
' AS BLOB),204,0,-4277012787105656895),
(2538,198,CAST('POST /windows/a/makeKey
' AS BLOB),204,0,-4277012787105656895),
(2538,199,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),204,0,-2283037989069199744),
(2538,200,CAST('PATCH /application
{"state":"active"}' AS BLOB),204,0,6524705844041617891),
(2538,201,CAST('POST /windows/b/makeKey
' AS BLOB),204,2,-4085112580418387742),
(2538,202,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),206,0,-962325199769512983),
(2538,203,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),206,0,-8722946263052837043),
(2538,204,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),206,3,7276731318947589908),
(2538,205,CAST('POST /windows/c/makeKey
' AS BLOB),209,0,8773930423188394059),
(2538,206,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),209,0,7276731318947589908),
(2538,207,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),209,0,-2284722440883240546),
(2538,208,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),209,0,-338817743101531530),
(2538,209,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),209,0,-3512892215147162056),
(2538,210,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),209,0,6029694861432077920),
(2538,211,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),209,0,6026880111664425435),
(2538,212,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),209,0,-3512892215147162056),
(2538,213,CAST('POST /windows/b/makeKey
' AS BLOB),209,2,-4085112580418387742),
(2538,214,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),211,0,-2016837948165473347),
(2538,215,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),211,1,-8722946263052837043),
(2538,216,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),212,0,-962325199769512983),
(2538,217,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),212,0,-2016837948165473347),
(2538,218,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),212,0,-7354445327069593830),
(2538,219,CAST('POST /windows/b/makeKey
' AS BLOB),212,0,-4085112580418387742),
(2538,220,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),212,3,-224917360849148362),
(2538,221,CAST('POST /windows/c/makeKey
' AS BLOB),215,2,8773930423188394059),
(2538,222,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),217,0,6026880111664425435),
(2538,223,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),217,1,-3512892215147162056),
(2538,224,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),218,0,-2284722440883240546),
(2538,225,CAST('POST /windows/a/makeKey
' AS BLOB),218,2,-4277012787105656895),
(2538,226,CAST('POST /controllers
{"id":"home","class":"UIViewController","title":"设置"}' AS BLOB),220,0,582566796760767488),
(2538,227,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),220,0,-2283878015952963723),
(2538,228,CAST('POST /windows/c/makeKey
' AS BLOB),220,2,8773930423188394059),
(2538,229,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),222,0,7276731318947589908),
(2538,230,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),222,0,-338817743101531530),
(2538,231,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),222,0,-338817743101531530),
(2538,232,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),222,0,7276731318947589908),
(2538,233,CAST('POST /windows/a/makeKey
' AS BLOB),222,2,-4277012787105656895),
(2538,234,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),224,2,7276731318947589908),
(2538,235,CAST('POST /windows/c/makeKey
' AS BLOB),226,0,8773930423188394059),
(2538,236,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),226,0,-338817743101531530),
(2538,237,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),226,2,-5475143325329567646),
(2538,238,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),228,0,-7353600902139317007),
(2538,239,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),228,0,6028854834548313941),
(2538,240,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),228,0,6029694861432077920),
(2538,241,CAST('POST /windows/a/makeKey
' AS BLOB),228,0,-4277012787105656895),
(2538,242,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),228,0,6028854834548313941),
(2538,243,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),228,3,-962325199769512983),
(2538,244,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),231,2,-5475143325329567646),
(2538,245,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),233,0,-7353600902139317007),
(2538,246,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),233,0,6029694861432077920),
(2538,247,CAST('PATCH /application
{"state":"active"}' AS BLOB),233,0,6524705844041617891),
(2538,248,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),233,0,-7355575625023205513),
(2538,249,CAST('POST /windows/c/makeKey
' AS BLOB),233,2,8773930423188394059),
(2538,250,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),235,1,-224917360849148362),
(2538,251,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),236,0,-3512892215147162056),
(2538,252,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),236,3,-962325199769512983),
(2538,253,CAST('POST /windows/c/makeKey
' AS BLOB),239,2,8773930423188394059),
(2538,254,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),241,0,-2284722440883240546),
(2538,255,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),241,0,-2016837948165473347),
(2538,256,CAST('POST /windows/a/makeKey
' AS BLOB),241,2,-4277012787105656895),
(2538,257,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),243,0,-7354445327069593830),
(2538,258,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),243,0,-5475143325329567646),
(2538,259,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),243,0,-5475143325329567646),
(2538,260,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),243,2,-962325199769512983),
(2538,261,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),245,0,-962325199769512983),
(2538,262,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),245,2,-5475143325329567646),
(2538,263,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),247,0,-338817743101531530),
(2538,264,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),247,0,-3512892215147162056),
(2538,265,CAST('POST /windows/b/makeKey
' AS BLOB),247,2,-4085112580418387742),
(2538,266,CAST('POST /windows/a/makeKey
' AS BLOB),249,2,-4277012787105656895),
(2538,267,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),251,0,-2284722440883240546),
(2538,268,CAST('POST /windows/c/makeKey
' AS BLOB),251,2,8773930423188394059),
(2538,269,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),253,3,-8722946263052837043),
(2538,270,CAST('POST /windows/a/makeKey
' AS BLOB),256,0,-4277012787105656895),
(2538,271,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),256,0,-338817743101531530),
(2538,272,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),256,0,-5475143325329567646),
(2538,273,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),256,1,-224917360849148362),
(2538,274,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),257,0,-5475143325329567646),
(2538,275,CAST('POST /windows/b/makeKey
' AS BLOB),257,2,-4085112580418387742),
(2538,276,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),259,0,-7352760875255553028),
(2538,277,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),259,3,7276731318947589908),
(2538,278,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),262,0,6028854834548313941),
(2538,279,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),262,2,-5475143325329567646),
(2538,280,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),264,0,-7353600902139317007),
(2538,281,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),264,0,-224917360849148362),
(2538,282,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),264,3,2611972040586493747),
(2538,283,CAST('DELETE /references/a
' AS BLOB),267,0,8117687976145404737),
(2538,284,CAST('POST /windows/b/makeKey
' AS BLOB),267,2,-4085112580418387742),
(2538,285,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),269,2,7276731318947589908),
(2538,286,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),271,2,-8722946263052837043),
(2538,287,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),273,0,-2284722440883240546),
(2538,288,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),273,0,-224917360849148362),
(2538,289,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),273,2,-962325199769512983),
(2538,290,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),275,0,-2284722440883240546),
(2538,291,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),275,3,7276731318947589908),
(2538,292,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),278,0,-2285852738836852229),
(2538,293,CAST('POST /windows/a/makeKey
' AS BLOB),278,2,-4277012787105656895),
(2538,294,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),280,0,-2016837948165473347),
(2538,295,CAST('POST /windows/c/makeKey
' AS BLOB),280,2,8773930423188394059),
(2538,296,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),282,3,-8722946263052837043),
(2538,297,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),285,1,-3512892215147162056),
(2538,298,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),286,0,-962325199769512983),
(2538,299,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),286,0,-962325199769512983),
(2538,300,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),286,2,7276731318947589908),
(2538,301,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),288,0,-7352760875255553028),
(2538,302,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),288,0,-7352760875255553028),
(2538,303,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),288,0,-3512892215147162056),
(2538,304,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),288,2,-962325199769512983),
(2538,305,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),290,2,7276731318947589908),
(2538,306,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),292,2,-962325199769512983),
(2538,307,CAST('POST /windows/b/makeKey
' AS BLOB),294,0,-4085112580418387742),
(2538,308,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),294,3,-5475143325329567646),
(2538,309,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),297,0,-338817743101531530),
(2538,310,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),297,0,6028854834548313941),
(2538,311,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),297,0,-2283037989069199744),
(2538,312,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),297,0,-3512892215147162056),
(2538,313,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),297,3,2611972040586493747),
(2538,314,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),300,1,-338817743101531530),
(2538,315,CAST('POST /windows/c/makeKey
' AS BLOB),301,0,8773930423188394059),
(2538,316,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),301,1,2611972040586493747),
(2538,317,CAST('POST /windows/c/makeKey
' AS BLOB),302,0,8773930423188394059),
(2538,318,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),302,2,-962325199769512983),
(2538,319,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),304,0,6027728934641215102),
(2538,320,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),304,2,7276731318947589908),
(2538,321,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),306,2,-962325199769512983),
(2538,322,CAST('POST /windows/b/makeKey
' AS BLOB),308,0,-4085112580418387742),
(2538,323,CAST('POST /windows/b/makeKey
' AS BLOB),308,0,-4085112580418387742),
(2538,324,CAST('POST /views
{"id":"v1","superview":"v2","frame":[56,172,182,50.5]}' AS BLOB),308,7,-5523370240779007885),
(2538,325,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),315,3,-224917360849148362),
(2538,326,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),318,0,-2283878015952963723),
(2538,327,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),318,3,-962325199769512983),
(2538,328,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),321,0,-2016837948165473347),
(2538,329,CAST('POST /windows/c/makeKey
' AS BLOB),321,2,8773930423188394059),
(2538,330,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),323,2,-962325199769512983),
(2538,331,CAST('POST /windows/b/makeKey
' AS BLOB),325,0,-4085112580418387742),
(2538,332,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),325,3,-224917360849148362),
(2538,333,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),328,0,6028854834548313941),
(2538,334,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),328,0,-224917360849148362),
(2538,335,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),328,0,-224917360849148362),
(2538,336,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),328,3,-962325199769512983),
(2538,337,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),331,3,-5475143325329567646),
(2538,338,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),334,0,-5475143325329567646),
(2538,339,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),334,1,-8722946263052837043),
(2538,340,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),335,0,-2283037989069199744),
(2538,341,CAST('POST /windows/a/makeKey
' AS BLOB),335,0,-4277012787105656895),
(2538,342,CAST('POST /windows/a/makeKey
' AS BLOB),335,0,-4277012787105656895),
(2538,343,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),335,2,-962325199769512983),
(2538,344,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),337,0,-8722946263052837043),
(2538,345,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),337,1,2611972040586493747),
(2538,346,CAST('POST /windows/a/makeKey
' AS BLOB),338,2,-4277012787105656895),
(2538,347,CAST('POST /windows/c/makeKey
' AS BLOB),340,2,8773930423188394059),
(2538,348,CAST('POST /windows/a/makeKey
' AS BLOB),342,2,-4277012787105656895),
(2538,349,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),344,3,7276731318947589908),
(2538,350,CAST('POST /views/b/subviews
{"view":"v1"}' AS BLOB),347,8,-710874878998118682),
(2538,351,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),355,1,-224917360849148362),
(2538,352,CAST('POST /windows/c/makeKey
' AS BLOB),356,0,8773930423188394059),
(2538,353,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),356,3,-962325199769512983),
(2538,354,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),359,0,-2016837948165473347),
(2538,355,CAST('POST /windows/c/makeKey
' AS BLOB),359,2,8773930423188394059),
(2538,356,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),361,0,330203035817663325),
(2538,357,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),361,2,-962325199769512983),
(2538,358,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),363,0,-3512892215147162056),
(2538,359,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),363,0,-2283037989069199744),
(2538,360,CAST('POST /windows/a/makeKey
' AS BLOB),363,2,-4277012787105656895),
(2538,361,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),365,0,-2016837948165473347),
(2538,362,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),365,2,-962325199769512983),
(2538,363,CAST('POST /windows/c/makeKey
' AS BLOB),367,2,8773930423188394059),
(2538,364,CAST('POST /windows/c/makeKey
' AS BLOB),369,0,8773930423188394059),
(2538,365,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),369,0,6029694861432077920),
(2538,366,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),369,0,6029694861432077920),
(2538,367,CAST('POST /windows/b/makeKey
' AS BLOB),369,2,-4085112580418387742),
(2538,368,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),371,0,-962325199769512983),
(2538,369,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),371,3,-5475143325329567646),
(2538,370,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),374,0,-5475143325329567646),
(2538,371,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),374,1,-224917360849148362),
(2538,372,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),375,0,5687422765970617551),
(2538,373,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),375,3,-962325199769512983),
(2538,374,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),378,0,-962325199769512983),
(2538,375,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),378,0,6027728934641215102),
(2538,376,CAST('POST /windows/a/makeKey
' AS BLOB),378,2,-4277012787105656895),
(2538,377,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),380,0,-2285852738836852229),
(2538,378,CAST('POST /windows/b/makeKey
' AS BLOB),380,2,-4085112580418387742),
(2538,379,CAST('POST /windows/a/makeKey
' AS BLOB),382,2,-4277012787105656895),
(2538,380,CAST('POST /windows/b/makeKey
' AS BLOB),384,2,-4085112580418387742),
(2538,381,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),386,0,-7354445327069593830),
(2538,382,CAST('POST /windows/a/makeKey
' AS BLOB),386,2,-4277012787105656895),
(2538,383,CAST('POST /windows/a/makeKey
' AS BLOB),388,0,-4277012787105656895),
(2538,384,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),388,2,-962325199769512983),
(2538,385,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),390,0,-962325199769512983),
(2538,386,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),390,1,2611972040586493747),
(2538,387,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),391,0,-962325199769512983),
(2538,388,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),391,2,7276731318947589908),
(2538,389,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),393,1,-338817743101531530),
(2538,390,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),394,1,-224917360849148362),
(2538,391,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),395,2,-5475143325329567646),
(2538,392,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),397,2,7276731318947589908),
(2538,393,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),399,0,-7353600902139317007),
(2538,394,CAST('POST /controllers/home/dismiss
{"animated":true}' AS BLOB),399,0,-5624421672900764143),
(2538,395,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),399,0,6027728934641215102),
(2538,396,CAST('POST /windows/b/makeKey
' AS BLOB),399,2,-4085112580418387742),
(2538,397,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),401,2,7276731318947589908),
(2538,398,CAST('POST /windows/c/makeKey
' AS BLOB),403,0,8773930423188394059),
(2538,399,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),403,3,-962325199769512983),
(2538,400,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),406,2,-5475143325329567646),
(2538,401,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),408,3,2611972040586493747),
(2538,402,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),411,0,6026880111664425435),
(2538,403,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),411,0,-2284722440883240546),
(2538,404,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),411,3,-5475143325329567646),
(2538,405,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),414,2,-962325199769512983),
(2538,406,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),416,2,-5475143325329567646),
(2538,407,CAST('POST /windows/c/makeKey
' AS BLOB),418,2,8773930423188394059),
(2538,408,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),420,2,-5475143325329567646),
(2538,409,CAST('POST /windows/a/makeKey
' AS BLOB),422,0,-4277012787105656895),
(2538,410,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),422,0,-2284722440883240546),
(2538,411,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),422,2,-962325199769512983),
(2538,412,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),424,0,-2284722440883240546),
(2538,413,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),424,0,6029694861432077920),
(2538,414,CAST('POST /windows/a/makeKey
' AS BLOB),424,2,-4277012787105656895),
(2538,415,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),426,0,6027728934641215102),
(2538,416,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),426,3,2611972040586493747),
(2538,417,CAST('POST /windows/b/makeKey
' AS BLOB),429,0,-4085112580418387742),
(2538,418,CAST('POST /windows/c/makeKey
' AS BLOB),429,2,8773930423188394059),
(2538,419,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),431,0,-2284722440883240546),
(2538,420,CAST('PUT /references/b.kept
{"object":"v3"}' AS BLOB),431,0,952213558346734562),
(2538,421,CAST('POST /windows/a/makeKey
' AS BLOB),431,2,-4277012787105656895),
(2538,422,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),433,0,-2285852738836852229),
(2538,423,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),433,0,-2283878015952963723),
(2538,424,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),433,1,-5475143325329567646),
(2538,425,CAST('POST /windows/b/makeKey
' AS BLOB),434,2,-4085112580418387742),
(2538,426,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),436,2,7276731318947589908),
(2538,427,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),438,1,2611972040586493747),
(2538,428,CAST('POST /windows/a/makeKey
' AS BLOB),439,2,-4277012787105656895),
(2538,429,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),441,2,-962325199769512983),
(2538,430,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),443,1,-338817743101531530),
(2538,431,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),444,0,-2283878015952963723),
(2538,432,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),444,3,-224917360849148362),
(2538,433,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),447,0,-2283037989069199744),
(2538,434,CAST('POST /windows/a/makeKey
' AS BLOB),447,2,-4277012787105656895),
(2538,435,CAST('POST /windows/c/makeKey
' AS BLOB),449,2,8773930423188394059),
(2538,436,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),451,0,6027728934641215102),
(2538,437,CAST('POST /windows/c/makeKey
' AS BLOB),451,0,8773930423188394059),
(2538,438,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),451,3,-962325199769512983),
(2538,439,CAST('POST /windows/c/makeKey
' AS BLOB),454,2,8773930423188394059),
(2538,440,CAST('POST /windows/b/makeKey
' AS BLOB),456,2,-4085112580418387742),
(2538,441,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),458,0,-2284722440883240546),
(2538,442,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),458,0,-962325199769512983),
(2538,443,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),458,0,-3512892215147162056),
(2538,444,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),458,3,-224917360849148362),
(2538,445,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),461,0,-2284722440883240546),
(2538,446,CAST('POST /windows/b/makeKey
' AS BLOB),461,2,-4085112580418387742),
(2538,447,CAST('POST /windows/b/makeKey
' AS BLOB),463,0,-4085112580418387742),
(2538,448,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),463,0,-2283878015952963723),
(2538,449,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),463,2,-5475143325329567646),
(2538,450,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),465,3,-962325199769512983),
(2538,451,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),468,2,-5475143325329567646),
(2538,452,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),470,0,-3512892215147162056),
(2538,453,CAST('POST /windows/c/makeKey
' AS BLOB),470,2,8773930423188394059),
(2538,454,CAST('POST /windows/a/makeKey
' AS BLOB),472,2,-4277012787105656895),
(2538,455,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),474,0,-3512892215147162056),
(2538,456,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),474,0,-2284722440883240546),
(2538,457,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),474,0,-2283037989069199744),
(2538,458,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),474,0,-5475143325329567646),
(2538,459,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),474,0,-338817743101531530),
(2538,460,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),474,0,-2016837948165473347),
(2538,461,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),474,0,-7353600902139317007),
(2538,462,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),474,0,-338817743101531530),
(2538,463,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),474,0,-2016837948165473347),
(2538,464,CAST('POST /windows/a/makeKey
' AS BLOB),474,0,-4277012787105656895),
(2538,465,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),474,2,7276731318947589908),
(2538,466,CAST('POST /windows/a/makeKey
' AS BLOB),476,2,-4277012787105656895),
(2538,467,CAST('POST /windows/a/makeKey
' AS BLOB),478,0,-4277012787105656895),
(2538,468,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),478,3,2611972040586493747),
(2538,469,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),481,0,-7355575625023205513),
(2538,470,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),481,0,7276731318947589908),
(2538,471,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),481,2,-962325199769512983),
(2538,472,CAST('POST /windows/a/makeKey
' AS BLOB),483,2,-4277012787105656895),
(2538,473,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),485,1,-224917360849148362),
(2538,474,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),486,3,-962325199769512983),
(2538,475,CAST('POST /windows/a/makeKey
' AS BLOB),489,2,-4277012787105656895),
(2538,476,CAST('POST /windows/b/makeKey
' AS BLOB),491,2,-4085112580418387742),
(2538,477,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),493,0,-3512892215147162056),
(2538,478,CAST('POST /windows/a/makeKey
' AS BLOB),493,2,-4277012787105656895),
(2538,479,CAST('POST /windows/a/makeKey
' AS BLOB),495,0,-4277012787105656895),
(2538,480,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),495,1,-338817743101531530),
(2538,481,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),496,2,7276731318947589908),
(2538,482,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),498,2,-962325199769512983),
(2538,483,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),500,0,-338817743101531530),
(2538,484,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),500,0,-962325199769512983),
(2538,485,CAST('POST /windows/a/makeKey
' AS BLOB),500,2,-4277012787105656895),
(2538,486,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),502,0,-7353600902139317007),
(2538,487,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),502,0,-2283878015952963723),
(2538,488,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),502,0,-2283878015952963723),
(2538,489,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),502,2,7276731318947589908),
(2538,490,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),504,0,-2283878015952963723),
(2538,491,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),504,1,-224917360849148362),
(2538,492,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),505,1,-2016837948165473347),
(2538,493,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),506,0,-7353600902139317007),
(2538,494,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),506,0,-3512892215147162056),
(2538,495,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),506,3,-8722946263052837043),
(2538,496,CAST('PATCH /views/v4
{"frame":[194,199,21,50.5],"alpha":0.5}' AS BLOB),509,0,7700462048728052713),
(2538,497,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),509,0,-2283037989069199744),
(2538,498,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),509,0,-7353600902139317007),
(2538,499,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),509,3,-224917360849148362),
(2538,500,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),512,3,-962325199769512983),
(2538,501,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),515,3,-224917360849148362),
(2538,502,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),518,3,7276731318947589908),
(2538,503,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),521,0,-2285852738836852229),
(2538,504,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),521,0,-224917360849148362),
(2538,505,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),521,0,7276731318947589908),
(2538,506,CAST('POST /windows/b/makeKey
' AS BLOB),521,2,-4085112580418387742),
(2538,507,CAST('POST /windows/b/makeKey
' AS BLOB),523,0,-4085112580418387742),
(2538,508,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),523,0,-3512892215147162056),
(2538,509,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),523,0,-7353600902139317007),
(2538,510,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),523,1,-962325199769512983),
(2538,511,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),524,1,2611972040586493747),
(2538,512,CAST('POST /windows/b/makeKey
' AS BLOB),525,0,-4085112580418387742),
(2538,513,CAST('POST /windows/b/makeKey
' AS BLOB),525,0,-4085112580418387742),
(2538,514,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),525,0,-7354445327069593830),
(2538,515,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),525,0,6029694861432077920),
(2538,516,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),525,1,-8722946263052837043),
(2538,517,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),526,2,-224917360849148362),
(2538,518,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),528,1,-2016837948165473347),
(2538,519,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),529,0,-2016837948165473347),
(2538,520,CAST('POST /windows/c/makeKey
' AS BLOB),529,1,8773930423188394059),
(2538,521,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),530,1,7276731318947589908),
(2538,522,CAST('POST /windows/b/makeKey
' AS BLOB),531,2,-4085112580418387742),
(2538,523,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),533,1,-338817743101531530),
(2538,524,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),534,0,-3512892215147162056),
(2538,525,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),534,0,-7352760875255553028),
(2538,526,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),534,0,-2284722440883240546),
(2538,527,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),534,0,-2016837948165473347),
(2538,528,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),534,0,-338817743101531530),
(2538,529,CAST('POST /inputs
{"type":"tap","at":[37,51]}' AS BLOB),534,2,5985315151205146859),
(2538,530,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),536,0,-2016837948165473347),
(2538,531,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),536,0,7276731318947589908),
(2538,532,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),536,0,-7352760875255553028),
(2538,533,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),536,0,-2016837948165473347),
(2538,534,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),536,1,2611972040586493747),
(2538,535,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),537,3,-8722946263052837043),
(2538,536,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),540,0,-8722946263052837043),
(2538,537,CAST('POST /windows/a/makeKey
' AS BLOB),540,2,-4277012787105656895),
(2538,538,CAST('POST /windows/b/makeKey
' AS BLOB),542,2,-4085112580418387742),
(2538,539,CAST('POST /windows/b/makeKey
' AS BLOB),544,0,-4085112580418387742),
(2538,540,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),544,1,-338817743101531530),
(2538,541,CAST('POST /windows/a/makeKey
' AS BLOB),545,2,-4277012787105656895),
(2538,542,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),547,0,6028854834548313941),
(2538,543,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),547,0,-2285852738836852229),
(2538,544,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),547,1,-3512892215147162056),
(2538,545,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),548,0,-3512892215147162056),
(2538,546,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),548,0,-7352760875255553028),
(2538,547,CAST('POST /windows/a/makeKey
' AS BLOB),548,0,-4277012787105656895),
(2538,548,CAST('POST /windows/a/makeKey
' AS BLOB),548,0,-4277012787105656895),
(2538,549,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),548,0,-3512892215147162056),
(2538,550,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),548,2,7276731318947589908),
(2538,551,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),550,1,-224917360849148362),
(2538,552,CAST('POST /windows/b/makeKey
' AS BLOB),551,2,-4085112580418387742),
(2538,553,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),553,0,-2283878015952963723),
(2538,554,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),553,2,7276731318947589908),
(2538,555,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),555,0,6028854834548313941),
(2538,556,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),555,3,-962325199769512983),
(2538,557,CAST('POST /windows/b/makeKey
' AS BLOB),558,0,-4085112580418387742),
(2538,558,CAST('POST /windows/c/makeKey
' AS BLOB),558,2,8773930423188394059),
(2538,559,CAST('POST /windows/c/makeKey
' AS BLOB),560,0,8773930423188394059),
(2538,560,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),560,2,-5475143325329567646),
(2538,561,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),562,2,7276731318947589908),
(2538,562,CAST('POST /windows/b/makeKey
' AS BLOB),564,2,-4085112580418387742),
(2538,563,CAST('POST /windows/a/makeKey
' AS BLOB),566,2,-4277012787105656895),
(2538,564,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),568,0,-338817743101531530),
(2538,565,CAST('POST /windows/c/makeKey
' AS BLOB),568,2,8773930423188394059),
(2538,566,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),570,1,-224917360849148362),
(2538,567,CAST('POST /windows/b/makeKey
' AS BLOB),571,2,-4085112580418387742),
(2538,568,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),573,1,2611972040586493747),
(2538,569,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),574,1,-2016837948165473347),
(2538,570,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),575,0,6028854834548313941),
(2538,571,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),575,2,7276731318947589908),
(2538,572,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),577,2,-962325199769512983),
(2538,573,CAST('POST /windows/a/makeKey
' AS BLOB),579,2,-4277012787105656895),
(2538,574,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),581,0,6028854834548313941),
(2538,575,CAST('POST /windows/a/makeKey
' AS BLOB),581,0,-4277012787105656895),
(2538,576,CAST('POST /windows/c/makeKey
' AS BLOB),581,2,8773930423188394059),
(2538,577,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),583,0,6026880111664425435),
(2538,578,CAST('POST /windows/b/makeKey
' AS BLOB),583,2,-4085112580418387742),
(2538,579,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),585,0,-962325199769512983),
(2538,580,CAST('POST /windows/a/makeKey
' AS BLOB),585,2,-4277012787105656895),
(2538,581,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),587,0,6027728934641215102),
(2538,582,CAST('POST /windows/c/makeKey
' AS BLOB),587,2,8773930423188394059),
(2538,583,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),589,0,-2285852738836852229),
(2538,584,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),589,0,-2283878015952963723),
(2538,585,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),589,0,-2285852738836852229),
(2538,586,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),589,0,6027728934641215102),
(2538,587,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),589,0,6026880111664425435),
(2538,588,CAST('POST /windows/c/makeKey
' AS BLOB),589,0,8773930423188394059),
(2538,589,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),589,0,-2016837948165473347),
(2538,590,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),589,1,-224917360849148362),
(2538,591,CAST('POST /windows/a/makeKey
' AS BLOB),590,2,-4277012787105656895),
(2538,592,CAST('PUT /references/a.kept
{"object":"v2"}' AS BLOB),592,0,6334027035670252746),
(2538,593,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),592,0,-7355575625023205513),
(2538,594,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),592,0,-2285852738836852229),
(2538,595,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),592,1,-5475143325329567646),
(2538,596,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),593,3,-962325199769512983),
(2538,597,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),596,0,-962325199769512983),
(2538,598,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),596,0,-962325199769512983),
(2538,599,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),596,1,2611972040586493747),
(2538,600,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),597,2,7276731318947589908),
(2538,601,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),599,1,-338817743101531530),
(2538,602,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),600,0,-338817743101531530),
(2538,603,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),600,0,-3512892215147162056),
(2538,604,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),600,0,-7354445327069593830),
(2538,605,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),600,1,2611972040586493747),
(2538,606,CAST('POST /windows/b/makeKey
' AS BLOB),601,2,-4085112580418387742),
(2538,607,CAST('POST /views/v3/removeFromSuperview
' AS BLOB),603,6,2446129688861898315),
(2538,608,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),609,0,2611972040586493747),
(2538,609,CAST('POST /windows/a/makeKey
' AS BLOB),609,2,-4277012787105656895),
(2538,610,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),611,0,-7355575625023205513),
(2538,611,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),611,0,2611972040586493747),
(2538,612,CAST('POST /windows/a/makeKey
' AS BLOB),611,0,-4277012787105656895),
(2538,613,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),611,1,-8722946263052837043),
(2538,614,CAST('POST /windows/a/makeKey
' AS BLOB),612,0,-4277012787105656895),
(2538,615,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),612,3,7276731318947589908),
(2538,616,CAST('PATCH /windows/b
{"isHidden":true,"windowLevel":1}' AS BLOB),615,1,-2209164281720069561),
(2538,617,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),616,0,-224917360849148362),
(2538,618,CAST('POST /windows/c/makeKey
' AS BLOB),616,0,8773930423188394059),
(2538,619,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),616,1,-2016837948165473347),
(2538,620,CAST('POST /windows/c/makeKey
' AS BLOB),617,0,8773930423188394059),
(2538,621,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),617,1,-224917360849148362),
(2538,622,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),618,0,2611972040586493747),
(2538,623,CAST('POST /windows/a/makeKey
' AS BLOB),618,2,-4277012787105656895),
(2538,624,CAST('POST /windows/c/makeKey
' AS BLOB),620,2,8773930423188394059),
(2538,625,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),622,3,-5475143325329567646),
(2538,626,CAST('POST /windows/c/makeKey
' AS BLOB),625,2,8773930423188394059),
(2538,627,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),627,0,7276731318947589908),
(2538,628,CAST('POST /views/v2/removeFromSuperview
' AS BLOB),627,5,7476879756394548214),
(2538,629,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),632,0,7276731318947589908),
(2538,630,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),632,0,6026880111664425435),
(2538,631,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),632,0,-338817743101531530),
(2538,632,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),632,0,-2285852738836852229),
(2538,633,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),632,1,2611972040586493747),
(2538,634,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),633,3,-962325199769512983),
(2538,635,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),636,3,-5475143325329567646),
(2538,636,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),639,2,-962325199769512983),
(2538,637,CAST('POST /windows/a/makeKey
' AS BLOB),641,2,-4277012787105656895),
(2538,638,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),643,2,-962325199769512983),
(2538,639,CAST('POST /windows/c/makeKey
' AS BLOB),645,2,8773930423188394059),
(2538,640,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),647,0,330203035817663325),
(2538,641,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),647,2,-962325199769512983),
(2538,642,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),649,0,6027728934641215102),
(2538,643,CAST('PUT /references/b.kept
{"object":"v4"}' AS BLOB),649,0,4073147627386567615),
(2538,644,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),649,2,-5475143325329567646),
(2538,645,CAST('POST /windows/b/makeKey
' AS BLOB),651,2,-4085112580418387742),
(2538,646,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),653,2,-5475143325329567646),
(2538,647,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),655,0,-7355575625023205513),
(2538,648,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),655,0,-2283878015952963723),
(2538,649,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),655,0,6028854834548313941),
(2538,650,CAST('POST /windows/c/makeKey
' AS BLOB),655,2,8773930423188394059),
(2538,651,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),657,0,6027728934641215102),
(2538,652,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),657,2,-962325199769512983),
(2538,653,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),659,2,-5475143325329567646),
(2538,654,CAST('PATCH /windows/b
{"rootViewController":null}' AS BLOB),661,0,8093553760257797618),
(2538,655,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),661,0,-2284722440883240546),
(2538,656,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),661,1,-8722946263052837043),
(2538,657,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),662,3,7276731318947589908),
(2538,658,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),665,0,-2283037989069199744),
(2538,659,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),665,2,-962325199769512983),
(2538,660,CAST('PATCH /windows/a
{"isHidden":false,"windowLevel":"alert"}' AS BLOB),667,0,-2815122016206706816),
(2538,661,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),667,1,-8722946263052837043),
(2538,662,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),668,1,-3512892215147162056),
(2538,663,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),669,2,7276731318947589908),
(2538,664,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),671,1,2611972040586493747),
(2538,665,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),672,0,6028854834548313941),
(2538,666,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),672,3,-5475143325329567646),
(2538,667,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),675,0,-2016837948165473347),
(2538,668,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),675,0,-3512892215147162056),
(2538,669,CAST('POST /windows/b/makeKey
' AS BLOB),675,2,-4085112580418387742),
(2538,670,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),677,0,-7354445327069593830),
(2538,671,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),677,2,-5475143325329567646),
(2538,672,CAST('POST /windows/a/makeKey
' AS BLOB),679,0,-4277012787105656895),
(2538,673,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),679,2,-962325199769512983),
(2538,674,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),681,0,6027728934641215102),
(2538,675,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),681,0,-2285852738836852229),
(2538,676,CAST('POST /windows/a/makeKey
' AS BLOB),681,2,-4277012787105656895),
(2538,677,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),683,0,330203035817663325),
(2538,678,CAST('POST /windows/a/makeKey
' AS BLOB),683,0,-4277012787105656895),
(2538,679,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),683,0,-338817743101531530),
(2538,680,CAST('POST /windows/c/makeKey
' AS BLOB),683,2,8773930423188394059),
(2538,681,CAST('POST /windows/c/makeKey
' AS BLOB),685,0,8773930423188394059),
(2538,682,CAST('POST /windows/b/makeKey
' AS BLOB),685,2,-4085112580418387742),
(2538,683,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),687,0,-7354445327069593830),
(2538,684,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),687,0,6026880111664425435),
(2538,685,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),687,0,6027728934641215102),
(2538,686,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),687,0,-2283037989069199744),
(2538,687,CAST('POST /windows/b/makeKey
' AS BLOB),687,0,-4085112580418387742),
(2538,688,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),687,0,-338817743101531530),
(2538,689,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),687,0,-2283878015952963723),
(2538,690,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),687,2,7276731318947589908),
(2538,691,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),689,2,-962325199769512983),
(2538,692,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),691,0,-3512892215147162056),
(2538,693,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),691,0,-338817743101531530),
(2538,694,CAST('POST /windows/c/makeKey
' AS BLOB),691,2,8773930423188394059),
(2538,695,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),693,0,-338817743101531530),
(2538,696,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),693,0,-3512892215147162056),
(2538,697,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),693,0,6026880111664425435),
(2538,698,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),693,1,-224917360849148362),
(2538,699,CAST('POST /windows/a/makeKey
' AS BLOB),694,2,-4277012787105656895),
(2538,700,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),696,1,-2016837948165473347),
(2538,701,CAST('POST /windows/c/makeKey
' AS BLOB),697,2,8773930423188394059),
(2538,702,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),699,2,-5475143325329567646),
(2538,703,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),701,0,6028854834548313941),
(2538,704,CAST('POST /windows/b/makeKey
' AS BLOB),701,2,-4085112580418387742),
(2538,705,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),703,0,-2284722440883240546),
(2538,706,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),703,0,6028854834548313941),
(2538,707,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),703,0,-3512892215147162056),
(2538,708,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),703,0,6026880111664425435),
(2538,709,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),703,2,-5475143325329567646),
(2538,710,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),705,1,-224917360849148362),
(2538,711,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),706,0,6026880111664425435),
(2538,712,CAST('POST /windows/c/makeKey
' AS BLOB),706,2,8773930423188394059),
(2538,713,CAST('POST /windows/a/makeKey
' AS BLOB),708,2,-4277012787105656895),
(2538,714,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),710,0,-2284722440883240546),
(2538,715,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),710,0,6028854834548313941),
(2538,716,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),710,0,-7353600902139317007),
(2538,717,CAST('POST /windows/b/makeKey
' AS BLOB),710,2,-4085112580418387742),
(2538,718,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),712,1,-8722946263052837043),
(2538,719,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),713,0,6029694861432077920),
(2538,720,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),713,0,-8722946263052837043),
(2538,721,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),713,3,7276731318947589908),
(2538,722,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),716,1,2611972040586493747),
(2538,723,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),717,2,-8722946263052837043),
(2538,724,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),719,0,-224917360849148362),
(2538,725,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),719,1,-3512892215147162056),
(2538,726,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),720,0,-2284722440883240546),
(2538,727,CAST('PATCH /windows/c
{"rootViewController":"home"}' AS BLOB),720,26,-1348442876062872763),
(2538,728,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),746,0,6026880111664425435),
(2538,729,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),746,0,6028854834548313941),
(2538,730,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),746,1,7276731318947589908),
(2538,731,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),747,0,-7353600902139317007),
(2538,732,CAST('POST /windows/c/makeKey
' AS BLOB),747,0,8773930423188394059),
(2538,733,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),747,0,7276731318947589908),
(2538,734,CAST('POST /windows/c/makeKey
' AS BLOB),747,0,8773930423188394059),
(2538,735,CAST('POST /windows/a/makeKey
' AS BLOB),747,2,-4277012787105656895),
(2538,736,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),749,0,-224917360849148362),
(2538,737,CAST('POST /windows/a/makeKey
' AS BLOB),749,0,-4277012787105656895),
(2538,738,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),749,0,-2283878015952963723),
(2538,739,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),749,0,-2285852738836852229),
(2538,740,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),749,0,6027728934641215102),
(2538,741,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),749,1,-5475143325329567646),
(2538,742,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),750,1,-2016837948165473347),
(2538,743,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),751,2,7276731318947589908),
(2538,744,CAST('POST /windows/b/makeKey
' AS BLOB),753,2,-4085112580418387742),
(2538,745,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),755,2,7276731318947589908),
(2538,746,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),757,2,-962325199769512983),
(2538,747,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),759,0,-7355575625023205513),
(2538,748,CAST('POST /views/v2/becomeFirstResponder
' AS BLOB),759,0,-7662007173206276529),
(2538,749,CAST('PATCH /windows/c
{"windowScene":"left"}' AS BLOB),759,0,-7536729043151669584),
(2538,750,CAST('POST /windows/a/makeKey
' AS BLOB),759,2,-4277012787105656895),
(2538,751,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),761,0,-5475143325329567646),
(2538,752,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),761,0,-5475143325329567646),
(2538,753,CAST('POST /windows/b/makeKey
' AS BLOB),761,2,-4085112580418387742),
(2538,754,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),763,0,6029694861432077920),
(2538,755,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),763,0,-2283037989069199744),
(2538,756,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),763,3,-224917360849148362),
(2538,757,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),766,1,2611972040586493747),
(2538,758,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),767,0,-2284722440883240546),
(2538,759,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),767,0,-7352760875255553028),
(2538,760,CAST('POST /windows/a/makeKey
' AS BLOB),767,2,-4277012787105656895),
(2538,761,CAST('POST /windows/c/makeKey
' AS BLOB),769,2,8773930423188394059),
(2538,762,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),771,0,-7355575625023205513),
(2538,763,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),771,0,-2283878015952963723),
(2538,764,CAST('POST /windows/c/makeKey
' AS BLOB),771,0,8773930423188394059),
(2538,765,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),771,4,-8722946263052837043),
(2538,766,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),775,5,7276731318947589908),
(2538,767,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),780,0,2611972040586493747),
(2538,768,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),780,0,7276731318947589908),
(2538,769,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),780,3,-962325199769512983),
(2538,770,CAST('POST /windows/b/makeKey
' AS BLOB),783,0,-4085112580418387742),
(2538,771,CAST('POST /windows/a/makeKey
' AS BLOB),783,2,-4277012787105656895),
(2538,772,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),785,0,-2016837948165473347),
(2538,773,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),785,0,-3512892215147162056),
(2538,774,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),785,0,6029694861432077920),
(2538,775,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),785,0,-2285852738836852229),
(2538,776,CAST('POST /windows/a/makeKey
' AS BLOB),785,0,-4277012787105656895),
(2538,777,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),785,2,7276731318947589908),
(2538,778,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),787,5,-8722946263052837043),
(2538,779,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),792,0,-7352760875255553028),
(2538,780,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),792,3,-5475143325329567646),
(2538,781,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),795,1,-224917360849148362),
(2538,782,CAST('POST /windows/b/makeKey
' AS BLOB),796,2,-4085112580418387742),
(2538,783,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),798,6,7276731318947589908),
(2538,784,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),804,2,-5475143325329567646),
(2538,785,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),806,0,6026880111664425435),
(2538,786,CAST('POST /windows/b/makeKey
' AS BLOB),806,2,-4085112580418387742),
(2538,787,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),808,0,-7352760875255553028),
(2538,788,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),808,0,-3512892215147162056),
(2538,789,CAST('PATCH /windows/a
{"windowScene":"left"}' AS BLOB),808,0,-2269009231317398266),
(2538,790,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),808,0,6026880111664425435),
(2538,791,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),808,3,-8722946263052837043),
(2538,792,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),811,0,-7352760875255553028),
(2538,793,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),811,0,-2283037989069199744),
(2538,794,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),811,1,-2016837948165473347),
(2538,795,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),812,0,-962325199769512983),
(2538,796,CAST('POST /windows/b/makeKey
' AS BLOB),812,0,-4085112580418387742),
(2538,797,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),812,3,-224917360849148362),
(2538,798,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),815,4,-3512892215147162056),
(2538,799,CAST('PATCH /windows/b
{"isHidden":true,"windowLevel":1}' AS BLOB),819,0,-2209164281720069561),
(2538,800,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),819,3,-8722946263052837043),
(2538,801,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),822,4,-3512892215147162056),
(2538,802,CAST('POST /windows/a/makeKey
' AS BLOB),826,0,-4277012787105656895),
(2538,803,CAST('POST /windows/a/makeKey
' AS BLOB),826,0,-4277012787105656895),
(2538,804,CAST('POST /windows/b/makeKey
' AS BLOB),826,2,-4085112580418387742),
(2538,805,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),828,0,-7352760875255553028),
(2538,806,CAST('POST /windows/c/makeKey
' AS BLOB),828,2,8773930423188394059),
(2538,807,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),830,0,-2284722440883240546),
(2538,808,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),830,2,-5475143325329567646),
(2538,809,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),832,0,-7354445327069593830),
(2538,810,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),832,0,-2283878015952963723),
(2538,811,CAST('POST /views/v3/removeFromSuperview
' AS BLOB),832,0,2446129688861898315),
(2538,812,CAST('POST /windows/c/makeKey
' AS BLOB),832,2,8773930423188394059),
(2538,813,CAST('POST /windows/a/makeKey
' AS BLOB),834,2,-4277012787105656895),
(2538,814,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),836,0,-5475143325329567646),
(2538,815,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),836,0,-338817743101531530),
(2538,816,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),836,3,-962325199769512983),
(2538,817,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),839,0,-7353600902139317007),
(2538,818,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),839,0,6027728934641215102),
(2538,819,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),839,0,-2283878015952963723),
(2538,820,CAST('POST /windows/c/makeKey
' AS BLOB),839,2,8773930423188394059),
(2538,821,CAST('POST /windows/b/makeKey
' AS BLOB),841,2,-4085112580418387742),
(2538,822,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),843,2,-5475143325329567646),
(2538,823,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),845,2,7276731318947589908),
(2538,824,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),847,0,-3512892215147162056),
(2538,825,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),847,0,7276731318947589908),
(2538,826,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),847,2,-5475143325329567646),
(2538,827,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),849,0,-5475143325329567646),
(2538,828,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),849,1,-224917360849148362),
(2538,829,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),850,0,-5475143325329567646),
(2538,830,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),850,3,2611972040586493747),
(2538,831,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),853,1,-2016837948165473347),
(2538,832,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),854,0,7276731318947589908),
(2538,833,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),854,0,7276731318947589908),
(2538,834,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),854,3,-5475143325329567646),
(2538,835,CAST('POST /windows/c/makeKey
' AS BLOB),857,2,8773930423188394059),
(2538,836,CAST('POST /windows/a/makeKey
' AS BLOB),859,2,-4277012787105656895),
(2538,837,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),861,0,-2284722440883240546),
(2538,838,CAST('POST /windows/c/makeKey
' AS BLOB),861,2,8773930423188394059),
(2538,839,CAST('POST /windows/c/makeKey
' AS BLOB),863,0,8773930423188394059),
(2538,840,CAST('POST /windows/a/makeKey
' AS BLOB),863,2,-4277012787105656895),
(2538,841,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),865,0,-2016837948165473347),
(2538,842,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),865,2,7276731318947589908),
(2538,843,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),867,0,-2283878015952963723),
(2538,844,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),867,1,-224917360849148362),
(2538,845,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),868,0,7276731318947589908),
(2538,846,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),868,0,-338817743101531530),
(2538,847,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),868,1,-2016837948165473347),
(2538,848,CAST('POST /windows/b/makeKey
' AS BLOB),869,2,-4085112580418387742),
(2538,849,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),871,2,7276731318947589908),
(2538,850,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),873,0,7276731318947589908),
(2538,851,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),873,2,-5475143325329567646),
(2538,852,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),875,3,2611972040586493747),
(2538,853,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),878,0,7276731318947589908),
(2538,854,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),878,3,-5475143325329567646),
(2538,855,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),881,0,5687422765970617551),
(2538,856,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),881,0,6026880111664425435),
(2538,857,CAST('POST /windows/b/makeKey
' AS BLOB),881,2,-4085112580418387742),
(2538,858,CAST('POST /windows/a/makeKey
' AS BLOB),883,2,-4277012787105656895),
(2538,859,CAST('POST /windows/b/makeKey
' AS BLOB),885,2,-4085112580418387742),
(2538,860,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),887,2,-5475143325329567646),
(2538,861,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),889,0,-5475143325329567646),
(2538,862,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),889,0,6027728934641215102),
(2538,863,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),889,1,-224917360849148362),
(2538,864,CAST('POST /windows/c/makeKey
' AS BLOB),890,2,8773930423188394059),
(2538,865,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),892,0,-7355575625023205513),
(2538,866,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),892,2,-5475143325329567646),
(2538,867,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),894,1,-2016837948165473347),
(2538,868,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),895,0,-5475143325329567646),
(2538,869,CAST('POST /windows/a/makeKey
' AS BLOB),895,0,-4277012787105656895),
(2538,870,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),895,2,-962325199769512983),
(2538,871,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),897,2,-5475143325329567646),
(2538,872,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),899,3,2611972040586493747),
(2538,873,CAST('POST /windows/b/makeKey
' AS BLOB),902,0,-4085112580418387742),
(2538,874,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),902,3,-5475143325329567646),
(2538,875,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),905,0,-2016837948165473347),
(2538,876,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),905,0,-2016837948165473347),
(2538,877,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),905,0,-7355575625023205513),
(2538,878,CAST('POST /windows/a/makeKey
' AS BLOB),905,0,-4277012787105656895),
(2538,879,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),905,0,-2283037989069199744),
(2538,880,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),905,0,-2283878015952963723),
(2538,881,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),905,2,7276731318947589908),
(2538,882,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),907,0,-2284722440883240546),
(2538,883,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),907,1,-224917360849148362),
(2538,884,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),908,5,-8722946263052837043),
(2538,885,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),913,3,-962325199769512983),
(2538,886,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),916,2,-5475143325329567646),
(2538,887,CAST('POST /windows/c/makeKey
' AS BLOB),918,2,8773930423188394059),
(2538,888,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),920,1,-224917360849148362),
(2538,889,CAST('POST /windows/a/makeKey
' AS BLOB),921,2,-4277012787105656895),
(2538,890,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),923,4,-3512892215147162056),
(2538,891,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),927,0,6026880111664425435),
(2538,892,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),927,0,-5475143325329567646),
(2538,893,CAST('POST /windows/c/makeKey
' AS BLOB),927,2,8773930423188394059),
(2538,894,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),929,5,-8722946263052837043),
(2538,895,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),934,0,6028854834548313941),
(2538,896,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),934,0,-7353600902139317007),
(2538,897,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),934,6,7276731318947589908),
(2538,898,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),940,3,-962325199769512983),
(2538,899,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),943,0,-338817743101531530),
(2538,900,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),943,0,-7353600902139317007),
(2538,901,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),943,0,-2284722440883240546),
(2538,902,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),943,0,-7353600902139317007),
(2538,903,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),943,2,7276731318947589908),
(2538,904,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),945,2,-962325199769512983),
(2538,905,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),947,1,2611972040586493747),
(2538,906,CAST('POST /windows/a/makeKey
' AS BLOB),948,2,-4277012787105656895),
(2538,907,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),950,0,-2016837948165473347),
(2538,908,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),950,0,-3512892215147162056),
(2538,909,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),950,0,-2016837948165473347),
(2538,910,CAST('POST /windows/a/makeKey
' AS BLOB),950,0,-4277012787105656895),
(2538,911,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),950,1,-224917360849148362),
(2538,912,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),951,0,-2284722440883240546),
(2538,913,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),951,2,7276731318947589908),
(2538,914,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),953,0,-2285852738836852229),
(2538,915,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),953,0,-224917360849148362),
(2538,916,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),953,0,-7354445327069593830),
(2538,917,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),953,1,-338817743101531530),
(2538,918,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),954,0,-224917360849148362),
(2538,919,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),954,0,-2284722440883240546),
(2538,920,CAST('POST /windows/b/makeKey
' AS BLOB),954,2,-4085112580418387742),
(2538,921,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),956,2,-5475143325329567646),
(2538,922,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),958,3,-962325199769512983),
(2538,923,CAST('POST /windows/c/makeKey
' AS BLOB),961,2,8773930423188394059),
(2538,924,CAST('PATCH /windows/a
{"rootViewController":"C"}' AS BLOB),963,26,-1915938323906981741),
(2538,925,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),989,2,-962325199769512983),
(2538,926,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),991,0,-7353600902139317007),
(2538,927,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),991,0,-2284722440883240546),
(2538,928,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),991,0,-2016837948165473347),
(2538,929,CAST('POST /windows/a/makeKey
' AS BLOB),991,2,-4277012787105656895),
(2538,930,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),993,2,7276731318947589908),
(2538,931,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),995,5,-8722946263052837043),
(2538,932,CAST('POST /windows/b/makeKey
' AS BLOB),1000,0,-4085112580418387742),
(2538,933,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),1000,0,-7353600902139317007),
(2538,934,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),1000,0,-962325199769512983),
(2538,935,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),1000,4,-3512892215147162056),
(2538,936,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),1004,2,-5475143325329567646),
(2538,937,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),1006,0,-2283878015952963723),
(2538,938,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),1006,0,-3512892215147162056),
(2538,939,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),1006,0,-7352760875255553028),
(2538,940,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),1006,0,-7353600902139317007),
(2538,941,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),1006,0,-5475143325329567646),
(2538,942,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),1006,2,-962325199769512983),
(2538,943,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),1008,0,-7355575625023205513),
(2538,944,CAST('POST /windows/a/makeKey
' AS BLOB),1008,2,-4277012787105656895),
(2538,945,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),1010,0,-2016837948165473347),
(2538,946,CAST('POST /windows/b/makeKey
' AS BLOB),1010,2,-4085112580418387742),
(2538,947,CAST('POST /windows/c/makeKey
' AS BLOB),1012,2,8773930423188394059),
(2538,948,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),1014,1,-224917360849148362),
(2538,949,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),1015,0,6029694861432077920),
(2538,950,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),1015,3,-962325199769512983),
(2538,951,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),1018,0,-7353600902139317007),
(2538,952,CAST('POST /windows/c/makeKey
' AS BLOB),1018,2,8773930423188394059),
(2538,953,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),1020,0,6029694861432077920),
(2538,954,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),1020,0,-7355575625023205513),
(2538,955,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),1020,5,-8722946263052837043),
(2538,956,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),1025,1,-224917360849148362),
(2538,957,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),1026,6,7276731318947589908),
(2538,958,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),1032,0,7276731318947589908),
(2538,959,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),1032,0,-3512892215147162056),
(2538,960,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),1032,0,7276731318947589908),
(2538,961,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),1032,19,5687422765970617551),
(2538,962,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),1051,3,-962325199769512983),
(2538,963,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),1054,1,2611972040586493747),
(2538,964,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),1055,0,-7354445327069593830),
(2538,965,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),1055,0,2611972040586493747),
(2538,966,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),1055,0,-962325199769512983),
(2538,967,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),1055,0,-7352760875255553028),
(2538,968,CAST('POST /windows/c/makeKey
' AS BLOB),1055,2,8773930423188394059),
(2538,969,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),1057,0,7276731318947589908),
(2538,970,CAST('POST /windows/b/makeKey
' AS BLOB),1057,2,-4085112580418387742),
(2538,971,CAST('POST /windows/b/makeKey
' AS BLOB),1059,0,-4085112580418387742),
(2538,972,CAST('POST /views/b/subviews
{"view":"v1"}' AS BLOB),1059,0,-710874878998118682),
(2538,973,CAST('POST /windows/a/makeKey
' AS BLOB),1059,2,-4277012787105656895),
(2538,974,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),1061,0,-2283878015952963723),
(2538,975,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),1061,0,-7355575625023205513),
(2538,976,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),1061,0,-2016837948165473347),
(2538,977,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),1061,0,-2283878015952963723),
(2538,978,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),1061,1,-5475143325329567646),
(2538,979,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),1062,0,6028854834548313941),
(2538,980,CAST('POST /windows/c/makeKey
' AS BLOB),1062,2,8773930423188394059),
(2538,981,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),1064,2,-962325199769512983),
(2538,982,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),1066,2,-5475143325329567646),
(2538,983,CAST('POST /windows/c/makeKey
' AS BLOB),1068,2,8773930423188394059),
(2538,984,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),1070,0,-2016837948165473347),
(2538,985,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),1070,0,-7354445327069593830),
(2538,986,CAST('POST /windows/a/makeKey
' AS BLOB),1070,2,-4277012787105656895),
(2538,987,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),1072,0,6029694861432077920),
(2538,988,CAST('POST /windows/c/makeKey
' AS BLOB),1072,2,8773930423188394059),
(2538,989,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),1074,0,-2285852738836852229),
(2538,990,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),1074,0,7276731318947589908),
(2538,991,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),1074,2,-5475143325329567646),
(2538,992,CAST('POST /windows/a/makeKey
' AS BLOB),1076,0,-4277012787105656895),
(2538,993,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),1076,0,-7354445327069593830),
(2538,994,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),1076,0,-5475143325329567646),
(2538,995,CAST('POST /windows/a/makeKey
' AS BLOB),1076,0,-4277012787105656895),
(2538,996,CAST('POST /windows/b/makeKey
' AS BLOB),1076,2,-4085112580418387742),
(2538,997,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),1078,2,7276731318947589908),
(2538,998,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),1080,0,-2016837948165473347),
(2538,999,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),1080,2,-962325199769512983),
(2538,1000,CAST('POST /windows/a/makeKey
' AS BLOB),1082,2,-4277012787105656895),
(2538,1001,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),1084,0,6026880111664425435),
(2538,1002,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),1084,0,-338817743101531530),
(2538,1003,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),1084,0,-5475143325329567646),
(2538,1004,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),1084,0,330203035817663325),
(2538,1005,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),1084,0,330203035817663325),
(2538,1006,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),1084,0,6028854834548313941),
(2538,1007,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),1084,2,7276731318947589908),
(2538,1008,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),1086,0,-7354445327069593830),
(2538,1009,CAST('PATCH /windows/c
{"isHidden":true,"windowLevel":"alert"}' AS BLOB),1086,5,-6446718173489409713),
(2538,1010,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),1091,2,-962325199769512983),
(2538,1011,CAST('POST /windows/b/makeKey
' AS BLOB),1093,0,-4085112580418387742),
(2538,1012,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),1093,0,-2285852738836852229),
(2538,1013,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),1093,4,-3512892215147162056),
(2538,1014,CAST('POST /windows/b/makeKey
' AS BLOB),1097,0,-4085112580418387742),
(2538,1015,CAST('PATCH /windows/c
{"windowScene":"left"}' AS BLOB),1097,0,-7536729043151669584),
(2538,1016,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),1097,1,2611972040586493747),
(2538,1017,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),1098,0,2611972040586493747),
(2538,1018,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),1098,2,7276731318947589908),
(2538,1019,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),1100,0,6026880111664425435),
(2538,1020,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),1100,1,-338817743101531530),
(2538,1021,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),1101,0,-2016837948165473347),
(2538,1022,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),1101,2,-962325199769512983),
(2538,1023,CAST('POST /windows/a/makeKey
' AS BLOB),1103,2,-4277012787105656895),
(2538,1024,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),1105,0,-2285852738836852229),
(2538,1025,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),1105,3,-8722946263052837043),
(2538,1026,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),1108,0,-5475143325329567646),
(2538,1027,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),1108,0,6027728934641215102);
INSERT INTO keyframe (session, revision, last_seq, state, checksum) VALUES
(2538,1000,1083,x'05696f733137087065725363656e6501046e6f6e650c73637265656e426f756e6473086f6273657276656409706167655368656574010000086950686f6e65203800000000007077400000000000d8844000000000000000400000000000003440000000000000344000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000a666f726567726f756e64096175746f6d61746963d00fc0843dc09a0cc09a0c800820c801d00f01000000046d61696e0000000000000000000000000000000000000000007077400000000000d88440000000000000004003000000020100010000000002000000046c656674046d61696e067363656e6531046d61696e08706f727472616974000661637469766500010000000f00000008554957696e646f770000000000000000000000000000000000000000000000000000007077400000000000d8844000000000007067400000000000d87440000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0000000100000000000000000000087374616e6461726400010000010000000000000840046d61696e01046c656674010000000000000000000100000007612e6f776e657201066e6f626f647908554957696e646f77000100000008000000000000000000000000000000000000000000007077400000000000d8844000000000007067400000000000d87440000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0000000100000000000000000000087374616e6461726400010000010000000000000000046d61696e01046c6566740100000000000000000002000000016207622e6f776e657201066e6f626f647908554957696e646f7700010000000a000000000000000000000000000000000000000000007077400000000000d8844000000000007067400000000000d87440000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0000000100000000000000000000087374616e6461726400010000010000000000000000046d61696e01046c656674010000000000010700000002000000016307632e6f776e657201066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000003540000000000040494000000000009069400000000000086c40000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000e03f0001000100010000000000000000087374616e64617264000100000000000200000002763406622e6b65707401066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e646172640001000000000001000000014301066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000003a40000000000040494000000000000048400000000000204440000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100000000000000000000087374616e64617264000100000000000100000002763301066e6f626f64790655495669657700000000000000000000000000000000000000000000000000000060634000000000004049400000000000205b400000000000105140000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100000000000000000000087374616e64617264000100000000000200000002763206612e6b65707401066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e64617264000100000000000100000004686f6d6501066e6f626f64790655495669657701010000000000000000000000000000000000000000000000000000c06640000000000040494000000000006062400000000000a86840000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100000000000000000000087374616e64617264000100000000000100000002763101066e6f626f647906554956696577010b00000000000000000000000000000000000000000000000000007077400000000000d8844000000000007067400000000000d87440000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e6461726400010000000107000000000001066e6f626f64791055495472616e736974696f6e566965770102010000000b000000000000000000000000000000000000000000007077400000000000d8844000000000007067400000000000d87440000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e64617264000100000000010000000001066e6f626f647910554944726f70536861646f7756696577010a0100000009000000000000000000000000000000000000000000007077400000000000d8844000000000007067400000000000d87440000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e64617264000100000000010000000001066e6f626f6479065549566965770000000000000000000000000000000000000000000000000000007077400000000000d8844000000000007067400000000000d87440000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e6461726400010000000104000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e64617264000100000000000000000000066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e64617264000100000000000000000000066e6f626f6479ef3e9001010000000f000000016101620163027634014302763302763204686f6d6502763109686f6d652d766965770c632d7472616e736974696f6e0c632d64726f70536861646f7706432d766965770c612d7472616e736974696f6e0c612d64726f70536861646f7700010000020000000c612d7472616e736974696f6e0d0000000000000000020000000c612d64726f70536861646f770e0000000000000000000000000000000000000000000000000000000000000000000000000200000002763403000000000000000000000000000000000000000000000000000000000000000000000000000000000200000009686f6d652d766965770900000000000000000200000006432d766965770c00000000000000000000000000000000020000000161000000000002000000027631080000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020000000c632d64726f70536861646f770b00000000000000000000000000000000000000000200000004686f6d650700000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000001630200000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002000000027632060000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002000000027633050000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000001620100000000000000000000000000000000020000000c632d7472616e736974696f6e0a00000000000000000000000000000000000000000000000000000000000000000000000000000000020000000143040000000000000000000000000000000000000000000000001e040000000710554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c65720106e8aebee7bdae0109065549566965770000000000000000000000010208617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000010410554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c65720106e8aebee7bdae010c065549566965770000000000000000000000000b646973617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000001e1600010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000002763403000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002000000027631080200000007632e6f776e657202000000000000000000000000000000000000000000000000000000000000000000000000000000000200000007612e6f776e65720000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000004686f6d65070000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020000000163020000000000000000000000000200000006622e6b6570740300000000000000000000000000000000000000000000000000000000000000000200000002763206000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000007622e6f776e65720100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000002763305000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000006612e6b657074060000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002000000016201000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020000000143040000000000000000000000000000000000000000000000001a00000000140000000000000000000000000000000000000000000000000001000000046d61696e0202000000046c656674067363656e653102000000e6d6d84c36c7d70d',-6988466055106279143);

-- fork
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2539,'fork','7ntco2',CAST('{"profile":"ios13","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"optional","touchMakesKey":false,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',75,69);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2539,1,CAST('POST /windows
{"id":"a"}' AS BLOB),1,0,7433756470522746995),
(2539,2,CAST('PUT /references/a.owner
{"object":"a"}' AS BLOB),1,0,-7526271820608242344),
(2539,3,CAST('POST /windows
{"id":"b"}' AS BLOB),1,0,6870765835100986538),
(2539,4,CAST('PUT /references/b.owner
{"object":"b"}' AS BLOB),1,0,8289721644836121034),
(2539,5,CAST('POST /windows
{"id":"c"}' AS BLOB),1,0,6250349906372375473),
(2539,6,CAST('PUT /references/c.owner
{"object":"c"}' AS BLOB),1,0,-7695445929145728024),
(2539,7,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),1,0,-7354445327069593830),
(2539,8,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),1,0,-2283878015952963723),
(2539,9,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),1,2,7276731318947589908),
(2539,10,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),3,0,-2283878015952963723),
(2539,11,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),3,0,7276731318947589908),
(2539,12,CAST('POST /windows/c/makeKey
' AS BLOB),3,0,8773930423188394059),
(2539,13,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),3,0,-2283878015952963723),
(2539,14,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),3,1,-2016837948165473347),
(2539,15,CAST('POST /windows/c/makeKey
' AS BLOB),4,0,8773930423188394059),
(2539,16,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),4,3,-8722946263052837043),
(2539,17,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),7,0,-8722946263052837043),
(2539,18,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),7,0,-7355575625023205513),
(2539,19,CAST('POST /windows/c/makeKey
' AS BLOB),7,2,8773930423188394059),
(2539,20,CAST('POST /windows/b/makeKey
' AS BLOB),9,2,-4085112580418387742),
(2539,21,CAST('POST /windows/a/makeKey
' AS BLOB),11,2,-4277012787105656895),
(2539,22,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),13,1,-338817743101531530),
(2539,23,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),14,0,-2016837948165473347),
(2539,24,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),14,0,-7354445327069593830),
(2539,25,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),14,3,7276731318947589908),
(2539,26,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),17,0,-2016837948165473347),
(2539,27,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),17,1,2611972040586493747),
(2539,28,CAST('POST /windows/b/makeKey
' AS BLOB),18,2,-4085112580418387742),
(2539,29,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),20,2,7276731318947589908),
(2539,30,CAST('POST /windows/b/makeKey
' AS BLOB),22,2,-4085112580418387742),
(2539,31,CAST('POST /windows/b/makeKey
' AS BLOB),24,0,-4085112580418387742),
(2539,32,CAST('POST /windows/b/makeKey
' AS BLOB),24,0,-4085112580418387742),
(2539,33,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),24,0,6026880111664425435),
(2539,34,CAST('POST /windows/c/makeKey
' AS BLOB),24,2,8773930423188394059),
(2539,35,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),26,2,-962325199769512983),
(2539,36,CAST('POST /windows/c/makeKey
' AS BLOB),28,2,8773930423188394059),
(2539,37,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),30,0,-7353600902139317007),
(2539,38,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),30,0,2611972040586493747),
(2539,39,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),30,1,-338817743101531530),
(2539,40,CAST('POST /windows/a/makeKey
' AS BLOB),31,2,-4277012787105656895),
(2539,41,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),33,2,7276731318947589908),
(2539,42,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),35,2,-5475143325329567646),
(2539,43,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),37,0,6151215904868339482),
(2539,44,CAST('POST /windows/b/makeKey
' AS BLOB),37,2,-4085112580418387742),
(2539,45,CAST('POST /windows/c/makeKey
' AS BLOB),39,2,8773930423188394059),
(2539,46,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),41,0,-7353600902139317007),
(2539,47,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),41,2,-962325199769512983),
(2539,48,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),43,0,-2016837948165473347),
(2539,49,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),43,2,-5475143325329567646),
(2539,50,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),45,2,7276731318947589908),
(2539,51,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),47,0,-7353600902139317007),
(2539,52,CAST('POST /windows/a/makeKey
' AS BLOB),47,2,-4277012787105656895),
(2539,53,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),49,0,-338817743101531530),
(2539,54,CAST('POST /windows/b/makeKey
' AS BLOB),49,2,-4085112580418387742),
(2539,55,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),51,2,-5475143325329567646),
(2539,56,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),53,2,-962325199769512983),
(2539,57,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),55,0,-962325199769512983),
(2539,58,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),55,2,7276731318947589908),
(2539,59,CAST('POST /windows/c/makeKey
' AS BLOB),57,0,8773930423188394059),
(2539,60,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),57,0,-7355575625023205513),
(2539,61,CAST('POST /windows/c/makeKey
' AS BLOB),57,0,8773930423188394059),
(2539,62,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),57,0,-3512892215147162056),
(2539,63,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),57,0,6029694861432077920),
(2539,64,CAST('POST /windows/a/makeKey
' AS BLOB),57,2,-4277012787105656895),
(2539,65,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),59,3,2611972040586493747),
(2539,66,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),62,0,-3512892215147162056),
(2539,67,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),62,0,-2284722440883240546),
(2539,68,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),62,0,-3512892215147162056),
(2539,69,CAST('POST /windows/a/makeKey
' AS BLOB),62,2,-4277012787105656895),
(2539,70,CAST('POST /windows/b/makeKey
' AS BLOB),64,2,-4085112580418387742),
(2539,71,CAST('PATCH /windows/c
{"rootViewController":null}' AS BLOB),66,0,6378404845067812589),
(2539,72,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),66,0,-430928917670273901),
(2539,73,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),66,0,330203035817663325),
(2539,74,CAST('POST /inputs
{"type":"tap","at":[234,380]}' AS BLOB),66,0,-8016651757167098813),
(2539,75,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),66,4,6442357219630733550);

-- fork-of-fork
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2540,'fork-of-fork','o6exu6',CAST('{"profile":"ios13","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"optional","touchMakesKey":false,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',78,72);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2540,1,CAST('POST /windows
{"id":"a"}' AS BLOB),1,0,7433756470522746995),
(2540,2,CAST('PUT /references/a.owner
{"object":"a"}' AS BLOB),1,0,-7526271820608242344),
(2540,3,CAST('POST /windows
{"id":"b"}' AS BLOB),1,0,6870765835100986538),
(2540,4,CAST('PUT /references/b.owner
{"object":"b"}' AS BLOB),1,0,8289721644836121034),
(2540,5,CAST('POST /windows
{"id":"c"}' AS BLOB),1,0,6250349906372375473),
(2540,6,CAST('PUT /references/c.owner
{"object":"c"}' AS BLOB),1,0,-7695445929145728024),
(2540,7,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),1,0,-7354445327069593830),
(2540,8,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),1,0,-2283878015952963723),
(2540,9,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),1,2,7276731318947589908),
(2540,10,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),3,0,-2283878015952963723),
(2540,11,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),3,0,7276731318947589908),
(2540,12,CAST('POST /windows/c/makeKey
' AS BLOB),3,0,8773930423188394059),
(2540,13,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),3,0,-2283878015952963723),
(2540,14,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),3,1,-2016837948165473347),
(2540,15,CAST('POST /windows/c/makeKey
' AS BLOB),4,0,8773930423188394059),
(2540,16,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),4,3,-8722946263052837043),
(2540,17,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),7,0,-8722946263052837043),
(2540,18,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),7,0,-7355575625023205513),
(2540,19,CAST('POST /windows/c/makeKey
' AS BLOB),7,2,8773930423188394059),
(2540,20,CAST('POST /windows/b/makeKey
' AS BLOB),9,2,-4085112580418387742),
(2540,21,CAST('POST /windows/a/makeKey
' AS BLOB),11,2,-4277012787105656895),
(2540,22,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),13,1,-338817743101531530),
(2540,23,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),14,0,-2016837948165473347),
(2540,24,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),14,0,-7354445327069593830),
(2540,25,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),14,3,7276731318947589908),
(2540,26,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),17,0,-2016837948165473347),
(2540,27,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),17,1,2611972040586493747),
(2540,28,CAST('POST /windows/b/makeKey
' AS BLOB),18,2,-4085112580418387742),
(2540,29,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),20,2,7276731318947589908),
(2540,30,CAST('POST /windows/b/makeKey
' AS BLOB),22,2,-4085112580418387742),
(2540,31,CAST('POST /windows/b/makeKey
' AS BLOB),24,0,-4085112580418387742),
(2540,32,CAST('POST /windows/b/makeKey
' AS BLOB),24,0,-4085112580418387742),
(2540,33,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),24,0,6026880111664425435),
(2540,34,CAST('POST /windows/c/makeKey
' AS BLOB),24,2,8773930423188394059),
(2540,35,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),26,2,-962325199769512983),
(2540,36,CAST('POST /windows/c/makeKey
' AS BLOB),28,2,8773930423188394059),
(2540,37,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),30,0,-7353600902139317007),
(2540,38,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),30,0,2611972040586493747),
(2540,39,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),30,1,-338817743101531530),
(2540,40,CAST('POST /windows/a/makeKey
' AS BLOB),31,2,-4277012787105656895),
(2540,41,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),33,2,7276731318947589908),
(2540,42,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),35,2,-5475143325329567646),
(2540,43,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),37,0,6151215904868339482),
(2540,44,CAST('POST /windows/b/makeKey
' AS BLOB),37,2,-4085112580418387742),
(2540,45,CAST('POST /windows/c/makeKey
' AS BLOB),39,2,8773930423188394059),
(2540,46,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),41,0,-7353600902139317007),
(2540,47,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),41,2,-962325199769512983),
(2540,48,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),43,0,-2016837948165473347),
(2540,49,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),43,2,-5475143325329567646),
(2540,50,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),45,2,7276731318947589908),
(2540,51,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),47,0,-7353600902139317007),
(2540,52,CAST('POST /windows/a/makeKey
' AS BLOB),47,2,-4277012787105656895),
(2540,53,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),49,0,-338817743101531530),
(2540,54,CAST('POST /windows/b/makeKey
' AS BLOB),49,2,-4085112580418387742),
(2540,55,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),51,2,-5475143325329567646),
(2540,56,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),53,2,-962325199769512983),
(2540,57,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),55,0,-962325199769512983),
(2540,58,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),55,2,7276731318947589908),
(2540,59,CAST('POST /windows/c/makeKey
' AS BLOB),57,0,8773930423188394059),
(2540,60,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),57,0,-7355575625023205513),
(2540,61,CAST('POST /windows/c/makeKey
' AS BLOB),57,0,8773930423188394059),
(2540,62,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),57,0,-3512892215147162056),
(2540,63,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),57,0,6029694861432077920),
(2540,64,CAST('POST /windows/a/makeKey
' AS BLOB),57,2,-4277012787105656895),
(2540,65,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),59,3,2611972040586493747),
(2540,66,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),62,0,-3512892215147162056),
(2540,67,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),62,0,-2284722440883240546),
(2540,68,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),62,0,-3512892215147162056),
(2540,69,CAST('POST /windows/a/makeKey
' AS BLOB),62,2,-4277012787105656895),
(2540,70,CAST('POST /windows/b/makeKey
' AS BLOB),64,2,-4085112580418387742),
(2540,71,CAST('PATCH /windows/c
{"rootViewController":null}' AS BLOB),66,0,6378404845067812589),
(2540,72,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),66,0,-430928917670273901),
(2540,73,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),66,0,330203035817663325),
(2540,74,CAST('POST /inputs
{"type":"tap","at":[45,109]}' AS BLOB),66,0,-7635517789313112038),
(2540,75,CAST('POST /inputs
{"type":"tap","at":[198,64]}' AS BLOB),66,0,3976874941150648333),
(2540,76,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),66,3,-5475143325329567646),
(2540,77,CAST('POST /controllers
{"id":"home","class":"UIViewController","title":"设置"}' AS BLOB),69,0,582566796760767488),
(2540,78,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),69,4,6442357219630733550);

-- orphan
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2542,'orphan','7p5ti2',CAST('{"profile":"ios8","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":false,"keyOnDealloc":"fallback","windowInitFrame":"zero","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',68,84);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2542,1,CAST('POST /windows
{"id":"a"}' AS BLOB),1,0,7433756470522746995),
(2542,2,CAST('PUT /references/a.owner
{"object":"a"}' AS BLOB),1,0,-7526271820608242344),
(2542,3,CAST('POST /windows
{"id":"b"}' AS BLOB),1,0,6870765835100986538),
(2542,4,CAST('PUT /references/b.owner
{"object":"b"}' AS BLOB),1,0,8289721644836121034),
(2542,5,CAST('POST /windows
{"id":"c"}' AS BLOB),1,0,6250349906372375473),
(2542,6,CAST('PUT /references/c.owner
{"object":"c"}' AS BLOB),1,0,-7695445929145728024),
(2542,7,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),1,2,-962325199769512983),
(2542,8,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),3,3,-5475143325329567646),
(2542,9,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),6,0,-5475143325329567646),
(2542,10,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),6,3,7276731318947589908),
(2542,11,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),9,1,2611972040586493747),
(2542,12,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),10,1,-224917360849148362),
(2542,13,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),11,0,-7353600902139317007),
(2542,14,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),11,0,6027728934641215102),
(2542,15,CAST('POST /windows/b/makeKey
' AS BLOB),11,2,-4085112580418387742),
(2542,16,CAST('POST /windows/b/makeKey
' AS BLOB),13,0,-4085112580418387742),
(2542,17,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),13,0,-224917360849148362),
(2542,18,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),13,2,7276731318947589908),
(2542,19,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),15,0,-2285852738836852229),
(2542,20,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),15,0,-3512892215147162056),
(2542,21,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),15,2,-8722946263052837043),
(2542,22,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),17,1,-3512892215147162056),
(2542,23,CAST('POST /controllers
{"id":"home","class":"UIViewController","title":"设置"}' AS BLOB),18,0,582566796760767488),
(2542,24,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),18,0,6151215904868339482),
(2542,25,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),18,0,-3512892215147162056),
(2542,26,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),18,0,2611972040586493747),
(2542,27,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),18,0,-2283037989069199744),
(2542,28,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),18,2,-962325199769512983),
(2542,29,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),20,0,-962325199769512983),
(2542,30,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),20,0,-7355575625023205513),
(2542,31,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),20,0,6027728934641215102),
(2542,32,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),20,0,-2283037989069199744),
(2542,33,CAST('POST /windows/a/makeKey
' AS BLOB),20,2,-4277012787105656895),
(2542,34,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),22,0,6027728934641215102),
(2542,35,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),22,1,-338817743101531530),
(2542,36,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),23,0,-2016837948165473347),
(2542,37,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),23,2,-962325199769512983),
(2542,38,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),25,3,-224917360849148362),
(2542,39,CAST('POST /windows/a/makeKey
' AS BLOB),28,2,-4277012787105656895),
(2542,40,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),30,0,-7352760875255553028),
(2542,41,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),30,0,-2285852738836852229),
(2542,42,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),30,0,6027728934641215102),
(2542,43,CAST('POST /windows/a/makeKey
' AS BLOB),30,0,-4277012787105656895),
(2542,44,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),30,3,2611972040586493747),
(2542,45,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),33,1,-2016837948165473347),
(2542,46,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),34,0,7276731318947589908),
(2542,47,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),34,2,-962325199769512983),
(2542,48,CAST('POST /windows/b/makeKey
' AS BLOB),36,0,-4085112580418387742),
(2542,49,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),36,3,-224917360849148362),
(2542,50,CAST('POST /windows/c/makeKey
' AS BLOB),39,0,8773930423188394059),
(2542,51,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),39,0,-224917360849148362),
(2542,52,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),39,2,-8722946263052837043),
(2542,53,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),41,1,-338817743101531530),
(2542,54,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),42,1,-3512892215147162056),
(2542,55,CAST('PATCH /windows/b
{"isHidden":false,"windowLevel":"alert"}' AS BLOB),43,1,7222790765832057791),
(2542,56,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),44,0,-3512892215147162056),
(2542,57,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),44,1,-8722946263052837043),
(2542,58,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),45,1,-5475143325329567646),
(2542,59,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),46,0,-8722946263052837043),
(2542,60,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),46,0,-8722946263052837043),
(2542,61,CAST('POST /windows/a/makeKey
' AS BLOB),46,0,-4277012787105656895),
(2542,62,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),46,0,330203035817663325),
(2542,63,CAST('POST /windows/b/makeKey
' AS BLOB),46,2,-4085112580418387742),
(2542,64,CAST('POST /alerts/ask/show
' AS BLOB),48,30,-5686727630897093027),
(2542,65,CAST('POST /inputs
{"type":"tap","at":[94,224]}' AS BLOB),78,0,-4676178831411718856),
(2542,66,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),78,0,4300014696512280105),
(2542,67,CAST('POST /views
{"id":"v1","superview":"c","frame":[175,66,119,50.5]}' AS BLOB),78,7,-4960602718404006764),
(2542,68,CAST('POST /inputs
{"type":"tap","at":[240,262]}' AS BLOB),85,0,-2415711866806783041);

-- rotated
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2543,'rotated','33kpsx',CAST('{"profile":"ios13","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"optional","touchMakesKey":false,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',673,117157);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2543,1,CAST('POST /controllers
{"id":"root"}' AS BLOB),1,0,2521448154091930970),
(2543,2,CAST('POST /windows
{"id":"window","rootViewController":"root"}' AS BLOB),1,0,7540517560897751555),
(2543,3,CAST('POST /windows/window/makeKeyAndVisible
' AS BLOB),1,27,762622985407130459),
(2543,4,CAST('POST /controllers
{"id":"c0"}' AS BLOB),28,0,-6979715688631141979),
(2543,5,CAST('POST /controllers/c0/loadViewIfNeeded
' AS BLOB),28,2,-6694598962929405077),
(2543,6,CAST('POST /controllers/root/addChild
{"controller":"c0"}' AS BLOB),30,1,2653588993112241987),
(2543,7,CAST('POST /views/root-view/subviews
{"view":"c0-view"}' AS BLOB),31,13,6389422834144050108),
(2543,8,CAST('POST /controllers
{"id":"c1"}' AS BLOB),44,0,-6359299759902530914),
(2543,9,CAST('POST /controllers/c1/loadViewIfNeeded
' AS BLOB),44,2,-6677395720916073396),
(2543,10,CAST('POST /controllers/root/addChild
{"controller":"c1"}' AS BLOB),46,1,3342966291148622772),
(2543,11,CAST('POST /views/root-view/subviews
{"view":"c1-view"}' AS BLOB),47,13,-5027725328041144391),
(2543,12,CAST('POST /controllers
{"id":"c2"}' AS BLOB),60,0,-5735229054522503385),
(2543,13,CAST('POST /controllers/c2/loadViewIfNeeded
' AS BLOB),60,2,-8209553420471422827),
(2543,14,CAST('POST /controllers/root/addChild
{"controller":"c2"}' AS BLOB),62,1,1470463903938692481),
(2543,15,CAST('POST /views/root-view/subviews
{"view":"c2-view"}' AS BLOB),63,13,-2735937414094875954),
(2543,16,CAST('POST /controllers
{"id":"c3"}' AS BLOB),76,0,-5046133231462944616),
(2543,17,CAST('POST /controllers/c3/loadViewIfNeeded
' AS BLOB),76,2,-2580430020425518026),
(2543,18,CAST('POST /controllers/root/addChild
{"controller":"c3"}' AS BLOB),78,1,2029518287732214458),
(2543,19,CAST('POST /views/root-view/subviews
{"view":"c3-view"}' AS BLOB),79,13,-5628054141750305349),
(2543,20,CAST('POST /controllers
{"id":"c4"}' AS BLOB),92,0,8970446496395426129),
(2543,21,CAST('POST /controllers/c4/loadViewIfNeeded
' AS BLOB),92,2,4206534042963322407),
(2543,22,CAST('POST /controllers/root/addChild
{"controller":"c4"}' AS BLOB),94,1,5150170881795225495),
(2543,23,CAST('POST /views/root-view/subviews
{"view":"c4-view"}' AS BLOB),95,13,7426492284806222448),
(2543,24,CAST('POST /controllers
{"id":"c5"}' AS BLOB),108,0,-8856163123562336438),
(2543,25,CAST('POST /controllers/c5/loadViewIfNeeded
' AS BLOB),108,2,3454306753798696136),
(2543,26,CAST('POST /controllers/root/addChild
{"controller":"c5"}' AS BLOB),110,1,5778186634896517192),
(2543,27,CAST('POST /views/root-view/subviews
{"view":"c5-view"}' AS BLOB),111,13,8419763999847313821),
(2543,28,CAST('POST /controllers
{"id":"c6"}' AS BLOB),124,0,-8170730873247219821),
(2543,29,CAST('POST /controllers/c6/loadViewIfNeeded
' AS BLOB),124,2,-2188050565767412671),
(2543,30,CAST('POST /controllers/root/addChild
{"controller":"c6"}' AS BLOB),126,1,3967045792621675989),
(2543,31,CAST('POST /views/root-view/subviews
{"view":"c6-view"}' AS BLOB),127,13,-1210840292058670238),
(2543,32,CAST('POST /controllers
{"id":"c7"}' AS BLOB),140,0,-7542715120145928124),
(2543,33,CAST('POST /controllers/c7/loadViewIfNeeded
' AS BLOB),140,2,-4733491975518324270),
(2543,34,CAST('POST /controllers/root/addChild
{"controller":"c7"}' AS BLOB),142,1,4526100176415197966),
(2543,35,CAST('POST /views/root-view/subviews
{"view":"c7-view"}' AS BLOB),143,13,116072224353572959),
(2543,36,CAST('POST /controllers
{"id":"c8"}' AS BLOB),156,0,-1925190366330085875),
(2543,37,CAST('POST /controllers/c8/loadViewIfNeeded
' AS BLOB),156,2,1231859839092585939),
(2543,38,CAST('POST /controllers/root/addChild
{"controller":"c8"}' AS BLOB),158,1,7647034245455031019),
(2543,39,CAST('POST /views/root-view/subviews
{"view":"c8-view"}' AS BLOB),159,13,6108278933923657316),
(2543,40,CAST('POST /controllers
{"id":"c9"}' AS BLOB),172,0,-1304774437601474810),
(2543,41,CAST('POST /controllers/c9/loadViewIfNeeded
' AS BLOB),172,2,-7000370012166380684),
(2543,42,CAST('POST /controllers/root/addChild
{"controller":"c9"}' AS BLOB),174,1,8275049998556322716),
(2543,43,CAST('POST /views/root-view/subviews
{"view":"c9-view"}' AS BLOB),175,13,-848932800322396351),
(2543,44,CAST('POST /controllers
{"id":"c10"}' AS BLOB),188,0,7835492817002062080),
(2543,45,CAST('POST /controllers/c10/loadViewIfNeeded
' AS BLOB),188,2,7095256568308608668),
(2543,46,CAST('POST /controllers/root/addChild
{"controller":"c10"}' AS BLOB),190,1,4304827222458474626),
(2543,47,CAST('POST /views/root-view/subviews
{"view":"c10-view"}' AS BLOB),191,13,5691399646152656749),
(2543,48,CAST('POST /controllers
{"id":"c11"}' AS BLOB),204,0,7207758538877592399),
(2543,49,CAST('POST /controllers/c11/loadViewIfNeeded
' AS BLOB),204,2,-697538851124503813),
(2543,50,CAST('POST /controllers/root/addChild
{"controller":"c11"}' AS BLOB),206,1,3684411293729863561),
(2543,51,CAST('POST /views/root-view/subviews
{"view":"c11-view"}' AS BLOB),207,13,-7677198592810537920),
(2543,52,CAST('POST /controllers
{"id":"c12"}' AS BLOB),220,0,6644767903455831942),
(2543,53,CAST('POST /controllers/c12/loadViewIfNeeded
' AS BLOB),220,2,-2212687662333378298),
(2543,54,CAST('POST /controllers/root/addChild
{"controller":"c12"}' AS BLOB),222,1,5617993750898060924),
(2543,55,CAST('POST /views/root-view/subviews
{"view":"c12-view"}' AS BLOB),223,13,372698184149698607),
(2543,56,CAST('POST /controllers
{"id":"c13"}' AS BLOB),236,0,6024351974727220877),
(2543,57,CAST('POST /controllers/c13/loadViewIfNeeded
' AS BLOB),236,2,-4514979923475223195),
(2543,58,CAST('POST /controllers/root/addChild
{"controller":"c13"}' AS BLOB),238,1,4989977997796769227),
(2543,59,CAST('POST /views/root-view/subviews
{"view":"c13-view"}' AS BLOB),239,13,-5246535987047388494),
(2543,60,CAST('POST /controllers
{"id":"c14"}' AS BLOB),252,0,5338910928319078572),
(2543,61,CAST('POST /controllers/c14/loadViewIfNeeded
' AS BLOB),252,2,6077720985200289112),
(2543,62,CAST('POST /controllers/root/addChild
{"controller":"c14"}' AS BLOB),254,1,6801409111141458134),
(2543,63,CAST('POST /views/root-view/subviews
{"view":"c14-view"}' AS BLOB),255,13,-2471795602854613303),
(2543,64,CAST('POST /controllers
{"id":"c15"}' AS BLOB),268,0,4710895175217786875),
(2543,65,CAST('POST /controllers/c15/loadViewIfNeeded
' AS BLOB),268,2,-280477819824120329),
(2543,66,CAST('POST /controllers/root/addChild
{"controller":"c15"}' AS BLOB),270,1,6242354727347936157),
(2543,67,CAST('POST /views/root-view/subviews
{"view":"c15-view"}' AS BLOB),271,13,185023179765624716),
(2543,68,CAST('POST /controllers
{"id":"c16"}' AS BLOB),284,0,4086824469837759346),
(2543,69,CAST('POST /controllers/c16/loadViewIfNeeded
' AS BLOB),284,2,5392901432114191778),
(2543,70,CAST('POST /controllers/root/addChild
{"controller":"c16"}' AS BLOB),286,1,8114857114557866448),
(2543,71,CAST('POST /views/root-view/subviews
{"view":"c16-view"}' AS BLOB),287,13,2918018424664634571),
(2543,72,CAST('POST /controllers
{"id":"c17"}' AS BLOB),300,0,3527770086044237369),
(2543,73,CAST('POST /controllers/c17/loadViewIfNeeded
' AS BLOB),300,2,-1201303170696307759),
(2543,74,CAST('POST /controllers/root/addChild
{"controller":"c17"}' AS BLOB),302,1,7425479816521485663),
(2543,75,CAST('POST /views/root-view/subviews
{"view":"c17-view"}' AS BLOB),303,13,607115781997915294),
(2543,76,CAST('POST /controllers
{"id":"c18"}' AS BLOB),316,0,2903409109594362136),
(2543,77,CAST('POST /controllers/c18/loadViewIfNeeded
' AS BLOB),316,2,-8977407269682007676),
(2543,78,CAST('POST /controllers/root/addChild
{"controller":"c18"}' AS BLOB),318,1,-627256484949225318),
(2543,79,CAST('POST /views/root-view/subviews
{"view":"c18-view"}' AS BLOB),319,13,-7138156209703168363),
(2543,80,CAST('POST /controllers
{"id":"c19"}' AS BLOB),332,0,2214313286534803367),
(2543,81,CAST('POST /controllers/c19/loadViewIfNeeded
' AS BLOB),332,2,-8928494978222756701),
(2543,82,CAST('POST /controllers/root/addChild
{"controller":"c19"}' AS BLOB),334,1,-1309033958612925471),
(2543,83,CAST('POST /views/root-view/subviews
{"view":"c19-view"}' AS BLOB),335,13,687322677755860744),
(2543,84,CAST('POST /controllers
{"id":"c20"}' AS BLOB),348,0,974071903543928019),
(2543,85,CAST('POST /controllers/c20/loadViewIfNeeded
' AS BLOB),348,2,-6021251517458378957),
(2543,86,CAST('POST /controllers/root/addChild
{"controller":"c20"}' AS BLOB),350,1,8206666230198961393),
(2543,87,CAST('POST /views/root-view/subviews
{"view":"c20-view"}' AS BLOB),351,13,-4816988072784697468),
(2543,88,CAST('POST /controllers
{"id":"c21"}' AS BLOB),364,0,1602087656645219716),
(2543,89,CAST('POST /controllers/c21/loadViewIfNeeded
' AS BLOB),364,2,8615128226603263444),
(2543,90,CAST('POST /controllers/root/addChild
{"controller":"c21"}' AS BLOB),366,1,8827082158927572458),
(2543,91,CAST('POST /views/root-view/subviews
{"view":"c21-view"}' AS BLOB),367,13,6665770910514201697),
(2543,92,CAST('POST /controllers
{"id":"c22"}' AS BLOB),380,0,-331776275499799663),
(2543,93,CAST('POST /controllers/c22/loadViewIfNeeded
' AS BLOB),380,2,6862317956066548157),
(2543,94,CAST('POST /controllers/root/addChild
{"controller":"c22"}' AS BLOB),382,1,-9056952754337040717),
(2543,95,CAST('POST /views/root-view/subviews
{"view":"c22-view"}' AS BLOB),383,13,2396141914029628182),
(2543,96,CAST('POST /controllers
{"id":"c23"}' AS BLOB),396,0,288639653228811402),
(2543,97,CAST('POST /controllers/c23/loadViewIfNeeded
' AS BLOB),396,2,2243666364391309694),
(2543,98,CAST('POST /controllers/root/addChild
{"controller":"c23"}' AS BLOB),398,1,-8428937001235749020),
(2543,99,CAST('POST /views/root-view/subviews
{"view":"c23-view"}' AS BLOB),399,13,8876624403608724099),
(2543,100,CAST('POST /controllers
{"id":"c24"}' AS BLOB),412,0,3409573722268644455),
(2543,101,CAST('POST /controllers/c24/loadViewIfNeeded
' AS BLOB),412,2,-4560778439676550193),
(2543,102,CAST('POST /controllers/root/addChild
{"controller":"c24"}' AS BLOB),414,1,-7743495954827606715),
(2543,103,CAST('POST /views/root-view/subviews
{"view":"c24-view"}' AS BLOB),415,13,8012972379942376984),
(2543,104,CAST('POST /controllers
{"id":"c25"}' AS BLOB),428,0,4098669545328203224),
(2543,105,CAST('POST /controllers/c25/loadViewIfNeeded
' AS BLOB),428,2,8759970580828346352),
(2543,106,CAST('POST /controllers/root/addChild
{"controller":"c25"}' AS BLOB),430,1,-7123080026098995650),
(2543,107,CAST('POST /views/root-view/subviews
{"view":"c25-view"}' AS BLOB),431,13,-2240743768988190491),
(2543,108,CAST('POST /controllers
{"id":"c26"}' AS BLOB),444,0,2164805613183183845),
(2543,109,CAST('POST /controllers/c26/loadViewIfNeeded
' AS BLOB),444,2,2217340791053820201),
(2543,110,CAST('POST /controllers/root/addChild
{"controller":"c26"}' AS BLOB),446,1,-6499009320718968121),
(2543,111,CAST('POST /views/root-view/subviews
{"view":"c26-view"}' AS BLOB),447,13,-2502948180402507510),
(2543,112,CAST('POST /controllers
{"id":"c27"}' AS BLOB),460,0,2785221541911794910),
(2543,113,CAST('POST /controllers/c27/loadViewIfNeeded
' AS BLOB),460,2,-9057946293918641126),
(2543,114,CAST('POST /controllers/root/addChild
{"controller":"c27"}' AS BLOB),462,1,-5932073637575943496),
(2543,115,CAST('POST /views/root-view/subviews
{"view":"c27-view"}' AS BLOB),463,13,1761652718374562727),
(2543,116,CAST('POST /controllers
{"id":"c28"}' AS BLOB),476,0,5906155610951627963),
(2543,117,CAST('POST /controllers/c28/loadViewIfNeeded
' AS BLOB),476,2,-7480437327725368885),
(2543,118,CAST('POST /controllers/root/addChild
{"controller":"c28"}' AS BLOB),478,1,-5307994136102890279),
(2543,119,CAST('POST /views/root-view/subviews
{"view":"c28-view"}' AS BLOB),479,13,7536552883068441308),
(2543,120,CAST('POST /controllers
{"id":"c29"}' AS BLOB),492,0,6534171364052919660),
(2543,121,CAST('POST /controllers/c29/loadViewIfNeeded
' AS BLOB),492,2,807189899335278380),
(2543,122,CAST('POST /controllers/root/addChild
{"controller":"c29"}' AS BLOB),494,1,-4626498137416012142),
(2543,123,CAST('POST /views/root-view/subviews
{"view":"c29-view"}' AS BLOB),495,13,2486978382795453657),
(2543,124,CAST('POST /controllers
{"id":"c30"}' AS BLOB),508,0,-4418572996396892498),
(2543,125,CAST('POST /controllers/c30/loadViewIfNeeded
' AS BLOB),508,2,-4758134498876672638),
(2543,126,CAST('POST /controllers/root/addChild
{"controller":"c30"}' AS BLOB),510,1,-3291883408666726732),
(2543,127,CAST('POST /views/root-view/subviews
{"view":"c30-view"}' AS BLOB),511,13,-2214833424760086189),
(2543,128,CAST('POST /controllers
{"id":"c31"}' AS BLOB),524,0,-5100068995083770635),
(2543,129,CAST('POST /controllers/c31/loadViewIfNeeded
' AS BLOB),524,2,4966198032162760881),
(2543,130,CAST('POST /controllers/root/addChild
{"controller":"c31"}' AS BLOB),526,1,-3981260706703107517),
(2543,131,CAST('POST /views/root-view/subviews
{"view":"c31-view"}' AS BLOB),527,13,-4926766486997476314),
(2543,132,CAST('POST /controllers
{"id":"c32"}' AS BLOB),540,0,-3166205062938751256),
(2543,133,CAST('POST /controllers/c32/loadViewIfNeeded
' AS BLOB),540,2,-498197208215679432),
(2543,134,CAST('POST /controllers/root/addChild
{"controller":"c32"}' AS BLOB),542,1,-4605331412083135046),
(2543,135,CAST('POST /views/root-view/subviews
{"view":"c32-view"}' AS BLOB),543,13,4038767824562411377),
(2543,136,CAST('POST /controllers
{"id":"c33"}' AS BLOB),556,0,-3794220816040042953),
(2543,137,CAST('POST /controllers/c33/loadViewIfNeeded
' AS BLOB),556,2,7481707617191624151),
(2543,138,CAST('POST /controllers/root/addChild
{"controller":"c33"}' AS BLOB),558,1,-5164385795876657023),
(2543,139,CAST('POST /views/root-view/subviews
{"view":"c33-view"}' AS BLOB),559,13,-6500669355690050988),
(2543,140,CAST('POST /controllers
{"id":"c34"}' AS BLOB),572,0,-6915154885079876006),
(2543,141,CAST('POST /controllers/c34/loadViewIfNeeded
' AS BLOB),572,2,-890484769285259418),
(2543,142,CAST('POST /controllers/root/addChild
{"controller":"c34"}' AS BLOB),574,1,-856663064918832312),
(2543,143,CAST('POST /views/root-view/subviews
{"view":"c34-view"}' AS BLOB),575,13,3272157790010183031),
(2543,144,CAST('POST /controllers
{"id":"c35"}' AS BLOB),588,0,-7596650883766754143),
(2543,145,CAST('POST /controllers/c35/loadViewIfNeeded
' AS BLOB),588,2,-5080791204836025787),
(2543,146,CAST('POST /controllers/root/addChild
{"controller":"c35"}' AS BLOB),590,1,-1484678818020124009),
(2543,147,CAST('POST /views/root-view/subviews
{"view":"c35-view"}' AS BLOB),591,13,2863872908321634842),
(2543,148,CAST('POST /controllers
{"id":"c36"}' AS BLOB),604,0,-5724148496556823852),
(2543,149,CAST('POST /controllers/c36/loadViewIfNeeded
' AS BLOB),604,2,-538112894054627204),
(2543,150,CAST('POST /controllers/root/addChild
{"controller":"c36"}' AS BLOB),606,1,-2108749523400151538),
(2543,151,CAST('POST /views/root-view/subviews
{"view":"c36-view"}' AS BLOB),607,13,8184016497511634741),
(2543,152,CAST('POST /controllers
{"id":"c37"}' AS BLOB),620,0,-6291084179699848477),
(2543,153,CAST('POST /controllers/c37/loadViewIfNeeded
' AS BLOB),620,2,4003118248319186267),
(2543,154,CAST('POST /controllers/root/addChild
{"controller":"c37"}' AS BLOB),622,1,-2667803907193673515),
(2543,155,CAST('POST /views/root-view/subviews
{"view":"c37-view"}' AS BLOB),623,13,3936535379384273832),
(2543,156,CAST('POST /controllers
{"id":"c38"}' AS BLOB),636,0,513510711010807446),
(2543,157,CAST('POST /controllers/c38/loadViewIfNeeded
' AS BLOB),636,2,-8633131274843013718),
(2543,158,CAST('POST /controllers/root/addChild
{"controller":"c38"}' AS BLOB),638,1,1640200298740973212),
(2543,159,CAST('POST /views/root-view/subviews
{"view":"c38-view"}' AS BLOB),639,13,6027836296262109803),
(2543,160,CAST('POST /controllers
{"id":"c39"}' AS BLOB),652,0,-45543672782714531),
(2543,161,CAST('POST /controllers/c39/loadViewIfNeeded
' AS BLOB),652,2,7058659626304014201),
(2543,162,CAST('POST /controllers/root/addChild
{"controller":"c39"}' AS BLOB),654,1,1012184545639681515),
(2543,163,CAST('POST /views/root-view/subviews
{"view":"c39-view"}' AS BLOB),655,13,3472405781754753598),
(2543,164,CAST('POST /controllers
{"id":"c40"}' AS BLOB),668,0,4071950095379425473),
(2543,165,CAST('POST /controllers/c40/loadViewIfNeeded
' AS BLOB),668,2,-3906101648573239159),
(2543,166,CAST('POST /controllers/root/addChild
{"controller":"c40"}' AS BLOB),670,1,-1058750924380289085),
(2543,167,CAST('POST /views/root-view/subviews
{"view":"c40-view"}' AS BLOB),671,13,-2054557226890040790),
(2543,168,CAST('POST /controllers
{"id":"c41"}' AS BLOB),684,0,4631004479172947450),
(2543,169,CAST('POST /controllers/c41/loadViewIfNeeded
' AS BLOB),684,2,9136748112169445370),
(2543,170,CAST('POST /controllers/root/addChild
{"controller":"c41"}' AS BLOB),686,1,-369373626343908300),
(2543,171,CAST('POST /views/root-view/subviews
{"view":"c41-view"}' AS BLOB),687,13,583793159123303623),
(2543,172,CAST('POST /controllers
{"id":"c42"}' AS BLOB),700,0,5255356659529796995),
(2543,173,CAST('POST /controllers/c42/loadViewIfNeeded
' AS BLOB),700,2,-412423359084761809),
(2543,174,CAST('POST /controllers/root/addChild
{"controller":"c42"}' AS BLOB),702,1,-2241876013553838591),
(2543,175,CAST('POST /views/root-view/subviews
{"view":"c42-view"}' AS BLOB),703,13,-4146809972760541640),
(2543,176,CAST('POST /controllers
{"id":"c43"}' AS BLOB),716,0,5944452482589355764),
(2543,177,CAST('POST /controllers/c43/loadViewIfNeeded
' AS BLOB),716,2,-2884090694644701744),
(2543,178,CAST('POST /controllers/root/addChild
{"controller":"c43"}' AS BLOB),718,1,-1682821629760316614),
(2543,179,CAST('POST /views/root-view/subviews
{"view":"c43-view"}' AS BLOB),719,13,2793147332199664517),
(2543,180,CAST('POST /controllers
{"id":"c44"}' AS BLOB),732,0,6568531984062408981),
(2543,181,CAST('POST /controllers/c44/loadViewIfNeeded
' AS BLOB),732,2,-5585278375769507555),
(2543,182,CAST('POST /controllers/root/addChild
{"controller":"c44"}' AS BLOB),734,1,1437830964302694423),
(2543,183,CAST('POST /views/root-view/subviews
{"view":"c44-view"}' AS BLOB),735,13,2844814342518916918),
(2543,184,CAST('POST /controllers
{"id":"c45"}' AS BLOB),748,0,7127867842832752974),
(2543,185,CAST('POST /controllers/c45/loadViewIfNeeded
' AS BLOB),748,2,7143572511696379358),
(2543,186,CAST('POST /controllers/root/addChild
{"controller":"c45"}' AS BLOB),750,1,2065846717403986120),
(2543,187,CAST('POST /views/root-view/subviews
{"view":"c45-view"}' AS BLOB),751,13,3090626119028967075),
(2543,188,CAST('POST /controllers
{"id":"c46"}' AS BLOB),764,0,7751938548212780503),
(2543,189,CAST('POST /controllers/c46/loadViewIfNeeded
' AS BLOB),764,2,-3366379421349134701),
(2543,190,CAST('POST /controllers/root/addChild
{"controller":"c46"}' AS BLOB),766,1,254705875129144917),
(2543,191,CAST('POST /views/root-view/subviews
{"view":"c46-view"}' AS BLOB),767,13,7704081411337337252),
(2543,192,CAST('POST /controllers
{"id":"c47"}' AS BLOB),780,0,8379954301314072200),
(2543,193,CAST('POST /controllers/c47/loadViewIfNeeded
' AS BLOB),780,2,7168957152967393588),
(2543,194,CAST('POST /controllers/root/addChild
{"controller":"c47"}' AS BLOB),782,1,813760258922666894),
(2543,195,CAST('POST /views/root-view/subviews
{"view":"c47-view"}' AS BLOB),783,13,6730520637131915649),
(2543,196,CAST('POST /controllers
{"id":"c48"}' AS BLOB),796,0,9065395347722214505),
(2543,197,CAST('POST /controllers/c48/loadViewIfNeeded
' AS BLOB),796,2,2321382380111264769),
(2543,198,CAST('POST /controllers/root/addChild
{"controller":"c48"}' AS BLOB),798,1,3934694327962499947),
(2543,199,CAST('POST /views/root-view/subviews
{"view":"c48-view"}' AS BLOB),799,13,-6233349754608788830),
(2543,200,CAST('POST /controllers
{"id":"c49"}' AS BLOB),812,0,-8761214272235548062),
(2543,201,CAST('POST /controllers/c49/loadViewIfNeeded
' AS BLOB),812,2,3112728601320966290),
(2543,202,CAST('POST /controllers/root/addChild
{"controller":"c49"}' AS BLOB),814,1,4562710081063791644),
(2543,203,CAST('POST /views/root-view/subviews
{"view":"c49-view"}' AS BLOB),815,13,-4516829173809442913),
(2543,204,CAST('POST /controllers
{"id":"c50"}' AS BLOB),828,0,-1320422125677598716),
(2543,205,CAST('POST /controllers/c50/loadViewIfNeeded
' AS BLOB),828,2,7789253449657185632),
(2543,206,CAST('POST /controllers/root/addChild
{"controller":"c50"}' AS BLOB),830,1,-6451114349344287586),
(2543,207,CAST('POST /views/root-view/subviews
{"view":"c50-view"}' AS BLOB),831,13,-6994197519177536583),
(2543,208,CAST('POST /controllers
{"id":"c51"}' AS BLOB),844,0,-1948437878778890413),
(2543,209,CAST('POST /controllers/c51/loadViewIfNeeded
' AS BLOB),844,2,-4054904316131651137),
(2543,210,CAST('POST /controllers/root/addChild
{"controller":"c51"}' AS BLOB),846,1,-7071530278072898651),
(2543,211,CAST('POST /views/root-view/subviews
{"view":"c51-view"}' AS BLOB),847,13,4422950643007657916),
(2543,212,CAST('POST /controllers
{"id":"c52"}' AS BLOB),860,0,-2633870129094007030),
(2543,213,CAST('POST /controllers/c52/loadViewIfNeeded
' AS BLOB),860,2,-822323772544645494),
(2543,214,CAST('POST /controllers/root/addChild
{"controller":"c52"}' AS BLOB),862,1,-5137947820904701288),
(2543,215,CAST('POST /views/root-view/subviews
{"view":"c52-view"}' AS BLOB),863,13,-7594526332886697541),
(2543,216,CAST('POST /controllers
{"id":"c53"}' AS BLOB),876,0,-3254286057822618095),
(2543,217,CAST('POST /controllers/c53/loadViewIfNeeded
' AS BLOB),876,2,9190433943294945241),
(2543,218,CAST('POST /controllers/root/addChild
{"controller":"c53"}' AS BLOB),878,1,-5827043643964260057),
(2543,219,CAST('POST /views/root-view/subviews
{"view":"c53-view"}' AS BLOB),879,13,-4702409605231268146),
(2543,220,CAST('POST /controllers
{"id":"c54"}' AS BLOB),892,0,1176159763005384792),
(2543,221,CAST('POST /controllers/c54/loadViewIfNeeded
' AS BLOB),892,2,-1101353080435375420),
(2543,222,CAST('POST /controllers/root/addChild
{"controller":"c54"}' AS BLOB),894,1,-8947977713004093110),
(2543,223,CAST('POST /views/root-view/subviews
{"view":"c54-view"}' AS BLOB),895,13,6453291808710921629),
(2543,224,CAST('POST /controllers
{"id":"c55"}' AS BLOB),908,0,487063939945826023),
(2543,225,CAST('POST /controllers/c55/loadViewIfNeeded
' AS BLOB),908,2,-3406768730528234525),
(2543,226,CAST('POST /controllers/root/addChild
{"controller":"c55"}' AS BLOB),910,1,8878631906953669457),
(2543,227,CAST('POST /views/root-view/subviews
{"view":"c55-view"}' AS BLOB),911,13,5460020093669830256),
(2543,228,CAST('POST /controllers
{"id":"c56"}' AS BLOB),924,0,-137288240411023522),
(2543,229,CAST('POST /controllers/c56/loadViewIfNeeded
' AS BLOB),924,2,-2565287651469303826),
(2543,230,CAST('POST /controllers/root/addChild
{"controller":"c56"}' AS BLOB),926,1,-7634529709587684796),
(2543,231,CAST('POST /views/root-view/subviews
{"view":"c56-view"}' AS BLOB),927,13,-1850399966782819233),
(2543,232,CAST('POST /controllers
{"id":"c57"}' AS BLOB),940,0,-757704169139634587),
(2543,233,CAST('POST /controllers/c57/loadViewIfNeeded
' AS BLOB),940,2,8722496232662504429),
(2543,234,CAST('POST /controllers/root/addChild
{"controller":"c57"}' AS BLOB),942,1,-8262545462688976493),
(2543,235,CAST('POST /views/root-view/subviews
{"view":"c57-view"}' AS BLOB),943,13,-3177312483195062430),
(2543,236,CAST('POST /controllers
{"id":"c58"}' AS BLOB),956,0,3611661581730101228),
(2543,237,CAST('POST /controllers/c58/loadViewIfNeeded
' AS BLOB),956,2,1548878460082739352),
(2543,238,CAST('POST /controllers/root/addChild
{"controller":"c58"}' AS BLOB),958,1,-1396589027043231482),
(2543,239,CAST('POST /views/root-view/subviews
{"view":"c58-view"}' AS BLOB),959,13,-2815404991458788543),
(2543,240,CAST('POST /controllers
{"id":"c59"}' AS BLOB),972,0,2983645828628809531),
(2543,241,CAST('POST /controllers/c59/loadViewIfNeeded
' AS BLOB),972,2,-4539585167866769865),
(2543,242,CAST('POST /controllers/root/addChild
{"controller":"c59"}' AS BLOB),974,1,-2017004955771842547),
(2543,243,CAST('POST /views/root-view/subviews
{"view":"c59-view"}' AS BLOB),975,13,4141806742787265124),
(2543,244,CAST('POST /controllers
{"id":"c60"}' AS BLOB),988,0,-6716730598362861385),
(2543,245,CAST('POST /controllers/c60/loadViewIfNeeded
' AS BLOB),988,2,-6526032689044223145),
(2543,246,CAST('POST /controllers/root/addChild
{"controller":"c60"}' AS BLOB),990,1,-1083881425854107411),
(2543,247,CAST('POST /views/root-view/subviews
{"view":"c60-view"}' AS BLOB),991,13,-7681264436250668096),
(2543,248,CAST('POST /controllers
{"id":"c61"}' AS BLOB),1004,0,-6088714845261569688),
(2543,249,CAST('POST /controllers/c61/loadViewIfNeeded
' AS BLOB),1004,2,3940806559258024888),
(2543,250,CAST('POST /controllers/root/addChild
{"controller":"c61"}' AS BLOB),1006,1,-463746972102318362),
(2543,251,CAST('POST /views/root-view/subviews
{"view":"c61-view"}' AS BLOB),1007,13,5687333802712526573),
(2543,252,CAST('POST /controllers
{"id":"c62"}' AS BLOB),1020,0,-8022578777406589067),
(2543,253,CAST('POST /controllers/c62/loadViewIfNeeded
' AS BLOB),1020,2,-9041542274073086415),
(2543,254,CAST('POST /controllers/root/addChild
{"controller":"c62"}' AS BLOB),1022,1,221685278212798255),
(2543,255,CAST('POST /views/root-view/subviews
{"view":"c62-view"}' AS BLOB),1023,13,-5250601830487518670),
(2543,256,CAST('POST /controllers
{"id":"c63"}' AS BLOB),1036,0,-7341082778719710930),
(2543,257,CAST('POST /controllers/c63/loadViewIfNeeded
' AS BLOB),1036,2,-319130731402968318),
(2543,258,CAST('POST /controllers/root/addChild
{"controller":"c63"}' AS BLOB),1038,1,849701031314089952),
(2543,259,CAST('POST /views/root-view/subviews
{"view":"c63-view"}' AS BLOB),1039,13,368632340709568431),
(2543,260,CAST('POST /controllers
{"id":"c64"}' AS BLOB),1052,0,-9213593962022666909),
(2543,261,CAST('POST /controllers/c64/loadViewIfNeeded
' AS BLOB),1052,2,8442122015792890587),
(2543,262,CAST('POST /controllers/root/addChild
{"controller":"c64"}' AS BLOB),1054,1,-3580744789513912935),
(2543,263,CAST('POST /views/root-view/subviews
{"view":"c64-view"}' AS BLOB),1055,13,180957336325494540),
(2543,264,CAST('POST /controllers
{"id":"c65"}' AS BLOB),1068,0,-8646658278879642284),
(2543,265,CAST('POST /controllers/c65/loadViewIfNeeded
' AS BLOB),1068,2,3900890873419077116),
(2543,266,CAST('POST /controllers/root/addChild
{"controller":"c65"}' AS BLOB),1070,1,-2898967315850212782),
(2543,267,CAST('POST /views/root-view/subviews
{"view":"c65-view"}' AS BLOB),1071,13,-2475861446294743479),
(2543,268,CAST('POST /controllers
{"id":"c66"}' AS BLOB),1084,0,7927583407619979041),
(2543,269,CAST('POST /controllers/c66/loadViewIfNeeded
' AS BLOB),1084,2,-641787437362321467),
(2543,270,CAST('POST /controllers/root/addChild
{"controller":"c66"}' AS BLOB),1086,1,-2274896610470185253),
(2543,271,CAST('POST /views/root-view/subviews
{"view":"c66-view"}' AS BLOB),1087,13,603049938557785118),
(2543,272,CAST('POST /controllers
{"id":"c67"}' AS BLOB),1100,0,8609079406306857178),
(2543,273,CAST('POST /controllers/c67/loadViewIfNeeded
' AS BLOB),1100,2,3548518998188444902),
(2543,274,CAST('POST /controllers/root/addChild
{"controller":"c67"}' AS BLOB),1102,1,-1646880857368893556),
(2543,275,CAST('POST /views/root-view/subviews
{"view":"c67-view"}' AS BLOB),1103,13,2913952581224504395),
(2543,276,CAST('POST /controllers
{"id":"c68"}' AS BLOB),1116,0,-1784646890955161441),
(2543,277,CAST('POST /controllers/c68/loadViewIfNeeded
' AS BLOB),1116,2,4529784934420927455),
(2543,278,CAST('POST /controllers/root/addChild
{"controller":"c68"}' AS BLOB),1118,1,-6015965133261807355),
(2543,279,CAST('POST /views/root-view/subviews
{"view":"c68-view"}' AS BLOB),1119,13,683256834315730568),
(2543,280,CAST('POST /controllers
{"id":"c69"}' AS BLOB),1132,0,-1095551067895602672),
(2543,281,CAST('POST /controllers/c69/loadViewIfNeeded
' AS BLOB),1132,2,-6369706083564639872),
(2543,282,CAST('POST /controllers/root/addChild
{"controller":"c69"}' AS BLOB),1134,1,-5395830679510018306),
(2543,283,CAST('POST /views/root-view/subviews
{"view":"c69-view"}' AS BLOB),1135,13,-7142222053143298539),
(2543,284,CAST('POST /controllers
{"id":"c70"}' AS BLOB),1148,0,6337368575405869714),
(2543,285,CAST('POST /controllers/c70/loadViewIfNeeded
' AS BLOB),1148,2,-3083508449489493450),
(2543,286,CAST('POST /controllers/root/addChild
{"controller":"c70"}' AS BLOB),1150,1,5864031534012934064),
(2543,287,CAST('POST /views/root-view/subviews
{"view":"c70-view"}' AS BLOB),1151,13,1404498097361121791),
(2543,288,CAST('POST /controllers
{"id":"c71"}' AS BLOB),1164,0,5655872576718991577),
(2543,289,CAST('POST /controllers/c71/loadViewIfNeeded
' AS BLOB),1164,2,-8712631849535398251),
(2543,290,CAST('POST /controllers/root/addChild
{"controller":"c71"}' AS BLOB),1166,1,5297377325846731455),
(2543,291,CAST('POST /views/root-view/subviews
{"view":"c71-view"}' AS BLOB),1167,13,-6685806551561385726),
(2543,292,CAST('POST /controllers
{"id":"c72"}' AS BLOB),1180,0,7589455033887188940),
(2543,293,CAST('POST /controllers/c72/loadViewIfNeeded
' AS BLOB),1180,2,-7180474149980048820),
(2543,294,CAST('POST /controllers/root/addChild
{"controller":"c72"}' AS BLOB),1182,1,4673306620466703926),
(2543,295,CAST('POST /views/root-view/subviews
{"view":"c72-view"}' AS BLOB),1183,13,-8883915868377976771),
(2543,296,CAST('POST /controllers
{"id":"c73"}' AS BLOB),1196,0,6961720755762719259),
(2543,297,CAST('POST /controllers/c73/loadViewIfNeeded
' AS BLOB),1196,2,-7197677391993380501),
(2543,298,CAST('POST /controllers/root/addChild
{"controller":"c73"}' AS BLOB),1198,1,3991529146803003773),
(2543,299,CAST('POST /views/root-view/subviews
{"view":"c73-view"}' AS BLOB),1199,13,8691998105183839632),
(2543,300,CAST('POST /controllers
{"id":"c74"}' AS BLOB),1212,0,8772870394130586150),
(2543,301,CAST('POST /controllers/c74/loadViewIfNeeded
' AS BLOB),1212,2,-5236570404582299694),
(2543,302,CAST('POST /controllers/root/addChild
{"controller":"c74"}' AS BLOB),1214,1,3367449645329950556),
(2543,303,CAST('POST /views/root-view/subviews
{"view":"c74-view"}' AS BLOB),1215,13,-4339628268742756517),
(2543,304,CAST('POST /controllers
{"id":"c75"}' AS BLOB),1228,0,8152454465401975085),
(2543,305,CAST('POST /controllers/c75/loadViewIfNeeded
' AS BLOB),1228,2,-2691128994831388095),
(2543,306,CAST('POST /controllers/root/addChild
{"controller":"c75"}' AS BLOB),1230,1,2739433892228658859),
(2543,307,CAST('POST /views/root-view/subviews
{"view":"c75-view"}' AS BLOB),1231,13,-1453196903602855058),
(2543,308,CAST('POST /controllers
{"id":"c76"}' AS BLOB),1244,0,-8360425676162557152),
(2543,309,CAST('POST /controllers/c76/loadViewIfNeeded
' AS BLOB),1244,2,2951228324734720712),
(2543,310,CAST('POST /controllers/root/addChild
{"controller":"c76"}' AS BLOB),1246,1,2176443256806898402),
(2543,311,CAST('POST /views/root-view/subviews
{"view":"c76-view"}' AS BLOB),1247,13,2482912539355323481),
(2543,312,CAST('POST /controllers
{"id":"c77"}' AS BLOB),1260,0,-8988441429263848849),
(2543,313,CAST('POST /controllers/c77/loadViewIfNeeded
' AS BLOB),1260,2,3703455613899346983),
(2543,314,CAST('POST /controllers/root/addChild
{"controller":"c77"}' AS BLOB),1262,1,1556308803055109353),
(2543,315,CAST('POST /views/root-view/subviews
{"view":"c77-view"}' AS BLOB),1263,13,7532487039628311132),
(2543,316,CAST('POST /controllers
{"id":"c78"}' AS BLOB),1276,0,1344204798039902698),
(2543,317,CAST('POST /controllers/c78/loadViewIfNeeded
' AS BLOB),1276,2,6897548364747058718),
(2543,318,CAST('POST /controllers/root/addChild
{"controller":"c78"}' AS BLOB),1278,1,870867756646967048),
(2543,319,CAST('POST /views/root-view/subviews
{"view":"c78-view"}' AS BLOB),1279,13,1757586874934432551),
(2543,320,CAST('POST /controllers
{"id":"c79"}' AS BLOB),1292,0,723788869311291633),
(2543,321,CAST('POST /controllers/c79/loadViewIfNeeded
' AS BLOB),1292,2,-8299060849137595043),
(2543,322,CAST('POST /controllers/root/addChild
{"controller":"c79"}' AS BLOB),1294,1,242852003545675351),
(2543,323,CAST('POST /views/root-view/subviews
{"view":"c79-view"}' AS BLOB),1295,13,-2507014023842637686),
(2543,324,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),1308,331,6442357219630733550),
(2543,325,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),1639,331,5923575542717608431),
(2543,326,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),1970,331,6442357219630733550),
(2543,327,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),2301,331,5923575542717608431),
(2543,328,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),2632,331,6442357219630733550),
(2543,329,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),2963,331,5923575542717608431),
(2543,330,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),3294,331,6442357219630733550),
(2543,331,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),3625,331,5923575542717608431),
(2543,332,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),3956,331,6442357219630733550),
(2543,333,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),4287,331,5923575542717608431),
(2543,334,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),4618,331,6442357219630733550),
(2543,335,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),4949,331,5923575542717608431),
(2543,336,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),5280,331,6442357219630733550),
(2543,337,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),5611,331,5923575542717608431),
(2543,338,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),5942,331,6442357219630733550),
(2543,339,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),6273,331,5923575542717608431),
(2543,340,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),6604,331,6442357219630733550),
(2543,341,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),6935,331,5923575542717608431),
(2543,342,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),7266,331,6442357219630733550),
(2543,343,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),7597,331,5923575542717608431),
(2543,344,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),7928,331,6442357219630733550),
(2543,345,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),8259,331,5923575542717608431),
(2543,346,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),8590,331,6442357219630733550),
(2543,347,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),8921,331,5923575542717608431),
(2543,348,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),9252,331,6442357219630733550),
(2543,349,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),9583,331,5923575542717608431),
(2543,350,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),9914,331,6442357219630733550),
(2543,351,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),10245,331,5923575542717608431),
(2543,352,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),10576,331,6442357219630733550),
(2543,353,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),10907,331,5923575542717608431),
(2543,354,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),11238,331,6442357219630733550),
(2543,355,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),11569,331,5923575542717608431),
(2543,356,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),11900,331,6442357219630733550),
(2543,357,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),12231,331,5923575542717608431),
(2543,358,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),12562,331,6442357219630733550),
(2543,359,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),12893,331,5923575542717608431),
(2543,360,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),13224,331,6442357219630733550),
(2543,361,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),13555,331,5923575542717608431),
(2543,362,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),13886,331,6442357219630733550),
(2543,363,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),14217,331,5923575542717608431),
(2543,364,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),14548,331,6442357219630733550),
(2543,365,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),14879,331,5923575542717608431),
(2543,366,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),15210,331,6442357219630733550),
(2543,367,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),15541,331,5923575542717608431),
(2543,368,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),15872,331,6442357219630733550),
(2543,369,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),16203,331,5923575542717608431),
(2543,370,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),16534,331,6442357219630733550),
(2543,371,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),16865,331,5923575542717608431),
(2543,372,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),17196,331,6442357219630733550),
(2543,373,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),17527,331,5923575542717608431),
(2543,374,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),17858,331,6442357219630733550),
(2543,375,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),18189,331,5923575542717608431),
(2543,376,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),18520,331,6442357219630733550),
(2543,377,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),18851,331,5923575542717608431),
(2543,378,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),19182,331,6442357219630733550),
(2543,379,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),19513,331,5923575542717608431),
(2543,380,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),19844,331,6442357219630733550),
(2543,381,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),20175,331,5923575542717608431),
(2543,382,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),20506,331,6442357219630733550),
(2543,383,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),20837,331,5923575542717608431),
(2543,384,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),21168,331,6442357219630733550),
(2543,385,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),21499,331,5923575542717608431),
(2543,386,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),21830,331,6442357219630733550),
(2543,387,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),22161,331,5923575542717608431),
(2543,388,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),22492,331,6442357219630733550),
(2543,389,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),22823,331,5923575542717608431),
(2543,390,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),23154,331,6442357219630733550),
(2543,391,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),23485,331,5923575542717608431),
(2543,392,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),23816,331,6442357219630733550),
(2543,393,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),24147,331,5923575542717608431),
(2543,394,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),24478,331,6442357219630733550),
(2543,395,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),24809,331,5923575542717608431),
(2543,396,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),25140,331,6442357219630733550),
(2543,397,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),25471,331,5923575542717608431),
(2543,398,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),25802,331,6442357219630733550),
(2543,399,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),26133,331,5923575542717608431),
(2543,400,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),26464,331,6442357219630733550),
(2543,401,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),26795,331,5923575542717608431),
(2543,402,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),27126,331,6442357219630733550),
(2543,403,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),27457,331,5923575542717608431),
(2543,404,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),27788,331,6442357219630733550),
(2543,405,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),28119,331,5923575542717608431),
(2543,406,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),28450,331,6442357219630733550),
(2543,407,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),28781,331,5923575542717608431),
(2543,408,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),29112,331,6442357219630733550),
(2543,409,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),29443,331,5923575542717608431),
(2543,410,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),29774,331,6442357219630733550),
(2543,411,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),30105,331,5923575542717608431),
(2543,412,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),30436,331,6442357219630733550),
(2543,413,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),30767,331,5923575542717608431),
(2543,414,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),31098,331,6442357219630733550),
(2543,415,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),31429,331,5923575542717608431),
(2543,416,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),31760,331,6442357219630733550),
(2543,417,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),32091,331,5923575542717608431),
(2543,418,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),32422,331,6442357219630733550),
(2543,419,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),32753,331,5923575542717608431),
(2543,420,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),33084,331,6442357219630733550),
(2543,421,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),33415,331,5923575542717608431),
(2543,422,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),33746,331,6442357219630733550),
(2543,423,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),34077,331,5923575542717608431),
(2543,424,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),34408,331,6442357219630733550),
(2543,425,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),34739,331,5923575542717608431),
(2543,426,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),35070,331,6442357219630733550),
(2543,427,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),35401,331,5923575542717608431),
(2543,428,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),35732,331,6442357219630733550),
(2543,429,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),36063,331,5923575542717608431),
(2543,430,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),36394,331,6442357219630733550),
(2543,431,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),36725,331,5923575542717608431),
(2543,432,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),37056,331,6442357219630733550),
(2543,433,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),37387,331,5923575542717608431),
(2543,434,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),37718,331,6442357219630733550),
(2543,435,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),38049,331,5923575542717608431),
(2543,436,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),38380,331,6442357219630733550),
(2543,437,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),38711,331,5923575542717608431),
(2543,438,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),39042,331,6442357219630733550),
(2543,439,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),39373,331,5923575542717608431),
(2543,440,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),39704,331,6442357219630733550),
(2543,441,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),40035,331,5923575542717608431),
(2543,442,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),40366,331,6442357219630733550),
(2543,443,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),40697,331,5923575542717608431),
(2543,444,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),41028,331,6442357219630733550),
(2543,445,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),41359,331,5923575542717608431),
(2543,446,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),41690,331,6442357219630733550),
(2543,447,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),42021,331,5923575542717608431),
(2543,448,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),42352,331,6442357219630733550),
(2543,449,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),42683,331,5923575542717608431),
(2543,450,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),43014,331,6442357219630733550),
(2543,451,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),43345,331,5923575542717608431),
(2543,452,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),43676,331,6442357219630733550),
(2543,453,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),44007,331,5923575542717608431),
(2543,454,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),44338,331,6442357219630733550),
(2543,455,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),44669,331,5923575542717608431),
(2543,456,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),45000,331,6442357219630733550),
(2543,457,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),45331,331,5923575542717608431),
(2543,458,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),45662,331,6442357219630733550),
(2543,459,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),45993,331,5923575542717608431),
(2543,460,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),46324,331,6442357219630733550),
(2543,461,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),46655,331,5923575542717608431),
(2543,462,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),46986,331,6442357219630733550),
(2543,463,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),47317,331,5923575542717608431),
(2543,464,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),47648,331,6442357219630733550),
(2543,465,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),47979,331,5923575542717608431),
(2543,466,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),48310,331,6442357219630733550),
(2543,467,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),48641,331,5923575542717608431),
(2543,468,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),48972,331,6442357219630733550),
(2543,469,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),49303,331,5923575542717608431),
(2543,470,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),49634,331,6442357219630733550),
(2543,471,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),49965,331,5923575542717608431),
(2543,472,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),50296,331,6442357219630733550),
(2543,473,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),50627,331,5923575542717608431),
(2543,474,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),50958,331,6442357219630733550),
(2543,475,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),51289,331,5923575542717608431),
(2543,476,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),51620,331,6442357219630733550),
(2543,477,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),51951,331,5923575542717608431),
(2543,478,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),52282,331,6442357219630733550),
(2543,479,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),52613,331,5923575542717608431),
(2543,480,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),52944,331,6442357219630733550),
(2543,481,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),53275,331,5923575542717608431),
(2543,482,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),53606,331,6442357219630733550),
(2543,483,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),53937,331,5923575542717608431),
(2543,484,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),54268,331,6442357219630733550),
(2543,485,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),54599,331,5923575542717608431),
(2543,486,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),54930,331,6442357219630733550),
(2543,487,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),55261,331,5923575542717608431),
(2543,488,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),55592,331,6442357219630733550),
(2543,489,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),55923,331,5923575542717608431),
(2543,490,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),56254,331,6442357219630733550),
(2543,491,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),56585,331,5923575542717608431),
(2543,492,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),56916,331,6442357219630733550),
(2543,493,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),57247,331,5923575542717608431),
(2543,494,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),57578,331,6442357219630733550),
(2543,495,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),57909,331,5923575542717608431),
(2543,496,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),58240,331,6442357219630733550),
(2543,497,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),58571,331,5923575542717608431),
(2543,498,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),58902,331,6442357219630733550),
(2543,499,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),59233,331,5923575542717608431),
(2543,500,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),59564,331,6442357219630733550),
(2543,501,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),59895,331,5923575542717608431),
(2543,502,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),60226,331,6442357219630733550),
(2543,503,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),60557,331,5923575542717608431),
(2543,504,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),60888,331,6442357219630733550),
(2543,505,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),61219,331,5923575542717608431),
(2543,506,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),61550,331,6442357219630733550),
(2543,507,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),61881,331,5923575542717608431),
(2543,508,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),62212,331,6442357219630733550),
(2543,509,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),62543,331,5923575542717608431),
(2543,510,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),62874,331,6442357219630733550),
(2543,511,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),63205,331,5923575542717608431),
(2543,512,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),63536,331,6442357219630733550),
(2543,513,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),63867,331,5923575542717608431),
(2543,514,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),64198,331,6442357219630733550),
(2543,515,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),64529,331,5923575542717608431),
(2543,516,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),64860,331,6442357219630733550),
(2543,517,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),65191,331,5923575542717608431),
(2543,518,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),65522,331,6442357219630733550),
(2543,519,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),65853,331,5923575542717608431),
(2543,520,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),66184,331,6442357219630733550),
(2543,521,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),66515,331,5923575542717608431),
(2543,522,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),66846,331,6442357219630733550),
(2543,523,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),67177,331,5923575542717608431),
(2543,524,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),67508,331,6442357219630733550),
(2543,525,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),67839,331,5923575542717608431),
(2543,526,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),68170,331,6442357219630733550),
(2543,527,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),68501,331,5923575542717608431),
(2543,528,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),68832,331,6442357219630733550),
(2543,529,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),69163,331,5923575542717608431),
(2543,530,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),69494,331,6442357219630733550),
(2543,531,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),69825,331,5923575542717608431),
(2543,532,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),70156,331,6442357219630733550),
(2543,533,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),70487,331,5923575542717608431),
(2543,534,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),70818,331,6442357219630733550),
(2543,535,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),71149,331,5923575542717608431),
(2543,536,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),71480,331,6442357219630733550),
(2543,537,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),71811,331,5923575542717608431),
(2543,538,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),72142,331,6442357219630733550),
(2543,539,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),72473,331,5923575542717608431),
(2543,540,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),72804,331,6442357219630733550),
(2543,541,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),73135,331,5923575542717608431),
(2543,542,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),73466,331,6442357219630733550),
(2543,543,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),73797,331,5923575542717608431),
(2543,544,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),74128,331,6442357219630733550),
(2543,545,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),74459,331,5923575542717608431),
(2543,546,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),74790,331,6442357219630733550),
(2543,547,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),75121,331,5923575542717608431),
(2543,548,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),75452,331,6442357219630733550),
(2543,549,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),75783,331,5923575542717608431),
(2543,550,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),76114,331,6442357219630733550),
(2543,551,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),76445,331,5923575542717608431),
(2543,552,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),76776,331,6442357219630733550),
(2543,553,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),77107,331,5923575542717608431),
(2543,554,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),77438,331,6442357219630733550),
(2543,555,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),77769,331,5923575542717608431),
(2543,556,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),78100,331,6442357219630733550),
(2543,557,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),78431,331,5923575542717608431),
(2543,558,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),78762,331,6442357219630733550),
(2543,559,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),79093,331,5923575542717608431),
(2543,560,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),79424,331,6442357219630733550),
(2543,561,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),79755,331,5923575542717608431),
(2543,562,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),80086,331,6442357219630733550),
(2543,563,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),80417,331,5923575542717608431),
(2543,564,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),80748,331,6442357219630733550),
(2543,565,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),81079,331,5923575542717608431),
(2543,566,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),81410,331,6442357219630733550),
(2543,567,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),81741,331,5923575542717608431),
(2543,568,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),82072,331,6442357219630733550),
(2543,569,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),82403,331,5923575542717608431),
(2543,570,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),82734,331,6442357219630733550),
(2543,571,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),83065,331,5923575542717608431),
(2543,572,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),83396,331,6442357219630733550),
(2543,573,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),83727,331,5923575542717608431),
(2543,574,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),84058,331,6442357219630733550),
(2543,575,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),84389,331,5923575542717608431),
(2543,576,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),84720,331,6442357219630733550),
(2543,577,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),85051,331,5923575542717608431),
(2543,578,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),85382,331,6442357219630733550),
(2543,579,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),85713,331,5923575542717608431),
(2543,580,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),86044,331,6442357219630733550),
(2543,581,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),86375,331,5923575542717608431),
(2543,582,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),86706,331,6442357219630733550),
(2543,583,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),87037,331,5923575542717608431),
(2543,584,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),87368,331,6442357219630733550),
(2543,585,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),87699,331,5923575542717608431),
(2543,586,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),88030,331,6442357219630733550),
(2543,587,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),88361,331,5923575542717608431),
(2543,588,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),88692,331,6442357219630733550),
(2543,589,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),89023,331,5923575542717608431),
(2543,590,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),89354,331,6442357219630733550),
(2543,591,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),89685,331,5923575542717608431),
(2543,592,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),90016,331,6442357219630733550),
(2543,593,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),90347,331,5923575542717608431),
(2543,594,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),90678,331,6442357219630733550),
(2543,595,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),91009,331,5923575542717608431),
(2543,596,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),91340,331,6442357219630733550),
(2543,597,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),91671,331,5923575542717608431),
(2543,598,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),92002,331,6442357219630733550),
(2543,599,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),92333,331,5923575542717608431),
(2543,600,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),92664,331,6442357219630733550),
(2543,601,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),92995,331,5923575542717608431),
(2543,602,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),93326,331,6442357219630733550),
(2543,603,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),93657,331,5923575542717608431),
(2543,604,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),93988,331,6442357219630733550),
(2543,605,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),94319,331,5923575542717608431),
(2543,606,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),94650,331,6442357219630733550),
(2543,607,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),94981,331,5923575542717608431),
(2543,608,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),95312,331,6442357219630733550),
(2543,609,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),95643,331,5923575542717608431),
(2543,610,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),95974,331,6442357219630733550),
(2543,611,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),96305,331,5923575542717608431),
(2543,612,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),96636,331,6442357219630733550),
(2543,613,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),96967,331,5923575542717608431),
(2543,614,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),97298,331,6442357219630733550),
(2543,615,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),97629,331,5923575542717608431),
(2543,616,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),97960,331,6442357219630733550),
(2543,617,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),98291,331,5923575542717608431),
(2543,618,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),98622,331,6442357219630733550),
(2543,619,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),98953,331,5923575542717608431),
(2543,620,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),99284,331,6442357219630733550),
(2543,621,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),99615,331,5923575542717608431),
(2543,622,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),99946,331,6442357219630733550),
(2543,623,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),100277,331,5923575542717608431),
(2543,624,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),100608,331,6442357219630733550),
(2543,625,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),100939,331,5923575542717608431),
(2543,626,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),101270,331,6442357219630733550),
(2543,627,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),101601,331,5923575542717608431),
(2543,628,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),101932,331,6442357219630733550),
(2543,629,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),102263,331,5923575542717608431),
(2543,630,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),102594,331,6442357219630733550),
(2543,631,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),102925,331,5923575542717608431),
(2543,632,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),103256,331,6442357219630733550),
(2543,633,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),103587,331,5923575542717608431),
(2543,634,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),103918,331,6442357219630733550),
(2543,635,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),104249,331,5923575542717608431),
(2543,636,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),104580,331,6442357219630733550),
(2543,637,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),104911,331,5923575542717608431),
(2543,638,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),105242,331,6442357219630733550),
(2543,639,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),105573,331,5923575542717608431),
(2543,640,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),105904,331,6442357219630733550),
(2543,641,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),106235,331,5923575542717608431),
(2543,642,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),106566,331,6442357219630733550),
(2543,643,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),106897,331,5923575542717608431),
(2543,644,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),107228,331,6442357219630733550),
(2543,645,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),107559,331,5923575542717608431),
(2543,646,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),107890,331,6442357219630733550),
(2543,647,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),108221,331,5923575542717608431),
(2543,648,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),108552,331,6442357219630733550),
(2543,649,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),108883,331,5923575542717608431),
(2543,650,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),109214,331,6442357219630733550),
(2543,651,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),109545,331,5923575542717608431),
(2543,652,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),109876,331,6442357219630733550),
(2543,653,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),110207,331,5923575542717608431),
(2543,654,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),110538,331,6442357219630733550),
(2543,655,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),110869,331,5923575542717608431),
(2543,656,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),111200,331,6442357219630733550),
(2543,657,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),111531,331,5923575542717608431),
(2543,658,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),111862,331,6442357219630733550),
(2543,659,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),112193,331,5923575542717608431),
(2543,660,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),112524,331,6442357219630733550),
(2543,661,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),112855,331,5923575542717608431),
(2543,662,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),113186,331,6442357219630733550),
(2543,663,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),113517,331,5923575542717608431),
(2543,664,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),113848,331,6442357219630733550),
(2543,665,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),114179,331,5923575542717608431),
(2543,666,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),114510,331,6442357219630733550),
(2543,667,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),114841,331,5923575542717608431),
(2543,668,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),115172,331,6442357219630733550),
(2543,669,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),115503,331,5923575542717608431),
(2543,670,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),115834,331,6442357219630733550),
(2543,671,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),116165,331,5923575542717608431),
(2543,672,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),116496,331,6442357219630733550),
(2543,673,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),116827,331,5923575542717608431);

