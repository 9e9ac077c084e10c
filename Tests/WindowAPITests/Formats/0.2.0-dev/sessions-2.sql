-- conformance-bfaac47a7fe6
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(501,'conformance-bfaac47a7fe6','9jooq7',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',8,75,469);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(501,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(501,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(501,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(501,4,CAST('POST /controllers
{"id":"A"}' AS BLOB),3,0,4162450971514515807),
(501,5,CAST('POST /controllers
{"id":"B"}' AS BLOB),3,0,3538380266134488278),
(501,6,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","viewControllers":["A","B"]}' AS BLOB),3,4,-3563648204453638882),
(501,7,CAST('PATCH /windows/window1
{"rootViewController":"nav"}' AS BLOB),7,43,1303366654942019247),
(501,8,CAST('POST /controllers/nav/swipeBack
{"cancelled": true}' AS BLOB),50,26,-7704239828850228038);
INSERT INTO last_use (session, time) VALUES
(501,1795473494);

-- conformance-df7cf1704792
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(503,'conformance-df7cf1704792','ghd6ah',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',7,6,454);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(503,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(503,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(503,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(503,4,CAST('POST /controllers
{"id":"A"}' AS BLOB),3,0,4162450971514515807),
(503,5,CAST('POST /controllers
{"id":"B"}' AS BLOB),3,0,3538380266134488278),
(503,6,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","viewControllers":["A"]}' AS BLOB),3,2,-5701852371042469372),
(503,7,CAST('POST /controllers/nav/setViewControllers
{"viewControllers": ["A", "B"], "animated": false}' AS BLOB),5,2,-9023378915128651279);
INSERT INTO last_use (session, time) VALUES
(503,1795473494);

-- conformance-eb3cc8dfb702
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(504,'conformance-eb3cc8dfb702','cfww65',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',7,17,412);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(504,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(504,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(504,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(504,4,CAST('POST /controllers
{"id":"A"}' AS BLOB),3,0,4162450971514515807),
(504,5,CAST('POST /controllers
{"id":"B"}' AS BLOB),3,0,3538380266134488278),
(504,6,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","viewControllers":["A"]}' AS BLOB),3,2,-5701852371042469372),
(504,7,CAST('PATCH /windows/window1
{"rootViewController":"B"}' AS BLOB),5,13,8890094133412208176);
INSERT INTO last_use (session, time) VALUES
(504,1795473494);

-- conformance-7d10ce95ad2d
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(506,'conformance-7d10ce95ad2d','iuqt1x',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',8,77,455);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(506,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(506,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(506,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(506,4,CAST('POST /controllers
{"id":"A"}' AS BLOB),3,0,4162450971514515807),
(506,5,CAST('POST /controllers
{"id":"B"}' AS BLOB),3,0,3538380266134488278),
(506,6,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","viewControllers":["A","B"]}' AS BLOB),3,4,-3445266292081648302),
(506,7,CAST('PATCH /windows/window1
{"rootViewController":"tab"}' AS BLOB),7,43,-6002941170303961955),
(506,8,CAST('POST /controllers/tab/select
{"index": 1}' AS BLOB),50,28,-7777904723149120043);
INSERT INTO last_use (session, time) VALUES
(506,1795473494);

-- conformance-07f5b11d906d
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(508,'conformance-07f5b11d906d','hsnnzd',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',7,6,391);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(508,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(508,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(508,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(508,4,CAST('POST /controllers
{"id":"A"}' AS BLOB),3,0,4162450971514515807),
(508,5,CAST('POST /controllers
{"id":"B"}' AS BLOB),3,0,3538380266134488278),
(508,6,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","viewControllers":["A","B"]}' AS BLOB),3,4,-3445266292081648302),
(508,7,CAST('POST /controllers
{"id":"C"}' AS BLOB),7,0,2979325882340966301);
INSERT INTO last_use (session, time) VALUES
(508,1795473494);

-- conformance-766b07920bef
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(509,'conformance-766b07920bef','uo49ko',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',7,41,411);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(509,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(509,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(509,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(509,4,CAST('POST /controllers
{"id":"home"}' AS BLOB),3,0,1247198125678713245),
(509,5,CAST('POST /controllers
{"id":"detail"}' AS BLOB),3,0,226710337616855483),
(509,6,CAST('PATCH /windows/window1
{"rootViewController":"home"}' AS BLOB),3,13,-4072015181574106237),
(509,7,CAST('POST /application/present
{"from": "keyWindow", "viewController": "detail"}' AS BLOB),16,26,4562025613966354775);
INSERT INTO last_use (session, time) VALUES
(509,1795473494);

-- conformance-f606f1ea14bb
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(510,'conformance-f606f1ea14bb','szt1f3',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,15,336);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(510,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(510,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(510,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(510,4,CAST('POST /controllers
{"id":"home"}' AS BLOB),3,0,1247198125678713245),
(510,5,CAST('POST /controllers
{"id":"detail"}' AS BLOB),3,0,226710337616855483),
(510,6,CAST('PATCH /windows/window1
{"rootViewController":"home"}' AS BLOB),3,13,-4072015181574106237);
INSERT INTO last_use (session, time) VALUES
(510,1795473494);

-- conformance-a5c8084b0c49
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(511,'conformance-a5c8084b0c49','or946y',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',7,51,436);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(511,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(511,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(511,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(511,4,CAST('POST /controllers
{"id":"home"}' AS BLOB),3,0,1247198125678713245),
(511,5,CAST('POST /controllers
{"id":"detail"}' AS BLOB),3,0,226710337616855483),
(511,6,CAST('PATCH /windows/window1
{"rootViewController":"home"}' AS BLOB),3,13,-4072015181574106237),
(511,7,CAST('POST /controllers/home/present
{"viewController": "detail", "animated": true, "completion": "shown"}' AS BLOB),16,36,2778618159857634301);
INSERT INTO last_use (session, time) VALUES
(511,1795473494);

-- conformance-87e0f26c367d
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(513,'conformance-87e0f26c367d','xgzdcp',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',8,63,468);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(513,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(513,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(513,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(513,4,CAST('POST /controllers
{"id":"home"}' AS BLOB),3,0,1247198125678713245),
(513,5,CAST('POST /controllers
{"id":"detail"}' AS BLOB),3,0,226710337616855483),
(513,6,CAST('PATCH /windows/window1
{"rootViewController":"home"}' AS BLOB),3,13,-4072015181574106237),
(513,7,CAST('POST /controllers/home/present
{"viewController":"detail"}' AS BLOB),16,26,-3963112105157109889),
(513,8,CAST('POST /controllers/detail/dismiss
{"animated": false, "completion": "gone"}' AS BLOB),42,22,-1070797787143465567);
INSERT INTO last_use (session, time) VALUES
(513,1795473495);

-- conformance-c5acb57929ff
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(515,'conformance-c5acb57929ff','5m2l2z',CAST('{"profile":"ios13","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"optional","touchMakesKey":false,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,86,255);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(515,1,CAST('POST /windows
{"id":"window1","isHidden":false}' AS BLOB),1,1,-6612510271255850640),
(515,2,CAST('POST /controllers
{"id":"home"}' AS BLOB),2,0,1247198125678713245),
(515,3,CAST('POST /controllers
{"id":"detail"}' AS BLOB),2,0,226710337616855483),
(515,4,CAST('PATCH /windows/window1
{"rootViewController":"home"}' AS BLOB),2,25,-4072015181574106237),
(515,5,CAST('POST /controllers/home/present
{"viewController":"detail"}' AS BLOB),27,31,-3963112105157109889),
(515,6,CAST('POST /controllers/detail/pullDown
' AS BLOB),58,29,934687734084597353);
INSERT INTO last_use (session, time) VALUES
(515,1795473495);

-- conformance-4e0fa735c09a
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(519,'conformance-4e0fa735c09a','1jy347',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,16,378);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(519,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(519,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(519,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(519,4,CAST('POST /controllers
{"id":"home","canBecomeFirstResponder":true}' AS BLOB),3,0,-8696519381029710738),
(519,5,CAST('PATCH /windows/window1
{"rootViewController":"home"}' AS BLOB),3,13,-4072015181574106237),
(519,6,CAST('POST /controllers/home/becomeFirstResponder
' AS BLOB),16,1,7809399770486076765);
INSERT INTO last_use (session, time) VALUES
(519,1795473495);

-- conformance-b5ee2854407a
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(520,'conformance-b5ee2854407a','3cneb3',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',7,17,422);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(520,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(520,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(520,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(520,4,CAST('POST /controllers
{"id":"home","canBecomeFirstResponder":true}' AS BLOB),3,0,-8696519381029710738),
(520,5,CAST('PATCH /windows/window1
{"rootViewController":"home"}' AS BLOB),3,13,-4072015181574106237),
(520,6,CAST('POST /controllers/home/becomeFirstResponder
' AS BLOB),16,1,7809399770486076765),
(520,7,CAST('POST /controllers/home/resignFirstResponder
' AS BLOB),17,1,1386418163584862970);
INSERT INTO last_use (session, time) VALUES
(520,1795473495);

-- conformance-c2bbe315f7ed
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(521,'conformance-c2bbe315f7ed','182b6z',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',9,49,581);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(521,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(521,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(521,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(521,4,CAST('POST /controllers
{"id":"home"}' AS BLOB),3,0,1247198125678713245),
(521,5,CAST('POST /controllers
{"id":"detail"}' AS BLOB),3,0,226710337616855483),
(521,6,CAST('PATCH /windows/window1
{"rootViewController":"home"}' AS BLOB),3,13,-4072015181574106237),
(521,7,CAST('POST /controllers
{"id":"ask","class":"UIAlertController","title":"Delete?","actions":[{"title":"Cancel","style":"cancel"},{"title":"OK"}]}' AS BLOB),16,0,-4789985127584405081),
(521,8,CAST('POST /controllers/home/present
{"viewController":"ask"}' AS BLOB),16,19,-6852653682746117891),
(521,9,CAST('POST /controllers/ask/chooseAction
{"action": "OK"}' AS BLOB),35,15,2640829513525066979);
INSERT INTO last_use (session, time) VALUES
(521,1795473495);

-- conformance-efd6a11d8ee1
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(523,'conformance-efd6a11d8ee1','tpcw57',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',8,34,530);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(523,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(523,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(523,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(523,4,CAST('POST /controllers
{"id":"home"}' AS BLOB),3,0,1247198125678713245),
(523,5,CAST('POST /controllers
{"id":"detail"}' AS BLOB),3,0,226710337616855483),
(523,6,CAST('PATCH /windows/window1
{"rootViewController":"home"}' AS BLOB),3,13,-4072015181574106237),
(523,7,CAST('POST /controllers
{"id":"ask","class":"UIAlertController","title":"Delete?","actions":[{"title":"Cancel","style":"cancel"},{"title":"OK"}]}' AS BLOB),16,0,-4789985127584405081),
(523,8,CAST('POST /controllers/home/present
{"viewController":"ask"}' AS BLOB),16,19,-6852653682746117891);
INSERT INTO last_use (session, time) VALUES
(523,1795473495);

-- conformance-b014f1c6c092
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(524,'conformance-b014f1c6c092','o4z7ph',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,2,289);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(524,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(524,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(524,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(524,4,CAST('POST /alerts
{"id":"ask","title":"Delete?","buttons":["Cancel","OK"]}' AS BLOB),3,0,-3235569520939773810);
INSERT INTO last_use (session, time) VALUES
(524,1795473495);

-- conformance-ac65d833c579
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(528,'conformance-ac65d833c579','6m9olq',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,32,311);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(528,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(528,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(528,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(528,4,CAST('POST /alerts
{"id":"ask","title":"Delete?","buttons":["Cancel","OK"]}' AS BLOB),3,0,-3235569520939773810),
(528,5,CAST('POST /alerts/ask/show
' AS BLOB),3,30,-5686727630897093027);
INSERT INTO last_use (session, time) VALUES
(528,1795473495);

-- conformance-8fc0fdca5e94
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(530,'conformance-8fc0fdca5e94','fj8o7x',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,61,356);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(530,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(530,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(530,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(530,4,CAST('POST /alerts
{"id":"ask","title":"Delete?","buttons":["Cancel","OK"]}' AS BLOB),3,0,-3235569520939773810),
(530,5,CAST('POST /alerts/ask/show
' AS BLOB),3,30,-5686727630897093027),
(530,6,CAST('POST /alerts/ask/clickButton
{"button": "OK"}' AS BLOB),33,29,3191354159861396438);
INSERT INTO last_use (session, time) VALUES
(530,1795473495);

-- conformance-e30808720076
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(535,'conformance-e30808720076','iacfmt',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"manual","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,14,131);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(535,1,CAST('POST /controllers
{"id":"home"}' AS BLOB),1,0,1247198125678713245),
(535,2,CAST('POST /windows
{"id":"window","rootViewController":"home","isHidden":false}' AS BLOB),1,13,-4874323399837729831),
(535,3,CAST('POST /runLoop
{"turns": 1}' AS BLOB),14,1,-4484990635017515158);
INSERT INTO last_use (session, time) VALUES
(535,1795473495);

-- conformance-4e561e12cba7
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(536,'conformance-4e561e12cba7','guydwk',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,2,251);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(536,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(536,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(536,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(536,4,CAST('POST /runLoop
{"until": "idle"}' AS BLOB),3,0,-7761527887932441819);
INSERT INTO last_use (session, time) VALUES
(536,1795473495);

-- conformance-a84fcf9652a8
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(540,'conformance-a84fcf9652a8','jo8lsq',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,5,265);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(540,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(540,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(540,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(540,4,CAST('PUT /references/window1
{"object": "window2"}' AS BLOB),3,3,3014891366256670828);
INSERT INTO last_use (session, time) VALUES
(540,1795473495);

-- conformance-d1705bffd8ee
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(547,'conformance-d1705bffd8ee','81n2rc',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',7,22,421);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(547,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(547,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(547,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(547,4,CAST('POST /controllers
{"id":"home"}' AS BLOB),3,0,1247198125678713245),
(547,5,CAST('POST /views
{"id":"map","class":"MKMapView","superview":"window1"}' AS BLOB),3,7,-620495186325895427),
(547,6,CAST('PATCH /windows/window1
{"rootViewController":"home"}' AS BLOB),10,13,-4072015181574106237),
(547,7,CAST('POST /views/window1/sendSubviewToBack
{"view":"map"}' AS BLOB),23,0,6914118710644968555);
INSERT INTO last_use (session, time) VALUES
(547,1795473495);

-- conformance-55e6b6c4a776
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(580,'conformance-55e6b6c4a776','66e3ry',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,2,250);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(580,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305,NULL,NULL),
(580,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150,NULL,NULL),
(580,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140,NULL,NULL),
(580,4,CAST('POST /windows/window1/makeKey
' AS BLOB),3,0,-7381356488033478155,'f25e8bdbb2001bde',1795559895);
INSERT INTO last_use (session, time) VALUES
(580,1795473495);

-- random-ios8-0
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(583,'random-ios8-0','kivz3m',CAST('{"profile":"ios8","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":false,"keyOnDealloc":"fallback","windowInitFrame":"zero","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,56,1421);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(583,1,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),1,1,-6836053445158175470),
(583,2,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),2,0,6151215904868339482),
(583,3,CAST('POST /windows
{"id":"c","frame":[-6,130,40,50.5]}' AS BLOB),2,0,3260911193540519835),
(583,4,CAST('POST /inputs
{"type":"tap","at":[163,36]}' AS BLOB),2,0,7531221553375786036),
(583,5,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),2,0,4300014696512280105),
(583,6,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),2,0,330203035817663325),
(583,7,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),2,0,330203035817663325),
(583,8,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),2,0,1364654489772078654),
(583,9,CAST('POST /alerts/ask/show
' AS BLOB),2,29,-5686727630897093027),
(583,10,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),31,0,330203035817663325),
(583,11,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),31,2,-962325199769512983),
(583,12,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),33,0,330203035817663325),
(583,13,CAST('PATCH /windows/c
{"rootViewController":null}' AS BLOB),33,0,6378404845067812589),
(583,14,CAST('PATCH /windows/b
{"rootViewController":null}' AS BLOB),33,0,8093553760257797618),
(583,15,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),33,0,330203035817663325),
(583,16,CAST('PATCH /application
{"state":"background"}' AS BLOB),33,2,-222926271920043999),
(583,17,CAST('POST /controllers
{"id":"C","class":"UIViewController","title":"设置"}' AS BLOB),35,0,-8848855936784883200),
(583,18,CAST('POST /alerts/ask/show
' AS BLOB),35,0,-5686727630897093027),
(583,19,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),35,8,6442357219630733550),
(583,20,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),43,0,6442357219630733550),
(583,21,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),43,8,5923575542717608431),
(583,22,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),51,0,330203035817663325),
(583,23,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","title":"设置"}' AS BLOB),51,0,5934054500342608901),
(583,24,CAST('PATCH /windows/c
{"rootViewController":null}' AS BLOB),51,0,6378404845067812589),
(583,25,CAST('POST /alerts/ask/show
' AS BLOB),51,0,-5686727630897093027),
(583,26,CAST('POST /windows/c/makeKey
' AS BLOB),51,2,8773930423188394059),
(583,27,CAST('PATCH /windows/b
{"rootViewController":null}' AS BLOB),53,0,8093553760257797618),
(583,28,CAST('POST /windows/b/makeKey
' AS BLOB),53,2,-4085112580418387742),
(583,29,CAST('PATCH /application
{"state":"active"}' AS BLOB),55,2,6524705844041617891),
(583,30,CAST('POST /controllers/C/present
{"viewController":"A","animated":false}' AS BLOB),57,0,9003814165741300019);
INSERT INTO last_use (session, time) VALUES
(583,1795473495);

-- random-ios8-1
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(584,'random-ios8-1','2l4l45',CAST('{"profile":"ios8","device":"iPhone 5s","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":false,"keyOnDealloc":"fallback","windowInitFrame":"zero","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,73,1774);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(584,1,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),1,0,6151215904868339482),
(584,2,CAST('POST /controllers
{"id":"C","class":"UIViewController","title":"设置"}' AS BLOB),1,0,-8848855936784883200),
(584,3,CAST('POST /inputs
{"type":"tap","at":[24,212]}' AS BLOB),1,0,5312462586634945394),
(584,4,CAST('POST /inputs
{"type":"tap","at":[163,106]}' AS BLOB),1,0,2238878648288335814),
(584,5,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"a","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),1,1,-6485097754073038373),
(584,6,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),2,0,5923575542717608431),
(584,7,CAST('POST /alerts/ask/show
' AS BLOB),2,29,-5686727630897093027),
(584,8,CAST('PATCH /windows/a
{"isHidden":true,"windowLevel":0}' AS BLOB),31,1,6418348751885429259),
(584,9,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),32,1,-6836053445158175470),
(584,10,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),33,0,330203035817663325),
(584,11,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"c","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),33,1,-6303761176771391307),
(584,12,CAST('POST /inputs
{"type":"tap","at":[242,215]}' AS BLOB),34,0,8145886829971591051),
(584,13,CAST('PATCH /windows/b
{"rootViewController":null}' AS BLOB),34,0,8093553760257797618),
(584,14,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),34,0,-430928917670273901),
(584,15,CAST('PATCH /windows/c
{"rootViewController":"C"}' AS BLOB),34,13,6994339394178965477),
(584,16,CAST('PATCH /application
{"state":"active"}' AS BLOB),47,0,6524705844041617891),
(584,17,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),47,0,1364654489772078654),
(584,18,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),47,8,6442357219630733550),
(584,19,CAST('PATCH /windows/a
{"isHidden":true,"windowLevel":1}' AS BLOB),55,0,6419197574862218926),
(584,20,CAST('PATCH /windows/c
{"isHidden":false,"windowLevel":0}' AS BLOB),55,0,-3437700636933656284),
(584,21,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),55,2,-962325199769512983),
(584,22,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),57,0,330203035817663325),
(584,23,CAST('PATCH /windows/b
{"isHidden":false,"windowLevel":"alert"}' AS BLOB),57,0,7222790765832057791),
(584,24,CAST('POST /controllers/C/dismiss
{"animated":true}' AS BLOB),57,0,5434153311741603775),
(584,25,CAST('POST /views
{"id":"v3","superview":"a","frame":[24,278,99,50.5]}' AS BLOB),57,7,-2428320427464522603),
(584,26,CAST('POST /controllers/C/dismiss
{"animated":true}' AS BLOB),64,0,5434153311741603775),
(584,27,CAST('PATCH /windows/c
{"rootViewController":null}' AS BLOB),64,7,6378404845067812589),
(584,28,CAST('PATCH /windows/b
{"isHidden":true,"windowLevel":1}' AS BLOB),71,3,-2209164281720069561),
(584,29,CAST('PATCH /application
{"state":"active"}' AS BLOB),74,0,6524705844041617891),
(584,30,CAST('PATCH /windows/b
{"rootViewController":null}' AS BLOB),74,0,8093553760257797618);
INSERT INTO last_use (session, time) VALUES
(584,1795473495);

-- random-ios8-2
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(585,'random-ios8-2','duawjs',CAST('{"profile":"ios8","device":"iPhone X","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":false,"keyOnDealloc":"fallback","windowInitFrame":"zero","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,36,1456);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(585,1,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),1,0,6151215904868339482),
(585,2,CAST('POST /windows
{"id":"b","frame":[84,245,58,50.5]}' AS BLOB),1,0,8708738754712287119),
(585,3,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),1,0,330203035817663325),
(585,4,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),1,0,330203035817663325),
(585,5,CAST('PATCH /windows/b
{"isHidden":false,"windowLevel":1}' AS BLOB),1,1,-5200561406626256040),
(585,6,CAST('PATCH /windows/b
{"isHidden":true,"windowLevel":0}' AS BLOB),2,1,-2208033983766457878),
(585,7,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),3,0,330203035817663325),
(585,8,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"a","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),3,1,-6485097754073038373),
(585,9,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),4,0,330203035817663325),
(585,10,CAST('POST /inputs
{"type":"tap","at":[230,91]}' AS BLOB),4,0,-7982672315561811392),
(585,11,CAST('PATCH /windows/a
{"isHidden":true,"windowLevel":"alert"}' AS BLOB),4,1,-802022197940573815),
(585,12,CAST('DELETE /references/a
' AS BLOB),5,1,8117687976145404737),
(585,13,CAST('PATCH /windows/b
{"rootViewController":null}' AS BLOB),6,0,8093553760257797618),
(585,14,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),6,0,-430928917670273901),
(585,15,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),6,0,5923575542717608431),
(585,16,CAST('POST /controllers
{"id":"C","class":"UIViewController","title":"设置"}' AS BLOB),6,0,-8848855936784883200),
(585,17,CAST('PATCH /application
{"state":"active"}' AS BLOB),6,0,6524705844041617891),
(585,18,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),6,0,330203035817663325),
(585,19,CAST('POST /controllers/B/dismiss
{"animated":true}' AS BLOB),6,0,-3326164006771579672),
(585,20,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),6,0,330203035817663325),
(585,21,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),6,0,1364654489772078654),
(585,22,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),6,0,330203035817663325),
(585,23,CAST('DELETE /references/b
' AS BLOB),6,1,8114800658610290326),
(585,24,CAST('POST /controllers
{"id":"home","class":"UIViewController","title":"设置"}' AS BLOB),7,0,582566796760767488),
(585,25,CAST('POST /inputs
{"type":"tap","at":[203,292]}' AS BLOB),7,0,6248359224710834857),
(585,26,CAST('POST /inputs
{"type":"tap","at":[35,106]}' AS BLOB),7,0,5843571986143157496),
(585,27,CAST('POST /controllers/B/addChild
{"controller":"A"}' AS BLOB),7,1,-6566151920734965905),
(585,28,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),8,0,330203035817663325),
(585,29,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),8,0,4300014696512280105),
(585,30,CAST('POST /alerts/ask/show
' AS BLOB),8,29,-5686727630897093027);
INSERT INTO last_use (session, time) VALUES
(585,1795473495);

-- random-ios8-3
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(586,'random-ios8-3','gcyiqy',CAST('{"profile":"ios8","device":"iPhone 14","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":false,"keyOnDealloc":"fallback","windowInitFrame":"zero","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,58,1539);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(586,1,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),1,0,-430928917670273901),
(586,2,CAST('POST /inputs
{"type":"tap","at":[16,334]}' AS BLOB),1,0,8279758753603496944),
(586,3,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),1,0,6151215904868339482),
(586,4,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"a","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),1,1,-6485097754073038373),
(586,5,CAST('POST /controllers
{"id":"home","class":"UIViewController","title":"设置"}' AS BLOB),2,0,582566796760767488),
(586,6,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),2,1,-5475143325329567646),
(586,7,CAST('POST /windows
{"id":"c","frame":[-2,205,113,50.5]}' AS BLOB),3,0,-8604988266576052201),
(586,8,CAST('POST /windows/a/makeKey
' AS BLOB),3,0,-4277012787105656895),
(586,9,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),3,0,330203035817663325),
(586,10,CAST('POST /inputs
{"type":"tap","at":[206,234]}' AS BLOB),3,0,-7967589709755492966),
(586,11,CAST('POST /controllers
{"id":"C","class":"UIViewController","title":"设置"}' AS BLOB),3,0,-8848855936784883200),
(586,12,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),3,1,-6836053445158175470),
(586,13,CAST('PATCH /application
{"state":"active"}' AS BLOB),4,0,6524705844041617891),
(586,14,CAST('PATCH /windows/b
{"isHidden":false,"windowLevel":1}' AS BLOB),4,0,-5200561406626256040),
(586,15,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),4,0,330203035817663325),
(586,16,CAST('POST /inputs
{"type":"tap","at":[104,175]}' AS BLOB),4,0,-7261526301970671169),
(586,17,CAST('POST /controllers/C/dismiss
{"animated":true}' AS BLOB),4,0,5434153311741603775),
(586,18,CAST('PATCH /windows/a
{"isHidden":false,"windowLevel":1}' AS BLOB),4,0,-3985474105251543545),
(586,19,CAST('DELETE /references/home
' AS BLOB),4,1,4174935831444303885),
(586,20,CAST('PATCH /windows/a
{"isHidden":false,"windowLevel":0}' AS BLOB),5,0,-3984625282274753878),
(586,21,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),5,0,330203035817663325),
(586,22,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),5,0,5687422765970617551),
(586,23,CAST('POST /alerts/ask/show
' AS BLOB),5,30,-5686727630897093027),
(586,24,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),35,2,-5475143325329567646),
(586,25,CAST('PATCH /windows/a
{"rootViewController":"B"}' AS BLOB),37,13,-1287922570805690044),
(586,26,CAST('POST /inputs
{"type":"tap","at":[192,294]}' AS BLOB),50,0,5038532115457111180),
(586,27,CAST('POST /views
{"id":"v1","superview":"a","frame":[25,139,5,50.5]}' AS BLOB),50,7,-285404748909509247),
(586,28,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),57,0,330203035817663325),
(586,29,CAST('POST /windows/b/makeKey
' AS BLOB),57,2,-4085112580418387742),
(586,30,CAST('PUT /references/a.kept
{"object":"C"}' AS BLOB),59,0,-4128975747749549259);
INSERT INTO last_use (session, time) VALUES
(586,1795473495);

-- random-ios8-4
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(587,'random-ios8-4','hzkeum',CAST('{"profile":"ios8","device":"iPhone 8","launch":"foreground","runLoop":"manual","knobs":{"scenes":"none","touchMakesKey":false,"keyOnDealloc":"fallback","windowInitFrame":"zero","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,44,1487);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(587,1,CAST('POST /windows
{"id":"c","frame":[171,164,32,50.5]}' AS BLOB),1,0,8359747155755831437),
(587,2,CAST('POST /windows
{"id":"a","frame":[85,154,192,50.5]}' AS BLOB),1,0,7144087366541864921),
(587,3,CAST('POST /controllers
{"id":"C","class":"UIViewController","title":"设置"}' AS BLOB),1,0,-8848855936784883200),
(587,4,CAST('PATCH /windows/a
{"isHidden":false,"windowLevel":"alert"}' AS BLOB),1,1,-2815122016206706816),
(587,5,CAST('POST /windows/a/makeKey
' AS BLOB),2,1,-4277012787105656895),
(587,6,CAST('POST /windows/a/makeKey
' AS BLOB),3,0,-4277012787105656895),
(587,7,CAST('PATCH /application
{"state":"background"}' AS BLOB),3,2,-222926271920043999),
(587,8,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),5,1,-6836053445158175470),
(587,9,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),6,0,6151215904868339482),
(587,10,CAST('POST /views
{"id":"v1","superview":"a","frame":[9,6,33,50.5]}' AS BLOB),6,7,-2194061588069032443),
(587,11,CAST('PATCH /windows/c
{"isHidden":false,"windowLevel":0}' AS BLOB),13,1,-3437700636933656284),
(587,12,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),14,4,6442357219630733550),
(587,13,CAST('POST /inputs
{"type":"tap","at":[92,345]}' AS BLOB),18,0,7907432906637256812),
(587,14,CAST('POST /views
{"id":"v2","superview":"c","frame":[144,267,37,50.5]}' AS BLOB),18,7,-6599305530165251647),
(587,15,CAST('POST /views
{"id":"v3","superview":"b","frame":[67,72,90,50.5]}' AS BLOB),25,7,6134446569735947934),
(587,16,CAST('POST /inputs
{"type":"tap","at":[225,330]}' AS BLOB),32,0,5386484785484855446),
(587,17,CAST('POST /inputs
{"type":"tap","at":[255,42]}' AS BLOB),32,0,4767538467757962455),
(587,18,CAST('POST /inputs
{"type":"tap","at":[35,328]}' AS BLOB),32,0,5910785335545847170),
(587,19,CAST('PUT /references/b.kept
{"object":"c"}' AS BLOB),32,0,-3038999130505664484),
(587,20,CAST('POST /views/v2/becomeFirstResponder
' AS BLOB),32,0,-7662007173206276529),
(587,21,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),32,2,7276731318947589908),
(587,22,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),34,0,330203035817663325),
(587,23,CAST('POST /windows/b/makeKey
' AS BLOB),34,2,-4085112580418387742),
(587,24,CAST('POST /views/b/subviews
{"view":"v3"}' AS BLOB),36,0,602573124418289632),
(587,25,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),36,0,330203035817663325),
(587,26,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),36,0,5687422765970617551),
(587,27,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),36,0,4300014696512280105),
(587,28,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),36,0,6442357219630733550),
(587,29,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),36,4,5923575542717608431),
(587,30,CAST('POST /views/v2/removeFromSuperview
' AS BLOB),40,5,7476879756394548214);
INSERT INTO last_use (session, time) VALUES
(587,1795473495);

-- random-ios8-5
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(588,'random-ios8-5','vttxj9',CAST('{"profile":"ios8","device":"iPhone 5s","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":false,"keyOnDealloc":"fallback","windowInitFrame":"zero","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,51,1414);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(588,1,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),1,0,6151215904868339482),
(588,2,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),1,0,330203035817663325),
(588,3,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),1,0,1364654489772078654),
(588,4,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),1,0,5923575542717608431),
(588,5,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),1,0,-430928917670273901),
(588,6,CAST('POST /windows
{"id":"b","frame":[52,122,131,50.5]}' AS BLOB),1,0,-6076410328529879314),
(588,7,CAST('POST /controllers/B/dismiss
{"animated":false}' AS BLOB),1,0,-2276585183689041441),
(588,8,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),1,0,330203035817663325),
(588,9,CAST('POST /inputs
{"type":"tap","at":[154,89]}' AS BLOB),1,0,7621993783562125316),
(588,10,CAST('POST /controllers/A/dismiss
{"animated":true}' AS BLOB),1,0,-7594265827778136387),
(588,11,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),1,0,330203035817663325),
(588,12,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"c","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),1,1,-6303761176771391307),
(588,13,CAST('POST /windows
{"id":"a","frame":[52,97,114,50.5]}' AS BLOB),2,0,3778344390398029907),
(588,14,CAST('POST /windows/c/makeKey
' AS BLOB),2,1,8773930423188394059),
(588,15,CAST('POST /controllers/B/present
{"viewController":"A","animated":false}' AS BLOB),3,0,2856607895953996956),
(588,16,CAST('POST /windows/c/makeKey
' AS BLOB),3,0,8773930423188394059),
(588,17,CAST('POST /inputs
{"type":"tap","at":[292,270]}' AS BLOB),3,0,-5532328642216734645),
(588,18,CAST('DELETE /references/c
' AS BLOB),3,3,8115752835680131827),
(588,19,CAST('POST /windows/a/makeKey
' AS BLOB),6,1,-4277012787105656895),
(588,20,CAST('PATCH /application
{"state":"active"}' AS BLOB),7,0,6524705844041617891),
(588,21,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),7,4,6442357219630733550),
(588,22,CAST('POST /alerts/ask/show
' AS BLOB),11,30,-5686727630897093027),
(588,23,CAST('POST /controllers/B/dismiss
{"animated":false}' AS BLOB),41,0,-2276585183689041441),
(588,24,CAST('POST /controllers/A/dismiss
{"animated":false}' AS BLOB),41,0,-6280152251374465528),
(588,25,CAST('POST /alerts/ask/show
' AS BLOB),41,0,-5686727630897093027),
(588,26,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),41,8,5923575542717608431),
(588,27,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),49,0,5923575542717608431),
(588,28,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),49,0,4300014696512280105),
(588,29,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),49,3,-962325199769512983),
(588,30,CAST('POST /inputs
{"type":"tap","at":[260,184]}' AS BLOB),52,0,6876342143272448168);
INSERT INTO last_use (session, time) VALUES
(588,1795473496);

-- random-ios8-6
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(589,'random-ios8-6','atcto1',CAST('{"profile":"ios8","device":"iPhone X","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":false,"keyOnDealloc":"fallback","windowInitFrame":"zero","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false},"nib":{"windows":[{"id":"main","outlets":["delegate.window"],"rootViewController":{"id":"home","view":{"id":"board","subviews":[{"id":"title","class":"UILabel"}]}}}]}}' AS BLOB),x'',31,21,1663);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(589,1,CAST('POST /nibs
{"windows":[{"id":"main","outlets":["delegate.window"],"rootViewController":{"id":"home","view":{"id":"board","subviews":[{"id":"title","class":"UILabel"}]}}}]}' AS BLOB),1,8,-4277619459591903072),
(589,2,CAST('PATCH /application
{"state":"active"}' AS BLOB),9,0,6524705844041617891),
(589,3,CAST('POST /controllers/home/dismiss
{"animated":false}' AS BLOB),9,0,-8894178753740355132),
(589,4,CAST('POST /windows
{"id":"c","frame":[20,131,105,50.5]}' AS BLOB),9,0,1369985701039872047),
(589,5,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),9,0,330203035817663325),
(589,6,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),9,0,330203035817663325),
(589,7,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),9,0,330203035817663325),
(589,8,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),9,0,330203035817663325),
(589,9,CAST('DELETE /references/c
' AS BLOB),9,1,8115752835680131827),
(589,10,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),10,0,6151215904868339482),
(589,11,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),10,0,330203035817663325),
(589,12,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),10,1,-6836053445158175470),
(589,13,CAST('PATCH /application
{"state":"background"}' AS BLOB),11,2,-222926271920043999),
(589,14,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"a","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),13,1,-6485097754073038373),
(589,15,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),14,0,330203035817663325),
(589,16,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),14,1,-5475143325329567646),
(589,17,CAST('POST /controllers
{"id":"C","class":"UIViewController","title":"设置"}' AS BLOB),15,0,-8848855936784883200),
(589,18,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),15,0,330203035817663325),
(589,19,CAST('PATCH /windows/a
{"isHidden":true,"windowLevel":"alert"}' AS BLOB),15,3,-802022197940573815),
(589,20,CAST('POST /inputs
{"type":"tap","at":[24,25]}' AS BLOB),18,0,-6486380584600882344),
(589,21,CAST('PATCH /windows/b
{"isHidden":true,"windowLevel":"alert"}' AS BLOB),18,2,9096532591573574976),
(589,22,CAST('DELETE /references/a
' AS BLOB),20,1,8117687976145404737),
(589,23,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),21,0,-430928917670273901),
(589,24,CAST('POST /controllers/home/dismiss
{"animated":false}' AS BLOB),21,0,-8894178753740355132),
(589,25,CAST('POST /inputs
{"type":"tap","at":[55,345]}' AS BLOB),21,0,-5539979224379628811),
(589,26,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),21,0,1364654489772078654),
(589,27,CAST('DELETE /references/B
' AS BLOB),21,1,8145411062333629366),
(589,28,CAST('POST /controllers/A/dismiss
{"animated":false}' AS BLOB),22,0,-6280152251374465528),
(589,29,CAST('POST /controllers/C/dismiss
{"animated":true}' AS BLOB),22,0,5434153311741603775),
(589,30,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),22,0,330203035817663325),
(589,31,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),22,0,330203035817663325);
INSERT INTO last_use (session, time) VALUES
(589,1795473496);

-- random-ios8-7
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(590,'random-ios8-7','3sfj1r',CAST('{"profile":"ios8","device":"iPhone 14","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":false,"keyOnDealloc":"fallback","windowInitFrame":"zero","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,54,1627);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(590,1,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),1,1,-6836053445158175470),
(590,2,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),2,0,6151215904868339482),
(590,3,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),2,0,1364654489772078654),
(590,4,CAST('PATCH /windows/b
{"rootViewController":null}' AS BLOB),2,0,8093553760257797618),
(590,5,CAST('PATCH /windows/b
{"rootViewController":null}' AS BLOB),2,0,8093553760257797618),
(590,6,CAST('POST /inputs
{"type":"tap","at":[240,325]}' AS BLOB),2,0,-6522777493034435611),
(590,7,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"a","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),2,1,-6485097754073038373),
(590,8,CAST('POST /windows
{"id":"c","frame":[184,172,138,50.5]}' AS BLOB),3,0,-7629725885714687033),
(590,9,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),3,2,7276731318947589908),
(590,10,CAST('POST /views
{"id":"v4","superview":"b","frame":[133,60,195,50.5]}' AS BLOB),5,7,6623205421475978824),
(590,11,CAST('POST /controllers
{"id":"C","class":"UIViewController","title":"设置"}' AS BLOB),12,0,-8848855936784883200),
(590,12,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),12,0,7276731318947589908),
(590,13,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),12,4,6442357219630733550),
(590,14,CAST('POST /controllers
{"id":"home","class":"UIViewController","title":"设置"}' AS BLOB),16,0,582566796760767488),
(590,15,CAST('POST /alerts/ask/show
' AS BLOB),16,30,-5686727630897093027),
(590,16,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),46,0,4300014696512280105),
(590,17,CAST('POST /inputs
{"type":"tap","at":[285,103]}' AS BLOB),46,0,-5060477697124434084),
(590,18,CAST('POST /controllers/A/present
{"viewController":"C","animated":true}' AS BLOB),46,0,7360800836687505876),
(590,19,CAST('POST /alerts/ask/show
' AS BLOB),46,0,-5686727630897093027),
(590,20,CAST('PATCH /application
{"state":"background"}' AS BLOB),46,2,-222926271920043999),
(590,21,CAST('POST /views/v4/becomeFirstResponder
' AS BLOB),48,0,5390518326276860961),
(590,22,CAST('DELETE /references/v4
' AS BLOB),48,0,-7226745612308248546),
(590,23,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),48,0,6442357219630733550),
(590,24,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),48,0,330203035817663325),
(590,25,CAST('POST /windows/a/makeKey
' AS BLOB),48,2,-4277012787105656895),
(590,26,CAST('PATCH /views/v4
{"frame":[-6,231,149,50.5],"alpha":0.5}' AS BLOB),50,2,999450918389182710),
(590,27,CAST('PATCH /windows/b
{"rootViewController":null}' AS BLOB),52,0,8093553760257797618),
(590,28,CAST('POST /controllers/home/addChild
{"controller":"A"}' AS BLOB),52,1,-9086206302524805422),
(590,29,CAST('DELETE /references/c
' AS BLOB),53,2,8115752835680131827),
(590,30,CAST('PATCH /windows/b
{"rootViewController":null}' AS BLOB),55,0,8093553760257797618);
INSERT INTO last_use (session, time) VALUES
(590,1795473496);

-- random-ios8-8
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(591,'random-ios8-8','l4cn9c',CAST('{"profile":"ios8","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":false,"keyOnDealloc":"fallback","windowInitFrame":"zero","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,60,1545);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(591,1,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","title":"设置"}' AS BLOB),1,0,5934054500342608901),
(591,2,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),1,0,-430928917670273901),
(591,3,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),1,0,6151215904868339482),
(591,4,CAST('PUT /references/c.kept
{"object":"B"}' AS BLOB),1,0,3798314560051553824),
(591,5,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),1,0,1364654489772078654),
(591,6,CAST('POST /controllers/nav/setViewControllers
{"viewControllers":["A","B"],"animated":false}' AS BLOB),1,4,-706073491395168789),
(591,7,CAST('POST /controllers/nav/popToRoot
{}' AS BLOB),5,2,2572033617891084490),
(591,8,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),7,0,5923575542717608431),
(591,9,CAST('POST /controllers/nav/push
{"controller":"B","animated":true}' AS BLOB),7,2,9196923423097783917),
(591,10,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),9,1,-6836053445158175470),
(591,11,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),10,4,6442357219630733550),
(591,12,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),14,0,330203035817663325),
(591,13,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),14,0,330203035817663325),
(591,14,CAST('PATCH /application
{"state":"background"}' AS BLOB),14,2,-222926271920043999),
(591,15,CAST('PATCH /application
{"state":"active"}' AS BLOB),16,2,6524705844041617891),
(591,16,CAST('POST /alerts/ask/show
' AS BLOB),18,29,-5686727630897093027),
(591,17,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),47,0,330203035817663325),
(591,18,CAST('POST /windows
{"id":"c","frame":[71,80,117,50.5]}' AS BLOB),47,0,2359528769090162925),
(591,19,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),47,8,5923575542717608431),
(591,20,CAST('POST /controllers/A/dismiss
{"animated":false}' AS BLOB),55,0,-6280152251374465528),
(591,21,CAST('POST /inputs
{"type":"tap","at":[78,230]}' AS BLOB),55,0,-8906232185381123433),
(591,22,CAST('POST /windows
{"id":"a","frame":[88,184,110,50.5]}' AS BLOB),55,0,-395933549749966555),
(591,23,CAST('PATCH /windows/b
{"isHidden":true,"windowLevel":"alert"}' AS BLOB),55,1,9096532591573574976),
(591,24,CAST('PATCH /windows/b
{"isHidden":true,"windowLevel":"alert"}' AS BLOB),56,0,9096532591573574976),
(591,25,CAST('POST /controllers/B/dismiss
{"animated":true}' AS BLOB),56,0,-3326164006771579672),
(591,26,CAST('POST /windows/a/makeKey
' AS BLOB),56,2,-4277012787105656895),
(591,27,CAST('PATCH /windows/b
{"isHidden":false,"windowLevel":1}' AS BLOB),58,1,-5200561406626256040),
(591,28,CAST('POST /windows/b/makeKey
' AS BLOB),59,2,-4085112580418387742),
(591,29,CAST('PATCH /windows/b
{"isHidden":false,"windowLevel":1}' AS BLOB),61,0,-5200561406626256040),
(591,30,CAST('POST /inputs
{"type":"tap","at":[179,219]}' AS BLOB),61,0,-3654148178516074472);
INSERT INTO last_use (session, time) VALUES
(591,1795473496);

-- random-ios8-9
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(592,'random-ios8-9','2f30wy',CAST('{"profile":"ios8","device":"iPhone 5s","launch":"foreground","runLoop":"manual","knobs":{"scenes":"none","touchMakesKey":false,"keyOnDealloc":"fallback","windowInitFrame":"zero","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,12,1417);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(592,1,CAST('POST /windows
{"id":"c","frame":[19,63,162,50.5]}' AS BLOB),1,0,9071550731211762186),
(592,2,CAST('POST /controllers
{"id":"C","class":"UIViewController","title":"设置"}' AS BLOB),1,0,-8848855936784883200),
(592,3,CAST('PUT /references/c.kept
{"object":"C"}' AS BLOB),1,0,3170298806950262127),
(592,4,CAST('PATCH /windows/c
{"isHidden":true,"windowLevel":"alert"}' AS BLOB),1,0,-6446718173489409713),
(592,5,CAST('POST /inputs
{"type":"tap","at":[97,352]}' AS BLOB),1,0,-8261308265584280337),
(592,6,CAST('PATCH /application
{"state":"active"}' AS BLOB),1,0,6524705844041617891),
(592,7,CAST('POST /windows/c/makeKey
' AS BLOB),1,1,8773930423188394059),
(592,8,CAST('PATCH /application
{"state":"active"}' AS BLOB),2,0,6524705844041617891),
(592,9,CAST('POST /inputs
{"type":"tap","at":[26,1]}' AS BLOB),2,0,-2382206014774522826),
(592,10,CAST('PATCH /windows/c
{"rootViewController":null}' AS BLOB),2,0,6378404845067812589),
(592,11,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),2,0,5923575542717608431),
(592,12,CAST('POST /windows
{"id":"b","frame":[161,96,7,50.5]}' AS BLOB),2,0,4147620503637821951),
(592,13,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),2,0,330203035817663325),
(592,14,CAST('POST /controllers/C/dismiss
{"animated":false}' AS BLOB),2,0,8009477291363706538),
(592,15,CAST('PATCH /windows/c
{"isHidden":false,"windowLevel":0}' AS BLOB),2,1,-3437700636933656284),
(592,16,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),3,0,1364654489772078654),
(592,17,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),3,3,-962325199769512983),
(592,18,CAST('DELETE /references/A
' AS BLOB),6,1,8148298379868743777),
(592,19,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),7,0,330203035817663325),
(592,20,CAST('PATCH /windows/b
{"isHidden":false,"windowLevel":"alert"}' AS BLOB),7,0,7222790765832057791),
(592,21,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),7,2,7276731318947589908),
(592,22,CAST('PUT /references/a.kept
{"object":"b"}' AS BLOB),9,0,-5035315279705720690),
(592,23,CAST('PATCH /windows/c
{"isHidden":false,"windowLevel":0}' AS BLOB),9,0,-3437700636933656284),
(592,24,CAST('POST /windows/b/makeKey
' AS BLOB),9,2,-4085112580418387742),
(592,25,CAST('POST /inputs
{"type":"tap","at":[219,40]}' AS BLOB),11,0,3270994525882670513),
(592,26,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),11,0,-430928917670273901),
(592,27,CAST('DELETE /references/B
' AS BLOB),11,1,8145411062333629366),
(592,28,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),12,0,6151215904868339482),
(592,29,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),12,0,330203035817663325),
(592,30,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"a","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),12,1,-6485097754073038373);
INSERT INTO last_use (session, time) VALUES
(592,1795473496);

-- long-ios8
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(593,'long-ios8','itkblt',CAST('{"profile":"ios8","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":false,"keyOnDealloc":"fallback","windowInitFrame":"zero","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',156,134,5200);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(593,1,CAST('POST /windows
{"id":"a"}' AS BLOB),1,0,7433756470522746995),
(593,2,CAST('PUT /references/a.owner
{"object":"a"}' AS BLOB),1,0,-7526271820608242344),
(593,3,CAST('POST /windows
{"id":"b"}' AS BLOB),1,0,6870765835100986538),
(593,4,CAST('PUT /references/b.owner
{"object":"b"}' AS BLOB),1,0,8289721644836121034),
(593,5,CAST('POST /windows
{"id":"c"}' AS BLOB),1,0,6250349906372375473),
(593,6,CAST('PUT /references/c.owner
{"object":"c"}' AS BLOB),1,0,-7695445929145728024),
(593,7,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),1,2,-962325199769512983),
(593,8,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),3,3,-5475143325329567646),
(593,9,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),6,0,-5475143325329567646),
(593,10,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),6,3,7276731318947589908),
(593,11,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),9,1,2611972040586493747),
(593,12,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),10,1,-224917360849148362),
(593,13,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),11,0,-7353600902139317007),
(593,14,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),11,0,6027728934641215102),
(593,15,CAST('POST /windows/b/makeKey
' AS BLOB),11,2,-4085112580418387742),
(593,16,CAST('POST /windows/b/makeKey
' AS BLOB),13,0,-4085112580418387742),
(593,17,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),13,0,-224917360849148362),
(593,18,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),13,2,7276731318947589908),
(593,19,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),15,0,-2285852738836852229),
(593,20,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),15,0,-3512892215147162056),
(593,21,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),15,2,-8722946263052837043),
(593,22,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),17,1,-3512892215147162056),
(593,23,CAST('POST /controllers
{"id":"home","class":"UIViewController","title":"设置"}' AS BLOB),18,0,582566796760767488),
(593,24,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),18,0,6151215904868339482),
(593,25,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),18,0,-3512892215147162056),
(593,26,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),18,0,2611972040586493747),
(593,27,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),18,0,-2283037989069199744),
(593,28,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),18,2,-962325199769512983),
(593,29,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),20,0,-962325199769512983),
(593,30,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),20,0,-7355575625023205513),
(593,31,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),20,0,6027728934641215102),
(593,32,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),20,0,-2283037989069199744),
(593,33,CAST('POST /windows/a/makeKey
' AS BLOB),20,2,-4277012787105656895),
(593,34,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),22,0,6027728934641215102),
(593,35,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),22,1,-338817743101531530),
(593,36,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),23,0,-2016837948165473347),
(593,37,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),23,2,-962325199769512983),
(593,38,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),25,3,-224917360849148362),
(593,39,CAST('POST /windows/a/makeKey
' AS BLOB),28,2,-4277012787105656895),
(593,40,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),30,0,-7352760875255553028),
(593,41,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),30,0,-2285852738836852229),
(593,42,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),30,0,6027728934641215102),
(593,43,CAST('POST /windows/a/makeKey
' AS BLOB),30,0,-4277012787105656895),
(593,44,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),30,3,2611972040586493747),
(593,45,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),33,1,-2016837948165473347),
(593,46,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),34,0,7276731318947589908),
(593,47,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),34,2,-962325199769512983),
(593,48,CAST('POST /windows/b/makeKey
' AS BLOB),36,0,-4085112580418387742),
(593,49,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),36,3,-224917360849148362),
(593,50,CAST('POST /windows/c/makeKey
' AS BLOB),39,0,8773930423188394059),
(593,51,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),39,0,-224917360849148362),
(593,52,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),39,2,-8722946263052837043),
(593,53,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),41,1,-338817743101531530),
(593,54,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),42,1,-3512892215147162056),
(593,55,CAST('PATCH /windows/b
{"isHidden":false,"windowLevel":"alert"}' AS BLOB),43,1,7222790765832057791),
(593,56,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),44,0,-3512892215147162056),
(593,57,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),44,1,-8722946263052837043),
(593,58,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),45,1,-5475143325329567646),
(593,59,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),46,0,-8722946263052837043),
(593,60,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),46,0,-8722946263052837043),
(593,61,CAST('POST /windows/c/makeKey
' AS BLOB),46,2,8773930423188394059),
(593,62,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),48,1,-3512892215147162056),
(593,63,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),49,2,-5475143325329567646),
(593,64,CAST('POST /windows/a/makeKey
' AS BLOB),51,0,-4277012787105656895),
(593,65,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),51,0,-7352760875255553028),
(593,66,CAST('POST /windows/a/makeKey
' AS BLOB),51,0,-4277012787105656895),
(593,67,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),51,0,-5475143325329567646),
(593,68,CAST('POST /windows/a/makeKey
' AS BLOB),51,0,-4277012787105656895),
(593,69,CAST('PATCH /windows/c
{"rootViewController":null}' AS BLOB),51,0,6378404845067812589),
(593,70,CAST('POST /windows/c/makeKey
' AS BLOB),51,2,8773930423188394059),
(593,71,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),53,1,-224917360849148362),
(593,72,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),54,0,-430928917670273901),
(593,73,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),54,3,-962325199769512983),
(593,74,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),57,0,-3512892215147162056),
(593,75,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),57,0,4300014696512280105),
(593,76,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),57,0,6028854834548313941),
(593,77,CAST('POST /windows/b/makeKey
' AS BLOB),57,0,-4085112580418387742),
(593,78,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),57,3,-224917360849148362),
(593,79,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),60,0,-2285852738836852229),
(593,80,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),60,3,2611972040586493747),
(593,81,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),63,0,-2284722440883240546),
(593,82,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),63,0,-224917360849148362),
(593,83,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),63,0,6029694861432077920),
(593,84,CAST('POST /windows/b/makeKey
' AS BLOB),63,2,-4085112580418387742),
(593,85,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),65,0,-224917360849148362),
(593,86,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),65,3,-5475143325329567646),
(593,87,CAST('POST /windows/a/makeKey
' AS BLOB),68,0,-4277012787105656895),
(593,88,CAST('POST /windows/b/makeKey
' AS BLOB),68,2,-4085112580418387742),
(593,89,CAST('POST /windows/b/makeKey
' AS BLOB),70,0,-4085112580418387742),
(593,90,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),70,2,-5475143325329567646),
(593,91,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),72,0,6028854834548313941),
(593,92,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),72,2,7276731318947589908),
(593,93,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),74,0,-3512892215147162056),
(593,94,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),74,2,-5475143325329567646),
(593,95,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),76,0,6027728934641215102),
(593,96,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),76,0,-7353600902139317007),
(593,97,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),76,0,6027728934641215102),
(593,98,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),76,2,7276731318947589908),
(593,99,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),78,1,-2016837948165473347),
(593,100,CAST('POST /windows/a/makeKey
' AS BLOB),79,2,-4277012787105656895),
(593,101,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),81,0,-2283878015952963723),
(593,102,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),81,2,7276731318947589908),
(593,103,CAST('POST /windows/c/makeKey
' AS BLOB),83,0,8773930423188394059),
(593,104,CAST('POST /windows/b/makeKey
' AS BLOB),83,2,-4085112580418387742),
(593,105,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),85,0,-7355575625023205513),
(593,106,CAST('POST /windows/c/makeKey
' AS BLOB),85,2,8773930423188394059),
(593,107,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),87,0,7276731318947589908),
(593,108,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),87,2,-962325199769512983),
(593,109,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),89,0,-338817743101531530),
(593,110,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),89,2,-5475143325329567646),
(593,111,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),91,0,-2285852738836852229),
(593,112,CAST('POST /windows/b/makeKey
' AS BLOB),91,2,-4085112580418387742),
(593,113,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),93,2,-5475143325329567646),
(593,114,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),95,0,-7355575625023205513),
(593,115,CAST('POST /windows/b/makeKey
' AS BLOB),95,2,-4085112580418387742),
(593,116,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),97,0,6028854834548313941),
(593,117,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),97,1,-8722946263052837043),
(593,118,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),98,0,6027728934641215102),
(593,119,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),98,3,7276731318947589908),
(593,120,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),101,0,7276731318947589908),
(593,121,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),101,0,-2016837948165473347),
(593,122,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),101,0,-3512892215147162056),
(593,123,CAST('POST /windows/b/makeKey
' AS BLOB),101,2,-4085112580418387742),
(593,124,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),103,2,7276731318947589908),
(593,125,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),105,0,-2016837948165473347),
(593,126,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),105,0,-2016837948165473347),
(593,127,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),105,1,-224917360849148362),
(593,128,CAST('POST /windows/a/makeKey
' AS BLOB),106,2,-4277012787105656895),
(593,129,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),108,0,-7355575625023205513),
(593,130,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),108,0,-7355575625023205513),
(593,131,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),108,0,-338817743101531530),
(593,132,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),108,3,2611972040586493747),
(593,133,CAST('POST /windows/c/makeKey
' AS BLOB),111,0,8773930423188394059),
(593,134,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),111,1,-338817743101531530),
(593,135,CAST('POST /windows/b/makeKey
' AS BLOB),112,2,-4085112580418387742),
(593,136,CAST('POST /windows/b/makeKey
' AS BLOB),114,0,-4085112580418387742),
(593,137,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),114,0,-2283037989069199744),
(593,138,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),114,1,2611972040586493747),
(593,139,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),115,0,-224917360849148362),
(593,140,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),115,1,-2016837948165473347),
(593,141,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),116,2,7276731318947589908),
(593,142,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),118,0,-2283037989069199744),
(593,143,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),118,1,-224917360849148362),
(593,144,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),119,3,-962325199769512983),
(593,145,CAST('POST /windows/a/makeKey
' AS BLOB),122,2,-4277012787105656895),
(593,146,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),124,0,-2283878015952963723),
(593,147,CAST('POST /windows/b/makeKey
' AS BLOB),124,2,-4085112580418387742),
(593,148,CAST('POST /windows/b/makeKey
' AS BLOB),126,0,-4085112580418387742),
(593,149,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),126,0,-2283037989069199744),
(593,150,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),126,0,2611972040586493747),
(593,151,CAST('POST /windows/c/makeKey
' AS BLOB),126,2,8773930423188394059),
(593,152,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),128,3,-5475143325329567646),
(593,153,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),131,0,-338817743101531530),
(593,154,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),131,0,-7352760875255553028),
(593,155,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),131,3,2611972040586493747),
(593,156,CAST('PATCH /windows/a
{"isHidden":false,"windowLevel":0}' AS BLOB),134,1,-3984625282274753878);
INSERT INTO last_use (session, time) VALUES
(593,1795473496);

-- random-ios12-0
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(594,'random-ios12-0','6wo3g7',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,34,1483);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(594,1,CAST('POST /windows
{"id":"b","frame":[96,257,26,50.5]}' AS BLOB),1,0,7098280382057199388),
(594,2,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),1,0,-430928917670273901),
(594,3,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"a","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),1,1,-6485097754073038373),
(594,4,CAST('POST /windows
{"id":"c","frame":[189,138,29,50.5]}' AS BLOB),2,0,-1416593546141901489),
(594,5,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),2,0,330203035817663325),
(594,6,CAST('POST /inputs
{"type":"tap","at":[78,317]}' AS BLOB),2,1,-5158536864949771545),
(594,7,CAST('PUT /references/c.kept
{"object":"a"}' AS BLOB),3,0,399338187133663053),
(594,8,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),3,0,4300014696512280105),
(594,9,CAST('POST /inputs
{"type":"tap","at":[199,238]}' AS BLOB),3,0,-1128821564470650401),
(594,10,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),3,4,6442357219630733550),
(594,11,CAST('PATCH /windows/a
{"isHidden":false,"windowLevel":0}' AS BLOB),7,0,-3984625282274753878),
(594,12,CAST('POST /controllers
{"id":"home","class":"UIViewController","title":"设置"}' AS BLOB),7,0,582566796760767488),
(594,13,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),7,0,330203035817663325),
(594,14,CAST('POST /views
{"id":"v3","superview":"c","frame":[144,102,38,50.5]}' AS BLOB),7,7,-6318082609275429515),
(594,15,CAST('PUT /references/c.kept
{"object":"home"}' AS BLOB),14,0,799925479277744083),
(594,16,CAST('PATCH /views/v3
{"frame":[6,262,15,50.5],"alpha":1}' AS BLOB),14,2,5755881410979093228),
(594,17,CAST('POST /inputs
{"type":"tap","at":[28,158]}' AS BLOB),16,0,4280566693270567641),
(594,18,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),16,4,5923575542717608431),
(594,19,CAST('POST /views
{"id":"v1","superview":"c","frame":[160,253,136,50.5]}' AS BLOB),20,7,6968421358766720819),
(594,20,CAST('PATCH /application
{"state":"active"}' AS BLOB),27,0,6524705844041617891),
(594,21,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),27,0,330203035817663325),
(594,22,CAST('POST /inputs
{"type":"tap","at":[23,302]}' AS BLOB),27,0,-6580816905511859367),
(594,23,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),27,0,6151215904868339482),
(594,24,CAST('PUT /references/b.kept
{"object":"b"}' AS BLOB),27,0,-3667014883606956181),
(594,25,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),27,0,330203035817663325),
(594,26,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),27,0,330203035817663325),
(594,27,CAST('POST /views/v1/removeFromSuperview
' AS BLOB),27,6,-4938099046228473559),
(594,28,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),33,0,330203035817663325),
(594,29,CAST('POST /inputs
{"type":"tap","at":[51,209]}' AS BLOB),33,0,-4312053416908539790),
(594,30,CAST('POST /windows/b/makeKey
' AS BLOB),33,2,-4085112580418387742);
INSERT INTO last_use (session, time) VALUES
(594,1795473496);

-- random-ios12-1
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(595,'random-ios12-1','6rfuph',CAST('{"profile":"ios12","device":"iPhone 5s","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,78,1473);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(595,1,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),1,0,6151215904868339482),
(595,2,CAST('POST /alerts/ask/show
' AS BLOB),1,29,-5686727630897093027),
(595,3,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"a","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),30,1,-6485097754073038373),
(595,4,CAST('POST /alerts/ask/show
' AS BLOB),31,0,-5686727630897093027),
(595,5,CAST('POST /controllers
{"id":"home","class":"UIViewController","title":"设置"}' AS BLOB),31,0,582566796760767488),
(595,6,CAST('POST /windows
{"id":"c","frame":[50,157,113,50.5]}' AS BLOB),31,0,-5112098316335513973),
(595,7,CAST('PATCH /application
{"state":"active"}' AS BLOB),31,0,6524705844041617891),
(595,8,CAST('POST /windows/c/makeKey
' AS BLOB),31,2,8773930423188394059),
(595,9,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),33,0,5687422765970617551),
(595,10,CAST('POST /windows/c/makeKey
' AS BLOB),33,0,8773930423188394059),
(595,11,CAST('PATCH /windows/c
{"rootViewController":null}' AS BLOB),33,0,6378404845067812589),
(595,12,CAST('PATCH /application
{"state":"active"}' AS BLOB),33,0,6524705844041617891),
(595,13,CAST('POST /inputs
{"type":"tap","at":[213,213]}' AS BLOB),33,2,-215369141882824589),
(595,14,CAST('POST /inputs
{"type":"tap","at":[294,395]}' AS BLOB),35,0,-460893809361035121),
(595,15,CAST('PATCH /windows/c
{"rootViewController":"home"}' AS BLOB),35,0,-1348442876062872763),
(595,16,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),35,8,6442357219630733550),
(595,17,CAST('POST /inputs
{"type":"tap","at":[269,117]}' AS BLOB),43,0,5244929187543718335),
(595,18,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),43,0,330203035817663325),
(595,19,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),43,0,5687422765970617551),
(595,20,CAST('POST /inputs
{"type":"tap","at":[229,61]}' AS BLOB),43,0,-1898220354182998651),
(595,21,CAST('POST /views
{"id":"v2","superview":"c","frame":[71,181,120,50.5]}' AS BLOB),43,7,2786024141065455094),
(595,22,CAST('POST /windows/c/makeKey
' AS BLOB),50,2,8773930423188394059),
(595,23,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),52,9,-6836053445158175470),
(595,24,CAST('DELETE /references/v2
' AS BLOB),61,0,-7221010559656635320),
(595,25,CAST('POST /views/b/subviews
{"view":"v2"}' AS BLOB),61,7,-25442628683002065),
(595,26,CAST('PATCH /views/v2
{"frame":[200,245,57,50.5],"alpha":0.5}' AS BLOB),68,2,-6676944010592130956),
(595,27,CAST('PATCH /application
{"state":"active"}' AS BLOB),70,0,6524705844041617891),
(595,28,CAST('POST /views/c/subviews
{"view":"v2"}' AS BLOB),70,7,3577492148705952898),
(595,29,CAST('PATCH /views/v2
{"frame":[89,294,113,50.5],"alpha":1}' AS BLOB),77,2,-1703161557337821588),
(595,30,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),79,0,330203035817663325);
INSERT INTO last_use (session, time) VALUES
(595,1795473496);

-- random-ios12-2
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(596,'random-ios12-2','nn85to',CAST('{"profile":"ios12","device":"iPhone X","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,83,1580);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(596,1,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),1,4,6442357219630733550),
(596,2,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),5,0,6151215904868339482),
(596,3,CAST('POST /alerts/ask/show
' AS BLOB),5,29,-5686727630897093027),
(596,4,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),34,0,4300014696512280105),
(596,5,CAST('DELETE /references/tab
' AS BLOB),34,1,8508668900484349897),
(596,6,CAST('POST /windows
{"id":"a","frame":[51,33,157,50.5]}' AS BLOB),35,0,-1370909166236359813),
(596,7,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),35,3,-5475143325329567646),
(596,8,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),38,0,5687422765970617551),
(596,9,CAST('POST /controllers
{"id":"home","class":"UIViewController","title":"设置"}' AS BLOB),38,0,582566796760767488),
(596,10,CAST('POST /alerts/ask/show
' AS BLOB),38,0,-5686727630897093027),
(596,11,CAST('PATCH /windows/a
{"isHidden":false,"windowLevel":0}' AS BLOB),38,0,-3984625282274753878),
(596,12,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),38,0,5687422765970617551),
(596,13,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),38,0,6442357219630733550),
(596,14,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),38,0,330203035817663325),
(596,15,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"c","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),38,9,-6303761176771391307),
(596,16,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","title":"设置"}' AS BLOB),47,0,5934054500342608901),
(596,17,CAST('PATCH /windows/a
{"isHidden":false,"windowLevel":0}' AS BLOB),47,0,-3984625282274753878),
(596,18,CAST('POST /controllers/nav/popToRoot
{}' AS BLOB),47,0,2572033617891084490),
(596,19,CAST('PATCH /application
{"state":"background"}' AS BLOB),47,2,-222926271920043999),
(596,20,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),49,8,6442357219630733550),
(596,21,CAST('POST /windows
{"id":"b","frame":[3,187,166,50.5]}' AS BLOB),57,0,8706039426799464081),
(596,22,CAST('POST /views
{"id":"v2","superview":"b","frame":[18,63,71,50.5]}' AS BLOB),57,7,-9169059829827144274),
(596,23,CAST('POST /controllers/nav/pop
{}' AS BLOB),64,0,-6325120663391127011),
(596,24,CAST('POST /views
{"id":"v4","superview":"a","frame":[178,111,64,50.5]}' AS BLOB),64,7,-372080793299230882),
(596,25,CAST('POST /views
{"id":"v3","superview":"b","frame":[147,158,80,50.5]}' AS BLOB),71,7,-5193774361981542879),
(596,26,CAST('PATCH /windows/a
{"isHidden":true,"windowLevel":0}' AS BLOB),78,3,6418348751885429259),
(596,27,CAST('PATCH /views/v2
{"frame":[146,220,199,50.5],"alpha":1}' AS BLOB),81,2,5534487183404411517),
(596,28,CAST('PATCH /windows/b
{"isHidden":false,"windowLevel":"alert"}' AS BLOB),83,1,7222790765832057791),
(596,29,CAST('POST /views/b/subviews
{"view":"v2"}' AS BLOB),84,0,-25442628683002065),
(596,30,CAST('PATCH /windows/a
{"isHidden":true,"windowLevel":0}' AS BLOB),84,0,6418348751885429259);
INSERT INTO last_use (session, time) VALUES
(596,1795473496);

-- random-ios12-3
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(597,'random-ios12-3','hiql0o',CAST('{"profile":"ios12","device":"iPhone 14","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,25,1417);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(597,1,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),1,0,6151215904868339482),
(597,2,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),1,0,4300014696512280105),
(597,3,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),1,4,6442357219630733550),
(597,4,CAST('POST /inputs
{"type":"tap","at":[181,83]}' AS BLOB),5,0,5774710568106126536),
(597,5,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),5,0,6442357219630733550),
(597,6,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),5,0,330203035817663325),
(597,7,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),5,4,5923575542717608431),
(597,8,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),9,0,5923575542717608431),
(597,9,CAST('PATCH /application
{"state":"active"}' AS BLOB),9,0,6524705844041617891),
(597,10,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),9,0,330203035817663325),
(597,11,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),9,0,330203035817663325),
(597,12,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),9,0,330203035817663325),
(597,13,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),9,0,1364654489772078654),
(597,14,CAST('POST /windows
{"id":"b","frame":[49,178,89,50.5]}' AS BLOB),9,0,-187373646990101817),
(597,15,CAST('POST /windows
{"id":"c","frame":[92,25,128,50.5]}' AS BLOB),9,0,6013956779556248783),
(597,16,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),9,0,330203035817663325),
(597,17,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),9,2,7276731318947589908),
(597,18,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),11,0,330203035817663325),
(597,19,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),11,0,330203035817663325),
(597,20,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"a","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),11,1,-6485097754073038373),
(597,21,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),12,0,5687422765970617551),
(597,22,CAST('PATCH /windows/c
{"rootViewController":null}' AS BLOB),12,0,6378404845067812589),
(597,23,CAST('PATCH /windows/c
{"rootViewController":null}' AS BLOB),12,0,6378404845067812589),
(597,24,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),12,0,330203035817663325),
(597,25,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),12,0,330203035817663325),
(597,26,CAST('PATCH /windows/a
{"isHidden":false,"windowLevel":0}' AS BLOB),12,0,-3984625282274753878),
(597,27,CAST('PATCH /windows/c
{"isHidden":true,"windowLevel":1}' AS BLOB),12,3,9167045096779996616),
(597,28,CAST('POST /windows/b/makeKey
' AS BLOB),15,2,-4085112580418387742),
(597,29,CAST('POST /inputs
{"type":"tap","at":[49,206]}' AS BLOB),17,2,-4365786335698298286),
(597,30,CAST('POST /views
{"id":"v1","superview":"a","frame":[38,140,29,50.5]}' AS BLOB),19,7,8599144718196191601);
INSERT INTO last_use (session, time) VALUES
(597,1795473496);

-- random-ios12-4
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(598,'random-ios12-4','zbfhbg',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"manual","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,56,1530);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(598,1,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),1,0,6151215904868339482),
(598,2,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),1,4,6442357219630733550),
(598,3,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),5,0,-430928917670273901),
(598,4,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),5,0,6442357219630733550),
(598,5,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),5,0,4300014696512280105),
(598,6,CAST('PATCH /application
{"state":"background"}' AS BLOB),5,2,-222926271920043999),
(598,7,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"a","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),7,5,-6485097754073038373),
(598,8,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),12,0,330203035817663325),
(598,9,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),12,4,6442357219630733550),
(598,10,CAST('POST /alerts/ask/show
' AS BLOB),16,3,-5686727630897093027),
(598,11,CAST('POST /controllers/B/dismiss
{"animated":true}' AS BLOB),19,0,-3326164006771579672),
(598,12,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),19,26,330203035817663325),
(598,13,CAST('POST /windows
{"id":"b","frame":[53,200,193,50.5]}' AS BLOB),45,0,4499284989584872632),
(598,14,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),45,0,1364654489772078654),
(598,15,CAST('POST /windows
{"id":"c","frame":[107,46,8,50.5]}' AS BLOB),45,0,4244963374850672364),
(598,16,CAST('PATCH /windows/b
{"isHidden":true,"windowLevel":"alert"}' AS BLOB),45,0,9096532591573574976),
(598,17,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),45,0,330203035817663325),
(598,18,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),45,0,6442357219630733550),
(598,19,CAST('POST /inputs
{"type":"tap","at":[182,156]}' AS BLOB),45,0,5176856801579628094),
(598,20,CAST('POST /inputs
{"type":"tap","at":[122,272]}' AS BLOB),45,0,-2655635504472756401),
(598,21,CAST('POST /controllers
{"id":"C","class":"UIViewController","title":"设置"}' AS BLOB),45,0,-8848855936784883200),
(598,22,CAST('PATCH /windows/c
{"isHidden":false,"windowLevel":0}' AS BLOB),45,1,-3437700636933656284),
(598,23,CAST('POST /inputs
{"type":"tap","at":[284,292]}' AS BLOB),46,0,-3428963076036522244),
(598,24,CAST('PUT /references/a.kept
{"object":"tab"}' AS BLOB),46,0,4248957124046995259),
(598,25,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),46,2,7276731318947589908),
(598,26,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),48,0,330203035817663325),
(598,27,CAST('PATCH /windows/c
{"rootViewController":null}' AS BLOB),48,0,6378404845067812589),
(598,28,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),48,8,5923575542717608431),
(598,29,CAST('PATCH /windows/a
{"isHidden":true,"windowLevel":0}' AS BLOB),56,1,6418348751885429259),
(598,30,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),57,0,330203035817663325);
INSERT INTO last_use (session, time) VALUES
(598,1795473496);

-- random-ios12-5
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(599,'random-ios12-5','fr96w2',CAST('{"profile":"ios12","device":"iPhone 5s","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,66,1553);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(599,1,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),1,0,6151215904868339482),
(599,2,CAST('POST /alerts/ask/show
' AS BLOB),1,29,-5686727630897093027),
(599,3,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),30,8,6442357219630733550),
(599,4,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"c","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),38,9,-6303761176771391307),
(599,5,CAST('POST /inputs
{"type":"tap","at":[19,337]}' AS BLOB),47,0,-401354190094844376),
(599,6,CAST('PATCH /application
{"state":"active"}' AS BLOB),47,0,6524705844041617891),
(599,7,CAST('POST /windows
{"id":"a","frame":[-4,85,91,50.5]}' AS BLOB),47,0,-2972342283508142124),
(599,8,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),47,0,4300014696512280105),
(599,9,CAST('PATCH /windows/c
{"isHidden":true,"windowLevel":0}' AS BLOB),47,1,9166205069896232637),
(599,10,CAST('POST /alerts/ask/show
' AS BLOB),48,0,-5686727630897093027),
(599,11,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","title":"设置"}' AS BLOB),48,0,5934054500342608901),
(599,12,CAST('POST /windows
{"id":"b","frame":[13,7,13,50.5]}' AS BLOB),48,0,3156726017586933308),
(599,13,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),48,8,6442357219630733550),
(599,14,CAST('POST /controllers/nav/present
{"viewController":"tab","animated":true}' AS BLOB),56,0,1770433579021082408),
(599,15,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),56,0,6442357219630733550),
(599,16,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),56,3,-5475143325329567646),
(599,17,CAST('POST /inputs
{"type":"tap","at":[108,268]}' AS BLOB),59,2,-6718648038967695840),
(599,18,CAST('POST /controllers
{"id":"home","class":"UIViewController","title":"设置"}' AS BLOB),61,0,582566796760767488),
(599,19,CAST('POST /inputs
{"type":"tap","at":[84,314]}' AS BLOB),61,0,2216877513973524477),
(599,20,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),61,0,1364654489772078654),
(599,21,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),61,0,-430928917670273901),
(599,22,CAST('POST /windows/c/makeKey
' AS BLOB),61,2,8773930423188394059),
(599,23,CAST('POST /controllers/nav/popToRoot
{}' AS BLOB),63,0,2572033617891084490),
(599,24,CAST('PUT /references/c.kept
{"object":"c"}' AS BLOB),63,0,1582463276307212559),
(599,25,CAST('POST /controllers/nav/popToRoot
{}' AS BLOB),63,0,2572033617891084490),
(599,26,CAST('PUT /references/b.kept
{"object":"nav"}' AS BLOB),63,0,-4800707961506976928),
(599,27,CAST('PATCH /windows/c
{"isHidden":false,"windowLevel":1}' AS BLOB),63,1,-3438822138794242279),
(599,28,CAST('POST /controllers/nav/popToRoot
{}' AS BLOB),64,0,2572033617891084490),
(599,29,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),64,3,-962325199769512983),
(599,30,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),67,0,6442357219630733550);
INSERT INTO last_use (session, time) VALUES
(599,1795473496);

-- random-ios12-6
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(600,'random-ios12-6','kb7wxs',CAST('{"profile":"ios12","device":"iPhone X","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false},"nib":{"windows":[{"id":"main","outlets":["delegate.window"],"rootViewController":{"id":"home","view":{"id":"board","subviews":[{"id":"title","class":"UILabel"}]}}}]}}' AS BLOB),x'',31,60,1751);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(600,1,CAST('POST /nibs
{"windows":[{"id":"main","outlets":["delegate.window"],"rootViewController":{"id":"home","view":{"id":"board","subviews":[{"id":"title","class":"UILabel"}]}}}]}' AS BLOB),1,8,-4277619459591903072),
(600,2,CAST('POST /inputs
{"type":"tap","at":[53,100]}' AS BLOB),9,0,7614107265178652610),
(600,3,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),9,0,6151215904868339482),
(600,4,CAST('POST /controllers
{"id":"C","class":"UIViewController","title":"设置"}' AS BLOB),9,0,-8848855936784883200),
(600,5,CAST('POST /alerts/ask/show
' AS BLOB),9,29,-5686727630897093027),
(600,6,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),38,1,-6836053445158175470),
(600,7,CAST('POST /windows
{"id":"a","frame":[98,58,100,50.5]}' AS BLOB),39,0,-2934756697103059471),
(600,8,CAST('DELETE /references/C
' AS BLOB),39,1,8146363239403470867),
(600,9,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),40,2,-962325199769512983),
(600,10,CAST('POST /inputs
{"type":"tap","at":[5,306]}' AS BLOB),42,2,-7967375403946906369),
(600,11,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),44,0,5923575542717608431),
(600,12,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"c","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),44,1,-6303761176771391307),
(600,13,CAST('POST /inputs
{"type":"tap","at":[154,138]}' AS BLOB),45,0,-514766222956126459),
(600,14,CAST('POST /inputs
{"type":"tap","at":[70,196]}' AS BLOB),45,0,-6287772055031647522),
(600,15,CAST('POST /inputs
{"type":"tap","at":[148,400]}' AS BLOB),45,0,500996539720024720),
(600,16,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","title":"设置"}' AS BLOB),45,0,5934054500342608901),
(600,17,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),45,0,1364654489772078654),
(600,18,CAST('PATCH /application
{"state":"background"}' AS BLOB),45,2,-222926271920043999),
(600,19,CAST('POST /controllers/home/dismiss
{"animated":true}' AS BLOB),47,0,-5624421672900764143),
(600,20,CAST('POST /controllers/nav/popToRoot
{}' AS BLOB),47,0,2572033617891084490),
(600,21,CAST('DELETE /references/A
' AS BLOB),47,1,8148298379868743777),
(600,22,CAST('POST /controllers/home/dismiss
{"animated":false}' AS BLOB),48,0,-8894178753740355132),
(600,23,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),48,0,5923575542717608431),
(600,24,CAST('POST /inputs
{"type":"tap","at":[137,191]}' AS BLOB),48,0,4086362795627752059),
(600,25,CAST('POST /controllers/nav/dismiss
{"animated":false}' AS BLOB),48,0,1157771247786694686),
(600,26,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),48,2,7276731318947589908),
(600,27,CAST('PATCH /application
{"state":"active"}' AS BLOB),50,2,6524705844041617891),
(600,28,CAST('POST /views
{"id":"v2","superview":"a","frame":[162,246,174,50.5]}' AS BLOB),52,7,-4444006315520707668),
(600,29,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),59,0,5687422765970617551),
(600,30,CAST('POST /inputs
{"type":"tap","at":[117,15]}' AS BLOB),59,2,-4774156627249273466),
(600,31,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),61,0,330203035817663325);
INSERT INTO last_use (session, time) VALUES
(600,1795473496);

-- random-ios12-7
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(601,'random-ios12-7','790k3z',CAST('{"profile":"ios12","device":"iPhone 14","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,50,1449);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(601,1,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),1,0,4300014696512280105),
(601,2,CAST('PATCH /application
{"state":"active"}' AS BLOB),1,0,6524705844041617891),
(601,3,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),1,1,-6836053445158175470),
(601,4,CAST('POST /controllers
{"id":"home","class":"UIViewController","title":"设置"}' AS BLOB),2,0,582566796760767488),
(601,5,CAST('POST /windows
{"id":"c","frame":[78,1,87,50.5]}' AS BLOB),2,0,2125793107830898495),
(601,6,CAST('POST /inputs
{"type":"tap","at":[22,306]}' AS BLOB),2,1,-2674775620858567834),
(601,7,CAST('PATCH /windows/b
{"isHidden":true,"windowLevel":1}' AS BLOB),3,2,-2209164281720069561),
(601,8,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),5,0,330203035817663325),
(601,9,CAST('POST /inputs
{"type":"tap","at":[66,31]}' AS BLOB),5,0,-4199104405582793581),
(601,10,CAST('POST /windows
{"id":"a","frame":[-3,269,44,50.5]}' AS BLOB),5,0,-8059598823687053187),
(601,11,CAST('POST /views
{"id":"v2","superview":"a","frame":[156,41,99,50.5]}' AS BLOB),5,7,6592954909616758312),
(601,12,CAST('PATCH /windows/b
{"isHidden":true,"windowLevel":0}' AS BLOB),12,0,-2208033983766457878),
(601,13,CAST('DELETE /references/b
' AS BLOB),12,1,8114800658610290326),
(601,14,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),13,2,-5475143325329567646),
(601,15,CAST('DELETE /references/v2
' AS BLOB),15,0,-7221010559656635320),
(601,16,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),15,4,6442357219630733550),
(601,17,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),19,0,6151215904868339482),
(601,18,CAST('POST /inputs
{"type":"tap","at":[288,325]}' AS BLOB),19,0,8108269640362864993),
(601,19,CAST('POST /windows/c/makeKey
' AS BLOB),19,2,8773930423188394059),
(601,20,CAST('POST /views
{"id":"v4","superview":"c","frame":[54,126,176,50.5]}' AS BLOB),21,7,2635661702053875183),
(601,21,CAST('DELETE /references/tab
' AS BLOB),28,1,8508668900484349897),
(601,22,CAST('PATCH /windows/a
{"isHidden":true,"windowLevel":1}' AS BLOB),29,1,6419197574862218926),
(601,23,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),30,4,5923575542717608431),
(601,24,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),34,0,5687422765970617551),
(601,25,CAST('PATCH /windows/c
{"isHidden":true,"windowLevel":"alert"}' AS BLOB),34,0,-6446718173489409713),
(601,26,CAST('DELETE /references/c
' AS BLOB),34,7,8115752835680131827),
(601,27,CAST('POST /inputs
{"type":"tap","at":[31,376]}' AS BLOB),41,0,-1895524631674033947),
(601,28,CAST('POST /views/v2/removeFromSuperview
' AS BLOB),41,6,7476879756394548214),
(601,29,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),47,0,330203035817663325),
(601,30,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),47,4,6442357219630733550);
INSERT INTO last_use (session, time) VALUES
(601,1795473497);

-- random-ios12-8
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(602,'random-ios12-8','mi1g9q',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,36,1536);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(602,1,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),1,0,330203035817663325),
(602,2,CAST('POST /controllers
{"id":"C","class":"UIViewController","title":"设置"}' AS BLOB),1,0,-8848855936784883200),
(602,3,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),1,0,4300014696512280105),
(602,4,CAST('POST /controllers/tab/dismiss
{"animated":false}' AS BLOB),1,0,2396031919891234684),
(602,5,CAST('PATCH /application
{"state":"background"}' AS BLOB),1,2,-222926271920043999),
(602,6,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),3,4,6442357219630733550),
(602,7,CAST('PATCH /application
{"state":"background"}' AS BLOB),7,0,-222926271920043999),
(602,8,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),7,4,5923575542717608431),
(602,9,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"c","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),11,1,-6303761176771391307),
(602,10,CAST('PATCH /windows/c
{"isHidden":true,"windowLevel":"alert"}' AS BLOB),12,1,-6446718173489409713),
(602,11,CAST('POST /controllers/C/dismiss
{"animated":false}' AS BLOB),13,0,8009477291363706538),
(602,12,CAST('PATCH /windows/c
{"rootViewController":null}' AS BLOB),13,0,6378404845067812589),
(602,13,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),13,0,330203035817663325),
(602,14,CAST('POST /views
{"id":"v1","superview":"c","frame":[49,79,107,50.5]}' AS BLOB),13,7,2250720263495041649),
(602,15,CAST('POST /views
{"id":"v3","superview":"v1","frame":[29,252,124,50.5]}' AS BLOB),20,7,55505684785221675),
(602,16,CAST('POST /windows/c/makeKey
' AS BLOB),27,1,8773930423188394059),
(602,17,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),28,0,6151215904868339482),
(602,18,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),28,0,330203035817663325),
(602,19,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),28,0,330203035817663325),
(602,20,CAST('PATCH /application
{"state":"active"}' AS BLOB),28,2,6524705844041617891),
(602,21,CAST('POST /windows
{"id":"a","frame":[150,289,154,50.5]}' AS BLOB),30,0,-3459257804341442391),
(602,22,CAST('PATCH /application
{"state":"active"}' AS BLOB),30,0,6524705844041617891),
(602,23,CAST('POST /controllers/tab/dismiss
{"animated":false}' AS BLOB),30,0,2396031919891234684),
(602,24,CAST('PATCH /windows/a
{"isHidden":true,"windowLevel":0}' AS BLOB),30,0,6418348751885429259),
(602,25,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),30,0,330203035817663325),
(602,26,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),30,0,1364654489772078654),
(602,27,CAST('POST /inputs
{"type":"tap","at":[264,73]}' AS BLOB),30,0,3898562142787684579),
(602,28,CAST('PUT /references/c.kept
{"object":"C"}' AS BLOB),30,0,3170298806950262127),
(602,29,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),30,5,6442357219630733550),
(602,30,CAST('PATCH /views/v3
{"frame":[113,35,162,50.5],"alpha":1}' AS BLOB),35,2,8615851079574992168);
INSERT INTO last_use (session, time) VALUES
(602,1795473497);

-- random-ios12-9
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(603,'random-ios12-9','ca1do9',CAST('{"profile":"ios12","device":"iPhone 5s","launch":"foreground","runLoop":"manual","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,53,1377);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(603,1,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),1,0,1364654489772078654),
(603,2,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"a","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),1,1,-6485097754073038373),
(603,3,CAST('POST /windows
{"id":"c","frame":[76,24,176,50.5]}' AS BLOB),2,0,3791708439501935621),
(603,4,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),2,0,330203035817663325),
(603,5,CAST('PATCH /application
{"state":"active"}' AS BLOB),2,0,6524705844041617891),
(603,6,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),2,0,330203035817663325),
(603,7,CAST('POST /windows
{"id":"b","frame":[104,173,129,50.5]}' AS BLOB),2,0,2065313607280116213),
(603,8,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),2,0,330203035817663325),
(603,9,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),2,0,6151215904868339482),
(603,10,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),2,0,-430928917670273901),
(603,11,CAST('POST /inputs
{"type":"tap","at":[254,89]}' AS BLOB),2,1,6885354661477346615),
(603,12,CAST('PATCH /windows/c
{"rootViewController":"B"}' AS BLOB),3,0,7614755322907576542),
(603,13,CAST('PATCH /application
{"state":"active"}' AS BLOB),3,0,6524705844041617891),
(603,14,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),3,15,7276731318947589908),
(603,15,CAST('POST /alerts/ask/show
' AS BLOB),18,4,-5686727630897093027),
(603,16,CAST('PATCH /windows/b
{"isHidden":false,"windowLevel":0}' AS BLOB),22,1,-5201401433510020019),
(603,17,CAST('POST /windows/c/makeKey
' AS BLOB),23,2,8773930423188394059),
(603,18,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),25,27,330203035817663325),
(603,19,CAST('POST /alerts/ask/show
' AS BLOB),52,0,-5686727630897093027),
(603,20,CAST('POST /windows/a/makeKey
' AS BLOB),52,2,-4277012787105656895),
(603,21,CAST('PATCH /windows/a
{"isHidden":false,"windowLevel":"alert"}' AS BLOB),54,0,-2815122016206706816),
(603,22,CAST('PUT /references/b.kept
{"object":"a"}' AS BLOB),54,0,-4230005519028716638),
(603,23,CAST('PUT /references/b.kept
{"object":"A"}' AS BLOB),54,0,-2764611603279023230),
(603,24,CAST('POST /controllers/A/dismiss
{"animated":false}' AS BLOB),54,0,-6280152251374465528),
(603,25,CAST('POST /inputs
{"type":"tap","at":[67,71]}' AS BLOB),54,0,-8843293426646089938),
(603,26,CAST('POST /inputs
{"type":"tap","at":[35,280]}' AS BLOB),54,0,-8929400624703761365),
(603,27,CAST('PATCH /windows/a
{"isHidden":false,"windowLevel":0}' AS BLOB),54,0,-3984625282274753878),
(603,28,CAST('PUT /references/a.kept
{"object":"c"}' AS BLOB),54,0,-5594369663499242667),
(603,29,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),54,0,5687422765970617551),
(603,30,CAST('PATCH /windows/c
{"isHidden":false,"windowLevel":1}' AS BLOB),54,0,-3438822138794242279);
INSERT INTO last_use (session, time) VALUES
(603,1795473497);

-- long-ios12
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(604,'long-ios12','kbi76w',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',156,138,5020);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(604,1,CAST('POST /windows
{"id":"a"}' AS BLOB),1,0,7433756470522746995),
(604,2,CAST('PUT /references/a.owner
{"object":"a"}' AS BLOB),1,0,-7526271820608242344),
(604,3,CAST('POST /windows
{"id":"b"}' AS BLOB),1,0,6870765835100986538),
(604,4,CAST('PUT /references/b.owner
{"object":"b"}' AS BLOB),1,0,8289721644836121034),
(604,5,CAST('POST /windows
{"id":"c"}' AS BLOB),1,0,6250349906372375473),
(604,6,CAST('PUT /references/c.owner
{"object":"c"}' AS BLOB),1,0,-7695445929145728024),
(604,7,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),1,2,7276731318947589908),
(604,8,CAST('POST /windows/a/makeKey
' AS BLOB),3,2,-4277012787105656895),
(604,9,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),5,0,-2283878015952963723),
(604,10,CAST('POST /windows/a/makeKey
' AS BLOB),5,0,-4277012787105656895),
(604,11,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),5,2,7276731318947589908),
(604,12,CAST('POST /windows/b/makeKey
' AS BLOB),7,2,-4085112580418387742),
(604,13,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),9,1,-2016837948165473347),
(604,14,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),10,1,-338817743101531530),
(604,15,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),11,0,-2016837948165473347),
(604,16,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),11,2,7276731318947589908),
(604,17,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),13,0,-3512892215147162056),
(604,18,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),13,0,6027728934641215102),
(604,19,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),13,0,-7354445327069593830),
(604,20,CAST('POST /windows/b/makeKey
' AS BLOB),13,2,-4085112580418387742),
(604,21,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),15,0,-962325199769512983),
(604,22,CAST('POST /windows/b/makeKey
' AS BLOB),15,0,-4085112580418387742),
(604,23,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),15,0,-7352760875255553028),
(604,24,CAST('POST /windows/c/makeKey
' AS BLOB),15,2,8773930423188394059),
(604,25,CAST('POST /windows/c/makeKey
' AS BLOB),17,0,8773930423188394059),
(604,26,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),17,1,2611972040586493747),
(604,27,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),18,3,-5475143325329567646),
(604,28,CAST('POST /windows/a/makeKey
' AS BLOB),21,0,-4277012787105656895),
(604,29,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),21,1,-8722946263052837043),
(604,30,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),22,0,-7354445327069593830),
(604,31,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),22,0,-2284722440883240546),
(604,32,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),22,1,-3512892215147162056),
(604,33,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),23,2,-962325199769512983),
(604,34,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),25,3,-224917360849148362),
(604,35,CAST('POST /windows/b/makeKey
' AS BLOB),28,2,-4085112580418387742),
(604,36,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),30,1,-962325199769512983),
(604,37,CAST('DELETE /references/b
' AS BLOB),31,0,8114800658610290326),
(604,38,CAST('POST /windows/c/makeKey
' AS BLOB),31,2,8773930423188394059),
(604,39,CAST('POST /windows/b/makeKey
' AS BLOB),33,2,-4085112580418387742),
(604,40,CAST('POST /windows/a/makeKey
' AS BLOB),35,2,-4277012787105656895),
(604,41,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),37,1,-8722946263052837043),
(604,42,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),38,0,-338817743101531530),
(604,43,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),38,0,-7352760875255553028),
(604,44,CAST('POST /windows/c/makeKey
' AS BLOB),38,2,8773930423188394059),
(604,45,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),40,0,-338817743101531530),
(604,46,CAST('POST /windows/a/makeKey
' AS BLOB),40,2,-4277012787105656895),
(604,47,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),42,3,7276731318947589908),
(604,48,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),45,0,-7355575625023205513),
(604,49,CAST('POST /windows/b/makeKey
' AS BLOB),45,2,-4085112580418387742),
(604,50,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),47,0,-3512892215147162056),
(604,51,CAST('POST /windows/c/makeKey
' AS BLOB),47,2,8773930423188394059),
(604,52,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),49,0,-3512892215147162056),
(604,53,CAST('POST /windows/a/makeKey
' AS BLOB),49,2,-4277012787105656895),
(604,54,CAST('POST /windows/c/makeKey
' AS BLOB),51,2,8773930423188394059),
(604,55,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),53,0,7276731318947589908),
(604,56,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),53,0,-2016837948165473347),
(604,57,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),53,2,-5475143325329567646),
(604,58,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),55,0,4300014696512280105),
(604,59,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),55,0,-5475143325329567646),
(604,60,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),55,0,-3512892215147162056),
(604,61,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),55,0,-2283037989069199744),
(604,62,CAST('POST /windows/b/makeKey
' AS BLOB),55,2,-4085112580418387742),
(604,63,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),57,0,-2016837948165473347),
(604,64,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),57,0,-7355575625023205513),
(604,65,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),57,0,-7354445327069593830),
(604,66,CAST('POST /windows/a/makeKey
' AS BLOB),57,2,-4277012787105656895),
(604,67,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),59,2,7276731318947589908),
(604,68,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),61,1,2611972040586493747),
(604,69,CAST('POST /windows/b/makeKey
' AS BLOB),62,2,-4085112580418387742),
(604,70,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),64,1,-338817743101531530),
(604,71,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),65,0,6151215904868339482),
(604,72,CAST('POST /windows/a/makeKey
' AS BLOB),65,2,-4277012787105656895),
(604,73,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),67,0,6026880111664425435),
(604,74,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),67,0,-338817743101531530),
(604,75,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),67,2,-962325199769512983),
(604,76,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),69,0,-338817743101531530),
(604,77,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),69,1,-8722946263052837043),
(604,78,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),70,3,7276731318947589908),
(604,79,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),73,0,-2016837948165473347),
(604,80,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),73,1,-224917360849148362),
(604,81,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),74,0,-3512892215147162056),
(604,82,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),74,3,-962325199769512983),
(604,83,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),77,0,-962325199769512983),
(604,84,CAST('POST /windows/b/makeKey
' AS BLOB),77,0,-4085112580418387742),
(604,85,CAST('POST /windows/c/makeKey
' AS BLOB),77,2,8773930423188394059),
(604,86,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),79,1,2611972040586493747),
(604,87,CAST('POST /controllers
{"id":"home","class":"UIViewController","title":"设置"}' AS BLOB),80,0,582566796760767488),
(604,88,CAST('POST /windows/a/makeKey
' AS BLOB),80,2,-4277012787105656895),
(604,89,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),82,1,-5475143325329567646),
(604,90,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),83,0,-2016837948165473347),
(604,91,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),83,0,6028854834548313941),
(604,92,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),83,2,7276731318947589908),
(604,93,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),85,0,-2283037989069199744),
(604,94,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),85,0,-2285852738836852229),
(604,95,CAST('POST /windows/b/makeKey
' AS BLOB),85,2,-4085112580418387742),
(604,96,CAST('POST /windows/b/makeKey
' AS BLOB),87,0,-4085112580418387742),
(604,97,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),87,0,-7355575625023205513),
(604,98,CAST('POST /windows/b/makeKey
' AS BLOB),87,0,-4085112580418387742),
(604,99,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),87,2,7276731318947589908),
(604,100,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),89,0,-7354445327069593830),
(604,101,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),89,2,-962325199769512983),
(604,102,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),91,0,-7354445327069593830),
(604,103,CAST('POST /windows/b/makeKey
' AS BLOB),91,0,-4085112580418387742),
(604,104,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),91,0,-338817743101531530),
(604,105,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),91,0,-962325199769512983),
(604,106,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),91,2,-5475143325329567646),
(604,107,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),93,1,-8722946263052837043),
(604,108,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),94,0,-5475143325329567646),
(604,109,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),94,2,-962325199769512983),
(604,110,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),96,0,-2016837948165473347),
(604,111,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),96,0,-7352760875255553028),
(604,112,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),96,0,-7355575625023205513),
(604,113,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),96,0,-7355575625023205513),
(604,114,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),96,0,-962325199769512983),
(604,115,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),96,1,-3512892215147162056),
(604,116,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),97,0,-3512892215147162056),
(604,117,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),97,0,-7354445327069593830),
(604,118,CAST('POST /windows/c/makeKey
' AS BLOB),97,2,8773930423188394059),
(604,119,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),99,0,-2016837948165473347),
(604,120,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),99,2,-5475143325329567646),
(604,121,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),101,1,-8722946263052837043),
(604,122,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),102,0,-7353600902139317007),
(604,123,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),102,3,7276731318947589908),
(604,124,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),105,0,-7353600902139317007),
(604,125,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),105,1,-224917360849148362),
(604,126,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),106,0,-3512892215147162056),
(604,127,CAST('POST /windows/b/makeKey
' AS BLOB),106,2,-4085112580418387742),
(604,128,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),108,4,6442357219630733550),
(604,129,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),112,2,7276731318947589908),
(604,130,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),114,0,-2283037989069199744),
(604,131,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),114,0,-224917360849148362),
(604,132,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),114,2,-5475143325329567646),
(604,133,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),116,1,-2016837948165473347),
(604,134,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),117,2,7276731318947589908),
(604,135,CAST('POST /windows/a/makeKey
' AS BLOB),119,2,-4277012787105656895),
(604,136,CAST('POST /windows/a/makeKey
' AS BLOB),121,0,-4277012787105656895),
(604,137,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),121,1,-8722946263052837043),
(604,138,CAST('POST /windows/b/makeKey
' AS BLOB),122,2,-4085112580418387742),
(604,139,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),124,0,6029694861432077920),
(604,140,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),124,0,-962325199769512983),
(604,141,CAST('POST /windows/b/makeKey
' AS BLOB),124,0,-4085112580418387742),
(604,142,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),124,0,-338817743101531530),
(604,143,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),124,0,-8722946263052837043),
(604,144,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),124,2,-5475143325329567646),
(604,145,CAST('POST /windows/b/makeKey
' AS BLOB),126,2,-4085112580418387742),
(604,146,CAST('POST /windows/a/makeKey
' AS BLOB),128,2,-4277012787105656895),
(604,147,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),130,0,-7354445327069593830),
(604,148,CAST('POST /windows/a/makeKey
' AS BLOB),130,0,-4277012787105656895),
(604,149,CAST('POST /windows/a/makeKey
' AS BLOB),130,0,-4277012787105656895),
(604,150,CAST('POST /windows/b/makeKey
' AS BLOB),130,2,-4085112580418387742),
(604,151,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),132,0,-338817743101531530),
(604,152,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),132,2,-5475143325329567646),
(604,153,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),134,0,-2285852738836852229),
(604,154,CAST('POST /windows/a/makeKey
' AS BLOB),134,0,-4277012787105656895),
(604,155,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),134,3,2611972040586493747),
(604,156,CAST('POST /windows/a/makeKey
' AS BLOB),137,2,-4277012787105656895);
INSERT INTO last_use (session, time) VALUES
(604,1795473497);

-- random-ios13-0
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(605,'random-ios13-0','99kmg8',CAST('{"profile":"ios13","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"optional","touchMakesKey":false,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,33,1365);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(605,1,CAST('PATCH /application
{"state":"background"}' AS BLOB),1,2,-222926271920043999),
(605,2,CAST('POST /scenes
{"id":"left"}' AS BLOB),3,1,-5122344983036895517),
(605,3,CAST('POST /scenes
' AS BLOB),4,1,-5303851602882523193),
(605,4,CAST('POST /windows
{"id":"c","frame":[2,9,81,50.5]}' AS BLOB),5,0,181911156075657096),
(605,5,CAST('POST /views
{"id":"v2","superview":"c","frame":[16,226,44,50.5]}' AS BLOB),5,7,-8716993185126707762),
(605,6,CAST('POST /windows
{"id":"a","frame":[56,240,53,50.5]}' AS BLOB),12,0,-1720508370705103097),
(605,7,CAST('POST /views/c/subviews
{"view":"v2"}' AS BLOB),12,0,3577492148705952898),
(605,8,CAST('POST /views
{"id":"v3","superview":"c","frame":[12,265,123,50.5]}' AS BLOB),12,7,-143505561381925346),
(605,9,CAST('PATCH /views/v2
{"frame":[132,223,148,50.5],"alpha":0}' AS BLOB),19,2,5805516147535843316),
(605,10,CAST('DELETE /references/v3
' AS BLOB),21,0,-7220049586493768131),
(605,11,CAST('POST /windows/c/makeKey
' AS BLOB),21,0,8773930423188394059),
(605,12,CAST('POST /views/a/subviews
{"view":"v3"}' AS BLOB),21,8,6930794832099103843),
(605,13,CAST('POST /inputs
{"type":"tap","at":[6,339]}' AS BLOB),29,0,4099640370752396904),
(605,14,CAST('POST /scenes
' AS BLOB),29,1,-5303851602882523193),
(605,15,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),30,0,4300014696512280105),
(605,16,CAST('PATCH /windows/c
{"isHidden":true,"windowLevel":"alert"}' AS BLOB),30,0,-6446718173489409713),
(605,17,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),30,0,330203035817663325),
(605,18,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),30,0,5923575542717608431),
(605,19,CAST('PATCH /views/v2
{"frame":[87,57,188,50.5],"alpha":0}' AS BLOB),30,2,721828741946928388),
(605,20,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),32,0,-430928917670273901),
(605,21,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),32,0,1364654489772078654),
(605,22,CAST('DELETE /references/A
' AS BLOB),32,1,8148298379868743777),
(605,23,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),33,0,330203035817663325),
(605,24,CAST('PATCH /application
{"state":"background"}' AS BLOB),33,0,-222926271920043999),
(605,25,CAST('PUT /references/c.kept
{"object":"v3"}' AS BLOB),33,0,7283135770149132739),
(605,26,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),33,0,5923575542717608431),
(605,27,CAST('POST /inputs
{"type":"tap","at":[100,104]}' AS BLOB),33,0,3381629499178670963),
(605,28,CAST('POST /windows/c/makeKey
' AS BLOB),33,0,8773930423188394059),
(605,29,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),33,0,330203035817663325),
(605,30,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),33,1,-6836053445158175470);
INSERT INTO last_use (session, time) VALUES
(605,1795473498);

-- random-ios13-1
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(606,'random-ios13-1','ako3ct',CAST('{"profile":"ios13","device":"iPhone 5s","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"optional","touchMakesKey":false,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,11,1220);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(606,1,CAST('POST /windows
{"id":"b","frame":[179,127,70,50.5]}' AS BLOB),1,0,-8746091066869406875),
(606,2,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),1,2,-962325199769512983),
(606,3,CAST('POST /windows
{"id":"c","frame":[62,216,27,50.5]}' AS BLOB),3,0,-8339429315513297324),
(606,4,CAST('POST /scenes
{"id":"left"}' AS BLOB),3,1,-5122344983036895517),
(606,5,CAST('POST /windows/c/makeKey
' AS BLOB),4,0,8773930423188394059),
(606,6,CAST('PATCH /windows/b
{"isHidden":true,"windowLevel":"alert"}' AS BLOB),4,2,9096532591573574976),
(606,7,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),6,0,330203035817663325),
(606,8,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),6,0,5923575542717608431),
(606,9,CAST('POST /windows
{"id":"a","frame":[187,116,152,50.5]}' AS BLOB),6,0,-5257409057941016652),
(606,10,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),6,0,330203035817663325),
(606,11,CAST('PATCH /windows/b
{"windowScene":"left"}' AS BLOB),6,0,-1301928054373279751),
(606,12,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),6,0,-430928917670273901),
(606,13,CAST('POST /windows/b/makeKey
' AS BLOB),6,1,-4085112580418387742),
(606,14,CAST('POST /controllers/B/dismiss
{"animated":false}' AS BLOB),7,0,-2276585183689041441),
(606,15,CAST('PATCH /windows/b
{"windowScene":"left"}' AS BLOB),7,0,-1301928054373279751),
(606,16,CAST('POST /inputs
{"type":"tap","at":[296,22]}' AS BLOB),7,0,1784552597077570966),
(606,17,CAST('POST /scenes
' AS BLOB),7,1,-5303851602882523193),
(606,18,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),8,0,330203035817663325),
(606,19,CAST('PATCH /windows/c
{"isHidden":true,"windowLevel":0}' AS BLOB),8,0,9166205069896232637),
(606,20,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","title":"设置"}' AS BLOB),8,0,5934054500342608901),
(606,21,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),8,1,-962325199769512983),
(606,22,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),9,0,330203035817663325),
(606,23,CAST('PATCH /windows/c
{"windowScene":"left"}' AS BLOB),9,0,-7536729043151669584),
(606,24,CAST('PATCH /windows/c
{"windowScene":"left"}' AS BLOB),9,0,-7536729043151669584),
(606,25,CAST('POST /controllers/B/dismiss
{"animated":true}' AS BLOB),9,0,-3326164006771579672),
(606,26,CAST('POST /controllers/nav/popToRoot
{}' AS BLOB),9,0,2572033617891084490),
(606,27,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),9,0,5687422765970617551),
(606,28,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),9,3,-5475143325329567646),
(606,29,CAST('PATCH /windows/c
{"isHidden":true,"windowLevel":0}' AS BLOB),12,0,9166205069896232637),
(606,30,CAST('POST /inputs
{"type":"tap","at":[156,137]}' AS BLOB),12,0,-4730671896350974218);
INSERT INTO last_use (session, time) VALUES
(606,1795473498);

-- random-ios13-2
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(607,'random-ios13-2','n5xkpo',CAST('{"profile":"ios13","device":"iPhone X","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"optional","touchMakesKey":false,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,4,1484);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(607,1,CAST('POST /controllers
{"id":"home","class":"UIViewController","title":"设置"}' AS BLOB),1,0,582566796760767488),
(607,2,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"a","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),1,1,-6485097754073038373),
(607,3,CAST('POST /controllers/home/dismiss
{"animated":false}' AS BLOB),2,0,-8894178753740355132),
(607,4,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),2,0,330203035817663325),
(607,5,CAST('POST /inputs
{"type":"tap","at":[180,371]}' AS BLOB),2,0,-7820558724898809555),
(607,6,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),2,0,330203035817663325),
(607,7,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),2,0,330203035817663325),
(607,8,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),2,0,6151215904868339482),
(607,9,CAST('POST /scenes
{"id":"left"}' AS BLOB),2,1,-5122344983036895517),
(607,10,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),3,0,330203035817663325),
(607,11,CAST('POST /windows
{"id":"c","frame":[91,204,107,50.5]}' AS BLOB),3,0,-5897992115470208502),
(607,12,CAST('PATCH /windows/a
{"isHidden":false,"windowLevel":0}' AS BLOB),3,0,-3984625282274753878),
(607,13,CAST('PATCH /windows/c
{"windowScene":"left"}' AS BLOB),3,0,-7536729043151669584),
(607,14,CAST('POST /windows
{"id":"b","frame":[75,139,145,50.5]}' AS BLOB),3,0,9004100789361701630),
(607,15,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),3,0,-430928917670273901),
(607,16,CAST('POST /controllers
{"id":"C","class":"UIViewController","title":"设置"}' AS BLOB),3,0,-8848855936784883200),
(607,17,CAST('PATCH /windows/c
{"isHidden":true,"windowLevel":0}' AS BLOB),3,0,9166205069896232637),
(607,18,CAST('PATCH /windows/a
{"isHidden":true,"windowLevel":1}' AS BLOB),3,1,6419197574862218926),
(607,19,CAST('POST /inputs
{"type":"tap","at":[198,191]}' AS BLOB),4,0,2595737158965706036),
(607,20,CAST('PATCH /application
{"state":"active"}' AS BLOB),4,0,6524705844041617891),
(607,21,CAST('POST /controllers/home/dismiss
{"animated":true}' AS BLOB),4,0,-5624421672900764143),
(607,22,CAST('PATCH /windows/c
{"rootViewController":null}' AS BLOB),4,0,6378404845067812589),
(607,23,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),4,0,5687422765970617551),
(607,24,CAST('PATCH /windows/c
{"isHidden":false,"windowLevel":1}' AS BLOB),4,1,-3438822138794242279),
(607,25,CAST('POST /inputs
{"type":"tap","at":[181,168]}' AS BLOB),5,0,1868542210246655002),
(607,26,CAST('POST /inputs
{"type":"tap","at":[124,65]}' AS BLOB),5,0,3891045057851388795),
(607,27,CAST('PUT /references/a.kept
{"object":"a"}' AS BLOB),5,0,-4411244574325693161),
(607,28,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),5,0,330203035817663325),
(607,29,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),5,0,5923575542717608431),
(607,30,CAST('PUT /references/b.kept
{"object":"home"}' AS BLOB),5,0,-2332589326128072770);
INSERT INTO last_use (session, time) VALUES
(607,1795473498);

-- random-ios13-3
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(608,'random-ios13-3','6m1igx',CAST('{"profile":"ios13","device":"iPhone 14","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"optional","touchMakesKey":false,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,8,1290);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(608,1,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),1,0,6151215904868339482),
(608,2,CAST('POST /scenes
' AS BLOB),1,1,-5303851602882523193),
(608,3,CAST('POST /scenes
' AS BLOB),2,1,-5303851602882523193),
(608,4,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),3,0,330203035817663325),
(608,5,CAST('POST /inputs
{"type":"tap","at":[17,308]}' AS BLOB),3,0,-1375401887063531600),
(608,6,CAST('POST /windows
{"id":"a","frame":[38,171,38,50.5]}' AS BLOB),3,0,8741234554525161943),
(608,7,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),3,0,5923575542717608431),
(608,8,CAST('POST /scenes
' AS BLOB),3,1,-5303851602882523193),
(608,9,CAST('POST /inputs
{"type":"tap","at":[247,391]}' AS BLOB),4,0,4910871870281531867),
(608,10,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),4,1,-6836053445158175470),
(608,11,CAST('POST /scenes
{"id":"left"}' AS BLOB),5,1,-5122344983036895517),
(608,12,CAST('POST /inputs
{"type":"tap","at":[260,322]}' AS BLOB),6,0,6134942978829412010),
(608,13,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),6,0,330203035817663325),
(608,14,CAST('POST /inputs
{"type":"tap","at":[154,161]}' AS BLOB),6,0,5830153755037741907),
(608,15,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),6,0,330203035817663325),
(608,16,CAST('POST /windows
{"id":"c","frame":[78,275,95,50.5]}' AS BLOB),6,0,1767537609230285867),
(608,17,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),6,0,330203035817663325),
(608,18,CAST('POST /inputs
{"type":"tap","at":[138,142]}' AS BLOB),6,0,-2483368021267377806),
(608,19,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),6,0,5923575542717608431),
(608,20,CAST('POST /inputs
{"type":"tap","at":[136,221]}' AS BLOB),6,0,2393896770659002042),
(608,21,CAST('PUT /references/c.kept
{"object":"b"}' AS BLOB),6,0,2210479029408504256),
(608,22,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),6,0,-430928917670273901),
(608,23,CAST('PUT /references/c.kept
{"object":"a"}' AS BLOB),6,0,399338187133663053),
(608,24,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),6,0,330203035817663325),
(608,25,CAST('PATCH /windows/a
{"isHidden":false,"windowLevel":1}' AS BLOB),6,1,-3985474105251543545),
(608,26,CAST('POST /inputs
{"type":"tap","at":[61,304]}' AS BLOB),7,0,5467932940984982617),
(608,27,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),7,2,7276731318947589908),
(608,28,CAST('PATCH /windows/a
{"windowScene":"left"}' AS BLOB),9,0,-2269009231317398266),
(608,29,CAST('PATCH /application
{"state":"active"}' AS BLOB),9,0,6524705844041617891),
(608,30,CAST('PATCH /windows/b
{"isHidden":false,"windowLevel":1}' AS BLOB),9,0,-5200561406626256040);
INSERT INTO last_use (session, time) VALUES
(608,1795473498);

-- random-ios13-4
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(609,'random-ios13-4','hxmpcl',CAST('{"profile":"ios13","device":"iPhone 8","launch":"foreground","runLoop":"manual","knobs":{"scenes":"optional","touchMakesKey":false,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,37,1444);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(609,1,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),1,0,5923575542717608431),
(609,2,CAST('PATCH /application
{"state":"background"}' AS BLOB),1,2,-222926271920043999),
(609,3,CAST('PATCH /application
{"state":"active"}' AS BLOB),3,2,6524705844041617891),
(609,4,CAST('POST /windows
{"id":"b","frame":[-4,121,89,50.5]}' AS BLOB),5,0,-6763668089988404149),
(609,5,CAST('POST /windows/b/makeKey
' AS BLOB),5,1,-4085112580418387742),
(609,6,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),6,0,330203035817663325),
(609,7,CAST('POST /scenes
' AS BLOB),6,1,-5303851602882523193),
(609,8,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),7,0,-430928917670273901),
(609,9,CAST('POST /windows/b/makeKey
' AS BLOB),7,0,-4085112580418387742),
(609,10,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"c","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),7,1,-6303761176771391307),
(609,11,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","title":"设置"}' AS BLOB),8,0,5934054500342608901),
(609,12,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"a","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),8,1,-6485097754073038373),
(609,13,CAST('POST /scenes
{"id":"left"}' AS BLOB),9,1,-5122344983036895517),
(609,14,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),10,0,5923575542717608431),
(609,15,CAST('PATCH /windows/a
{"windowScene":"left"}' AS BLOB),10,0,-2269009231317398266),
(609,16,CAST('POST /inputs
{"type":"tap","at":[272,185]}' AS BLOB),10,0,1447136937171141392),
(609,17,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),10,0,330203035817663325),
(609,18,CAST('POST /windows/b/makeKey
' AS BLOB),10,0,-4085112580418387742),
(609,19,CAST('POST /controllers/nav/popToRoot
{}' AS BLOB),10,0,2572033617891084490),
(609,20,CAST('PATCH /application
{"state":"background"}' AS BLOB),10,2,-222926271920043999),
(609,21,CAST('PATCH /windows/a
{"windowScene":"left"}' AS BLOB),12,0,-2269009231317398266),
(609,22,CAST('POST /scenes
' AS BLOB),12,1,-5303851602882523193),
(609,23,CAST('POST /inputs
{"type":"tap","at":[288,349]}' AS BLOB),13,0,7686835847364044971),
(609,24,CAST('PATCH /windows/c
{"windowScene":"left"}' AS BLOB),13,0,-7536729043151669584),
(609,25,CAST('PATCH /windows/c
{"windowScene":"left"}' AS BLOB),13,0,-7536729043151669584),
(609,26,CAST('PATCH /windows/a
{"windowScene":"left"}' AS BLOB),13,0,-2269009231317398266),
(609,27,CAST('POST /views
{"id":"v4","superview":"c","frame":[2,276,171,50.5]}' AS BLOB),13,7,1665526695780431795),
(609,28,CAST('POST /views
{"id":"v3","superview":"b","frame":[-4,9,124,50.5]}' AS BLOB),20,7,-7131181419937389216),
(609,29,CAST('POST /views/b/subviews
{"view":"v4"}' AS BLOB),27,7,-3827872696409713255),
(609,30,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),34,4,6442357219630733550);
INSERT INTO last_use (session, time) VALUES
(609,1795473498);

-- random-ios13-5
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(610,'random-ios13-5','49ohc2',CAST('{"profile":"ios13","device":"iPhone 5s","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"optional","touchMakesKey":false,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,21,1163);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(610,1,CAST('POST /windows
{"id":"a","frame":[6,156,1,50.5]}' AS BLOB),1,0,6130278662125760613),
(610,2,CAST('PUT /references/c.kept
{"object":"a"}' AS BLOB),1,0,399338187133663053),
(610,3,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),1,4,6442357219630733550),
(610,4,CAST('POST /inputs
{"type":"tap","at":[117,114]}' AS BLOB),5,0,-7114804023857686818),
(610,5,CAST('POST /scenes
' AS BLOB),5,1,-5303851602882523193),
(610,6,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),6,0,330203035817663325),
(610,7,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),6,0,330203035817663325),
(610,8,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),6,0,6442357219630733550),
(610,9,CAST('POST /windows
{"id":"b","frame":[-7,214,95,50.5]}' AS BLOB),6,0,-3521868422141625928),
(610,10,CAST('POST /inputs
{"type":"tap","at":[208,85]}' AS BLOB),6,0,-5117136944250828452),
(610,11,CAST('POST /windows/a/makeKey
' AS BLOB),6,0,-4277012787105656895),
(610,12,CAST('POST /scenes
' AS BLOB),6,1,-5303851602882523193),
(610,13,CAST('POST /inputs
{"type":"tap","at":[190,68]}' AS BLOB),7,0,-7964038080112389335),
(610,14,CAST('POST /scenes
{"id":"left"}' AS BLOB),7,1,-5122344983036895517),
(610,15,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),8,0,330203035817663325),
(610,16,CAST('POST /inputs
{"type":"tap","at":[24,340]}' AS BLOB),8,0,7855446015097409754),
(610,17,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),8,0,1364654489772078654),
(610,18,CAST('PATCH /windows/a
{"windowScene":"left"}' AS BLOB),8,0,-2269009231317398266),
(610,19,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),8,0,330203035817663325),
(610,20,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),8,0,4300014696512280105),
(610,21,CAST('POST /inputs
{"type":"tap","at":[219,225]}' AS BLOB),8,0,-6934713400184301152),
(610,22,CAST('PATCH /application
{"state":"active"}' AS BLOB),8,0,6524705844041617891),
(610,23,CAST('POST /views
{"id":"v1","superview":"a","frame":[142,120,1,50.5]}' AS BLOB),8,7,6609637774467191243),
(610,24,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),15,0,330203035817663325),
(610,25,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),15,0,330203035817663325),
(610,26,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),15,4,5923575542717608431),
(610,27,CAST('PATCH /application
{"state":"background"}' AS BLOB),19,2,-222926271920043999),
(610,28,CAST('POST /scenes
' AS BLOB),21,1,-5303851602882523193),
(610,29,CAST('POST /inputs
{"type":"tap","at":[195,17]}' AS BLOB),22,0,4296177894430314462),
(610,30,CAST('PATCH /windows/b
{"windowScene":"left"}' AS BLOB),22,0,-1301928054373279751);
INSERT INTO last_use (session, time) VALUES
(610,1795473498);

-- random-ios13-6
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(611,'random-ios13-6','rn8ine',CAST('{"profile":"ios13","device":"iPhone X","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"optional","touchMakesKey":false,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false},"nib":{"windows":[{"id":"main","outlets":["delegate.window"],"rootViewController":{"id":"home","view":{"id":"board","subviews":[{"id":"title","class":"UILabel"}]}}}]}}' AS BLOB),x'',31,14,1323);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(611,1,CAST('POST /nibs
{"windows":[{"id":"main","outlets":["delegate.window"],"rootViewController":{"id":"home","view":{"id":"board","subviews":[{"id":"title","class":"UILabel"}]}}}]}' AS BLOB),1,8,-4277619459591903072),
(611,2,CAST('POST /windows
{"id":"c","frame":[7,27,54,50.5]}' AS BLOB),9,0,-1965192711227407557),
(611,3,CAST('POST /windows
{"id":"a","frame":[71,180,20,50.5]}' AS BLOB),9,0,-2695325940276932209),
(611,4,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),9,0,330203035817663325),
(611,5,CAST('PATCH /application
{"state":"active"}' AS BLOB),9,0,6524705844041617891),
(611,6,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","title":"设置"}' AS BLOB),9,0,5934054500342608901),
(611,7,CAST('POST /scenes
{"id":"left"}' AS BLOB),9,1,-5122344983036895517),
(611,8,CAST('PUT /references/c.kept
{"object":"c"}' AS BLOB),10,0,1582463276307212559),
(611,9,CAST('PATCH /windows/a
{"windowScene":"left"}' AS BLOB),10,0,-2269009231317398266),
(611,10,CAST('POST /scenes
' AS BLOB),10,1,-5303851602882523193),
(611,11,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),11,0,330203035817663325),
(611,12,CAST('PATCH /windows/a
{"windowScene":"left"}' AS BLOB),11,0,-2269009231317398266),
(611,13,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),11,0,5687422765970617551),
(611,14,CAST('PATCH /application
{"state":"active"}' AS BLOB),11,0,6524705844041617891),
(611,15,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),11,0,5687422765970617551),
(611,16,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),11,0,330203035817663325),
(611,17,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),11,0,330203035817663325),
(611,18,CAST('PATCH /windows/c
{"windowScene":"left"}' AS BLOB),11,0,-7536729043151669584),
(611,19,CAST('POST /controllers/nav/dismiss
{"animated":true}' AS BLOB),11,0,7287598245640452827),
(611,20,CAST('POST /inputs
{"type":"tap","at":[97,179]}' AS BLOB),11,0,839562162367926406),
(611,21,CAST('POST /windows/c/makeKey
' AS BLOB),11,1,8773930423188394059),
(611,22,CAST('PUT /references/c.kept
{"object":"nav"}' AS BLOB),12,0,8470214144417806335),
(611,23,CAST('PATCH /windows/c
{"windowScene":"left"}' AS BLOB),12,0,-7536729043151669584),
(611,24,CAST('POST /controllers/nav/popToRoot
{}' AS BLOB),12,0,2572033617891084490),
(611,25,CAST('POST /controllers
{"id":"C","class":"UIViewController","title":"设置"}' AS BLOB),12,0,-8848855936784883200),
(611,26,CAST('PATCH /windows/a
{"windowScene":"left"}' AS BLOB),12,0,-2269009231317398266),
(611,27,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),12,0,330203035817663325),
(611,28,CAST('POST /scenes
' AS BLOB),12,1,-5303851602882523193),
(611,29,CAST('PATCH /windows/c
{"isHidden":true,"windowLevel":1}' AS BLOB),13,0,9167045096779996616),
(611,30,CAST('POST /windows
{"id":"b","frame":[165,49,83,50.5]}' AS BLOB),13,0,1458560413004338587),
(611,31,CAST('POST /windows/a/makeKey
' AS BLOB),13,2,-4277012787105656895);
INSERT INTO last_use (session, time) VALUES
(611,1795473498);

-- random-ios13-7
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(612,'random-ios13-7','pups0r',CAST('{"profile":"ios13","device":"iPhone 14","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"optional","touchMakesKey":false,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,11,1328);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(612,1,CAST('PATCH /application
{"state":"background"}' AS BLOB),1,2,-222926271920043999),
(612,2,CAST('POST /scenes
' AS BLOB),3,1,-5303851602882523193),
(612,3,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),4,0,330203035817663325),
(612,4,CAST('POST /inputs
{"type":"tap","at":[158,228]}' AS BLOB),4,0,-8489336165648825951),
(612,5,CAST('POST /windows
{"id":"b","frame":[48,163,174,50.5]}' AS BLOB),4,0,7288476191484868795),
(612,6,CAST('PATCH /windows/b
{"isHidden":false,"windowLevel":"alert"}' AS BLOB),4,1,7222790765832057791),
(612,7,CAST('POST /scenes
' AS BLOB),5,1,-5303851602882523193),
(612,8,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),6,0,1364654489772078654),
(612,9,CAST('POST /scenes
{"id":"left"}' AS BLOB),6,1,-5122344983036895517),
(612,10,CAST('POST /inputs
{"type":"tap","at":[260,392]}' AS BLOB),7,0,-2346009963736849667),
(612,11,CAST('PATCH /windows/b
{"isHidden":true,"windowLevel":"alert"}' AS BLOB),7,1,9096532591573574976),
(612,12,CAST('PATCH /application
{"state":"background"}' AS BLOB),8,0,-222926271920043999),
(612,13,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"a","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),8,1,-6485097754073038373),
(612,14,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),9,0,330203035817663325),
(612,15,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),9,0,5923575542717608431),
(612,16,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),9,0,330203035817663325),
(612,17,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),9,0,330203035817663325),
(612,18,CAST('PATCH /windows/a
{"isHidden":true,"windowLevel":0}' AS BLOB),9,1,6418348751885429259),
(612,19,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),10,0,330203035817663325),
(612,20,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),10,0,330203035817663325),
(612,21,CAST('POST /inputs
{"type":"tap","at":[289,7]}' AS BLOB),10,0,1220678112891857211),
(612,22,CAST('PATCH /windows/b
{"windowScene":"left"}' AS BLOB),10,0,-1301928054373279751),
(612,23,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),10,0,330203035817663325),
(612,24,CAST('PATCH /windows/a
{"windowScene":"left"}' AS BLOB),10,0,-2269009231317398266),
(612,25,CAST('POST /windows
{"id":"c","frame":[170,146,53,50.5]}' AS BLOB),10,0,6005041862680578877),
(612,26,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),10,2,7276731318947589908),
(612,27,CAST('PATCH /windows/b
{"windowScene":"left"}' AS BLOB),12,0,-1301928054373279751),
(612,28,CAST('POST /inputs
{"type":"tap","at":[160,246]}' AS BLOB),12,0,-7358702016590870454),
(612,29,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","title":"设置"}' AS BLOB),12,0,5934054500342608901),
(612,30,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),12,0,5923575542717608431);
INSERT INTO last_use (session, time) VALUES
(612,1795473498);

-- random-ios13-8
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(613,'random-ios13-8','y7grvb',CAST('{"profile":"ios13","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"optional","touchMakesKey":false,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,42,1369);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(613,1,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),1,0,-430928917670273901),
(613,2,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),1,0,1364654489772078654),
(613,3,CAST('POST /windows
{"id":"c","frame":[-7,112,39,50.5]}' AS BLOB),1,0,-1862537054749854960),
(613,4,CAST('POST /controllers
{"id":"home","class":"UIViewController","title":"设置"}' AS BLOB),1,0,582566796760767488),
(613,5,CAST('POST /controllers/A/dismiss
{"animated":false}' AS BLOB),1,0,-6280152251374465528),
(613,6,CAST('POST /windows/c/makeKey
' AS BLOB),1,1,8773930423188394059),
(613,7,CAST('POST /inputs
{"type":"tap","at":[290,249]}' AS BLOB),2,0,-7230832428281574399),
(613,8,CAST('POST /scenes
{"id":"left"}' AS BLOB),2,1,-5122344983036895517),
(613,9,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),3,1,7276731318947589908),
(613,10,CAST('POST /inputs
{"type":"tap","at":[116,268]}' AS BLOB),4,0,-2006282469635304533),
(613,11,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),4,0,330203035817663325),
(613,12,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),4,0,5923575542717608431),
(613,13,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),4,1,-6836053445158175470),
(613,14,CAST('PATCH /windows/b
{"rootViewController":"A"}' AS BLOB),5,25,-1704549673401523278),
(613,15,CAST('POST /views
{"id":"v1","superview":"c","frame":[112,8,26,50.5]}' AS BLOB),30,7,8242214295995474884),
(613,16,CAST('DELETE /references/A
' AS BLOB),37,0,8148298379868743777),
(613,17,CAST('PATCH /application
{"state":"active"}' AS BLOB),37,0,6524705844041617891),
(613,18,CAST('PATCH /application
{"state":"active"}' AS BLOB),37,0,6524705844041617891),
(613,19,CAST('PATCH /windows/b
{"windowScene":"left"}' AS BLOB),37,0,-1301928054373279751),
(613,20,CAST('POST /windows/b/makeKey
' AS BLOB),37,2,-4085112580418387742),
(613,21,CAST('POST /views/v1/becomeFirstResponder
' AS BLOB),39,0,-9039751687483854962),
(613,22,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),39,0,330203035817663325),
(613,23,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),39,0,5923575542717608431),
(613,24,CAST('PATCH /windows/c
{"isHidden":true,"windowLevel":1}' AS BLOB),39,1,9167045096779996616),
(613,25,CAST('POST /windows
{"id":"a","frame":[4,92,102,50.5]}' AS BLOB),40,0,5676178513537477988),
(613,26,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),40,3,7276731318947589908),
(613,27,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),43,0,5687422765970617551),
(613,28,CAST('PATCH /windows/a
{"windowScene":"left"}' AS BLOB),43,0,-2269009231317398266),
(613,29,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),43,0,330203035817663325),
(613,30,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),43,0,330203035817663325);
INSERT INTO last_use (session, time) VALUES
(613,1795473498);

-- random-ios13-9
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(614,'random-ios13-9','7pq6c7',CAST('{"profile":"ios13","device":"iPhone 5s","launch":"foreground","runLoop":"manual","knobs":{"scenes":"optional","touchMakesKey":false,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,6,1257);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(614,1,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),1,0,4300014696512280105),
(614,2,CAST('POST /inputs
{"type":"tap","at":[127,386]}' AS BLOB),1,0,2167878604344586940),
(614,3,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),1,0,330203035817663325),
(614,4,CAST('POST /windows
{"id":"c","frame":[177,127,7,50.5]}' AS BLOB),1,0,2928946356685741824),
(614,5,CAST('POST /windows/c/makeKey
' AS BLOB),1,1,8773930423188394059),
(614,6,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),2,0,6151215904868339482),
(614,7,CAST('PATCH /windows/c
{"rootViewController":null}' AS BLOB),2,0,6378404845067812589),
(614,8,CAST('POST /windows
{"id":"a","frame":[75,253,84,50.5]}' AS BLOB),2,0,-2984807458337809344),
(614,9,CAST('PATCH /application
{"state":"active"}' AS BLOB),2,0,6524705844041617891),
(614,10,CAST('POST /scenes
' AS BLOB),2,1,-5303851602882523193),
(614,11,CAST('PATCH /windows/c
{"rootViewController":null}' AS BLOB),3,0,6378404845067812589),
(614,12,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),3,0,330203035817663325),
(614,13,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),3,0,5687422765970617551),
(614,14,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","title":"设置"}' AS BLOB),3,0,5934054500342608901),
(614,15,CAST('POST /controllers/nav/popToRoot
{}' AS BLOB),3,0,2572033617891084490),
(614,16,CAST('POST /controllers/nav/push
{"controller":"tab","animated":false}' AS BLOB),3,1,-8790784418457152369),
(614,17,CAST('DELETE /references/tab
' AS BLOB),4,0,8508668900484349897),
(614,18,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),4,1,7276731318947589908),
(614,19,CAST('POST /inputs
{"type":"tap","at":[21,248]}' AS BLOB),5,0,-433858715477167066),
(614,20,CAST('POST /windows/a/makeKey
' AS BLOB),5,0,-4277012787105656895),
(614,21,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),5,1,330203035817663325),
(614,22,CAST('PUT /references/c.kept
{"object":"tab"}' AS BLOB),6,0,7320107769606685741),
(614,23,CAST('POST /controllers/nav/pop
{}' AS BLOB),6,0,-6325120663391127011),
(614,24,CAST('POST /scenes
{"id":"left"}' AS BLOB),6,1,-5122344983036895517),
(614,25,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),7,0,5687422765970617551),
(614,26,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),7,0,-430928917670273901),
(614,27,CAST('POST /inputs
{"type":"tap","at":[17,120]}' AS BLOB),7,0,3403391916045721188),
(614,28,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),7,0,5923575542717608431),
(614,29,CAST('POST /inputs
{"type":"tap","at":[98,342]}' AS BLOB),7,0,-6391661817278590825),
(614,30,CAST('POST /controllers/nav/popToRoot
{}' AS BLOB),7,0,2572033617891084490);
INSERT INTO last_use (session, time) VALUES
(614,1795473498);

-- long-ios13
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(615,'long-ios13','v841zi',CAST('{"profile":"ios13","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"optional","touchMakesKey":false,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',156,130,4951);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(615,1,CAST('POST /windows
{"id":"a"}' AS BLOB),1,0,7433756470522746995),
(615,2,CAST('PUT /references/a.owner
{"object":"a"}' AS BLOB),1,0,-7526271820608242344),
(615,3,CAST('POST /windows
{"id":"b"}' AS BLOB),1,0,6870765835100986538),
(615,4,CAST('PUT /references/b.owner
{"object":"b"}' AS BLOB),1,0,8289721644836121034),
(615,5,CAST('POST /windows
{"id":"c"}' AS BLOB),1,0,6250349906372375473),
(615,6,CAST('PUT /references/c.owner
{"object":"c"}' AS BLOB),1,0,-7695445929145728024),
(615,7,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),1,0,-7354445327069593830),
(615,8,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),1,0,-2283878015952963723),
(615,9,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),1,2,7276731318947589908),
(615,10,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),3,0,-2283878015952963723),
(615,11,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),3,0,7276731318947589908),
(615,12,CAST('POST /windows/c/makeKey
' AS BLOB),3,0,8773930423188394059),
(615,13,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),3,0,-2283878015952963723),
(615,14,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),3,1,-2016837948165473347),
(615,15,CAST('POST /windows/c/makeKey
' AS BLOB),4,0,8773930423188394059),
(615,16,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),4,3,-8722946263052837043),
(615,17,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),7,0,-8722946263052837043),
(615,18,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),7,0,-7355575625023205513),
(615,19,CAST('POST /windows/c/makeKey
' AS BLOB),7,2,8773930423188394059),
(615,20,CAST('POST /windows/b/makeKey
' AS BLOB),9,2,-4085112580418387742),
(615,21,CAST('POST /windows/a/makeKey
' AS BLOB),11,2,-4277012787105656895),
(615,22,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),13,1,-338817743101531530),
(615,23,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),14,0,-2016837948165473347),
(615,24,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),14,0,-7354445327069593830),
(615,25,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),14,3,7276731318947589908),
(615,26,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),17,0,-2016837948165473347),
(615,27,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),17,1,2611972040586493747),
(615,28,CAST('POST /windows/b/makeKey
' AS BLOB),18,2,-4085112580418387742),
(615,29,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),20,2,7276731318947589908),
(615,30,CAST('POST /windows/b/makeKey
' AS BLOB),22,2,-4085112580418387742),
(615,31,CAST('POST /windows/b/makeKey
' AS BLOB),24,0,-4085112580418387742),
(615,32,CAST('POST /windows/b/makeKey
' AS BLOB),24,0,-4085112580418387742),
(615,33,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),24,0,6026880111664425435),
(615,34,CAST('POST /windows/c/makeKey
' AS BLOB),24,2,8773930423188394059),
(615,35,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),26,2,-962325199769512983),
(615,36,CAST('POST /windows/c/makeKey
' AS BLOB),28,2,8773930423188394059),
(615,37,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),30,0,-7353600902139317007),
(615,38,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),30,0,2611972040586493747),
(615,39,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),30,1,-338817743101531530),
(615,40,CAST('POST /windows/a/makeKey
' AS BLOB),31,2,-4277012787105656895),
(615,41,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),33,2,7276731318947589908),
(615,42,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),35,2,-5475143325329567646),
(615,43,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),37,0,6151215904868339482),
(615,44,CAST('POST /windows/b/makeKey
' AS BLOB),37,2,-4085112580418387742),
(615,45,CAST('POST /windows/c/makeKey
' AS BLOB),39,2,8773930423188394059),
(615,46,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),41,0,-7353600902139317007),
(615,47,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),41,2,-962325199769512983),
(615,48,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),43,0,-2016837948165473347),
(615,49,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),43,2,-5475143325329567646),
(615,50,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),45,2,7276731318947589908),
(615,51,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),47,0,-7353600902139317007),
(615,52,CAST('POST /windows/a/makeKey
' AS BLOB),47,2,-4277012787105656895),
(615,53,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),49,0,-338817743101531530),
(615,54,CAST('POST /windows/b/makeKey
' AS BLOB),49,2,-4085112580418387742),
(615,55,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),51,2,-5475143325329567646),
(615,56,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),53,2,-962325199769512983),
(615,57,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),55,0,-962325199769512983),
(615,58,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),55,2,7276731318947589908),
(615,59,CAST('POST /windows/c/makeKey
' AS BLOB),57,0,8773930423188394059),
(615,60,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),57,0,-7355575625023205513),
(615,61,CAST('POST /windows/c/makeKey
' AS BLOB),57,0,8773930423188394059),
(615,62,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),57,0,-3512892215147162056),
(615,63,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),57,0,6029694861432077920),
(615,64,CAST('POST /windows/a/makeKey
' AS BLOB),57,2,-4277012787105656895),
(615,65,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),59,3,2611972040586493747),
(615,66,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),62,0,-3512892215147162056),
(615,67,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),62,0,-2284722440883240546),
(615,68,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),62,0,-3512892215147162056),
(615,69,CAST('POST /windows/a/makeKey
' AS BLOB),62,2,-4277012787105656895),
(615,70,CAST('POST /windows/b/makeKey
' AS BLOB),64,2,-4085112580418387742),
(615,71,CAST('POST /windows/b/makeKey
' AS BLOB),66,0,-4085112580418387742),
(615,72,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),66,2,7276731318947589908),
(615,73,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),68,0,6028854834548313941),
(615,74,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),68,3,-5475143325329567646),
(615,75,CAST('POST /windows/b/makeKey
' AS BLOB),71,2,-4085112580418387742),
(615,76,CAST('POST /windows/a/makeKey
' AS BLOB),73,2,-4277012787105656895),
(615,77,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),75,0,-7352760875255553028),
(615,78,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),75,1,-8722946263052837043),
(615,79,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),76,0,-7355575625023205513),
(615,80,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),76,0,-8722946263052837043),
(615,81,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),76,0,6029694861432077920),
(615,82,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),76,0,-2016837948165473347),
(615,83,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),76,0,-8722946263052837043),
(615,84,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),76,3,7276731318947589908),
(615,85,CAST('POST /windows/a/makeKey
' AS BLOB),79,2,-4277012787105656895),
(615,86,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),81,0,-2283878015952963723),
(615,87,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),81,0,6028854834548313941),
(615,88,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),81,0,-2285852738836852229),
(615,89,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),81,0,-7352760875255553028),
(615,90,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),81,0,-7355575625023205513),
(615,91,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),81,2,-962325199769512983),
(615,92,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),83,0,-962325199769512983),
(615,93,CAST('POST /windows/a/makeKey
' AS BLOB),83,2,-4277012787105656895),
(615,94,CAST('POST /windows/a/makeKey
' AS BLOB),85,0,-4277012787105656895),
(615,95,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),85,0,-5475143325329567646),
(615,96,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),85,0,-2283878015952963723),
(615,97,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),85,0,-5475143325329567646),
(615,98,CAST('POST /windows/b/makeKey
' AS BLOB),85,2,-4085112580418387742),
(615,99,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),87,3,-224917360849148362),
(615,100,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),90,0,-3512892215147162056),
(615,101,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),90,0,6027728934641215102),
(615,102,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),90,2,7276731318947589908),
(615,103,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),92,0,7276731318947589908),
(615,104,CAST('POST /windows/a/makeKey
' AS BLOB),92,2,-4277012787105656895),
(615,105,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),94,0,-2283037989069199744),
(615,106,CAST('POST /windows/b/makeKey
' AS BLOB),94,2,-4085112580418387742),
(615,107,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),96,1,2611972040586493747),
(615,108,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),97,0,-224917360849148362),
(615,109,CAST('POST /scenes
' AS BLOB),97,1,-5303851602882523193),
(615,110,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),98,0,-2283037989069199744),
(615,111,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),98,1,-962325199769512983),
(615,112,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),99,0,-7353600902139317007),
(615,113,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),99,1,-338817743101531530),
(615,114,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),100,0,-338817743101531530),
(615,115,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),100,1,2611972040586493747),
(615,116,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),101,2,-224917360849148362),
(615,117,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),103,1,-338817743101531530),
(615,118,CAST('POST /windows/b/makeKey
' AS BLOB),104,0,-4085112580418387742),
(615,119,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),104,1,-8722946263052837043),
(615,120,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),105,0,6026880111664425435),
(615,121,CAST('POST /windows/c/makeKey
' AS BLOB),105,0,8773930423188394059),
(615,122,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),105,0,6026880111664425435),
(615,123,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),105,0,-2283878015952963723),
(615,124,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),105,2,-962325199769512983),
(615,125,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),107,0,-962325199769512983),
(615,126,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),107,0,-2285852738836852229),
(615,127,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),107,0,-2016837948165473347),
(615,128,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),107,3,7276731318947589908),
(615,129,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),110,1,-224917360849148362),
(615,130,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),111,0,6026880111664425435),
(615,131,CAST('POST /windows/a/makeKey
' AS BLOB),111,2,-4277012787105656895),
(615,132,CAST('POST /inputs
{"type":"tap","at":[169,301]}' AS BLOB),113,0,-1551085583093012497),
(615,133,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),113,1,-2016837948165473347),
(615,134,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),114,0,-7354445327069593830),
(615,135,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),114,2,2611972040586493747),
(615,136,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),116,1,-962325199769512983),
(615,137,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),117,0,-3512892215147162056),
(615,138,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),117,0,-7354445327069593830),
(615,139,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),117,3,-5475143325329567646),
(615,140,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),120,2,-962325199769512983),
(615,141,CAST('POST /windows/a/makeKey
' AS BLOB),122,2,-4277012787105656895),
(615,142,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),124,2,2611972040586493747),
(615,143,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),126,1,-962325199769512983),
(615,144,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),127,0,-3512892215147162056),
(615,145,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),127,0,-962325199769512983),
(615,146,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),127,0,-2283037989069199744),
(615,147,CAST('POST /windows/b/makeKey
' AS BLOB),127,0,-4085112580418387742),
(615,148,CAST('POST /windows/a/makeKey
' AS BLOB),127,0,-4277012787105656895),
(615,149,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),127,0,-3512892215147162056),
(615,150,CAST('POST /windows/a/makeKey
' AS BLOB),127,0,-4277012787105656895),
(615,151,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),127,2,7276731318947589908),
(615,152,CAST('DELETE /references/c
' AS BLOB),129,0,8115752835680131827),
(615,153,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),129,0,6029694861432077920),
(615,154,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),129,2,-962325199769512983),
(615,155,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),131,0,6027728934641215102),
(615,156,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),131,0,-7354445327069593830);
INSERT INTO last_use (session, time) VALUES
(615,1795473498);

-- random-ios17-0
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(616,'random-ios17-0','fijghf',CAST('{"profile":"ios17","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,16,1772);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(616,1,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),1,0,-430928917670273901),
(616,2,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),1,0,-6836053445158175470),
(616,3,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"c","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),1,0,-6303761176771391307),
(616,4,CAST('POST /scenes
' AS BLOB),1,1,-5303851602882523193),
(616,5,CAST('PATCH /windows/b
{"isHidden":true,"windowLevel":1}' AS BLOB),2,0,-2209164281720069561),
(616,6,CAST('PATCH /windows/c
{"rootViewController":"B"}' AS BLOB),2,0,7614755322907576542),
(616,7,CAST('PATCH /windows/b
{"isHidden":false,"windowLevel":0}' AS BLOB),2,0,-5201401433510020019),
(616,8,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"a","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),2,0,-6485097754073038373),
(616,9,CAST('POST /controllers
{"id":"C","class":"UIViewController","title":"设置"}' AS BLOB),2,0,-8848855936784883200),
(616,10,CAST('PUT /references/b.kept
{"object":"a"}' AS BLOB),2,0,-4230005519028716638),
(616,11,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),2,0,330203035817663325),
(616,12,CAST('PATCH /windows/a
{"isHidden":true,"windowLevel":"alert"}' AS BLOB),2,0,-802022197940573815),
(616,13,CAST('POST /inputs
{"type":"tap","at":[68,201]}' AS BLOB),2,0,3352359568636201134),
(616,14,CAST('POST /controllers
{"id":"home","class":"UIViewController","title":"设置"}' AS BLOB),2,0,582566796760767488),
(616,15,CAST('POST /views
{"id":"v4","superview":"a","frame":[155,186,22,50.5]}' AS BLOB),2,7,2376427439130104861),
(616,16,CAST('POST /scenes
{"id":"left"}' AS BLOB),9,1,-5122344983036895517),
(616,17,CAST('PATCH /windows/b
{"windowScene":"left"}' AS BLOB),10,0,-1301928054373279751),
(616,18,CAST('POST /inputs
{"type":"tap","at":[24,9]}' AS BLOB),10,0,-5472353920095955388),
(616,19,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),10,0,1364654489772078654),
(616,20,CAST('PATCH /windows/b
{"windowScene":"left"}' AS BLOB),10,0,-1301928054373279751),
(616,21,CAST('PATCH /windows/a
{"isHidden":true,"windowLevel":1}' AS BLOB),10,0,6419197574862218926),
(616,22,CAST('POST /controllers/A/dismiss
{"animated":false}' AS BLOB),10,0,-6280152251374465528),
(616,23,CAST('POST /controllers/C/dismiss
{"animated":true}' AS BLOB),10,0,5434153311741603775),
(616,24,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),10,0,330203035817663325),
(616,25,CAST('PATCH /windows/a
{"windowScene":"left"}' AS BLOB),10,0,-2269009231317398266),
(616,26,CAST('POST /views
{"id":"v2","superview":"b","frame":[169,49,183,50.5]}' AS BLOB),10,7,3809721506302038395),
(616,27,CAST('PATCH /windows/b
{"rootViewController":"C"}' AS BLOB),17,0,-452181739943382036),
(616,28,CAST('DELETE /references/v2
' AS BLOB),17,0,-7221010559656635320),
(616,29,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","title":"设置"}' AS BLOB),17,0,5934054500342608901),
(616,30,CAST('POST /controllers/B/dismiss
{"animated":false}' AS BLOB),17,0,-2276585183689041441);
INSERT INTO last_use (session, time) VALUES
(616,1795473499);

-- random-ios17-1
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(617,'random-ios17-1','nz31l9',CAST('{"profile":"ios17","device":"iPhone 5s","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,27,1436);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(617,1,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"c","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),1,0,-6303761176771391307),
(617,2,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"a","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),1,0,-6485097754073038373),
(617,3,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),1,0,330203035817663325),
(617,4,CAST('POST /windows/c/makeKey
' AS BLOB),1,0,8773930423188394059),
(617,5,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),1,0,330203035817663325),
(617,6,CAST('POST /windows
{"id":"b","frame":[152,219,50,50.5]}' AS BLOB),1,0,-4937166327842285648),
(617,7,CAST('POST /windows/b/makeKey
' AS BLOB),1,0,-4085112580418387742),
(617,8,CAST('POST /scenes
{"id":"left"}' AS BLOB),1,1,-5122344983036895517),
(617,9,CAST('PATCH /windows/a
{"windowScene":"left"}' AS BLOB),2,0,-2269009231317398266),
(617,10,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),2,0,330203035817663325),
(617,11,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),2,2,-5475143325329567646),
(617,12,CAST('POST /scenes
' AS BLOB),4,1,-5303851602882523193),
(617,13,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),5,0,-430928917670273901),
(617,14,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),5,0,5923575542717608431),
(617,15,CAST('DELETE /references/B
' AS BLOB),5,1,8145411062333629366),
(617,16,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),6,4,6442357219630733550),
(617,17,CAST('POST /inputs
{"type":"tap","at":[79,17]}' AS BLOB),10,0,6394638273041106471),
(617,18,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),10,0,330203035817663325),
(617,19,CAST('POST /scenes
' AS BLOB),10,1,-5303851602882523193),
(617,20,CAST('PATCH /application
{"state":"active"}' AS BLOB),11,0,6524705844041617891),
(617,21,CAST('PATCH /windows/b
{"isHidden":true,"windowLevel":"alert"}' AS BLOB),11,0,9096532591573574976),
(617,22,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),11,0,1364654489772078654),
(617,23,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),11,0,5687422765970617551),
(617,24,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),11,0,7276731318947589908),
(617,25,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),11,0,-962325199769512983),
(617,26,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),11,0,330203035817663325),
(617,27,CAST('POST /views
{"id":"v3","superview":"a","frame":[149,93,9,50.5]}' AS BLOB),11,7,7063901166852217961),
(617,28,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),18,5,5923575542717608431),
(617,29,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),23,5,6442357219630733550),
(617,30,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),28,0,4300014696512280105);
INSERT INTO last_use (session, time) VALUES
(617,1795473499);

-- random-ios17-2
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(618,'random-ios17-2','qwjhub',CAST('{"profile":"ios17","device":"iPhone X","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,11,1715);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(618,1,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","title":"设置"}' AS BLOB),1,0,5934054500342608901),
(618,2,CAST('PUT /references/c.kept
{"object":"nav"}' AS BLOB),1,0,8470214144417806335),
(618,3,CAST('POST /controllers
{"id":"C","class":"UIViewController","title":"设置"}' AS BLOB),1,0,-8848855936784883200),
(618,4,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),1,0,-6836053445158175470),
(618,5,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),1,0,5923575542717608431),
(618,6,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),1,0,-962325199769512983),
(618,7,CAST('POST /controllers
{"id":"home","class":"UIViewController","title":"设置"}' AS BLOB),1,0,582566796760767488),
(618,8,CAST('PUT /references/c.kept
{"object":"C"}' AS BLOB),1,0,3170298806950262127),
(618,9,CAST('POST /inputs
{"type":"tap","at":[101,183]}' AS BLOB),1,0,-8037004404049053919),
(618,10,CAST('POST /controllers/home/present
{"viewController":"nav","animated":false}' AS BLOB),1,0,-5584456375720346909),
(618,11,CAST('POST /inputs
{"type":"tap","at":[230,21]}' AS BLOB),1,0,1735171834786921091),
(618,12,CAST('POST /windows/b/makeKey
' AS BLOB),1,0,-4085112580418387742),
(618,13,CAST('POST /inputs
{"type":"tap","at":[155,64]}' AS BLOB),1,0,-6292741634375502248),
(618,14,CAST('POST /controllers/C/addChild
{"controller":"nav"}' AS BLOB),1,1,-6304052863859493138),
(618,15,CAST('DELETE /references/home
' AS BLOB),2,1,4174935831444303885),
(618,16,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"a","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),3,0,-6485097754073038373),
(618,17,CAST('DELETE /references/C
' AS BLOB),3,0,8146363239403470867),
(618,18,CAST('PATCH /windows/a
{"isHidden":true,"windowLevel":1}' AS BLOB),3,0,6419197574862218926),
(618,19,CAST('POST /controllers/nav/popToRoot
{}' AS BLOB),3,0,2572033617891084490),
(618,20,CAST('DELETE /references/a
' AS BLOB),3,1,8117687976145404737),
(618,21,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),4,0,1364654489772078654),
(618,22,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),4,0,-962325199769512983),
(618,23,CAST('POST /inputs
{"type":"tap","at":[144,207]}' AS BLOB),4,0,-4966081382781343813),
(618,24,CAST('PATCH /windows/b
{"isHidden":true,"windowLevel":"alert"}' AS BLOB),4,0,9096532591573574976),
(618,25,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"c","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),4,0,-6303761176771391307),
(618,26,CAST('PUT /references/c.kept
{"object":"A"}' AS BLOB),4,1,1864450627906534445),
(618,27,CAST('POST /views
{"id":"v1","superview":"b","frame":[99,117,185,50.5]}' AS BLOB),5,7,-2154214488188811636),
(618,28,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),12,0,-962325199769512983),
(618,29,CAST('POST /inputs
{"type":"tap","at":[176,274]}' AS BLOB),12,0,2281131573230191744),
(618,30,CAST('POST /controllers/A/dismiss
{"animated":false}' AS BLOB),12,0,-6280152251374465528);
INSERT INTO last_use (session, time) VALUES
(618,1795473499);

-- random-ios17-3
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(619,'random-ios17-3','vdoqjb',CAST('{"profile":"ios17","device":"iPhone 14","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,15,1627);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(619,1,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","title":"设置"}' AS BLOB),1,0,5934054500342608901),
(619,2,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"a","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),1,0,-6485097754073038373),
(619,3,CAST('PATCH /windows/a
{"isHidden":true,"windowLevel":"alert"}' AS BLOB),1,0,-802022197940573815),
(619,4,CAST('POST /scenes
{"id":"left"}' AS BLOB),1,1,-5122344983036895517),
(619,5,CAST('POST /inputs
{"type":"tap","at":[228,181]}' AS BLOB),2,0,-582272362016990505),
(619,6,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),2,0,4300014696512280105),
(619,7,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),2,4,6442357219630733550),
(619,8,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),6,0,-430928917670273901),
(619,9,CAST('POST /controllers/nav/present
{"viewController":"tab","animated":false}' AS BLOB),6,0,158413174021609759),
(619,10,CAST('POST /inputs
{"type":"tap","at":[101,291]}' AS BLOB),6,0,820439479091718059),
(619,11,CAST('POST /controllers
{"id":"C","class":"UIViewController","title":"设置"}' AS BLOB),6,0,-8848855936784883200),
(619,12,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),6,0,330203035817663325),
(619,13,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),6,0,330203035817663325),
(619,14,CAST('POST /windows/a/makeKey
' AS BLOB),6,0,-4277012787105656895),
(619,15,CAST('POST /controllers/nav/push
{"controller":"B","animated":true}' AS BLOB),6,2,9196923423097783917),
(619,16,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),8,0,6442357219630733550),
(619,17,CAST('DELETE /references/a
' AS BLOB),8,1,8117687976145404737),
(619,18,CAST('DELETE /references/B
' AS BLOB),9,0,8145411062333629366),
(619,19,CAST('PATCH /application
{"state":"active"}' AS BLOB),9,0,6524705844041617891),
(619,20,CAST('POST /scenes
' AS BLOB),9,1,-5303851602882523193),
(619,21,CAST('POST /scenes
' AS BLOB),10,1,-5303851602882523193),
(619,22,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),11,0,330203035817663325),
(619,23,CAST('POST /inputs
{"type":"tap","at":[189,282]}' AS BLOB),11,0,4596197649591712823),
(619,24,CAST('POST /scenes
' AS BLOB),11,1,-5303851602882523193),
(619,25,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"c","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),12,4,-6303761176771391307),
(619,26,CAST('PATCH /application
{"state":"active"}' AS BLOB),16,0,6524705844041617891),
(619,27,CAST('POST /controllers/nav/popToRoot
{}' AS BLOB),16,0,2572033617891084490),
(619,28,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),16,0,330203035817663325),
(619,29,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),16,0,-6836053445158175470),
(619,30,CAST('POST /controllers/C/present
{"viewController":"tab","animated":true}' AS BLOB),16,0,6139492724134779380);
INSERT INTO last_use (session, time) VALUES
(619,1795473499);

-- random-ios17-4
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(620,'random-ios17-4','my5f2y',CAST('{"profile":"ios17","device":"iPhone 8","launch":"foreground","runLoop":"manual","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,9,1430);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(620,1,CAST('POST /inputs
{"type":"tap","at":[45,36]}' AS BLOB),1,0,-8819604437113774061),
(620,2,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","title":"设置"}' AS BLOB),1,0,5934054500342608901),
(620,3,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),1,0,330203035817663325),
(620,4,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),1,0,-6836053445158175470),
(620,5,CAST('POST /inputs
{"type":"tap","at":[233,230]}' AS BLOB),1,0,6122855697894303874),
(620,6,CAST('POST /controllers/nav/pop
{}' AS BLOB),1,0,-6325120663391127011),
(620,7,CAST('POST /controllers/nav/popToRoot
{}' AS BLOB),1,0,2572033617891084490),
(620,8,CAST('POST /scenes
' AS BLOB),1,1,-5303851602882523193),
(620,9,CAST('POST /inputs
{"type":"tap","at":[156,390]}' AS BLOB),2,0,-2215953670538654885),
(620,10,CAST('POST /windows
{"id":"c","frame":[59,118,35,50.5]}' AS BLOB),2,0,7638050543624671380),
(620,11,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),2,0,1364654489772078654),
(620,12,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),2,0,330203035817663325),
(620,13,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),2,0,-430928917670273901),
(620,14,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),2,0,330203035817663325),
(620,15,CAST('POST /controllers/B/present
{"viewController":"nav","animated":true}' AS BLOB),2,0,2795310347703420347),
(620,16,CAST('PUT /references/b.kept
{"object":"c"}' AS BLOB),2,0,-3038999130505664484),
(620,17,CAST('POST /controllers/nav/popToRoot
{}' AS BLOB),2,0,2572033617891084490),
(620,18,CAST('DELETE /references/c
' AS BLOB),2,0,8115752835680131827),
(620,19,CAST('POST /controllers/A/dismiss
{"animated":true}' AS BLOB),2,0,-7594265827778136387),
(620,20,CAST('POST /windows/c/makeKey
' AS BLOB),2,0,8773930423188394059),
(620,21,CAST('POST /inputs
{"type":"tap","at":[247,210]}' AS BLOB),2,0,8018444229910966343),
(620,22,CAST('PATCH /windows/c
{"isHidden":true,"windowLevel":0}' AS BLOB),2,0,9166205069896232637),
(620,23,CAST('POST /controllers
{"id":"C","class":"UIViewController","title":"设置"}' AS BLOB),2,0,-8848855936784883200),
(620,24,CAST('POST /scenes
{"id":"left"}' AS BLOB),2,1,-5122344983036895517),
(620,25,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),3,0,330203035817663325),
(620,26,CAST('POST /controllers/nav/dismiss
{"animated":false}' AS BLOB),3,0,1157771247786694686),
(620,27,CAST('POST /windows/b/makeKey
' AS BLOB),3,0,-4085112580418387742),
(620,28,CAST('POST /views
{"id":"v1","superview":"c","frame":[167,279,152,50.5]}' AS BLOB),3,7,3145182664105502638),
(620,29,CAST('POST /controllers
{"id":"home","class":"UIViewController","title":"设置"}' AS BLOB),10,0,582566796760767488),
(620,30,CAST('PATCH /windows/c
{"rootViewController":null}' AS BLOB),10,0,6378404845067812589);
INSERT INTO last_use (session, time) VALUES
(620,1795473499);

