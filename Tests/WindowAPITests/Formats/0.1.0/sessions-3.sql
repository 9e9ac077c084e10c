-- random-ios12-0
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2506,'random-ios12-0','gcfmvj',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,34);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2506,1,CAST('POST /windows
{"id":"b","frame":[96,257,26,50.5]}' AS BLOB),1,0,7098280382057199388),
(2506,2,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),1,0,-430928917670273901),
(2506,3,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"a","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),1,1,-6485097754073038373),
(2506,4,CAST('POST /windows
{"id":"c","frame":[189,138,29,50.5]}' AS BLOB),2,0,-1416593546141901489),
(2506,5,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),2,0,330203035817663325),
(2506,6,CAST('POST /inputs
{"type":"tap","at":[78,317]}' AS BLOB),2,1,-5158536864949771545),
(2506,7,CAST('PUT /references/c.kept
{"object":"a"}' AS BLOB),3,0,399338187133663053),
(2506,8,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),3,0,4300014696512280105),
(2506,9,CAST('POST /inputs
{"type":"tap","at":[199,238]}' AS BLOB),3,0,-1128821564470650401),
(2506,10,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),3,4,6442357219630733550),
(2506,11,CAST('PATCH /windows/a
{"isHidden":false,"windowLevel":0}' AS BLOB),7,0,-3984625282274753878),
(2506,12,CAST('POST /controllers
{"id":"home","class":"UIViewController","title":"设置"}' AS BLOB),7,0,582566796760767488),
(2506,13,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),7,0,330203035817663325),
(2506,14,CAST('POST /views
{"id":"v3","superview":"c","frame":[144,102,38,50.5]}' AS BLOB),7,7,-6318082609275429515),
(2506,15,CAST('PUT /references/c.kept
{"object":"home"}' AS BLOB),14,0,799925479277744083),
(2506,16,CAST('PATCH /views/v3
{"frame":[6,262,15,50.5],"alpha":1}' AS BLOB),14,2,5755881410979093228),
(2506,17,CAST('POST /inputs
{"type":"tap","at":[28,158]}' AS BLOB),16,0,4280566693270567641),
(2506,18,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),16,4,5923575542717608431),
(2506,19,CAST('POST /views
{"id":"v1","superview":"c","frame":[160,253,136,50.5]}' AS BLOB),20,7,6968421358766720819),
(2506,20,CAST('PATCH /application
{"state":"active"}' AS BLOB),27,0,6524705844041617891),
(2506,21,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),27,0,330203035817663325),
(2506,22,CAST('POST /inputs
{"type":"tap","at":[23,302]}' AS BLOB),27,0,-6580816905511859367),
(2506,23,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),27,0,6151215904868339482),
(2506,24,CAST('PUT /references/b.kept
{"object":"b"}' AS BLOB),27,0,-3667014883606956181),
(2506,25,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),27,0,330203035817663325),
(2506,26,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),27,0,330203035817663325),
(2506,27,CAST('POST /views/v1/removeFromSuperview
' AS BLOB),27,6,-4938099046228473559),
(2506,28,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),33,0,330203035817663325),
(2506,29,CAST('POST /inputs
{"type":"tap","at":[51,209]}' AS BLOB),33,0,-4312053416908539790),
(2506,30,CAST('POST /windows/b/makeKey
' AS BLOB),33,2,-4085112580418387742);

-- random-ios12-1
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2507,'random-ios12-1','rhjslj',CAST('{"profile":"ios12","device":"iPhone 5s","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,78);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2507,1,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),1,0,6151215904868339482),
(2507,2,CAST('POST /alerts/ask/show
' AS BLOB),1,29,-5686727630897093027),
(2507,3,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"a","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),30,1,-6485097754073038373),
(2507,4,CAST('POST /alerts/ask/show
' AS BLOB),31,0,-5686727630897093027),
(2507,5,CAST('POST /controllers
{"id":"home","class":"UIViewController","title":"设置"}' AS BLOB),31,0,582566796760767488),
(2507,6,CAST('POST /windows
{"id":"c","frame":[50,157,113,50.5]}' AS BLOB),31,0,-5112098316335513973),
(2507,7,CAST('PATCH /application
{"state":"active"}' AS BLOB),31,0,6524705844041617891),
(2507,8,CAST('POST /windows/c/makeKey
' AS BLOB),31,2,8773930423188394059),
(2507,9,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),33,0,5687422765970617551),
(2507,10,CAST('POST /windows/c/makeKey
' AS BLOB),33,0,8773930423188394059),
(2507,11,CAST('PATCH /windows/c
{"rootViewController":null}' AS BLOB),33,0,6378404845067812589),
(2507,12,CAST('PATCH /application
{"state":"active"}' AS BLOB),33,0,6524705844041617891),
(2507,13,CAST('POST /inputs
{"type":"tap","at":[213,213]}' AS BLOB),33,2,-215369141882824589),
(2507,14,CAST('POST /inputs
{"type":"tap","at":[294,395]}' AS BLOB),35,0,-460893809361035121),
(2507,15,CAST('PATCH /windows/c
{"rootViewController":"home"}' AS BLOB),35,0,-1348442876062872763),
(2507,16,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),35,8,6442357219630733550),
(2507,17,CAST('POST /inputs
{"type":"tap","at":[269,117]}' AS BLOB),43,0,5244929187543718335),
(2507,18,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),43,0,330203035817663325),
(2507,19,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),43,0,5687422765970617551),
(2507,20,CAST('POST /inputs
{"type":"tap","at":[229,61]}' AS BLOB),43,0,-1898220354182998651),
(2507,21,CAST('POST /views
{"id":"v2","superview":"c","frame":[71,181,120,50.5]}' AS BLOB),43,7,2786024141065455094),
(2507,22,CAST('POST /windows/c/makeKey
' AS BLOB),50,2,8773930423188394059),
(2507,23,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),52,9,-6836053445158175470),
(2507,24,CAST('DELETE /references/v2
' AS BLOB),61,0,-7221010559656635320),
(2507,25,CAST('POST /views/b/subviews
{"view":"v2"}' AS BLOB),61,7,-25442628683002065),
(2507,26,CAST('PATCH /views/v2
{"frame":[200,245,57,50.5],"alpha":0.5}' AS BLOB),68,2,-6676944010592130956),
(2507,27,CAST('PATCH /application
{"state":"active"}' AS BLOB),70,0,6524705844041617891),
(2507,28,CAST('POST /views/c/subviews
{"view":"v2"}' AS BLOB),70,7,3577492148705952898),
(2507,29,CAST('PATCH /views/v2
{"frame":[89,294,113,50.5],"alpha":1}' AS BLOB),77,2,-1703161557337821588),
(2507,30,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),79,0,330203035817663325);

-- random-ios12-2
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2508,'random-ios12-2','b63o86',CAST('{"profile":"ios12","device":"iPhone X","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,83);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2508,1,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),1,4,6442357219630733550),
(2508,2,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),5,0,6151215904868339482),
(2508,3,CAST('POST /alerts/ask/show
' AS BLOB),5,29,-5686727630897093027),
(2508,4,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),34,0,4300014696512280105),
(2508,5,CAST('DELETE /references/tab
' AS BLOB),34,1,8508668900484349897),
(2508,6,CAST('POST /windows
{"id":"a","frame":[51,33,157,50.5]}' AS BLOB),35,0,-1370909166236359813),
(2508,7,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),35,3,-5475143325329567646),
(2508,8,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),38,0,5687422765970617551),
(2508,9,CAST('POST /controllers
{"id":"home","class":"UIViewController","title":"设置"}' AS BLOB),38,0,582566796760767488),
(2508,10,CAST('POST /alerts/ask/show
' AS BLOB),38,0,-5686727630897093027),
(2508,11,CAST('PATCH /windows/a
{"isHidden":false,"windowLevel":0}' AS BLOB),38,0,-3984625282274753878),
(2508,12,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),38,0,5687422765970617551),
(2508,13,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),38,0,6442357219630733550),
(2508,14,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),38,0,330203035817663325),
(2508,15,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"c","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),38,9,-6303761176771391307),
(2508,16,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","title":"设置"}' AS BLOB),47,0,5934054500342608901),
(2508,17,CAST('PATCH /windows/a
{"isHidden":false,"windowLevel":0}' AS BLOB),47,0,-3984625282274753878),
(2508,18,CAST('POST /controllers/nav/popToRoot
{}' AS BLOB),47,0,2572033617891084490),
(2508,19,CAST('PATCH /application
{"state":"background"}' AS BLOB),47,2,-222926271920043999),
(2508,20,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),49,8,6442357219630733550),
(2508,21,CAST('POST /windows
{"id":"b","frame":[3,187,166,50.5]}' AS BLOB),57,0,8706039426799464081),
(2508,22,CAST('POST /views
{"id":"v2","superview":"b","frame":[18,63,71,50.5]}' AS BLOB),57,7,-9169059829827144274),
(2508,23,CAST('POST /controllers/nav/pop
{}' AS BLOB),64,0,-6325120663391127011),
(2508,24,CAST('POST /views
{"id":"v4","superview":"a","frame":[178,111,64,50.5]}' AS BLOB),64,7,-372080793299230882),
(2508,25,CAST('POST /views
{"id":"v3","superview":"b","frame":[147,158,80,50.5]}' AS BLOB),71,7,-5193774361981542879),
(2508,26,CAST('PATCH /windows/a
{"isHidden":true,"windowLevel":0}' AS BLOB),78,3,6418348751885429259),
(2508,27,CAST('PATCH /views/v2
{"frame":[146,220,199,50.5],"alpha":1}' AS BLOB),81,2,5534487183404411517),
(2508,28,CAST('PATCH /windows/b
{"isHidden":false,"windowLevel":"alert"}' AS BLOB),83,1,7222790765832057791),
(2508,29,CAST('POST /views/b/subviews
{"view":"v2"}' AS BLOB),84,0,-25442628683002065),
(2508,30,CAST('PATCH /windows/a
{"isHidden":true,"windowLevel":0}' AS BLOB),84,0,6418348751885429259);

-- random-ios12-3
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2509,'random-ios12-3','hstsw2',CAST('{"profile":"ios12","device":"iPhone 14","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,25);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2509,1,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),1,0,6151215904868339482),
(2509,2,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),1,0,4300014696512280105),
(2509,3,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),1,4,6442357219630733550),
(2509,4,CAST('POST /inputs
{"type":"tap","at":[181,83]}' AS BLOB),5,0,5774710568106126536),
(2509,5,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),5,0,6442357219630733550),
(2509,6,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),5,0,330203035817663325),
(2509,7,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),5,4,5923575542717608431),
(2509,8,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),9,0,5923575542717608431),
(2509,9,CAST('PATCH /application
{"state":"active"}' AS BLOB),9,0,6524705844041617891),
(2509,10,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),9,0,330203035817663325),
(2509,11,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),9,0,330203035817663325),
(2509,12,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),9,0,330203035817663325),
(2509,13,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),9,0,1364654489772078654),
(2509,14,CAST('POST /windows
{"id":"b","frame":[49,178,89,50.5]}' AS BLOB),9,0,-187373646990101817),
(2509,15,CAST('POST /windows
{"id":"c","frame":[92,25,128,50.5]}' AS BLOB),9,0,6013956779556248783),
(2509,16,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),9,0,330203035817663325),
(2509,17,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),9,2,7276731318947589908),
(2509,18,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),11,0,330203035817663325),
(2509,19,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),11,0,330203035817663325),
(2509,20,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"a","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),11,1,-6485097754073038373),
(2509,21,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),12,0,5687422765970617551),
(2509,22,CAST('PATCH /windows/c
{"rootViewController":null}' AS BLOB),12,0,6378404845067812589),
(2509,23,CAST('PATCH /windows/c
{"rootViewController":null}' AS BLOB),12,0,6378404845067812589),
(2509,24,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),12,0,330203035817663325),
(2509,25,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),12,0,330203035817663325),
(2509,26,CAST('PATCH /windows/a
{"isHidden":false,"windowLevel":0}' AS BLOB),12,0,-3984625282274753878),
(2509,27,CAST('PATCH /windows/c
{"isHidden":true,"windowLevel":1}' AS BLOB),12,3,9167045096779996616),
(2509,28,CAST('POST /windows/b/makeKey
' AS BLOB),15,2,-4085112580418387742),
(2509,29,CAST('POST /inputs
{"type":"tap","at":[49,206]}' AS BLOB),17,2,-4365786335698298286),
(2509,30,CAST('POST /views
{"id":"v1","superview":"a","frame":[38,140,29,50.5]}' AS BLOB),19,7,8599144718196191601);

-- random-ios12-4
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2510,'random-ios12-4','w70y52',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"manual","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,56);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2510,1,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),1,0,6151215904868339482),
(2510,2,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),1,4,6442357219630733550),
(2510,3,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),5,0,-430928917670273901),
(2510,4,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),5,0,6442357219630733550),
(2510,5,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),5,0,4300014696512280105),
(2510,6,CAST('PATCH /application
{"state":"background"}' AS BLOB),5,2,-222926271920043999),
(2510,7,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"a","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),7,5,-6485097754073038373),
(2510,8,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),12,0,330203035817663325),
(2510,9,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),12,4,6442357219630733550),
(2510,10,CAST('POST /alerts/ask/show
' AS BLOB),16,3,-5686727630897093027),
(2510,11,CAST('POST /controllers/B/dismiss
{"animated":true}' AS BLOB),19,0,-3326164006771579672),
(2510,12,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),19,26,330203035817663325),
(2510,13,CAST('POST /windows
{"id":"b","frame":[53,200,193,50.5]}' AS BLOB),45,0,4499284989584872632),
(2510,14,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),45,0,1364654489772078654),
(2510,15,CAST('POST /windows
{"id":"c","frame":[107,46,8,50.5]}' AS BLOB),45,0,4244963374850672364),
(2510,16,CAST('PATCH /windows/b
{"isHidden":true,"windowLevel":"alert"}' AS BLOB),45,0,9096532591573574976),
(2510,17,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),45,0,330203035817663325),
(2510,18,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),45,0,6442357219630733550),
(2510,19,CAST('POST /inputs
{"type":"tap","at":[182,156]}' AS BLOB),45,0,5176856801579628094),
(2510,20,CAST('POST /inputs
{"type":"tap","at":[122,272]}' AS BLOB),45,0,-2655635504472756401),
(2510,21,CAST('POST /controllers
{"id":"C","class":"UIViewController","title":"设置"}' AS BLOB),45,0,-8848855936784883200),
(2510,22,CAST('PATCH /windows/c
{"isHidden":false,"windowLevel":0}' AS BLOB),45,1,-3437700636933656284),
(2510,23,CAST('POST /inputs
{"type":"tap","at":[284,292]}' AS BLOB),46,0,-3428963076036522244),
(2510,24,CAST('PUT /references/a.kept
{"object":"tab"}' AS BLOB),46,0,4248957124046995259),
(2510,25,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),46,2,7276731318947589908),
(2510,26,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),48,0,330203035817663325),
(2510,27,CAST('PATCH /windows/c
{"rootViewController":null}' AS BLOB),48,0,6378404845067812589),
(2510,28,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),48,8,5923575542717608431),
(2510,29,CAST('PATCH /windows/a
{"isHidden":true,"windowLevel":0}' AS BLOB),56,1,6418348751885429259),
(2510,30,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),57,0,330203035817663325);

-- random-ios12-5
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2511,'random-ios12-5','u1po5g',CAST('{"profile":"ios12","device":"iPhone 5s","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,66);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2511,1,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),1,0,6151215904868339482),
(2511,2,CAST('POST /alerts/ask/show
' AS BLOB),1,29,-5686727630897093027),
(2511,3,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),30,8,6442357219630733550),
(2511,4,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"c","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),38,9,-6303761176771391307),
(2511,5,CAST('POST /inputs
{"type":"tap","at":[19,337]}' AS BLOB),47,0,-401354190094844376),
(2511,6,CAST('PATCH /application
{"state":"active"}' AS BLOB),47,0,6524705844041617891),
(2511,7,CAST('POST /windows
{"id":"a","frame":[-4,85,91,50.5]}' AS BLOB),47,0,-2972342283508142124),
(2511,8,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),47,0,4300014696512280105),
(2511,9,CAST('PATCH /windows/c
{"isHidden":true,"windowLevel":0}' AS BLOB),47,1,9166205069896232637),
(2511,10,CAST('POST /alerts/ask/show
' AS BLOB),48,0,-5686727630897093027),
(2511,11,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","title":"设置"}' AS BLOB),48,0,5934054500342608901),
(2511,12,CAST('POST /windows
{"id":"b","frame":[13,7,13,50.5]}' AS BLOB),48,0,3156726017586933308),
(2511,13,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),48,8,6442357219630733550),
(2511,14,CAST('POST /controllers/nav/present
{"viewController":"tab","animated":true}' AS BLOB),56,0,1770433579021082408),
(2511,15,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),56,0,6442357219630733550),
(2511,16,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),56,3,-5475143325329567646),
(2511,17,CAST('POST /inputs
{"type":"tap","at":[108,268]}' AS BLOB),59,2,-6718648038967695840),
(2511,18,CAST('POST /controllers
{"id":"home","class":"UIViewController","title":"设置"}' AS BLOB),61,0,582566796760767488),
(2511,19,CAST('POST /inputs
{"type":"tap","at":[84,314]}' AS BLOB),61,0,2216877513973524477),
(2511,20,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),61,0,1364654489772078654),
(2511,21,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),61,0,-430928917670273901),
(2511,22,CAST('POST /windows/c/makeKey
' AS BLOB),61,2,8773930423188394059),
(2511,23,CAST('POST /controllers/nav/popToRoot
{}' AS BLOB),63,0,2572033617891084490),
(2511,24,CAST('PUT /references/c.kept
{"object":"c"}' AS BLOB),63,0,1582463276307212559),
(2511,25,CAST('POST /controllers/nav/popToRoot
{}' AS BLOB),63,0,2572033617891084490),
(2511,26,CAST('PUT /references/b.kept
{"object":"nav"}' AS BLOB),63,0,-4800707961506976928),
(2511,27,CAST('PATCH /windows/c
{"isHidden":false,"windowLevel":1}' AS BLOB),63,1,-3438822138794242279),
(2511,28,CAST('POST /controllers/nav/popToRoot
{}' AS BLOB),64,0,2572033617891084490),
(2511,29,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),64,3,-962325199769512983),
(2511,30,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),67,0,6442357219630733550);

-- random-ios12-6
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2512,'random-ios12-6','zk305n',CAST('{"profile":"ios12","device":"iPhone X","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false},"nib":{"windows":[{"id":"main","outlets":["delegate.window"],"rootViewController":{"id":"home","view":{"id":"board","subviews":[{"id":"title","class":"UILabel"}]}}}]}}' AS BLOB),x'',31,60);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2512,1,CAST('POST /nibs
{"windows":[{"id":"main","outlets":["delegate.window"],"rootViewController":{"id":"home","view":{"id":"board","subviews":[{"id":"title","class":"UILabel"}]}}}]}' AS BLOB),1,8,-4277619459591903072),
(2512,2,CAST('POST /inputs
{"type":"tap","at":[53,100]}' AS BLOB),9,0,7614107265178652610),
(2512,3,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),9,0,6151215904868339482),
(2512,4,CAST('POST /controllers
{"id":"C","class":"UIViewController","title":"设置"}' AS BLOB),9,0,-8848855936784883200),
(2512,5,CAST('POST /alerts/ask/show
' AS BLOB),9,29,-5686727630897093027),
(2512,6,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),38,1,-6836053445158175470),
(2512,7,CAST('POST /windows
{"id":"a","frame":[98,58,100,50.5]}' AS BLOB),39,0,-2934756697103059471),
(2512,8,CAST('DELETE /references/C
' AS BLOB),39,1,8146363239403470867),
(2512,9,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),40,2,-962325199769512983),
(2512,10,CAST('POST /inputs
{"type":"tap","at":[5,306]}' AS BLOB),42,2,-7967375403946906369),
(2512,11,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),44,0,5923575542717608431),
(2512,12,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"c","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),44,1,-6303761176771391307),
(2512,13,CAST('POST /inputs
{"type":"tap","at":[154,138]}' AS BLOB),45,0,-514766222956126459),
(2512,14,CAST('POST /inputs
{"type":"tap","at":[70,196]}' AS BLOB),45,0,-6287772055031647522),
(2512,15,CAST('POST /inputs
{"type":"tap","at":[148,400]}' AS BLOB),45,0,500996539720024720),
(2512,16,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","title":"设置"}' AS BLOB),45,0,5934054500342608901),
(2512,17,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),45,0,1364654489772078654),
(2512,18,CAST('PATCH /application
{"state":"background"}' AS BLOB),45,2,-222926271920043999),
(2512,19,CAST('POST /controllers/home/dismiss
{"animated":true}' AS BLOB),47,0,-5624421672900764143),
(2512,20,CAST('POST /controllers/nav/popToRoot
{}' AS BLOB),47,0,2572033617891084490),
(2512,21,CAST('DELETE /references/A
' AS BLOB),47,1,8148298379868743777),
(2512,22,CAST('POST /controllers/home/dismiss
{"animated":false}' AS BLOB),48,0,-8894178753740355132),
(2512,23,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),48,0,5923575542717608431),
(2512,24,CAST('POST /inputs
{"type":"tap","at":[137,191]}' AS BLOB),48,0,4086362795627752059),
(2512,25,CAST('POST /controllers/nav/dismiss
{"animated":false}' AS BLOB),48,0,1157771247786694686),
(2512,26,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),48,2,7276731318947589908),
(2512,27,CAST('PATCH /application
{"state":"active"}' AS BLOB),50,2,6524705844041617891),
(2512,28,CAST('POST /views
{"id":"v2","superview":"a","frame":[162,246,174,50.5]}' AS BLOB),52,7,-4444006315520707668),
(2512,29,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),59,0,5687422765970617551),
(2512,30,CAST('POST /inputs
{"type":"tap","at":[117,15]}' AS BLOB),59,2,-4774156627249273466),
(2512,31,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),61,0,330203035817663325);

-- random-ios12-7
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2513,'random-ios12-7','d9peih',CAST('{"profile":"ios12","device":"iPhone 14","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,50);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2513,1,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),1,0,4300014696512280105),
(2513,2,CAST('PATCH /application
{"state":"active"}' AS BLOB),1,0,6524705844041617891),
(2513,3,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),1,1,-6836053445158175470),
(2513,4,CAST('POST /controllers
{"id":"home","class":"UIViewController","title":"设置"}' AS BLOB),2,0,582566796760767488),
(2513,5,CAST('POST /windows
{"id":"c","frame":[78,1,87,50.5]}' AS BLOB),2,0,2125793107830898495),
(2513,6,CAST('POST /inputs
{"type":"tap","at":[22,306]}' AS BLOB),2,1,-2674775620858567834),
(2513,7,CAST('PATCH /windows/b
{"isHidden":true,"windowLevel":1}' AS BLOB),3,2,-2209164281720069561),
(2513,8,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),5,0,330203035817663325),
(2513,9,CAST('POST /inputs
{"type":"tap","at":[66,31]}' AS BLOB),5,0,-4199104405582793581),
(2513,10,CAST('POST /windows
{"id":"a","frame":[-3,269,44,50.5]}' AS BLOB),5,0,-8059598823687053187),
(2513,11,CAST('POST /views
{"id":"v2","superview":"a","frame":[156,41,99,50.5]}' AS BLOB),5,7,6592954909616758312),
(2513,12,CAST('PATCH /windows/b
{"isHidden":true,"windowLevel":0}' AS BLOB),12,0,-2208033983766457878),
(2513,13,CAST('DELETE /references/b
' AS BLOB),12,1,8114800658610290326),
(2513,14,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),13,2,-5475143325329567646),
(2513,15,CAST('DELETE /references/v2
' AS BLOB),15,0,-7221010559656635320),
(2513,16,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),15,4,6442357219630733550),
(2513,17,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),19,0,6151215904868339482),
(2513,18,CAST('POST /inputs
{"type":"tap","at":[288,325]}' AS BLOB),19,0,8108269640362864993),
(2513,19,CAST('POST /windows/c/makeKey
' AS BLOB),19,2,8773930423188394059),
(2513,20,CAST('POST /views
{"id":"v4","superview":"c","frame":[54,126,176,50.5]}' AS BLOB),21,7,2635661702053875183),
(2513,21,CAST('DELETE /references/tab
' AS BLOB),28,1,8508668900484349897),
(2513,22,CAST('PATCH /windows/a
{"isHidden":true,"windowLevel":1}' AS BLOB),29,1,6419197574862218926),
(2513,23,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),30,4,5923575542717608431),
(2513,24,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),34,0,5687422765970617551),
(2513,25,CAST('PATCH /windows/c
{"isHidden":true,"windowLevel":"alert"}' AS BLOB),34,0,-6446718173489409713),
(2513,26,CAST('DELETE /references/c
' AS BLOB),34,7,8115752835680131827),
(2513,27,CAST('POST /inputs
{"type":"tap","at":[31,376]}' AS BLOB),41,0,-1895524631674033947),
(2513,28,CAST('POST /views/v2/removeFromSuperview
' AS BLOB),41,6,7476879756394548214),
(2513,29,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),47,0,330203035817663325),
(2513,30,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),47,4,6442357219630733550);

-- random-ios12-8
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2514,'random-ios12-8','uux30j',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,36);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2514,1,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),1,0,330203035817663325),
(2514,2,CAST('POST /controllers
{"id":"C","class":"UIViewController","title":"设置"}' AS BLOB),1,0,-8848855936784883200),
(2514,3,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),1,0,4300014696512280105),
(2514,4,CAST('POST /controllers/tab/dismiss
{"animated":false}' AS BLOB),1,0,2396031919891234684),
(2514,5,CAST('PATCH /application
{"state":"background"}' AS BLOB),1,2,-222926271920043999),
(2514,6,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),3,4,6442357219630733550),
(2514,7,CAST('PATCH /application
{"state":"background"}' AS BLOB),7,0,-222926271920043999),
(2514,8,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),7,4,5923575542717608431),
(2514,9,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"c","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),11,1,-6303761176771391307),
(2514,10,CAST('PATCH /windows/c
{"isHidden":true,"windowLevel":"alert"}' AS BLOB),12,1,-6446718173489409713),
(2514,11,CAST('POST /controllers/C/dismiss
{"animated":false}' AS BLOB),13,0,8009477291363706538),
(2514,12,CAST('PATCH /windows/c
{"rootViewController":null}' AS BLOB),13,0,6378404845067812589),
(2514,13,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),13,0,330203035817663325),
(2514,14,CAST('POST /views
{"id":"v1","superview":"c","frame":[49,79,107,50.5]}' AS BLOB),13,7,2250720263495041649),
(2514,15,CAST('POST /views
{"id":"v3","superview":"v1","frame":[29,252,124,50.5]}' AS BLOB),20,7,55505684785221675),
(2514,16,CAST('POST /windows/c/makeKey
' AS BLOB),27,1,8773930423188394059),
(2514,17,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),28,0,6151215904868339482),
(2514,18,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),28,0,330203035817663325),
(2514,19,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),28,0,330203035817663325),
(2514,20,CAST('PATCH /application
{"state":"active"}' AS BLOB),28,2,6524705844041617891),
(2514,21,CAST('POST /windows
{"id":"a","frame":[150,289,154,50.5]}' AS BLOB),30,0,-3459257804341442391),
(2514,22,CAST('PATCH /application
{"state":"active"}' AS BLOB),30,0,6524705844041617891),
(2514,23,CAST('POST /controllers/tab/dismiss
{"animated":false}' AS BLOB),30,0,2396031919891234684),
(2514,24,CAST('PATCH /windows/a
{"isHidden":true,"windowLevel":0}' AS BLOB),30,0,6418348751885429259),
(2514,25,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),30,0,330203035817663325),
(2514,26,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),30,0,1364654489772078654),
(2514,27,CAST('POST /inputs
{"type":"tap","at":[264,73]}' AS BLOB),30,0,3898562142787684579),
(2514,28,CAST('PUT /references/c.kept
{"object":"C"}' AS BLOB),30,0,3170298806950262127),
(2514,29,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),30,5,6442357219630733550),
(2514,30,CAST('PATCH /views/v3
{"frame":[113,35,162,50.5],"alpha":1}' AS BLOB),35,2,8615851079574992168);

-- random-ios12-9
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2515,'random-ios12-9','iwdsss',CAST('{"profile":"ios12","device":"iPhone 5s","launch":"foreground","runLoop":"manual","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,53);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2515,1,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),1,0,1364654489772078654),
(2515,2,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"a","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),1,1,-6485097754073038373),
(2515,3,CAST('POST /windows
{"id":"c","frame":[76,24,176,50.5]}' AS BLOB),2,0,3791708439501935621),
(2515,4,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),2,0,330203035817663325),
(2515,5,CAST('PATCH /application
{"state":"active"}' AS BLOB),2,0,6524705844041617891),
(2515,6,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),2,0,330203035817663325),
(2515,7,CAST('POST /windows
{"id":"b","frame":[104,173,129,50.5]}' AS BLOB),2,0,2065313607280116213),
(2515,8,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),2,0,330203035817663325),
(2515,9,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),2,0,6151215904868339482),
(2515,10,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),2,0,-430928917670273901),
(2515,11,CAST('POST /inputs
{"type":"tap","at":[254,89]}' AS BLOB),2,1,6885354661477346615),
(2515,12,CAST('PATCH /windows/c
{"rootViewController":"B"}' AS BLOB),3,0,7614755322907576542),
(2515,13,CAST('PATCH /application
{"state":"active"}' AS BLOB),3,0,6524705844041617891),
(2515,14,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),3,15,7276731318947589908),
(2515,15,CAST('POST /alerts/ask/show
' AS BLOB),18,4,-5686727630897093027),
(2515,16,CAST('PATCH /windows/b
{"isHidden":false,"windowLevel":0}' AS BLOB),22,1,-5201401433510020019),
(2515,17,CAST('POST /windows/c/makeKey
' AS BLOB),23,2,8773930423188394059),
(2515,18,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),25,27,330203035817663325),
(2515,19,CAST('POST /alerts/ask/show
' AS BLOB),52,0,-5686727630897093027),
(2515,20,CAST('POST /windows/a/makeKey
' AS BLOB),52,2,-4277012787105656895),
(2515,21,CAST('PATCH /windows/a
{"isHidden":false,"windowLevel":"alert"}' AS BLOB),54,0,-2815122016206706816),
(2515,22,CAST('PUT /references/b.kept
{"object":"a"}' AS BLOB),54,0,-4230005519028716638),
(2515,23,CAST('PUT /references/b.kept
{"object":"A"}' AS BLOB),54,0,-2764611603279023230),
(2515,24,CAST('POST /controllers/A/dismiss
{"animated":false}' AS BLOB),54,0,-6280152251374465528),
(2515,25,CAST('POST /inputs
{"type":"tap","at":[67,71]}' AS BLOB),54,0,-8843293426646089938),
(2515,26,CAST('POST /inputs
{"type":"tap","at":[35,280]}' AS BLOB),54,0,-8929400624703761365),
(2515,27,CAST('PATCH /windows/a
{"isHidden":false,"windowLevel":0}' AS BLOB),54,0,-3984625282274753878),
(2515,28,CAST('PUT /references/a.kept
{"object":"c"}' AS BLOB),54,0,-5594369663499242667),
(2515,29,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),54,0,5687422765970617551),
(2515,30,CAST('PATCH /windows/c
{"isHidden":false,"windowLevel":1}' AS BLOB),54,0,-3438822138794242279);

-- long-ios12
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2516,'long-ios12','oqwj3s',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',1026,925);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2516,1,CAST('POST /windows
{"id":"a"}' AS BLOB),1,0,7433756470522746995),
(2516,2,CAST('PUT /references/a.owner
{"object":"a"}' AS BLOB),1,0,-7526271820608242344),
(2516,3,CAST('POST /windows
{"id":"b"}' AS BLOB),1,0,6870765835100986538),
(2516,4,CAST('PUT /references/b.owner
{"object":"b"}' AS BLOB),1,0,8289721644836121034),
(2516,5,CAST('POST /windows
{"id":"c"}' AS BLOB),1,0,6250349906372375473),
(2516,6,CAST('PUT /references/c.owner
{"object":"c"}' AS BLOB),1,0,-7695445929145728024),
(2516,7,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),1,2,7276731318947589908),
(2516,8,CAST('POST /windows/a/makeKey
' AS BLOB),3,2,-4277012787105656895),
(2516,9,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),5,0,-2283878015952963723),
(2516,10,CAST('POST /windows/a/makeKey
' AS BLOB),5,0,-4277012787105656895),
(2516,11,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),5,2,7276731318947589908),
(2516,12,CAST('POST /windows/b/makeKey
' AS BLOB),7,2,-4085112580418387742),
(2516,13,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),9,1,-2016837948165473347),
(2516,14,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),10,1,-338817743101531530),
(2516,15,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),11,0,-2016837948165473347),
(2516,16,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),11,2,7276731318947589908),
(2516,17,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),13,0,-3512892215147162056),
(2516,18,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),13,0,6027728934641215102),
(2516,19,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),13,0,-7354445327069593830),
(2516,20,CAST('POST /windows/b/makeKey
' AS BLOB),13,2,-4085112580418387742),
(2516,21,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),15,0,-962325199769512983),
(2516,22,CAST('POST /windows/b/makeKey
' AS BLOB),15,0,-4085112580418387742),
(2516,23,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),15,0,-7352760875255553028),
(2516,24,CAST('POST /windows/c/makeKey
' AS BLOB),15,2,8773930423188394059),
(2516,25,CAST('POST /windows/c/makeKey
' AS BLOB),17,0,8773930423188394059),
(2516,26,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),17,1,2611972040586493747),
(2516,27,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),18,3,-5475143325329567646),
(2516,28,CAST('POST /windows/a/makeKey
' AS BLOB),21,0,-4277012787105656895),
(2516,29,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),21,1,-8722946263052837043),
(2516,30,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),22,0,-7354445327069593830),
(2516,31,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),22,0,-2284722440883240546),
(2516,32,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),22,1,-3512892215147162056),
(2516,33,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),23,2,-962325199769512983),
(2516,34,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),25,3,-224917360849148362),
(2516,35,CAST('POST /windows/b/makeKey
' AS BLOB),28,2,-4085112580418387742),
(2516,36,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),30,1,-962325199769512983),
(2516,37,CAST('DELETE /references/b
' AS BLOB),31,0,8114800658610290326),
(2516,38,CAST('POST /windows/c/makeKey
' AS BLOB),31,2,8773930423188394059),
(2516,39,CAST('POST /windows/b/makeKey
' AS BLOB),33,2,-4085112580418387742),
(2516,40,CAST('POST /windows/a/makeKey
' AS BLOB),35,2,-4277012787105656895),
(2516,41,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),37,1,-8722946263052837043),
(2516,42,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),38,0,-338817743101531530),
(2516,43,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),38,0,-7352760875255553028),
(2516,44,CAST('POST /windows/c/makeKey
' AS BLOB),38,2,8773930423188394059),
(2516,45,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),40,0,-338817743101531530),
(2516,46,CAST('POST /windows/a/makeKey
' AS BLOB),40,2,-4277012787105656895),
(2516,47,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),42,3,7276731318947589908),
(2516,48,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),45,0,-7355575625023205513),
(2516,49,CAST('POST /windows/b/makeKey
' AS BLOB),45,2,-4085112580418387742),
(2516,50,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),47,0,-3512892215147162056),
(2516,51,CAST('POST /windows/c/makeKey
' AS BLOB),47,2,8773930423188394059),
(2516,52,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),49,0,-3512892215147162056),
(2516,53,CAST('POST /windows/a/makeKey
' AS BLOB),49,2,-4277012787105656895),
(2516,54,CAST('POST /windows/c/makeKey
' AS BLOB),51,2,8773930423188394059),
(2516,55,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),53,0,7276731318947589908),
(2516,56,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),53,0,-2016837948165473347),
(2516,57,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),53,2,-5475143325329567646),
(2516,58,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),55,0,4300014696512280105),
(2516,59,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),55,0,-5475143325329567646),
(2516,60,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),55,0,-3512892215147162056),
(2516,61,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),55,0,-2283037989069199744),
(2516,62,CAST('POST /windows/b/makeKey
' AS BLOB),55,2,-4085112580418387742),
(2516,63,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),57,0,-2016837948165473347),
(2516,64,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),57,0,-7355575625023205513),
(2516,65,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),57,0,-7354445327069593830),
(2516,66,CAST('POST /windows/a/makeKey
' AS BLOB),57,2,-4277012787105656895),
(2516,67,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),59,2,7276731318947589908),
(2516,68,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),61,1,2611972040586493747),
(2516,69,CAST('POST /windows/b/makeKey
' AS BLOB),62,2,-4085112580418387742),
(2516,70,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),64,1,-338817743101531530),
(2516,71,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),65,0,6151215904868339482),
(2516,72,CAST('POST /windows/a/makeKey
' AS BLOB),65,2,-4277012787105656895),
(2516,73,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),67,0,6026880111664425435),
(2516,74,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),67,0,-338817743101531530),
(2516,75,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),67,2,-962325199769512983),
(2516,76,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),69,0,-338817743101531530),
(2516,77,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),69,1,-8722946263052837043),
(2516,78,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),70,3,7276731318947589908),
(2516,79,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),73,0,-2016837948165473347),
(2516,80,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),73,1,-224917360849148362),
(2516,81,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),74,0,-3512892215147162056),
(2516,82,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),74,3,-962325199769512983),
(2516,83,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),77,0,-962325199769512983),
(2516,84,CAST('POST /windows/b/makeKey
' AS BLOB),77,0,-4085112580418387742),
(2516,85,CAST('POST /windows/c/makeKey
' AS BLOB),77,2,8773930423188394059),
(2516,86,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),79,1,2611972040586493747),
(2516,87,CAST('POST /controllers
{"id":"home","class":"UIViewController","title":"设置"}' AS BLOB),80,0,582566796760767488),
(2516,88,CAST('POST /windows/a/makeKey
' AS BLOB),80,2,-4277012787105656895),
(2516,89,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),82,1,-5475143325329567646),
(2516,90,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),83,0,-2016837948165473347),
(2516,91,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),83,0,6028854834548313941),
(2516,92,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),83,2,7276731318947589908),
(2516,93,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),85,0,-2283037989069199744),
(2516,94,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),85,0,-2285852738836852229),
(2516,95,CAST('POST /windows/b/makeKey
' AS BLOB),85,2,-4085112580418387742),
(2516,96,CAST('POST /windows/b/makeKey
' AS BLOB),87,0,-4085112580418387742),
(2516,97,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),87,0,-7355575625023205513),
(2516,98,CAST('POST /windows/b/makeKey
' AS BLOB),87,0,-4085112580418387742),
(2516,99,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),87,2,7276731318947589908),
(2516,100,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),89,0,-7354445327069593830),
(2516,101,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),89,2,-962325199769512983),
(2516,102,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),91,0,-7354445327069593830),
(2516,103,CAST('POST /windows/b/makeKey
' AS BLOB),91,0,-4085112580418387742),
(2516,104,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),91,0,-338817743101531530),
(2516,105,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),91,0,-962325199769512983),
(2516,106,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),91,2,-5475143325329567646),
(2516,107,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),93,1,-8722946263052837043),
(2516,108,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),94,0,-5475143325329567646),
(2516,109,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),94,2,-962325199769512983),
(2516,110,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),96,0,-2016837948165473347),
(2516,111,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),96,0,-7352760875255553028),
(2516,112,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),96,0,-7355575625023205513),
(2516,113,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),96,0,-7355575625023205513),
(2516,114,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),96,0,-962325199769512983),
(2516,115,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),96,1,-3512892215147162056),
(2516,116,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),97,0,-3512892215147162056),
(2516,117,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),97,0,-7354445327069593830),
(2516,118,CAST('POST /windows/c/makeKey
' AS BLOB),97,2,8773930423188394059),
(2516,119,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),99,0,-2016837948165473347),
(2516,120,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),99,2,-5475143325329567646),
(2516,121,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),101,1,-8722946263052837043),
(2516,122,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),102,0,-7353600902139317007),
(2516,123,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),102,3,7276731318947589908),
(2516,124,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),105,0,-7353600902139317007),
(2516,125,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),105,1,-224917360849148362),
(2516,126,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),106,0,-3512892215147162056),
(2516,127,CAST('POST /windows/b/makeKey
' AS BLOB),106,2,-4085112580418387742),
(2516,128,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),108,4,6442357219630733550),
(2516,129,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),112,2,7276731318947589908),
(2516,130,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),114,0,-2283037989069199744),
(2516,131,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),114,0,-224917360849148362),
(2516,132,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),114,2,-5475143325329567646),
(2516,133,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),116,1,-2016837948165473347),
(2516,134,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),117,2,7276731318947589908),
(2516,135,CAST('POST /windows/a/makeKey
' AS BLOB),119,2,-4277012787105656895),
(2516,136,CAST('POST /windows/a/makeKey
' AS BLOB),121,0,-4277012787105656895),
(2516,137,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),121,1,-8722946263052837043),
(2516,138,CAST('POST /windows/b/makeKey
' AS BLOB),122,2,-4085112580418387742),
(2516,139,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),124,0,6029694861432077920),
(2516,140,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),124,0,-962325199769512983),
(2516,141,CAST('POST /windows/b/makeKey
' AS BLOB),124,0,-4085112580418387742),
(2516,142,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),124,0,-338817743101531530),
(2516,143,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),124,0,-8722946263052837043),
(2516,144,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),124,2,-5475143325329567646),
(2516,145,CAST('POST /windows/b/makeKey
' AS BLOB),126,2,-4085112580418387742),
(2516,146,CAST('POST /windows/a/makeKey
' AS BLOB),128,2,-4277012787105656895),
(2516,147,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),130,0,-7354445327069593830),
(2516,148,CAST('POST /windows/a/makeKey
' AS BLOB),130,0,-4277012787105656895),
(2516,149,CAST('POST /windows/a/makeKey
' AS BLOB),130,0,-4277012787105656895),
(2516,150,CAST('POST /windows/b/makeKey
' AS BLOB),130,2,-4085112580418387742),
(2516,151,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),132,0,-338817743101531530),
(2516,152,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),132,2,-5475143325329567646),
(2516,153,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),134,0,-2285852738836852229),
(2516,154,CAST('POST /windows/a/makeKey
' AS BLOB),134,0,-4277012787105656895),
(2516,155,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),134,3,2611972040586493747),
(2516,156,CAST('POST /windows/a/makeKey
' AS BLOB),137,2,-4277012787105656895),
(2516,157,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),139,0,2611972040586493747),
(2516,158,CAST('POST /windows/a/makeKey
' AS BLOB),139,0,-4277012787105656895),
(2516,159,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),139,0,2611972040586493747),
(2516,160,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),139,3,7276731318947589908),
(2516,161,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),142,0,-2016837948165473347),
(2516,162,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),142,0,-2016837948165473347),
(2516,163,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),142,0,6026880111664425435),
(2516,164,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),142,2,-962325199769512983),
(2516,165,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),144,0,-962325199769512983),
(2516,166,CAST('POST /windows/a/makeKey
' AS BLOB),144,2,-4277012787105656895),
(2516,167,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),146,4,5923575542717608431),
(2516,168,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),150,0,2611972040586493747),
(2516,169,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),150,0,-7352760875255553028),
(2516,170,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),150,0,6026880111664425435),
(2516,171,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),150,0,-7352760875255553028),
(2516,172,CAST('POST /windows/a/makeKey
' AS BLOB),150,0,-4277012787105656895),
(2516,173,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),150,1,-5475143325329567646),
(2516,174,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),151,2,-962325199769512983),
(2516,175,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),153,0,-7352760875255553028),
(2516,176,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),153,0,6028854834548313941),
(2516,177,CAST('POST /windows/a/makeKey
' AS BLOB),153,2,-4277012787105656895),
(2516,178,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),155,2,-962325199769512983),
(2516,179,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),157,0,-338817743101531530),
(2516,180,CAST('POST /windows/b/makeKey
' AS BLOB),157,0,-4085112580418387742),
(2516,181,CAST('POST /windows/b/makeKey
' AS BLOB),157,0,-4085112580418387742),
(2516,182,CAST('POST /windows/b/makeKey
' AS BLOB),157,0,-4085112580418387742),
(2516,183,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),157,0,-7355575625023205513),
(2516,184,CAST('POST /windows/a/makeKey
' AS BLOB),157,2,-4277012787105656895),
(2516,185,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),159,0,-3512892215147162056),
(2516,186,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),159,0,-5475143325329567646),
(2516,187,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),159,0,-7354445327069593830),
(2516,188,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),159,1,-8722946263052837043),
(2516,189,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),160,0,-5475143325329567646),
(2516,190,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),160,0,-2283878015952963723),
(2516,191,CAST('POST /windows/c/makeKey
' AS BLOB),160,2,8773930423188394059),
(2516,192,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),162,1,-224917360849148362),
(2516,193,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),163,0,-2285852738836852229),
(2516,194,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),163,0,-7355575625023205513),
(2516,195,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),163,0,-224917360849148362),
(2516,196,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),163,0,-338817743101531530),
(2516,197,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),163,1,2611972040586493747),
(2516,198,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),164,0,-8722946263052837043),
(2516,199,CAST('POST /windows/a/makeKey
' AS BLOB),164,2,-4277012787105656895),
(2516,200,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),166,3,7276731318947589908),
(2516,201,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),169,0,-7352760875255553028),
(2516,202,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),169,0,-2285852738836852229),
(2516,203,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),169,3,-962325199769512983),
(2516,204,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),172,2,7276731318947589908),
(2516,205,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),174,0,-7353600902139317007),
(2516,206,CAST('POST /windows/c/makeKey
' AS BLOB),174,0,8773930423188394059),
(2516,207,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),174,1,-338817743101531530),
(2516,208,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),175,0,-338817743101531530),
(2516,209,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),175,0,-2283037989069199744),
(2516,210,CAST('POST /windows/b/makeKey
' AS BLOB),175,2,-4085112580418387742),
(2516,211,CAST('POST /windows/b/makeKey
' AS BLOB),177,0,-4085112580418387742),
(2516,212,CAST('POST /windows/a/makeKey
' AS BLOB),177,2,-4277012787105656895),
(2516,213,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),179,0,-2284722440883240546),
(2516,214,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),179,0,-3512892215147162056),
(2516,215,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),179,2,-962325199769512983),
(2516,216,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),181,0,-962325199769512983),
(2516,217,CAST('POST /windows/c/makeKey
' AS BLOB),181,2,8773930423188394059),
(2516,218,CAST('POST /windows/a/makeKey
' AS BLOB),183,2,-4277012787105656895),
(2516,219,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),185,0,-2016837948165473347),
(2516,220,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),185,0,-2285852738836852229),
(2516,221,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),185,2,7276731318947589908),
(2516,222,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),187,2,-5475143325329567646),
(2516,223,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),189,0,-2016837948165473347),
(2516,224,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),189,0,-3512892215147162056),
(2516,225,CAST('POST /windows/c/makeKey
' AS BLOB),189,2,8773930423188394059),
(2516,226,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),191,0,-2016837948165473347),
(2516,227,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),191,2,-962325199769512983),
(2516,228,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),193,0,-962325199769512983),
(2516,229,CAST('POST /windows/c/makeKey
' AS BLOB),193,2,8773930423188394059),
(2516,230,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),195,0,-3512892215147162056),
(2516,231,CAST('POST /windows/a/makeKey
' AS BLOB),195,2,-4277012787105656895),
(2516,232,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),197,2,7276731318947589908),
(2516,233,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),199,0,-2284722440883240546),
(2516,234,CAST('POST /windows/a/makeKey
' AS BLOB),199,2,-4277012787105656895),
(2516,235,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),201,2,7276731318947589908),
(2516,236,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),203,0,-2283037989069199744),
(2516,237,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),203,0,-2285852738836852229),
(2516,238,CAST('POST /windows/b/makeKey
' AS BLOB),203,2,-4085112580418387742),
(2516,239,CAST('POST /windows/c/makeKey
' AS BLOB),205,2,8773930423188394059),
(2516,240,CAST('POST /windows/b/makeKey
' AS BLOB),207,2,-4085112580418387742),
(2516,241,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),209,0,-7353600902139317007),
(2516,242,CAST('POST /windows/b/makeKey
' AS BLOB),209,0,-4085112580418387742),
(2516,243,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),209,0,6027728934641215102),
(2516,244,CAST('POST /windows/a/makeKey
' AS BLOB),209,2,-4277012787105656895),
(2516,245,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),211,0,-3512892215147162056),
(2516,246,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),211,2,-962325199769512983),
(2516,247,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),213,2,7276731318947589908),
(2516,248,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),215,0,-7355575625023205513),
(2516,249,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),215,0,-7352760875255553028),
(2516,250,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),215,0,-2283878015952963723),
(2516,251,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),215,0,6028854834548313941),
(2516,252,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),215,0,-338817743101531530),
(2516,253,CAST('POST /windows/c/makeKey
' AS BLOB),215,0,8773930423188394059),
(2516,254,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),215,0,7276731318947589908),
(2516,255,CAST('POST /windows/c/makeKey
' AS BLOB),215,0,8773930423188394059),
(2516,256,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),215,0,-2285852738836852229),
(2516,257,CAST('POST /windows/a/makeKey
' AS BLOB),215,2,-4277012787105656895),
(2516,258,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),217,2,-962325199769512983),
(2516,259,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),219,2,-5475143325329567646),
(2516,260,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),221,1,-224917360849148362),
(2516,261,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),222,0,-2284722440883240546),
(2516,262,CAST('POST /windows/c/makeKey
' AS BLOB),222,2,8773930423188394059),
(2516,263,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),224,0,-7355575625023205513),
(2516,264,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),224,0,-7353600902139317007),
(2516,265,CAST('POST /windows/a/makeKey
' AS BLOB),224,2,-4277012787105656895),
(2516,266,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),226,0,6027728934641215102),
(2516,267,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),226,0,-7353600902139317007),
(2516,268,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),226,0,-7354445327069593830),
(2516,269,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),226,0,-7352760875255553028),
(2516,270,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),226,0,-7353600902139317007),
(2516,271,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),226,0,-7352760875255553028),
(2516,272,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),226,1,-2016837948165473347),
(2516,273,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),227,3,2611972040586493747),
(2516,274,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),230,0,-7354445327069593830),
(2516,275,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),230,0,6027728934641215102),
(2516,276,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),230,2,7276731318947589908),
(2516,277,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),232,0,2611972040586493747),
(2516,278,CAST('POST /windows/a/makeKey
' AS BLOB),232,2,-4277012787105656895),
(2516,279,CAST('POST /windows/b/makeKey
' AS BLOB),234,2,-4085112580418387742),
(2516,280,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),236,1,-338817743101531530),
(2516,281,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),237,0,-962325199769512983),
(2516,282,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),237,0,-2016837948165473347),
(2516,283,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),237,0,-7352760875255553028),
(2516,284,CAST('POST /windows/c/makeKey
' AS BLOB),237,2,8773930423188394059),
(2516,285,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),239,0,-338817743101531530),
(2516,286,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),239,1,-224917360849148362),
(2516,287,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),240,2,-5475143325329567646),
(2516,288,CAST('POST /windows/b/makeKey
' AS BLOB),242,2,-4085112580418387742),
(2516,289,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),244,0,-338817743101531530),
(2516,290,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),244,1,-962325199769512983),
(2516,291,CAST('POST /windows/a/makeKey
' AS BLOB),245,2,-4277012787105656895),
(2516,292,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),247,0,-5475143325329567646),
(2516,293,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),247,0,-338817743101531530),
(2516,294,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),247,1,-224917360849148362),
(2516,295,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),248,3,-962325199769512983),
(2516,296,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),251,2,7276731318947589908),
(2516,297,CAST('POST /windows/c/makeKey
' AS BLOB),253,0,8773930423188394059),
(2516,298,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),253,0,6029694861432077920),
(2516,299,CAST('POST /windows/b/makeKey
' AS BLOB),253,2,-4085112580418387742),
(2516,300,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),255,0,6027728934641215102),
(2516,301,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),255,0,-962325199769512983),
(2516,302,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),255,2,-5475143325329567646),
(2516,303,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","title":"设置"}' AS BLOB),257,0,5934054500342608901),
(2516,304,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),257,0,-2283037989069199744),
(2516,305,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),257,2,7276731318947589908),
(2516,306,CAST('POST /windows/b/makeKey
' AS BLOB),259,2,-4085112580418387742),
(2516,307,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),261,0,-2283037989069199744),
(2516,308,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),261,0,-338817743101531530),
(2516,309,CAST('POST /windows/c/makeKey
' AS BLOB),261,2,8773930423188394059),
(2516,310,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),263,2,-962325199769512983),
(2516,311,CAST('POST /controllers/nav/push
{"controller":"home","animated":true}' AS BLOB),265,2,573890452553187426),
(2516,312,CAST('POST /windows/a/makeKey
' AS BLOB),267,2,-4277012787105656895),
(2516,313,CAST('POST /windows/b/makeKey
' AS BLOB),269,2,-4085112580418387742),
(2516,314,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),271,0,6026880111664425435),
(2516,315,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),271,3,-224917360849148362),
(2516,316,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),274,3,-962325199769512983),
(2516,317,CAST('POST /windows/b/makeKey
' AS BLOB),277,0,-4085112580418387742),
(2516,318,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),277,0,6026880111664425435),
(2516,319,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),277,2,-5475143325329567646),
(2516,320,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),279,0,-5475143325329567646),
(2516,321,CAST('POST /windows/a/makeKey
' AS BLOB),279,0,-4277012787105656895),
(2516,322,CAST('POST /windows/a/makeKey
' AS BLOB),279,0,-4277012787105656895),
(2516,323,CAST('POST /alerts/ask/show
' AS BLOB),279,30,-5686727630897093027),
(2516,324,CAST('POST /windows/b/makeKey
' AS BLOB),309,2,-4085112580418387742),
(2516,325,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),311,2,-5475143325329567646),
(2516,326,CAST('POST /windows/a/makeKey
' AS BLOB),313,0,-4277012787105656895),
(2516,327,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),313,2,-962325199769512983),
(2516,328,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),315,0,6029694861432077920),
(2516,329,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),315,0,-7353600902139317007),
(2516,330,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),315,0,-7354445327069593830),
(2516,331,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),315,0,6026880111664425435),
(2516,332,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),315,1,-8722946263052837043),
(2516,333,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),316,0,-7354445327069593830),
(2516,334,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),316,0,-2285852738836852229),
(2516,335,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),316,0,-338817743101531530),
(2516,336,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),316,0,-2284722440883240546),
(2516,337,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),316,0,-7354445327069593830),
(2516,338,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),316,0,-962325199769512983),
(2516,339,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),316,2,-5475143325329567646),
(2516,340,CAST('POST /windows/c/makeKey
' AS BLOB),318,2,8773930423188394059),
(2516,341,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),320,1,-224917360849148362),
(2516,342,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),321,3,-962325199769512983),
(2516,343,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),324,0,-7354445327069593830),
(2516,344,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),324,1,-3512892215147162056),
(2516,345,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),325,0,6029694861432077920),
(2516,346,CAST('POST /windows/c/makeKey
' AS BLOB),325,2,8773930423188394059),
(2516,347,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),327,0,-7355575625023205513),
(2516,348,CAST('POST /windows/a/makeKey
' AS BLOB),327,2,-4277012787105656895),
(2516,349,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),329,0,-3512892215147162056),
(2516,350,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),329,2,7276731318947589908),
(2516,351,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),331,2,-962325199769512983),
(2516,352,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),333,0,-338817743101531530),
(2516,353,CAST('POST /windows/c/makeKey
' AS BLOB),333,2,8773930423188394059),
(2516,354,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),335,0,-3512892215147162056),
(2516,355,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),335,0,6026880111664425435),
(2516,356,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),335,0,6029694861432077920),
(2516,357,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),335,0,-3512892215147162056),
(2516,358,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),335,2,-5475143325329567646),
(2516,359,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),337,0,6026880111664425435),
(2516,360,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),337,0,6028854834548313941),
(2516,361,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),337,2,7276731318947589908),
(2516,362,CAST('POST /windows/c/makeKey
' AS BLOB),339,0,8773930423188394059),
(2516,363,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),339,0,-2016837948165473347),
(2516,364,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),339,0,-2016837948165473347),
(2516,365,CAST('POST /windows/c/makeKey
' AS BLOB),339,0,8773930423188394059),
(2516,366,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),339,0,-338817743101531530),
(2516,367,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),339,0,-7353600902139317007),
(2516,368,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),339,2,-962325199769512983),
(2516,369,CAST('POST /windows/c/makeKey
' AS BLOB),341,2,8773930423188394059),
(2516,370,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),343,0,-3512892215147162056),
(2516,371,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),343,2,-5475143325329567646),
(2516,372,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),345,0,-7354445327069593830),
(2516,373,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),345,0,-2016837948165473347),
(2516,374,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),345,0,-2283037989069199744),
(2516,375,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),345,0,6027728934641215102),
(2516,376,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),345,2,-962325199769512983),
(2516,377,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),347,0,-2016837948165473347),
(2516,378,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),347,0,-7355575625023205513),
(2516,379,CAST('POST /windows/a/makeKey
' AS BLOB),347,2,-4277012787105656895),
(2516,380,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),349,3,2611972040586493747),
(2516,381,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),352,0,-3512892215147162056),
(2516,382,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),352,0,-2283878015952963723),
(2516,383,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),352,0,-2284722440883240546),
(2516,384,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),352,0,330203035817663325),
(2516,385,CAST('POST /windows/a/makeKey
' AS BLOB),352,2,-4277012787105656895),
(2516,386,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),354,2,-962325199769512983),
(2516,387,CAST('POST /windows/b/makeKey
' AS BLOB),356,0,-4085112580418387742),
(2516,388,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),356,0,-7353600902139317007),
(2516,389,CAST('POST /inputs
{"type":"tap","at":[21,127]}' AS BLOB),356,2,-9138261648414290036),
(2516,390,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),358,1,-224917360849148362),
(2516,391,CAST('PATCH /windows/c
{"isHidden":false,"windowLevel":1}' AS BLOB),359,0,-3438822138794242279),
(2516,392,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),359,0,-2285852738836852229),
(2516,393,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),359,1,-338817743101531530),
(2516,394,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),360,0,-7355575625023205513),
(2516,395,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),360,1,2611972040586493747),
(2516,396,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),361,0,-3512892215147162056),
(2516,397,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),361,2,7276731318947589908),
(2516,398,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),363,1,-338817743101531530),
(2516,399,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),364,3,-8722946263052837043),
(2516,400,CAST('POST /controllers/nav/push
{"controller":"tab","animated":false}' AS BLOB),367,2,-8790784418457152369),
(2516,401,CAST('POST /windows/a/makeKey
' AS BLOB),369,2,-4277012787105656895),
(2516,402,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),371,1,-3512892215147162056),
(2516,403,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),372,0,-5475143325329567646),
(2516,404,CAST('POST /windows/c/makeKey
' AS BLOB),372,2,8773930423188394059),
(2516,405,CAST('POST /windows/a/makeKey
' AS BLOB),374,2,-4277012787105656895),
(2516,406,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),376,2,7276731318947589908),
(2516,407,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),378,0,7276731318947589908),
(2516,408,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),378,0,-7353600902139317007),
(2516,409,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),378,8,6442357219630733550),
(2516,410,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),386,3,-962325199769512983),
(2516,411,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),389,2,-5475143325329567646),
(2516,412,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),391,0,-7354445327069593830),
(2516,413,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),391,0,-3512892215147162056),
(2516,414,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),391,2,7276731318947589908),
(2516,415,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),393,0,6027728934641215102),
(2516,416,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),393,0,6027728934641215102),
(2516,417,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),393,0,-2284722440883240546),
(2516,418,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),393,1,-224917360849148362),
(2516,419,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),394,2,-5475143325329567646),
(2516,420,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),396,0,-3512892215147162056),
(2516,421,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),396,0,-7353600902139317007),
(2516,422,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),396,2,7276731318947589908),
(2516,423,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),398,0,-2283878015952963723),
(2516,424,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),398,0,6029694861432077920),
(2516,425,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),398,0,-2284722440883240546),
(2516,426,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),398,0,-7352760875255553028),
(2516,427,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),398,0,-2284722440883240546),
(2516,428,CAST('POST /windows/b/makeKey
' AS BLOB),398,2,-4085112580418387742),
(2516,429,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),400,2,-5475143325329567646),
(2516,430,CAST('POST /windows/c/makeKey
' AS BLOB),402,2,8773930423188394059),
(2516,431,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),404,0,-338817743101531530),
(2516,432,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),404,0,-2284722440883240546),
(2516,433,CAST('POST /windows/b/makeKey
' AS BLOB),404,2,-4085112580418387742),
(2516,434,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),406,2,-5475143325329567646),
(2516,435,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),408,0,-2283037989069199744),
(2516,436,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),408,0,-2284722440883240546),
(2516,437,CAST('POST /windows/c/makeKey
' AS BLOB),408,2,8773930423188394059),
(2516,438,CAST('POST /windows/c/makeKey
' AS BLOB),410,0,8773930423188394059),
(2516,439,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),410,0,6028854834548313941),
(2516,440,CAST('POST /windows/c/makeKey
' AS BLOB),410,0,8773930423188394059),
(2516,441,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),410,2,-5475143325329567646),
(2516,442,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),412,0,6026880111664425435),
(2516,443,CAST('POST /windows/a/makeKey
' AS BLOB),412,0,-4277012787105656895),
(2516,444,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),412,0,-7355575625023205513),
(2516,445,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),412,0,-7354445327069593830),
(2516,446,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),412,0,6029694861432077920),
(2516,447,CAST('POST /windows/c/makeKey
' AS BLOB),412,2,8773930423188394059),
(2516,448,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),414,0,-3512892215147162056),
(2516,449,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),414,0,-338817743101531530),
(2516,450,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),414,0,-2284722440883240546),
(2516,451,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),414,0,6028854834548313941),
(2516,452,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),414,2,-5475143325329567646),
(2516,453,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),416,0,-2285852738836852229),
(2516,454,CAST('POST /windows/b/makeKey
' AS BLOB),416,2,-4085112580418387742),
(2516,455,CAST('POST /inputs
{"type":"tap","at":[278,139]}' AS BLOB),418,2,3829245260918169117),
(2516,456,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),420,2,7276731318947589908),
(2516,457,CAST('POST /inputs
{"type":"tap","at":[189,30]}' AS BLOB),422,2,-6588779805531083270),
(2516,458,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),424,0,6029694861432077920),
(2516,459,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),424,0,-224917360849148362),
(2516,460,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),424,0,6026880111664425435),
(2516,461,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),424,0,-2283037989069199744),
(2516,462,CAST('POST /windows/b/makeKey
' AS BLOB),424,2,-4085112580418387742),
(2516,463,CAST('POST /windows/a/makeKey
' AS BLOB),426,2,-4277012787105656895),
(2516,464,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),428,0,-338817743101531530),
(2516,465,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),428,3,-962325199769512983),
(2516,466,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),431,2,-5475143325329567646),
(2516,467,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),433,3,2611972040586493747),
(2516,468,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),436,0,6026880111664425435),
(2516,469,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),436,2,7276731318947589908),
(2516,470,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),438,0,7276731318947589908),
(2516,471,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),438,0,-7352760875255553028),
(2516,472,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),438,0,-2016837948165473347),
(2516,473,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),438,0,2611972040586493747),
(2516,474,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),438,3,-5475143325329567646),
(2516,475,CAST('POST /windows/b/makeKey
' AS BLOB),441,2,-4085112580418387742),
(2516,476,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),443,2,-5475143325329567646),
(2516,477,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),445,1,-8722946263052837043),
(2516,478,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),446,0,-7354445327069593830),
(2516,479,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),446,0,-2283878015952963723),
(2516,480,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),446,0,-7354445327069593830),
(2516,481,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),446,0,-2284722440883240546),
(2516,482,CAST('POST /windows/a/makeKey
' AS BLOB),446,0,-4277012787105656895),
(2516,483,CAST('POST /windows/a/makeKey
' AS BLOB),446,0,-4277012787105656895),
(2516,484,CAST('POST /windows/b/makeKey
' AS BLOB),446,2,-4085112580418387742),
(2516,485,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),448,3,7276731318947589908),
(2516,486,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),451,0,-3512892215147162056),
(2516,487,CAST('POST /windows/b/makeKey
' AS BLOB),451,2,-4085112580418387742),
(2516,488,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),453,0,-962325199769512983),
(2516,489,CAST('POST /windows/a/makeKey
' AS BLOB),453,2,-4277012787105656895),
(2516,490,CAST('POST /windows/b/makeKey
' AS BLOB),455,2,-4085112580418387742),
(2516,491,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),457,2,7276731318947589908),
(2516,492,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),459,0,6028854834548313941),
(2516,493,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),459,2,-5475143325329567646),
(2516,494,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),461,2,-962325199769512983),
(2516,495,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),463,2,-5475143325329567646),
(2516,496,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),465,1,-8722946263052837043),
(2516,497,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),466,0,-5475143325329567646),
(2516,498,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),466,1,-224917360849148362),
(2516,499,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),467,1,-3512892215147162056),
(2516,500,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),468,0,-7354445327069593830),
(2516,501,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),468,0,6028854834548313941),
(2516,502,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),468,3,2611972040586493747),
(2516,503,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),471,0,-7352760875255553028),
(2516,504,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),471,3,-962325199769512983),
(2516,505,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),474,0,-2284722440883240546),
(2516,506,CAST('POST /windows/c/makeKey
' AS BLOB),474,2,8773930423188394059),
(2516,507,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),476,0,-2284722440883240546),
(2516,508,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),476,0,-3512892215147162056),
(2516,509,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),476,0,-7354445327069593830),
(2516,510,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),476,3,-5475143325329567646),
(2516,511,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),479,1,-224917360849148362),
(2516,512,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),480,3,2611972040586493747),
(2516,513,CAST('PATCH /application
{"state":"active"}' AS BLOB),483,0,6524705844041617891),
(2516,514,CAST('POST /windows/c/makeKey
' AS BLOB),483,2,8773930423188394059),
(2516,515,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),485,0,-7355575625023205513),
(2516,516,CAST('POST /windows/b/makeKey
' AS BLOB),485,2,-4085112580418387742),
(2516,517,CAST('POST /windows/c/makeKey
' AS BLOB),487,2,8773930423188394059),
(2516,518,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),489,3,-5475143325329567646),
(2516,519,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),492,0,-5475143325329567646),
(2516,520,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),492,3,-962325199769512983),
(2516,521,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),495,0,-3512892215147162056),
(2516,522,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),495,0,-2283878015952963723),
(2516,523,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),495,0,-7355575625023205513),
(2516,524,CAST('POST /windows/b/makeKey
' AS BLOB),495,0,-4085112580418387742),
(2516,525,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),495,0,-7354445327069593830),
(2516,526,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),495,0,-7354445327069593830),
(2516,527,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),495,0,-2284722440883240546),
(2516,528,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),495,3,-224917360849148362),
(2516,529,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),498,0,-2284722440883240546),
(2516,530,CAST('POST /windows/b/makeKey
' AS BLOB),498,2,-4085112580418387742),
(2516,531,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),500,0,-7353600902139317007),
(2516,532,CAST('POST /inputs
{"type":"tap","at":[125,168]}' AS BLOB),500,2,-6198042590388461952),
(2516,533,CAST('POST /windows/a/makeKey
' AS BLOB),502,2,-4277012787105656895),
(2516,534,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),504,0,6026880111664425435),
(2516,535,CAST('POST /windows/a/makeKey
' AS BLOB),504,0,-4277012787105656895),
(2516,536,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),504,0,-2283037989069199744),
(2516,537,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),504,0,-3512892215147162056),
(2516,538,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),504,0,-7353600902139317007),
(2516,539,CAST('POST /windows/a/makeKey
' AS BLOB),504,0,-4277012787105656895),
(2516,540,CAST('POST /windows/b/makeKey
' AS BLOB),504,2,-4085112580418387742),
(2516,541,CAST('POST /windows/b/makeKey
' AS BLOB),506,0,-4085112580418387742),
(2516,542,CAST('POST /windows/a/makeKey
' AS BLOB),506,2,-4277012787105656895),
(2516,543,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),508,2,7276731318947589908),
(2516,544,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),510,0,6028854834548313941),
(2516,545,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),510,0,-7355575625023205513),
(2516,546,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),510,3,-8722946263052837043),
(2516,547,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),513,0,-8722946263052837043),
(2516,548,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),513,3,-962325199769512983),
(2516,549,CAST('POST /windows/c/makeKey
' AS BLOB),516,2,8773930423188394059),
(2516,550,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),518,2,-962325199769512983),
(2516,551,CAST('POST /windows/c/makeKey
' AS BLOB),520,2,8773930423188394059),
(2516,552,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),522,0,-8722946263052837043),
(2516,553,CAST('POST /windows/a/makeKey
' AS BLOB),522,2,-4277012787105656895),
(2516,554,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),524,0,-7355575625023205513),
(2516,555,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),524,0,6026880111664425435),
(2516,556,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),524,3,7276731318947589908),
(2516,557,CAST('POST /windows/b/makeKey
' AS BLOB),527,2,-4085112580418387742),
(2516,558,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),529,0,-962325199769512983),
(2516,559,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),529,1,-8722946263052837043),
(2516,560,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),530,0,6029694861432077920),
(2516,561,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),530,0,-338817743101531530),
(2516,562,CAST('POST /windows/b/makeKey
' AS BLOB),530,0,-4085112580418387742),
(2516,563,CAST('POST /windows/b/makeKey
' AS BLOB),530,0,-4085112580418387742),
(2516,564,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),530,1,-3512892215147162056),
(2516,565,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),531,0,-3512892215147162056),
(2516,566,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),531,0,-962325199769512983),
(2516,567,CAST('POST /windows/c/makeKey
' AS BLOB),531,2,8773930423188394059),
(2516,568,CAST('POST /windows/b/makeKey
' AS BLOB),533,2,-4085112580418387742),
(2516,569,CAST('POST /windows/b/makeKey
' AS BLOB),535,0,-4085112580418387742),
(2516,570,CAST('POST /windows/b/makeKey
' AS BLOB),535,0,-4085112580418387742),
(2516,571,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),535,0,-7353600902139317007),
(2516,572,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),535,0,-7353600902139317007),
(2516,573,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),535,3,-224917360849148362),
(2516,574,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),538,1,-8722946263052837043),
(2516,575,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),539,3,7276731318947589908),
(2516,576,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),542,1,2611972040586493747),
(2516,577,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),543,0,7276731318947589908),
(2516,578,CAST('POST /windows/a/makeKey
' AS BLOB),543,2,-4277012787105656895),
(2516,579,CAST('POST /windows/b/makeKey
' AS BLOB),545,2,-4085112580418387742),
(2516,580,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),547,1,-2016837948165473347),
(2516,581,CAST('POST /windows/c/makeKey
' AS BLOB),548,2,8773930423188394059),
(2516,582,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),550,0,-7354445327069593830),
(2516,583,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),550,0,-3512892215147162056),
(2516,584,CAST('POST /windows/b/makeKey
' AS BLOB),550,2,-4085112580418387742),
(2516,585,CAST('POST /windows/c/makeKey
' AS BLOB),552,2,8773930423188394059),
(2516,586,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),554,0,2611972040586493747),
(2516,587,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),554,0,-2285852738836852229),
(2516,588,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),554,0,-3512892215147162056),
(2516,589,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),554,0,-7355575625023205513),
(2516,590,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),554,0,6027728934641215102),
(2516,591,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),554,1,-224917360849148362),
(2516,592,CAST('POST /windows/b/makeKey
' AS BLOB),555,2,-4085112580418387742),
(2516,593,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),557,1,-338817743101531530),
(2516,594,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),558,0,6026880111664425435),
(2516,595,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),558,2,7276731318947589908),
(2516,596,CAST('POST /views
{"id":"v4","superview":"c","frame":[-4,121,32,50.5]}' AS BLOB),560,7,2448692894364245133),
(2516,597,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),567,2,-5475143325329567646),
(2516,598,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),569,3,-962325199769512983),
(2516,599,CAST('DELETE /references/c
' AS BLOB),572,0,8115752835680131827),
(2516,600,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),572,2,7276731318947589908),
(2516,601,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),574,0,6028854834548313941),
(2516,602,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),574,0,-2284722440883240546),
(2516,603,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),574,2,-5475143325329567646),
(2516,604,CAST('POST /windows/c/makeKey
' AS BLOB),576,2,8773930423188394059),
(2516,605,CAST('POST /views
{"id":"v1","superview":"a","frame":[197,211,65,50.5]}' AS BLOB),578,7,4526045018776453490),
(2516,606,CAST('POST /windows/c/makeKey
' AS BLOB),585,0,8773930423188394059),
(2516,607,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),585,2,-5475143325329567646),
(2516,608,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),587,0,-7352760875255553028),
(2516,609,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),587,0,-7352760875255553028),
(2516,610,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),587,0,-7355575625023205513),
(2516,611,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),587,0,-5475143325329567646),
(2516,612,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),587,2,-962325199769512983),
(2516,613,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),589,0,-2016837948165473347),
(2516,614,CAST('POST /windows/c/makeKey
' AS BLOB),589,2,8773930423188394059),
(2516,615,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),591,2,-962325199769512983),
(2516,616,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),593,2,7276731318947589908),
(2516,617,CAST('POST /windows/a/makeKey
' AS BLOB),595,2,-4277012787105656895),
(2516,618,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),597,0,-5475143325329567646),
(2516,619,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),597,0,-5475143325329567646),
(2516,620,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),597,0,-7355575625023205513),
(2516,621,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),597,0,6026880111664425435),
(2516,622,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),597,0,-3512892215147162056),
(2516,623,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),597,0,-2016837948165473347),
(2516,624,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),597,0,-5475143325329567646),
(2516,625,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),597,2,-962325199769512983),
(2516,626,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),599,0,330203035817663325),
(2516,627,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),599,3,-224917360849148362),
(2516,628,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),602,2,7276731318947589908),
(2516,629,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),604,0,6027728934641215102),
(2516,630,CAST('POST /windows/a/makeKey
' AS BLOB),604,2,-4277012787105656895),
(2516,631,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),606,0,6027728934641215102),
(2516,632,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),606,0,-2284722440883240546),
(2516,633,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),606,1,-8722946263052837043),
(2516,634,CAST('POST /windows/a/makeKey
' AS BLOB),607,0,-4277012787105656895),
(2516,635,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),607,0,-7353600902139317007),
(2516,636,CAST('POST /windows/b/makeKey
' AS BLOB),607,2,-4085112580418387742),
(2516,637,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),609,1,-962325199769512983),
(2516,638,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),610,0,-338817743101531530),
(2516,639,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),610,1,-3512892215147162056),
(2516,640,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),611,2,-5475143325329567646),
(2516,641,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),613,0,-7352760875255553028),
(2516,642,CAST('POST /windows/b/makeKey
' AS BLOB),613,2,-4085112580418387742),
(2516,643,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),615,0,-7352760875255553028),
(2516,644,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),615,0,-962325199769512983),
(2516,645,CAST('POST /windows/b/makeKey
' AS BLOB),615,0,-4085112580418387742),
(2516,646,CAST('POST /windows/a/makeKey
' AS BLOB),615,2,-4277012787105656895),
(2516,647,CAST('POST /windows/a/makeKey
' AS BLOB),617,0,-4277012787105656895),
(2516,648,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),617,3,2611972040586493747),
(2516,649,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),620,0,-3512892215147162056),
(2516,650,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),620,2,-962325199769512983),
(2516,651,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),622,0,-962325199769512983),
(2516,652,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),622,0,2611972040586493747),
(2516,653,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),622,1,-338817743101531530),
(2516,654,CAST('POST /windows/b/makeKey
' AS BLOB),623,0,-4085112580418387742),
(2516,655,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),623,1,2611972040586493747),
(2516,656,CAST('POST /windows/b/makeKey
' AS BLOB),624,0,-4085112580418387742),
(2516,657,CAST('POST /windows/b/makeKey
' AS BLOB),624,0,-4085112580418387742),
(2516,658,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),624,0,-7354445327069593830),
(2516,659,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),624,0,-962325199769512983),
(2516,660,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),624,1,-338817743101531530),
(2516,661,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),625,1,-8722946263052837043),
(2516,662,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),626,0,-7352760875255553028),
(2516,663,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),626,0,-2016837948165473347),
(2516,664,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),626,2,-5475143325329567646),
(2516,665,CAST('POST /windows/c/makeKey
' AS BLOB),628,2,8773930423188394059),
(2516,666,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),630,1,-224917360849148362),
(2516,667,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),631,0,-8722946263052837043),
(2516,668,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),631,1,-2016837948165473347),
(2516,669,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),632,0,-338817743101531530),
(2516,670,CAST('PATCH /windows/a
{"isHidden":true,"windowLevel":1}' AS BLOB),632,1,6419197574862218926),
(2516,671,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),633,3,-5475143325329567646),
(2516,672,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),636,3,7276731318947589908),
(2516,673,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),639,0,-338817743101531530),
(2516,674,CAST('POST /windows/a/makeKey
' AS BLOB),639,2,-4277012787105656895),
(2516,675,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),641,0,6026880111664425435),
(2516,676,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),641,0,1364654489772078654),
(2516,677,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),641,0,-2016837948165473347),
(2516,678,CAST('POST /windows/a/makeKey
' AS BLOB),641,0,-4277012787105656895),
(2516,679,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),641,2,-962325199769512983),
(2516,680,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),643,0,-962325199769512983),
(2516,681,CAST('POST /windows/c/makeKey
' AS BLOB),643,2,8773930423188394059),
(2516,682,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),645,2,-962325199769512983),
(2516,683,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),647,0,-2283037989069199744),
(2516,684,CAST('POST /windows/a/makeKey
' AS BLOB),647,2,-4277012787105656895),
(2516,685,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),649,0,-2283878015952963723),
(2516,686,CAST('PATCH /windows/c
{"rootViewController":null}' AS BLOB),649,0,6378404845067812589),
(2516,687,CAST('POST /windows/b/makeKey
' AS BLOB),649,2,-4085112580418387742),
(2516,688,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),651,0,-962325199769512983),
(2516,689,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),651,1,-8722946263052837043),
(2516,690,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),652,2,-5475143325329567646),
(2516,691,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),654,3,7276731318947589908),
(2516,692,CAST('POST /windows/a/makeKey
' AS BLOB),657,2,-4277012787105656895),
(2516,693,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),659,0,6028854834548313941),
(2516,694,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),659,0,-2284722440883240546),
(2516,695,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),659,0,-338817743101531530),
(2516,696,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),659,2,-962325199769512983),
(2516,697,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),661,0,6029694861432077920),
(2516,698,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),661,2,7276731318947589908),
(2516,699,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),663,0,7276731318947589908),
(2516,700,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),663,0,-338817743101531530),
(2516,701,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),663,2,-5475143325329567646),
(2516,702,CAST('POST /windows/a/makeKey
' AS BLOB),665,0,-4277012787105656895),
(2516,703,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),665,2,7276731318947589908),
(2516,704,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),667,0,-7355575625023205513),
(2516,705,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),667,0,-2284722440883240546),
(2516,706,CAST('PATCH /views/v4
{"frame":[85,255,183,50.5],"alpha":0}' AS BLOB),667,2,7448354328968998713),
(2516,707,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),669,0,7276731318947589908),
(2516,708,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),669,0,-2285852738836852229),
(2516,709,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),669,1,2611972040586493747),
(2516,710,CAST('POST /windows/a/makeKey
' AS BLOB),670,2,-4277012787105656895),
(2516,711,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),672,0,-2283878015952963723),
(2516,712,CAST('POST /windows/a/makeKey
' AS BLOB),672,0,-4277012787105656895),
(2516,713,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),672,2,7276731318947589908),
(2516,714,CAST('POST /windows/b/makeKey
' AS BLOB),674,2,-4085112580418387742),
(2516,715,CAST('POST /windows/b/makeKey
' AS BLOB),676,0,-4085112580418387742),
(2516,716,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),676,2,7276731318947589908),
(2516,717,CAST('POST /windows/a/makeKey
' AS BLOB),678,2,-4277012787105656895),
(2516,718,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),680,0,6027728934641215102),
(2516,719,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),680,0,6027728934641215102),
(2516,720,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),680,0,-3512892215147162056),
(2516,721,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),680,0,-2284722440883240546),
(2516,722,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),680,0,2611972040586493747),
(2516,723,CAST('POST /windows/c/makeKey
' AS BLOB),680,2,8773930423188394059),
(2516,724,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),682,2,-962325199769512983),
(2516,725,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),684,0,6029694861432077920),
(2516,726,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),684,0,-2283037989069199744),
(2516,727,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),684,0,-962325199769512983),
(2516,728,CAST('POST /inputs
{"type":"tap","at":[23,382]}' AS BLOB),684,0,-3554978206344529503),
(2516,729,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),684,3,-224917360849148362),
(2516,730,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),687,2,7276731318947589908),
(2516,731,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),689,3,-962325199769512983),
(2516,732,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),692,0,-962325199769512983),
(2516,733,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),692,0,-7353600902139317007),
(2516,734,CAST('POST /windows/a/makeKey
' AS BLOB),692,2,-4277012787105656895),
(2516,735,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),694,1,-224917360849148362),
(2516,736,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),695,0,2611972040586493747),
(2516,737,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),695,0,2611972040586493747),
(2516,738,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),695,0,-7352760875255553028),
(2516,739,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),695,0,-3512892215147162056),
(2516,740,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),695,1,-338817743101531530),
(2516,741,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),696,0,6028854834548313941),
(2516,742,CAST('PATCH /application
{"state":"active"}' AS BLOB),696,0,6524705844041617891),
(2516,743,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),696,0,-7354445327069593830),
(2516,744,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),696,0,-224917360849148362),
(2516,745,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),696,0,6029694861432077920),
(2516,746,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),696,0,-2283037989069199744),
(2516,747,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),696,0,-2283878015952963723),
(2516,748,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),696,0,-2285852738836852229),
(2516,749,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),696,0,-338817743101531530),
(2516,750,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),696,3,2611972040586493747),
(2516,751,CAST('POST /windows/b/makeKey
' AS BLOB),699,2,-4085112580418387742),
(2516,752,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),701,1,-2016837948165473347),
(2516,753,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),702,0,-962325199769512983),
(2516,754,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),702,0,-2016837948165473347),
(2516,755,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),702,0,-7352760875255553028),
(2516,756,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),702,0,-962325199769512983),
(2516,757,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),702,3,-5475143325329567646),
(2516,758,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),705,0,-5475143325329567646),
(2516,759,CAST('POST /windows/c/makeKey
' AS BLOB),705,2,8773930423188394059),
(2516,760,CAST('POST /windows/b/makeKey
' AS BLOB),707,2,-4085112580418387742),
(2516,761,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),709,2,7276731318947589908),
(2516,762,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),711,1,2611972040586493747),
(2516,763,CAST('POST /windows/b/makeKey
' AS BLOB),712,2,-4085112580418387742),
(2516,764,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),714,0,6029694861432077920),
(2516,765,CAST('POST /windows/b/makeKey
' AS BLOB),714,0,-4085112580418387742),
(2516,766,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),714,1,-338817743101531530),
(2516,767,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),715,0,-962325199769512983),
(2516,768,CAST('POST /windows/b/makeKey
' AS BLOB),715,0,-4085112580418387742),
(2516,769,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),715,0,-3512892215147162056),
(2516,770,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),715,0,-962325199769512983),
(2516,771,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),715,2,7276731318947589908),
(2516,772,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),717,0,-2283878015952963723),
(2516,773,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),717,0,-3512892215147162056),
(2516,774,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),717,0,7276731318947589908),
(2516,775,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),717,2,-962325199769512983),
(2516,776,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),719,0,-7352760875255553028),
(2516,777,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),719,2,-5475143325329567646),
(2516,778,CAST('POST /windows/b/makeKey
' AS BLOB),721,2,-4085112580418387742),
(2516,779,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),723,0,-962325199769512983),
(2516,780,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),723,0,6026880111664425435),
(2516,781,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),723,2,-5475143325329567646),
(2516,782,CAST('POST /windows/a/makeKey
' AS BLOB),725,0,-4277012787105656895),
(2516,783,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),725,1,-8722946263052837043),
(2516,784,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),726,0,-5475143325329567646),
(2516,785,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),726,0,6027728934641215102),
(2516,786,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),726,3,2611972040586493747),
(2516,787,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),729,1,-224917360849148362),
(2516,788,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),730,3,7276731318947589908),
(2516,789,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),733,3,-962325199769512983),
(2516,790,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),736,0,-962325199769512983),
(2516,791,CAST('POST /windows/c/makeKey
' AS BLOB),736,2,8773930423188394059),
(2516,792,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),738,0,-2285852738836852229),
(2516,793,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),738,0,-2284722440883240546),
(2516,794,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),738,0,6026880111664425435),
(2516,795,CAST('POST /windows/a/makeKey
' AS BLOB),738,2,-4277012787105656895),
(2516,796,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),740,0,-2285852738836852229),
(2516,797,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),740,0,-7353600902139317007),
(2516,798,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),740,1,-224917360849148362),
(2516,799,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),741,1,-8722946263052837043),
(2516,800,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),742,0,-7354445327069593830),
(2516,801,CAST('POST /inputs
{"type":"tap","at":[66,41]}' AS BLOB),742,2,-7644358299696284476),
(2516,802,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),744,0,-2284722440883240546),
(2516,803,CAST('POST /windows/c/makeKey
' AS BLOB),744,2,8773930423188394059),
(2516,804,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),746,1,7276731318947589908),
(2516,805,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),747,1,-338817743101531530),
(2516,806,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),748,0,-338817743101531530),
(2516,807,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),748,0,6026880111664425435),
(2516,808,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),748,2,-5475143325329567646),
(2516,809,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),750,0,-2285852738836852229),
(2516,810,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),750,0,6029694861432077920),
(2516,811,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),750,0,-5475143325329567646),
(2516,812,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),750,0,-5475143325329567646),
(2516,813,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),750,0,-5475143325329567646),
(2516,814,CAST('POST /windows/a/makeKey
' AS BLOB),750,0,-4277012787105656895),
(2516,815,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),750,0,-7355575625023205513),
(2516,816,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),750,0,6028854834548313941),
(2516,817,CAST('POST /windows/b/makeKey
' AS BLOB),750,2,-4085112580418387742),
(2516,818,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),752,0,-3512892215147162056),
(2516,819,CAST('POST /windows/c/makeKey
' AS BLOB),752,2,8773930423188394059),
(2516,820,CAST('POST /windows/c/makeKey
' AS BLOB),754,0,8773930423188394059),
(2516,821,CAST('POST /windows/c/makeKey
' AS BLOB),754,0,8773930423188394059),
(2516,822,CAST('POST /windows/a/makeKey
' AS BLOB),754,2,-4277012787105656895),
(2516,823,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),756,3,2611972040586493747),
(2516,824,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),759,3,-962325199769512983),
(2516,825,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),762,0,-962325199769512983),
(2516,826,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),762,0,-3512892215147162056),
(2516,827,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),762,0,-2283878015952963723),
(2516,828,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),762,0,6029694861432077920),
(2516,829,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),762,0,6026880111664425435),
(2516,830,CAST('POST /alerts/ask/show
' AS BLOB),762,0,-5686727630897093027),
(2516,831,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),762,0,2611972040586493747),
(2516,832,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),762,3,-5475143325329567646),
(2516,833,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),765,2,7276731318947589908),
(2516,834,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),767,0,-2283878015952963723),
(2516,835,CAST('POST /windows/a/makeKey
' AS BLOB),767,2,-4277012787105656895),
(2516,836,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),769,2,7276731318947589908),
(2516,837,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),771,0,-3512892215147162056),
(2516,838,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),771,2,-5475143325329567646),
(2516,839,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),773,0,330203035817663325),
(2516,840,CAST('POST /windows/c/makeKey
' AS BLOB),773,2,8773930423188394059),
(2516,841,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),775,0,-7352760875255553028),
(2516,842,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),775,0,-2016837948165473347),
(2516,843,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),775,0,7276731318947589908),
(2516,844,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),775,2,-5475143325329567646),
(2516,845,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),777,0,-2016837948165473347),
(2516,846,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),777,2,7276731318947589908),
(2516,847,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),779,2,-962325199769512983),
(2516,848,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),781,0,-962325199769512983),
(2516,849,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),781,0,-962325199769512983),
(2516,850,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),781,0,-2283878015952963723),
(2516,851,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),781,2,-5475143325329567646),
(2516,852,CAST('POST /windows/a/makeKey
' AS BLOB),783,0,-4277012787105656895),
(2516,853,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),783,3,2611972040586493747),
(2516,854,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),786,0,6028854834548313941),
(2516,855,CAST('POST /windows/b/makeKey
' AS BLOB),786,2,-4085112580418387742),
(2516,856,CAST('POST /views/b/subviews
{"view":"v1"}' AS BLOB),788,7,-710874878998118682),
(2516,857,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),795,0,6028854834548313941),
(2516,858,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),795,0,-2283037989069199744),
(2516,859,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),795,0,2611972040586493747),
(2516,860,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),795,0,-2283878015952963723),
(2516,861,CAST('POST /windows/b/makeKey
' AS BLOB),795,0,-4085112580418387742),
(2516,862,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),795,3,-5475143325329567646),
(2516,863,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),798,2,7276731318947589908),
(2516,864,CAST('POST /windows/c/makeKey
' AS BLOB),800,0,8773930423188394059),
(2516,865,CAST('POST /windows/b/makeKey
' AS BLOB),800,2,-4085112580418387742),
(2516,866,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),802,0,-2016837948165473347),
(2516,867,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),802,0,-3512892215147162056),
(2516,868,CAST('POST /windows/b/makeKey
' AS BLOB),802,0,-4085112580418387742),
(2516,869,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),802,2,-5475143325329567646),
(2516,870,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),804,2,-962325199769512983),
(2516,871,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),806,0,-3512892215147162056),
(2516,872,CAST('POST /windows/a/makeKey
' AS BLOB),806,2,-4277012787105656895),
(2516,873,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),808,0,-5475143325329567646),
(2516,874,CAST('POST /windows/c/makeKey
' AS BLOB),808,2,8773930423188394059),
(2516,875,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),810,0,6029694861432077920),
(2516,876,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),810,0,7276731318947589908),
(2516,877,CAST('POST /windows/c/makeKey
' AS BLOB),810,0,8773930423188394059),
(2516,878,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),810,2,-962325199769512983),
(2516,879,CAST('POST /windows/b/makeKey
' AS BLOB),812,0,-4085112580418387742),
(2516,880,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),812,3,-224917360849148362),
(2516,881,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),815,2,-5475143325329567646),
(2516,882,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),817,0,-3512892215147162056),
(2516,883,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),817,1,-8722946263052837043),
(2516,884,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),818,0,6026880111664425435),
(2516,885,CAST('POST /windows/a/makeKey
' AS BLOB),818,0,-4277012787105656895),
(2516,886,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),818,0,6027728934641215102),
(2516,887,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),818,0,6026880111664425435),
(2516,888,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),818,1,-2016837948165473347),
(2516,889,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),819,0,6027728934641215102),
(2516,890,CAST('POST /windows/c/makeKey
' AS BLOB),819,2,8773930423188394059),
(2516,891,CAST('POST /windows/b/makeKey
' AS BLOB),821,2,-4085112580418387742),
(2516,892,CAST('POST /windows/c/makeKey
' AS BLOB),823,2,8773930423188394059),
(2516,893,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),825,1,7276731318947589908),
(2516,894,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),826,2,-5475143325329567646),
(2516,895,CAST('POST /windows/b/makeKey
' AS BLOB),828,2,-4085112580418387742),
(2516,896,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),830,0,-7355575625023205513),
(2516,897,CAST('POST /windows/a/makeKey
' AS BLOB),830,2,-4277012787105656895),
(2516,898,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),832,0,-7353600902139317007),
(2516,899,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),832,0,-338817743101531530),
(2516,900,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),832,0,6028854834548313941),
(2516,901,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),832,0,-5475143325329567646),
(2516,902,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),832,0,-5475143325329567646),
(2516,903,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),832,0,-5475143325329567646),
(2516,904,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),832,2,-962325199769512983),
(2516,905,CAST('POST /windows/b/makeKey
' AS BLOB),834,0,-4085112580418387742),
(2516,906,CAST('POST /windows/b/makeKey
' AS BLOB),834,0,-4085112580418387742),
(2516,907,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),834,0,6028854834548313941),
(2516,908,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),834,0,6026880111664425435),
(2516,909,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),834,0,-962325199769512983),
(2516,910,CAST('POST /windows/b/makeKey
' AS BLOB),834,0,-4085112580418387742),
(2516,911,CAST('POST /windows/c/makeKey
' AS BLOB),834,2,8773930423188394059),
(2516,912,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),836,0,-2285852738836852229),
(2516,913,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),836,2,-962325199769512983),
(2516,914,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),838,0,6027728934641215102),
(2516,915,CAST('POST /windows/b/makeKey
' AS BLOB),838,0,-4085112580418387742),
(2516,916,CAST('POST /windows/b/makeKey
' AS BLOB),838,0,-4085112580418387742),
(2516,917,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),838,0,6029694861432077920),
(2516,918,CAST('POST /windows/c/makeKey
' AS BLOB),838,2,8773930423188394059),
(2516,919,CAST('POST /windows/a/makeKey
' AS BLOB),840,2,-4277012787105656895),
(2516,920,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),842,1,-8722946263052837043),
(2516,921,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),843,1,-3512892215147162056),
(2516,922,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),844,2,-962325199769512983),
(2516,923,CAST('POST /windows/c/makeKey
' AS BLOB),846,2,8773930423188394059),
(2516,924,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),848,0,-3512892215147162056),
(2516,925,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),848,0,-3512892215147162056),
(2516,926,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),848,0,7276731318947589908),
(2516,927,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),848,0,7276731318947589908),
(2516,928,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),848,0,-2016837948165473347),
(2516,929,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),848,0,6027728934641215102),
(2516,930,CAST('POST /windows/b/makeKey
' AS BLOB),848,2,-4085112580418387742),
(2516,931,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),850,0,-3512892215147162056),
(2516,932,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),850,0,-338817743101531530),
(2516,933,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),850,0,-2016837948165473347),
(2516,934,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),850,2,-5475143325329567646),
(2516,935,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),852,2,7276731318947589908),
(2516,936,CAST('POST /windows/c/makeKey
' AS BLOB),854,0,8773930423188394059),
(2516,937,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),854,0,7276731318947589908),
(2516,938,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),854,1,-224917360849148362),
(2516,939,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),855,0,-2284722440883240546),
(2516,940,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),855,0,-338817743101531530),
(2516,941,CAST('POST /windows/a/makeKey
' AS BLOB),855,2,-4277012787105656895),
(2516,942,CAST('POST /windows/a/makeKey
' AS BLOB),857,0,-4277012787105656895),
(2516,943,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),857,0,-7355575625023205513),
(2516,944,CAST('POST /windows/a/makeKey
' AS BLOB),857,0,-4277012787105656895),
(2516,945,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),857,0,-7355575625023205513),
(2516,946,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),857,3,-962325199769512983),
(2516,947,CAST('POST /windows/b/makeKey
' AS BLOB),860,0,-4085112580418387742),
(2516,948,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),860,0,-7354445327069593830),
(2516,949,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),860,0,-2016837948165473347),
(2516,950,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),860,0,-2016837948165473347),
(2516,951,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),860,0,-2284722440883240546),
(2516,952,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),860,1,-8722946263052837043),
(2516,953,CAST('POST /windows/b/makeKey
' AS BLOB),861,0,-4085112580418387742),
(2516,954,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),861,0,-7352760875255553028),
(2516,955,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),861,0,-7353600902139317007),
(2516,956,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),861,0,-7354445327069593830),
(2516,957,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),861,0,-2284722440883240546),
(2516,958,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),861,0,-2283037989069199744),
(2516,959,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),861,0,6027728934641215102),
(2516,960,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),861,3,7276731318947589908),
(2516,961,CAST('POST /windows/b/makeKey
' AS BLOB),864,2,-4085112580418387742),
(2516,962,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),866,2,7276731318947589908),
(2516,963,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),868,0,7276731318947589908),
(2516,964,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),868,2,-962325199769512983),
(2516,965,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),870,0,6028854834548313941),
(2516,966,CAST('POST /windows/c/makeKey
' AS BLOB),870,2,8773930423188394059),
(2516,967,CAST('POST /windows/b/makeKey
' AS BLOB),872,2,-4085112580418387742),
(2516,968,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),874,0,-2016837948165473347),
(2516,969,CAST('POST /windows/b/makeKey
' AS BLOB),874,0,-4085112580418387742),
(2516,970,CAST('POST /inputs
{"type":"tap","at":[215,312]}' AS BLOB),874,2,8791699848262468457),
(2516,971,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),876,1,-8722946263052837043),
(2516,972,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),877,0,-2016837948165473347),
(2516,973,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),877,2,-962325199769512983),
(2516,974,CAST('POST /windows/a/makeKey
' AS BLOB),879,2,-4277012787105656895),
(2516,975,CAST('POST /windows/a/makeKey
' AS BLOB),881,0,-4277012787105656895),
(2516,976,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),881,0,-338817743101531530),
(2516,977,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),881,0,-5475143325329567646),
(2516,978,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),881,1,-3512892215147162056),
(2516,979,CAST('POST /windows/b/makeKey
' AS BLOB),882,2,-4085112580418387742),
(2516,980,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),884,2,-5475143325329567646),
(2516,981,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),886,0,-338817743101531530),
(2516,982,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),886,0,6442357219630733550),
(2516,983,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),886,1,-224917360849148362),
(2516,984,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),887,1,-8722946263052837043),
(2516,985,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),888,0,-7354445327069593830),
(2516,986,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),888,3,2611972040586493747),
(2516,987,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),891,1,-3512892215147162056),
(2516,988,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),892,3,-5475143325329567646),
(2516,989,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),895,2,7276731318947589908),
(2516,990,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),897,0,-338817743101531530),
(2516,991,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),897,0,6028854834548313941),
(2516,992,CAST('POST /windows/b/makeKey
' AS BLOB),897,2,-4085112580418387742),
(2516,993,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),899,2,-5475143325329567646),
(2516,994,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),901,1,-2016837948165473347),
(2516,995,CAST('POST /windows/a/makeKey
' AS BLOB),902,0,-4277012787105656895),
(2516,996,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),902,0,-3512892215147162056),
(2516,997,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),902,0,-7355575625023205513),
(2516,998,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),902,1,-224917360849148362),
(2516,999,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),903,0,-2284722440883240546),
(2516,1000,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),903,0,-3512892215147162056),
(2516,1001,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),903,0,-2283037989069199744),
(2516,1002,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),903,0,-3512892215147162056),
(2516,1003,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),903,0,-5475143325329567646),
(2516,1004,CAST('POST /windows/a/makeKey
' AS BLOB),903,0,-4277012787105656895),
(2516,1005,CAST('POST /windows/c/makeKey
' AS BLOB),903,2,8773930423188394059),
(2516,1006,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),905,3,-962325199769512983),
(2516,1007,CAST('POST /inputs
{"type":"tap","at":[209,60]}' AS BLOB),908,2,-8654074219272991872),
(2516,1008,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),910,2,-5475143325329567646),
(2516,1009,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),912,0,-2283878015952963723),
(2516,1010,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),912,2,7276731318947589908),
(2516,1011,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),914,2,-5475143325329567646),
(2516,1012,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),916,0,6029694861432077920),
(2516,1013,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),916,0,6026880111664425435),
(2516,1014,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),916,0,-338817743101531530),
(2516,1015,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),916,2,-962325199769512983),
(2516,1016,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),918,0,-2016837948165473347),
(2516,1017,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),918,1,2611972040586493747),
(2516,1018,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),919,0,6029694861432077920),
(2516,1019,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),919,3,-5475143325329567646),
(2516,1020,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),922,0,-338817743101531530),
(2516,1021,CAST('POST /windows/c/makeKey
' AS BLOB),922,2,8773930423188394059),
(2516,1022,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),924,0,-2283878015952963723),
(2516,1023,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),924,0,6029694861432077920),
(2516,1024,CAST('POST /windows/a/makeKey
' AS BLOB),924,2,-4277012787105656895),
(2516,1025,CAST('PATCH /windows/b
{"rootViewController":null}' AS BLOB),926,0,8093553760257797618),
(2516,1026,CAST('POST /windows/a/makeKey
' AS BLOB),926,0,-4277012787105656895);
INSERT INTO keyframe (session, revision, last_seq, state, checksum) VALUES
(2516,1000,902,x'05696f733132046e6f6e65010866616c6c6261636b0c73637265656e426f756e647304736565640a66756c6c53637265656e000000086950686f6e65203800000000007077400000000000d8844000000000000000400000000000003440000000000000344000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000a666f726567726f756e64096175746f6d61746963d00fc0843dc09a0cc09a0c800820c801d00f01000000046d61696e000000000000000000000000000000000000000000d884400000000000707740000000000000004004000000010200070100000000000000000d6c616e6473636170654c656674000661637469766500010000001000000008554957696e646f77000000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0000000100000000000000000000087374616e6461726400010000010000000000000040046d61696e000100000000000000000002000000016107612e6f776e657201066e6f626f647908554957696e646f7700010000000e00000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0100000100000000000000000000087374616e646172640001000001000000000000f03f046d61696e00010000000000000000000100000007622e6f776e657201066e6f626f647908554957696e646f7700010000000d00000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0000000100000000000000000000087374616e646172640001000001000000000000f03f046d61696e00010000000000000000000100000007632e6f776e657201066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000374616201066e6f626f64790b5549416c65727456696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000361736b01066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e64617264000100000000000100000004686f6d6501066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e646172640001000000000001000000036e617601066e6f626f6479255f5549416c657274436f6e74726f6c6c65725368696d50726573656e74657257696e646f7700010000000b00000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0000000100000000000000000000087374616e6461726400010000010000000000309f40046d61696e0001000000000001080100000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e64617264000100000000000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e64617264000100000000000000000001066e6f626f6479165f5549416c657274436f6e74726f6c6c657256696577010b0000000000000000000000000000000000000000000000000000e07040000000000080624000000000007067400000000000d87440000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100000000000000000000087374616e6461726400010000000109000000000001066e6f626f64791055495472616e736974696f6e566965770107020000000c0a00000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e6461726400010000000109010000000001066e6f626f647906554956696577010b0000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e64617264000100000000010000000001066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000e06640000000000040494000000000001066400000000000847140000000000000f03f00000000000000000000000000000000000000000000f03f00000000000000000000000000000000000100000000000000000001000100000000000000000000087374616e64617264000100000000000100000002763401066e6f626f6479065549566965770101000000000000000000000000000000000000000000000000000040504000000000004049400000000000b06c400000000000886d40000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100000000000000000000087374616e64617264000100000000000100000002763101066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e646172640001000000000001000000014101066e6f626f647997f901e886020100000010000000016101620163037461620361736b04686f6d65036e61760a61736b2d77696e646f770861736b2d726f6f740e61736b2d636f6e74726f6c6c65721361736b2d636f6e74726f6c6c65722d766965771961736b2d636f6e74726f6c6c65722d7472616e736974696f6e1661736b2d636f6e74726f6c6c65722d64696d6d696e6702763402763101410001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020000000276340d0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000001610000000000020000000276310e020000000a61736b2d77696e646f7707000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000004686f6d6505000000000000000000000000000000000000000000000000020000000e61736b2d636f6e74726f6c6c657209000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000001630200000000020000000361736b0400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020000000861736b2d726f6f74080000000002000000036e61760600000000000000000000000000000000000000000000000000000000020000001961736b2d636f6e74726f6c6c65722d7472616e736974696f6e0b0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020000001361736b2d636f6e74726f6c6c65722d766965770a00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002000000037461620300000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000001410f000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020000001661736b2d636f6e74726f6c6c65722d64696d6d696e670c00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000001620100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200c0000000f10554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c65720106e8aebee7bdae00065549566965770000000000000000000000000b646973617070656172656400010000000000000000087374616e64617264000100000000000000000000000000000000000000000000000000000000000000000000000003125549546162426172436f6e74726f6c6c6572125549546162426172436f6e74726f6c6c65720106e8aebee7bdae001555494c61796f7574436f6e7461696e657256696577010600000000000000000000000b646973617070656172656400010000000000000000087374616e646172640001010000000001000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000061655494e617669676174696f6e436f6e74726f6c6c65721655494e617669676174696f6e436f6e74726f6c6c65720106e8aebee7bdae001555494c61796f7574436f6e7461696e65725669657700020000000503000000000000000b646973617070656172656401010000000000000000087374616e6461726400010100000000010000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000510554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c65720106e8aebee7bdae0006554956696577010600000000000000000000000b646973617070656172656400010000000000000000087374616e646172640001000000000000000000000000000000000000000000000000000000000000000000000000082855494170706c69636174696f6e526f746174696f6e466f6c6c6f77696e67436f6e74726f6c6c657210554956696577436f6e74726f6c6c657200000655495669657700000000000109000000000001070b646973617070656172656400010000000000000000087374616e64617264000100000000000000000000000000000000000000000000000000000000000000000000000009115549416c657274436f6e74726f6c6c6572115549416c657274436f6e74726f6c6c6572010ce7a1aee5ae9ae59097efbc9f010a165f5549416c657274436f6e74726f6c6c657256696577000000000000010801046f7665720970726573656e7465640107010b000100000000000105616c657274000200000006e58f96e6b6880663616e63656c03e5a5bd0764656661756c740000000001040008617070656172656400010000000000000000087374616e64617264000100000000000000000000000000000000000000000000000000000000000000000000010020140001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020000000276340d0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000001610000000000020000000276310e0200000007632e6f776e657202000000000000000000000000000000000000000000000000000000000000000000000000000000000200000007612e6f776e65720000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000004686f6d650500000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020000000361736b0400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002000000036e61760600000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000007622e6f776e657201000000000000000000000000000000000000000002000000037461620300000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000001410f0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000160000000007000000000000000000000000000000000002000000040b5549416c65727456696577010ce7a1aee5ae9ae59097efbc9f000200000006e58f96e6b68803e5a5bd0764656661756c74010701090000000001000000046d61696e020000000000000000f66fa74f33ef7289',-6818564005016972721);

-- random-ios13-0
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2517,'random-ios13-0','xaengy',CAST('{"profile":"ios13","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"optional","touchMakesKey":false,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,33);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2517,1,CAST('PATCH /application
{"state":"background"}' AS BLOB),1,2,-222926271920043999),
(2517,2,CAST('POST /scenes
{"id":"left"}' AS BLOB),3,1,-5122344983036895517),
(2517,3,CAST('POST /scenes
' AS BLOB),4,1,-5303851602882523193),
(2517,4,CAST('POST /windows
{"id":"c","frame":[2,9,81,50.5]}' AS BLOB),5,0,181911156075657096),
(2517,5,CAST('POST /views
{"id":"v2","superview":"c","frame":[16,226,44,50.5]}' AS BLOB),5,7,-8716993185126707762),
(2517,6,CAST('POST /windows
{"id":"a","frame":[56,240,53,50.5]}' AS BLOB),12,0,-1720508370705103097),
(2517,7,CAST('POST /views/c/subviews
{"view":"v2"}' AS BLOB),12,0,3577492148705952898),
(2517,8,CAST('POST /views
{"id":"v3","superview":"c","frame":[12,265,123,50.5]}' AS BLOB),12,7,-143505561381925346),
(2517,9,CAST('PATCH /views/v2
{"frame":[132,223,148,50.5],"alpha":0}' AS BLOB),19,2,5805516147535843316),
(2517,10,CAST('DELETE /references/v3
' AS BLOB),21,0,-7220049586493768131),
(2517,11,CAST('POST /windows/c/makeKey
' AS BLOB),21,0,8773930423188394059),
(2517,12,CAST('POST /views/a/subviews
{"view":"v3"}' AS BLOB),21,8,6930794832099103843),
(2517,13,CAST('POST /inputs
{"type":"tap","at":[6,339]}' AS BLOB),29,0,4099640370752396904),
(2517,14,CAST('POST /scenes
' AS BLOB),29,1,-5303851602882523193),
(2517,15,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),30,0,4300014696512280105),
(2517,16,CAST('PATCH /windows/c
{"isHidden":true,"windowLevel":"alert"}' AS BLOB),30,0,-6446718173489409713),
(2517,17,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),30,0,330203035817663325),
(2517,18,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),30,0,5923575542717608431),
(2517,19,CAST('PATCH /views/v2
{"frame":[87,57,188,50.5],"alpha":0}' AS BLOB),30,2,721828741946928388),
(2517,20,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),32,0,-430928917670273901),
(2517,21,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),32,0,1364654489772078654),
(2517,22,CAST('DELETE /references/A
' AS BLOB),32,1,8148298379868743777),
(2517,23,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),33,0,330203035817663325),
(2517,24,CAST('PATCH /application
{"state":"background"}' AS BLOB),33,0,-222926271920043999),
(2517,25,CAST('PUT /references/c.kept
{"object":"v3"}' AS BLOB),33,0,7283135770149132739),
(2517,26,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),33,0,5923575542717608431),
(2517,27,CAST('POST /inputs
{"type":"tap","at":[100,104]}' AS BLOB),33,0,3381629499178670963),
(2517,28,CAST('POST /windows/c/makeKey
' AS BLOB),33,0,8773930423188394059),
(2517,29,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),33,0,330203035817663325),
(2517,30,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),33,1,-6836053445158175470);

-- random-ios13-1
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2518,'random-ios13-1','6gyiv3',CAST('{"profile":"ios13","device":"iPhone 5s","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"optional","touchMakesKey":false,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,11);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2518,1,CAST('POST /windows
{"id":"b","frame":[179,127,70,50.5]}' AS BLOB),1,0,-8746091066869406875),
(2518,2,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),1,2,-962325199769512983),
(2518,3,CAST('POST /windows
{"id":"c","frame":[62,216,27,50.5]}' AS BLOB),3,0,-8339429315513297324),
(2518,4,CAST('POST /scenes
{"id":"left"}' AS BLOB),3,1,-5122344983036895517),
(2518,5,CAST('POST /windows/c/makeKey
' AS BLOB),4,0,8773930423188394059),
(2518,6,CAST('PATCH /windows/b
{"isHidden":true,"windowLevel":"alert"}' AS BLOB),4,2,9096532591573574976),
(2518,7,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),6,0,330203035817663325),
(2518,8,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),6,0,5923575542717608431),
(2518,9,CAST('POST /windows
{"id":"a","frame":[187,116,152,50.5]}' AS BLOB),6,0,-5257409057941016652),
(2518,10,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),6,0,330203035817663325),
(2518,11,CAST('PATCH /windows/b
{"windowScene":"left"}' AS BLOB),6,0,-1301928054373279751),
(2518,12,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),6,0,-430928917670273901),
(2518,13,CAST('POST /windows/b/makeKey
' AS BLOB),6,1,-4085112580418387742),
(2518,14,CAST('POST /controllers/B/dismiss
{"animated":false}' AS BLOB),7,0,-2276585183689041441),
(2518,15,CAST('PATCH /windows/b
{"windowScene":"left"}' AS BLOB),7,0,-1301928054373279751),
(2518,16,CAST('POST /inputs
{"type":"tap","at":[296,22]}' AS BLOB),7,0,1784552597077570966),
(2518,17,CAST('POST /scenes
' AS BLOB),7,1,-5303851602882523193),
(2518,18,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),8,0,330203035817663325),
(2518,19,CAST('PATCH /windows/c
{"isHidden":true,"windowLevel":0}' AS BLOB),8,0,9166205069896232637),
(2518,20,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","title":"设置"}' AS BLOB),8,0,5934054500342608901),
(2518,21,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),8,1,-962325199769512983),
(2518,22,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),9,0,330203035817663325),
(2518,23,CAST('PATCH /windows/c
{"windowScene":"left"}' AS BLOB),9,0,-7536729043151669584),
(2518,24,CAST('PATCH /windows/c
{"windowScene":"left"}' AS BLOB),9,0,-7536729043151669584),
(2518,25,CAST('POST /controllers/B/dismiss
{"animated":true}' AS BLOB),9,0,-3326164006771579672),
(2518,26,CAST('POST /controllers/nav/popToRoot
{}' AS BLOB),9,0,2572033617891084490),
(2518,27,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),9,0,5687422765970617551),
(2518,28,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),9,3,-5475143325329567646),
(2518,29,CAST('PATCH /windows/c
{"isHidden":true,"windowLevel":0}' AS BLOB),12,0,9166205069896232637),
(2518,30,CAST('POST /inputs
{"type":"tap","at":[156,137]}' AS BLOB),12,0,-4730671896350974218);

-- random-ios13-2
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2519,'random-ios13-2','7rlp1i',CAST('{"profile":"ios13","device":"iPhone X","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"optional","touchMakesKey":false,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,4);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2519,1,CAST('POST /controllers
{"id":"home","class":"UIViewController","title":"设置"}' AS BLOB),1,0,582566796760767488),
(2519,2,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"a","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),1,1,-6485097754073038373),
(2519,3,CAST('POST /controllers/home/dismiss
{"animated":false}' AS BLOB),2,0,-8894178753740355132),
(2519,4,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),2,0,330203035817663325),
(2519,5,CAST('POST /inputs
{"type":"tap","at":[180,371]}' AS BLOB),2,0,-7820558724898809555),
(2519,6,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),2,0,330203035817663325),
(2519,7,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),2,0,330203035817663325),
(2519,8,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),2,0,6151215904868339482),
(2519,9,CAST('POST /scenes
{"id":"left"}' AS BLOB),2,1,-5122344983036895517),
(2519,10,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),3,0,330203035817663325),
(2519,11,CAST('POST /windows
{"id":"c","frame":[91,204,107,50.5]}' AS BLOB),3,0,-5897992115470208502),
(2519,12,CAST('PATCH /windows/a
{"isHidden":false,"windowLevel":0}' AS BLOB),3,0,-3984625282274753878),
(2519,13,CAST('PATCH /windows/c
{"windowScene":"left"}' AS BLOB),3,0,-7536729043151669584),
(2519,14,CAST('POST /windows
{"id":"b","frame":[75,139,145,50.5]}' AS BLOB),3,0,9004100789361701630),
(2519,15,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),3,0,-430928917670273901),
(2519,16,CAST('POST /controllers
{"id":"C","class":"UIViewController","title":"设置"}' AS BLOB),3,0,-8848855936784883200),
(2519,17,CAST('PATCH /windows/c
{"isHidden":true,"windowLevel":0}' AS BLOB),3,0,9166205069896232637),
(2519,18,CAST('PATCH /windows/a
{"isHidden":true,"windowLevel":1}' AS BLOB),3,1,6419197574862218926),
(2519,19,CAST('POST /inputs
{"type":"tap","at":[198,191]}' AS BLOB),4,0,2595737158965706036),
(2519,20,CAST('PATCH /application
{"state":"active"}' AS BLOB),4,0,6524705844041617891),
(2519,21,CAST('POST /controllers/home/dismiss
{"animated":true}' AS BLOB),4,0,-5624421672900764143),
(2519,22,CAST('PATCH /windows/c
{"rootViewController":null}' AS BLOB),4,0,6378404845067812589),
(2519,23,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),4,0,5687422765970617551),
(2519,24,CAST('PATCH /windows/c
{"isHidden":false,"windowLevel":1}' AS BLOB),4,1,-3438822138794242279),
(2519,25,CAST('POST /inputs
{"type":"tap","at":[181,168]}' AS BLOB),5,0,1868542210246655002),
(2519,26,CAST('POST /inputs
{"type":"tap","at":[124,65]}' AS BLOB),5,0,3891045057851388795),
(2519,27,CAST('PUT /references/a.kept
{"object":"a"}' AS BLOB),5,0,-4411244574325693161),
(2519,28,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),5,0,330203035817663325),
(2519,29,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),5,0,5923575542717608431),
(2519,30,CAST('PUT /references/b.kept
{"object":"home"}' AS BLOB),5,0,-2332589326128072770);

-- random-ios13-3
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2520,'random-ios13-3','5quxdg',CAST('{"profile":"ios13","device":"iPhone 14","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"optional","touchMakesKey":false,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,8);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2520,1,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),1,0,6151215904868339482),
(2520,2,CAST('POST /scenes
' AS BLOB),1,1,-5303851602882523193),
(2520,3,CAST('POST /scenes
' AS BLOB),2,1,-5303851602882523193),
(2520,4,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),3,0,330203035817663325),
(2520,5,CAST('POST /inputs
{"type":"tap","at":[17,308]}' AS BLOB),3,0,-1375401887063531600),
(2520,6,CAST('POST /windows
{"id":"a","frame":[38,171,38,50.5]}' AS BLOB),3,0,8741234554525161943),
(2520,7,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),3,0,5923575542717608431),
(2520,8,CAST('POST /scenes
' AS BLOB),3,1,-5303851602882523193),
(2520,9,CAST('POST /inputs
{"type":"tap","at":[247,391]}' AS BLOB),4,0,4910871870281531867),
(2520,10,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),4,1,-6836053445158175470),
(2520,11,CAST('POST /scenes
{"id":"left"}' AS BLOB),5,1,-5122344983036895517),
(2520,12,CAST('POST /inputs
{"type":"tap","at":[260,322]}' AS BLOB),6,0,6134942978829412010),
(2520,13,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),6,0,330203035817663325),
(2520,14,CAST('POST /inputs
{"type":"tap","at":[154,161]}' AS BLOB),6,0,5830153755037741907),
(2520,15,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),6,0,330203035817663325),
(2520,16,CAST('POST /windows
{"id":"c","frame":[78,275,95,50.5]}' AS BLOB),6,0,1767537609230285867),
(2520,17,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),6,0,330203035817663325),
(2520,18,CAST('POST /inputs
{"type":"tap","at":[138,142]}' AS BLOB),6,0,-2483368021267377806),
(2520,19,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),6,0,5923575542717608431),
(2520,20,CAST('POST /inputs
{"type":"tap","at":[136,221]}' AS BLOB),6,0,2393896770659002042),
(2520,21,CAST('PUT /references/c.kept
{"object":"b"}' AS BLOB),6,0,2210479029408504256),
(2520,22,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),6,0,-430928917670273901),
(2520,23,CAST('PUT /references/c.kept
{"object":"a"}' AS BLOB),6,0,399338187133663053),
(2520,24,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),6,0,330203035817663325),
(2520,25,CAST('PATCH /windows/a
{"isHidden":false,"windowLevel":1}' AS BLOB),6,1,-3985474105251543545),
(2520,26,CAST('POST /inputs
{"type":"tap","at":[61,304]}' AS BLOB),7,0,5467932940984982617),
(2520,27,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),7,2,7276731318947589908),
(2520,28,CAST('PATCH /windows/a
{"windowScene":"left"}' AS BLOB),9,0,-2269009231317398266),
(2520,29,CAST('PATCH /application
{"state":"active"}' AS BLOB),9,0,6524705844041617891),
(2520,30,CAST('PATCH /windows/b
{"isHidden":false,"windowLevel":1}' AS BLOB),9,0,-5200561406626256040);

-- random-ios13-4
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2521,'random-ios13-4','82e9pm',CAST('{"profile":"ios13","device":"iPhone 8","launch":"foreground","runLoop":"manual","knobs":{"scenes":"optional","touchMakesKey":false,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,37);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2521,1,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),1,0,5923575542717608431),
(2521,2,CAST('PATCH /application
{"state":"background"}' AS BLOB),1,2,-222926271920043999),
(2521,3,CAST('PATCH /application
{"state":"active"}' AS BLOB),3,2,6524705844041617891),
(2521,4,CAST('POST /windows
{"id":"b","frame":[-4,121,89,50.5]}' AS BLOB),5,0,-6763668089988404149),
(2521,5,CAST('POST /windows/b/makeKey
' AS BLOB),5,1,-4085112580418387742),
(2521,6,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),6,0,330203035817663325),
(2521,7,CAST('POST /scenes
' AS BLOB),6,1,-5303851602882523193),
(2521,8,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),7,0,-430928917670273901),
(2521,9,CAST('POST /windows/b/makeKey
' AS BLOB),7,0,-4085112580418387742),
(2521,10,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"c","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),7,1,-6303761176771391307),
(2521,11,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","title":"设置"}' AS BLOB),8,0,5934054500342608901),
(2521,12,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"a","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),8,1,-6485097754073038373),
(2521,13,CAST('POST /scenes
{"id":"left"}' AS BLOB),9,1,-5122344983036895517),
(2521,14,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),10,0,5923575542717608431),
(2521,15,CAST('PATCH /windows/a
{"windowScene":"left"}' AS BLOB),10,0,-2269009231317398266),
(2521,16,CAST('POST /inputs
{"type":"tap","at":[272,185]}' AS BLOB),10,0,1447136937171141392),
(2521,17,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),10,0,330203035817663325),
(2521,18,CAST('POST /windows/b/makeKey
' AS BLOB),10,0,-4085112580418387742),
(2521,19,CAST('POST /controllers/nav/popToRoot
{}' AS BLOB),10,0,2572033617891084490),
(2521,20,CAST('PATCH /application
{"state":"background"}' AS BLOB),10,2,-222926271920043999),
(2521,21,CAST('PATCH /windows/a
{"windowScene":"left"}' AS BLOB),12,0,-2269009231317398266),
(2521,22,CAST('POST /scenes
' AS BLOB),12,1,-5303851602882523193),
(2521,23,CAST('POST /inputs
{"type":"tap","at":[288,349]}' AS BLOB),13,0,7686835847364044971),
(2521,24,CAST('PATCH /windows/c
{"windowScene":"left"}' AS BLOB),13,0,-7536729043151669584),
(2521,25,CAST('PATCH /windows/c
{"windowScene":"left"}' AS BLOB),13,0,-7536729043151669584),
(2521,26,CAST('PATCH /windows/a
{"windowScene":"left"}' AS BLOB),13,0,-2269009231317398266),
(2521,27,CAST('POST /views
{"id":"v4","superview":"c","frame":[2,276,171,50.5]}' AS BLOB),13,7,1665526695780431795),
(2521,28,CAST('POST /views
{"id":"v3","superview":"b","frame":[-4,9,124,50.5]}' AS BLOB),20,7,-7131181419937389216),
(2521,29,CAST('POST /views/b/subviews
{"view":"v4"}' AS BLOB),27,7,-3827872696409713255),
(2521,30,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),34,4,6442357219630733550);

-- random-ios13-5
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2522,'random-ios13-5','a3wk4i',CAST('{"profile":"ios13","device":"iPhone 5s","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"optional","touchMakesKey":false,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,21);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2522,1,CAST('POST /windows
{"id":"a","frame":[6,156,1,50.5]}' AS BLOB),1,0,6130278662125760613),
(2522,2,CAST('PUT /references/c.kept
{"object":"a"}' AS BLOB),1,0,399338187133663053),
(2522,3,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),1,4,6442357219630733550),
(2522,4,CAST('POST /inputs
{"type":"tap","at":[117,114]}' AS BLOB),5,0,-7114804023857686818),
(2522,5,CAST('POST /scenes
' AS BLOB),5,1,-5303851602882523193),
(2522,6,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),6,0,330203035817663325),
(2522,7,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),6,0,330203035817663325),
(2522,8,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),6,0,6442357219630733550),
(2522,9,CAST('POST /windows
{"id":"b","frame":[-7,214,95,50.5]}' AS BLOB),6,0,-3521868422141625928),
(2522,10,CAST('POST /inputs
{"type":"tap","at":[208,85]}' AS BLOB),6,0,-5117136944250828452),
(2522,11,CAST('POST /windows/a/makeKey
' AS BLOB),6,0,-4277012787105656895),
(2522,12,CAST('POST /scenes
' AS BLOB),6,1,-5303851602882523193),
(2522,13,CAST('POST /inputs
{"type":"tap","at":[190,68]}' AS BLOB),7,0,-7964038080112389335),
(2522,14,CAST('POST /scenes
{"id":"left"}' AS BLOB),7,1,-5122344983036895517),
(2522,15,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),8,0,330203035817663325),
(2522,16,CAST('POST /inputs
{"type":"tap","at":[24,340]}' AS BLOB),8,0,7855446015097409754),
(2522,17,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),8,0,1364654489772078654),
(2522,18,CAST('PATCH /windows/a
{"windowScene":"left"}' AS BLOB),8,0,-2269009231317398266),
(2522,19,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),8,0,330203035817663325),
(2522,20,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),8,0,4300014696512280105),
(2522,21,CAST('POST /inputs
{"type":"tap","at":[219,225]}' AS BLOB),8,0,-6934713400184301152),
(2522,22,CAST('PATCH /application
{"state":"active"}' AS BLOB),8,0,6524705844041617891),
(2522,23,CAST('POST /views
{"id":"v1","superview":"a","frame":[142,120,1,50.5]}' AS BLOB),8,7,6609637774467191243),
(2522,24,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),15,0,330203035817663325),
(2522,25,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),15,0,330203035817663325),
(2522,26,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),15,4,5923575542717608431),
(2522,27,CAST('PATCH /application
{"state":"background"}' AS BLOB),19,2,-222926271920043999),
(2522,28,CAST('POST /scenes
' AS BLOB),21,1,-5303851602882523193),
(2522,29,CAST('POST /inputs
{"type":"tap","at":[195,17]}' AS BLOB),22,0,4296177894430314462),
(2522,30,CAST('PATCH /windows/b
{"windowScene":"left"}' AS BLOB),22,0,-1301928054373279751);

-- random-ios13-6
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2523,'random-ios13-6','tjw4ln',CAST('{"profile":"ios13","device":"iPhone X","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"optional","touchMakesKey":false,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false},"nib":{"windows":[{"id":"main","outlets":["delegate.window"],"rootViewController":{"id":"home","view":{"id":"board","subviews":[{"id":"title","class":"UILabel"}]}}}]}}' AS BLOB),x'',31,14);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2523,1,CAST('POST /nibs
{"windows":[{"id":"main","outlets":["delegate.window"],"rootViewController":{"id":"home","view":{"id":"board","subviews":[{"id":"title","class":"UILabel"}]}}}]}' AS BLOB),1,8,-4277619459591903072),
(2523,2,CAST('POST /windows
{"id":"c","frame":[7,27,54,50.5]}' AS BLOB),9,0,-1965192711227407557),
(2523,3,CAST('POST /windows
{"id":"a","frame":[71,180,20,50.5]}' AS BLOB),9,0,-2695325940276932209),
(2523,4,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),9,0,330203035817663325),
(2523,5,CAST('PATCH /application
{"state":"active"}' AS BLOB),9,0,6524705844041617891),
(2523,6,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","title":"设置"}' AS BLOB),9,0,5934054500342608901),
(2523,7,CAST('POST /scenes
{"id":"left"}' AS BLOB),9,1,-5122344983036895517),
(2523,8,CAST('PUT /references/c.kept
{"object":"c"}' AS BLOB),10,0,1582463276307212559),
(2523,9,CAST('PATCH /windows/a
{"windowScene":"left"}' AS BLOB),10,0,-2269009231317398266),
(2523,10,CAST('POST /scenes
' AS BLOB),10,1,-5303851602882523193),
(2523,11,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),11,0,330203035817663325),
(2523,12,CAST('PATCH /windows/a
{"windowScene":"left"}' AS BLOB),11,0,-2269009231317398266),
(2523,13,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),11,0,5687422765970617551),
(2523,14,CAST('PATCH /application
{"state":"active"}' AS BLOB),11,0,6524705844041617891),
(2523,15,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),11,0,5687422765970617551),
(2523,16,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),11,0,330203035817663325),
(2523,17,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),11,0,330203035817663325),
(2523,18,CAST('PATCH /windows/c
{"windowScene":"left"}' AS BLOB),11,0,-7536729043151669584),
(2523,19,CAST('POST /controllers/nav/dismiss
{"animated":true}' AS BLOB),11,0,7287598245640452827),
(2523,20,CAST('POST /inputs
{"type":"tap","at":[97,179]}' AS BLOB),11,0,839562162367926406),
(2523,21,CAST('POST /windows/c/makeKey
' AS BLOB),11,1,8773930423188394059),
(2523,22,CAST('PUT /references/c.kept
{"object":"nav"}' AS BLOB),12,0,8470214144417806335),
(2523,23,CAST('PATCH /windows/c
{"windowScene":"left"}' AS BLOB),12,0,-7536729043151669584),
(2523,24,CAST('POST /controllers/nav/popToRoot
{}' AS BLOB),12,0,2572033617891084490),
(2523,25,CAST('POST /controllers
{"id":"C","class":"UIViewController","title":"设置"}' AS BLOB),12,0,-8848855936784883200),
(2523,26,CAST('PATCH /windows/a
{"windowScene":"left"}' AS BLOB),12,0,-2269009231317398266),
(2523,27,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),12,0,330203035817663325),
(2523,28,CAST('POST /scenes
' AS BLOB),12,1,-5303851602882523193),
(2523,29,CAST('PATCH /windows/c
{"isHidden":true,"windowLevel":1}' AS BLOB),13,0,9167045096779996616),
(2523,30,CAST('POST /windows
{"id":"b","frame":[165,49,83,50.5]}' AS BLOB),13,0,1458560413004338587),
(2523,31,CAST('POST /windows/a/makeKey
' AS BLOB),13,2,-4277012787105656895);

-- random-ios13-7
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2524,'random-ios13-7','nwjwlu',CAST('{"profile":"ios13","device":"iPhone 14","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"optional","touchMakesKey":false,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,11);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2524,1,CAST('PATCH /application
{"state":"background"}' AS BLOB),1,2,-222926271920043999),
(2524,2,CAST('POST /scenes
' AS BLOB),3,1,-5303851602882523193),
(2524,3,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),4,0,330203035817663325),
(2524,4,CAST('POST /inputs
{"type":"tap","at":[158,228]}' AS BLOB),4,0,-8489336165648825951),
(2524,5,CAST('POST /windows
{"id":"b","frame":[48,163,174,50.5]}' AS BLOB),4,0,7288476191484868795),
(2524,6,CAST('PATCH /windows/b
{"isHidden":false,"windowLevel":"alert"}' AS BLOB),4,1,7222790765832057791),
(2524,7,CAST('POST /scenes
' AS BLOB),5,1,-5303851602882523193),
(2524,8,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),6,0,1364654489772078654),
(2524,9,CAST('POST /scenes
{"id":"left"}' AS BLOB),6,1,-5122344983036895517),
(2524,10,CAST('POST /inputs
{"type":"tap","at":[260,392]}' AS BLOB),7,0,-2346009963736849667),
(2524,11,CAST('PATCH /windows/b
{"isHidden":true,"windowLevel":"alert"}' AS BLOB),7,1,9096532591573574976),
(2524,12,CAST('PATCH /application
{"state":"background"}' AS BLOB),8,0,-222926271920043999),
(2524,13,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"a","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),8,1,-6485097754073038373),
(2524,14,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),9,0,330203035817663325),
(2524,15,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),9,0,5923575542717608431),
(2524,16,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),9,0,330203035817663325),
(2524,17,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),9,0,330203035817663325),
(2524,18,CAST('PATCH /windows/a
{"isHidden":true,"windowLevel":0}' AS BLOB),9,1,6418348751885429259),
(2524,19,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),10,0,330203035817663325),
(2524,20,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),10,0,330203035817663325),
(2524,21,CAST('POST /inputs
{"type":"tap","at":[289,7]}' AS BLOB),10,0,1220678112891857211),
(2524,22,CAST('PATCH /windows/b
{"windowScene":"left"}' AS BLOB),10,0,-1301928054373279751),
(2524,23,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),10,0,330203035817663325),
(2524,24,CAST('PATCH /windows/a
{"windowScene":"left"}' AS BLOB),10,0,-2269009231317398266),
(2524,25,CAST('POST /windows
{"id":"c","frame":[170,146,53,50.5]}' AS BLOB),10,0,6005041862680578877),
(2524,26,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),10,2,7276731318947589908),
(2524,27,CAST('PATCH /windows/b
{"windowScene":"left"}' AS BLOB),12,0,-1301928054373279751),
(2524,28,CAST('POST /inputs
{"type":"tap","at":[160,246]}' AS BLOB),12,0,-7358702016590870454),
(2524,29,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","title":"设置"}' AS BLOB),12,0,5934054500342608901),
(2524,30,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),12,0,5923575542717608431);

-- random-ios13-8
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2525,'random-ios13-8','ddqfba',CAST('{"profile":"ios13","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"optional","touchMakesKey":false,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,42);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2525,1,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),1,0,-430928917670273901),
(2525,2,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),1,0,1364654489772078654),
(2525,3,CAST('POST /windows
{"id":"c","frame":[-7,112,39,50.5]}' AS BLOB),1,0,-1862537054749854960),
(2525,4,CAST('POST /controllers
{"id":"home","class":"UIViewController","title":"设置"}' AS BLOB),1,0,582566796760767488),
(2525,5,CAST('POST /controllers/A/dismiss
{"animated":false}' AS BLOB),1,0,-6280152251374465528),
(2525,6,CAST('POST /windows/c/makeKey
' AS BLOB),1,1,8773930423188394059),
(2525,7,CAST('POST /inputs
{"type":"tap","at":[290,249]}' AS BLOB),2,0,-7230832428281574399),
(2525,8,CAST('POST /scenes
{"id":"left"}' AS BLOB),2,1,-5122344983036895517),
(2525,9,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),3,1,7276731318947589908),
(2525,10,CAST('POST /inputs
{"type":"tap","at":[116,268]}' AS BLOB),4,0,-2006282469635304533),
(2525,11,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),4,0,330203035817663325),
(2525,12,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),4,0,5923575542717608431),
(2525,13,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),4,1,-6836053445158175470),
(2525,14,CAST('PATCH /windows/b
{"rootViewController":"A"}' AS BLOB),5,25,-1704549673401523278),
(2525,15,CAST('POST /views
{"id":"v1","superview":"c","frame":[112,8,26,50.5]}' AS BLOB),30,7,8242214295995474884),
(2525,16,CAST('DELETE /references/A
' AS BLOB),37,0,8148298379868743777),
(2525,17,CAST('PATCH /application
{"state":"active"}' AS BLOB),37,0,6524705844041617891),
(2525,18,CAST('PATCH /application
{"state":"active"}' AS BLOB),37,0,6524705844041617891),
(2525,19,CAST('PATCH /windows/b
{"windowScene":"left"}' AS BLOB),37,0,-1301928054373279751),
(2525,20,CAST('POST /windows/b/makeKey
' AS BLOB),37,2,-4085112580418387742),
(2525,21,CAST('POST /views/v1/becomeFirstResponder
' AS BLOB),39,0,-9039751687483854962),
(2525,22,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),39,0,330203035817663325),
(2525,23,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),39,0,5923575542717608431),
(2525,24,CAST('PATCH /windows/c
{"isHidden":true,"windowLevel":1}' AS BLOB),39,1,9167045096779996616),
(2525,25,CAST('POST /windows
{"id":"a","frame":[4,92,102,50.5]}' AS BLOB),40,0,5676178513537477988),
(2525,26,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),40,3,7276731318947589908),
(2525,27,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),43,0,5687422765970617551),
(2525,28,CAST('PATCH /windows/a
{"windowScene":"left"}' AS BLOB),43,0,-2269009231317398266),
(2525,29,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),43,0,330203035817663325),
(2525,30,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),43,0,330203035817663325);

-- random-ios13-9
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2526,'random-ios13-9','jtsqyq',CAST('{"profile":"ios13","device":"iPhone 5s","launch":"foreground","runLoop":"manual","knobs":{"scenes":"optional","touchMakesKey":false,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,6);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2526,1,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),1,0,4300014696512280105),
(2526,2,CAST('POST /inputs
{"type":"tap","at":[127,386]}' AS BLOB),1,0,2167878604344586940),
(2526,3,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),1,0,330203035817663325),
(2526,4,CAST('POST /windows
{"id":"c","frame":[177,127,7,50.5]}' AS BLOB),1,0,2928946356685741824),
(2526,5,CAST('POST /windows/c/makeKey
' AS BLOB),1,1,8773930423188394059),
(2526,6,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),2,0,6151215904868339482),
(2526,7,CAST('PATCH /windows/c
{"rootViewController":null}' AS BLOB),2,0,6378404845067812589),
(2526,8,CAST('POST /windows
{"id":"a","frame":[75,253,84,50.5]}' AS BLOB),2,0,-2984807458337809344),
(2526,9,CAST('PATCH /application
{"state":"active"}' AS BLOB),2,0,6524705844041617891),
(2526,10,CAST('POST /scenes
' AS BLOB),2,1,-5303851602882523193),
(2526,11,CAST('PATCH /windows/c
{"rootViewController":null}' AS BLOB),3,0,6378404845067812589),
(2526,12,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),3,0,330203035817663325),
(2526,13,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),3,0,5687422765970617551),
(2526,14,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","title":"设置"}' AS BLOB),3,0,5934054500342608901),
(2526,15,CAST('POST /controllers/nav/popToRoot
{}' AS BLOB),3,0,2572033617891084490),
(2526,16,CAST('POST /controllers/nav/push
{"controller":"tab","animated":false}' AS BLOB),3,1,-8790784418457152369),
(2526,17,CAST('DELETE /references/tab
' AS BLOB),4,0,8508668900484349897),
(2526,18,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),4,1,7276731318947589908),
(2526,19,CAST('POST /inputs
{"type":"tap","at":[21,248]}' AS BLOB),5,0,-433858715477167066),
(2526,20,CAST('POST /windows/a/makeKey
' AS BLOB),5,0,-4277012787105656895),
(2526,21,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),5,1,330203035817663325),
(2526,22,CAST('PUT /references/c.kept
{"object":"tab"}' AS BLOB),6,0,7320107769606685741),
(2526,23,CAST('POST /controllers/nav/pop
{}' AS BLOB),6,0,-6325120663391127011),
(2526,24,CAST('POST /scenes
{"id":"left"}' AS BLOB),6,1,-5122344983036895517),
(2526,25,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),7,0,5687422765970617551),
(2526,26,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),7,0,-430928917670273901),
(2526,27,CAST('POST /inputs
{"type":"tap","at":[17,120]}' AS BLOB),7,0,3403391916045721188),
(2526,28,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),7,0,5923575542717608431),
(2526,29,CAST('POST /inputs
{"type":"tap","at":[98,342]}' AS BLOB),7,0,-6391661817278590825),
(2526,30,CAST('POST /controllers/nav/popToRoot
{}' AS BLOB),7,0,2572033617891084490);

-- long-ios13
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2527,'long-ios13','zzvodz',CAST('{"profile":"ios13","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"optional","touchMakesKey":false,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',1026,980);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2527,1,CAST('POST /windows
{"id":"a"}' AS BLOB),1,0,7433756470522746995),
(2527,2,CAST('PUT /references/a.owner
{"object":"a"}' AS BLOB),1,0,-7526271820608242344),
(2527,3,CAST('POST /windows
{"id":"b"}' AS BLOB),1,0,6870765835100986538),
(2527,4,CAST('PUT /references/b.owner
{"object":"b"}' AS BLOB),1,0,8289721644836121034),
(2527,5,CAST('POST /windows
{"id":"c"}' AS BLOB),1,0,6250349906372375473),
(2527,6,CAST('PUT /references/c.owner
{"object":"c"}' AS BLOB),1,0,-7695445929145728024),
(2527,7,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),1,0,-7354445327069593830),
(2527,8,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),1,0,-2283878015952963723),
(2527,9,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),1,2,7276731318947589908),
(2527,10,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),3,0,-2283878015952963723),
(2527,11,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),3,0,7276731318947589908),
(2527,12,CAST('POST /windows/c/makeKey
' AS BLOB),3,0,8773930423188394059),
(2527,13,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),3,0,-2283878015952963723),
(2527,14,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),3,1,-2016837948165473347),
(2527,15,CAST('POST /windows/c/makeKey
' AS BLOB),4,0,8773930423188394059),
(2527,16,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),4,3,-8722946263052837043),
(2527,17,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),7,0,-8722946263052837043),
(2527,18,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),7,0,-7355575625023205513),
(2527,19,CAST('POST /windows/c/makeKey
' AS BLOB),7,2,8773930423188394059),
(2527,20,CAST('POST /windows/b/makeKey
' AS BLOB),9,2,-4085112580418387742),
(2527,21,CAST('POST /windows/a/makeKey
' AS BLOB),11,2,-4277012787105656895),
(2527,22,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),13,1,-338817743101531530),
(2527,23,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),14,0,-2016837948165473347),
(2527,24,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),14,0,-7354445327069593830),
(2527,25,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),14,3,7276731318947589908),
(2527,26,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),17,0,-2016837948165473347),
(2527,27,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),17,1,2611972040586493747),
(2527,28,CAST('POST /windows/b/makeKey
' AS BLOB),18,2,-4085112580418387742),
(2527,29,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),20,2,7276731318947589908),
(2527,30,CAST('POST /windows/b/makeKey
' AS BLOB),22,2,-4085112580418387742),
(2527,31,CAST('POST /windows/b/makeKey
' AS BLOB),24,0,-4085112580418387742),
(2527,32,CAST('POST /windows/b/makeKey
' AS BLOB),24,0,-4085112580418387742),
(2527,33,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),24,0,6026880111664425435),
(2527,34,CAST('POST /windows/c/makeKey
' AS BLOB),24,2,8773930423188394059),
(2527,35,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),26,2,-962325199769512983),
(2527,36,CAST('POST /windows/c/makeKey
' AS BLOB),28,2,8773930423188394059),
(2527,37,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),30,0,-7353600902139317007),
(2527,38,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),30,0,2611972040586493747),
(2527,39,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),30,1,-338817743101531530),
(2527,40,CAST('POST /windows/a/makeKey
' AS BLOB),31,2,-4277012787105656895),
(2527,41,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),33,2,7276731318947589908),
(2527,42,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),35,2,-5475143325329567646),
(2527,43,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),37,0,6151215904868339482),
(2527,44,CAST('POST /windows/b/makeKey
' AS BLOB),37,2,-4085112580418387742),
(2527,45,CAST('POST /windows/c/makeKey
' AS BLOB),39,2,8773930423188394059),
(2527,46,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),41,0,-7353600902139317007),
(2527,47,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),41,2,-962325199769512983),
(2527,48,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),43,0,-2016837948165473347),
(2527,49,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),43,2,-5475143325329567646),
(2527,50,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),45,2,7276731318947589908),
(2527,51,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),47,0,-7353600902139317007),
(2527,52,CAST('POST /windows/a/makeKey
' AS BLOB),47,2,-4277012787105656895),
(2527,53,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),49,0,-338817743101531530),
(2527,54,CAST('POST /windows/b/makeKey
' AS BLOB),49,2,-4085112580418387742),
(2527,55,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),51,2,-5475143325329567646),
(2527,56,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),53,2,-962325199769512983),
(2527,57,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),55,0,-962325199769512983),
(2527,58,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),55,2,7276731318947589908),
(2527,59,CAST('POST /windows/c/makeKey
' AS BLOB),57,0,8773930423188394059),
(2527,60,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),57,0,-7355575625023205513),
(2527,61,CAST('POST /windows/c/makeKey
' AS BLOB),57,0,8773930423188394059),
(2527,62,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),57,0,-3512892215147162056),
(2527,63,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),57,0,6029694861432077920),
(2527,64,CAST('POST /windows/a/makeKey
' AS BLOB),57,2,-4277012787105656895),
(2527,65,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),59,3,2611972040586493747),
(2527,66,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),62,0,-3512892215147162056),
(2527,67,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),62,0,-2284722440883240546),
(2527,68,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),62,0,-3512892215147162056),
(2527,69,CAST('POST /windows/a/makeKey
' AS BLOB),62,2,-4277012787105656895),
(2527,70,CAST('POST /windows/b/makeKey
' AS BLOB),64,2,-4085112580418387742),
(2527,71,CAST('POST /windows/b/makeKey
' AS BLOB),66,0,-4085112580418387742),
(2527,72,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),66,2,7276731318947589908),
(2527,73,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),68,0,6028854834548313941),
(2527,74,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),68,3,-5475143325329567646),
(2527,75,CAST('POST /windows/b/makeKey
' AS BLOB),71,2,-4085112580418387742),
(2527,76,CAST('POST /windows/a/makeKey
' AS BLOB),73,2,-4277012787105656895),
(2527,77,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),75,0,-7352760875255553028),
(2527,78,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),75,1,-8722946263052837043),
(2527,79,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),76,0,-7355575625023205513),
(2527,80,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),76,0,-8722946263052837043),
(2527,81,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),76,0,6029694861432077920),
(2527,82,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),76,0,-2016837948165473347),
(2527,83,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),76,0,-8722946263052837043),
(2527,84,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),76,3,7276731318947589908),
(2527,85,CAST('POST /windows/a/makeKey
' AS BLOB),79,2,-4277012787105656895),
(2527,86,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),81,0,-2283878015952963723),
(2527,87,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),81,0,6028854834548313941),
(2527,88,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),81,0,-2285852738836852229),
(2527,89,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),81,0,-7352760875255553028),
(2527,90,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),81,0,-7355575625023205513),
(2527,91,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),81,2,-962325199769512983),
(2527,92,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),83,0,-962325199769512983),
(2527,93,CAST('POST /windows/a/makeKey
' AS BLOB),83,2,-4277012787105656895),
(2527,94,CAST('POST /windows/a/makeKey
' AS BLOB),85,0,-4277012787105656895),
(2527,95,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),85,0,-5475143325329567646),
(2527,96,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),85,0,-2283878015952963723),
(2527,97,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),85,0,-5475143325329567646),
(2527,98,CAST('POST /windows/b/makeKey
' AS BLOB),85,2,-4085112580418387742),
(2527,99,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),87,3,-224917360849148362),
(2527,100,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),90,0,-3512892215147162056),
(2527,101,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),90,0,6027728934641215102),
(2527,102,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),90,2,7276731318947589908),
(2527,103,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),92,0,7276731318947589908),
(2527,104,CAST('POST /windows/a/makeKey
' AS BLOB),92,2,-4277012787105656895),
(2527,105,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),94,0,-2283037989069199744),
(2527,106,CAST('POST /windows/b/makeKey
' AS BLOB),94,2,-4085112580418387742),
(2527,107,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),96,1,2611972040586493747),
(2527,108,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),97,0,-224917360849148362),
(2527,109,CAST('POST /scenes
' AS BLOB),97,1,-5303851602882523193),
(2527,110,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),98,0,-2283037989069199744),
(2527,111,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),98,1,-962325199769512983),
(2527,112,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),99,0,-7353600902139317007),
(2527,113,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),99,1,-338817743101531530),
(2527,114,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),100,0,-338817743101531530),
(2527,115,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),100,1,2611972040586493747),
(2527,116,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),101,2,-224917360849148362),
(2527,117,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),103,1,-338817743101531530),
(2527,118,CAST('POST /windows/b/makeKey
' AS BLOB),104,0,-4085112580418387742),
(2527,119,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),104,1,-8722946263052837043),
(2527,120,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),105,0,6026880111664425435),
(2527,121,CAST('POST /windows/c/makeKey
' AS BLOB),105,0,8773930423188394059),
(2527,122,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),105,0,6026880111664425435),
(2527,123,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),105,0,-2283878015952963723),
(2527,124,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),105,2,-962325199769512983),
(2527,125,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),107,0,-962325199769512983),
(2527,126,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),107,0,-2285852738836852229),
(2527,127,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),107,0,-2016837948165473347),
(2527,128,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),107,3,7276731318947589908),
(2527,129,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),110,1,-224917360849148362),
(2527,130,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),111,0,6026880111664425435),
(2527,131,CAST('POST /windows/a/makeKey
' AS BLOB),111,2,-4277012787105656895),
(2527,132,CAST('POST /inputs
{"type":"tap","at":[169,301]}' AS BLOB),113,0,-1551085583093012497),
(2527,133,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),113,1,-2016837948165473347),
(2527,134,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),114,0,-7354445327069593830),
(2527,135,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),114,2,2611972040586493747),
(2527,136,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),116,1,-962325199769512983),
(2527,137,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),117,0,-3512892215147162056),
(2527,138,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),117,0,-7354445327069593830),
(2527,139,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),117,3,-5475143325329567646),
(2527,140,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),120,2,-962325199769512983),
(2527,141,CAST('POST /windows/a/makeKey
' AS BLOB),122,2,-4277012787105656895),
(2527,142,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),124,2,2611972040586493747),
(2527,143,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),126,1,-962325199769512983),
(2527,144,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),127,0,-3512892215147162056),
(2527,145,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),127,0,-962325199769512983),
(2527,146,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),127,0,-2283037989069199744),
(2527,147,CAST('POST /windows/b/makeKey
' AS BLOB),127,0,-4085112580418387742),
(2527,148,CAST('POST /windows/a/makeKey
' AS BLOB),127,0,-4277012787105656895),
(2527,149,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),127,0,-3512892215147162056),
(2527,150,CAST('POST /windows/a/makeKey
' AS BLOB),127,0,-4277012787105656895),
(2527,151,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),127,2,7276731318947589908),
(2527,152,CAST('DELETE /references/c
' AS BLOB),129,0,8115752835680131827),
(2527,153,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),129,0,6029694861432077920),
(2527,154,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),129,2,-962325199769512983),
(2527,155,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),131,0,6027728934641215102),
(2527,156,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),131,0,-7354445327069593830),
(2527,157,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),131,0,-7352760875255553028),
(2527,158,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),131,0,-7355575625023205513),
(2527,159,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),131,1,-338817743101531530),
(2527,160,CAST('POST /windows/c/makeKey
' AS BLOB),132,2,8773930423188394059),
(2527,161,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),134,0,-2283878015952963723),
(2527,162,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),134,2,-962325199769512983),
(2527,163,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),136,2,7276731318947589908),
(2527,164,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),138,2,-5475143325329567646),
(2527,165,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),140,0,-3512892215147162056),
(2527,166,CAST('POST /windows/b/makeKey
' AS BLOB),140,2,-4085112580418387742),
(2527,167,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),142,0,-7352760875255553028),
(2527,168,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),142,2,7276731318947589908),
(2527,169,CAST('POST /windows/c/makeKey
' AS BLOB),144,0,8773930423188394059),
(2527,170,CAST('POST /windows/c/makeKey
' AS BLOB),144,0,8773930423188394059),
(2527,171,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),144,0,7276731318947589908),
(2527,172,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),144,2,-962325199769512983),
(2527,173,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),146,0,-962325199769512983),
(2527,174,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),146,0,-7352760875255553028),
(2527,175,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),146,2,-5475143325329567646),
(2527,176,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),148,0,-7354445327069593830),
(2527,177,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),148,0,6028854834548313941),
(2527,178,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),148,0,-7354445327069593830),
(2527,179,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),148,2,2611972040586493747),
(2527,180,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),150,0,-7352760875255553028),
(2527,181,CAST('POST /windows/c/makeKey
' AS BLOB),150,1,8773930423188394059),
(2527,182,CAST('POST /views
{"id":"v3","superview":"c","frame":[35,271,26,50.5]}' AS BLOB),151,7,-6469920407555869524),
(2527,183,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),158,1,-338817743101531530),
(2527,184,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),159,0,7276731318947589908),
(2527,185,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),159,2,-5475143325329567646),
(2527,186,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),161,0,6028854834548313941),
(2527,187,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),161,0,-2016837948165473347),
(2527,188,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),161,0,-5475143325329567646),
(2527,189,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),161,0,-338817743101531530),
(2527,190,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),161,0,-2284722440883240546),
(2527,191,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),161,0,-2283037989069199744),
(2527,192,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),161,0,-338817743101531530),
(2527,193,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),161,0,-7355575625023205513),
(2527,194,CAST('POST /windows/a/makeKey
' AS BLOB),161,0,-4277012787105656895),
(2527,195,CAST('POST /windows/c/makeKey
' AS BLOB),161,2,8773930423188394059),
(2527,196,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),163,0,7276731318947589908),
(2527,197,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),163,2,-5475143325329567646),
(2527,198,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),165,0,6027728934641215102),
(2527,199,CAST('POST /windows/b/makeKey
' AS BLOB),165,2,-4085112580418387742),
(2527,200,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),167,2,7276731318947589908),
(2527,201,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),169,0,-338817743101531530),
(2527,202,CAST('POST /windows/b/makeKey
' AS BLOB),169,2,-4085112580418387742),
(2527,203,CAST('POST /windows/c/makeKey
' AS BLOB),171,2,8773930423188394059),
(2527,204,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),173,1,2611972040586493747),
(2527,205,CAST('POST /windows/c/makeKey
' AS BLOB),174,0,8773930423188394059),
(2527,206,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),174,3,-5475143325329567646),
(2527,207,CAST('POST /windows/b/makeKey
' AS BLOB),177,2,-4085112580418387742),
(2527,208,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),179,0,-7354445327069593830),
(2527,209,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),179,0,-962325199769512983),
(2527,210,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),179,0,6027728934641215102),
(2527,211,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),179,2,7276731318947589908),
(2527,212,CAST('POST /windows/b/makeKey
' AS BLOB),181,2,-4085112580418387742),
(2527,213,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),183,0,-962325199769512983),
(2527,214,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),183,2,-224917360849148362),
(2527,215,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),185,0,6028854834548313941),
(2527,216,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),185,0,-7353600902139317007),
(2527,217,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),185,0,-3512892215147162056),
(2527,218,CAST('POST /windows/c/makeKey
' AS BLOB),185,1,8773930423188394059),
(2527,219,CAST('POST /windows/b/makeKey
' AS BLOB),186,0,-4085112580418387742),
(2527,220,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),186,0,-3512892215147162056),
(2527,221,CAST('POST /windows/c/makeKey
' AS BLOB),186,0,8773930423188394059),
(2527,222,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),186,1,2611972040586493747),
(2527,223,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),187,3,-5475143325329567646),
(2527,224,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),190,0,-5475143325329567646),
(2527,225,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),190,0,-3512892215147162056),
(2527,226,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),190,0,-7352760875255553028),
(2527,227,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),190,0,-430928917670273901),
(2527,228,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),190,0,-3512892215147162056),
(2527,229,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),190,0,-5475143325329567646),
(2527,230,CAST('POST /windows/c/makeKey
' AS BLOB),190,2,8773930423188394059),
(2527,231,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),192,1,-2016837948165473347),
(2527,232,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),193,0,7276731318947589908),
(2527,233,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),193,0,-2284722440883240546),
(2527,234,CAST('POST /windows/c/makeKey
' AS BLOB),193,0,8773930423188394059),
(2527,235,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),193,2,-962325199769512983),
(2527,236,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),195,2,-5475143325329567646),
(2527,237,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),197,0,-5475143325329567646),
(2527,238,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),197,0,-3512892215147162056),
(2527,239,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),197,2,7276731318947589908),
(2527,240,CAST('POST /windows/a/makeKey
' AS BLOB),199,2,-4277012787105656895),
(2527,241,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),201,0,6026880111664425435),
(2527,242,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),201,1,-8722946263052837043),
(2527,243,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),202,0,-2283037989069199744),
(2527,244,CAST('POST /windows/b/makeKey
' AS BLOB),202,2,-4085112580418387742),
(2527,245,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),204,2,-5475143325329567646),
(2527,246,CAST('POST /windows/a/makeKey
' AS BLOB),206,0,-4277012787105656895),
(2527,247,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),206,0,-5475143325329567646),
(2527,248,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),206,0,6026880111664425435),
(2527,249,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),206,0,-2283037989069199744),
(2527,250,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),206,1,-224917360849148362),
(2527,251,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),207,1,-3512892215147162056),
(2527,252,CAST('POST /windows/a/makeKey
' AS BLOB),208,0,-4277012787105656895),
(2527,253,CAST('POST /views
{"id":"v2","superview":"v3","frame":[160,113,137,50.5]}' AS BLOB),208,7,-4359359662623348024),
(2527,254,CAST('POST /windows/b/makeKey
' AS BLOB),215,0,-4085112580418387742),
(2527,255,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),215,0,-2283878015952963723),
(2527,256,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),215,1,-8722946263052837043),
(2527,257,CAST('POST /windows/b/makeKey
' AS BLOB),216,0,-4085112580418387742),
(2527,258,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),216,0,-2283037989069199744),
(2527,259,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),216,1,-2016837948165473347),
(2527,260,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),217,0,6026880111664425435),
(2527,261,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),217,2,-962325199769512983),
(2527,262,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),219,0,-2016837948165473347),
(2527,263,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),219,0,-8722946263052837043),
(2527,264,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),219,0,-7353600902139317007),
(2527,265,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),219,0,-962325199769512983),
(2527,266,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),219,3,7276731318947589908),
(2527,267,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),222,0,-2283878015952963723),
(2527,268,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),222,2,-5475143325329567646),
(2527,269,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),224,0,330203035817663325),
(2527,270,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),224,0,-2285852738836852229),
(2527,271,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),224,0,-5475143325329567646),
(2527,272,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),224,2,-962325199769512983),
(2527,273,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),226,0,6026880111664425435),
(2527,274,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),226,2,7276731318947589908),
(2527,275,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),228,2,-962325199769512983),
(2527,276,CAST('POST /windows/c/makeKey
' AS BLOB),230,2,8773930423188394059),
(2527,277,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),232,0,-2284722440883240546),
(2527,278,CAST('POST /windows/b/makeKey
' AS BLOB),232,2,-4085112580418387742),
(2527,279,CAST('POST /windows/b/makeKey
' AS BLOB),234,0,-4085112580418387742),
(2527,280,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),234,2,-224917360849148362),
(2527,281,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),236,0,6026880111664425435),
(2527,282,CAST('POST /windows/a/makeKey
' AS BLOB),236,1,-4277012787105656895),
(2527,283,CAST('POST /windows/a/makeKey
' AS BLOB),237,0,-4277012787105656895),
(2527,284,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),237,0,-7352760875255553028),
(2527,285,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),237,0,-7352760875255553028),
(2527,286,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),237,0,-2283878015952963723),
(2527,287,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),237,0,-7354445327069593830),
(2527,288,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),237,0,-2283878015952963723),
(2527,289,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),237,0,-2283878015952963723),
(2527,290,CAST('POST /windows/c/makeKey
' AS BLOB),237,2,8773930423188394059),
(2527,291,CAST('POST /windows/c/makeKey
' AS BLOB),239,0,8773930423188394059),
(2527,292,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),239,2,-5475143325329567646),
(2527,293,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),241,0,-2285852738836852229),
(2527,294,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),241,0,-224917360849148362),
(2527,295,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),241,0,-3512892215147162056),
(2527,296,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),241,3,-962325199769512983),
(2527,297,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),244,2,-5475143325329567646),
(2527,298,CAST('POST /windows/a/makeKey
' AS BLOB),246,0,-4277012787105656895),
(2527,299,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),246,0,-7355575625023205513),
(2527,300,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),246,0,-2285852738836852229),
(2527,301,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),246,2,7276731318947589908),
(2527,302,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),248,2,-962325199769512983),
(2527,303,CAST('POST /windows/c/makeKey
' AS BLOB),250,2,8773930423188394059),
(2527,304,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),252,2,-8722946263052837043),
(2527,305,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),254,0,-2016837948165473347),
(2527,306,CAST('POST /windows/b/makeKey
' AS BLOB),254,1,-4085112580418387742),
(2527,307,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),255,1,-3512892215147162056),
(2527,308,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),256,0,6026880111664425435),
(2527,309,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),256,2,-5475143325329567646),
(2527,310,CAST('POST /windows/b/makeKey
' AS BLOB),258,2,-4085112580418387742),
(2527,311,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),260,2,-5475143325329567646),
(2527,312,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),262,0,-7353600902139317007),
(2527,313,CAST('POST /windows/c/makeKey
' AS BLOB),262,2,8773930423188394059),
(2527,314,CAST('POST /windows/a/makeKey
' AS BLOB),264,2,-4277012787105656895),
(2527,315,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),266,2,7276731318947589908),
(2527,316,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),268,0,7276731318947589908),
(2527,317,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),268,0,-2016837948165473347),
(2527,318,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),268,2,-5475143325329567646),
(2527,319,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),270,0,-2283878015952963723),
(2527,320,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),270,0,-338817743101531530),
(2527,321,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),270,0,-5475143325329567646),
(2527,322,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),270,0,6027728934641215102),
(2527,323,CAST('POST /windows/c/makeKey
' AS BLOB),270,2,8773930423188394059),
(2527,324,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),272,0,-2283037989069199744),
(2527,325,CAST('POST /windows/a/makeKey
' AS BLOB),272,2,-4277012787105656895),
(2527,326,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),274,0,-7352760875255553028),
(2527,327,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),274,0,-338817743101531530),
(2527,328,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),274,0,-7354445327069593830),
(2527,329,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),274,0,-2283878015952963723),
(2527,330,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),274,0,6028854834548313941),
(2527,331,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),274,2,2611972040586493747),
(2527,332,CAST('POST /windows/c/makeKey
' AS BLOB),276,1,8773930423188394059),
(2527,333,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),277,0,-7354445327069593830),
(2527,334,CAST('POST /windows/c/makeKey
' AS BLOB),277,0,8773930423188394059),
(2527,335,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),277,2,-962325199769512983),
(2527,336,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),279,0,-962325199769512983),
(2527,337,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),279,3,-5475143325329567646),
(2527,338,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),282,0,-7352760875255553028),
(2527,339,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),282,0,-7353600902139317007),
(2527,340,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),282,2,2611972040586493747),
(2527,341,CAST('POST /windows/a/makeKey
' AS BLOB),284,0,-4277012787105656895),
(2527,342,CAST('POST /windows/b/makeKey
' AS BLOB),284,1,-4085112580418387742),
(2527,343,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),285,0,-2016837948165473347),
(2527,344,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),285,0,-962325199769512983),
(2527,345,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),285,3,-5475143325329567646),
(2527,346,CAST('POST /windows/b/makeKey
' AS BLOB),288,2,-4085112580418387742),
(2527,347,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),290,0,-2016837948165473347),
(2527,348,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),290,1,2611972040586493747),
(2527,349,CAST('POST /windows/b/makeKey
' AS BLOB),291,0,-4085112580418387742),
(2527,350,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),291,2,7276731318947589908),
(2527,351,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),293,0,7276731318947589908),
(2527,352,CAST('POST /windows/a/makeKey
' AS BLOB),293,0,-4277012787105656895),
(2527,353,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),293,2,-962325199769512983),
(2527,354,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),295,0,-962325199769512983),
(2527,355,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),295,0,-7354445327069593830),
(2527,356,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),295,0,2611972040586493747),
(2527,357,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),295,3,-5475143325329567646),
(2527,358,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),298,0,-5475143325329567646),
(2527,359,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),298,1,-8722946263052837043),
(2527,360,CAST('POST /windows/a/makeKey
' AS BLOB),299,0,-4277012787105656895),
(2527,361,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),299,0,-8722946263052837043),
(2527,362,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),299,0,-7352760875255553028),
(2527,363,CAST('POST /windows/a/makeKey
' AS BLOB),299,0,-4277012787105656895),
(2527,364,CAST('POST /windows/c/makeKey
' AS BLOB),299,0,8773930423188394059),
(2527,365,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),299,0,-7355575625023205513),
(2527,366,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),299,0,-338817743101531530),
(2527,367,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),299,3,7276731318947589908),
(2527,368,CAST('POST /windows/c/makeKey
' AS BLOB),302,0,8773930423188394059),
(2527,369,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),302,0,-2285852738836852229),
(2527,370,CAST('POST /controllers
{"id":"C","class":"UIViewController","title":"设置"}' AS BLOB),302,0,-8848855936784883200),
(2527,371,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),302,1,-224917360849148362),
(2527,372,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),303,1,2611972040586493747),
(2527,373,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),304,0,6028854834548313941),
(2527,374,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),304,0,7276731318947589908),
(2527,375,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),304,5,6442357219630733550),
(2527,376,CAST('POST /windows/b/makeKey
' AS BLOB),309,0,-4085112580418387742),
(2527,377,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),309,1,-2016837948165473347),
(2527,378,CAST('POST /windows/a/makeKey
' AS BLOB),310,0,-4277012787105656895),
(2527,379,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),310,0,-3512892215147162056),
(2527,380,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),310,3,-5475143325329567646),
(2527,381,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),313,0,6027728934641215102),
(2527,382,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),313,2,7276731318947589908),
(2527,383,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),315,1,2611972040586493747),
(2527,384,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),316,0,-7354445327069593830),
(2527,385,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),316,0,-7355575625023205513),
(2527,386,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),316,0,6029694861432077920),
(2527,387,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),316,2,-962325199769512983),
(2527,388,CAST('POST /windows/b/makeKey
' AS BLOB),318,0,-4085112580418387742),
(2527,389,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),318,2,-224917360849148362),
(2527,390,CAST('POST /windows/c/makeKey
' AS BLOB),320,1,8773930423188394059),
(2527,391,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),321,0,-224917360849148362),
(2527,392,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),321,0,6029694861432077920),
(2527,393,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),321,0,-2285852738836852229),
(2527,394,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),321,0,7276731318947589908),
(2527,395,CAST('POST /windows/b/makeKey
' AS BLOB),321,0,-4085112580418387742),
(2527,396,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),321,3,-5475143325329567646),
(2527,397,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),324,0,-338817743101531530),
(2527,398,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),324,0,-7355575625023205513),
(2527,399,CAST('POST /windows/c/makeKey
' AS BLOB),324,2,8773930423188394059),
(2527,400,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),326,0,-338817743101531530),
(2527,401,CAST('POST /windows/c/makeKey
' AS BLOB),326,0,8773930423188394059),
(2527,402,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),326,0,7276731318947589908),
(2527,403,CAST('POST /windows/c/makeKey
' AS BLOB),326,0,8773930423188394059),
(2527,404,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),326,0,-3512892215147162056),
(2527,405,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),326,0,-7352760875255553028),
(2527,406,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),326,2,-5475143325329567646),
(2527,407,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),328,3,-962325199769512983),
(2527,408,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),331,2,-5475143325329567646),
(2527,409,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),333,0,-7353600902139317007),
(2527,410,CAST('POST /windows/a/makeKey
' AS BLOB),333,0,-4277012787105656895),
(2527,411,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),333,0,-338817743101531530),
(2527,412,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),333,0,-2283037989069199744),
(2527,413,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),333,0,6027728934641215102),
(2527,414,CAST('POST /windows/b/makeKey
' AS BLOB),333,2,-4085112580418387742),
(2527,415,CAST('POST /windows/c/makeKey
' AS BLOB),335,2,8773930423188394059),
(2527,416,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),337,2,-962325199769512983),
(2527,417,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),339,0,-962325199769512983),
(2527,418,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),339,2,-5475143325329567646),
(2527,419,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),341,2,2611972040586493747),
(2527,420,CAST('POST /windows/a/makeKey
' AS BLOB),343,0,-4277012787105656895),
(2527,421,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),343,1,7276731318947589908),
(2527,422,CAST('POST /windows/b/makeKey
' AS BLOB),344,2,-4085112580418387742),
(2527,423,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),346,2,7276731318947589908),
(2527,424,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),348,0,6027728934641215102),
(2527,425,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),348,0,6026880111664425435),
(2527,426,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),348,0,-2283878015952963723),
(2527,427,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),348,2,-962325199769512983),
(2527,428,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),350,2,-224917360849148362),
(2527,429,CAST('POST /windows/c/makeKey
' AS BLOB),352,1,8773930423188394059),
(2527,430,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),353,1,-2016837948165473347),
(2527,431,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),354,2,-962325199769512983),
(2527,432,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),356,0,2611972040586493747),
(2527,433,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),356,0,-2284722440883240546),
(2527,434,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),356,2,-224917360849148362),
(2527,435,CAST('POST /windows/a/makeKey
' AS BLOB),358,0,-4277012787105656895),
(2527,436,CAST('POST /windows/c/makeKey
' AS BLOB),358,1,8773930423188394059),
(2527,437,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),359,1,-2016837948165473347),
(2527,438,CAST('POST /windows/c/makeKey
' AS BLOB),360,0,8773930423188394059),
(2527,439,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),360,0,-2284722440883240546),
(2527,440,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),360,0,-7353600902139317007),
(2527,441,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),360,0,-7352760875255553028),
(2527,442,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),360,0,-3512892215147162056),
(2527,443,CAST('POST /windows/c/makeKey
' AS BLOB),360,0,8773930423188394059),
(2527,444,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),360,0,-2283037989069199744),
(2527,445,CAST('POST /windows/b/makeKey
' AS BLOB),360,2,-4085112580418387742),
(2527,446,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),362,2,7276731318947589908),
(2527,447,CAST('POST /windows/a/makeKey
' AS BLOB),364,0,-4277012787105656895),
(2527,448,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),364,0,2611972040586493747),
(2527,449,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),364,2,-8722946263052837043),
(2527,450,CAST('POST /windows/a/makeKey
' AS BLOB),366,0,-4277012787105656895),
(2527,451,CAST('POST /windows/b/makeKey
' AS BLOB),366,1,-4085112580418387742),
(2527,452,CAST('POST /windows/a/makeKey
' AS BLOB),367,0,-4277012787105656895),
(2527,453,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),367,1,-3512892215147162056),
(2527,454,CAST('POST /windows/b/makeKey
' AS BLOB),368,0,-4085112580418387742),
(2527,455,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),368,3,-5475143325329567646),
(2527,456,CAST('POST /windows/c/makeKey
' AS BLOB),371,2,8773930423188394059),
(2527,457,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),373,0,-7353600902139317007),
(2527,458,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),373,0,7276731318947589908),
(2527,459,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),373,2,-5475143325329567646),
(2527,460,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),375,1,-8722946263052837043),
(2527,461,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),376,0,6029694861432077920),
(2527,462,CAST('POST /windows/b/makeKey
' AS BLOB),376,2,-4085112580418387742),
(2527,463,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),378,1,2611972040586493747),
(2527,464,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),379,0,-2283037989069199744),
(2527,465,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),379,0,-7353600902139317007),
(2527,466,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),379,0,6027728934641215102),
(2527,467,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),379,3,-5475143325329567646),
(2527,468,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),382,1,-3512892215147162056),
(2527,469,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),383,1,-8722946263052837043),
(2527,470,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),384,0,-8722946263052837043),
(2527,471,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),384,1,-224917360849148362),
(2527,472,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),385,3,7276731318947589908),
(2527,473,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),388,3,-962325199769512983),
(2527,474,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),391,0,-3512892215147162056),
(2527,475,CAST('POST /windows/b/makeKey
' AS BLOB),391,0,-4085112580418387742),
(2527,476,CAST('POST /windows/b/makeKey
' AS BLOB),391,0,-4085112580418387742),
(2527,477,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),391,0,6026880111664425435),
(2527,478,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),391,0,-962325199769512983),
(2527,479,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),391,0,6029694861432077920),
(2527,480,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),391,0,-338817743101531530),
(2527,481,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),391,0,-338817743101531530),
(2527,482,CAST('PATCH /windows/c
{"rootViewController":"B"}' AS BLOB),391,25,7614755322907576542),
(2527,483,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),416,2,7276731318947589908),
(2527,484,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),418,2,-962325199769512983),
(2527,485,CAST('POST /windows/b/makeKey
' AS BLOB),420,0,-4085112580418387742),
(2527,486,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),420,0,-7355575625023205513),
(2527,487,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),420,2,-5475143325329567646),
(2527,488,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),422,2,7276731318947589908),
(2527,489,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),424,0,-338817743101531530),
(2527,490,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),424,2,-5475143325329567646),
(2527,491,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),426,0,-7353600902139317007),
(2527,492,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),426,1,-224917360849148362),
(2527,493,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),427,3,-962325199769512983),
(2527,494,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),430,0,-3512892215147162056),
(2527,495,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),430,0,-3512892215147162056),
(2527,496,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),430,0,-7353600902139317007),
(2527,497,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),430,2,-5475143325329567646),
(2527,498,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),432,0,-5475143325329567646),
(2527,499,CAST('POST /windows/c/makeKey
' AS BLOB),432,2,8773930423188394059),
(2527,500,CAST('POST /windows/b/makeKey
' AS BLOB),434,2,-4085112580418387742),
(2527,501,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),436,2,-5475143325329567646),
(2527,502,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),438,0,-3512892215147162056),
(2527,503,CAST('POST /windows/b/makeKey
' AS BLOB),438,2,-4085112580418387742),
(2527,504,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),440,2,-224917360849148362),
(2527,505,CAST('POST /windows/b/makeKey
' AS BLOB),442,0,-4085112580418387742),
(2527,506,CAST('POST /windows/b/makeKey
' AS BLOB),442,0,-4085112580418387742),
(2527,507,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),442,0,-2283037989069199744),
(2527,508,CAST('POST /windows/a/makeKey
' AS BLOB),442,1,-4277012787105656895),
(2527,509,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),443,0,-5475143325329567646),
(2527,510,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),443,0,-2285852738836852229),
(2527,511,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),443,0,6029694861432077920),
(2527,512,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),443,0,-3512892215147162056),
(2527,513,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),443,0,-5475143325329567646),
(2527,514,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),443,0,-338817743101531530),
(2527,515,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),443,2,2611972040586493747),
(2527,516,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),445,2,-962325199769512983),
(2527,517,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),447,2,7276731318947589908),
(2527,518,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),449,0,-2283037989069199744),
(2527,519,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),449,1,-338817743101531530),
(2527,520,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),450,1,-224917360849148362),
(2527,521,CAST('POST /scenes
{"id":"left"}' AS BLOB),451,1,-5122344983036895517),
(2527,522,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),452,0,-2284722440883240546),
(2527,523,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),452,0,-2283037989069199744),
(2527,524,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),452,0,-7355575625023205513),
(2527,525,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),452,3,-962325199769512983),
(2527,526,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),455,0,-2283037989069199744),
(2527,527,CAST('POST /windows/a/makeKey
' AS BLOB),455,2,-4277012787105656895),
(2527,528,CAST('POST /windows/b/makeKey
' AS BLOB),457,2,-4085112580418387742),
(2527,529,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),459,3,-8722946263052837043),
(2527,530,CAST('POST /windows/b/makeKey
' AS BLOB),462,0,-4085112580418387742),
(2527,531,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),462,2,-5475143325329567646),
(2527,532,CAST('POST /windows/c/makeKey
' AS BLOB),464,0,8773930423188394059),
(2527,533,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),464,0,-5475143325329567646),
(2527,534,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),464,0,-338817743101531530),
(2527,535,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),464,1,-224917360849148362),
(2527,536,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),465,5,7276731318947589908),
(2527,537,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),470,0,-3512892215147162056),
(2527,538,CAST('POST /windows/c/makeKey
' AS BLOB),470,0,8773930423188394059),
(2527,539,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),470,1,2611972040586493747),
(2527,540,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),471,0,-7353600902139317007),
(2527,541,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),471,0,-2283037989069199744),
(2527,542,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),471,0,-2285852738836852229),
(2527,543,CAST('POST /windows/a/makeKey
' AS BLOB),471,0,-4277012787105656895),
(2527,544,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),471,0,6026880111664425435),
(2527,545,CAST('POST /windows/a/makeKey
' AS BLOB),471,0,-4277012787105656895),
(2527,546,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),471,0,2611972040586493747),
(2527,547,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),471,3,-5475143325329567646),
(2527,548,CAST('POST /windows/c/makeKey
' AS BLOB),474,2,8773930423188394059),
(2527,549,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),476,0,-7352760875255553028),
(2527,550,CAST('POST /windows/a/makeKey
' AS BLOB),476,2,-4277012787105656895),
(2527,551,CAST('PATCH /windows/a
{"isHidden":false,"windowLevel":0}' AS BLOB),478,0,-3984625282274753878),
(2527,552,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),478,1,-2016837948165473347),
(2527,553,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),479,0,-5475143325329567646),
(2527,554,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),479,1,-224917360849148362),
(2527,555,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),480,0,6029694861432077920),
(2527,556,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),480,3,-962325199769512983),
(2527,557,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),483,0,-2285852738836852229),
(2527,558,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),483,2,-5475143325329567646),
(2527,559,CAST('POST /windows/b/makeKey
' AS BLOB),485,2,-4085112580418387742),
(2527,560,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),487,0,6027728934641215102),
(2527,561,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),487,0,-962325199769512983),
(2527,562,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),487,0,-2016837948165473347),
(2527,563,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),487,2,-5475143325329567646),
(2527,564,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),489,2,7276731318947589908),
(2527,565,CAST('POST /scenes
' AS BLOB),491,1,-5303851602882523193),
(2527,566,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),492,0,-338817743101531530),
(2527,567,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),492,0,-2283037989069199744),
(2527,568,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),492,0,-3512892215147162056),
(2527,569,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),492,0,-338817743101531530),
(2527,570,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),492,0,6026880111664425435),
(2527,571,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),492,0,7276731318947589908),
(2527,572,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),492,0,7276731318947589908),
(2527,573,CAST('POST /views/c/subviews
{"view":"v2"}' AS BLOB),492,6,3577492148705952898),
(2527,574,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),498,0,-2016837948165473347),
(2527,575,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),498,0,6027728934641215102),
(2527,576,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),498,2,-962325199769512983),
(2527,577,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),500,2,-224917360849148362),
(2527,578,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),502,0,-7353600902139317007),
(2527,579,CAST('PATCH /windows/b
{"isHidden":false,"windowLevel":0}' AS BLOB),502,1,-5201401433510020019),
(2527,580,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),503,3,-8722946263052837043),
(2527,581,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),506,1,-224917360849148362),
(2527,582,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),507,1,2611972040586493747),
(2527,583,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),508,2,-5475143325329567646),
(2527,584,CAST('POST /windows/c/makeKey
' AS BLOB),510,0,8773930423188394059),
(2527,585,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),510,0,-7355575625023205513),
(2527,586,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),510,2,2611972040586493747),
(2527,587,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),512,0,6029694861432077920),
(2527,588,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),512,2,-5475143325329567646),
(2527,589,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),514,3,-962325199769512983),
(2527,590,CAST('POST /windows/c/makeKey
' AS BLOB),517,0,8773930423188394059),
(2527,591,CAST('POST /windows/b/makeKey
' AS BLOB),517,0,-4085112580418387742),
(2527,592,CAST('PATCH /windows/a
{"windowScene":"left"}' AS BLOB),517,0,-2269009231317398266),
(2527,593,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),517,0,-338817743101531530),
(2527,594,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),517,2,-5475143325329567646),
(2527,595,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),519,0,6028854834548313941),
(2527,596,CAST('PUT /references/c.kept
{"object":"C"}' AS BLOB),519,0,3170298806950262127),
(2527,597,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),519,2,-962325199769512983),
(2527,598,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),521,0,6029694861432077920),
(2527,599,CAST('POST /windows/b/makeKey
' AS BLOB),521,0,-4085112580418387742),
(2527,600,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),521,0,-2016837948165473347),
(2527,601,CAST('POST /windows/a/makeKey
' AS BLOB),521,2,-4277012787105656895),
(2527,602,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),523,3,-3512892215147162056),
(2527,603,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),526,0,-2284722440883240546),
(2527,604,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),526,0,-2016837948165473347),
(2527,605,CAST('POST /windows/b/makeKey
' AS BLOB),526,2,-4085112580418387742),
(2527,606,CAST('PATCH /windows/b
{"isHidden":false,"windowLevel":0}' AS BLOB),528,0,-5201401433510020019),
(2527,607,CAST('PATCH /windows/b
{"isHidden":true,"windowLevel":0}' AS BLOB),528,2,-2208033983766457878),
(2527,608,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),530,1,-5475143325329567646),
(2527,609,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),531,2,7276731318947589908),
(2527,610,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),533,3,-962325199769512983),
(2527,611,CAST('POST /windows/a/makeKey
' AS BLOB),536,2,-4277012787105656895),
(2527,612,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),538,0,6027728934641215102),
(2527,613,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),538,0,-7355575625023205513),
(2527,614,CAST('POST /windows/c/makeKey
' AS BLOB),538,2,8773930423188394059),
(2527,615,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),540,4,-8722946263052837043),
(2527,616,CAST('POST /windows/a/makeKey
' AS BLOB),544,1,-4277012787105656895),
(2527,617,CAST('POST /inputs
{"type":"tap","at":[25,20]}' AS BLOB),545,0,1495036996135685190),
(2527,618,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),545,2,2611972040586493747),
(2527,619,CAST('POST /windows/b/makeKey
' AS BLOB),547,1,-4085112580418387742),
(2527,620,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),548,0,-8722946263052837043),
(2527,621,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),548,5,7276731318947589908),
(2527,622,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),553,1,-224917360849148362),
(2527,623,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),554,0,-7353600902139317007),
(2527,624,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),554,0,-7355575625023205513),
(2527,625,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),554,3,-962325199769512983),
(2527,626,CAST('POST /windows/a/makeKey
' AS BLOB),557,2,-4277012787105656895),
(2527,627,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),559,1,-338817743101531530),
(2527,628,CAST('POST /windows/c/makeKey
' AS BLOB),560,2,8773930423188394059),
(2527,629,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),562,2,-5475143325329567646),
(2527,630,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),564,0,-7353600902139317007),
(2527,631,CAST('POST /windows/c/makeKey
' AS BLOB),564,2,8773930423188394059),
(2527,632,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),566,0,7276731318947589908),
(2527,633,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),566,2,-5475143325329567646),
(2527,634,CAST('POST /windows/c/makeKey
' AS BLOB),568,2,8773930423188394059),
(2527,635,CAST('POST /windows/a/makeKey
' AS BLOB),570,2,-4277012787105656895),
(2527,636,CAST('POST /windows/a/makeKey
' AS BLOB),572,0,-4277012787105656895),
(2527,637,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),572,0,-3512892215147162056),
(2527,638,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),572,0,-2016837948165473347),
(2527,639,CAST('POST /windows/c/makeKey
' AS BLOB),572,2,8773930423188394059),
(2527,640,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),574,0,-7353600902139317007),
(2527,641,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),574,2,-962325199769512983),
(2527,642,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),576,0,-962325199769512983),
(2527,643,CAST('PATCH /windows/c
{"windowScene":"left"}' AS BLOB),576,0,-7536729043151669584),
(2527,644,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),576,0,-7353600902139317007),
(2527,645,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),576,2,-5475143325329567646),
(2527,646,CAST('POST /windows/b/makeKey
' AS BLOB),578,2,-4085112580418387742),
(2527,647,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),580,0,-7353600902139317007),
(2527,648,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),580,2,-5475143325329567646),
(2527,649,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),582,0,-338817743101531530),
(2527,650,CAST('POST /windows/a/makeKey
' AS BLOB),582,0,-4277012787105656895),
(2527,651,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),582,0,-3512892215147162056),
(2527,652,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),582,3,2611972040586493747),
(2527,653,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),585,0,7276731318947589908),
(2527,654,CAST('POST /windows/b/makeKey
' AS BLOB),585,2,-4085112580418387742),
(2527,655,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),587,2,7276731318947589908),
(2527,656,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),589,0,6027728934641215102),
(2527,657,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),589,0,-7355575625023205513),
(2527,658,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),589,3,-5475143325329567646),
(2527,659,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),592,2,-962325199769512983),
(2527,660,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),594,2,7276731318947589908),
(2527,661,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),596,5,-8722946263052837043),
(2527,662,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),601,0,6026880111664425435),
(2527,663,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),601,0,-5475143325329567646),
(2527,664,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),601,0,-2284722440883240546),
(2527,665,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),601,0,6027728934641215102),
(2527,666,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),601,0,-2284722440883240546),
(2527,667,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),601,5,7276731318947589908),
(2527,668,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),606,0,-2016837948165473347),
(2527,669,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),606,0,7276731318947589908),
(2527,670,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),606,2,-5475143325329567646),
(2527,671,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),608,2,7276731318947589908),
(2527,672,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),610,2,-5475143325329567646),
(2527,673,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),612,2,-962325199769512983),
(2527,674,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),614,2,-5475143325329567646),
(2527,675,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),616,3,2611972040586493747),
(2527,676,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),619,0,-3512892215147162056),
(2527,677,CAST('POST /views/v2/removeFromSuperview
' AS BLOB),619,6,7476879756394548214),
(2527,678,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),625,1,-338817743101531530),
(2527,679,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),626,5,-8722946263052837043),
(2527,680,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),631,0,-5475143325329567646),
(2527,681,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),631,0,-2016837948165473347),
(2527,682,CAST('POST /windows/c/makeKey
' AS BLOB),631,2,8773930423188394059),
(2527,683,CAST('POST /windows/c/makeKey
' AS BLOB),633,0,8773930423188394059),
(2527,684,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),633,3,-3512892215147162056),
(2527,685,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),636,2,-5475143325329567646),
(2527,686,CAST('POST /views
{"id":"v1","superview":"v3","frame":[21,271,78,50.5]}' AS BLOB),638,7,4047486297536183786),
(2527,687,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),645,2,-962325199769512983),
(2527,688,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),647,0,-2016837948165473347),
(2527,689,CAST('POST /windows/b/makeKey
' AS BLOB),647,0,-4085112580418387742),
(2527,690,CAST('POST /windows/b/makeKey
' AS BLOB),647,0,-4085112580418387742),
(2527,691,CAST('POST /windows/c/makeKey
' AS BLOB),647,2,8773930423188394059),
(2527,692,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),649,0,-7354445327069593830),
(2527,693,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),649,0,7276731318947589908),
(2527,694,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),649,0,-7354445327069593830),
(2527,695,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),649,0,-7352760875255553028),
(2527,696,CAST('POST /windows/b/makeKey
' AS BLOB),649,2,-4085112580418387742),
(2527,697,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),651,1,2611972040586493747),
(2527,698,CAST('POST /windows/b/makeKey
' AS BLOB),652,0,-4085112580418387742),
(2527,699,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),652,0,-7352760875255553028),
(2527,700,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),652,0,-2285852738836852229),
(2527,701,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),652,1,-338817743101531530),
(2527,702,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),653,0,6027728934641215102),
(2527,703,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),653,0,6029694861432077920),
(2527,704,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),653,0,-2285852738836852229),
(2527,705,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),653,2,-5475143325329567646),
(2527,706,CAST('POST /windows/b/makeKey
' AS BLOB),655,2,-4085112580418387742),
(2527,707,CAST('POST /windows/c/makeKey
' AS BLOB),657,2,8773930423188394059),
(2527,708,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),659,0,-7355575625023205513),
(2527,709,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),659,0,6029694861432077920),
(2527,710,CAST('POST /windows/a/makeKey
' AS BLOB),659,2,-4277012787105656895),
(2527,711,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),661,3,2611972040586493747),
(2527,712,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),664,0,7276731318947589908),
(2527,713,CAST('POST /windows/b/makeKey
' AS BLOB),664,2,-4085112580418387742),
(2527,714,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),666,2,7276731318947589908),
(2527,715,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),668,1,-224917360849148362),
(2527,716,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),669,0,6028854834548313941),
(2527,717,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),669,0,-7354445327069593830),
(2527,718,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),669,1,-338817743101531530),
(2527,719,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),670,0,7276731318947589908),
(2527,720,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),670,0,-338817743101531530),
(2527,721,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),670,1,-2016837948165473347),
(2527,722,CAST('POST /windows/a/makeKey
' AS BLOB),671,2,-4277012787105656895),
(2527,723,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),673,2,-962325199769512983),
(2527,724,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),675,2,7276731318947589908),
(2527,725,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),677,0,-3512892215147162056),
(2527,726,CAST('PATCH /windows/c
{"rootViewController":null}' AS BLOB),677,20,6378404845067812589),
(2527,727,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),697,0,-2016837948165473347),
(2527,728,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),697,0,6027728934641215102),
(2527,729,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),697,2,-5475143325329567646),
(2527,730,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),699,0,5687422765970617551),
(2527,731,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),699,2,-962325199769512983),
(2527,732,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),701,0,-7353600902139317007),
(2527,733,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),701,2,7276731318947589908),
(2527,734,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),703,3,-8722946263052837043),
(2527,735,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),706,2,2611972040586493747),
(2527,736,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),708,2,7276731318947589908),
(2527,737,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),710,2,-8722946263052837043),
(2527,738,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),712,1,-962325199769512983),
(2527,739,CAST('POST /views/c/subviews
{"view":"v1"}' AS BLOB),713,6,4262642924044247499),
(2527,740,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),719,0,-2285852738836852229),
(2527,741,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),719,0,-2284722440883240546),
(2527,742,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),719,0,-2283878015952963723),
(2527,743,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),719,0,-962325199769512983),
(2527,744,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),719,0,6028854834548313941),
(2527,745,CAST('POST /windows/a/makeKey
' AS BLOB),719,2,-4277012787105656895),
(2527,746,CAST('POST /windows/a/makeKey
' AS BLOB),721,0,-4277012787105656895),
(2527,747,CAST('POST /controllers
{"id":"home","class":"UIViewController","title":"设置"}' AS BLOB),721,0,582566796760767488),
(2527,748,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),721,1,-5475143325329567646),
(2527,749,CAST('POST /windows/c/makeKey
' AS BLOB),722,2,8773930423188394059),
(2527,750,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),724,0,-8722946263052837043),
(2527,751,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),724,1,2611972040586493747),
(2527,752,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),725,0,6029694861432077920),
(2527,753,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),725,0,-7354445327069593830),
(2527,754,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),725,1,-224917360849148362),
(2527,755,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),726,0,-7353600902139317007),
(2527,756,CAST('POST /windows/b/makeKey
' AS BLOB),726,0,-4085112580418387742),
(2527,757,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),726,0,-7354445327069593830),
(2527,758,CAST('POST /windows/a/makeKey
' AS BLOB),726,2,-4277012787105656895),
(2527,759,CAST('POST /windows/c/makeKey
' AS BLOB),728,2,8773930423188394059),
(2527,760,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),730,0,6027728934641215102),
(2527,761,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),730,1,-338817743101531530),
(2527,762,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),731,0,-7353600902139317007),
(2527,763,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),731,0,-224917360849148362),
(2527,764,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),731,1,7276731318947589908),
(2527,765,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),732,1,-2016837948165473347),
(2527,766,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),733,0,-2285852738836852229),
(2527,767,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),733,0,-7352760875255553028),
(2527,768,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),733,0,-2284722440883240546),
(2527,769,CAST('POST /windows/c/makeKey
' AS BLOB),733,0,8773930423188394059),
(2527,770,CAST('POST /windows/a/makeKey
' AS BLOB),733,2,-4277012787105656895),
(2527,771,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),735,2,-962325199769512983),
(2527,772,CAST('POST /windows/c/makeKey
' AS BLOB),737,2,8773930423188394059),
(2527,773,CAST('POST /windows/c/makeKey
' AS BLOB),739,0,8773930423188394059),
(2527,774,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),739,3,-8722946263052837043),
(2527,775,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),742,0,-7354445327069593830),
(2527,776,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),742,0,-7352760875255553028),
(2527,777,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),742,2,-962325199769512983),
(2527,778,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),744,0,-962325199769512983),
(2527,779,CAST('POST /windows/c/makeKey
' AS BLOB),744,2,8773930423188394059),
(2527,780,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),746,0,-7355575625023205513),
(2527,781,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),746,2,-962325199769512983),
(2527,782,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),748,0,-2283037989069199744),
(2527,783,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),748,3,7276731318947589908),
(2527,784,CAST('POST /windows/c/makeKey
' AS BLOB),751,0,8773930423188394059),
(2527,785,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),751,0,6028854834548313941),
(2527,786,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),751,3,-8722946263052837043),
(2527,787,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),754,0,-8722946263052837043),
(2527,788,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),754,2,-962325199769512983),
(2527,789,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),756,1,-3512892215147162056),
(2527,790,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),757,0,-7353600902139317007),
(2527,791,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),757,2,-5475143325329567646),
(2527,792,CAST('POST /windows/a/makeKey
' AS BLOB),759,0,-4277012787105656895),
(2527,793,CAST('POST /windows/b/makeKey
' AS BLOB),759,2,-4085112580418387742),
(2527,794,CAST('PATCH /windows/c
{"isHidden":false,"windowLevel":"alert"}' AS BLOB),761,0,6633020226330108398),
(2527,795,CAST('POST /windows/b/makeKey
' AS BLOB),761,0,-4085112580418387742),
(2527,796,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),761,2,-224917360849148362),
(2527,797,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),763,1,7276731318947589908),
(2527,798,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),764,0,6028854834548313941),
(2527,799,CAST('POST /windows/b/makeKey
' AS BLOB),764,0,-4085112580418387742),
(2527,800,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),764,3,-962325199769512983),
(2527,801,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),767,0,-962325199769512983),
(2527,802,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),767,2,7276731318947589908),
(2527,803,CAST('POST /windows/b/makeKey
' AS BLOB),769,2,-4085112580418387742),
(2527,804,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),771,0,-2016837948165473347),
(2527,805,CAST('POST /windows/b/makeKey
' AS BLOB),771,0,-4085112580418387742),
(2527,806,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),771,0,-2283878015952963723),
(2527,807,CAST('POST /windows/b/makeKey
' AS BLOB),771,0,-4085112580418387742),
(2527,808,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),771,2,7276731318947589908),
(2527,809,CAST('POST /windows/c/makeKey
' AS BLOB),773,0,8773930423188394059),
(2527,810,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),773,2,-5475143325329567646),
(2527,811,CAST('POST /windows/c/makeKey
' AS BLOB),775,2,8773930423188394059),
(2527,812,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),777,3,-8722946263052837043),
(2527,813,CAST('POST /views/c/subviews
{"view":"v2"}' AS BLOB),780,6,3577492148705952898),
(2527,814,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),786,0,6028854834548313941),
(2527,815,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),786,1,-224917360849148362),
(2527,816,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),787,0,-8722946263052837043),
(2527,817,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),787,0,-7353600902139317007),
(2527,818,CAST('POST /windows/a/makeKey
' AS BLOB),787,0,-4277012787105656895),
(2527,819,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),787,3,-962325199769512983),
(2527,820,CAST('POST /windows/b/makeKey
' AS BLOB),790,0,-4085112580418387742),
(2527,821,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),790,1,2611972040586493747),
(2527,822,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),791,0,-7353600902139317007),
(2527,823,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),791,0,-962325199769512983),
(2527,824,CAST('POST /windows/c/makeKey
' AS BLOB),791,2,8773930423188394059),
(2527,825,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),793,0,-7353600902139317007),
(2527,826,CAST('POST /windows/c/makeKey
' AS BLOB),793,0,8773930423188394059),
(2527,827,CAST('POST /windows/b/makeKey
' AS BLOB),793,2,-4085112580418387742),
(2527,828,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),795,1,-3512892215147162056),
(2527,829,CAST('POST /windows/a/makeKey
' AS BLOB),796,2,-4277012787105656895),
(2527,830,CAST('POST /windows/b/makeKey
' AS BLOB),798,2,-4085112580418387742),
(2527,831,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),800,0,-7353600902139317007),
(2527,832,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),800,3,-5475143325329567646),
(2527,833,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),803,0,-7353600902139317007),
(2527,834,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),803,0,-7354445327069593830),
(2527,835,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),803,0,-5475143325329567646),
(2527,836,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),803,0,-3512892215147162056),
(2527,837,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),803,0,-5475143325329567646),
(2527,838,CAST('POST /windows/b/makeKey
' AS BLOB),803,2,-4085112580418387742),
(2527,839,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),805,0,-2285852738836852229),
(2527,840,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),805,0,6029694861432077920),
(2527,841,CAST('POST /windows/a/makeKey
' AS BLOB),805,2,-4277012787105656895),
(2527,842,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),807,0,-2285852738836852229),
(2527,843,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),807,0,-7353600902139317007),
(2527,844,CAST('POST /windows/c/makeKey
' AS BLOB),807,2,8773930423188394059),
(2527,845,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),809,0,7276731318947589908),
(2527,846,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),809,0,-2016837948165473347),
(2527,847,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),809,1,2611972040586493747),
(2527,848,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),810,2,-962325199769512983),
(2527,849,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),812,1,-8722946263052837043),
(2527,850,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),813,0,2611972040586493747),
(2527,851,CAST('POST /windows/b/makeKey
' AS BLOB),813,0,-4085112580418387742),
(2527,852,CAST('POST /windows/c/makeKey
' AS BLOB),813,2,8773930423188394059),
(2527,853,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),815,0,-2016837948165473347),
(2527,854,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),815,1,-3512892215147162056),
(2527,855,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),816,0,7276731318947589908),
(2527,856,CAST('POST /windows/c/makeKey
' AS BLOB),816,0,8773930423188394059),
(2527,857,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),816,0,-2285852738836852229),
(2527,858,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),816,1,-338817743101531530),
(2527,859,CAST('PATCH /views/v1
{"frame":[158,27,185,50.5],"alpha":0}' AS BLOB),817,2,-3925649947977415726),
(2527,860,CAST('POST /windows/c/makeKey
' AS BLOB),819,0,8773930423188394059),
(2527,861,CAST('PATCH /windows/b
{"windowScene":"left"}' AS BLOB),819,0,-1301928054373279751),
(2527,862,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),819,0,-2285852738836852229),
(2527,863,CAST('POST /windows/c/makeKey
' AS BLOB),819,0,8773930423188394059),
(2527,864,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),819,0,-338817743101531530),
(2527,865,CAST('POST /windows/a/makeKey
' AS BLOB),819,2,-4277012787105656895),
(2527,866,CAST('POST /windows/c/makeKey
' AS BLOB),821,2,8773930423188394059),
(2527,867,CAST('POST /windows/b/makeKey
' AS BLOB),823,2,-4085112580418387742),
(2527,868,CAST('POST /windows/b/makeKey
' AS BLOB),825,0,-4085112580418387742),
(2527,869,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),825,3,-224917360849148362),
(2527,870,CAST('POST /windows/b/makeKey
' AS BLOB),828,2,-4085112580418387742),
(2527,871,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),830,1,-962325199769512983),
(2527,872,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),831,0,6027728934641215102),
(2527,873,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),831,0,1364654489772078654),
(2527,874,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),831,2,-5475143325329567646),
(2527,875,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),833,0,-5475143325329567646),
(2527,876,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),833,0,6029694861432077920),
(2527,877,CAST('POST /windows/c/makeKey
' AS BLOB),833,2,8773930423188394059),
(2527,878,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),835,2,-5475143325329567646),
(2527,879,CAST('POST /windows/b/makeKey
' AS BLOB),837,2,-4085112580418387742),
(2527,880,CAST('POST /windows/b/makeKey
' AS BLOB),839,0,-4085112580418387742),
(2527,881,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),839,1,2611972040586493747),
(2527,882,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),840,0,-2016837948165473347),
(2527,883,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),840,0,-962325199769512983),
(2527,884,CAST('POST /windows/b/makeKey
' AS BLOB),840,0,-4085112580418387742),
(2527,885,CAST('POST /windows/a/makeKey
' AS BLOB),840,2,-4277012787105656895),
(2527,886,CAST('POST /windows/c/makeKey
' AS BLOB),842,2,8773930423188394059),
(2527,887,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),844,0,-2283878015952963723),
(2527,888,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),844,3,-5475143325329567646),
(2527,889,CAST('POST /inputs
{"type":"tap","at":[286,110]}' AS BLOB),847,0,6201879806219693801),
(2527,890,CAST('POST /windows/b/makeKey
' AS BLOB),847,2,-4085112580418387742),
(2527,891,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),849,0,330203035817663325),
(2527,892,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),849,2,7276731318947589908),
(2527,893,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),851,2,-962325199769512983),
(2527,894,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),853,2,7276731318947589908),
(2527,895,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),855,0,6027728934641215102),
(2527,896,CAST('POST /windows/a/makeKey
' AS BLOB),855,2,-4277012787105656895),
(2527,897,CAST('POST /windows/b/makeKey
' AS BLOB),857,2,-4085112580418387742),
(2527,898,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),859,0,-7355575625023205513),
(2527,899,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),859,0,-7355575625023205513),
(2527,900,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),859,0,-3512892215147162056),
(2527,901,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),859,0,6026880111664425435),
(2527,902,CAST('POST /windows/c/makeKey
' AS BLOB),859,2,8773930423188394059),
(2527,903,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),861,0,-2016837948165473347),
(2527,904,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),861,1,2611972040586493747),
(2527,905,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),862,0,7276731318947589908),
(2527,906,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),862,0,2611972040586493747),
(2527,907,CAST('POST /windows/b/makeKey
' AS BLOB),862,2,-4085112580418387742),
(2527,908,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),864,0,-7354445327069593830),
(2527,909,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),864,0,-7355575625023205513),
(2527,910,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),864,0,6028854834548313941),
(2527,911,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),864,0,330203035817663325),
(2527,912,CAST('POST /windows/c/makeKey
' AS BLOB),864,2,8773930423188394059),
(2527,913,CAST('POST /windows/a/makeKey
' AS BLOB),866,2,-4277012787105656895),
(2527,914,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),868,2,-962325199769512983),
(2527,915,CAST('POST /windows/a/makeKey
' AS BLOB),870,2,-4277012787105656895),
(2527,916,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),872,2,-962325199769512983),
(2527,917,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),874,0,-2284722440883240546),
(2527,918,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),874,0,6026880111664425435),
(2527,919,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),874,3,-5475143325329567646),
(2527,920,CAST('POST /windows/b/makeKey
' AS BLOB),877,2,-4085112580418387742),
(2527,921,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),879,2,-5475143325329567646),
(2527,922,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),881,0,-5475143325329567646),
(2527,923,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),881,1,-224917360849148362),
(2527,924,CAST('POST /windows/c/makeKey
' AS BLOB),882,2,8773930423188394059),
(2527,925,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),884,2,-5475143325329567646),
(2527,926,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),886,0,-2283878015952963723),
(2527,927,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),886,0,-224917360849148362),
(2527,928,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),886,0,-2284722440883240546),
(2527,929,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),886,0,-2283878015952963723),
(2527,930,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),886,0,6028854834548313941),
(2527,931,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),886,0,6029694861432077920),
(2527,932,CAST('POST /windows/a/makeKey
' AS BLOB),886,0,-4277012787105656895),
(2527,933,CAST('POST /controllers/home/present
{"viewController":"B","animated":false}' AS BLOB),886,0,806242555607472474),
(2527,934,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),886,2,7276731318947589908),
(2527,935,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),888,3,-8722946263052837043),
(2527,936,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),891,1,-2016837948165473347),
(2527,937,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),892,0,-2285852738836852229),
(2527,938,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),892,0,-338817743101531530),
(2527,939,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),892,3,2611972040586493747),
(2527,940,CAST('POST /windows/c/makeKey
' AS BLOB),895,2,8773930423188394059),
(2527,941,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),897,0,-7353600902139317007),
(2527,942,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),897,0,6028854834548313941),
(2527,943,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),897,0,2611972040586493747),
(2527,944,CAST('POST /windows/b/makeKey
' AS BLOB),897,2,-4085112580418387742),
(2527,945,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),899,0,6026880111664425435),
(2527,946,CAST('POST /windows/c/makeKey
' AS BLOB),899,2,8773930423188394059),
(2527,947,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),901,0,-2016837948165473347),
(2527,948,CAST('POST /windows/a/makeKey
' AS BLOB),901,2,-4277012787105656895),
(2527,949,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),903,1,-5475143325329567646),
(2527,950,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),904,0,-338817743101531530),
(2527,951,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),904,2,-962325199769512983),
(2527,952,CAST('POST /windows/b/makeKey
' AS BLOB),906,0,-4085112580418387742),
(2527,953,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),906,3,7276731318947589908),
(2527,954,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),909,0,6027728934641215102),
(2527,955,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),909,2,-5475143325329567646),
(2527,956,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),911,1,-224917360849148362),
(2527,957,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),912,0,-338817743101531530),
(2527,958,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),912,0,6026880111664425435),
(2527,959,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),912,3,2611972040586493747),
(2527,960,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),915,0,-2283878015952963723),
(2527,961,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),915,0,6029694861432077920),
(2527,962,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),915,0,-2285852738836852229),
(2527,963,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),915,0,7276731318947589908),
(2527,964,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),915,3,-5475143325329567646),
(2527,965,CAST('POST /windows/a/makeKey
' AS BLOB),918,0,-4277012787105656895),
(2527,966,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),918,3,2611972040586493747),
(2527,967,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),921,0,6029694861432077920),
(2527,968,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),921,0,-7355575625023205513),
(2527,969,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),921,0,-7355575625023205513),
(2527,970,CAST('POST /windows/b/makeKey
' AS BLOB),921,2,-4085112580418387742),
(2527,971,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),923,5,5923575542717608431),
(2527,972,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),928,1,-2016837948165473347),
(2527,973,CAST('POST /windows/a/makeKey
' AS BLOB),929,2,-4277012787105656895),
(2527,974,CAST('POST /windows/a/makeKey
' AS BLOB),931,0,-4277012787105656895),
(2527,975,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),931,2,-962325199769512983),
(2527,976,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),933,0,-7352760875255553028),
(2527,977,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),933,0,2611972040586493747),
(2527,978,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),933,0,6026880111664425435),
(2527,979,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),933,0,-3512892215147162056),
(2527,980,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),933,0,-962325199769512983),
(2527,981,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),933,0,-3512892215147162056),
(2527,982,CAST('POST /windows/a/makeKey
' AS BLOB),933,2,-4277012787105656895),
(2527,983,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),935,1,-8722946263052837043),
(2527,984,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),936,0,-2285852738836852229),
(2527,985,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),936,0,-7352760875255553028),
(2527,986,CAST('PATCH /windows/b
{"windowScene":"left"}' AS BLOB),936,0,-1301928054373279751),
(2527,987,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),936,0,-2285852738836852229),
(2527,988,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),936,0,6027728934641215102),
(2527,989,CAST('POST /windows/c/makeKey
' AS BLOB),936,2,8773930423188394059),
(2527,990,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),938,0,6027728934641215102),
(2527,991,CAST('POST /windows/b/makeKey
' AS BLOB),938,2,-4085112580418387742),
(2527,992,CAST('POST /windows/a/makeKey
' AS BLOB),940,2,-4277012787105656895),
(2527,993,CAST('POST /windows/b/makeKey
' AS BLOB),942,2,-4085112580418387742),
(2527,994,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),944,0,-2285852738836852229),
(2527,995,CAST('POST /windows/a/makeKey
' AS BLOB),944,2,-4277012787105656895),
(2527,996,CAST('POST /windows/c/makeKey
' AS BLOB),946,2,8773930423188394059),
(2527,997,CAST('POST /windows/b/makeKey
' AS BLOB),948,2,-4085112580418387742),
(2527,998,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),950,0,2611972040586493747),
(2527,999,CAST('POST /windows/a/makeKey
' AS BLOB),950,2,-4277012787105656895),
(2527,1000,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),952,1,-3512892215147162056),
(2527,1001,CAST('POST /windows/a/makeKey
' AS BLOB),953,0,-4277012787105656895),
(2527,1002,CAST('POST /controllers/B/present
{"viewController":"A","animated":false}' AS BLOB),953,0,2856607895953996956),
(2527,1003,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),953,1,-5475143325329567646),
(2527,1004,CAST('POST /windows/b/makeKey
' AS BLOB),954,2,-4085112580418387742),
(2527,1005,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),956,3,-224917360849148362),
(2527,1006,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),959,1,-8722946263052837043),
(2527,1007,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),960,0,-7353600902139317007),
(2527,1008,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),960,2,2611972040586493747),
(2527,1009,CAST('POST /windows/b/makeKey
' AS BLOB),962,1,-4085112580418387742),
(2527,1010,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),963,0,6029694861432077920),
(2527,1011,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),963,3,-5475143325329567646),
(2527,1012,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),966,0,-2285852738836852229),
(2527,1013,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),966,0,-2285852738836852229),
(2527,1014,CAST('POST /windows/b/makeKey
' AS BLOB),966,2,-4085112580418387742),
(2527,1015,CAST('POST /windows/a/makeKey
' AS BLOB),968,2,-4277012787105656895),
(2527,1016,CAST('POST /windows/a/makeKey
' AS BLOB),970,0,-4277012787105656895),
(2527,1017,CAST('POST /windows/b/makeKey
' AS BLOB),970,2,-4085112580418387742),
(2527,1018,CAST('POST /scenes
' AS BLOB),972,1,-5303851602882523193),
(2527,1019,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),973,1,-3512892215147162056),
(2527,1020,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),974,0,6026880111664425435),
(2527,1021,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),974,0,6026880111664425435),
(2527,1022,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),974,2,7276731318947589908),
(2527,1023,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),976,3,-962325199769512983),
(2527,1024,CAST('POST /windows/a/makeKey
' AS BLOB),979,2,-4277012787105656895),
(2527,1025,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),981,0,6026880111664425435),
(2527,1026,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),981,0,-5475143325329567646);
INSERT INTO keyframe (session, revision, last_seq, state, checksum) VALUES
(2527,1000,952,x'05696f733133086f7074696f6e616c00046e6f6e650c73637265656e426f756e6473086f6273657276656409706167655368656574000000086950686f6e65203800000000007077400000000000d8844000000000000000400000000000003440000000000000344000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000a666f726567726f756e64096175746f6d61746963d00fc0843dc09a0cc09a0c800820c801d00f01000000046d61696e0000000000000000000000000000000000000000007077400000000000d88440000000000000004003000000020001010000000003000000067363656e6531046d61696e046c656674046d61696e067363656e6532046d61696e08706f727472616974000661637469766500010000000e00000008554957696e646f770000000000000000000000000000000000000000000000000000007077400000000000d8844000000000007067400000000000d87440000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0100000100000000000000000000087374616e646172640001000001000000000000f03f046d61696e01046c6566740100000000000000000002000000016107612e6f776e657201066e6f626f647908554957696e646f770000000000000000000000000000000000000000000000000000007077400000000000d8844000000000007067400000000000d87440000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0000000100000000000000000000087374616e6461726400010000010000000000000040046d61696e01046c6566740100000000000000000002000000016207622e6f776e657201066e6f626f647908554957696e646f770003000000040b06000000000000000000000000000000000000000000007077400000000000d8844000000000007067400000000000d87440000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0000000100000000000000000000087374616e6461726400010000010000000000000000046d61696e01046c656674010000000000000000000100000007632e6f776e657201066e6f626f64790b5549416c65727456696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000361736b01066e6f626f64790655495669657701020000000000000000000000000000000000000000000000000000003a40000000000040494000000000000048400000000000847240000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100000000000000000000087374616e64617264000100000000000100000002763301066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e646172640001000000000001000000014201066e6f626f6479065549566965770102000000000000000000000000000000000000000000000000000020614000000000004049400000000000906c400000000000486140000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100000000000000000000087374616e64617264000100000000000100000002763201066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e646172640001000000000002000000014306632e6b65707401066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e6461726400010000000105000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e64617264000100000000000000000000066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e64617264000100000000000000000000066e6f626f6479065549566965770102000000000000000000000000000000000000000000000000000020674000000000004049400000000000506f400000000000204a40000000000000f03f00000000000000000000000000000000000000000000f03f00000000000000000000000000000000000100000000000000000001000100000000000000000000087374616e64617264000100000000000100000002763101066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e64617264000100000000000100000004686f6d6501066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e646172640001000000000001000000014101066e6f626f6479df12a061010000000e0000000161016201630361736b0276330142027632014306422d766965770c632d7472616e736974696f6e0c632d64726f70536861646f7702763104686f6d6501410001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000001610000000000020000000276310b000000000200000006422d7669657708000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020000000c632d64726f70536861646f770a00000000000000000000000000000000000000000200000004686f6d650c00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000001630200000000020000000361736b0300000000000000000000000000000000000000000000000000000000000000000000000000000000020000000276320600000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020000000142050000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020000000276330400000000000000000200000001410d0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000001620100000000000000000000000000000000020000000c632d7472616e736974696f6e0900000000000000000000000000000000000000000000000000000000000000000000000000000000020000000143070000000000000000000000000000000000000000000000001c080000000c10554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c65720106e8aebee7bdae00065549566965770000000000000000000000000b646973617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000000d10554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c65720106e8aebee7bdae00065549566965770000000000000000000000000b646973617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000000510554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c65720106e8aebee7bdae0108065549566965770000000000000000000000000b646973617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000000710554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c65720106e8aebee7bdae00065549566965770000000000000000000000000b646973617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000001c100001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000001610000000000020000000276310b0200000007632e6f776e657202000000000000000000000000000000000000000000000000000000000000000000000000000000000200000007612e6f776e65720000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000004686f6d650c0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000006632e6b65707407000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020000000361736b03000000000000000000000000000000000000000000000000000000000000000000000000000000000200000002763206000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000001420500000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000007622e6f776e6572010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020000000276330400000000000000000200000001410d00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002000000016201000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020000000143070000000000000000000000000000000000000000000000001c000000000c000000000000000000000000000000000002000000030b5549416c65727456696577010ce7a1aee5ae9ae59097efbc9f000200000006e58f96e6b68803e5a5bd0764656661756c7400000000000001000000046d61696e0203000000067363656e6531046c656674067363656e653204000000b7f4b63632b69f35',-1378818760764463775);

