-- conformance-cedbae8125b4
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(1,'conformance-cedbae8125b4','ql3u7i',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',1,0);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(1,1,CAST('POST /controllers
{"id":"vc"}' AS BLOB),1,0,5008465666880446713);

-- conformance-f101e8a81fe3
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2,'conformance-f101e8a81fe3','8a81st',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,2);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2,1,CAST('POST /controllers
{"id":"vc"}' AS BLOB),1,0,5008465666880446713),
(2,2,CAST('POST /controllers/vc/loadViewIfNeeded
' AS BLOB),1,2,3284085957435480771),
(2,3,CAST('POST /controllers/vc/loadViewIfNeeded
' AS BLOB),3,0,3284085957435480771);

-- conformance-f9540417d3fa
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(3,'conformance-f9540417d3fa','j57aqz',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,5);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(3,1,CAST('POST /controllers
{"id":"vc"}' AS BLOB),1,0,5008465666880446713),
(3,2,CAST('POST /controllers/vc/loadViewIfNeeded
' AS BLOB),1,2,3284085957435480771),
(3,3,CAST('PATCH /controllers/vc
{"view":null}' AS BLOB),3,1,6204423025449894867),
(3,4,CAST('POST /controllers/vc/loadViewIfNeeded
' AS BLOB),4,2,3284085957435480771);

-- conformance-29abe5ebcdc9
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(4,'conformance-29abe5ebcdc9','gr8kfl',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,1);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(4,1,CAST('POST /controllers
{"id":"parent"}' AS BLOB),1,0,-6886506320856624754),
(4,2,CAST('POST /controllers
{"id":"child"}' AS BLOB),1,0,-232111872673586386),
(4,3,CAST('POST /controllers/parent/addChild
{"controller":"child"}' AS BLOB),1,1,-2378388290706007320);

-- conformance-a373d6ca9094
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(5,'conformance-a373d6ca9094','rvbsw2',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,15);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(5,1,CAST('POST /controllers
{"id":"vc"}' AS BLOB),1,0,5008465666880446713),
(5,2,CAST('POST /windows
{"id":"w"}' AS BLOB),1,0,-1300757304611664139),
(5,3,CAST('PATCH /windows/w
{"rootViewController":"vc"}' AS BLOB),1,0,-8635502345450059915),
(5,4,CAST('POST /windows/w/makeKeyAndVisible
' AS BLOB),1,15,-4159696205149957928);

-- conformance-f2347e4b5b5c
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(6,'conformance-f2347e4b5b5c','ph9d31',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,69);
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

-- conformance-f38e903ce11c
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(7,'conformance-f38e903ce11c','x8tj0s',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,71);
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

-- conformance-9bd13b8b4871
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(8,'conformance-9bd13b8b4871','36hac3',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"manual","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',9,70);
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

-- conformance-a243fba2e381
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(9,'conformance-a243fba2e381','iy6rqh',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"manual","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',8,69);
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

-- conformance-524aad5d316a
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(10,'conformance-524aad5d316a','5nk2mw',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"manual","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',9,72);
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

-- conformance-117ba287bf62
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(11,'conformance-117ba287bf62','p65t2c',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,48);
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

-- conformance-af1965ee846f
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(12,'conformance-af1965ee846f','popwrj',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,2);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(12,1,CAST('POST /controllers
{"id":"A"}' AS BLOB),1,0,4162450971514515807),
(12,2,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","viewControllers":["A"]}' AS BLOB),1,2,-5701852371042469372),
(12,3,CAST('POST /controllers/nav/pop
{}' AS BLOB),3,0,-6325120663391127011);

-- conformance-41f0b7782995
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(13,'conformance-41f0b7782995','4lvjhi',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',7,75);
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

-- conformance-efa9ac28d4f6
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(14,'conformance-efa9ac28d4f6','crrorw',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,41);
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

-- conformance-a21316d31077
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(15,'conformance-a21316d31077','2ihlr0',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,62);
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

-- conformance-f959a9381a2b
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(16,'conformance-f959a9381a2b','8w427i',CAST('{"profile":"ios13","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"optional","touchMakesKey":false,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,58);
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

-- conformance-0119227cf843
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(18,'conformance-0119227cf843','7ajaoj',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,77);
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

-- conformance-6fb07c0d98e7
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(19,'conformance-6fb07c0d98e7','danewi',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',7,61);
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

-- conformance-37c1d2e5b6a8
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(21,'conformance-37c1d2e5b6a8','jdivq0',CAST('{"profile":"ios13","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"optional","touchMakesKey":false,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',2,2);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(21,1,CAST('POST /controllers
{"id":"A"}' AS BLOB),1,0,4162450971514515807),
(21,2,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","viewControllers":["A"]}' AS BLOB),1,2,-5701852371042469372);

-- conformance-10bbefc7a3fa
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(23,'conformance-10bbefc7a3fa','zc5auk',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,2);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(23,1,CAST('POST /controllers
{"id":"A"}' AS BLOB),1,0,4162450971514515807),
(23,2,CAST('POST /controllers
{"id":"B"}' AS BLOB),1,0,3538380266134488278),
(23,3,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","viewControllers":["A"]}' AS BLOB),1,2,-5701852371042469372);

-- conformance-3d26f4d80f95
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(24,'conformance-3d26f4d80f95','y9gvux',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,0);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(24,1,CAST('POST /controllers
{"id":"A"}' AS BLOB),1,0,4162450971514515807),
(24,2,CAST('POST /controllers
{"id":"B"}' AS BLOB),1,0,3538380266134488278),
(24,3,CAST('POST /controllers/A/present
{"viewController":"B"}' AS BLOB),1,0,-6603480353634617194);

-- conformance-e50af728b897
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(27,'conformance-e50af728b897','2u4rit',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,2);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(27,1,CAST('POST /controllers
{"id":"A"}' AS BLOB),1,0,4162450971514515807),
(27,2,CAST('POST /controllers
{"id":"B"}' AS BLOB),1,0,3538380266134488278),
(27,3,CAST('POST /controllers/A/loadViewIfNeeded
' AS BLOB),1,2,-4506267214351670861);

-- conformance-61ba45bc5b5a
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(28,'conformance-61ba45bc5b5a','jtr0xf',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,41);
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

-- conformance-f715aac72f3a
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(29,'conformance-f715aac72f3a','8kucuf',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,47);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(29,1,CAST('POST /controllers
{"id":"vc"}' AS BLOB),1,0,5008465666880446713),
(29,2,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","viewControllers":["vc"]}' AS BLOB),1,2,-7800941503265271618),
(29,3,CAST('POST /windows
{"id":"w","frame":[0,0,320,480],"rootViewController":"nav"}' AS BLOB),3,0,-7993805640253103751),
(29,4,CAST('POST /windows/w/makeKeyAndVisible
' AS BLOB),3,45,-4159696205149957928);

-- conformance-0978a530f590
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(31,'conformance-0978a530f590','qjnjlb',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,31);
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

-- conformance-58a0c1d8e23d
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(32,'conformance-58a0c1d8e23d','ro5w3t',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,15);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(32,1,CAST('POST /controllers
{"id":"vc"}' AS BLOB),1,0,5008465666880446713),
(32,2,CAST('POST /windows
{"id":"w","rootViewController":"vc"}' AS BLOB),1,0,9088001996475502075),
(32,3,CAST('POST /windows/w/makeKeyAndVisible
' AS BLOB),1,15,-4159696205149957928);

-- conformance-0eb1d49769dc
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(33,'conformance-0eb1d49769dc','j18p3c',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,18);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(33,1,CAST('POST /windows
{"id":"w","isHidden":false}' AS BLOB),1,1,-3931999066958142054),
(33,2,CAST('POST /views
{"id":"outer","superview":"w","frame":[0,0,100,100],"handles":["touches"]}' AS BLOB),2,7,-1734212268716122492),
(33,3,CAST('POST /views
{"id":"inner","superview":"outer","frame":[0,0,50,50]}' AS BLOB),9,7,1178329414912461601),
(33,4,CAST('POST /inputs
{"type":"tap","at":[10,10]}' AS BLOB),16,3,-3707928402897799003);

-- conformance-46d350e8902c
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(35,'conformance-46d350e8902c','nfuzay',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,11);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(35,1,CAST('POST /windows
{"id":"w","isHidden":false}' AS BLOB),1,1,-3931999066958142054),
(35,2,CAST('POST /views
{"id":"b","class":"UIButton","superview":"w","frame":[0,0,50,50],"isEnabled":false,"actions":[{"event":"touchUpInside","action":"go"}]}' AS BLOB),2,7,-9155428978427735792),
(35,3,CAST('POST /inputs
{"type":"tap","at":[10,10]}' AS BLOB),9,3,-3707928402897799003);

-- conformance-ce5470d5dfe0
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(36,'conformance-ce5470d5dfe0','ylqypz',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,54);
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

-- conformance-c0914e635660
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(37,'conformance-c0914e635660','f2xvgr',CAST('{"profile":"ios17","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,29);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(37,1,CAST('POST /scenes
{}' AS BLOB),1,1,8629507079180288843),
(37,2,CAST('POST /controllers
{"id":"home"}' AS BLOB),2,0,1247198125678713245),
(37,3,CAST('POST /windows
{"id":"a","windowScene":"scene1","rootViewController":"home"}' AS BLOB),2,0,7239692419017548932),
(37,4,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),2,28,-5475143325329567646);

-- conformance-e2f0f0a5ace5
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(39,'conformance-e2f0f0a5ace5','sok2de',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',8,12);
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

-- conformance-b0b8ae526408
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(40,'conformance-b0b8ae526408','l6n8gf',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,2);
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

-- conformance-fdfdd803476f
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(42,'conformance-fdfdd803476f','465ykz',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,10);
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

-- conformance-ed1a6c24b6fa
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(43,'conformance-ed1a6c24b6fa','c3wuoa',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,4);
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

-- conformance-eb02d135c091
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(44,'conformance-eb02d135c091','eimx2f',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,10);
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

-- conformance-6d835e3d8982
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(45,'conformance-6d835e3d8982','fkqd7v',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',2,7);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(45,1,CAST('POST /windows
{"id":"a","tag":9007199254740991}' AS BLOB),1,0,-8644412706686910093),
(45,2,CAST('POST /views
{"id":"v","superview":"a","tag":-9007199254740991}' AS BLOB),1,7,-7489053650281872251);

-- conformance-c7ced23bceab
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(48,'conformance-c7ced23bceab','cdi4j8',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',1,0);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(48,1,CAST('POST /views
{"id":"a234567890123456789012345678901234567890123456789012345678901234"}' AS BLOB),1,0,-248696154523247947);

-- conformance-26b3e74823ee
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(49,'conformance-26b3e74823ee','jdw3cm',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,12);
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

-- conformance-14a1a198542d
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(61,'conformance-14a1a198542d','tsypp4',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',7,12);
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

-- conformance-19ae6b020b4a
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(63,'conformance-19ae6b020b4a','yrettl',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,3);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(63,1,CAST('POST /views
{"id":"p"}' AS BLOB),1,0,6347895386899717641),
(63,2,CAST('POST /views
{"id":"c"}' AS BLOB),1,0,-178657199932880564),
(63,3,CAST('POST /views/p/subviews
{"view":"c"}' AS BLOB),1,3,1314113195324905020);

-- conformance-29f266b49b0e
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(64,'conformance-29f266b49b0e','uhv4et',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,6);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(64,1,CAST('POST /views
{"id":"p"}' AS BLOB),1,0,6347895386899717641),
(64,2,CAST('POST /views
{"id":"c"}' AS BLOB),1,0,-178657199932880564),
(64,3,CAST('POST /views/p/subviews
{"view":"c"}' AS BLOB),1,3,1314113195324905020),
(64,4,CAST('POST /views/c/removeFromSuperview
' AS BLOB),4,3,246549344956996087);

-- conformance-f645e34180c9
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(65,'conformance-f645e34180c9','fa9mw5',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,6);
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

-- conformance-47012b01c023
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(69,'conformance-47012b01c023','waf37l',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',2,0);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(69,1,CAST('POST /views
{"id":"p"}' AS BLOB),1,0,6347895386899717641),
(69,2,CAST('POST /views
{"id":"c"}' AS BLOB),1,0,-178657199932880564);

-- conformance-020f305b5530
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(73,'conformance-020f305b5530','zz9eoo',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,3);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(73,1,CAST('POST /views
{"id":"p"}' AS BLOB),1,0,6347895386899717641),
(73,2,CAST('POST /views
{"id":"c"}' AS BLOB),1,0,-178657199932880564),
(73,3,CAST('POST /views/p/subviews
{"view":"c"}' AS BLOB),1,3,1314113195324905020),
(73,4,CAST('POST /views/p/subviews
{"view":"c"}' AS BLOB),4,0,1314113195324905020);

-- conformance-5e891e6f52f4
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(75,'conformance-5e891e6f52f4','b1tdkl',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,7);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(75,1,CAST('POST /windows
{"id":"w"}' AS BLOB),1,0,-1300757304611664139),
(75,2,CAST('POST /views
{"id":"c"}' AS BLOB),1,0,-178657199932880564),
(75,3,CAST('POST /views/w/subviews
{"view":"c"}' AS BLOB),1,7,3103100719942395825);

-- conformance-8662b9f2d2a7
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(76,'conformance-8662b9f2d2a7','ln1iyk',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,12);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(76,1,CAST('POST /windows
{"id":"w"}' AS BLOB),1,0,-1300757304611664139),
(76,2,CAST('POST /views
{"id":"c","superview":"w","retained":true}' AS BLOB),1,7,6393104914873870719),
(76,3,CAST('POST /views/c/removeFromSuperview
' AS BLOB),8,5,246549344956996087);

-- conformance-8b6ad50dd29c
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(77,'conformance-8b6ad50dd29c','55lp6o',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',2,0);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(77,1,CAST('POST /views
{"id":"c"}' AS BLOB),1,0,-178657199932880564),
(77,2,CAST('POST /views/c/removeFromSuperview
' AS BLOB),1,0,246549344956996087);

-- conformance-61f459b04978
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(80,'conformance-61f459b04978','7d37b4',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',7,12);
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

-- conformance-6b7a65d6e762
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(81,'conformance-6b7a65d6e762','7kopre',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,12);
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

-- conformance-01b4fceeb9f0
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(85,'conformance-01b4fceeb9f0','joa80s',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,9);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(85,1,CAST('POST /views
{"id":"root","frame":[0,0,100,100]}' AS BLOB),1,0,211416670271142996),
(85,2,CAST('POST /views
{"id":"a","frame":[20,10,10,10],"superview":"root"}' AS BLOB),1,3,5698021149710422820),
(85,3,CAST('POST /views
{"id":"b","frame":[80,80,20,20],"superview":"root"}' AS BLOB),4,3,8671585881679298264),
(85,4,CAST('POST /views
{"id":"c","frame":[5,5,5,5],"superview":"b"}' AS BLOB),7,3,-6606969685689799265);

-- conformance-6e2bcc1a8cbf
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(95,'conformance-6e2bcc1a8cbf','jl1iry',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,6);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(95,1,CAST('POST /views
{"id":"root","frame":[0,0,100,100]}' AS BLOB),1,0,211416670271142996),
(95,2,CAST('POST /views
{"id":"a","frame":[20,20,10,10],"superview":"root"}' AS BLOB),1,3,-4466352354515176511),
(95,3,CAST('POST /views
{"id":"b","frame":[5,5,5,5],"superview":"a"}' AS BLOB),4,3,6192937742386751249),
(95,4,CAST('PATCH /views/a
{"bounds":[10,10,10,10]}' AS BLOB),7,0,5810380633213816077);

-- conformance-6a3380640468
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(96,'conformance-6a3380640468','74s93c',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,6);
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

-- conformance-56f1d6b94d6c
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(100,'conformance-56f1d6b94d6c','3lhdxe',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',9,9);
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

-- conformance-a506205c0b02
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(105,'conformance-a506205c0b02','7csohh',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',2,0);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(105,1,CAST('POST /views
{"id":"v","frame":[10,20,30,40]}' AS BLOB),1,0,1212383307654837502),
(105,2,CAST('PATCH /views/v
{"bounds":[5,7,30,40]}' AS BLOB),1,0,-4913393791601264007);

-- conformance-e1905ebe60e6
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(114,'conformance-e1905ebe60e6','dbj455',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',7,18);
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

-- conformance-59454eeda38f
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(127,'conformance-59454eeda38f','agpcdh',CAST('{"profile":"ios12","device":"iPhone X","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',1,1);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(127,1,CAST('POST /windows
{"id":"w","isHidden":false}' AS BLOB),1,1,-3931999066958142054);

-- conformance-0e60e9c83c41
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(128,'conformance-0e60e9c83c41','87tgeq',CAST('{"profile":"ios12","device":"iPhone X","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',2,8);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(128,1,CAST('POST /windows
{"id":"w","isHidden":false}' AS BLOB),1,1,-3931999066958142054),
(128,2,CAST('POST /views
{"id":"v","superview":"w","frame":[30,20,100,812]}' AS BLOB),2,7,6195214341019459284);

-- conformance-679ea71fb505
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(129,'conformance-679ea71fb505','ho42h7',CAST('{"profile":"ios12","device":"iPhone X","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,47);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(129,1,CAST('POST /controllers
{"id":"a"}' AS BLOB),1,0,2697057055764822399),
(129,2,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","viewControllers":["a"]}' AS BLOB),1,2,-6108706131826190128),
(129,3,CAST('POST /windows
{"id":"w","rootViewController":"tab"}' AS BLOB),3,0,1368569106268632549),
(129,4,CAST('POST /windows/w/makeKeyAndVisible
' AS BLOB),3,45,-4159696205149957928);

-- conformance-41ba79ba2d88
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(130,'conformance-41ba79ba2d88','n30mcd',CAST('{"profile":"ios8","device":"iPhone 5s","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":false,"keyOnDealloc":"fallback","windowInitFrame":"zero","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',1,1);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(130,1,CAST('POST /windows
{"id":"w","frame":[0,0,320,568],"isHidden":false}' AS BLOB),1,1,220650602812467447);

-- conformance-f81c65796740
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(131,'conformance-f81c65796740','hvktte',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',2,3);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(131,1,CAST('POST /windows
{"id":"w","isHidden":false}' AS BLOB),1,1,-3931999066958142054),
(131,2,CAST('PATCH /application
{"statusBar":{"isHidden":true}}' AS BLOB),2,2,-3399797690578027009);

-- conformance-69381f094f5c
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(133,'conformance-69381f094f5c','ktk1ob',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,23);
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

-- conformance-ef1f582eb9b6
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(135,'conformance-ef1f582eb9b6','i7dx0q',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,15);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(135,1,CAST('POST /views
{"id":"box"}' AS BLOB),1,0,1301131815514083324),
(135,2,CAST('POST /views
{"id":"rear","superview":"box","retained":false}' AS BLOB),1,3,1121283473756278555),
(135,3,CAST('POST /views
{"id":"front","superview":"box","retained":false}' AS BLOB),4,3,-4874874474170600760),
(135,4,CAST('DELETE /references/box
' AS BLOB),7,9,2730428860216514439);

-- conformance-ca311deddc94
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(138,'conformance-ca311deddc94','f66exd',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,27);
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

-- conformance-dcc4ca0ddb09
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(139,'conformance-dcc4ca0ddb09','kyhc8a',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',2,2);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(139,1,CAST('POST /windows
{"id":"a","frame":[0,0,0,0]}' AS BLOB),1,0,9009703925936479350),
(139,2,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),1,2,-5475143325329567646);

-- conformance-4bbfb0e68592
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(140,'conformance-4bbfb0e68592','epvbut',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,1);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(140,1,CAST('POST /windows
{"id":"w"}' AS BLOB),1,0,-1300757304611664139),
(140,2,CAST('POST /windows
{"id":"other"}' AS BLOB),1,0,5806662597880814910),
(140,3,CAST('PUT /references/w
{"object":"other"}' AS BLOB),1,1,-3397936994571951072);

-- conformance-3e0432f778f4
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(141,'conformance-3e0432f778f4','5o9eog',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,8);
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

-- conformance-7f6c4c2b5727
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(142,'conformance-7f6c4c2b5727','tiqlhr',CAST('{"profile":"ios17","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',2,0);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(142,1,CAST('POST /windows
{"id":"a"}' AS BLOB),1,0,7433756470522746995),
(142,2,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),1,0,-5475143325329567646);

-- conformance-107b3b9b01d6
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(143,'conformance-107b3b9b01d6','tazscj',CAST('{"profile":"ios17","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,5);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(143,1,CAST('POST /scenes
{}' AS BLOB),1,1,8629507079180288843),
(143,2,CAST('POST /windows
{"id":"a","windowScene":"scene1"}' AS BLOB),2,0,-8253156923785000050),
(143,3,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),2,2,-5475143325329567646),
(143,4,CAST('PATCH /windows/a
{"windowScene":null}' AS BLOB),4,2,-356962213767574180);

-- conformance-9e819e1ef8a4
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(144,'conformance-9e819e1ef8a4','ikvu3e',CAST('{"profile":"ios17","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,2);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(144,1,CAST('POST /scenes
{"id":"left"}' AS BLOB),1,1,-5122344983036895517),
(144,2,CAST('POST /windows
{"id":"a"}' AS BLOB),2,0,7433756470522746995),
(144,3,CAST('DELETE /scenes/left
' AS BLOB),2,1,363670345341171384);

-- conformance-490a414349f3
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(146,'conformance-490a414349f3','o722t8',CAST('{"profile":"ios13","device":"iPhone X","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"optional","touchMakesKey":false,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',2,1);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(146,1,CAST('POST /scenes
{}' AS BLOB),1,1,8629507079180288843),
(146,2,CAST('POST /windows
{"id":"a","windowScene":"scene1"}' AS BLOB),2,0,-8253156923785000050);

-- conformance-15d08e84420f
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(148,'conformance-15d08e84420f','38sjog',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,0);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(148,1,CAST('POST /windows
{"id":"w1"}' AS BLOB),1,0,8551773377004094214),
(148,2,CAST('POST /windows
{"id":"w2"}' AS BLOB),1,0,9114764012425854671),
(148,3,CAST('POST /windows
{"id":"w3","windowLevel":1000}' AS BLOB),1,0,1002632469718779725),
(148,4,CAST('POST /windows
{"id":"w4","windowLevel":2000}' AS BLOB),1,0,4095474868263894503);

-- conformance-e2cf970417f8
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(149,'conformance-e2cf970417f8','q76qby',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,3);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(149,1,CAST('POST /windows
{"id":"front","isHidden":false}' AS BLOB),1,1,8902321563317872548),
(149,2,CAST('POST /windows
{"id":"back","windowLevel":-1}' AS BLOB),2,0,7883938297975952319),
(149,3,CAST('POST /windows/back/makeKeyAndVisible
' AS BLOB),2,2,7334352258700080882);

-- conformance-006a22a56588
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(150,'conformance-006a22a56588','6inlvb',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',2,2);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(150,1,CAST('POST /windows
{"id":"a","windowLevel":0.5,"isHidden":false}' AS BLOB),1,1,-5453222255149807691),
(150,2,CAST('POST /windows
{"id":"b","windowLevel":0.25,"isHidden":false}' AS BLOB),2,1,-2272570967322398926);

-- conformance-930cad08a6ce
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(151,'conformance-930cad08a6ce','lvwp9l',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,0);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(151,1,CAST('POST /windows
{"id":"n","windowLevel":"normal"}' AS BLOB),1,0,8788307287172144227),
(151,2,CAST('POST /windows
{"id":"s","windowLevel":"statusBar"}' AS BLOB),1,0,-2074101338020998862),
(151,3,CAST('POST /windows
{"id":"a","windowLevel":"alert"}' AS BLOB),1,0,-419934571455642167);

-- conformance-6dd91cef9188
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(152,'conformance-6dd91cef9188','t0qwyv',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,4);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(152,1,CAST('POST /windows
{"id":"a"}' AS BLOB),1,0,7433756470522746995),
(152,2,CAST('POST /windows
{"id":"b"}' AS BLOB),1,0,6870765835100986538),
(152,3,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),1,2,-962325199769512983),
(152,4,CAST('POST /windows/a/makeKey
' AS BLOB),3,2,-4277012787105656895);

-- conformance-8d424a7b38b2
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(154,'conformance-8d424a7b38b2','ccjqo9',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,2);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(154,1,CAST('POST /windows
{"id":"window"}' AS BLOB),1,0,-8769736457438511582),
(154,2,CAST('PATCH /windows/window
{"windowLevel":3000}' AS BLOB),1,0,3557046926565739097),
(154,3,CAST('POST /windows/window/makeKeyAndVisible
' AS BLOB),1,2,762622985407130459);

-- conformance-ce76752fbb92
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(155,'conformance-ce76752fbb92','hx9b9l',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,2);
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

-- conformance-ae05cdf9809b
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(156,'conformance-ae05cdf9809b','nyjmdm',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',8,11);
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

-- conformance-a6c42962eabe
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(157,'conformance-a6c42962eabe','juntlb',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',8,5);
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

-- conformance-a663b11a1e3c
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(159,'conformance-a663b11a1e3c','17uh1b',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',8,17);
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

-- conformance-5d67179e843c
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(161,'conformance-5d67179e843c','hal9yt',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,5);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(161,1,CAST('POST /windows
{"id":"main"}' AS BLOB),1,0,6637230028007682471),
(161,2,CAST('POST /windows/main/makeKeyAndVisible
' AS BLOB),1,2,-2701001903962011232),
(161,3,CAST('POST /windows
{"id":"alert","windowLevel":1996}' AS BLOB),3,0,1743823134976723831),
(161,4,CAST('POST /windows/alert/makeKeyAndVisible
' AS BLOB),3,3,-571361730306940487);

-- conformance-b04369d7e873
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(163,'conformance-b04369d7e873','vt4bcf',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,2);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(163,1,CAST('POST /windows
{"id":"a"}' AS BLOB),1,0,7433756470522746995),
(163,2,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),1,2,-5475143325329567646),
(163,3,CAST('POST /windows/a/makeKey
' AS BLOB),3,0,-4277012787105656895);

-- conformance-b58e67d06944
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(164,'conformance-b58e67d06944','szqew1',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,2);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(164,1,CAST('POST /windows
{"id":"a"}' AS BLOB),1,0,7433756470522746995),
(164,2,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),1,2,-5475143325329567646),
(164,3,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),3,0,-5475143325329567646);

-- conformance-033d4503d5ae
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(165,'conformance-033d4503d5ae','gyqwfq',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,1);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(165,1,CAST('POST /windows
{"id":"a"}' AS BLOB),1,0,7433756470522746995),
(165,2,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),1,1,-338817743101531530),
(165,3,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),2,0,-338817743101531530);

-- conformance-e5b100df22f6
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(167,'conformance-e5b100df22f6','du8h8i',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,4);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(167,1,CAST('POST /windows
{"id":"a"}' AS BLOB),1,0,7433756470522746995),
(167,2,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),1,2,-5475143325329567646),
(167,3,CAST('POST /windows
{"id":"b"}' AS BLOB),3,0,6870765835100986538),
(167,4,CAST('POST /windows/b/makeKey
' AS BLOB),3,2,-4085112580418387742);

-- conformance-480b19f88057
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(168,'conformance-480b19f88057','4t7hib',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,3);
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

-- conformance-9975aff13501
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(169,'conformance-9975aff13501','cmu8gq',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,2);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(169,1,CAST('POST /windows
{"id":"a"}' AS BLOB),1,0,7433756470522746995),
(169,2,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),1,2,-5475143325329567646),
(169,3,CAST('PATCH /windows/a
{"canBecomeKey":false}' AS BLOB),3,0,-2170710451847572884);

-- conformance-64f84756881a
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(170,'conformance-64f84756881a','5tehzo',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,3);
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

-- conformance-617e1ee6b181
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(171,'conformance-617e1ee6b181','lqr4fu',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,2);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(171,1,CAST('POST /windows
{"id":"a","isHidden":false}' AS BLOB),1,1,-8336802563127849432),
(171,2,CAST('POST /windows
{"id":"b","isHidden":false}' AS BLOB),2,1,4881075409646524467),
(171,3,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),3,0,-7353600902139317007);

-- conformance-9e60412bc934
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(175,'conformance-9e60412bc934','m3fge2',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',7,8);
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

-- conformance-864146a2502e
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(176,'conformance-864146a2502e','be17bm',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,2);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(176,1,CAST('POST /windows
{"id":"a","isHidden":false}' AS BLOB),1,1,-8336802563127849432),
(176,2,CAST('PATCH /windows/a
{"alpha":0}' AS BLOB),2,0,2764649667127975651),
(176,3,CAST('POST /windows
{"id":"b"}' AS BLOB),2,0,6870765835100986538),
(176,4,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),2,1,-2016837948165473347);

-- conformance-dc0b419c04ec
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(177,'conformance-dc0b419c04ec','0thvt5',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,5);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(177,1,CAST('POST /windows
{"id":"main"}' AS BLOB),1,0,6637230028007682471),
(177,2,CAST('POST /windows/main/makeKeyAndVisible
' AS BLOB),1,2,-2701001903962011232),
(177,3,CAST('POST /windows
{"id":"a","isHidden":false}' AS BLOB),3,1,-8336802563127849432),
(177,4,CAST('DELETE /references/a
' AS BLOB),4,2,8117687976145404737);

-- conformance-4f6e5c1ab764
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(180,'conformance-4f6e5c1ab764','dxai1a',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,1);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(180,1,CAST('POST /windows
{"id":"a"}' AS BLOB),1,0,7433756470522746995),
(180,2,CAST('PUT /references/static.window
{"object":"a"}' AS BLOB),1,0,7378338647977885074),
(180,3,CAST('DELETE /windows/a
' AS BLOB),1,1,3799223840626441986);

-- conformance-83ce085eb7b2
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(181,'conformance-83ce085eb7b2','m33og1',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,3);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(181,1,CAST('POST /windows
{"id":"main"}' AS BLOB),1,0,6637230028007682471),
(181,2,CAST('POST /windows/main/makeKeyAndVisible
' AS BLOB),1,2,-2701001903962011232),
(181,3,CAST('POST /windows
{"id":"overlay","isHidden":false}' AS BLOB),3,1,5368881448079095709);

-- conformance-f4468f0d25d9
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(186,'conformance-f4468f0d25d9','jke5v1',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,9);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(186,1,CAST('POST /windows
{"id":"main","isHidden":false}' AS BLOB),1,1,6187804796370424900),
(186,2,CAST('POST /windows
{"id":"small","isHidden":false,"frame":[0,0,50,50]}' AS BLOB),2,1,6374416502730891095),
(186,3,CAST('POST /views
{"id":"out","superview":"small","frame":[60,60,40,40]}' AS BLOB),3,7,5723197366514873795);

-- conformance-941093653e09
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(188,'conformance-941093653e09','807t0g',CAST('{"profile":"ios8","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":false,"keyOnDealloc":"fallback","windowInitFrame":"zero","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,11);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(188,1,CAST('POST /windows
{"id":"window"}' AS BLOB),1,0,-8769736457438511582),
(188,2,CAST('POST /windows/window/makeKeyAndVisible
' AS BLOB),1,2,762622985407130459),
(188,3,CAST('POST /views
{"id":"field","class":"UITextField","superview":"window","frame":[0,0,99,30]}' AS BLOB),3,7,-4983718577860597686),
(188,4,CAST('POST /views/field/becomeFirstResponder
' AS BLOB),10,2,-7539202490265309527);

-- conformance-7e8a5aa6b651
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(189,'conformance-7e8a5aa6b651','pnz0nd',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,15);
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

-- conformance-c172324ed502
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(190,'conformance-c172324ed502','j5ptql',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',2,2);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(190,1,CAST('POST /screens
{"id":"tv","size":[1280,720]}' AS BLOB),1,1,7790226974608317553),
(190,2,CAST('POST /windows
{"id":"w","screen":"tv","isHidden":false}' AS BLOB),2,1,-7398976720360407034);

-- conformance-66a2be224fdf
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(191,'conformance-66a2be224fdf','tquve1',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,3);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(191,1,CAST('POST /screens
{"id":"tv","size":[1280,720]}' AS BLOB),1,1,7790226974608317553),
(191,2,CAST('POST /windows
{"id":"w","screen":"tv","isHidden":false}' AS BLOB),2,1,-7398976720360407034),
(191,3,CAST('DELETE /screens/tv
' AS BLOB),3,1,-4400091275718606477);

-- conformance-8fb2f2cec1be
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(192,'conformance-8fb2f2cec1be','w7vxl1',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',0,0);

-- conformance-e6c5cce81ae3
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(193,'conformance-e6c5cce81ae3','2i6b48',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',2,1);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(193,1,CAST('POST /windows
{"id":"a"}' AS BLOB),1,0,7433756470522746995),
(193,2,CAST('DELETE /windows/a
' AS BLOB),1,1,3799223840626441986);

-- conformance-d202c7440dd8
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(195,'conformance-d202c7440dd8','u2bcq5',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',2,0);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(195,1,CAST('POST /windows
{"id":"a"}' AS BLOB),1,0,7433756470522746995),
(195,2,CAST('POST /commands
[{"method":"DELETE","path":"/references/a"},{"method":"PUT","path":"/references/b","body":{"object":"a"}}]' AS BLOB),1,0,7852322892451511435);

-- conformance-d187218ca792
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(197,'conformance-d187218ca792','xzrsx5',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',1,3);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(197,1,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"a"}},{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"POST","path":"/windows/a/makeKeyAndVisible"}]' AS BLOB),1,3,-8657746788892049721);

-- conformance-dfa8838f259e
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(199,'conformance-dfa8838f259e','qaff7u',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',2,1);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(199,1,CAST('POST /windows
{"id":"a"}' AS BLOB),1,0,7433756470522746995),
(199,2,CAST('POST /windows/a/makeKey
' AS BLOB),1,1,-4277012787105656895);

-- conformance-66363385633e
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(200,'conformance-66363385633e','559sjp',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,19);
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

-- conformance-1b62d5a14dbe
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(202,'conformance-1b62d5a14dbe','ws9wrh',CAST('{"profile":"ios13","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"optional","touchMakesKey":false,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',8,11);
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

-- conformance-43134d399f52
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(237,'conformance-43134d399f52','ojzulo',CAST('{"profile":"ios8","device":"iPhone 5s","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":false,"keyOnDealloc":"fallback","windowInitFrame":"zero","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',0,0);

-- conformance-82579fc13e94
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(251,'conformance-82579fc13e94','fdc2pz',CAST('{"profile":"ios17","device":"iPhone 14","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',0,0);

-- conformance-c6848a596fd6
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(266,'conformance-c6848a596fd6','9n0wax',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,2);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(266,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(266,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(266,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(266,4,CAST('POST /commands
[{"method": "PUT", "path": "/references/static.alert", "body": {"object": "window2"}}, {"method": "DELETE", "path": "/references/window2"}]' AS BLOB),3,0,-7525798825207044573);

-- conformance-51c2fef838b5
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(269,'conformance-51c2fef838b5','gd8ssh',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,5);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(269,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(269,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(269,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(269,4,CAST('POST /windows
{"id":"alert","frame":[20,70,200,200]}' AS BLOB),3,0,-3146579655923854862),
(269,5,CAST('PATCH /windows/alert
{"isHidden":false}' AS BLOB),3,1,4611827763636988301),
(269,6,CAST('DELETE /references/alert
' AS BLOB),4,2,-7771603340856995850);

-- conformance-a76c51a33a2c
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(273,'conformance-a76c51a33a2c','yh6h0e',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,2);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(273,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(273,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(273,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(273,4,CAST('POST /nibs
{"windows": []}' AS BLOB),3,0,6691373794581155651);

-- conformance-c285c5a3dffd
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(295,'conformance-c285c5a3dffd','sf92od',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,9);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(295,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(295,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(295,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(295,4,CAST('POST /views
{"id":"box","superview":"window1","frame":[10,20,100,100],"alpha":0.5}' AS BLOB),3,7,7418383542847592134);

-- conformance-d768cd8e57e3
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(341,'conformance-d768cd8e57e3','8788bf',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,4);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(341,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(341,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(341,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(341,4,CAST('PATCH /application
{"state": "background"}' AS BLOB),3,2,1128877262820580981);

-- conformance-5d22f8b0ec08
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(354,'conformance-5d22f8b0ec08','6751ot',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,4);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(354,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(354,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(354,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(354,4,CAST('POST /screens
{"size":[1280,720]}' AS BLOB),3,1,-5055857310047175898),
(354,5,CAST('DELETE /screens/screen2
' AS BLOB),4,1,9206935264880489293);

-- conformance-122df0597291
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(357,'conformance-122df0597291','bvoylp',CAST('{"profile":"ios17","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',1,1);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(357,1,CAST('POST /scenes
' AS BLOB),1,1,-5303851602882523193);

-- conformance-4ae4f27fc1cd
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(361,'conformance-4ae4f27fc1cd','ucsb0i',CAST('{"profile":"ios17","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',2,2);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(361,1,CAST('POST /scenes
' AS BLOB),1,1,-5303851602882523193),
(361,2,CAST('POST /scenes
{"id": "left", "screen": "main"}' AS BLOB),2,1,-6522797777018103362);

-- conformance-d37e5ef62d1d
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(368,'conformance-d37e5ef62d1d','nfvf6y',CAST('{"profile":"ios17","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,3);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(368,1,CAST('POST /scenes
' AS BLOB),1,1,-5303851602882523193),
(368,2,CAST('POST /windows
{"id":"home","windowScene":"scene1"}' AS BLOB),2,0,-8904701956520087740),
(368,3,CAST('POST /windows/home/makeKeyAndVisible
' AS BLOB),2,2,-4576949878212919626);

-- conformance-c9ba7e688110
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(370,'conformance-c9ba7e688110','dkvhb0',CAST('{"profile":"ios17","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',2,2);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(370,1,CAST('POST /scenes
' AS BLOB),1,1,-5303851602882523193),
(370,2,CAST('DELETE /scenes/scene1
' AS BLOB),2,1,-3423197349994934378);

-- conformance-88530e68acc4
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(382,'conformance-88530e68acc4','ll3nhr',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,3);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(382,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(382,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(382,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(382,4,CAST('PATCH /windows/window2
{"isHidden": false}' AS BLOB),3,1,-3615897762907873481);

-- conformance-1223b12b75a0
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(389,'conformance-1223b12b75a0','sm36dk',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,5);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(389,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(389,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(389,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(389,4,CAST('DELETE /windows/window1
' AS BLOB),3,3,8141115962310231834);

-- conformance-2cf75ee8945b
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(394,'conformance-2cf75ee8945b','pf13nq',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,2);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(394,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(394,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(394,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(394,4,CAST('PATCH /windows/window2
{"canBecomeKey":false}' AS BLOB),3,0,-2687990826830027465),
(394,5,CAST('POST /windows/window2/makeKey
' AS BLOB),3,0,8243112265453848374);

-- conformance-9e5deef48b06
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(407,'conformance-9e5deef48b06','0v5neh',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,9);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(407,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(407,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(407,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(407,4,CAST('POST /views
{"id":"label","superview":"window1","frame":[10,20,100,40]}' AS BLOB),3,7,-6339455336884791171),
(407,5,CAST('PATCH /views/label
{"alpha": 0.5, "backgroundColor": "yellow", "tag": 7}' AS BLOB),10,0,7491667800580099504);

-- conformance-ac0f5b1ac72e
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(408,'conformance-ac0f5b1ac72e','sj6bbv',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,2);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(408,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(408,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(408,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(408,4,CAST('PATCH /views/window1
{"transform": {"scale": 2}}' AS BLOB),3,0,-5402462090138084730);

-- conformance-9676a7ea6179
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(411,'conformance-9676a7ea6179','8azvr2',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,15);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(411,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(411,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(411,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(411,4,CAST('POST /views
{"id":"label","class":"UILabel","superview":"window1"}' AS BLOB),3,7,-4444127575326981334),
(411,5,CAST('DELETE /views/label
' AS BLOB),10,6,464137889706505564);

-- conformance-62d35b78abeb
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(413,'conformance-62d35b78abeb','htq10i',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,16);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(413,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(413,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(413,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(413,4,CAST('POST /views
{"id":"label"}' AS BLOB),3,0,-4863440630518619069),
(413,5,CAST('POST /views
{"id":"box","superview":"window1","frame":[10,20,100,100]}' AS BLOB),3,7,-7629291264060810093),
(413,6,CAST('POST /views/window1/subviews
{"view": "label", "below": "box"}' AS BLOB),10,7,654937609409456982);

-- conformance-6c3efa594470
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(414,'conformance-6c3efa594470','70ijkv',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,16);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(414,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(414,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(414,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(414,4,CAST('POST /views
{"id":"box","superview":"window1","frame":[10,20,100,100]}' AS BLOB),3,7,-7629291264060810093),
(414,5,CAST('POST /views
{"id":"inner","superview":"box","frame":[5,5,50,50]}' AS BLOB),10,7,-2350007809236707837);

-- conformance-920991eeb677
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(418,'conformance-920991eeb677','tjbyng',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,14);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(418,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(418,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(418,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(418,4,CAST('POST /views
{"id":"label","class":"UILabel","superview":"window1"}' AS BLOB),3,7,-4444127575326981334),
(418,5,CAST('POST /views/label/removeFromSuperview
' AS BLOB),10,5,3719836645067125954);

-- conformance-d26b48f477c9
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(419,'conformance-d26b48f477c9','hs59c9',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,2);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(419,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(419,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(419,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(419,4,CAST('POST /views/window1/removeFromSuperview
' AS BLOB),3,0,-4188460922100404475);

-- conformance-acbbab1e5c9d
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(421,'conformance-acbbab1e5c9d','83be3d',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,2);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(421,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(421,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(421,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(421,4,CAST('POST /views/window1/bringSubviewToFront
{"view": "window2"}' AS BLOB),3,0,6972605900503258461);

-- conformance-e234a29d18a4
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(423,'conformance-e234a29d18a4','pvx289',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,16);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(423,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(423,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(423,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(423,4,CAST('POST /views
{"id":"box","superview":"window1","frame":[10,20,100,100]}' AS BLOB),3,7,-7629291264060810093),
(423,5,CAST('POST /views
{"id":"label","class":"UILabel","superview":"window1"}' AS BLOB),10,7,-4444127575326981334),
(423,6,CAST('POST /views/window1/sendSubviewToBack
{"view": "label"}' AS BLOB),17,0,3539560436335427495);

-- conformance-780976973985
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(424,'conformance-780976973985','gxth61',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,2);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(424,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(424,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(424,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(424,4,CAST('POST /views/window1/sendSubviewToBack
{"view": "window2"}' AS BLOB),3,0,-7102066669599506133);

-- conformance-ecb8df206105
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(426,'conformance-ecb8df206105','7kkdza',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,16);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(426,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(426,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(426,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(426,4,CAST('POST /views
{"id":"label","class":"UILabel","superview":"window1"}' AS BLOB),3,7,-4444127575326981334),
(426,5,CAST('POST /views
{"id":"box","superview":"window1","frame":[10,20,100,100]}' AS BLOB),10,7,-7629291264060810093),
(426,6,CAST('POST /views/window1/exchangeSubview
{"at": 0, "with": 1}' AS BLOB),17,0,-8975748436451015909);

-- conformance-5bb8eb31e341
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(429,'conformance-5bb8eb31e341','uh4kg8',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,10);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(429,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(429,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(429,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(429,4,CAST('POST /views
{"id":"label","class":"UILabel","superview":"window1"}' AS BLOB),3,7,-4444127575326981334),
(429,5,CAST('POST /views/label/setNeedsLayout
' AS BLOB),10,1,7857645629799204793);

-- conformance-b6751d6cbccd
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(430,'conformance-b6751d6cbccd','so3rv7',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,3);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(430,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(430,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(430,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(430,4,CAST('POST /views
{"id":"label"}' AS BLOB),3,0,-4863440630518619069),
(430,5,CAST('POST /views/label/layoutIfNeeded
' AS BLOB),3,1,-5178150458858033012);

-- conformance-7efae0d46f2e
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(461,'conformance-7efae0d46f2e','a5d6qn',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,10);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(461,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(461,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(461,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(461,4,CAST('POST /views
{"id":"label","superview":"window1","retained":false}' AS BLOB),3,7,4108048969575255149),
(461,5,CAST('PATCH /windows/window1
{"respondsTo":["copy:"]}' AS BLOB),10,0,-8082550522805392743),
(461,6,CAST('POST /application/sendAction
{"action": "copy:", "to": null, "from": "label"}' AS BLOB),10,1,-4040530230937098542);

-- conformance-35b94600b6f9
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(462,'conformance-35b94600b6f9','8rpmyh',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,9);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(462,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(462,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(462,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(462,4,CAST('POST /views
{"id":"label","superview":"window1","retained":false}' AS BLOB),3,7,4108048969575255149),
(462,5,CAST('POST /application/sendAction
{"action": "copy:", "from": "label"}' AS BLOB),10,0,3868281487155075390);

-- conformance-564a4241b71a
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(467,'conformance-564a4241b71a','p4dleo',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,2);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(467,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(467,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(467,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(467,4,CAST('POST /inputs
{"type": "touch", "at": {"x": 100, "y": 150}, "phase": "began"}' AS BLOB),3,0,4403880618819137389);

-- conformance-d1b89d3aaa5c
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(475,'conformance-d1b89d3aaa5c','7f1q82',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,3);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(475,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(475,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(475,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(475,4,CAST('PATCH /windows/window1
{"canBecomeFirstResponder":true}' AS BLOB),3,0,354184179893432718),
(475,5,CAST('POST /views/window1/becomeFirstResponder
' AS BLOB),3,1,4910305200472477170);

-- conformance-5aaf7cd6a9c9
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(476,'conformance-5aaf7cd6a9c9','qsbzqr',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,2);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(476,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(476,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(476,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(476,4,CAST('POST /views/window1/becomeFirstResponder
' AS BLOB),3,0,4910305200472477170);

-- conformance-42a45ac0f7ea
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(477,'conformance-42a45ac0f7ea','trk7q8',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,4);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(477,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(477,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(477,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(477,4,CAST('PATCH /windows/window1
{"canBecomeFirstResponder":true}' AS BLOB),3,0,354184179893432718),
(477,5,CAST('POST /views/window1/becomeFirstResponder
' AS BLOB),3,1,4910305200472477170),
(477,6,CAST('POST /views/window1/resignFirstResponder
' AS BLOB),4,1,714465566871434329);

-- conformance-11c30050eedc
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(478,'conformance-11c30050eedc','jt361s',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,2);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(478,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(478,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(478,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(478,4,CAST('POST /views/window1/resignFirstResponder
' AS BLOB),3,0,714465566871434329);

-- conformance-89edec8b05b0
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(480,'conformance-89edec8b05b0','pohtjw',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,2);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(480,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(480,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(480,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(480,4,CAST('POST /controllers
{"id":"home"}' AS BLOB),3,0,1247198125678713245);

-- conformance-3d85c7d30cf5
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(486,'conformance-3d85c7d30cf5','d1hnea',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,5);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(486,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(486,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(486,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(486,4,CAST('POST /controllers
{"id":"home"}' AS BLOB),3,0,1247198125678713245),
(486,5,CAST('POST /controllers/home/loadViewIfNeeded
' AS BLOB),3,2,6069127483404412151),
(486,6,CAST('PATCH /controllers/home
{"view": null}' AS BLOB),5,1,3230239749659781285);

-- conformance-852016a29427
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(487,'conformance-852016a29427','ezhcsg',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,4);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(487,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(487,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(487,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(487,4,CAST('POST /controllers
{"id":"home"}' AS BLOB),3,0,1247198125678713245),
(487,5,CAST('POST /controllers/home/loadViewIfNeeded
' AS BLOB),3,2,6069127483404412151),
(487,6,CAST('POST /controllers
{"id":"list"}' AS BLOB),5,0,-3168621692532355338);

-- conformance-7e900e0183b5
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(488,'conformance-7e900e0183b5','kgy3qv',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,3);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(488,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(488,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(488,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(488,4,CAST('POST /controllers
{"id":"home"}' AS BLOB),3,0,1247198125678713245),
(488,5,CAST('DELETE /controllers/home
' AS BLOB),3,1,2195641292994224696);

-- conformance-cd904b8668ce
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(489,'conformance-cd904b8668ce','ua8dfk',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,15);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(489,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(489,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(489,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(489,4,CAST('POST /controllers
{"id":"home"}' AS BLOB),3,0,1247198125678713245),
(489,5,CAST('PATCH /windows/window1
{"rootViewController":"home"}' AS BLOB),3,13,-4072015181574106237),
(489,6,CAST('DELETE /controllers/home
' AS BLOB),16,0,2195641292994224696);

-- conformance-f2aedc0a0b90
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(490,'conformance-f2aedc0a0b90','827i13',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,4);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(490,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(490,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(490,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(490,4,CAST('POST /controllers
{"id":"home"}' AS BLOB),3,0,1247198125678713245),
(490,5,CAST('POST /controllers/home/loadViewIfNeeded
' AS BLOB),3,2,6069127483404412151);

-- conformance-d2c1445f7fdb
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(494,'conformance-d2c1445f7fdb','5jvd37',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',7,4);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(494,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(494,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(494,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(494,4,CAST('POST /controllers
{"id":"home"}' AS BLOB),3,0,1247198125678713245),
(494,5,CAST('POST /controllers
{"id":"list"}' AS BLOB),3,0,-3168621692532355338),
(494,6,CAST('POST /controllers/home/addChild
{"controller":"list"}' AS BLOB),3,1,-3795973120486482399),
(494,7,CAST('POST /controllers/list/removeFromParent
' AS BLOB),4,1,8402286652156911109);

-- conformance-44a1c2529970
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(495,'conformance-44a1c2529970','xwjt2s',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,3);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(495,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(495,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(495,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(495,4,CAST('POST /controllers
{"id":"home"}' AS BLOB),3,0,1247198125678713245),
(495,5,CAST('POST /controllers
{"id":"list"}' AS BLOB),3,0,-3168621692532355338),
(495,6,CAST('POST /controllers/list/willMove
{"toParent": "home"}' AS BLOB),3,1,-6659620690878200550);

-- conformance-d41e94a82493
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(497,'conformance-d41e94a82493','63pf46',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,3);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(497,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(497,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(497,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(497,4,CAST('POST /controllers
{"id":"home"}' AS BLOB),3,0,1247198125678713245),
(497,5,CAST('POST /controllers
{"id":"list"}' AS BLOB),3,0,-3168621692532355338),
(497,6,CAST('POST /controllers/list/didMove
{"toParent": "home"}' AS BLOB),3,1,1157567851166382431);

-- conformance-2e806beaf4b9
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(499,'conformance-2e806beaf4b9','5mn2aa',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,3);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(499,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(499,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(499,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(499,4,CAST('POST /controllers
{"id":"list"}' AS BLOB),3,0,-3168621692532355338),
(499,5,CAST('POST /controllers/list/beginAppearanceTransition
{"isAppearing": true, "animated": true}' AS BLOB),3,1,-3672643432525731975);

-- conformance-1297e80d8c86
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(501,'conformance-1297e80d8c86','qtmtls',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,2);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(501,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(501,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(501,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(501,4,CAST('POST /controllers
{"id":"list"}' AS BLOB),3,0,-3168621692532355338),
(501,5,CAST('POST /controllers/list/endAppearanceTransition
' AS BLOB),3,0,2491418434297859523);

-- conformance-89ef5ed16e5e
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(502,'conformance-89ef5ed16e5e','j4cqzm',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',8,70);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(502,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(502,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(502,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(502,4,CAST('POST /controllers
{"id":"A"}' AS BLOB),3,0,4162450971514515807),
(502,5,CAST('POST /controllers
{"id":"B"}' AS BLOB),3,0,3538380266134488278),
(502,6,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","viewControllers":["A"]}' AS BLOB),3,2,-5701852371042469372),
(502,7,CAST('PATCH /windows/window1
{"rootViewController":"nav"}' AS BLOB),5,43,1303366654942019247),
(502,8,CAST('POST /controllers/nav/push
{"controller": "B", "animated": true}' AS BLOB),48,23,-1480190911801063831);

-- conformance-65ecb035e960
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(503,'conformance-65ecb035e960','b42l9p',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,2);
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
{"id":"B"}' AS BLOB),3,0,3538380266134488278);

-- conformance-142f9aa73c2d
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(506,'conformance-142f9aa73c2d','uua3i6',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',8,72);
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
{"id":"nav","class":"UINavigationController","viewControllers":["A","B"]}' AS BLOB),3,4,-3563648204453638882),
(506,7,CAST('PATCH /windows/window1
{"rootViewController":"nav"}' AS BLOB),7,43,1303366654942019247),
(506,8,CAST('POST /controllers/nav/pop
{"animated": true}' AS BLOB),50,23,-2909001897604669146);

-- conformance-5c49a2fc3f1a
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(509,'conformance-5c49a2fc3f1a','xyyg87',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',7,8);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(509,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(509,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(509,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(509,4,CAST('POST /controllers
{"id":"A"}' AS BLOB),3,0,4162450971514515807),
(509,5,CAST('POST /controllers
{"id":"B"}' AS BLOB),3,0,3538380266134488278),
(509,6,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","viewControllers":["A","B"]}' AS BLOB),3,4,-3563648204453638882),
(509,7,CAST('POST /controllers/nav/popTo
{"controller": "A"}' AS BLOB),7,2,4688772006454984757);

-- conformance-84e50b5b1a33
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(511,'conformance-84e50b5b1a33','odcts6',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,4);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(511,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(511,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(511,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(511,4,CAST('POST /controllers
{"id":"A"}' AS BLOB),3,0,4162450971514515807),
(511,5,CAST('POST /controllers
{"id":"B"}' AS BLOB),3,0,3538380266134488278),
(511,6,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","viewControllers":["A"]}' AS BLOB),3,2,-5701852371042469372);

-- conformance-3211dc708914
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(512,'conformance-3211dc708914','apnj72',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',7,8);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(512,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(512,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(512,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(512,4,CAST('POST /controllers
{"id":"A"}' AS BLOB),3,0,4162450971514515807),
(512,5,CAST('POST /controllers
{"id":"B"}' AS BLOB),3,0,3538380266134488278),
(512,6,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","viewControllers":["A","B"]}' AS BLOB),3,4,-3563648204453638882),
(512,7,CAST('POST /controllers/nav/popToRoot
{}' AS BLOB),7,2,2572033617891084490);

-- conformance-8ae09571f78b
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(514,'conformance-8ae09571f78b','rztofg',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',8,75);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(514,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(514,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(514,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(514,4,CAST('POST /controllers
{"id":"A"}' AS BLOB),3,0,4162450971514515807),
(514,5,CAST('POST /controllers
{"id":"B"}' AS BLOB),3,0,3538380266134488278),
(514,6,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","viewControllers":["A","B"]}' AS BLOB),3,4,-3563648204453638882),
(514,7,CAST('PATCH /windows/window1
{"rootViewController":"nav"}' AS BLOB),7,43,1303366654942019247),
(514,8,CAST('POST /controllers/nav/swipeBack
{"cancelled": true}' AS BLOB),50,26,-7704239828850228038);

-- conformance-6706ba610a6d
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(516,'conformance-6706ba610a6d','j9v6hu',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',7,6);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(516,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(516,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(516,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(516,4,CAST('POST /controllers
{"id":"A"}' AS BLOB),3,0,4162450971514515807),
(516,5,CAST('POST /controllers
{"id":"B"}' AS BLOB),3,0,3538380266134488278),
(516,6,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","viewControllers":["A"]}' AS BLOB),3,2,-5701852371042469372),
(516,7,CAST('POST /controllers/nav/setViewControllers
{"viewControllers": ["A", "B"], "animated": false}' AS BLOB),5,2,-9023378915128651279);

-- conformance-35bfaef1ca11
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(517,'conformance-35bfaef1ca11','a38bvy',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',7,17);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(517,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(517,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(517,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(517,4,CAST('POST /controllers
{"id":"A"}' AS BLOB),3,0,4162450971514515807),
(517,5,CAST('POST /controllers
{"id":"B"}' AS BLOB),3,0,3538380266134488278),
(517,6,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","viewControllers":["A"]}' AS BLOB),3,2,-5701852371042469372),
(517,7,CAST('PATCH /windows/window1
{"rootViewController":"B"}' AS BLOB),5,13,8890094133412208176);

-- conformance-312bf2222582
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(519,'conformance-312bf2222582','2bn6ce',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',8,77);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(519,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(519,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(519,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(519,4,CAST('POST /controllers
{"id":"A"}' AS BLOB),3,0,4162450971514515807),
(519,5,CAST('POST /controllers
{"id":"B"}' AS BLOB),3,0,3538380266134488278),
(519,6,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","viewControllers":["A","B"]}' AS BLOB),3,4,-3445266292081648302),
(519,7,CAST('PATCH /windows/window1
{"rootViewController":"tab"}' AS BLOB),7,43,-6002941170303961955),
(519,8,CAST('POST /controllers/tab/select
{"index": 1}' AS BLOB),50,28,-7777904723149120043);

-- conformance-72586deeba94
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(522,'conformance-72586deeba94','7f86vh',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',7,41);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(522,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(522,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(522,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(522,4,CAST('POST /controllers
{"id":"home"}' AS BLOB),3,0,1247198125678713245),
(522,5,CAST('POST /controllers
{"id":"detail"}' AS BLOB),3,0,226710337616855483),
(522,6,CAST('PATCH /windows/window1
{"rootViewController":"home"}' AS BLOB),3,13,-4072015181574106237),
(522,7,CAST('POST /application/present
{"from": "keyWindow", "viewController": "detail"}' AS BLOB),16,26,4562025613966354775);

-- conformance-a00d464fd1da
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(523,'conformance-a00d464fd1da','ghdgyd',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,15);
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
{"rootViewController":"home"}' AS BLOB),3,13,-4072015181574106237);

-- conformance-a7d9db999b9f
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(524,'conformance-a7d9db999b9f','ikkkse',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',7,51);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(524,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(524,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(524,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(524,4,CAST('POST /controllers
{"id":"home"}' AS BLOB),3,0,1247198125678713245),
(524,5,CAST('POST /controllers
{"id":"detail"}' AS BLOB),3,0,226710337616855483),
(524,6,CAST('PATCH /windows/window1
{"rootViewController":"home"}' AS BLOB),3,13,-4072015181574106237),
(524,7,CAST('POST /controllers/home/present
{"viewController": "detail", "animated": true, "completion": "shown"}' AS BLOB),16,36,2778618159857634301);

-- conformance-5ddcd7f45b18
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(526,'conformance-5ddcd7f45b18','nl1jp4',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',8,63);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(526,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(526,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(526,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(526,4,CAST('POST /controllers
{"id":"home"}' AS BLOB),3,0,1247198125678713245),
(526,5,CAST('POST /controllers
{"id":"detail"}' AS BLOB),3,0,226710337616855483),
(526,6,CAST('PATCH /windows/window1
{"rootViewController":"home"}' AS BLOB),3,13,-4072015181574106237),
(526,7,CAST('POST /controllers/home/present
{"viewController":"detail"}' AS BLOB),16,26,-3963112105157109889),
(526,8,CAST('POST /controllers/detail/dismiss
{"animated": false, "completion": "gone"}' AS BLOB),42,22,-1070797787143465567);

-- conformance-0dcad1e86e0b
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(529,'conformance-0dcad1e86e0b','vjzraa',CAST('{"profile":"ios13","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"optional","touchMakesKey":false,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,86);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(529,1,CAST('POST /windows
{"id":"window1","isHidden":false}' AS BLOB),1,1,-6612510271255850640),
(529,2,CAST('POST /controllers
{"id":"home"}' AS BLOB),2,0,1247198125678713245),
(529,3,CAST('POST /controllers
{"id":"detail"}' AS BLOB),2,0,226710337616855483),
(529,4,CAST('PATCH /windows/window1
{"rootViewController":"home"}' AS BLOB),2,25,-4072015181574106237),
(529,5,CAST('POST /controllers/home/present
{"viewController":"detail"}' AS BLOB),27,31,-3963112105157109889),
(529,6,CAST('POST /controllers/detail/pullDown
' AS BLOB),58,29,934687734084597353);

-- conformance-3562fe1609fe
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(533,'conformance-3562fe1609fe','c5fo1w',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,16);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(533,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(533,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(533,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(533,4,CAST('POST /controllers
{"id":"home","canBecomeFirstResponder":true}' AS BLOB),3,0,-8696519381029710738),
(533,5,CAST('PATCH /windows/window1
{"rootViewController":"home"}' AS BLOB),3,13,-4072015181574106237),
(533,6,CAST('POST /controllers/home/becomeFirstResponder
' AS BLOB),16,1,7809399770486076765);

-- conformance-72fedf285d69
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(534,'conformance-72fedf285d69','85ff9z',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',7,17);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(534,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(534,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(534,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(534,4,CAST('POST /controllers
{"id":"home","canBecomeFirstResponder":true}' AS BLOB),3,0,-8696519381029710738),
(534,5,CAST('PATCH /windows/window1
{"rootViewController":"home"}' AS BLOB),3,13,-4072015181574106237),
(534,6,CAST('POST /controllers/home/becomeFirstResponder
' AS BLOB),16,1,7809399770486076765),
(534,7,CAST('POST /controllers/home/resignFirstResponder
' AS BLOB),17,1,1386418163584862970);

-- conformance-16c9de5f29de
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(535,'conformance-16c9de5f29de','o58co0',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',9,49);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(535,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(535,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(535,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(535,4,CAST('POST /controllers
{"id":"home"}' AS BLOB),3,0,1247198125678713245),
(535,5,CAST('POST /controllers
{"id":"detail"}' AS BLOB),3,0,226710337616855483),
(535,6,CAST('PATCH /windows/window1
{"rootViewController":"home"}' AS BLOB),3,13,-4072015181574106237),
(535,7,CAST('POST /controllers
{"id":"ask","class":"UIAlertController","title":"Delete?","actions":[{"title":"Cancel","style":"cancel"},{"title":"OK"}]}' AS BLOB),16,0,-4789985127584405081),
(535,8,CAST('POST /controllers/home/present
{"viewController":"ask"}' AS BLOB),16,19,-6852653682746117891),
(535,9,CAST('POST /controllers/ask/chooseAction
{"action": "OK"}' AS BLOB),35,15,2640829513525066979);

-- conformance-506cf78839a4
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(537,'conformance-506cf78839a4','w002ft',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',8,34);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(537,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(537,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(537,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(537,4,CAST('POST /controllers
{"id":"home"}' AS BLOB),3,0,1247198125678713245),
(537,5,CAST('POST /controllers
{"id":"detail"}' AS BLOB),3,0,226710337616855483),
(537,6,CAST('PATCH /windows/window1
{"rootViewController":"home"}' AS BLOB),3,13,-4072015181574106237),
(537,7,CAST('POST /controllers
{"id":"ask","class":"UIAlertController","title":"Delete?","actions":[{"title":"Cancel","style":"cancel"},{"title":"OK"}]}' AS BLOB),16,0,-4789985127584405081),
(537,8,CAST('POST /controllers/home/present
{"viewController":"ask"}' AS BLOB),16,19,-6852653682746117891);

-- conformance-ef6b78258835
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(538,'conformance-ef6b78258835','ate1rj',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,2);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(538,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(538,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(538,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(538,4,CAST('POST /alerts
{"id":"ask","title":"Delete?","buttons":["Cancel","OK"]}' AS BLOB),3,0,-3235569520939773810);

-- conformance-fd99562a3cb7
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(542,'conformance-fd99562a3cb7','opb71w',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,32);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(542,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(542,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(542,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(542,4,CAST('POST /alerts
{"id":"ask","title":"Delete?","buttons":["Cancel","OK"]}' AS BLOB),3,0,-3235569520939773810),
(542,5,CAST('POST /alerts/ask/show
' AS BLOB),3,30,-5686727630897093027);

-- conformance-f2b717d9eaad
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(544,'conformance-f2b717d9eaad','8d6ybo',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,61);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(544,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(544,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(544,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(544,4,CAST('POST /alerts
{"id":"ask","title":"Delete?","buttons":["Cancel","OK"]}' AS BLOB),3,0,-3235569520939773810),
(544,5,CAST('POST /alerts/ask/show
' AS BLOB),3,30,-5686727630897093027),
(544,6,CAST('POST /alerts/ask/clickButton
{"button": "OK"}' AS BLOB),33,29,3191354159861396438);

-- conformance-f06b705e421c
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(549,'conformance-f06b705e421c','u861c6',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"manual","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,14);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(549,1,CAST('POST /controllers
{"id":"home"}' AS BLOB),1,0,1247198125678713245),
(549,2,CAST('POST /windows
{"id":"window","rootViewController":"home","isHidden":false}' AS BLOB),1,13,-4874323399837729831),
(549,3,CAST('POST /runLoop
{"turns": 1}' AS BLOB),14,1,-4484990635017515158);

-- conformance-120dc43de74a
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(554,'conformance-120dc43de74a','lgaxoe',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,5);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(554,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(554,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(554,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(554,4,CAST('PUT /references/window1
{"object": "window2"}' AS BLOB),3,3,3014891366256670828);

-- conformance-3d57aa6e660d
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(561,'conformance-3d57aa6e660d','akpze1',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',7,22);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(561,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(561,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(561,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(561,4,CAST('POST /controllers
{"id":"home"}' AS BLOB),3,0,1247198125678713245),
(561,5,CAST('POST /views
{"id":"map","class":"MKMapView","superview":"window1"}' AS BLOB),3,7,-620495186325895427),
(561,6,CAST('PATCH /windows/window1
{"rootViewController":"home"}' AS BLOB),10,13,-4072015181574106237),
(561,7,CAST('POST /views/window1/sendSubviewToBack
{"view":"map"}' AS BLOB),23,0,6914118710644968555);

-- conformance-35912f76f612
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(598,'conformance-35912f76f612','lpcvbu',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,2);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(598,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305,NULL,NULL),
(598,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150,NULL,NULL),
(598,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140,NULL,NULL),
(598,4,CAST('POST /windows/window1/makeKey
' AS BLOB),3,0,-7381356488033478155,'638d65c42dbfdde3',1795546315);

-- conformance-7b9f8e28d11d
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(602,'conformance-7b9f8e28d11d','ppbno5',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,3);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(602,1,CAST('POST /windows
{"id": "w0", "isHidden": true}' AS BLOB),1,0,-6139018383506508159),
(602,2,CAST('POST /windows
{"id": "w1", "isHidden": false}' AS BLOB),1,1,-7097176763792143139),
(602,3,CAST('POST /windows
{"id": "w2", "isHidden": true}' AS BLOB),2,0,-3685725455826588777),
(602,4,CAST('POST /windows
{"id": "w3", "isHidden": false}' AS BLOB),2,1,8426420568924505435),
(602,5,CAST('POST /windows
{"id": "w4", "isHidden": true}' AS BLOB),3,0,1447864770616152949),
(602,6,CAST('POST /windows
{"id": "w5", "isHidden": false}' AS BLOB),3,1,-8017898140949019767);

-- si8apk79l
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(606,'si8apk79l','9lxz06',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',7,14);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(606,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(606,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(606,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert"}' AS BLOB),3,0,4155009011119355803),
(606,4,CAST('POST /windows/window2/makeKeyAndVisible
' AS BLOB),3,3,4241282761100129941),
(606,5,CAST('POST /views
{"id":"box","superview":"window2","frame":[0,0,50,50]}' AS BLOB),6,7,-2751280275344893467),
(606,6,CAST('PATCH /windows/window2
{"alpha":0.5}' AS BLOB),13,0,-9111925334568283803),
(606,7,CAST('DELETE /windows/window1
' AS BLOB),13,2,8141115962310231834);

-- conformance-f0051863585d
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(782,'conformance-f0051863585d','qmj7ro',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,2);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(782,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305,NULL,NULL),
(782,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150,NULL,NULL),
(782,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert"}' AS BLOB),3,0,4155009011119355803,NULL,NULL),
(782,4,CAST('POST /windows
{"id": "w"}' AS BLOB),3,0,2818859145863638055,'2e0abdbf7a877565',1795546317);

-- conformance-51d813a29eca
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(783,'conformance-51d813a29eca','i0ml4n',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,3);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(783,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305,NULL,NULL),
(783,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150,NULL,NULL),
(783,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert"}' AS BLOB),3,0,4155009011119355803,NULL,NULL),
(783,4,CAST('POST /windows
{"id": "w"}' AS BLOB),3,0,2818859145863638055,'1d75940d22cf478e',1795546317),
(783,5,CAST('DELETE /windows/w
' AS BLOB),3,1,3782018682671602308,NULL,NULL);

-- conformance-9387dafdcada
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(785,'conformance-9387dafdcada','w0d039',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',1,0);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(785,1,CAST('POST /windows
{"id": "w"}' AS BLOB),1,0,2818859145863638055,'f196c764f15052c0',1795546317);

-- conformance-5cbb101fdcff
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(804,'conformance-5cbb101fdcff','tkebxu',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',8,2);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(804,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(804,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(804,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert"}' AS BLOB),3,0,4155009011119355803),
(804,4,CAST('POST /windows
{"id": "n0"}' AS BLOB),3,0,-5729840865192310794),
(804,5,CAST('POST /windows
{"id": "n1"}' AS BLOB),3,0,-6411336863879188931),
(804,6,CAST('POST /windows
{"id": "n2"}' AS BLOB),3,0,-4538834476669258640),
(804,7,CAST('POST /windows
{"id": "n3"}' AS BLOB),3,0,-5105770159812283265),
(804,8,CAST('POST /windows
{"id": "n4"}' AS BLOB),3,0,-8226422753875294302);

-- conformance-952bd5f69636
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(815,'conformance-952bd5f69636','f24cq8',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,2);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(815,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(815,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(815,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert"}' AS BLOB),3,0,4155009011119355803),
(815,4,CAST('POST /views
{"id":"f","class":"UITextField"}' AS BLOB),3,0,-1921863416123477546),
(815,5,CAST('PATCH /views/f
{"text": "\u00e4"}' AS BLOB),3,0,4792177001668969512),
(815,6,CAST('PATCH /views/f
{"text": "ä"}' AS BLOB),3,0,8690085988102096561);

-- conformance-82f731d62d5b
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(832,'conformance-82f731d62d5b','fhv4mf',CAST('{"profile":"ios13","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"optional","touchMakesKey":false,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',0,0);

-- conformance-8fa51d06759d
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(870,'conformance-8fa51d06759d','4gpjib',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',13,2);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(870,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(870,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(870,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert"}' AS BLOB),3,0,4155009011119355803),
(870,4,CAST('POST /inputs
{"type": "touch", "phase": "began", "at": [50, 100], "finger": 0}' AS BLOB),3,0,-7844422716753650936),
(870,5,CAST('POST /inputs
{"type": "touch", "phase": "began", "at": [50, 100], "finger": 1}' AS BLOB),3,0,-7845544218614236931),
(870,6,CAST('POST /inputs
{"type": "touch", "phase": "began", "at": [50, 100], "finger": 2}' AS BLOB),3,0,-7846388643544513754),
(870,7,CAST('POST /inputs
{"type": "touch", "phase": "began", "at": [50, 100], "finger": 3}' AS BLOB),3,0,-7847237466521303421),
(870,8,CAST('POST /inputs
{"type": "touch", "phase": "began", "at": [50, 100], "finger": 4}' AS BLOB),3,0,-7848363366428402260),
(870,9,CAST('POST /inputs
{"type": "touch", "phase": "began", "at": [50, 100], "finger": 5}' AS BLOB),3,0,-7849203393312166239),
(870,10,CAST('POST /inputs
{"type": "touch", "phase": "began", "at": [50, 100], "finger": 6}' AS BLOB),3,0,-7850329293219265078),
(870,11,CAST('POST /inputs
{"type": "touch", "phase": "began", "at": [50, 100], "finger": 7}' AS BLOB),3,0,-7851178116196054745),
(870,12,CAST('POST /inputs
{"type": "touch", "phase": "began", "at": [50, 100], "finger": 8}' AS BLOB),3,0,-7836822892380970304),
(870,13,CAST('POST /inputs
{"type": "touch", "phase": "began", "at": [50, 100], "finger": 9}' AS BLOB),3,0,-7837662919264734283);

-- conformance-52f7a4981bb6
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(875,'conformance-52f7a4981bb6','lfjcva',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',35,17);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(875,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(875,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(875,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert"}' AS BLOB),3,0,4155009011119355803),
(875,4,CAST('POST /controllers
{"id":"c0"}' AS BLOB),3,0,-6979715688631141979),
(875,5,CAST('POST /controllers
{"id":"c1"}' AS BLOB),3,0,-6359299759902530914),
(875,6,CAST('POST /controllers
{"id":"c2"}' AS BLOB),3,0,-5735229054522503385),
(875,7,CAST('POST /controllers
{"id":"c3"}' AS BLOB),3,0,-5046133231462944616),
(875,8,CAST('POST /controllers
{"id":"c4"}' AS BLOB),3,0,8970446496395426129),
(875,9,CAST('POST /controllers
{"id":"c5"}' AS BLOB),3,0,-8856163123562336438),
(875,10,CAST('POST /controllers
{"id":"c6"}' AS BLOB),3,0,-8170730873247219821),
(875,11,CAST('POST /controllers
{"id":"c7"}' AS BLOB),3,0,-7542715120145928124),
(875,12,CAST('POST /controllers
{"id":"c8"}' AS BLOB),3,0,-1925190366330085875),
(875,13,CAST('POST /controllers
{"id":"c9"}' AS BLOB),3,0,-1304774437601474810),
(875,14,CAST('POST /controllers
{"id":"c10"}' AS BLOB),3,0,7835492817002062080),
(875,15,CAST('POST /controllers
{"id":"c11"}' AS BLOB),3,0,7207758538877592399),
(875,16,CAST('POST /controllers
{"id":"c12"}' AS BLOB),3,0,6644767903455831942),
(875,17,CAST('POST /controllers
{"id":"c13"}' AS BLOB),3,0,6024351974727220877),
(875,18,CAST('POST /controllers
{"id":"c14"}' AS BLOB),3,0,5338910928319078572),
(875,19,CAST('POST /controllers
{"id":"c15"}' AS BLOB),3,0,4710895175217786875),
(875,20,CAST('POST /controllers
{"id":"c16"}' AS BLOB),3,0,4086824469837759346),
(875,21,CAST('POST /controllers/c0/addChild
{"controller":"c1"}' AS BLOB),3,1,7973910491166524389),
(875,22,CAST('POST /controllers/c1/addChild
{"controller":"c2"}' AS BLOB),4,1,-1933292775707020319),
(875,23,CAST('POST /controllers/c2/addChild
{"controller":"c3"}' AS BLOB),5,1,-3568722957882250499),
(875,24,CAST('POST /controllers/c3/addChild
{"controller":"c4"}' AS BLOB),6,1,-778561360891277815),
(875,25,CAST('POST /controllers/c4/addChild
{"controller":"c5"}' AS BLOB),7,1,-3136144845770873259),
(875,26,CAST('POST /controllers/c5/addChild
{"controller":"c6"}' AS BLOB),8,1,-7026739591611507815),
(875,27,CAST('POST /controllers/c6/addChild
{"controller":"c7"}' AS BLOB),9,1,6487506673396942349),
(875,28,CAST('POST /controllers/c7/addChild
{"controller":"c8"}' AS BLOB),10,1,3390809031165595345),
(875,29,CAST('POST /controllers/c8/addChild
{"controller":"c9"}' AS BLOB),11,1,7728879945837915925),
(875,30,CAST('POST /controllers/c9/addChild
{"controller":"c10"}' AS BLOB),12,1,539922851428794346),
(875,31,CAST('POST /controllers/c10/addChild
{"controller":"c11"}' AS BLOB),13,1,2172672661707424697),
(875,32,CAST('POST /controllers/c11/addChild
{"controller":"c12"}' AS BLOB),14,1,2123309704283790543),
(875,33,CAST('POST /controllers/c12/addChild
{"controller":"c13"}' AS BLOB),15,1,-4670756706969210779),
(875,34,CAST('POST /controllers/c13/addChild
{"controller":"c14"}' AS BLOB),16,1,76474513661008895),
(875,35,CAST('POST /controllers/c14/addChild
{"controller":"c15"}' AS BLOB),17,1,-7342809924353910487);

