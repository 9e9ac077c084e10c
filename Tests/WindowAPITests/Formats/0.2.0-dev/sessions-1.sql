-- conformance-d19efa0edbed
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(1,'conformance-d19efa0edbed','0actif',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',1,0,29);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(1,1,CAST('POST /controllers
{"id":"vc"}' AS BLOB),1,0,5008465666880446713);
INSERT INTO last_use (session, time) VALUES
(1,1795473490);

-- conformance-ce4ad5049450
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(2,'conformance-ce4ad5049450','ubqxvt',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,2,105);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2,1,CAST('POST /controllers
{"id":"vc"}' AS BLOB),1,0,5008465666880446713),
(2,2,CAST('POST /controllers/vc/loadViewIfNeeded
' AS BLOB),1,2,3284085957435480771),
(2,3,CAST('POST /controllers/vc/loadViewIfNeeded
' AS BLOB),3,0,3284085957435480771);
INSERT INTO last_use (session, time) VALUES
(2,1795473490);

-- conformance-fcc118175a42
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(3,'conformance-fcc118175a42','lftw0b',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,5,140);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(3,1,CAST('POST /controllers
{"id":"vc"}' AS BLOB),1,0,5008465666880446713),
(3,2,CAST('POST /controllers/vc/loadViewIfNeeded
' AS BLOB),1,2,3284085957435480771),
(3,3,CAST('PATCH /controllers/vc
{"view":null}' AS BLOB),3,1,6204423025449894867),
(3,4,CAST('POST /controllers/vc/loadViewIfNeeded
' AS BLOB),4,2,3284085957435480771);
INSERT INTO last_use (session, time) VALUES
(3,1795473490);

-- conformance-3582d618b70b
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(4,'conformance-3582d618b70b','1x2yak',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,1,121);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(4,1,CAST('POST /controllers
{"id":"parent"}' AS BLOB),1,0,-6886506320856624754),
(4,2,CAST('POST /controllers
{"id":"child"}' AS BLOB),1,0,-232111872673586386),
(4,3,CAST('POST /controllers/parent/addChild
{"controller":"child"}' AS BLOB),1,1,-2378388290706007320);
INSERT INTO last_use (session, time) VALUES
(4,1795473490);

-- conformance-3c18a70fdac6
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(5,'conformance-3c18a70fdac6','c9yh6y',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,15,131);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(5,1,CAST('POST /controllers
{"id":"vc"}' AS BLOB),1,0,5008465666880446713),
(5,2,CAST('POST /windows
{"id":"w"}' AS BLOB),1,0,-1300757304611664139),
(5,3,CAST('PATCH /windows/w
{"rootViewController":"vc"}' AS BLOB),1,0,-8635502345450059915),
(5,4,CAST('POST /windows/w/makeKeyAndVisible
' AS BLOB),1,15,-4159696205149957928);
INSERT INTO last_use (session, time) VALUES
(5,1795473490);

-- conformance-a8374134564b
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(6,'conformance-a8374134564b','e8fjbe',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,69,273);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(6,1,CAST('POST /controllers
{"id":"A"}' AS BLOB),1,0,4162450971514515807),
(6,2,CAST('POST /controllers
{"id":"B"}' AS BLOB),1,0,3538380266134488278),
(6,3,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","viewControllers":["A"]}' AS BLOB),1,2,-5701852371042469372),
(6,4,CAST('POST /windows
{"id":"w","rootViewController":"nav"}' AS BLOB),3,0,-2701015745199900761),
(6,5,CAST('POST /windows/w/makeKeyAndVisible
' AS BLOB),3,45,-4159696205149957928),
(6,6,CAST('POST /controllers/nav/push
{"controller":"B"}' AS BLOB),48,22,509624015206091076);
INSERT INTO last_use (session, time) VALUES
(6,1795473490);

-- conformance-1577589b76b1
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(7,'conformance-1577589b76b1','fkofif',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,71,260);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(7,1,CAST('POST /controllers
{"id":"A"}' AS BLOB),1,0,4162450971514515807),
(7,2,CAST('POST /controllers
{"id":"B"}' AS BLOB),1,0,3538380266134488278),
(7,3,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","viewControllers":["A","B"]}' AS BLOB),1,4,-3563648204453638882),
(7,4,CAST('POST /windows
{"id":"w","rootViewController":"nav"}' AS BLOB),5,0,-2701015745199900761),
(7,5,CAST('POST /windows/w/makeKeyAndVisible
' AS BLOB),5,45,-4159696205149957928),
(7,6,CAST('POST /controllers/nav/pop
{}' AS BLOB),50,22,-6325120663391127011);
INSERT INTO last_use (session, time) VALUES
(7,1795473490);

-- conformance-28ed3fb86a22
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(8,'conformance-28ed3fb86a22','t5v578',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"manual","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',9,70,369);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(8,1,CAST('POST /controllers
{"id":"A"}' AS BLOB),1,0,4162450971514515807),
(8,2,CAST('POST /controllers
{"id":"B"}' AS BLOB),1,0,3538380266134488278),
(8,3,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","viewControllers":["A"]}' AS BLOB),1,1,-5701852371042469372),
(8,4,CAST('POST /windows
{"id":"w","rootViewController":"nav"}' AS BLOB),2,0,-2701015745199900761),
(8,5,CAST('POST /windows/w/makeKeyAndVisible
' AS BLOB),2,44,-4159696205149957928),
(8,6,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),46,2,330203035817663325),
(8,7,CAST('POST /controllers/nav/push
{"controller":"B","animated":true}' AS BLOB),48,1,9196923423097783917),
(8,8,CAST('POST /runLoop
{"turns":1}' AS BLOB),49,13,5431035164810446826),
(8,9,CAST('POST /runLoop
{"turns":1}' AS BLOB),62,9,5431035164810446826);
INSERT INTO last_use (session, time) VALUES
(8,1795473490);

-- conformance-e96d81c4ce6b
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(9,'conformance-e96d81c4ce6b','mqqlzr',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"manual","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',8,69,345);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(9,1,CAST('POST /controllers
{"id":"A"}' AS BLOB),1,0,4162450971514515807),
(9,2,CAST('POST /controllers
{"id":"B"}' AS BLOB),1,0,3538380266134488278),
(9,3,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","viewControllers":["A"]}' AS BLOB),1,1,-5701852371042469372),
(9,4,CAST('POST /windows
{"id":"w","rootViewController":"nav"}' AS BLOB),2,0,-2701015745199900761),
(9,5,CAST('POST /windows/w/makeKeyAndVisible
' AS BLOB),2,44,-4159696205149957928),
(9,6,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),46,2,330203035817663325),
(9,7,CAST('POST /controllers/nav/push
{"controller":"B","animated":false}' AS BLOB),48,1,-5592104803869061672),
(9,8,CAST('POST /runLoop
{"turns":1}' AS BLOB),49,21,5431035164810446826);
INSERT INTO last_use (session, time) VALUES
(9,1795473490);

-- conformance-4785c149fb1c
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(10,'conformance-4785c149fb1c','j1ja3l',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"manual","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',9,72,355);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(10,1,CAST('POST /controllers
{"id":"A"}' AS BLOB),1,0,4162450971514515807),
(10,2,CAST('POST /controllers
{"id":"B"}' AS BLOB),1,0,3538380266134488278),
(10,3,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","viewControllers":["A","B"]}' AS BLOB),1,2,-3563648204453638882),
(10,4,CAST('POST /windows
{"id":"w","rootViewController":"nav"}' AS BLOB),3,0,-2701015745199900761),
(10,5,CAST('POST /windows/w/makeKeyAndVisible
' AS BLOB),3,45,-4159696205149957928),
(10,6,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),48,2,330203035817663325),
(10,7,CAST('POST /controllers/nav/pop
{"animated":true}' AS BLOB),50,1,-4511511940492631908),
(10,8,CAST('POST /runLoop
{"turns":1}' AS BLOB),51,13,5431035164810446826),
(10,9,CAST('POST /runLoop
{"turns":1}' AS BLOB),64,9,5431035164810446826);
INSERT INTO last_use (session, time) VALUES
(10,1795473490);

-- conformance-78fa91b04f11
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(11,'conformance-78fa91b04f11','jlrb74',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,48,242);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(11,1,CAST('POST /controllers
{"id":"nav","class":"UINavigationController"}' AS BLOB),1,0,-6389254709518949617),
(11,2,CAST('POST /windows
{"id":"w","rootViewController":"nav"}' AS BLOB),1,0,-2701015745199900761),
(11,3,CAST('POST /windows/w/makeKeyAndVisible
' AS BLOB),1,33,-4159696205149957928),
(11,4,CAST('POST /controllers
{"id":"A"}' AS BLOB),34,0,4162450971514515807),
(11,5,CAST('POST /controllers/nav/setViewControllers
{"viewControllers":["A"]}' AS BLOB),34,15,5603016544635136215);
INSERT INTO last_use (session, time) VALUES
(11,1795473490);

-- conformance-fd5db1f5341b
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(12,'conformance-fd5db1f5341b','796q91',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,2,143);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(12,1,CAST('POST /controllers
{"id":"A"}' AS BLOB),1,0,4162450971514515807),
(12,2,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","viewControllers":["A"]}' AS BLOB),1,2,-5701852371042469372),
(12,3,CAST('POST /controllers/nav/pop
{}' AS BLOB),3,0,-6325120663391127011);
INSERT INTO last_use (session, time) VALUES
(12,1795473490);

-- conformance-d5f8b8590b76
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(13,'conformance-d5f8b8590b76','oyilcy',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',7,75,298);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(13,1,CAST('POST /controllers
{"id":"A"}' AS BLOB),1,0,4162450971514515807),
(13,2,CAST('POST /controllers
{"id":"B"}' AS BLOB),1,0,3538380266134488278),
(13,3,CAST('POST /controllers
{"id":"C"}' AS BLOB),1,0,2979325882340966301),
(13,4,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","viewControllers":["A","B","C"]}' AS BLOB),1,6,-221406251493699099),
(13,5,CAST('POST /windows
{"id":"w","rootViewController":"nav"}' AS BLOB),7,0,-2701015745199900761),
(13,6,CAST('POST /windows/w/makeKeyAndVisible
' AS BLOB),7,45,-4159696205149957928),
(13,7,CAST('POST /controllers/nav/popToRoot
{}' AS BLOB),52,24,2572033617891084490);
INSERT INTO last_use (session, time) VALUES
(13,1795473490);

-- conformance-1af82c0fa427
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(14,'conformance-1af82c0fa427','edd5xr',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,41,244);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(14,1,CAST('POST /controllers
{"id":"A"}' AS BLOB),1,0,4162450971514515807),
(14,2,CAST('POST /controllers
{"id":"B","modalPresentationStyle":"fullScreen"}' AS BLOB),1,0,8759684943093239143),
(14,3,CAST('POST /windows
{"id":"w","rootViewController":"A"}' AS BLOB),1,0,-4372700760699346907),
(14,4,CAST('POST /windows/w/makeKeyAndVisible
' AS BLOB),1,15,-4159696205149957928),
(14,5,CAST('POST /controllers/A/present
{"viewController":"B","animated":false}' AS BLOB),16,26,9210544343540078894);
INSERT INTO last_use (session, time) VALUES
(14,1795473490);

-- conformance-cdfa9869b507
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(15,'conformance-cdfa9869b507','pvrf7x',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,62,290);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(15,1,CAST('POST /controllers
{"id":"A"}' AS BLOB),1,0,4162450971514515807),
(15,2,CAST('POST /controllers
{"id":"B","modalPresentationStyle":"fullScreen"}' AS BLOB),1,0,8759684943093239143),
(15,3,CAST('POST /windows
{"id":"w","rootViewController":"A"}' AS BLOB),1,0,-4372700760699346907),
(15,4,CAST('POST /windows/w/makeKeyAndVisible
' AS BLOB),1,15,-4159696205149957928),
(15,5,CAST('POST /controllers/A/present
{"viewController":"B","animated":false}' AS BLOB),16,26,9210544343540078894),
(15,6,CAST('POST /controllers/B/dismiss
{"animated":false}' AS BLOB),42,21,-2276585183689041441);
INSERT INTO last_use (session, time) VALUES
(15,1795473491);

-- conformance-4255393a70d1
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(16,'conformance-4255393a70d1','u4fwry',CAST('{"profile":"ios13","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"optional","touchMakesKey":false,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,58,242);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(16,1,CAST('POST /controllers
{"id":"A"}' AS BLOB),1,0,4162450971514515807),
(16,2,CAST('POST /controllers
{"id":"B","modalPresentationStyle":"pageSheet"}' AS BLOB),1,0,4468499256685367442),
(16,3,CAST('POST /windows
{"id":"w","rootViewController":"A"}' AS BLOB),1,0,-4372700760699346907),
(16,4,CAST('POST /windows/w/makeKeyAndVisible
' AS BLOB),1,27,-4159696205149957928),
(16,5,CAST('POST /controllers/A/present
{"viewController":"B","animated":true}' AS BLOB),28,31,1057351505998439691);
INSERT INTO last_use (session, time) VALUES
(16,1795473491);

-- conformance-5bb0d9a47710
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(18,'conformance-5bb0d9a47710','jqjbf4',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,77,268);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(18,1,CAST('POST /controllers
{"id":"A"}' AS BLOB),1,0,4162450971514515807),
(18,2,CAST('POST /controllers
{"id":"B"}' AS BLOB),1,0,3538380266134488278),
(18,3,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","viewControllers":["A","B"]}' AS BLOB),1,4,-3445266292081648302),
(18,4,CAST('POST /windows
{"id":"w","rootViewController":"tab"}' AS BLOB),5,0,1368569106268632549),
(18,5,CAST('POST /windows/w/makeKeyAndVisible
' AS BLOB),5,45,-4159696205149957928),
(18,6,CAST('POST /controllers/tab/select
{"index":1}' AS BLOB),50,28,6557528067558078803);
INSERT INTO last_use (session, time) VALUES
(18,1795473491);

-- conformance-f2b848b5c39b
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(19,'conformance-f2b848b5c39b','96f27u',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',7,61,301);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(19,1,CAST('POST /controllers
{"id":"A"}' AS BLOB),1,0,4162450971514515807),
(19,2,CAST('POST /controllers
{"id":"B"}' AS BLOB),1,0,3538380266134488278),
(19,3,CAST('POST /controllers
{"id":"C"}' AS BLOB),1,0,2979325882340966301),
(19,4,CAST('POST /windows
{"id":"w","rootViewController":"A"}' AS BLOB),1,0,-4372700760699346907),
(19,5,CAST('POST /windows/w/makeKeyAndVisible
' AS BLOB),1,15,-4159696205149957928),
(19,6,CAST('POST /controllers/A/present
{"viewController":"B","animated":false}' AS BLOB),16,26,9210544343540078894),
(19,7,CAST('POST /controllers/B/present
{"viewController":"C","animated":false}' AS BLOB),42,20,-5663880152329742618);
INSERT INTO last_use (session, time) VALUES
(19,1795473491);

-- conformance-ae3db1b42267
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(20,'conformance-ae3db1b42267','iz0o1k',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',2,2,115);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(20,1,CAST('POST /controllers
{"id":"A"}' AS BLOB),1,0,4162450971514515807),
(20,2,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","viewControllers":["A"]}' AS BLOB),1,2,-5701852371042469372);
INSERT INTO last_use (session, time) VALUES
(20,1795473491);

-- conformance-e7f6874ba21d
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(21,'conformance-e7f6874ba21d','9rat6y',CAST('{"profile":"ios13","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"optional","touchMakesKey":false,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',2,2,115);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(21,1,CAST('POST /controllers
{"id":"A"}' AS BLOB),1,0,4162450971514515807),
(21,2,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","viewControllers":["A"]}' AS BLOB),1,2,-5701852371042469372);
INSERT INTO last_use (session, time) VALUES
(21,1795473491);

-- conformance-a9b533e7c520
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(23,'conformance-a9b533e7c520','04t2qo',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,2,143);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(23,1,CAST('POST /controllers
{"id":"A"}' AS BLOB),1,0,4162450971514515807),
(23,2,CAST('POST /controllers
{"id":"B"}' AS BLOB),1,0,3538380266134488278),
(23,3,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","viewControllers":["A"]}' AS BLOB),1,2,-5701852371042469372);
INSERT INTO last_use (session, time) VALUES
(23,1795473491);

-- conformance-bf8a06eeee4e
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(24,'conformance-bf8a06eeee4e','2imzyo',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,0,106);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(24,1,CAST('POST /controllers
{"id":"A"}' AS BLOB),1,0,4162450971514515807),
(24,2,CAST('POST /controllers
{"id":"B"}' AS BLOB),1,0,3538380266134488278),
(24,3,CAST('POST /controllers/A/present
{"viewController":"B"}' AS BLOB),1,0,-6603480353634617194);
INSERT INTO last_use (session, time) VALUES
(24,1795473491);

-- conformance-db55cb0cd463
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(27,'conformance-db55cb0cd463','0gz0zc',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,2,93);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(27,1,CAST('POST /controllers
{"id":"A"}' AS BLOB),1,0,4162450971514515807),
(27,2,CAST('POST /controllers
{"id":"B"}' AS BLOB),1,0,3538380266134488278),
(27,3,CAST('POST /controllers/A/loadViewIfNeeded
' AS BLOB),1,2,-4506267214351670861);
INSERT INTO last_use (session, time) VALUES
(27,1795473491);

-- conformance-64af24fbb927
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(28,'conformance-64af24fbb927','x5wdj5',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,41,245);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(28,1,CAST('POST /controllers
{"id":"first"}' AS BLOB),1,0,8737357425260634754),
(28,2,CAST('POST /controllers
{"id":"second"}' AS BLOB),1,0,-424076059827935594),
(28,3,CAST('POST /windows
{"id":"w","frame":[0,0,320,480],"rootViewController":"first","isHidden":false}' AS BLOB),1,14,3840216150546487651),
(28,4,CAST('POST /views
{"id":"own","superview":"w"}' AS BLOB),15,7,3720511949675853612),
(28,5,CAST('PATCH /windows/w
{"rootViewController":"second"}' AS BLOB),22,20,-8621085870111172134);
INSERT INTO last_use (session, time) VALUES
(28,1795473491);

-- conformance-768510a8b6d1
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(29,'conformance-768510a8b6d1','g4s3j5',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,47,224);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(29,1,CAST('POST /controllers
{"id":"vc"}' AS BLOB),1,0,5008465666880446713),
(29,2,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","viewControllers":["vc"]}' AS BLOB),1,2,-7800941503265271618),
(29,3,CAST('POST /windows
{"id":"w","frame":[0,0,320,480],"rootViewController":"nav"}' AS BLOB),3,0,-7993805640253103751),
(29,4,CAST('POST /windows/w/makeKeyAndVisible
' AS BLOB),3,45,-4159696205149957928);
INSERT INTO last_use (session, time) VALUES
(29,1795473491);

-- conformance-4547afd18b9f
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(30,'conformance-4547afd18b9f','yol5ra',CAST('{"profile":"ios13","device":"iPhone 14","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"optional","touchMakesKey":false,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,27,113);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(30,1,CAST('POST /controllers
{"id":"vc"}' AS BLOB),1,0,5008465666880446713),
(30,2,CAST('POST /windows
{"id":"w","rootViewController":"vc"}' AS BLOB),1,0,9088001996475502075),
(30,3,CAST('POST /windows/w/makeKeyAndVisible
' AS BLOB),1,27,-4159696205149957928);
INSERT INTO last_use (session, time) VALUES
(30,1795473491);

-- conformance-e8e86cd99beb
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(31,'conformance-e8e86cd99beb','d0ia28',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,31,210);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(31,1,CAST('POST /controllers
{"id":"vc"}' AS BLOB),1,0,5008465666880446713),
(31,2,CAST('POST /windows
{"id":"w","rootViewController":"vc"}' AS BLOB),1,0,9088001996475502075),
(31,3,CAST('POST /windows/w/makeKeyAndVisible
' AS BLOB),1,15,-4159696205149957928),
(31,4,CAST('POST /views
{"id":"content","superview":"vc-view"}' AS BLOB),16,9,-919814881619033857),
(31,5,CAST('POST /views
{"id":"leaf","superview":"content"}' AS BLOB),25,7,5383035729133210964);
INSERT INTO last_use (session, time) VALUES
(31,1795473491);

-- conformance-c60689aded62
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(32,'conformance-c60689aded62','emy7dw',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,15,113);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(32,1,CAST('POST /controllers
{"id":"vc"}' AS BLOB),1,0,5008465666880446713),
(32,2,CAST('POST /windows
{"id":"w","rootViewController":"vc"}' AS BLOB),1,0,9088001996475502075),
(32,3,CAST('POST /windows/w/makeKeyAndVisible
' AS BLOB),1,15,-4159696205149957928);
INSERT INTO last_use (session, time) VALUES
(32,1795473491);

-- conformance-a13ebdceab1d
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(33,'conformance-a13ebdceab1d','mautup',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,18,233);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(33,1,CAST('POST /windows
{"id":"w","isHidden":false}' AS BLOB),1,1,-3931999066958142054),
(33,2,CAST('POST /views
{"id":"outer","superview":"w","frame":[0,0,100,100],"handles":["touches"]}' AS BLOB),2,7,-1734212268716122492),
(33,3,CAST('POST /views
{"id":"inner","superview":"outer","frame":[0,0,50,50]}' AS BLOB),9,7,1178329414912461601),
(33,4,CAST('POST /inputs
{"type":"tap","at":[10,10]}' AS BLOB),16,3,-3707928402897799003);
INSERT INTO last_use (session, time) VALUES
(33,1795473491);

-- conformance-fa14df70eb1e
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(35,'conformance-fa14df70eb1e','gao6i1',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,11,228);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(35,1,CAST('POST /windows
{"id":"w","isHidden":false}' AS BLOB),1,1,-3931999066958142054),
(35,2,CAST('POST /views
{"id":"b","class":"UIButton","superview":"w","frame":[0,0,50,50],"isEnabled":false,"actions":[{"event":"touchUpInside","action":"go"}]}' AS BLOB),2,7,-9155428978427735792),
(35,3,CAST('POST /inputs
{"type":"tap","at":[10,10]}' AS BLOB),9,3,-3707928402897799003);
INSERT INTO last_use (session, time) VALUES
(35,1795473491);

-- conformance-05239bc37d41
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(36,'conformance-05239bc37d41','4mgar7',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,54,273);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(36,1,CAST('POST /controllers
{"id":"home"}' AS BLOB),1,0,1247198125678713245),
(36,2,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","viewControllers":["home"]}' AS BLOB),1,2,7590539256443898942),
(36,3,CAST('POST /windows
{"id":"w","rootViewController":"nav"}' AS BLOB),3,0,-2701015745199900761),
(36,4,CAST('POST /windows/w/makeKeyAndVisible
' AS BLOB),3,45,-4159696205149957928),
(36,5,CAST('POST /views
{"id":"map","class":"MKMapView","superview":"w","at":0}' AS BLOB),48,7,-625372076595054396);
INSERT INTO last_use (session, time) VALUES
(36,1795473491);

-- conformance-ae63076ba0e5
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(37,'conformance-ae63076ba0e5','hsrkxt',CAST('{"profile":"ios17","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,29,155);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(37,1,CAST('POST /scenes
{}' AS BLOB),1,1,8629507079180288843),
(37,2,CAST('POST /controllers
{"id":"home"}' AS BLOB),2,0,1247198125678713245),
(37,3,CAST('POST /windows
{"id":"a","windowScene":"scene1","rootViewController":"home"}' AS BLOB),2,0,7239692419017548932),
(37,4,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),2,28,-5475143325329567646);
INSERT INTO last_use (session, time) VALUES
(37,1795473491);

-- conformance-5c0780bc234b
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(39,'conformance-5c0780bc234b','49tlds',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',8,12,366);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(39,1,CAST('POST /controllers
{"id":"home"}' AS BLOB),1,0,1247198125678713245),
(39,2,CAST('POST /controllers
{"id":"child"}' AS BLOB),1,0,-232111872673586386),
(39,3,CAST('POST /controllers/home/loadViewIfNeeded
' AS BLOB),1,2,6069127483404412151),
(39,4,CAST('POST /controllers/child/loadViewIfNeeded
' AS BLOB),3,2,-1509324544991977794),
(39,5,CAST('POST /controllers/home/addChild
{"controller":"child"}' AS BLOB),5,1,-3478002260582051749),
(39,6,CAST('POST /views/home-view/subviews
{"view":"child-view"}' AS BLOB),6,3,-2753396384101194716),
(39,7,CAST('POST /controllers/home/beginAppearanceTransition
{"isAppearing":true}' AS BLOB),9,2,7963961650202129797),
(39,8,CAST('POST /controllers/home/endAppearanceTransition
' AS BLOB),11,2,8810764528254604078);
INSERT INTO last_use (session, time) VALUES
(39,1795473491);

-- conformance-cf7429f8e930
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(40,'conformance-cf7429f8e930','ozdrum',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,2,263);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(40,1,CAST('POST /controllers
{"id":"home"}' AS BLOB),1,0,1247198125678713245),
(40,2,CAST('POST /controllers/home/beginAppearanceTransition
{"isAppearing":true}' AS BLOB),1,1,7963961650202129797),
(40,3,CAST('POST /controllers/home/beginAppearanceTransition
{"isAppearing":true}' AS BLOB),2,0,7963961650202129797),
(40,4,CAST('POST /controllers/home/endAppearanceTransition
' AS BLOB),2,1,8810764528254604078),
(40,5,CAST('POST /controllers/home/endAppearanceTransition
' AS BLOB),3,0,8810764528254604078);
INSERT INTO last_use (session, time) VALUES
(40,1795473491);

-- conformance-bb5d0aea26b9
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(41,'conformance-bb5d0aea26b9','ox70mp',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',8,80,463);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(41,1,CAST('POST /controllers
{"id":"home"}' AS BLOB),1,0,1247198125678713245),
(41,2,CAST('POST /controllers
{"id":"lower","modalPresentationStyle":"overFullScreen"}' AS BLOB),1,0,-6643435394088539546),
(41,3,CAST('POST /controllers
{"id":"upper","modalPresentationStyle":"overFullScreen"}' AS BLOB),1,0,-8468906648236897517),
(41,4,CAST('POST /windows
{"id":"w","rootViewController":"home"}' AS BLOB),1,0,-8753866357815447349),
(41,5,CAST('POST /windows/w/makeKeyAndVisible
' AS BLOB),1,15,-4159696205149957928),
(41,6,CAST('POST /controllers/home/present
{"viewController":"lower","animated":false}' AS BLOB),16,19,-5480700545202346337),
(41,7,CAST('POST /controllers/lower/present
{"viewController":"upper","animated":false}' AS BLOB),35,19,-6806865359121004326),
(41,8,CAST('POST /controllers/home/dismiss
{"animated":false}' AS BLOB),54,27,-8894178753740355132);
INSERT INTO last_use (session, time) VALUES
(41,1795473491);

-- conformance-1f994695c2dc
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(42,'conformance-1f994695c2dc','ctu9cb',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,10,235);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(42,1,CAST('POST /controllers
{"id":"root"}' AS BLOB),1,0,2521448154091930970),
(42,2,CAST('POST /controllers
{"id":"a"}' AS BLOB),1,0,2697057055764822399),
(42,3,CAST('POST /controllers
{"id":"b"}' AS BLOB),1,0,2072986350384794870),
(42,4,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","viewControllers":["root","a","b"]}' AS BLOB),1,6,1878835414489682924),
(42,5,CAST('POST /controllers/nav/popToRoot
{"animated":false}' AS BLOB),7,4,1307114310301887236);
INSERT INTO last_use (session, time) VALUES
(42,1795473491);

-- conformance-70f4482aaa0d
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(43,'conformance-70f4482aaa0d','30d9vo',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,4,230);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(43,1,CAST('POST /controllers
{"id":"a"}' AS BLOB),1,0,2697057055764822399),
(43,2,CAST('POST /controllers
{"id":"b"}' AS BLOB),1,0,2072986350384794870),
(43,3,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","viewControllers":["a","b"]}' AS BLOB),1,4,7109683848063872146),
(43,4,CAST('POST /controllers/tab/select
{"index":0}' AS BLOB),5,0,6558376890534868470),
(43,5,CAST('POST /controllers/tab/select
{"controller":"a"}' AS BLOB),5,0,-468095609176290109);
INSERT INTO last_use (session, time) VALUES
(43,1795473491);

-- conformance-711b06ae770f
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(44,'conformance-711b06ae770f','i1mrse',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,10,237);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(44,1,CAST('POST /controllers
{"id":"A"}' AS BLOB),1,0,4162450971514515807),
(44,2,CAST('POST /controllers
{"id":"B"}' AS BLOB),1,0,3538380266134488278),
(44,3,CAST('POST /controllers
{"id":"C"}' AS BLOB),1,0,2979325882340966301),
(44,4,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","viewControllers":["A","B","C"]}' AS BLOB),1,6,-221406251493699099),
(44,5,CAST('POST /controllers/nav/popToRoot
' AS BLOB),7,4,-1667687625908981958),
(44,6,CAST('POST /controllers/nav/pop
' AS BLOB),11,0,-8135827068140796835);
INSERT INTO last_use (session, time) VALUES
(44,1795473491);

-- conformance-bb21e06f0061
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(45,'conformance-bb21e06f0061','lcrxwm',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',2,7,109);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(45,1,CAST('POST /windows
{"id":"a","tag":9007199254740991}' AS BLOB),1,0,-8644412706686910093),
(45,2,CAST('POST /views
{"id":"v","superview":"a","tag":-9007199254740991}' AS BLOB),1,7,-7489053650281872251);
INSERT INTO last_use (session, time) VALUES
(45,1795473491);

-- conformance-86b816234751
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(46,'conformance-86b816234751','k2ttb1',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',1,0,32);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(46,1,CAST('POST /windows
{"id":"a","tag":7}' AS BLOB),1,0,-3002303964282551018);
INSERT INTO last_use (session, time) VALUES
(46,1795473491);

-- conformance-60046182d541
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(48,'conformance-60046182d541','2csf8n',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',1,0,85);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(48,1,CAST('POST /views
{"id":"a234567890123456789012345678901234567890123456789012345678901234"}' AS BLOB),1,0,-248696154523247947);
INSERT INTO last_use (session, time) VALUES
(48,1795473491);

-- conformance-9b95f7f036d3
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(49,'conformance-9b95f7f036d3','tbd06a',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,12,239);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(49,1,CAST('POST /views
{"id":"root"}' AS BLOB),1,0,867930142669002225),
(49,2,CAST('POST /views
{"id":"v0","superview":"root"}' AS BLOB),1,3,1525449915741500443),
(49,3,CAST('POST /views
{"id":"v1","superview":"root"}' AS BLOB),4,3,8863009527772022310),
(49,4,CAST('POST /views
{"id":"v2","superview":"root"}' AS BLOB),7,3,-3752659443333617579),
(49,5,CAST('POST /views
{"id":"v3","superview":"root"}' AS BLOB),10,3,6894314901107063192),
(49,6,CAST('POST /views/root/subviews
{"view":"v1","at":0}' AS BLOB),13,0,1420048429669154423);
INSERT INTO last_use (session, time) VALUES
(49,1795473491);

-- conformance-870cf1811a7b
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(61,'conformance-870cf1811a7b','p1yc1o',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',7,12,266);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(61,1,CAST('POST /views
{"id":"root"}' AS BLOB),1,0,867930142669002225),
(61,2,CAST('POST /views
{"id":"v0","superview":"root"}' AS BLOB),1,3,1525449915741500443),
(61,3,CAST('POST /views
{"id":"v1","superview":"root"}' AS BLOB),4,3,8863009527772022310),
(61,4,CAST('POST /views
{"id":"v2","superview":"root"}' AS BLOB),7,3,-3752659443333617579),
(61,5,CAST('POST /views
{"id":"v3","superview":"root"}' AS BLOB),10,3,6894314901107063192),
(61,6,CAST('POST /views
{"id":"n"}' AS BLOB),13,0,-3303254841717155769),
(61,7,CAST('POST /views/root/subviews
{"view":"v1","below":"n"}' AS BLOB),13,0,-6580807299519654801);
INSERT INTO last_use (session, time) VALUES
(61,1795473491);

-- conformance-b72de58d1800
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(63,'conformance-b72de58d1800','4sjjjv',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,3,79);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(63,1,CAST('POST /views
{"id":"p"}' AS BLOB),1,0,6347895386899717641),
(63,2,CAST('POST /views
{"id":"c"}' AS BLOB),1,0,-178657199932880564),
(63,3,CAST('POST /views/p/subviews
{"view":"c"}' AS BLOB),1,3,1314113195324905020);
INSERT INTO last_use (session, time) VALUES
(63,1795473491);

-- conformance-7911c55fed65
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(64,'conformance-7911c55fed65','wwu7oj',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,6,113);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(64,1,CAST('POST /views
{"id":"p"}' AS BLOB),1,0,6347895386899717641),
(64,2,CAST('POST /views
{"id":"c"}' AS BLOB),1,0,-178657199932880564),
(64,3,CAST('POST /views/p/subviews
{"view":"c"}' AS BLOB),1,3,1314113195324905020),
(64,4,CAST('POST /views/c/removeFromSuperview
' AS BLOB),4,3,246549344956996087);
INSERT INTO last_use (session, time) VALUES
(64,1795473491);

-- conformance-adb9b4c674ea
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(65,'conformance-adb9b4c674ea','rfengk',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,6,136);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(65,1,CAST('POST /views
{"id":"p"}' AS BLOB),1,0,6347895386899717641),
(65,2,CAST('POST /views
{"id":"a"}' AS BLOB),1,0,-1430743658414199790),
(65,3,CAST('POST /views
{"id":"b"}' AS BLOB),1,0,-806391478057350245),
(65,4,CAST('POST /views/p/subviews
{"view":"a"}' AS BLOB),1,3,665191908496706),
(65,5,CAST('POST /views/p/subviews
{"view":"b"}' AS BLOB),4,3,686097442223613323);
INSERT INTO last_use (session, time) VALUES
(65,1795473491);

-- conformance-d097de9f4d70
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(66,'conformance-d097de9f4d70','uuyepq',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',7,9,200);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(66,1,CAST('POST /views
{"id":"p"}' AS BLOB),1,0,6347895386899717641),
(66,2,CAST('POST /views
{"id":"a"}' AS BLOB),1,0,-1430743658414199790),
(66,3,CAST('POST /views
{"id":"b"}' AS BLOB),1,0,-806391478057350245),
(66,4,CAST('POST /views
{"id":"c"}' AS BLOB),1,0,-178657199932880564),
(66,5,CAST('POST /views/p/subviews
{"view":"a"}' AS BLOB),1,3,665191908496706),
(66,6,CAST('POST /views/p/subviews
{"view":"b"}' AS BLOB),4,3,686097442223613323),
(66,7,CAST('POST /views/p/subviews
{"view":"c","at":1}' AS BLOB),7,3,-8296562929497432032);
INSERT INTO last_use (session, time) VALUES
(66,1795473491);

-- conformance-732f17d1f2c0
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(69,'conformance-732f17d1f2c0','t7l1b0',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',2,0,44);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(69,1,CAST('POST /views
{"id":"p"}' AS BLOB),1,0,6347895386899717641),
(69,2,CAST('POST /views
{"id":"c"}' AS BLOB),1,0,-178657199932880564);
INSERT INTO last_use (session, time) VALUES
(69,1795473491);

-- conformance-8111a57cad0f
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(73,'conformance-8111a57cad0f','x4jhe5',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,3,114);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(73,1,CAST('POST /views
{"id":"p"}' AS BLOB),1,0,6347895386899717641),
(73,2,CAST('POST /views
{"id":"c"}' AS BLOB),1,0,-178657199932880564),
(73,3,CAST('POST /views/p/subviews
{"view":"c"}' AS BLOB),1,3,1314113195324905020),
(73,4,CAST('POST /views/p/subviews
{"view":"c"}' AS BLOB),4,0,1314113195324905020);
INSERT INTO last_use (session, time) VALUES
(73,1795473491);

-- conformance-6bac8a36196a
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(75,'conformance-6bac8a36196a','c15wky',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,7,81);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(75,1,CAST('POST /windows
{"id":"w"}' AS BLOB),1,0,-1300757304611664139),
(75,2,CAST('POST /views
{"id":"c"}' AS BLOB),1,0,-178657199932880564),
(75,3,CAST('POST /views/w/subviews
{"view":"c"}' AS BLOB),1,7,3103100719942395825);
INSERT INTO last_use (session, time) VALUES
(75,1795473491);

-- conformance-f91e67851199
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(76,'conformance-f91e67851199','giihmd',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,12,112);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(76,1,CAST('POST /windows
{"id":"w"}' AS BLOB),1,0,-1300757304611664139),
(76,2,CAST('POST /views
{"id":"c","superview":"w","retained":true}' AS BLOB),1,7,6393104914873870719),
(76,3,CAST('POST /views/c/removeFromSuperview
' AS BLOB),8,5,246549344956996087);
INSERT INTO last_use (session, time) VALUES
(76,1795473491);

-- conformance-73fa97a139d9
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(77,'conformance-73fa97a139d9','xjblg0',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',2,0,56);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(77,1,CAST('POST /views
{"id":"c"}' AS BLOB),1,0,-178657199932880564),
(77,2,CAST('POST /views/c/removeFromSuperview
' AS BLOB),1,0,246549344956996087);
INSERT INTO last_use (session, time) VALUES
(77,1795473491);

-- conformance-52c5d9b6a244
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(80,'conformance-52c5d9b6a244','abusud',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',7,12,291);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(80,1,CAST('POST /views
{"id":"root"}' AS BLOB),1,0,867930142669002225),
(80,2,CAST('POST /views
{"id":"v0","superview":"root"}' AS BLOB),1,3,1525449915741500443),
(80,3,CAST('POST /views
{"id":"v1","superview":"root"}' AS BLOB),4,3,8863009527772022310),
(80,4,CAST('POST /views
{"id":"v2","superview":"root"}' AS BLOB),7,3,-3752659443333617579),
(80,5,CAST('POST /views
{"id":"v3","superview":"root"}' AS BLOB),10,3,6894314901107063192),
(80,6,CAST('POST /views/root/bringSubviewToFront
{"view":"v0"}' AS BLOB),13,0,4996563468945603832),
(80,7,CAST('POST /views/root/sendSubviewToBack
{"view":"v3"}' AS BLOB),13,0,-2877284643259335689);
INSERT INTO last_use (session, time) VALUES
(80,1795473491);

-- conformance-b23c31d7803a
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(81,'conformance-b23c31d7803a','q6ajbk',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,12,243);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(81,1,CAST('POST /views
{"id":"root"}' AS BLOB),1,0,867930142669002225),
(81,2,CAST('POST /views
{"id":"v0","superview":"root"}' AS BLOB),1,3,1525449915741500443),
(81,3,CAST('POST /views
{"id":"v1","superview":"root"}' AS BLOB),4,3,8863009527772022310),
(81,4,CAST('POST /views
{"id":"v2","superview":"root"}' AS BLOB),7,3,-3752659443333617579),
(81,5,CAST('POST /views
{"id":"v3","superview":"root"}' AS BLOB),10,3,6894314901107063192),
(81,6,CAST('POST /views/root/exchangeSubview
{"at":0,"with":3}' AS BLOB),13,0,-404206139133194238);
INSERT INTO last_use (session, time) VALUES
(81,1795473491);

-- conformance-93d7b8461f45
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(83,'conformance-93d7b8461f45','fmjyds',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,6,114);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(83,1,CAST('POST /views
{"id":"p"}' AS BLOB),1,0,6347895386899717641),
(83,2,CAST('POST /views
{"id":"a","superview":"p","tag":7}' AS BLOB),1,3,2132920486409178471),
(83,3,CAST('POST /views
{"id":"b","superview":"p","tag":7}' AS BLOB),4,3,8320828342089133006);
INSERT INTO last_use (session, time) VALUES
(83,1795473491);

-- conformance-1860a67cb813
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(85,'conformance-1860a67cb813','a2eoy8',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,9,229);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(85,1,CAST('POST /views
{"id":"root","frame":[0,0,100,100]}' AS BLOB),1,0,211416670271142996),
(85,2,CAST('POST /views
{"id":"a","frame":[20,10,10,10],"superview":"root"}' AS BLOB),1,3,5698021149710422820),
(85,3,CAST('POST /views
{"id":"b","frame":[80,80,20,20],"superview":"root"}' AS BLOB),4,3,8671585881679298264),
(85,4,CAST('POST /views
{"id":"c","frame":[5,5,5,5],"superview":"b"}' AS BLOB),7,3,-6606969685689799265);
INSERT INTO last_use (session, time) VALUES
(85,1795473491);

-- conformance-bf376754faac
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(95,'conformance-bf376754faac','mzoiry',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,6,205);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(95,1,CAST('POST /views
{"id":"root","frame":[0,0,100,100]}' AS BLOB),1,0,211416670271142996),
(95,2,CAST('POST /views
{"id":"a","frame":[20,20,10,10],"superview":"root"}' AS BLOB),1,3,-4466352354515176511),
(95,3,CAST('POST /views
{"id":"b","frame":[5,5,5,5],"superview":"a"}' AS BLOB),4,3,6192937742386751249),
(95,4,CAST('PATCH /views/a
{"bounds":[10,10,10,10]}' AS BLOB),7,0,5810380633213816077);
INSERT INTO last_use (session, time) VALUES
(95,1795473491);

-- conformance-656258cc7ccc
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(96,'conformance-656258cc7ccc','80tms7',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,6,286);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(96,1,CAST('POST /views
{"id":"root","frame":[0,0,100,100]}' AS BLOB),1,0,211416670271142996),
(96,2,CAST('POST /views
{"id":"a","frame":[20,20,10,10],"superview":"root"}' AS BLOB),1,3,-4466352354515176511),
(96,3,CAST('POST /views
{"id":"b","frame":[5,5,5,5],"superview":"a"}' AS BLOB),4,3,6192937742386751249),
(96,4,CAST('PATCH /views/root
{"bounds":[10,10,100,100]}' AS BLOB),7,0,4568903689091693640),
(96,5,CAST('PATCH /views/a
{"bounds":[5,5,10,10]}' AS BLOB),7,0,5180542098332771687),
(96,6,CAST('PATCH /views/b
{"bounds":[999,999,5,5]}' AS BLOB),7,0,-8813178492737438270);
INSERT INTO last_use (session, time) VALUES
(96,1795473491);

-- conformance-78cbdd028af7
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(100,'conformance-78cbdd028af7','mliueq',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',9,9,737);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(100,1,CAST('POST /views
{"id":"root","frame":[0,0,1000,1000]}' AS BLOB),1,0,8266881093552330702),
(100,2,CAST('POST /views
{"id":"A","superview":"root","frame":[4,92,254,17]}' AS BLOB),1,3,-7286737316313940455),
(100,3,CAST('PATCH /views/A
{"transform":{"a":-0.999020813314648,"b":-0.044242678085070965,"c":0.044242678085070965,"d":-0.999020813314648,"tx":0,"ty":0}}' AS BLOB),4,0,5583474205917157052),
(100,4,CAST('PATCH /views/A
{"bounds":[144,23,20,15]}' AS BLOB),4,0,-5916718094877732255),
(100,5,CAST('POST /views
{"id":"B","superview":"root","frame":[12,150,400,400]}' AS BLOB),4,3,-6862251757065143961),
(100,6,CAST('PATCH /views/B
{"transform":{"a":0.15425144988758405,"b":0.9880316240928618,"c":-0.9880316240928618,"d":0.15425144988758405,"tx":0,"ty":0}}' AS BLOB),7,0,-975656573899840835),
(100,7,CAST('POST /views
{"id":"G","superview":"B","frame":[40,113,10,10]}' AS BLOB),7,3,8419994643827345156),
(100,8,CAST('PATCH /views/G
{"transform":{"a":-0.39998531498835127,"b":-0.9165215479156338,"c":0.9165215479156338,"d":-0.39998531498835127,"tx":0,"ty":0}}' AS BLOB),10,0,6839836882056791786),
(100,9,CAST('PATCH /views/G
{"bounds":[4,3,20,15]}' AS BLOB),10,0,863096471057523386);
INSERT INTO last_use (session, time) VALUES
(100,1795473491);

-- conformance-0993acc3c55a
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(105,'conformance-0993acc3c55a','icd6vc',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',2,0,81);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(105,1,CAST('POST /views
{"id":"v","frame":[10,20,30,40]}' AS BLOB),1,0,1212383307654837502),
(105,2,CAST('PATCH /views/v
{"bounds":[5,7,30,40]}' AS BLOB),1,0,-4913393791601264007);
INSERT INTO last_use (session, time) VALUES
(105,1795473491);

-- conformance-d87f65fe6e34
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(114,'conformance-d87f65fe6e34','99707i',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',7,18,527);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(114,1,CAST('POST /views
{"id":"root","frame":[0,0,300,200]}' AS BLOB),1,0,-4787664791026073077),
(114,2,CAST('POST /views
{"id":"back","superview":"root","frame":[20,20,100,100]}' AS BLOB),1,3,1438465586923625269),
(114,3,CAST('POST /views
{"id":"front","superview":"root","frame":[60,60,100,100]}' AS BLOB),4,3,3043346201118174913),
(114,4,CAST('POST /views
{"id":"hidden","superview":"root","frame":[200,20,50,50],"isHidden":true}' AS BLOB),7,3,-650993755735041204),
(114,5,CAST('POST /views
{"id":"ghost","superview":"root","frame":[200,100,50,50],"alpha":0.005}' AS BLOB),10,3,6250265872344964559),
(114,6,CAST('POST /views
{"id":"disabled","superview":"root","frame":[20,140,80,50],"isUserInteractionEnabled":false}' AS BLOB),13,3,-5398015124217112949),
(114,7,CAST('POST /views
{"id":"child","superview":"disabled","frame":[10,10,30,30]}' AS BLOB),16,3,-2775197737629676258);
INSERT INTO last_use (session, time) VALUES
(114,1795473491);

-- conformance-b6345d16439e
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(116,'conformance-b6345d16439e','59yfhs',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,3,152);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(116,1,CAST('POST /views
{"id":"root","frame":[0,0,100,100]}' AS BLOB),1,0,211416670271142996),
(116,2,CAST('POST /views
{"id":"v","superview":"root","frame":[0,0,50,50],"alpha":0.01}' AS BLOB),1,3,-8081436919020901325),
(116,3,CAST('PATCH /views/v
{"alpha":0.0099}' AS BLOB),4,0,6866055336831509905);
INSERT INTO last_use (session, time) VALUES
(116,1795473491);

-- conformance-b4076723c1f5
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(127,'conformance-b4076723c1f5','du5swr',CAST('{"profile":"ios12","device":"iPhone X","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',1,1,41);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(127,1,CAST('POST /windows
{"id":"w","isHidden":false}' AS BLOB),1,1,-3931999066958142054);
INSERT INTO last_use (session, time) VALUES
(127,1795473492);

-- conformance-d1060e561039
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(128,'conformance-d1060e561039','n8jc7t',CAST('{"profile":"ios12","device":"iPhone X","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',2,8,103);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(128,1,CAST('POST /windows
{"id":"w","isHidden":false}' AS BLOB),1,1,-3931999066958142054),
(128,2,CAST('POST /views
{"id":"v","superview":"w","frame":[30,20,100,812]}' AS BLOB),2,7,6195214341019459284);
INSERT INTO last_use (session, time) VALUES
(128,1795473492);

-- conformance-a84781fb561a
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(129,'conformance-a84781fb561a','ak01j1',CAST('{"profile":"ios12","device":"iPhone X","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,47,196);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(129,1,CAST('POST /controllers
{"id":"a"}' AS BLOB),1,0,2697057055764822399),
(129,2,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","viewControllers":["a"]}' AS BLOB),1,2,-6108706131826190128),
(129,3,CAST('POST /windows
{"id":"w","rootViewController":"tab"}' AS BLOB),3,0,1368569106268632549),
(129,4,CAST('POST /windows/w/makeKeyAndVisible
' AS BLOB),3,45,-4159696205149957928);
INSERT INTO last_use (session, time) VALUES
(129,1795473492);

-- conformance-629153031bed
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(130,'conformance-629153031bed','0d1yr3',CAST('{"profile":"ios8","device":"iPhone 5s","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":false,"keyOnDealloc":"fallback","windowInitFrame":"zero","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',1,1,63);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(130,1,CAST('POST /windows
{"id":"w","frame":[0,0,320,568],"isHidden":false}' AS BLOB),1,1,220650602812467447);
INSERT INTO last_use (session, time) VALUES
(130,1795473492);

-- conformance-128988637cc7
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(131,'conformance-128988637cc7','9toptq',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',2,3,91);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(131,1,CAST('POST /windows
{"id":"w","isHidden":false}' AS BLOB),1,1,-3931999066958142054),
(131,2,CAST('PATCH /application
{"statusBar":{"isHidden":true}}' AS BLOB),2,2,-3399797690578027009);
INSERT INTO last_use (session, time) VALUES
(131,1795473492);

-- conformance-ff5cded4269f
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(133,'conformance-ff5cded4269f','e34rl5',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,23,214);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(133,1,CAST('POST /windows
{"id":"w"}' AS BLOB),1,0,-1300757304611664139),
(133,2,CAST('POST /views
{"id":"box","superview":"w"}' AS BLOB),1,7,1393484313314871133),
(133,3,CAST('POST /views
{"id":"field","superview":"box","canBecomeFirstResponder":true}' AS BLOB),8,7,1231512248825023065),
(133,4,CAST('POST /views/field/becomeFirstResponder
' AS BLOB),15,1,-7539202490265309527),
(133,5,CAST('POST /views/box/removeFromSuperview
' AS BLOB),16,8,-8593354779778889377);
INSERT INTO last_use (session, time) VALUES
(133,1795473492);

-- conformance-3a4fd0a15955
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(134,'conformance-3a4fd0a15955','ak9v0l',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,33,215);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(134,1,CAST('POST /windows
{"id":"w"}' AS BLOB),1,0,-1300757304611664139),
(134,2,CAST('POST /views
{"id":"one","superview":"w"}' AS BLOB),1,7,6295657843543289488),
(134,3,CAST('POST /views
{"id":"two","superview":"w"}' AS BLOB),8,7,-8950398061812371254),
(134,4,CAST('POST /views
{"id":"v","superview":"one"}' AS BLOB),15,7,7031227481155352595),
(134,5,CAST('POST /views/two/subviews
{"view":"v"}' AS BLOB),22,6,9033887162542828657),
(134,6,CAST('POST /views/v/removeFromSuperview
' AS BLOB),28,6,2540193168946196934);
INSERT INTO last_use (session, time) VALUES
(134,1795473492);

-- conformance-156698cbf728
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(135,'conformance-156698cbf728','w7qeib',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,15,168);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(135,1,CAST('POST /views
{"id":"box"}' AS BLOB),1,0,1301131815514083324),
(135,2,CAST('POST /views
{"id":"rear","superview":"box","retained":false}' AS BLOB),1,3,1121283473756278555),
(135,3,CAST('POST /views
{"id":"front","superview":"box","retained":false}' AS BLOB),4,3,-4874874474170600760),
(135,4,CAST('DELETE /references/box
' AS BLOB),7,9,2730428860216514439);
INSERT INTO last_use (session, time) VALUES
(135,1795473492);

-- conformance-a1769400869a
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(138,'conformance-a1769400869a','3cwegp',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,27,156);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(138,1,CAST('POST /controllers
{"id":"vc"}' AS BLOB),1,0,5008465666880446713),
(138,2,CAST('POST /windows
{"id":"a","rootViewController":"vc"}' AS BLOB),1,0,-1966409949577655487),
(138,3,CAST('DELETE /references/vc
' AS BLOB),1,0,-7143523577185420531),
(138,4,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),1,15,-5475143325329567646),
(138,5,CAST('DELETE /references/a
' AS BLOB),16,12,8117687976145404737);
INSERT INTO last_use (session, time) VALUES
(138,1795473492);

-- conformance-30c714e197f3
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(139,'conformance-30c714e197f3','nn8wpc',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',2,2,76);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(139,1,CAST('POST /windows
{"id":"a","frame":[0,0,0,0]}' AS BLOB),1,0,9009703925936479350),
(139,2,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),1,2,-5475143325329567646);
INSERT INTO last_use (session, time) VALUES
(139,1795473492);

-- conformance-b9b4d01d65dc
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(140,'conformance-b9b4d01d65dc','yxioy5',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,1,88);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(140,1,CAST('POST /windows
{"id":"w"}' AS BLOB),1,0,-1300757304611664139),
(140,2,CAST('POST /windows
{"id":"other"}' AS BLOB),1,0,5806662597880814910),
(140,3,CAST('PUT /references/w
{"object":"other"}' AS BLOB),1,1,-3397936994571951072);
INSERT INTO last_use (session, time) VALUES
(140,1795473492);

-- conformance-3af2d2bacfd7
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(141,'conformance-3af2d2bacfd7','eivyeu',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,8,196);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(141,1,CAST('POST /windows
{"id":"main"}' AS BLOB),1,0,6637230028007682471),
(141,2,CAST('POST /windows/main/makeKeyAndVisible
' AS BLOB),1,2,-2701001903962011232),
(141,3,CAST('POST /windows
{"id":"overlay","windowLevel":"alert"}' AS BLOB),3,0,4463704750419316690),
(141,4,CAST('POST /windows/overlay/makeKeyAndVisible
' AS BLOB),3,3,620383121892546047),
(141,5,CAST('PATCH /windows/overlay
{"isHidden":true}' AS BLOB),6,3,-6250459391195178064);
INSERT INTO last_use (session, time) VALUES
(141,1795473492);

-- conformance-bd6e0956417f
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(142,'conformance-bd6e0956417f','e72v4a',CAST('{"profile":"ios17","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',2,0,58);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(142,1,CAST('POST /windows
{"id":"a"}' AS BLOB),1,0,7433756470522746995),
(142,2,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),1,0,-5475143325329567646);
INSERT INTO last_use (session, time) VALUES
(142,1795473492);

-- conformance-ca26eead908b
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(143,'conformance-ca26eead908b','92lrt2',CAST('{"profile":"ios17","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,5,133);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(143,1,CAST('POST /scenes
{}' AS BLOB),1,1,8629507079180288843),
(143,2,CAST('POST /windows
{"id":"a","windowScene":"scene1"}' AS BLOB),2,0,-8253156923785000050),
(143,3,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),2,2,-5475143325329567646),
(143,4,CAST('PATCH /windows/a
{"windowScene":null}' AS BLOB),4,2,-356962213767574180);
INSERT INTO last_use (session, time) VALUES
(143,1795473492);

-- conformance-b4fece09bddc
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(144,'conformance-b4fece09bddc','6qbss4',CAST('{"profile":"ios17","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,2,70);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(144,1,CAST('POST /scenes
{"id":"left"}' AS BLOB),1,1,-5122344983036895517),
(144,2,CAST('POST /windows
{"id":"a"}' AS BLOB),2,0,7433756470522746995),
(144,3,CAST('DELETE /scenes/left
' AS BLOB),2,1,363670345341171384);
INSERT INTO last_use (session, time) VALUES
(144,1795473492);

-- conformance-d5f69333b52d
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(145,'conformance-d5f69333b52d','qdp3nn',CAST('{"profile":"ios13","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"optional","touchMakesKey":false,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,8,279);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(145,1,CAST('POST /windows
{"id":"loose","windowLevel":1,"isHidden":false}' AS BLOB),1,1,4948180326141994500),
(145,2,CAST('POST /scenes
{"id":"left"}' AS BLOB),2,1,-5122344983036895517),
(145,3,CAST('POST /windows
{"id":"behind","windowScene":"left","isHidden":false}' AS BLOB),3,1,8699151288139255936),
(145,4,CAST('POST /windows
{"id":"front","windowScene":"left"}' AS BLOB),4,0,-2434334410526636828),
(145,5,CAST('POST /windows/front/makeKeyAndVisible
' AS BLOB),4,2,4513461088579837110),
(145,6,CAST('PATCH /windows/front
{"isHidden":true}' AS BLOB),6,3,8475998574272795375);
INSERT INTO last_use (session, time) VALUES
(145,1795473492);

-- conformance-b5812e465e33
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(146,'conformance-b5812e465e33','5sv4gh',CAST('{"profile":"ios13","device":"iPhone X","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"optional","touchMakesKey":false,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',2,1,62);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(146,1,CAST('POST /scenes
{}' AS BLOB),1,1,8629507079180288843),
(146,2,CAST('POST /windows
{"id":"a","windowScene":"scene1"}' AS BLOB),2,0,-8253156923785000050);
INSERT INTO last_use (session, time) VALUES
(146,1795473492);

-- conformance-7e9450c50ba0
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(148,'conformance-7e9450c50ba0','r6qlgs',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,0,138);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(148,1,CAST('POST /windows
{"id":"w1"}' AS BLOB),1,0,8551773377004094214),
(148,2,CAST('POST /windows
{"id":"w2"}' AS BLOB),1,0,9114764012425854671),
(148,3,CAST('POST /windows
{"id":"w3","windowLevel":1000}' AS BLOB),1,0,1002632469718779725),
(148,4,CAST('POST /windows
{"id":"w4","windowLevel":2000}' AS BLOB),1,0,4095474868263894503);
INSERT INTO last_use (session, time) VALUES
(148,1795473492);

-- conformance-0ecbf3f3a470
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(149,'conformance-0ecbf3f3a470','30bmfq',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,3,126);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(149,1,CAST('POST /windows
{"id":"front","isHidden":false}' AS BLOB),1,1,8902321563317872548),
(149,2,CAST('POST /windows
{"id":"back","windowLevel":-1}' AS BLOB),2,0,7883938297975952319),
(149,3,CAST('POST /windows/back/makeKeyAndVisible
' AS BLOB),2,2,7334352258700080882);
INSERT INTO last_use (session, time) VALUES
(149,1795473492);

-- conformance-237ed45d20ed
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(150,'conformance-237ed45d20ed','4jmtm7',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',2,2,119);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(150,1,CAST('POST /windows
{"id":"a","windowLevel":0.5,"isHidden":false}' AS BLOB),1,1,-5453222255149807691),
(150,2,CAST('POST /windows
{"id":"b","windowLevel":0.25,"isHidden":false}' AS BLOB),2,1,-2272570967322398926);
INSERT INTO last_use (session, time) VALUES
(150,1795473492);

-- conformance-92d08d43296d
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(151,'conformance-92d08d43296d','geylw2',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,0,143);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(151,1,CAST('POST /windows
{"id":"n","windowLevel":"normal"}' AS BLOB),1,0,8788307287172144227),
(151,2,CAST('POST /windows
{"id":"s","windowLevel":"statusBar"}' AS BLOB),1,0,-2074101338020998862),
(151,3,CAST('POST /windows
{"id":"a","windowLevel":"alert"}' AS BLOB),1,0,-419934571455642167);
INSERT INTO last_use (session, time) VALUES
(151,1795473492);

-- conformance-4fb05df8624d
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(152,'conformance-4fb05df8624d','dcjcmw',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,4,106);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(152,1,CAST('POST /windows
{"id":"a"}' AS BLOB),1,0,7433756470522746995),
(152,2,CAST('POST /windows
{"id":"b"}' AS BLOB),1,0,6870765835100986538),
(152,3,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),1,2,-962325199769512983),
(152,4,CAST('POST /windows/a/makeKey
' AS BLOB),3,2,-4277012787105656895);
INSERT INTO last_use (session, time) VALUES
(152,1795473492);

-- conformance-4840064a0595
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(153,'conformance-4840064a0595','xyz98p',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,1,126);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(153,1,CAST('POST /windows
{"id":"a"}' AS BLOB),1,0,7433756470522746995),
(153,2,CAST('PUT /references/delegate.window
{"object":"a"}' AS BLOB),1,0,90008163970550887),
(153,3,CAST('DELETE /references/a
' AS BLOB),1,0,8117687976145404737),
(153,4,CAST('DELETE /references/delegate.window
' AS BLOB),1,1,-5078264660233414823);
INSERT INTO last_use (session, time) VALUES
(153,1795473492);

-- conformance-063b64600199
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(154,'conformance-063b64600199','m0s4uz',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,2,110);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(154,1,CAST('POST /windows
{"id":"window"}' AS BLOB),1,0,-8769736457438511582),
(154,2,CAST('PATCH /windows/window
{"windowLevel":3000}' AS BLOB),1,0,3557046926565739097),
(154,3,CAST('POST /windows/window/makeKeyAndVisible
' AS BLOB),1,2,762622985407130459);
INSERT INTO last_use (session, time) VALUES
(154,1795473492);

-- conformance-99ecf9f9de44
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(155,'conformance-99ecf9f9de44','8gerkj',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,2,139);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(155,1,CAST('POST /windows
{"id":"main"}' AS BLOB),1,0,6637230028007682471),
(155,2,CAST('POST /windows/main/makeKeyAndVisible
' AS BLOB),1,2,-2701001903962011232),
(155,3,CAST('POST /windows
{"id":"w1"}' AS BLOB),3,0,8551773377004094214),
(155,4,CAST('POST /windows
{"id":"w2"}' AS BLOB),3,0,9114764012425854671),
(155,5,CAST('POST /windows
{"id":"w3"}' AS BLOB),3,0,-8704245783159227264);
INSERT INTO last_use (session, time) VALUES
(155,1795473492);

-- conformance-3e61e00eb964
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(156,'conformance-3e61e00eb964','lp9th3',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',8,11,244);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(156,1,CAST('POST /windows
{"id":"main"}' AS BLOB),1,0,6637230028007682471),
(156,2,CAST('POST /windows/main/makeKeyAndVisible
' AS BLOB),1,2,-2701001903962011232),
(156,3,CAST('POST /windows
{"id":"w1"}' AS BLOB),3,0,8551773377004094214),
(156,4,CAST('POST /windows
{"id":"w2"}' AS BLOB),3,0,9114764012425854671),
(156,5,CAST('POST /windows
{"id":"w3"}' AS BLOB),3,0,-8704245783159227264),
(156,6,CAST('POST /windows/w3/makeKeyAndVisible
' AS BLOB),3,3,-8580308202916855099),
(156,7,CAST('POST /windows/w2/makeKeyAndVisible
' AS BLOB),6,3,-770516743802887104),
(156,8,CAST('POST /windows/w1/makeKeyAndVisible
' AS BLOB),9,3,1272756057346175083);
INSERT INTO last_use (session, time) VALUES
(156,1795473492);

-- conformance-8753e28ec9e6
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(157,'conformance-8753e28ec9e6','fh3auf',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',8,5,247);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(157,1,CAST('POST /windows
{"id":"main"}' AS BLOB),1,0,6637230028007682471),
(157,2,CAST('POST /windows/main/makeKeyAndVisible
' AS BLOB),1,2,-2701001903962011232),
(157,3,CAST('POST /windows
{"id":"w1"}' AS BLOB),3,0,8551773377004094214),
(157,4,CAST('POST /windows
{"id":"w2"}' AS BLOB),3,0,9114764012425854671),
(157,5,CAST('POST /windows
{"id":"w3"}' AS BLOB),3,0,-8704245783159227264),
(157,6,CAST('PATCH /windows/w3
{"isHidden":false}' AS BLOB),3,1,-3312809275222482487),
(157,7,CAST('PATCH /windows/w2
{"isHidden":false}' AS BLOB),4,1,-7836787822052671996),
(157,8,CAST('PATCH /windows/w1
{"isHidden":false}' AS BLOB),5,1,-6904879086867075041);
INSERT INTO last_use (session, time) VALUES
(157,1795473492);

-- conformance-50370cd7a35d
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(159,'conformance-50370cd7a35d','myqkmq',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',8,17,449);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(159,1,CAST('POST /windows
{"id":"main"}' AS BLOB),1,0,6637230028007682471),
(159,2,CAST('POST /windows/main/makeKeyAndVisible
' AS BLOB),1,2,-2701001903962011232),
(159,3,CAST('POST /windows
{"id":"y","class":"YZKWindow","frame":[100,100,100,100],"windowLevel":100,"handles":["motion"]}' AS BLOB),3,0,-7372596657052307576),
(159,4,CAST('PATCH /windows/y
{"isHidden":false}' AS BLOB),3,1,7797802550842411070),
(159,5,CAST('POST /views
{"id":"button","class":"UIButton","superview":"y","frame":[0,0,100,30],"actions":[{"event":"touchUpInside","action":"tapped"}]}' AS BLOB),4,7,-8845978354127388284),
(159,6,CAST('POST /inputs
{"type":"motion"}' AS BLOB),11,0,-5984202838440228857),
(159,7,CAST('POST /inputs
{"type":"tap","at":[150,110]}' AS BLOB),11,5,2973848838630593631),
(159,8,CAST('POST /inputs
{"type":"motion"}' AS BLOB),16,2,-5984202838440228857);
INSERT INTO last_use (session, time) VALUES
(159,1795473492);

-- conformance-18f4085d266f
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(160,'conformance-18f4085d266f','uu00tm',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":false,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,13,381);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(160,1,CAST('POST /windows
{"id":"main"}' AS BLOB),1,0,6637230028007682471),
(160,2,CAST('POST /windows/main/makeKeyAndVisible
' AS BLOB),1,2,-2701001903962011232),
(160,3,CAST('POST /windows
{"id":"y","frame":[100,100,100,100],"windowLevel":100,"handles":["motion"],"isHidden":false}' AS BLOB),3,1,1253083062573803615),
(160,4,CAST('POST /views
{"id":"button","class":"UIButton","superview":"y","frame":[0,0,100,30],"actions":[{"event":"touchUpInside","action":"tapped"}]}' AS BLOB),4,7,-8845978354127388284),
(160,5,CAST('POST /inputs
{"type":"tap","at":[150,110]}' AS BLOB),11,3,2973848838630593631),
(160,6,CAST('POST /inputs
{"type":"motion"}' AS BLOB),14,0,-5984202838440228857);
INSERT INTO last_use (session, time) VALUES
(160,1795473492);

-- conformance-722c5564f8e0
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(161,'conformance-722c5564f8e0','uru6ez',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,5,149);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(161,1,CAST('POST /windows
{"id":"main"}' AS BLOB),1,0,6637230028007682471),
(161,2,CAST('POST /windows/main/makeKeyAndVisible
' AS BLOB),1,2,-2701001903962011232),
(161,3,CAST('POST /windows
{"id":"alert","windowLevel":1996}' AS BLOB),3,0,1743823134976723831),
(161,4,CAST('POST /windows/alert/makeKeyAndVisible
' AS BLOB),3,3,-571361730306940487);
INSERT INTO last_use (session, time) VALUES
(161,1795473492);

-- conformance-788170efba46
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(163,'conformance-788170efba46','0973fw',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,2,82);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(163,1,CAST('POST /windows
{"id":"a"}' AS BLOB),1,0,7433756470522746995),
(163,2,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),1,2,-5475143325329567646),
(163,3,CAST('POST /windows/a/makeKey
' AS BLOB),3,0,-4277012787105656895);
INSERT INTO last_use (session, time) VALUES
(163,1795473492);

-- conformance-90319f935c53
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(164,'conformance-90319f935c53','2y9rh0',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,2,92);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(164,1,CAST('POST /windows
{"id":"a"}' AS BLOB),1,0,7433756470522746995),
(164,2,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),1,2,-5475143325329567646),
(164,3,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),3,0,-5475143325329567646);
INSERT INTO last_use (session, time) VALUES
(164,1795473492);

-- conformance-a6269b533b26
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(165,'conformance-a6269b533b26','vum4aa',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,1,94);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(165,1,CAST('POST /windows
{"id":"a"}' AS BLOB),1,0,7433756470522746995),
(165,2,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),1,1,-338817743101531530),
(165,3,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),2,0,-338817743101531530);
INSERT INTO last_use (session, time) VALUES
(165,1795473492);

-- conformance-9919441ce5a1
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(166,'conformance-9919441ce5a1','5gbnvl',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',2,0,58);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(166,1,CAST('POST /windows
{"id":"a"}' AS BLOB),1,0,7433756470522746995),
(166,2,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),1,0,2611972040586493747);
INSERT INTO last_use (session, time) VALUES
(166,1795473492);

-- conformance-afe510f74f0c
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(167,'conformance-afe510f74f0c','3oaca9',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,4,106);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(167,1,CAST('POST /windows
{"id":"a"}' AS BLOB),1,0,7433756470522746995),
(167,2,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),1,2,-5475143325329567646),
(167,3,CAST('POST /windows
{"id":"b"}' AS BLOB),3,0,6870765835100986538),
(167,4,CAST('POST /windows/b/makeKey
' AS BLOB),3,2,-4085112580418387742);
INSERT INTO last_use (session, time) VALUES
(167,1795473492);

-- conformance-1f4d6578d6d7
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(168,'conformance-1f4d6578d6d7','rghnuj',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,3,199);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(168,1,CAST('POST /windows
{"id":"a"}' AS BLOB),1,0,7433756470522746995),
(168,2,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),1,2,-5475143325329567646),
(168,3,CAST('POST /windows
{"id":"b","canBecomeKey":false}' AS BLOB),3,0,-6795832497196720863),
(168,4,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),3,1,-962325199769512983),
(168,5,CAST('POST /windows/b/makeKey
' AS BLOB),4,0,-4085112580418387742),
(168,6,CAST('POST /inputs
{"type":"tap","at":[5,5]}' AS BLOB),4,0,3591828476613062471);
INSERT INTO last_use (session, time) VALUES
(168,1795473492);

-- conformance-5c821f04b078
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(169,'conformance-5c821f04b078','ekrkmv',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,2,97);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(169,1,CAST('POST /windows
{"id":"a"}' AS BLOB),1,0,7433756470522746995),
(169,2,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),1,2,-5475143325329567646),
(169,3,CAST('PATCH /windows/a
{"canBecomeKey":false}' AS BLOB),3,0,-2170710451847572884);
INSERT INTO last_use (session, time) VALUES
(169,1795473492);

-- conformance-4991bf280f53
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(170,'conformance-4991bf280f53','d5knht',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,3,191);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(170,1,CAST('POST /windows
{"id":"a","isHidden":false}' AS BLOB),1,1,-8336802563127849432),
(170,2,CAST('POST /windows
{"id":"b","isHidden":false}' AS BLOB),2,1,4881075409646524467),
(170,3,CAST('POST /windows
{"id":"c","isHidden":false}' AS BLOB),3,1,-8499288016447595410),
(170,4,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),4,0,-7352760875255553028),
(170,5,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),4,0,-7353600902139317007);
INSERT INTO last_use (session, time) VALUES
(170,1795473492);

-- conformance-9a4b371f2d68
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(171,'conformance-9a4b371f2d68','udy9h9',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,2,116);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(171,1,CAST('POST /windows
{"id":"a","isHidden":false}' AS BLOB),1,1,-8336802563127849432),
(171,2,CAST('POST /windows
{"id":"b","isHidden":false}' AS BLOB),2,1,4881075409646524467),
(171,3,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),3,0,-7353600902139317007);
INSERT INTO last_use (session, time) VALUES
(171,1795473492);

-- conformance-0775538eb9e5
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(172,'conformance-0775538eb9e5','beg0z9',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,3,106);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(172,1,CAST('POST /windows
{"id":"a","isHidden":false}' AS BLOB),1,1,-8336802563127849432),
(172,2,CAST('POST /windows
{"id":"b","isHidden":false}' AS BLOB),2,1,4881075409646524467),
(172,3,CAST('POST /windows/a/makeKey
' AS BLOB),3,1,-4277012787105656895);
INSERT INTO last_use (session, time) VALUES
(172,1795473492);

-- conformance-2726dbb9a722
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(175,'conformance-2726dbb9a722','44j5xn',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',7,8,319);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(175,1,CAST('POST /windows
{"id":"a","isHidden":false}' AS BLOB),1,1,-8336802563127849432),
(175,2,CAST('POST /windows
{"id":"b","isHidden":false}' AS BLOB),2,1,4881075409646524467),
(175,3,CAST('POST /windows
{"id":"never","isHidden":false,"canBecomeKey":false,"windowLevel":"alert"}' AS BLOB),3,1,9083933270506974052),
(175,4,CAST('POST /windows
{"id":"hidden","windowLevel":"alert"}' AS BLOB),4,0,-2153266791450754860),
(175,5,CAST('POST /windows
{"id":"key"}' AS BLOB),4,0,-5284230819251535201),
(175,6,CAST('POST /windows/key/makeKeyAndVisible
' AS BLOB),4,2,8293208850930705334),
(175,7,CAST('PATCH /windows/key
{"isHidden":true}' AS BLOB),6,3,3334131087982461827);
INSERT INTO last_use (session, time) VALUES
(175,1795473492);

-- conformance-0abe58581fad
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(176,'conformance-0abe58581fad','n8ggb9',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,2,128);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(176,1,CAST('POST /windows
{"id":"a","isHidden":false}' AS BLOB),1,1,-8336802563127849432),
(176,2,CAST('PATCH /windows/a
{"alpha":0}' AS BLOB),2,0,2764649667127975651),
(176,3,CAST('POST /windows
{"id":"b"}' AS BLOB),2,0,6870765835100986538),
(176,4,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),2,1,-2016837948165473347);
INSERT INTO last_use (session, time) VALUES
(176,1795473492);

-- conformance-2bbd5f4e41aa
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(177,'conformance-2bbd5f4e41aa','3t7hik',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,5,126);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(177,1,CAST('POST /windows
{"id":"main"}' AS BLOB),1,0,6637230028007682471),
(177,2,CAST('POST /windows/main/makeKeyAndVisible
' AS BLOB),1,2,-2701001903962011232),
(177,3,CAST('POST /windows
{"id":"a","isHidden":false}' AS BLOB),3,1,-8336802563127849432),
(177,4,CAST('DELETE /references/a
' AS BLOB),4,2,8117687976145404737);
INSERT INTO last_use (session, time) VALUES
(177,1795473492);

-- conformance-c6d7bce9630e
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(180,'conformance-c6d7bce9630e','ns2ttx',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,1,86);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(180,1,CAST('POST /windows
{"id":"a"}' AS BLOB),1,0,7433756470522746995),
(180,2,CAST('PUT /references/static.window
{"object":"a"}' AS BLOB),1,0,7378338647977885074),
(180,3,CAST('DELETE /windows/a
' AS BLOB),1,1,3799223840626441986);
INSERT INTO last_use (session, time) VALUES
(180,1795473492);

-- conformance-30d75d3e832d
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(181,'conformance-30d75d3e832d','28bkhs',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,3,111);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(181,1,CAST('POST /windows
{"id":"main"}' AS BLOB),1,0,6637230028007682471),
(181,2,CAST('POST /windows/main/makeKeyAndVisible
' AS BLOB),1,2,-2701001903962011232),
(181,3,CAST('POST /windows
{"id":"overlay","isHidden":false}' AS BLOB),3,1,5368881448079095709);
INSERT INTO last_use (session, time) VALUES
(181,1795473492);

-- conformance-b7eec6e92424
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(186,'conformance-b7eec6e92424','d23in1',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,9,175);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(186,1,CAST('POST /windows
{"id":"main","isHidden":false}' AS BLOB),1,1,6187804796370424900),
(186,2,CAST('POST /windows
{"id":"small","isHidden":false,"frame":[0,0,50,50]}' AS BLOB),2,1,6374416502730891095),
(186,3,CAST('POST /views
{"id":"out","superview":"small","frame":[60,60,40,40]}' AS BLOB),3,7,5723197366514873795);
INSERT INTO last_use (session, time) VALUES
(186,1795473492);

-- conformance-2d2e92fff28c
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(187,'conformance-2d2e92fff28c','d01py3',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,6,136);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(187,1,CAST('POST /windows
{"id":"a"}' AS BLOB),1,0,7433756470522746995),
(187,2,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),1,2,-5475143325329567646),
(187,3,CAST('PATCH /application
{"state":"background"}' AS BLOB),3,2,-222926271920043999),
(187,4,CAST('PATCH /application
{"state":"active"}' AS BLOB),5,2,6524705844041617891);
INSERT INTO last_use (session, time) VALUES
(187,1795473492);

-- conformance-e04def39785b
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(188,'conformance-e04def39785b','gd8zov',CAST('{"profile":"ios8","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":false,"keyOnDealloc":"fallback","windowInitFrame":"zero","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,11,196);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(188,1,CAST('POST /windows
{"id":"window"}' AS BLOB),1,0,-8769736457438511582),
(188,2,CAST('POST /windows/window/makeKeyAndVisible
' AS BLOB),1,2,762622985407130459),
(188,3,CAST('POST /views
{"id":"field","class":"UITextField","superview":"window","frame":[0,0,99,30]}' AS BLOB),3,7,-4983718577860597686),
(188,4,CAST('POST /views/field/becomeFirstResponder
' AS BLOB),10,2,-7539202490265309527);
INSERT INTO last_use (session, time) VALUES
(188,1795473492);

-- conformance-d57cb307005e
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(189,'conformance-d57cb307005e','9ac3ei',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,15,222);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(189,1,CAST('POST /windows
{"id":"a"}' AS BLOB),1,0,7433756470522746995),
(189,2,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),1,2,-5475143325329567646),
(189,3,CAST('POST /windows
{"id":"b","isHidden":false}' AS BLOB),3,1,4881075409646524467),
(189,4,CAST('POST /views
{"id":"field","class":"UITextField","superview":"b","frame":[0,0,99,30]}' AS BLOB),4,7,2910791121787446210),
(189,5,CAST('POST /views/field/becomeFirstResponder
' AS BLOB),11,5,-7539202490265309527);
INSERT INTO last_use (session, time) VALUES
(189,1795473492);

-- conformance-28af87516084
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(190,'conformance-28af87516084','nsm8y3',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',2,2,98);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(190,1,CAST('POST /screens
{"id":"tv","size":[1280,720]}' AS BLOB),1,1,7790226974608317553),
(190,2,CAST('POST /windows
{"id":"w","screen":"tv","isHidden":false}' AS BLOB),2,1,-7398976720360407034);
INSERT INTO last_use (session, time) VALUES
(190,1795473492);

-- conformance-f9e67a17f13d
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(191,'conformance-f9e67a17f13d','9cpir1',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,3,117);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(191,1,CAST('POST /screens
{"id":"tv","size":[1280,720]}' AS BLOB),1,1,7790226974608317553),
(191,2,CAST('POST /windows
{"id":"w","screen":"tv","isHidden":false}' AS BLOB),2,1,-7398976720360407034),
(191,3,CAST('DELETE /screens/tv
' AS BLOB),3,1,-4400091275718606477);
INSERT INTO last_use (session, time) VALUES
(191,1795473492);

-- conformance-34914fee114a
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(192,'conformance-34914fee114a','mvkbg6',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',0,0,0);
INSERT INTO last_use (session, time) VALUES
(192,1795473492);

-- conformance-ad236fe94a6e
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(193,'conformance-ad236fe94a6e','l2kbev',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',2,1,42);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(193,1,CAST('POST /windows
{"id":"a"}' AS BLOB),1,0,7433756470522746995),
(193,2,CAST('DELETE /windows/a
' AS BLOB),1,1,3799223840626441986);
INSERT INTO last_use (session, time) VALUES
(193,1795473492);

-- conformance-ae2e9f28fda1
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(195,'conformance-ae2e9f28fda1','yk8jd0',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',2,0,145);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(195,1,CAST('POST /windows
{"id":"a"}' AS BLOB),1,0,7433756470522746995),
(195,2,CAST('POST /commands
[{"method":"DELETE","path":"/references/a"},{"method":"PUT","path":"/references/b","body":{"object":"a"}}]' AS BLOB),1,0,7852322892451511435);
INSERT INTO last_use (session, time) VALUES
(195,1795473492);

-- conformance-04ac3ca4c9ae
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(197,'conformance-04ac3ca4c9ae','0bvpaj',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',1,3,197);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(197,1,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"a"}},{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"POST","path":"/windows/a/makeKeyAndVisible"}]' AS BLOB),1,3,-8657746788892049721);
INSERT INTO last_use (session, time) VALUES
(197,1795473492);

-- conformance-597258fdd3d2
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(198,'conformance-597258fdd3d2','4uj6ev',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,5,134);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(198,1,CAST('POST /windows
{"id":"a","overrides":["becomeKey","resignKey"]}' AS BLOB),1,0,1356727599889747387),
(198,2,CAST('POST /windows
{"id":"b"}' AS BLOB),1,0,6870765835100986538),
(198,3,CAST('POST /windows/a/makeKey
' AS BLOB),1,2,-4277012787105656895),
(198,4,CAST('POST /windows/b/makeKey
' AS BLOB),3,3,-4085112580418387742);
INSERT INTO last_use (session, time) VALUES
(198,1795473492);

-- conformance-5f546b1ba970
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(199,'conformance-5f546b1ba970','rfvgae',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',2,1,48);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(199,1,CAST('POST /windows
{"id":"a"}' AS BLOB),1,0,7433756470522746995),
(199,2,CAST('POST /windows/a/makeKey
' AS BLOB),1,1,-4277012787105656895);
INSERT INTO last_use (session, time) VALUES
(199,1795473492);

-- conformance-d4741cfe1d2f
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(200,'conformance-d4741cfe1d2f','ajtg45',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,19,390);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(200,1,CAST('POST /windows
{"id":"w","isHidden":false}' AS BLOB),1,1,-3931999066958142054),
(200,2,CAST('POST /views
{"id":"left","superview":"w","frame":[0,0,100,100],"handles":["touches"]}' AS BLOB),2,7,-560697457963009134),
(200,3,CAST('POST /views
{"id":"right","superview":"w","frame":[100,0,100,100],"handles":["touches"]}' AS BLOB),9,7,7324777860839268850),
(200,4,CAST('POST /inputs
{"type":"touch","phase":"began","at":[50,50]}' AS BLOB),16,2,1526254054235255043),
(200,5,CAST('POST /inputs
{"type":"touch","phase":"moved","at":[150,50]}' AS BLOB),18,1,3347002432363134454),
(200,6,CAST('POST /inputs
{"type":"touch","phase":"ended","at":[150,50]}' AS BLOB),19,1,1194771393600059393);
INSERT INTO last_use (session, time) VALUES
(200,1795473492);

-- conformance-97143e9f9f93
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(202,'conformance-97143e9f9f93','yh44se',CAST('{"profile":"ios13","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"optional","touchMakesKey":false,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',8,11,325);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(202,1,CAST('POST /scenes
{"id":"left"}' AS BLOB),1,1,-5122344983036895517),
(202,2,CAST('POST /scenes
{"id":"right"}' AS BLOB),2,1,-2326469582113967470),
(202,3,CAST('POST /windows
{"id":"a","windowScene":"left","isHidden":false}' AS BLOB),3,1,3706089001667471289),
(202,4,CAST('POST /windows
{"id":"c","windowScene":"left"}' AS BLOB),4,0,4256637357833658366),
(202,5,CAST('POST /windows
{"id":"b","windowScene":"right","isHidden":false}' AS BLOB),4,1,8242549714247191471),
(202,6,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),5,2,7276731318947589908),
(202,7,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),7,3,-8722946263052837043),
(202,8,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),10,2,2611972040586493747);
INSERT INTO last_use (session, time) VALUES
(202,1795473492);

-- conformance-465a8d75348a
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(230,'conformance-465a8d75348a','zvfqlh',CAST('{"profile":"ios8","device":"iPhone 5s","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":false,"keyOnDealloc":"fallback","windowInitFrame":"zero","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',0,0,0);
INSERT INTO last_use (session, time) VALUES
(230,1795473492);

-- conformance-126aa93f5fdf
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(232,'conformance-126aa93f5fdf','nplrxh',CAST('{"profile":"ios13","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"optional","touchMakesKey":false,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',0,0,0);
INSERT INTO last_use (session, time) VALUES
(232,1795473492);

-- conformance-8776a781201c
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(243,'conformance-8776a781201c','sqfyfy',CAST('{"profile":"ios17","device":"iPhone 14","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',0,0,0);
INSERT INTO last_use (session, time) VALUES
(243,1795473492);

-- conformance-1da587c1dbb6
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(257,'conformance-1da587c1dbb6','4zctca',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,2,374);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(257,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(257,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(257,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(257,4,CAST('POST /commands
[{"method": "PUT", "path": "/references/static.alert", "body": {"object": "window2"}}, {"method": "DELETE", "path": "/references/window2"}]' AS BLOB),3,0,-7525798825207044573);
INSERT INTO last_use (session, time) VALUES
(257,1795473492);

-- conformance-1ce6df8cb023
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(260,'conformance-1ce6df8cb023','6pgljr',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,5,336);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(260,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(260,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(260,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(260,4,CAST('POST /windows
{"id":"alert","frame":[20,70,200,200]}' AS BLOB),3,0,-3146579655923854862),
(260,5,CAST('PATCH /windows/alert
{"isHidden":false}' AS BLOB),3,1,4611827763636988301),
(260,6,CAST('DELETE /references/alert
' AS BLOB),4,2,-7771603340856995850);
INSERT INTO last_use (session, time) VALUES
(260,1795473492);

-- conformance-8c5e9c7a6fe6
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(264,'conformance-8c5e9c7a6fe6','69hn07',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,2,246);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(264,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(264,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(264,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(264,4,CAST('POST /nibs
{"windows": []}' AS BLOB),3,0,6691373794581155651);
INSERT INTO last_use (session, time) VALUES
(264,1795473493);

-- conformance-a0074c75d43d
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(288,'conformance-a0074c75d43d','u5ejz6',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,9,302);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(288,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(288,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(288,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(288,4,CAST('POST /views
{"id":"box","superview":"window1","frame":[10,20,100,100],"alpha":0.5}' AS BLOB),3,7,7418383542847592134);
INSERT INTO last_use (session, time) VALUES
(288,1795473493);

-- conformance-2f26ec8da4ac
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(333,'conformance-2f26ec8da4ac','7rr7lz',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,4,262);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(333,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(333,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(333,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(333,4,CAST('PATCH /application
{"state": "background"}' AS BLOB),3,2,1128877262820580981);
INSERT INTO last_use (session, time) VALUES
(333,1795473493);

-- conformance-832dce7ef2a7
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(340,'conformance-832dce7ef2a7','cn9hqc',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,3,287);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(340,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(340,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(340,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(340,4,CAST('POST /screens
{"size": {"width": 1920, "height": 1080}, "scale": 2}' AS BLOB),3,1,4176831075547811394);
INSERT INTO last_use (session, time) VALUES
(340,1795473493);

-- conformance-4e9cb43fc4b9
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(345,'conformance-4e9cb43fc4b9','6az829',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,4,277);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(345,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(345,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(345,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(345,4,CAST('POST /screens
{"size":[1280,720]}' AS BLOB),3,1,-5055857310047175898),
(345,5,CAST('DELETE /screens/screen2
' AS BLOB),4,1,9206935264880489293);
INSERT INTO last_use (session, time) VALUES
(345,1795473493);

-- conformance-3406f8066825
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(348,'conformance-3406f8066825','z107c0',CAST('{"profile":"ios17","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',1,1,13);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(348,1,CAST('POST /scenes
' AS BLOB),1,1,-5303851602882523193);
INSERT INTO last_use (session, time) VALUES
(348,1795473493);

-- conformance-29eac011a83c
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(352,'conformance-29eac011a83c','p64lbc',CAST('{"profile":"ios17","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',2,2,58);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(352,1,CAST('POST /scenes
' AS BLOB),1,1,-5303851602882523193),
(352,2,CAST('POST /scenes
{"id": "left", "screen": "main"}' AS BLOB),2,1,-6522797777018103362);
INSERT INTO last_use (session, time) VALUES
(352,1795473493);

-- conformance-4fd716e27721
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(359,'conformance-4fd716e27721','xnfdqn',CAST('{"profile":"ios17","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,3,100);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(359,1,CAST('POST /scenes
' AS BLOB),1,1,-5303851602882523193),
(359,2,CAST('POST /windows
{"id":"home","windowScene":"scene1"}' AS BLOB),2,0,-8904701956520087740),
(359,3,CAST('POST /windows/home/makeKeyAndVisible
' AS BLOB),2,2,-4576949878212919626);
INSERT INTO last_use (session, time) VALUES
(359,1795473493);

-- conformance-934c5736a193
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(361,'conformance-934c5736a193','98b1vh',CAST('{"profile":"ios17","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',2,2,35);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(361,1,CAST('POST /scenes
' AS BLOB),1,1,-5303851602882523193),
(361,2,CAST('DELETE /scenes/scene1
' AS BLOB),2,1,-3423197349994934378);
INSERT INTO last_use (session, time) VALUES
(361,1795473493);

-- conformance-483f233928c4
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(363,'conformance-483f233928c4','fhw4j4',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,5,286);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(363,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(363,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(363,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(363,4,CAST('POST /windows
{"id": "lost", "isHidden": false, "retained": false}' AS BLOB),3,3,-922610083862903712);
INSERT INTO last_use (session, time) VALUES
(363,1795473493);

-- conformance-1ca373ee6839
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(372,'conformance-1ca373ee6839','axrvdh',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,3,262);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(372,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(372,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(372,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(372,4,CAST('PATCH /windows/window2
{"isHidden": false}' AS BLOB),3,1,-3615897762907873481);
INSERT INTO last_use (session, time) VALUES
(372,1795473493);

-- conformance-7d4cf6525606
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(378,'conformance-7d4cf6525606','vwd7hz',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,5,244);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(378,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(378,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(378,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(378,4,CAST('DELETE /windows/window1
' AS BLOB),3,3,8141115962310231834);
INSERT INTO last_use (session, time) VALUES
(378,1795473493);

-- conformance-cdcf45d3141e
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(383,'conformance-cdcf45d3141e','76ge0x',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,2,295);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(383,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(383,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(383,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(383,4,CAST('PATCH /windows/window2
{"canBecomeKey":false}' AS BLOB),3,0,-2687990826830027465),
(383,5,CAST('POST /windows/window2/makeKey
' AS BLOB),3,0,8243112265453848374);
INSERT INTO last_use (session, time) VALUES
(383,1795473493);

-- conformance-0fd2f9cde4bf
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(396,'conformance-0fd2f9cde4bf','ghljjp',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,9,363);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(396,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(396,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(396,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(396,4,CAST('POST /views
{"id":"label","superview":"window1","frame":[10,20,100,40]}' AS BLOB),3,7,-6339455336884791171),
(396,5,CAST('PATCH /views/label
{"alpha": 0.5, "backgroundColor": "yellow", "tag": 7}' AS BLOB),10,0,7491667800580099504);
INSERT INTO last_use (session, time) VALUES
(396,1795473494);

-- conformance-d5918a5a5ed1
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(397,'conformance-d5918a5a5ed1','jocju1',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,2,268);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(397,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(397,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(397,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(397,4,CAST('PATCH /views/window1
{"transform": {"scale": 2}}' AS BLOB),3,0,-5402462090138084730);
INSERT INTO last_use (session, time) VALUES
(397,1795473494);

-- conformance-3524f8b4122e
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(399,'conformance-3524f8b4122e','dzzdw9',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,15,306);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(399,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(399,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(399,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(399,4,CAST('POST /views
{"id":"label","class":"UILabel","superview":"window1"}' AS BLOB),3,7,-4444127575326981334),
(399,5,CAST('DELETE /views/label
' AS BLOB),10,6,464137889706505564);
INSERT INTO last_use (session, time) VALUES
(399,1795473494);

-- conformance-0f6d8e7353c3
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(400,'conformance-0f6d8e7353c3','0dlaxv',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,9,292);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(400,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(400,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(400,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(400,4,CAST('POST /views
{"id":"label"}' AS BLOB),3,0,-4863440630518619069),
(400,5,CAST('POST /views/window1/subviews
{"view": "label"}' AS BLOB),3,7,-5842824653099704346);
INSERT INTO last_use (session, time) VALUES
(400,1795473494);

-- conformance-e4cb45943d03
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(401,'conformance-e4cb45943d03','k0lyba',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,16,378);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(401,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(401,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(401,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(401,4,CAST('POST /views
{"id":"label"}' AS BLOB),3,0,-4863440630518619069),
(401,5,CAST('POST /views
{"id":"box","superview":"window1","frame":[10,20,100,100]}' AS BLOB),3,7,-7629291264060810093),
(401,6,CAST('POST /views/window1/subviews
{"view": "label", "below": "box"}' AS BLOB),10,7,654937609409456982);
INSERT INTO last_use (session, time) VALUES
(401,1795473494);

-- conformance-d7d77968b410
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(402,'conformance-d7d77968b410','xks21c',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,16,354);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(402,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(402,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(402,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(402,4,CAST('POST /views
{"id":"box","superview":"window1","frame":[10,20,100,100]}' AS BLOB),3,7,-7629291264060810093),
(402,5,CAST('POST /views
{"id":"inner","superview":"box","frame":[5,5,50,50]}' AS BLOB),10,7,-2350007809236707837);
INSERT INTO last_use (session, time) VALUES
(402,1795473494);

-- conformance-c8effd4fe4f0
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(406,'conformance-c8effd4fe4f0','2qftpo',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,14,324);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(406,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(406,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(406,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(406,4,CAST('POST /views
{"id":"label","class":"UILabel","superview":"window1"}' AS BLOB),3,7,-4444127575326981334),
(406,5,CAST('POST /views/label/removeFromSuperview
' AS BLOB),10,5,3719836645067125954);
INSERT INTO last_use (session, time) VALUES
(406,1795473494);

-- conformance-328d3e3f8e95
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(407,'conformance-328d3e3f8e95','9kqyzf',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,2,260);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(407,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(407,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(407,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(407,4,CAST('POST /views/window1/removeFromSuperview
' AS BLOB),3,0,-4188460922100404475);
INSERT INTO last_use (session, time) VALUES
(407,1795473494);

-- conformance-17a43c5f2fd0
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(408,'conformance-17a43c5f2fd0','nxumlz',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,16,413);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(408,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(408,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(408,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(408,4,CAST('POST /views
{"id":"label","class":"UILabel","superview":"window1"}' AS BLOB),3,7,-4444127575326981334),
(408,5,CAST('POST /views
{"id":"box","superview":"window1","frame":[10,20,100,100]}' AS BLOB),10,7,-7629291264060810093),
(408,6,CAST('POST /views/window1/bringSubviewToFront
{"view": "label"}' AS BLOB),17,0,-4781982056967503367);
INSERT INTO last_use (session, time) VALUES
(408,1795473494);

-- conformance-5a00a9414756
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(409,'conformance-5a00a9414756','ks8ige',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,2,279);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(409,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(409,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(409,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(409,4,CAST('POST /views/window1/bringSubviewToFront
{"view": "window2"}' AS BLOB),3,0,6972605900503258461);
INSERT INTO last_use (session, time) VALUES
(409,1795473494);

-- conformance-63529ad970bf
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(411,'conformance-63529ad970bf','796p37',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,16,411);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(411,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(411,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(411,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(411,4,CAST('POST /views
{"id":"box","superview":"window1","frame":[10,20,100,100]}' AS BLOB),3,7,-7629291264060810093),
(411,5,CAST('POST /views
{"id":"label","class":"UILabel","superview":"window1"}' AS BLOB),10,7,-4444127575326981334),
(411,6,CAST('POST /views/window1/sendSubviewToBack
{"view": "label"}' AS BLOB),17,0,3539560436335427495);
INSERT INTO last_use (session, time) VALUES
(411,1795473494);

-- conformance-ab30f69ba5ce
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(412,'conformance-ab30f69ba5ce','9sqasp',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,2,277);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(412,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(412,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(412,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(412,4,CAST('POST /views/window1/sendSubviewToBack
{"view": "window2"}' AS BLOB),3,0,-7102066669599506133);
INSERT INTO last_use (session, time) VALUES
(412,1795473494);

-- conformance-87f498f364b0
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(414,'conformance-87f498f364b0','y1skzc',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,16,412);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(414,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(414,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(414,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(414,4,CAST('POST /views
{"id":"label","class":"UILabel","superview":"window1"}' AS BLOB),3,7,-4444127575326981334),
(414,5,CAST('POST /views
{"id":"box","superview":"window1","frame":[10,20,100,100]}' AS BLOB),10,7,-7629291264060810093),
(414,6,CAST('POST /views/window1/exchangeSubview
{"at": 0, "with": 1}' AS BLOB),17,0,-8975748436451015909);
INSERT INTO last_use (session, time) VALUES
(414,1795473494);

-- conformance-799135c71a2b
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(417,'conformance-799135c71a2b','7lt9x7',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,10,319);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(417,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(417,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(417,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(417,4,CAST('POST /views
{"id":"label","class":"UILabel","superview":"window1"}' AS BLOB),3,7,-4444127575326981334),
(417,5,CAST('POST /views/label/setNeedsLayout
' AS BLOB),10,1,7857645629799204793);
INSERT INTO last_use (session, time) VALUES
(417,1795473494);

-- conformance-50b51ba86e98
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(418,'conformance-50b51ba86e98','xsgdsu',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,3,279);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(418,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(418,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(418,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(418,4,CAST('POST /views
{"id":"label"}' AS BLOB),3,0,-4863440630518619069),
(418,5,CAST('POST /views/label/layoutIfNeeded
' AS BLOB),3,1,-5178150458858033012);
INSERT INTO last_use (session, time) VALUES
(418,1795473494);

-- conformance-d2bc03d958e5
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(449,'conformance-d2bc03d958e5','kkhnlb',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,10,409);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(449,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(449,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(449,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(449,4,CAST('POST /views
{"id":"label","superview":"window1","retained":false}' AS BLOB),3,7,4108048969575255149),
(449,5,CAST('PATCH /windows/window1
{"respondsTo":["copy:"]}' AS BLOB),10,0,-8082550522805392743),
(449,6,CAST('POST /application/sendAction
{"action": "copy:", "to": null, "from": "label"}' AS BLOB),10,1,-4040530230937098542);
INSERT INTO last_use (session, time) VALUES
(449,1795473494);

-- conformance-965d3a2fc56c
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(450,'conformance-965d3a2fc56c','9crhul',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,9,350);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(450,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(450,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(450,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(450,4,CAST('POST /views
{"id":"label","superview":"window1","retained":false}' AS BLOB),3,7,4108048969575255149),
(450,5,CAST('POST /application/sendAction
{"action": "copy:", "from": "label"}' AS BLOB),10,0,3868281487155075390);
INSERT INTO last_use (session, time) VALUES
(450,1795473494);

-- conformance-ed271008d23f
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(453,'conformance-ed271008d23f','kexton',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,7,338);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(453,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(453,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(453,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(453,4,CAST('PATCH /windows/window2
{"isHidden":false,"handles":["touches","motion"]}' AS BLOB),3,1,1846766839500779659),
(453,5,CAST('POST /inputs
{"type": "tap", "at": [100, 150]}' AS BLOB),4,4,1764272777078747236);
INSERT INTO last_use (session, time) VALUES
(453,1795473494);

-- conformance-a3e30b84005a
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(454,'conformance-a3e30b84005a','omei0c',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,2,296);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(454,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(454,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(454,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(454,4,CAST('POST /inputs
{"type": "touch", "at": {"x": 100, "y": 150}, "phase": "began"}' AS BLOB),3,0,4403880618819137389);
INSERT INTO last_use (session, time) VALUES
(454,1795473494);

-- conformance-232c0024bcdb
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(462,'conformance-232c0024bcdb','k7jzfx',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,3,316);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(462,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(462,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(462,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(462,4,CAST('PATCH /windows/window1
{"canBecomeFirstResponder":true}' AS BLOB),3,0,354184179893432718),
(462,5,CAST('POST /views/window1/becomeFirstResponder
' AS BLOB),3,1,4910305200472477170);
INSERT INTO last_use (session, time) VALUES
(462,1795473494);

-- conformance-667a9936330a
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(463,'conformance-667a9936330a','z9vylm',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,2,261);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(463,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(463,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(463,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(463,4,CAST('POST /views/window1/becomeFirstResponder
' AS BLOB),3,0,4910305200472477170);
INSERT INTO last_use (session, time) VALUES
(463,1795473494);

-- conformance-6ba6c6822c07
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(464,'conformance-6ba6c6822c07','gzqgz8',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,4,357);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(464,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(464,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(464,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(464,4,CAST('PATCH /windows/window1
{"canBecomeFirstResponder":true}' AS BLOB),3,0,354184179893432718),
(464,5,CAST('POST /views/window1/becomeFirstResponder
' AS BLOB),3,1,4910305200472477170),
(464,6,CAST('POST /views/window1/resignFirstResponder
' AS BLOB),4,1,714465566871434329);
INSERT INTO last_use (session, time) VALUES
(464,1795473494);

-- conformance-0b1bf0e963e5
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(465,'conformance-0b1bf0e963e5','41883u',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,2,261);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(465,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(465,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(465,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(465,4,CAST('POST /views/window1/resignFirstResponder
' AS BLOB),3,0,714465566871434329);
INSERT INTO last_use (session, time) VALUES
(465,1795473494);

-- conformance-eb7f0efe4ecb
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(467,'conformance-eb7f0efe4ecb','zrwzxd',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,2,251);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(467,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(467,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(467,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(467,4,CAST('POST /controllers
{"id":"home"}' AS BLOB),3,0,1247198125678713245);
INSERT INTO last_use (session, time) VALUES
(467,1795473494);

-- conformance-a4888c836c7d
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(472,'conformance-a4888c836c7d','uqtgix',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,15,303);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(472,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(472,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(472,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(472,4,CAST('POST /controllers
{"id":"home"}' AS BLOB),3,0,1247198125678713245),
(472,5,CAST('PATCH /windows/window1
{"rootViewController":"home"}' AS BLOB),3,13,-4072015181574106237);
INSERT INTO last_use (session, time) VALUES
(472,1795473494);

-- conformance-83d7a9d86fc8
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(473,'conformance-83d7a9d86fc8','2cpjbb',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,5,329);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(473,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(473,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(473,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(473,4,CAST('POST /controllers
{"id":"home"}' AS BLOB),3,0,1247198125678713245),
(473,5,CAST('POST /controllers/home/loadViewIfNeeded
' AS BLOB),3,2,6069127483404412151),
(473,6,CAST('PATCH /controllers/home
{"view": null}' AS BLOB),5,1,3230239749659781285);
INSERT INTO last_use (session, time) VALUES
(473,1795473494);

-- conformance-3dde18aafce0
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(474,'conformance-3dde18aafce0','93v8mo',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,4,322);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(474,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(474,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(474,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(474,4,CAST('POST /controllers
{"id":"home"}' AS BLOB),3,0,1247198125678713245),
(474,5,CAST('POST /controllers/home/loadViewIfNeeded
' AS BLOB),3,2,6069127483404412151),
(474,6,CAST('POST /controllers
{"id":"list"}' AS BLOB),5,0,-3168621692532355338);
INSERT INTO last_use (session, time) VALUES
(474,1795473494);

-- conformance-23929a564267
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(475,'conformance-23929a564267','fb255u',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,3,276);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(475,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(475,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(475,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(475,4,CAST('POST /controllers
{"id":"home"}' AS BLOB),3,0,1247198125678713245),
(475,5,CAST('DELETE /controllers/home
' AS BLOB),3,1,2195641292994224696);
INSERT INTO last_use (session, time) VALUES
(475,1795473494);

-- conformance-b7205c2ba37a
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(476,'conformance-b7205c2ba37a','ieau1c',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,15,328);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(476,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(476,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(476,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(476,4,CAST('POST /controllers
{"id":"home"}' AS BLOB),3,0,1247198125678713245),
(476,5,CAST('PATCH /windows/window1
{"rootViewController":"home"}' AS BLOB),3,13,-4072015181574106237),
(476,6,CAST('DELETE /controllers/home
' AS BLOB),16,0,2195641292994224696);
INSERT INTO last_use (session, time) VALUES
(476,1795473494);

-- conformance-98db095258ff
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(477,'conformance-98db095258ff','wg8kjl',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,4,291);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(477,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(477,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(477,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(477,4,CAST('POST /controllers
{"id":"home"}' AS BLOB),3,0,1247198125678713245),
(477,5,CAST('POST /controllers/home/loadViewIfNeeded
' AS BLOB),3,2,6069127483404412151);
INSERT INTO last_use (session, time) VALUES
(477,1795473494);

-- conformance-7a24c0979366
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(478,'conformance-7a24c0979366','nlz76n',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,3,336);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(478,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(478,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(478,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(478,4,CAST('POST /controllers
{"id":"home"}' AS BLOB),3,0,1247198125678713245),
(478,5,CAST('POST /controllers
{"id":"list"}' AS BLOB),3,0,-3168621692532355338),
(478,6,CAST('POST /controllers/home/addChild
{"controller": "list"}' AS BLOB),3,1,7723102047885880613);
INSERT INTO last_use (session, time) VALUES
(478,1795473494);

-- conformance-297615b92bf8
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(481,'conformance-297615b92bf8','4qzjkn',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',7,4,375);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(481,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(481,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(481,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(481,4,CAST('POST /controllers
{"id":"home"}' AS BLOB),3,0,1247198125678713245),
(481,5,CAST('POST /controllers
{"id":"list"}' AS BLOB),3,0,-3168621692532355338),
(481,6,CAST('POST /controllers/home/addChild
{"controller":"list"}' AS BLOB),3,1,-3795973120486482399),
(481,7,CAST('POST /controllers/list/removeFromParent
' AS BLOB),4,1,8402286652156911109);
INSERT INTO last_use (session, time) VALUES
(481,1795473494);

-- conformance-31ba82770a0b
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(482,'conformance-31ba82770a0b','73glya',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,3,334);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(482,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(482,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(482,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(482,4,CAST('POST /controllers
{"id":"home"}' AS BLOB),3,0,1247198125678713245),
(482,5,CAST('POST /controllers
{"id":"list"}' AS BLOB),3,0,-3168621692532355338),
(482,6,CAST('POST /controllers/list/willMove
{"toParent": "home"}' AS BLOB),3,1,-6659620690878200550);
INSERT INTO last_use (session, time) VALUES
(482,1795473494);

-- conformance-3c0f45d81703
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(484,'conformance-3c0f45d81703','o9ulj3',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,3,333);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(484,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(484,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(484,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(484,4,CAST('POST /controllers
{"id":"home"}' AS BLOB),3,0,1247198125678713245),
(484,5,CAST('POST /controllers
{"id":"list"}' AS BLOB),3,0,-3168621692532355338),
(484,6,CAST('POST /controllers/list/didMove
{"toParent": "home"}' AS BLOB),3,1,1157567851166382431);
INSERT INTO last_use (session, time) VALUES
(484,1795473494);

-- conformance-2c7d73fe16e1
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(486,'conformance-2c7d73fe16e1','2qshmb',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,3,339);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(486,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(486,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(486,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(486,4,CAST('POST /controllers
{"id":"list"}' AS BLOB),3,0,-3168621692532355338),
(486,5,CAST('POST /controllers/list/beginAppearanceTransition
{"isAppearing": true, "animated": true}' AS BLOB),3,1,-3672643432525731975);
INSERT INTO last_use (session, time) VALUES
(486,1795473494);

-- conformance-126cec93a43c
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(488,'conformance-126cec93a43c','ma2r4v',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,2,298);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(488,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(488,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(488,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(488,4,CAST('POST /controllers
{"id":"list"}' AS BLOB),3,0,-3168621692532355338),
(488,5,CAST('POST /controllers/list/endAppearanceTransition
' AS BLOB),3,0,2491418434297859523);
INSERT INTO last_use (session, time) VALUES
(488,1795473494);

-- conformance-05a82c848718
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(489,'conformance-05a82c848718','9stn26',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',8,70,478);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(489,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(489,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(489,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(489,4,CAST('POST /controllers
{"id":"A"}' AS BLOB),3,0,4162450971514515807),
(489,5,CAST('POST /controllers
{"id":"B"}' AS BLOB),3,0,3538380266134488278),
(489,6,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","viewControllers":["A"]}' AS BLOB),3,2,-5701852371042469372),
(489,7,CAST('PATCH /windows/window1
{"rootViewController":"nav"}' AS BLOB),5,43,1303366654942019247),
(489,8,CAST('POST /controllers/nav/push
{"controller": "B", "animated": true}' AS BLOB),48,23,-1480190911801063831);
INSERT INTO last_use (session, time) VALUES
(489,1795473494);

-- conformance-260577a9a7d5
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(490,'conformance-260577a9a7d5','tfb7ii',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,2,276);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(490,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(490,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(490,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(490,4,CAST('POST /controllers
{"id":"A"}' AS BLOB),3,0,4162450971514515807),
(490,5,CAST('POST /controllers
{"id":"B"}' AS BLOB),3,0,3538380266134488278);
INSERT INTO last_use (session, time) VALUES
(490,1795473494);

-- conformance-2babc28c81da
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(493,'conformance-2babc28c81da','gj31ya',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',8,72,462);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(493,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(493,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(493,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(493,4,CAST('POST /controllers
{"id":"A"}' AS BLOB),3,0,4162450971514515807),
(493,5,CAST('POST /controllers
{"id":"B"}' AS BLOB),3,0,3538380266134488278),
(493,6,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","viewControllers":["A","B"]}' AS BLOB),3,4,-3563648204453638882),
(493,7,CAST('PATCH /windows/window1
{"rootViewController":"nav"}' AS BLOB),7,43,1303366654942019247),
(493,8,CAST('POST /controllers/nav/pop
{"animated": true}' AS BLOB),50,23,-2909001897604669146);
INSERT INTO last_use (session, time) VALUES
(493,1795473494);

-- conformance-b77e2e5345d4
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(494,'conformance-b77e2e5345d4','mrd7fj',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,4,363);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(494,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(494,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(494,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(494,4,CAST('POST /controllers
{"id":"A"}' AS BLOB),3,0,4162450971514515807),
(494,5,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","viewControllers":["A"]}' AS BLOB),3,2,-5701852371042469372),
(494,6,CAST('POST /controllers/nav/pop
{}' AS BLOB),5,0,-6325120663391127011);
INSERT INTO last_use (session, time) VALUES
(494,1795473494);

-- conformance-de5371640b5d
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(496,'conformance-de5371640b5d','94dyka',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',7,8,414);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(496,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(496,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(496,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(496,4,CAST('POST /controllers
{"id":"A"}' AS BLOB),3,0,4162450971514515807),
(496,5,CAST('POST /controllers
{"id":"B"}' AS BLOB),3,0,3538380266134488278),
(496,6,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","viewControllers":["A","B"]}' AS BLOB),3,4,-3563648204453638882),
(496,7,CAST('POST /controllers/nav/popTo
{"controller": "A"}' AS BLOB),7,2,4688772006454984757);
INSERT INTO last_use (session, time) VALUES
(496,1795473494);

-- conformance-f8f5e029c799
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(498,'conformance-f8f5e029c799','77wcxl',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,4,363);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(498,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(498,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(498,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(498,4,CAST('POST /controllers
{"id":"A"}' AS BLOB),3,0,4162450971514515807),
(498,5,CAST('POST /controllers
{"id":"B"}' AS BLOB),3,0,3538380266134488278),
(498,6,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","viewControllers":["A"]}' AS BLOB),3,2,-5701852371042469372);
INSERT INTO last_use (session, time) VALUES
(498,1795473494);

-- conformance-3df0fd6881bc
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq, log_bytes) VALUES
(499,'conformance-3df0fd6881bc','zthh4b',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',7,8,401);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(499,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(499,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(499,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(499,4,CAST('POST /controllers
{"id":"A"}' AS BLOB),3,0,4162450971514515807),
(499,5,CAST('POST /controllers
{"id":"B"}' AS BLOB),3,0,3538380266134488278),
(499,6,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","viewControllers":["A","B"]}' AS BLOB),3,4,-3563648204453638882),
(499,7,CAST('POST /controllers/nav/popToRoot
{}' AS BLOB),7,2,2572033617891084490);
INSERT INTO last_use (session, time) VALUES
(499,1795473494);

