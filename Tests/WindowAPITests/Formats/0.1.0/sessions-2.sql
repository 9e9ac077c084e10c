-- conformance-694a0f023f5b
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(877,'conformance-694a0f023f5b','elisir',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',18,17);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(877,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(877,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(877,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert"}' AS BLOB),3,0,4155009011119355803),
(877,4,CAST('POST /screens
{"size": [100, 100]}' AS BLOB),3,1,8049283032083640586),
(877,5,CAST('POST /screens
{"size": [100, 100]}' AS BLOB),4,1,8049283032083640586),
(877,6,CAST('POST /screens
{"size": [100, 100]}' AS BLOB),5,1,8049283032083640586),
(877,7,CAST('POST /screens
{"size": [100, 100]}' AS BLOB),6,1,8049283032083640586),
(877,8,CAST('POST /screens
{"size": [100, 100]}' AS BLOB),7,1,8049283032083640586),
(877,9,CAST('POST /screens
{"size": [100, 100]}' AS BLOB),8,1,8049283032083640586),
(877,10,CAST('POST /screens
{"size": [100, 100]}' AS BLOB),9,1,8049283032083640586),
(877,11,CAST('POST /screens
{"size": [100, 100]}' AS BLOB),10,1,8049283032083640586),
(877,12,CAST('POST /screens
{"size": [100, 100]}' AS BLOB),11,1,8049283032083640586),
(877,13,CAST('POST /screens
{"size": [100, 100]}' AS BLOB),12,1,8049283032083640586),
(877,14,CAST('POST /screens
{"size": [100, 100]}' AS BLOB),13,1,8049283032083640586),
(877,15,CAST('POST /screens
{"size": [100, 100]}' AS BLOB),14,1,8049283032083640586),
(877,16,CAST('POST /screens
{"size": [100, 100]}' AS BLOB),15,1,8049283032083640586),
(877,17,CAST('POST /screens
{"size": [100, 100]}' AS BLOB),16,1,8049283032083640586),
(877,18,CAST('POST /screens
{"size": [100, 100]}' AS BLOB),17,1,8049283032083640586);

-- conformance-0874896ecc88
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(965,'conformance-0874896ecc88','hzl983',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,9);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(965,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(965,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(965,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(965,4,CAST('POST /views
{"id":"label","superview":"window1","retained":false}' AS BLOB),3,7,4108048969575255149),
(965,5,CAST('PATCH /windows/window1
{"respondsTo":["copy:"]}' AS BLOB),10,0,-8082550522805392743);

-- conformance-07cf63dc04c3
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(993,'conformance-07cf63dc04c3','yq3nzj',CAST('{"profile":"ios13","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"optional","touchMakesKey":false,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,57);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(993,1,CAST('POST /windows
{"id":"window1","isHidden":false}' AS BLOB),1,1,-6612510271255850640),
(993,2,CAST('POST /controllers
{"id":"home"}' AS BLOB),2,0,1247198125678713245),
(993,3,CAST('POST /controllers
{"id":"detail"}' AS BLOB),2,0,226710337616855483),
(993,4,CAST('PATCH /windows/window1
{"rootViewController":"home"}' AS BLOB),2,25,-4072015181574106237),
(993,5,CAST('POST /controllers/home/present
{"viewController":"detail"}' AS BLOB),27,31,-3963112105157109889);

-- conformance-f031eccfc65e
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(1005,'conformance-f031eccfc65e','vckx0m',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"manual","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',2,13);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(1005,1,CAST('POST /controllers
{"id":"home"}' AS BLOB),1,0,1247198125678713245),
(1005,2,CAST('POST /windows
{"id":"window","rootViewController":"home","isHidden":false}' AS BLOB),1,13,-4874323399837729831);

-- conformance-5f7c77b0d330
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2251,'conformance-5f7c77b0d330','rlnc6a',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,2);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(2251,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305,NULL,NULL),
(2251,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150,NULL,NULL),
(2251,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140,NULL,NULL),
(2251,4,CAST('POST /commands
[{"method": "PUT", "path": "/references/static.alert", "body": {"object": "window2"}}, {"method": "DELETE", "path": "/references/window2"}]' AS BLOB),3,0,-7525798825207044573,'290acea357e328ac',1795546332);

-- conformance-4293986e8fd8
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2252,'conformance-4293986e8fd8','uc0s79',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,2);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(2252,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305,NULL,NULL),
(2252,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150,NULL,NULL),
(2252,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140,NULL,NULL),
(2252,4,CAST('POST /nibs
{"windows": []}' AS BLOB),3,0,6691373794581155651,'77dc99bfea63e5fc',1795546332);

-- conformance-0c3c4d39b65a
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2254,'conformance-0c3c4d39b65a','095md6',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,3);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(2254,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305,NULL,NULL),
(2254,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150,NULL,NULL),
(2254,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140,NULL,NULL),
(2254,4,CAST('POST /screens
{"size": {"width": 1920, "height": 1080}, "scale": 2}' AS BLOB),3,1,4176831075547811394,'ced9f6815b6e0067',1795546332);

-- conformance-1515e019509c
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2255,'conformance-1515e019509c','xlzbuh',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,4);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(2255,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305,NULL,NULL),
(2255,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150,NULL,NULL),
(2255,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140,NULL,NULL),
(2255,4,CAST('POST /screens
{"size":[1280,720]}' AS BLOB),3,1,-5055857310047175898,NULL,NULL),
(2255,5,CAST('DELETE /screens/screen2
' AS BLOB),4,1,9206935264880489293,'d95ae7fb26cd04f8',1795546332);

-- conformance-7e5d75d24479
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2257,'conformance-7e5d75d24479','gyettz',CAST('{"profile":"ios17","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',2,2);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(2257,1,CAST('POST /scenes
' AS BLOB),1,1,-5303851602882523193,NULL,NULL),
(2257,2,CAST('POST /scenes
{"id": "left", "screen": "main"}' AS BLOB),2,1,-6522797777018103362,'a62d28b9ae7fd3e3',1795546332);

-- conformance-45220b6e9d3d
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2259,'conformance-45220b6e9d3d','sp9j21',CAST('{"profile":"ios17","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',2,2);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(2259,1,CAST('POST /scenes
' AS BLOB),1,1,-5303851602882523193,NULL,NULL),
(2259,2,CAST('DELETE /scenes/scene1
' AS BLOB),2,1,-3423197349994934378,'d2cd26db27a3d0cf',1795546332);

-- conformance-db96da8c8b71
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2262,'conformance-db96da8c8b71','8th7wy',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,5);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(2262,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305,NULL,NULL),
(2262,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150,NULL,NULL),
(2262,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140,NULL,NULL),
(2262,4,CAST('DELETE /windows/window1
' AS BLOB),3,3,8141115962310231834,'010562a1add1c683',1795546332);

-- conformance-4be7c2fd272f
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2263,'conformance-4be7c2fd272f','m0l1y8',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,5);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(2263,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305,NULL,NULL),
(2263,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150,NULL,NULL),
(2263,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140,NULL,NULL),
(2263,4,CAST('POST /windows/window2/makeKeyAndVisible
{}' AS BLOB),3,3,-1427963331106338539,'1963b5a84ce8699d',1795546332);

-- conformance-dc4fdd294792
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2265,'conformance-dc4fdd294792','9f4wna',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,3);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(2265,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305,NULL,NULL),
(2265,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150,NULL,NULL),
(2265,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140,NULL,NULL),
(2265,4,CAST('POST /views
{"id": "lost", "retained": false}' AS BLOB),3,1,5885357059858114672,'59b97f07e5118ed8',1795546332);

-- conformance-656f076c4e87
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2266,'conformance-656f076c4e87','b52yqd',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,9);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(2266,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305,NULL,NULL),
(2266,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150,NULL,NULL),
(2266,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140,NULL,NULL),
(2266,4,CAST('POST /views
{"id":"label","superview":"window1","frame":[10,20,100,40]}' AS BLOB),3,7,-6339455336884791171,NULL,NULL),
(2266,5,CAST('PATCH /views/label
{"alpha": 0.5, "backgroundColor": "yellow", "tag": 7}' AS BLOB),10,0,7491667800580099504,'4578f01f7fc92e2c',1795546332);

-- conformance-84c05d536d5b
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2267,'conformance-84c05d536d5b','6f4m52',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,15);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(2267,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305,NULL,NULL),
(2267,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150,NULL,NULL),
(2267,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140,NULL,NULL),
(2267,4,CAST('POST /views
{"id":"label","class":"UILabel","superview":"window1"}' AS BLOB),3,7,-4444127575326981334,NULL,NULL),
(2267,5,CAST('DELETE /views/label
' AS BLOB),10,6,464137889706505564,'e6585db85caee393',1795546332);

-- conformance-26672731d476
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2269,'conformance-26672731d476','n5bhmj',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,14);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(2269,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305,NULL,NULL),
(2269,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150,NULL,NULL),
(2269,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140,NULL,NULL),
(2269,4,CAST('POST /views
{"id":"label","class":"UILabel","superview":"window1"}' AS BLOB),3,7,-4444127575326981334,NULL,NULL),
(2269,5,CAST('POST /views/label/removeFromSuperview
' AS BLOB),10,5,3719836645067125954,'de707f66ef1d7af0',1795546332);

-- conformance-5eff2e8a3de7
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2270,'conformance-5eff2e8a3de7','hd5crw',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,16);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(2270,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305,NULL,NULL),
(2270,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150,NULL,NULL),
(2270,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140,NULL,NULL),
(2270,4,CAST('POST /views
{"id":"label","class":"UILabel","superview":"window1"}' AS BLOB),3,7,-4444127575326981334,NULL,NULL),
(2270,5,CAST('POST /views
{"id":"box","superview":"window1","frame":[10,20,100,100]}' AS BLOB),10,7,-7629291264060810093,NULL,NULL),
(2270,6,CAST('POST /views/window1/bringSubviewToFront
{"view": "label"}' AS BLOB),17,0,-4781982056967503367,'35d52dbf49a40d59',1795546332);

-- conformance-52c80dc130a1
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2271,'conformance-52c80dc130a1','81h7hp',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,16);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(2271,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305,NULL,NULL),
(2271,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150,NULL,NULL),
(2271,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140,NULL,NULL),
(2271,4,CAST('POST /views
{"id":"box","superview":"window1","frame":[10,20,100,100]}' AS BLOB),3,7,-7629291264060810093,NULL,NULL),
(2271,5,CAST('POST /views
{"id":"label","class":"UILabel","superview":"window1"}' AS BLOB),10,7,-4444127575326981334,NULL,NULL),
(2271,6,CAST('POST /views/window1/sendSubviewToBack
{"view": "label"}' AS BLOB),17,0,3539560436335427495,'9320508b4c15d6bb',1795546332);

-- conformance-566a7f86cd4c
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2272,'conformance-566a7f86cd4c','vwmj8n',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,16);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(2272,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305,NULL,NULL),
(2272,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150,NULL,NULL),
(2272,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140,NULL,NULL),
(2272,4,CAST('POST /views
{"id":"label","class":"UILabel","superview":"window1"}' AS BLOB),3,7,-4444127575326981334,NULL,NULL),
(2272,5,CAST('POST /views
{"id":"box","superview":"window1","frame":[10,20,100,100]}' AS BLOB),10,7,-7629291264060810093,NULL,NULL),
(2272,6,CAST('POST /views/window1/exchangeSubview
{"at": 0, "with": 1}' AS BLOB),17,0,-8975748436451015909,'77bdf0a5b71f7acc',1795546332);

-- conformance-6f31fb572441
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2273,'conformance-6f31fb572441','6gjoqd',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,10);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(2273,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305,NULL,NULL),
(2273,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150,NULL,NULL),
(2273,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140,NULL,NULL),
(2273,4,CAST('POST /views
{"id":"label","class":"UILabel","superview":"window1"}' AS BLOB),3,7,-4444127575326981334,NULL,NULL),
(2273,5,CAST('POST /views/label/setNeedsLayout
' AS BLOB),10,1,7857645629799204793,'4d2c703ebf843ded',1795546332);

-- conformance-13a09a5754dd
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2275,'conformance-13a09a5754dd','j299w2',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,10);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(2275,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305,NULL,NULL),
(2275,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150,NULL,NULL),
(2275,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140,NULL,NULL),
(2275,4,CAST('POST /views
{"id":"label","superview":"window1","retained":false}' AS BLOB),3,7,4108048969575255149,NULL,NULL),
(2275,5,CAST('PATCH /windows/window1
{"respondsTo":["copy:"]}' AS BLOB),10,0,-8082550522805392743,NULL,NULL),
(2275,6,CAST('POST /application/sendAction
{"action": "copy:", "to": null, "from": "label"}' AS BLOB),10,1,-4040530230937098542,'ad23809b8cb99cb9',1795546332);

-- conformance-f12f26997fc6
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2276,'conformance-f12f26997fc6','g3kiz8',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,7);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(2276,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305,NULL,NULL),
(2276,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150,NULL,NULL),
(2276,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140,NULL,NULL),
(2276,4,CAST('PATCH /windows/window2
{"isHidden":false,"handles":["touches","motion"]}' AS BLOB),3,1,1846766839500779659,NULL,NULL),
(2276,5,CAST('POST /inputs
{"type": "tap", "at": [100, 150]}' AS BLOB),4,4,1764272777078747236,'197fdc469d900919',1795546332);

-- conformance-00c20dea8973
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2277,'conformance-00c20dea8973','u4t891',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,3);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(2277,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305,NULL,NULL),
(2277,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150,NULL,NULL),
(2277,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140,NULL,NULL),
(2277,4,CAST('PATCH /windows/window1
{"canBecomeFirstResponder":true}' AS BLOB),3,0,354184179893432718,NULL,NULL),
(2277,5,CAST('POST /views/window1/becomeFirstResponder
' AS BLOB),3,1,4910305200472477170,'aebb8ead8b35c849',1795546332);

-- conformance-ad0d8f34d5e6
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2278,'conformance-ad0d8f34d5e6','95oc38',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,4);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(2278,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305,NULL,NULL),
(2278,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150,NULL,NULL),
(2278,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140,NULL,NULL),
(2278,4,CAST('PATCH /windows/window1
{"canBecomeFirstResponder":true}' AS BLOB),3,0,354184179893432718,NULL,NULL),
(2278,5,CAST('POST /views/window1/becomeFirstResponder
' AS BLOB),3,1,4910305200472477170,NULL,NULL),
(2278,6,CAST('POST /views/window1/resignFirstResponder
' AS BLOB),4,1,714465566871434329,'2b588bd9ba580a28',1795546332);

-- conformance-207fb19d131b
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2279,'conformance-207fb19d131b','6gushd',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,2);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(2279,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305,NULL,NULL),
(2279,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150,NULL,NULL),
(2279,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140,NULL,NULL),
(2279,4,CAST('POST /controllers
{"id": "home", "class": "HomePage_RootViewController", "title": "HomePage"}' AS BLOB),3,0,-1744070971696747527,'7abf1abf228cae9f',1795546332);

-- conformance-f58894fc03c3
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2281,'conformance-f58894fc03c3','q02gad',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,3);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(2281,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305,NULL,NULL),
(2281,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150,NULL,NULL),
(2281,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140,NULL,NULL),
(2281,4,CAST('POST /controllers
{"id":"home"}' AS BLOB),3,0,1247198125678713245,NULL,NULL),
(2281,5,CAST('DELETE /controllers/home
' AS BLOB),3,1,2195641292994224696,'5789f7bbbed98348',1795546332);

-- conformance-259bbbd70f63
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2282,'conformance-259bbbd70f63','nrafrx',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,4);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(2282,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305,NULL,NULL),
(2282,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150,NULL,NULL),
(2282,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140,NULL,NULL),
(2282,4,CAST('POST /controllers
{"id":"home"}' AS BLOB),3,0,1247198125678713245,NULL,NULL),
(2282,5,CAST('POST /controllers/home/loadViewIfNeeded
' AS BLOB),3,2,6069127483404412151,'413cac8a6fba6562',1795546332);

-- conformance-d8576b8c1320
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2283,'conformance-d8576b8c1320','ym0qtl',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,3);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(2283,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305,NULL,NULL),
(2283,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150,NULL,NULL),
(2283,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140,NULL,NULL),
(2283,4,CAST('POST /controllers
{"id":"home"}' AS BLOB),3,0,1247198125678713245,NULL,NULL),
(2283,5,CAST('POST /controllers
{"id":"list"}' AS BLOB),3,0,-3168621692532355338,NULL,NULL),
(2283,6,CAST('POST /controllers/home/addChild
{"controller": "list"}' AS BLOB),3,1,7723102047885880613,'313a2b2cf8b1bffe',1795546332);

-- conformance-2ee6a68a1850
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2284,'conformance-2ee6a68a1850','siub89',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',7,4);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(2284,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305,NULL,NULL),
(2284,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150,NULL,NULL),
(2284,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140,NULL,NULL),
(2284,4,CAST('POST /controllers
{"id":"home"}' AS BLOB),3,0,1247198125678713245,NULL,NULL),
(2284,5,CAST('POST /controllers
{"id":"list"}' AS BLOB),3,0,-3168621692532355338,NULL,NULL),
(2284,6,CAST('POST /controllers/home/addChild
{"controller":"list"}' AS BLOB),3,1,-3795973120486482399,NULL,NULL),
(2284,7,CAST('POST /controllers/list/removeFromParent
' AS BLOB),4,1,8402286652156911109,'92bda1446267189b',1795546332);

-- conformance-a44d48cdb1af
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2286,'conformance-a44d48cdb1af','726r8p',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,3);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(2286,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305,NULL,NULL),
(2286,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150,NULL,NULL),
(2286,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140,NULL,NULL),
(2286,4,CAST('POST /controllers
{"id":"home"}' AS BLOB),3,0,1247198125678713245,NULL,NULL),
(2286,5,CAST('POST /controllers
{"id":"list"}' AS BLOB),3,0,-3168621692532355338,NULL,NULL),
(2286,6,CAST('POST /controllers/list/didMove
{"toParent": "home"}' AS BLOB),3,1,1157567851166382431,'73d21c328f879fa5',1795546332);

-- conformance-c027473340e3
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2287,'conformance-c027473340e3','dvfdpn',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,3);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(2287,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305,NULL,NULL),
(2287,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150,NULL,NULL),
(2287,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140,NULL,NULL),
(2287,4,CAST('POST /controllers
{"id":"list"}' AS BLOB),3,0,-3168621692532355338,NULL,NULL),
(2287,5,CAST('POST /controllers/list/beginAppearanceTransition
{"isAppearing": true, "animated": true}' AS BLOB),3,1,-3672643432525731975,'4ca0d0762d6bcd86',1795546332);

-- conformance-6112b6aef896
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2288,'conformance-6112b6aef896','30uy4i',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,2);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(2288,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305,NULL,NULL),
(2288,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150,NULL,NULL),
(2288,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140,NULL,NULL),
(2288,4,CAST('POST /controllers
{"id":"list"}' AS BLOB),3,0,-3168621692532355338,NULL,NULL),
(2288,5,CAST('POST /controllers/list/endAppearanceTransition
' AS BLOB),3,0,2491418434297859523,'a9d7d51abd8dbbb4',1795546332);

-- conformance-49f3f2ad46dc
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2289,'conformance-49f3f2ad46dc','idh9wi',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',8,70);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(2289,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305,NULL,NULL),
(2289,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150,NULL,NULL),
(2289,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140,NULL,NULL),
(2289,4,CAST('POST /controllers
{"id":"A"}' AS BLOB),3,0,4162450971514515807,NULL,NULL),
(2289,5,CAST('POST /controllers
{"id":"B"}' AS BLOB),3,0,3538380266134488278,NULL,NULL),
(2289,6,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","viewControllers":["A"]}' AS BLOB),3,2,-5701852371042469372,NULL,NULL),
(2289,7,CAST('PATCH /windows/window1
{"rootViewController":"nav"}' AS BLOB),5,43,1303366654942019247,NULL,NULL),
(2289,8,CAST('POST /controllers/nav/push
{"controller": "B", "animated": true}' AS BLOB),48,23,-1480190911801063831,'c221ed284fc56569',1795546332);

-- conformance-e2ce88ba7503
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2290,'conformance-e2ce88ba7503','db8f9o',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',8,72);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(2290,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305,NULL,NULL),
(2290,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150,NULL,NULL),
(2290,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140,NULL,NULL),
(2290,4,CAST('POST /controllers
{"id":"A"}' AS BLOB),3,0,4162450971514515807,NULL,NULL),
(2290,5,CAST('POST /controllers
{"id":"B"}' AS BLOB),3,0,3538380266134488278,NULL,NULL),
(2290,6,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","viewControllers":["A","B"]}' AS BLOB),3,4,-3563648204453638882,NULL,NULL),
(2290,7,CAST('PATCH /windows/window1
{"rootViewController":"nav"}' AS BLOB),7,43,1303366654942019247,NULL,NULL),
(2290,8,CAST('POST /controllers/nav/pop
{"animated": true}' AS BLOB),50,23,-2909001897604669146,'d93ced13e771daf7',1795546332);

-- conformance-2e32303d4200
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2292,'conformance-2e32303d4200','7301z2',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',7,8);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(2292,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305,NULL,NULL),
(2292,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150,NULL,NULL),
(2292,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140,NULL,NULL),
(2292,4,CAST('POST /controllers
{"id":"A"}' AS BLOB),3,0,4162450971514515807,NULL,NULL),
(2292,5,CAST('POST /controllers
{"id":"B"}' AS BLOB),3,0,3538380266134488278,NULL,NULL),
(2292,6,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","viewControllers":["A","B"]}' AS BLOB),3,4,-3563648204453638882,NULL,NULL),
(2292,7,CAST('POST /controllers/nav/popToRoot
{}' AS BLOB),7,2,2572033617891084490,'52422bbeda9ba622',1795546332);

-- conformance-223b1bb43499
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2293,'conformance-223b1bb43499','7ljrce',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',8,75);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(2293,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305,NULL,NULL),
(2293,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150,NULL,NULL),
(2293,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140,NULL,NULL),
(2293,4,CAST('POST /controllers
{"id":"A"}' AS BLOB),3,0,4162450971514515807,NULL,NULL),
(2293,5,CAST('POST /controllers
{"id":"B"}' AS BLOB),3,0,3538380266134488278,NULL,NULL),
(2293,6,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","viewControllers":["A","B"]}' AS BLOB),3,4,-3563648204453638882,NULL,NULL),
(2293,7,CAST('PATCH /windows/window1
{"rootViewController":"nav"}' AS BLOB),7,43,1303366654942019247,NULL,NULL),
(2293,8,CAST('POST /controllers/nav/swipeBack
{"cancelled": true}' AS BLOB),50,26,-7704239828850228038,'6a713ad709f2c273',1795546332);

-- conformance-430b4136d69b
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2294,'conformance-430b4136d69b','vdiy31',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',7,6);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(2294,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305,NULL,NULL),
(2294,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150,NULL,NULL),
(2294,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140,NULL,NULL),
(2294,4,CAST('POST /controllers
{"id":"A"}' AS BLOB),3,0,4162450971514515807,NULL,NULL),
(2294,5,CAST('POST /controllers
{"id":"B"}' AS BLOB),3,0,3538380266134488278,NULL,NULL),
(2294,6,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","viewControllers":["A"]}' AS BLOB),3,2,-5701852371042469372,NULL,NULL),
(2294,7,CAST('POST /controllers/nav/setViewControllers
{"viewControllers": ["A", "B"], "animated": false}' AS BLOB),5,2,-9023378915128651279,'4346f4eb6520a6cb',1795546332);

-- conformance-58fcb2532013
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2295,'conformance-58fcb2532013','dmv1d2',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',8,77);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(2295,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305,NULL,NULL),
(2295,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150,NULL,NULL),
(2295,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140,NULL,NULL),
(2295,4,CAST('POST /controllers
{"id":"A"}' AS BLOB),3,0,4162450971514515807,NULL,NULL),
(2295,5,CAST('POST /controllers
{"id":"B"}' AS BLOB),3,0,3538380266134488278,NULL,NULL),
(2295,6,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","viewControllers":["A","B"]}' AS BLOB),3,4,-3445266292081648302,NULL,NULL),
(2295,7,CAST('PATCH /windows/window1
{"rootViewController":"tab"}' AS BLOB),7,43,-6002941170303961955,NULL,NULL),
(2295,8,CAST('POST /controllers/tab/select
{"index": 1}' AS BLOB),50,28,-7777904723149120043,'8bc4298755881191',1795546332);

-- conformance-9c5061751d88
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2296,'conformance-9c5061751d88','9dzer1',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',7,41);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(2296,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305,NULL,NULL),
(2296,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150,NULL,NULL),
(2296,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140,NULL,NULL),
(2296,4,CAST('POST /controllers
{"id":"home"}' AS BLOB),3,0,1247198125678713245,NULL,NULL),
(2296,5,CAST('POST /controllers
{"id":"detail"}' AS BLOB),3,0,226710337616855483,NULL,NULL),
(2296,6,CAST('PATCH /windows/window1
{"rootViewController":"home"}' AS BLOB),3,13,-4072015181574106237,NULL,NULL),
(2296,7,CAST('POST /application/present
{"from": "keyWindow", "viewController": "detail"}' AS BLOB),16,26,4562025613966354775,'d5a97dfee807d078',1795546332);

-- conformance-2bf3bae56dd1
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2298,'conformance-2bf3bae56dd1','o55od8',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',8,63);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(2298,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305,NULL,NULL),
(2298,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150,NULL,NULL),
(2298,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140,NULL,NULL),
(2298,4,CAST('POST /controllers
{"id":"home"}' AS BLOB),3,0,1247198125678713245,NULL,NULL),
(2298,5,CAST('POST /controllers
{"id":"detail"}' AS BLOB),3,0,226710337616855483,NULL,NULL),
(2298,6,CAST('PATCH /windows/window1
{"rootViewController":"home"}' AS BLOB),3,13,-4072015181574106237,NULL,NULL),
(2298,7,CAST('POST /controllers/home/present
{"viewController":"detail"}' AS BLOB),16,26,-3963112105157109889,NULL,NULL),
(2298,8,CAST('POST /controllers/detail/dismiss
{"animated": false, "completion": "gone"}' AS BLOB),42,22,-1070797787143465567,'19077487df5f65f3',1795546332);

-- conformance-0840f38efec3
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2300,'conformance-0840f38efec3','9g35hk',CAST('{"profile":"ios13","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"optional","touchMakesKey":false,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,86);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(2300,1,CAST('POST /windows
{"id":"window1","isHidden":false}' AS BLOB),1,1,-6612510271255850640,NULL,NULL),
(2300,2,CAST('POST /controllers
{"id":"home"}' AS BLOB),2,0,1247198125678713245,NULL,NULL),
(2300,3,CAST('POST /controllers
{"id":"detail"}' AS BLOB),2,0,226710337616855483,NULL,NULL),
(2300,4,CAST('PATCH /windows/window1
{"rootViewController":"home"}' AS BLOB),2,25,-4072015181574106237,NULL,NULL),
(2300,5,CAST('POST /controllers/home/present
{"viewController":"detail"}' AS BLOB),27,31,-3963112105157109889,NULL,NULL),
(2300,6,CAST('POST /controllers/detail/pullDown
' AS BLOB),58,29,934687734084597353,'7a985fc2ad1654fa',1795546332);

-- conformance-bacc8fcf246d
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2301,'conformance-bacc8fcf246d','vj7g1h',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,16);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(2301,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305,NULL,NULL),
(2301,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150,NULL,NULL),
(2301,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140,NULL,NULL),
(2301,4,CAST('POST /controllers
{"id":"home","canBecomeFirstResponder":true}' AS BLOB),3,0,-8696519381029710738,NULL,NULL),
(2301,5,CAST('PATCH /windows/window1
{"rootViewController":"home"}' AS BLOB),3,13,-4072015181574106237,NULL,NULL),
(2301,6,CAST('POST /controllers/home/becomeFirstResponder
' AS BLOB),16,1,7809399770486076765,'dc3155d592bb15cf',1795546332);

-- conformance-ce3a6a53c29f
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2302,'conformance-ce3a6a53c29f','qj0qvl',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',7,17);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(2302,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305,NULL,NULL),
(2302,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150,NULL,NULL),
(2302,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140,NULL,NULL),
(2302,4,CAST('POST /controllers
{"id":"home","canBecomeFirstResponder":true}' AS BLOB),3,0,-8696519381029710738,NULL,NULL),
(2302,5,CAST('PATCH /windows/window1
{"rootViewController":"home"}' AS BLOB),3,13,-4072015181574106237,NULL,NULL),
(2302,6,CAST('POST /controllers/home/becomeFirstResponder
' AS BLOB),16,1,7809399770486076765,NULL,NULL),
(2302,7,CAST('POST /controllers/home/resignFirstResponder
' AS BLOB),17,1,1386418163584862970,'c6e930fe3d032d0f',1795546332);

-- conformance-6399516638e1
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2303,'conformance-6399516638e1','1fhz2m',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',9,49);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(2303,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305,NULL,NULL),
(2303,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150,NULL,NULL),
(2303,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140,NULL,NULL),
(2303,4,CAST('POST /controllers
{"id":"home"}' AS BLOB),3,0,1247198125678713245,NULL,NULL),
(2303,5,CAST('POST /controllers
{"id":"detail"}' AS BLOB),3,0,226710337616855483,NULL,NULL),
(2303,6,CAST('PATCH /windows/window1
{"rootViewController":"home"}' AS BLOB),3,13,-4072015181574106237,NULL,NULL),
(2303,7,CAST('POST /controllers
{"id":"ask","class":"UIAlertController","title":"Delete?","actions":[{"title":"Cancel","style":"cancel"},{"title":"OK"}]}' AS BLOB),16,0,-4789985127584405081,NULL,NULL),
(2303,8,CAST('POST /controllers/home/present
{"viewController":"ask"}' AS BLOB),16,19,-6852653682746117891,NULL,NULL),
(2303,9,CAST('POST /controllers/ask/chooseAction
{"action": "OK"}' AS BLOB),35,15,2640829513525066979,'4faae6299afb57cd',1795546333);

-- conformance-fedf3af7dcd7
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2305,'conformance-fedf3af7dcd7','m3zp1i',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,32);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(2305,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305,NULL,NULL),
(2305,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150,NULL,NULL),
(2305,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140,NULL,NULL),
(2305,4,CAST('POST /alerts
{"id":"ask","title":"Delete?","buttons":["Cancel","OK"]}' AS BLOB),3,0,-3235569520939773810,NULL,NULL),
(2305,5,CAST('POST /alerts/ask/show
' AS BLOB),3,30,-5686727630897093027,'0a8390a520018aee',1795546333);

-- conformance-648693d37616
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2306,'conformance-648693d37616','0u23gl',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,61);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(2306,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305,NULL,NULL),
(2306,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150,NULL,NULL),
(2306,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140,NULL,NULL),
(2306,4,CAST('POST /alerts
{"id":"ask","title":"Delete?","buttons":["Cancel","OK"]}' AS BLOB),3,0,-3235569520939773810,NULL,NULL),
(2306,5,CAST('POST /alerts/ask/show
' AS BLOB),3,30,-5686727630897093027,NULL,NULL),
(2306,6,CAST('POST /alerts/ask/clickButton
{"button": "OK"}' AS BLOB),33,29,3191354159861396438,'ca906af6cdbfcedc',1795546333);

-- conformance-60df0e0f6865
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2308,'conformance-60df0e0f6865','lzqhyh',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"manual","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,14);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(2308,1,CAST('POST /controllers
{"id":"home"}' AS BLOB),1,0,1247198125678713245,NULL,NULL),
(2308,2,CAST('POST /windows
{"id":"window","rootViewController":"home","isHidden":false}' AS BLOB),1,13,-4874323399837729831,NULL,NULL),
(2308,3,CAST('POST /runLoop
{"turns": 1}' AS BLOB),14,1,-4484990635017515158,'7de39ed554bae9cd',1795546333);

-- conformance-d60062850290
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2309,'conformance-d60062850290','p8aaiz',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,5);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(2309,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305,NULL,NULL),
(2309,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150,NULL,NULL),
(2309,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140,NULL,NULL),
(2309,4,CAST('PUT /references/window1
{"object": "window2"}' AS BLOB),3,3,3014891366256670828,'bfb4b5e47d49bda5',1795546333);

-- conformance-663ea40bf8be
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2415,'conformance-663ea40bf8be','niwlqu',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,9);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2415,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(2415,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(2415,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(2415,4,CAST('POST /views
{"id":"box","superview":"window1","frame":[10,20,100,100],"alpha":0.5}' AS BLOB),3,7,7418383542847592134),
(2415,5,CAST('POST /windows
{}' AS BLOB),10,0,7819654316633077143);

-- conformance-56c8957b1891
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2420,'conformance-56c8957b1891','h8m9zo',CAST('{"profile":"ios17","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',2,1);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2420,1,CAST('POST /scenes
' AS BLOB),1,1,-5303851602882523193),
(2420,2,CAST('POST /windows
{}' AS BLOB),2,0,7819654316633077143);

-- conformance-9b047d5681ee
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2422,'conformance-9b047d5681ee','v8ddt0',CAST('{"profile":"ios17","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,3);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2422,1,CAST('POST /scenes
' AS BLOB),1,1,-5303851602882523193),
(2422,2,CAST('POST /windows
{"id":"home","windowScene":"scene1"}' AS BLOB),2,0,-8904701956520087740),
(2422,3,CAST('POST /windows/home/makeKeyAndVisible
' AS BLOB),2,2,-4576949878212919626),
(2422,4,CAST('POST /windows
{}' AS BLOB),4,0,7819654316633077143);

-- conformance-a249531f9d2b
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2429,'conformance-a249531f9d2b','oxuuvz',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,16);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2429,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(2429,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(2429,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(2429,4,CAST('POST /views
{"id":"box","superview":"window1","frame":[10,20,100,100]}' AS BLOB),3,7,-7629291264060810093),
(2429,5,CAST('POST /views
{"id":"inner","superview":"box","frame":[5,5,50,50]}' AS BLOB),10,7,-2350007809236707837),
(2429,6,CAST('POST /windows
{}' AS BLOB),17,0,7819654316633077143);

-- conformance-712394e42c8c
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2438,'conformance-712394e42c8c','ahx5qr',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,2);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2438,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(2438,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(2438,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(2438,4,CAST('POST /controllers
{"id":"home"}' AS BLOB),3,0,1247198125678713245),
(2438,5,CAST('POST /windows
{}' AS BLOB),3,0,7819654316633077143);

-- conformance-577e386f7b08
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2441,'conformance-577e386f7b08','2a7dbe',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,2);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2441,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(2441,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(2441,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(2441,4,CAST('POST /alerts
{"id":"ask","title":"Delete?","buttons":["Cancel","OK"]}' AS BLOB),3,0,-3235569520939773810),
(2441,5,CAST('POST /windows
{}' AS BLOB),3,0,7819654316633077143);

-- conformance-17e7c824e3b3
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2442,'conformance-17e7c824e3b3','a693u3',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',6,32);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2442,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(2442,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(2442,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(2442,4,CAST('POST /alerts
{"id":"ask","title":"Delete?","buttons":["Cancel","OK"]}' AS BLOB),3,0,-3235569520939773810),
(2442,5,CAST('POST /alerts/ask/show
' AS BLOB),3,30,-5686727630897093027),
(2442,6,CAST('POST /windows
{}' AS BLOB),33,0,7819654316633077143);

-- conformance-5ea44b269590
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2446,'conformance-5ea44b269590','kizft5',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',8,22);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2446,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(2446,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(2446,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(2446,4,CAST('POST /controllers
{"id":"home"}' AS BLOB),3,0,1247198125678713245),
(2446,5,CAST('POST /views
{"id":"map","class":"MKMapView","superview":"window1"}' AS BLOB),3,7,-620495186325895427),
(2446,6,CAST('PATCH /windows/window1
{"rootViewController":"home"}' AS BLOB),10,13,-4072015181574106237),
(2446,7,CAST('POST /views/window1/sendSubviewToBack
{"view":"map"}' AS BLOB),23,0,6914118710644968555),
(2446,8,CAST('POST /windows
{}' AS BLOB),23,0,7819654316633077143);

-- conformance-f2f8920af2e2
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2451,'conformance-f2f8920af2e2','tn2zt5',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,2);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2451,1,CAST('POST /windows
{"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}' AS BLOB),1,0,9131673096051655305),
(2451,2,CAST('POST /windows/window1/makeKeyAndVisible
' AS BLOB),1,2,6340970849200975150),
(2451,3,CAST('POST /windows
{"id":"window2","frame":[60,110,200,200],"windowLevel":"alert","backgroundColor":"blue"}' AS BLOB),3,0,2255136154812739140),
(2451,4,CAST('PUT /references/delegate.window
{"object":"window2"}' AS BLOB),3,0,-305764442239130914),
(2451,5,CAST('POST /windows
{}' AS BLOB),3,0,7819654316633077143);

-- conformance-2937885f99d0
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2453,'conformance-2937885f99d0','0vqtcw',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',4,3);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2453,1,CAST('POST /windows
{"id":"a"}' AS BLOB),1,0,7433756470522746995),
(2453,2,CAST('PATCH /windows/a
{"isHidden": false}' AS BLOB),1,1,-5502314083210255762),
(2453,3,CAST('PATCH /windows/a
{"isHidden": true}' AS BLOB),2,1,2952682140910447947),
(2453,4,CAST('PATCH /windows/a
{"isHidden": false}' AS BLOB),3,1,-5502314083210255762);

-- conformance-6a5fecd7ebc7
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2456,'conformance-6a5fecd7ebc7','oylstl',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',5,4);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2456,1,CAST('POST /windows
{"id":"a"}' AS BLOB),1,0,7433756470522746995),
(2456,2,CAST('PATCH /windows/a
{"isHidden": false}' AS BLOB),1,1,-5502314083210255762),
(2456,3,CAST('PATCH /windows/a
{"isHidden": true}' AS BLOB),2,1,2952682140910447947),
(2456,4,CAST('PATCH /windows/a
{"isHidden": false}' AS BLOB),3,1,-5502314083210255762),
(2456,5,CAST('PATCH /windows/a
{"isHidden": true}' AS BLOB),4,1,2952682140910447947);

-- conformance-a1fd069aea9d
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2457,'conformance-a1fd069aea9d','1bavhq',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',17,16);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2457,1,CAST('POST /windows
{"id":"a"}' AS BLOB),1,0,7433756470522746995),
(2457,2,CAST('PATCH /windows/a
{"isHidden": false}' AS BLOB),1,1,-5502314083210255762),
(2457,3,CAST('PATCH /windows/a
{"isHidden": true}' AS BLOB),2,1,2952682140910447947),
(2457,4,CAST('PATCH /windows/a
{"isHidden": false}' AS BLOB),3,1,-5502314083210255762),
(2457,5,CAST('PATCH /windows/a
{"isHidden": true}' AS BLOB),4,1,2952682140910447947),
(2457,6,CAST('PATCH /windows/a
{"isHidden": false}' AS BLOB),5,1,-5502314083210255762),
(2457,7,CAST('PATCH /windows/a
{"isHidden": true}' AS BLOB),6,1,2952682140910447947),
(2457,8,CAST('PATCH /windows/a
{"isHidden": false}' AS BLOB),7,1,-5502314083210255762),
(2457,9,CAST('PATCH /windows/a
{"isHidden": true}' AS BLOB),8,1,2952682140910447947),
(2457,10,CAST('PATCH /windows/a
{"isHidden": false}' AS BLOB),9,1,-5502314083210255762),
(2457,11,CAST('PATCH /windows/a
{"isHidden": true}' AS BLOB),10,1,2952682140910447947),
(2457,12,CAST('PATCH /windows/a
{"isHidden": false}' AS BLOB),11,1,-5502314083210255762),
(2457,13,CAST('PATCH /windows/a
{"isHidden": true}' AS BLOB),12,1,2952682140910447947),
(2457,14,CAST('PATCH /windows/a
{"isHidden": false}' AS BLOB),13,1,-5502314083210255762),
(2457,15,CAST('PATCH /windows/a
{"isHidden": true}' AS BLOB),14,1,2952682140910447947),
(2457,16,CAST('PATCH /windows/a
{"isHidden": false}' AS BLOB),15,1,-5502314083210255762),
(2457,17,CAST('PATCH /windows/a
{"isHidden": true}' AS BLOB),16,1,2952682140910447947);

-- conformance-47a2b8816f01
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2468,'conformance-47a2b8816f01','4v0rja',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,3);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2468,1,CAST('POST /windows
{"id":"a"}' AS BLOB),1,0,7433756470522746995),
(2468,2,CAST('PATCH /windows/a
{"isHidden": false}' AS BLOB),1,1,-5502314083210255762),
(2468,3,CAST('DELETE /windows/a
' AS BLOB),2,2,3799223840626441986);

-- conformance-3aff45086ca5
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2474,'conformance-3aff45086ca5','u2jn6v',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',91,68);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2474,1,CAST('POST /windows
{"id":"a"}' AS BLOB),1,0,7433756470522746995),
(2474,2,CAST('POST /windows
{"tag": 0}' AS BLOB),1,0,6777506685300265837),
(2474,3,CAST('POST /windows
{"tag": 2}' AS BLOB),1,0,6775531962416377331),
(2474,4,CAST('POST /windows
{"tag": 1}' AS BLOB),1,0,6778346712184029816),
(2474,5,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),1,2,-5475143325329567646),
(2474,6,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),3,0,-5475143325329567646),
(2474,7,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),3,0,-5475143325329567646),
(2474,8,CAST('PATCH /windows/a
{"isHidden": true}' AS BLOB),3,2,2952682140910447947),
(2474,9,CAST('PATCH /windows/a
{"isHidden": true}' AS BLOB),5,0,2952682140910447947),
(2474,10,CAST('PATCH /windows/a
{"isHidden": true}' AS BLOB),5,0,2952682140910447947),
(2474,11,CAST('POST /windows
{"tag": 2}' AS BLOB),5,0,6775531962416377331),
(2474,12,CAST('POST /windows
{"tag": 1}' AS BLOB),5,0,6778346712184029816),
(2474,13,CAST('POST /windows
{"tag": 0}' AS BLOB),5,0,6777506685300265837),
(2474,14,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),5,2,-5475143325329567646),
(2474,15,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),7,0,-5475143325329567646),
(2474,16,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),7,0,-5475143325329567646),
(2474,17,CAST('PATCH /windows/a
{"isHidden": true}' AS BLOB),7,2,2952682140910447947),
(2474,18,CAST('PATCH /windows/a
{"isHidden": true}' AS BLOB),9,0,2952682140910447947),
(2474,19,CAST('PATCH /windows/a
{"isHidden": true}' AS BLOB),9,0,2952682140910447947),
(2474,20,CAST('POST /windows
{"tag": 0}' AS BLOB),9,0,6777506685300265837),
(2474,21,CAST('POST /windows
{"tag": 2}' AS BLOB),9,0,6775531962416377331),
(2474,22,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),9,2,-5475143325329567646),
(2474,23,CAST('POST /windows
{"tag": 1}' AS BLOB),11,0,6778346712184029816),
(2474,24,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),11,0,-5475143325329567646),
(2474,25,CAST('PATCH /windows/a
{"isHidden": true}' AS BLOB),11,2,2952682140910447947),
(2474,26,CAST('PATCH /windows/a
{"isHidden": true}' AS BLOB),13,0,2952682140910447947),
(2474,27,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),13,2,-5475143325329567646),
(2474,28,CAST('POST /windows
{"tag": 2}' AS BLOB),15,0,6775531962416377331),
(2474,29,CAST('PATCH /windows/a
{"isHidden": true}' AS BLOB),15,2,2952682140910447947),
(2474,30,CAST('POST /windows
{"tag": 0}' AS BLOB),17,0,6777506685300265837),
(2474,31,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),17,2,-5475143325329567646),
(2474,32,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),19,0,-5475143325329567646),
(2474,33,CAST('POST /windows
{"tag": 1}' AS BLOB),19,0,6778346712184029816),
(2474,34,CAST('PATCH /windows/a
{"isHidden": true}' AS BLOB),19,2,2952682140910447947),
(2474,35,CAST('PATCH /windows/a
{"isHidden": true}' AS BLOB),21,0,2952682140910447947),
(2474,36,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),21,2,-5475143325329567646),
(2474,37,CAST('POST /windows
{"tag": 0}' AS BLOB),23,0,6777506685300265837),
(2474,38,CAST('POST /windows
{"tag": 2}' AS BLOB),23,0,6775531962416377331),
(2474,39,CAST('PATCH /windows/a
{"isHidden": true}' AS BLOB),23,2,2952682140910447947),
(2474,40,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),25,2,-5475143325329567646),
(2474,41,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),27,0,-5475143325329567646),
(2474,42,CAST('POST /windows
{"tag": 1}' AS BLOB),27,0,6778346712184029816),
(2474,43,CAST('PATCH /windows/a
{"isHidden": true}' AS BLOB),27,2,2952682140910447947),
(2474,44,CAST('PATCH /windows/a
{"isHidden": true}' AS BLOB),29,0,2952682140910447947),
(2474,45,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),29,2,-5475143325329567646),
(2474,46,CAST('POST /windows
{"tag": 2}' AS BLOB),31,0,6775531962416377331),
(2474,47,CAST('PATCH /windows/a
{"isHidden": true}' AS BLOB),31,2,2952682140910447947),
(2474,48,CAST('POST /windows
{"tag": 0}' AS BLOB),33,0,6777506685300265837),
(2474,49,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),33,2,-5475143325329567646),
(2474,50,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),35,0,-5475143325329567646),
(2474,51,CAST('POST /windows
{"tag": 1}' AS BLOB),35,0,6778346712184029816),
(2474,52,CAST('PATCH /windows/a
{"isHidden": true}' AS BLOB),35,2,2952682140910447947),
(2474,53,CAST('PATCH /windows/a
{"isHidden": true}' AS BLOB),37,0,2952682140910447947),
(2474,54,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),37,2,-5475143325329567646),
(2474,55,CAST('POST /windows
{"tag": 0}' AS BLOB),39,0,6777506685300265837),
(2474,56,CAST('POST /windows
{"tag": 2}' AS BLOB),39,0,6775531962416377331),
(2474,57,CAST('PATCH /windows/a
{"isHidden": true}' AS BLOB),39,2,2952682140910447947),
(2474,58,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),41,2,-5475143325329567646),
(2474,59,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),43,0,-5475143325329567646),
(2474,60,CAST('POST /windows
{"tag": 1}' AS BLOB),43,0,6778346712184029816),
(2474,61,CAST('PATCH /windows/a
{"isHidden": true}' AS BLOB),43,2,2952682140910447947),
(2474,62,CAST('PATCH /windows/a
{"isHidden": true}' AS BLOB),45,0,2952682140910447947),
(2474,63,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),45,2,-5475143325329567646),
(2474,64,CAST('POST /windows
{"tag": 0}' AS BLOB),47,0,6777506685300265837),
(2474,65,CAST('POST /windows
{"tag": 2}' AS BLOB),47,0,6775531962416377331),
(2474,66,CAST('PATCH /windows/a
{"isHidden": true}' AS BLOB),47,2,2952682140910447947),
(2474,67,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),49,2,-5475143325329567646),
(2474,68,CAST('PATCH /windows/a
{"isHidden": true}' AS BLOB),51,2,2952682140910447947),
(2474,69,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),53,2,-5475143325329567646),
(2474,70,CAST('POST /windows
{"tag": 1}' AS BLOB),55,0,6778346712184029816),
(2474,71,CAST('POST /windows
{"tag": 0}' AS BLOB),55,0,6777506685300265837),
(2474,72,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),55,0,-5475143325329567646),
(2474,73,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),55,0,-5475143325329567646),
(2474,74,CAST('PATCH /windows/a
{"isHidden": true}' AS BLOB),55,2,2952682140910447947),
(2474,75,CAST('PATCH /windows/a
{"isHidden": true}' AS BLOB),57,0,2952682140910447947),
(2474,76,CAST('PATCH /windows/a
{"isHidden": true}' AS BLOB),57,0,2952682140910447947),
(2474,77,CAST('POST /windows
{"tag": 2}' AS BLOB),57,0,6775531962416377331),
(2474,78,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),57,2,-5475143325329567646),
(2474,79,CAST('POST /windows
{"tag": 1}' AS BLOB),59,0,6778346712184029816),
(2474,80,CAST('POST /windows
{"tag": 0}' AS BLOB),59,0,6777506685300265837),
(2474,81,CAST('PATCH /windows/a
{"isHidden": true}' AS BLOB),59,2,2952682140910447947),
(2474,82,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),61,2,-5475143325329567646),
(2474,83,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),63,0,-5475143325329567646),
(2474,84,CAST('POST /windows
{"tag": 2}' AS BLOB),63,0,6775531962416377331),
(2474,85,CAST('PATCH /windows/a
{"isHidden": true}' AS BLOB),63,2,2952682140910447947),
(2474,86,CAST('PATCH /windows/a
{"isHidden": true}' AS BLOB),65,0,2952682140910447947),
(2474,87,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),65,2,-5475143325329567646),
(2474,88,CAST('POST /windows
{"tag": 1}' AS BLOB),67,0,6778346712184029816),
(2474,89,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),67,0,-5475143325329567646),
(2474,90,CAST('PATCH /windows/a
{"isHidden": true}' AS BLOB),67,2,2952682140910447947),
(2474,91,CAST('PATCH /windows/a
{"isHidden": true}' AS BLOB),69,0,2952682140910447947);

-- random-ios8-0
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2495,'random-ios8-0','eg7v10',CAST('{"profile":"ios8","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":false,"keyOnDealloc":"fallback","windowInitFrame":"zero","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,56);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2495,1,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),1,1,-6836053445158175470),
(2495,2,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),2,0,6151215904868339482),
(2495,3,CAST('POST /windows
{"id":"c","frame":[-6,130,40,50.5]}' AS BLOB),2,0,3260911193540519835),
(2495,4,CAST('POST /inputs
{"type":"tap","at":[163,36]}' AS BLOB),2,0,7531221553375786036),
(2495,5,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),2,0,4300014696512280105),
(2495,6,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),2,0,330203035817663325),
(2495,7,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),2,0,330203035817663325),
(2495,8,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),2,0,1364654489772078654),
(2495,9,CAST('POST /alerts/ask/show
' AS BLOB),2,29,-5686727630897093027),
(2495,10,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),31,0,330203035817663325),
(2495,11,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),31,2,-962325199769512983),
(2495,12,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),33,0,330203035817663325),
(2495,13,CAST('PATCH /windows/c
{"rootViewController":null}' AS BLOB),33,0,6378404845067812589),
(2495,14,CAST('PATCH /windows/b
{"rootViewController":null}' AS BLOB),33,0,8093553760257797618),
(2495,15,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),33,0,330203035817663325),
(2495,16,CAST('PATCH /application
{"state":"background"}' AS BLOB),33,2,-222926271920043999),
(2495,17,CAST('POST /controllers
{"id":"C","class":"UIViewController","title":"设置"}' AS BLOB),35,0,-8848855936784883200),
(2495,18,CAST('POST /alerts/ask/show
' AS BLOB),35,0,-5686727630897093027),
(2495,19,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),35,8,6442357219630733550),
(2495,20,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),43,0,6442357219630733550),
(2495,21,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),43,8,5923575542717608431),
(2495,22,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),51,0,330203035817663325),
(2495,23,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","title":"设置"}' AS BLOB),51,0,5934054500342608901),
(2495,24,CAST('PATCH /windows/c
{"rootViewController":null}' AS BLOB),51,0,6378404845067812589),
(2495,25,CAST('POST /alerts/ask/show
' AS BLOB),51,0,-5686727630897093027),
(2495,26,CAST('POST /windows/c/makeKey
' AS BLOB),51,2,8773930423188394059),
(2495,27,CAST('PATCH /windows/b
{"rootViewController":null}' AS BLOB),53,0,8093553760257797618),
(2495,28,CAST('POST /windows/b/makeKey
' AS BLOB),53,2,-4085112580418387742),
(2495,29,CAST('PATCH /application
{"state":"active"}' AS BLOB),55,2,6524705844041617891),
(2495,30,CAST('POST /controllers/C/present
{"viewController":"A","animated":false}' AS BLOB),57,0,9003814165741300019);

-- random-ios8-1
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2496,'random-ios8-1','vfli2b',CAST('{"profile":"ios8","device":"iPhone 5s","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":false,"keyOnDealloc":"fallback","windowInitFrame":"zero","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,73);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2496,1,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),1,0,6151215904868339482),
(2496,2,CAST('POST /controllers
{"id":"C","class":"UIViewController","title":"设置"}' AS BLOB),1,0,-8848855936784883200),
(2496,3,CAST('POST /inputs
{"type":"tap","at":[24,212]}' AS BLOB),1,0,5312462586634945394),
(2496,4,CAST('POST /inputs
{"type":"tap","at":[163,106]}' AS BLOB),1,0,2238878648288335814),
(2496,5,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"a","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),1,1,-6485097754073038373),
(2496,6,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),2,0,5923575542717608431),
(2496,7,CAST('POST /alerts/ask/show
' AS BLOB),2,29,-5686727630897093027),
(2496,8,CAST('PATCH /windows/a
{"isHidden":true,"windowLevel":0}' AS BLOB),31,1,6418348751885429259),
(2496,9,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),32,1,-6836053445158175470),
(2496,10,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),33,0,330203035817663325),
(2496,11,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"c","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),33,1,-6303761176771391307),
(2496,12,CAST('POST /inputs
{"type":"tap","at":[242,215]}' AS BLOB),34,0,8145886829971591051),
(2496,13,CAST('PATCH /windows/b
{"rootViewController":null}' AS BLOB),34,0,8093553760257797618),
(2496,14,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),34,0,-430928917670273901),
(2496,15,CAST('PATCH /windows/c
{"rootViewController":"C"}' AS BLOB),34,13,6994339394178965477),
(2496,16,CAST('PATCH /application
{"state":"active"}' AS BLOB),47,0,6524705844041617891),
(2496,17,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),47,0,1364654489772078654),
(2496,18,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),47,8,6442357219630733550),
(2496,19,CAST('PATCH /windows/a
{"isHidden":true,"windowLevel":1}' AS BLOB),55,0,6419197574862218926),
(2496,20,CAST('PATCH /windows/c
{"isHidden":false,"windowLevel":0}' AS BLOB),55,0,-3437700636933656284),
(2496,21,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),55,2,-962325199769512983),
(2496,22,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),57,0,330203035817663325),
(2496,23,CAST('PATCH /windows/b
{"isHidden":false,"windowLevel":"alert"}' AS BLOB),57,0,7222790765832057791),
(2496,24,CAST('POST /controllers/C/dismiss
{"animated":true}' AS BLOB),57,0,5434153311741603775),
(2496,25,CAST('POST /views
{"id":"v3","superview":"a","frame":[24,278,99,50.5]}' AS BLOB),57,7,-2428320427464522603),
(2496,26,CAST('POST /controllers/C/dismiss
{"animated":true}' AS BLOB),64,0,5434153311741603775),
(2496,27,CAST('PATCH /windows/c
{"rootViewController":null}' AS BLOB),64,7,6378404845067812589),
(2496,28,CAST('PATCH /windows/b
{"isHidden":true,"windowLevel":1}' AS BLOB),71,3,-2209164281720069561),
(2496,29,CAST('PATCH /application
{"state":"active"}' AS BLOB),74,0,6524705844041617891),
(2496,30,CAST('PATCH /windows/b
{"rootViewController":null}' AS BLOB),74,0,8093553760257797618);

-- random-ios8-2
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2497,'random-ios8-2','onl8kf',CAST('{"profile":"ios8","device":"iPhone X","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":false,"keyOnDealloc":"fallback","windowInitFrame":"zero","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,36);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2497,1,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),1,0,6151215904868339482),
(2497,2,CAST('POST /windows
{"id":"b","frame":[84,245,58,50.5]}' AS BLOB),1,0,8708738754712287119),
(2497,3,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),1,0,330203035817663325),
(2497,4,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),1,0,330203035817663325),
(2497,5,CAST('PATCH /windows/b
{"isHidden":false,"windowLevel":1}' AS BLOB),1,1,-5200561406626256040),
(2497,6,CAST('PATCH /windows/b
{"isHidden":true,"windowLevel":0}' AS BLOB),2,1,-2208033983766457878),
(2497,7,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),3,0,330203035817663325),
(2497,8,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"a","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),3,1,-6485097754073038373),
(2497,9,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),4,0,330203035817663325),
(2497,10,CAST('POST /inputs
{"type":"tap","at":[230,91]}' AS BLOB),4,0,-7982672315561811392),
(2497,11,CAST('PATCH /windows/a
{"isHidden":true,"windowLevel":"alert"}' AS BLOB),4,1,-802022197940573815),
(2497,12,CAST('DELETE /references/a
' AS BLOB),5,1,8117687976145404737),
(2497,13,CAST('PATCH /windows/b
{"rootViewController":null}' AS BLOB),6,0,8093553760257797618),
(2497,14,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),6,0,-430928917670273901),
(2497,15,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),6,0,5923575542717608431),
(2497,16,CAST('POST /controllers
{"id":"C","class":"UIViewController","title":"设置"}' AS BLOB),6,0,-8848855936784883200),
(2497,17,CAST('PATCH /application
{"state":"active"}' AS BLOB),6,0,6524705844041617891),
(2497,18,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),6,0,330203035817663325),
(2497,19,CAST('POST /controllers/B/dismiss
{"animated":true}' AS BLOB),6,0,-3326164006771579672),
(2497,20,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),6,0,330203035817663325),
(2497,21,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),6,0,1364654489772078654),
(2497,22,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),6,0,330203035817663325),
(2497,23,CAST('DELETE /references/b
' AS BLOB),6,1,8114800658610290326),
(2497,24,CAST('POST /controllers
{"id":"home","class":"UIViewController","title":"设置"}' AS BLOB),7,0,582566796760767488),
(2497,25,CAST('POST /inputs
{"type":"tap","at":[203,292]}' AS BLOB),7,0,6248359224710834857),
(2497,26,CAST('POST /inputs
{"type":"tap","at":[35,106]}' AS BLOB),7,0,5843571986143157496),
(2497,27,CAST('POST /controllers/B/addChild
{"controller":"A"}' AS BLOB),7,1,-6566151920734965905),
(2497,28,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),8,0,330203035817663325),
(2497,29,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),8,0,4300014696512280105),
(2497,30,CAST('POST /alerts/ask/show
' AS BLOB),8,29,-5686727630897093027);

-- random-ios8-3
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2498,'random-ios8-3','b0dhue',CAST('{"profile":"ios8","device":"iPhone 14","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":false,"keyOnDealloc":"fallback","windowInitFrame":"zero","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,58);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2498,1,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),1,0,-430928917670273901),
(2498,2,CAST('POST /inputs
{"type":"tap","at":[16,334]}' AS BLOB),1,0,8279758753603496944),
(2498,3,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),1,0,6151215904868339482),
(2498,4,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"a","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),1,1,-6485097754073038373),
(2498,5,CAST('POST /controllers
{"id":"home","class":"UIViewController","title":"设置"}' AS BLOB),2,0,582566796760767488),
(2498,6,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),2,1,-5475143325329567646),
(2498,7,CAST('POST /windows
{"id":"c","frame":[-2,205,113,50.5]}' AS BLOB),3,0,-8604988266576052201),
(2498,8,CAST('POST /windows/a/makeKey
' AS BLOB),3,0,-4277012787105656895),
(2498,9,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),3,0,330203035817663325),
(2498,10,CAST('POST /inputs
{"type":"tap","at":[206,234]}' AS BLOB),3,0,-7967589709755492966),
(2498,11,CAST('POST /controllers
{"id":"C","class":"UIViewController","title":"设置"}' AS BLOB),3,0,-8848855936784883200),
(2498,12,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),3,1,-6836053445158175470),
(2498,13,CAST('PATCH /application
{"state":"active"}' AS BLOB),4,0,6524705844041617891),
(2498,14,CAST('PATCH /windows/b
{"isHidden":false,"windowLevel":1}' AS BLOB),4,0,-5200561406626256040),
(2498,15,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),4,0,330203035817663325),
(2498,16,CAST('POST /inputs
{"type":"tap","at":[104,175]}' AS BLOB),4,0,-7261526301970671169),
(2498,17,CAST('POST /controllers/C/dismiss
{"animated":true}' AS BLOB),4,0,5434153311741603775),
(2498,18,CAST('PATCH /windows/a
{"isHidden":false,"windowLevel":1}' AS BLOB),4,0,-3985474105251543545),
(2498,19,CAST('DELETE /references/home
' AS BLOB),4,1,4174935831444303885),
(2498,20,CAST('PATCH /windows/a
{"isHidden":false,"windowLevel":0}' AS BLOB),5,0,-3984625282274753878),
(2498,21,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),5,0,330203035817663325),
(2498,22,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),5,0,5687422765970617551),
(2498,23,CAST('POST /alerts/ask/show
' AS BLOB),5,30,-5686727630897093027),
(2498,24,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),35,2,-5475143325329567646),
(2498,25,CAST('PATCH /windows/a
{"rootViewController":"B"}' AS BLOB),37,13,-1287922570805690044),
(2498,26,CAST('POST /inputs
{"type":"tap","at":[192,294]}' AS BLOB),50,0,5038532115457111180),
(2498,27,CAST('POST /views
{"id":"v1","superview":"a","frame":[25,139,5,50.5]}' AS BLOB),50,7,-285404748909509247),
(2498,28,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),57,0,330203035817663325),
(2498,29,CAST('POST /windows/b/makeKey
' AS BLOB),57,2,-4085112580418387742),
(2498,30,CAST('PUT /references/a.kept
{"object":"C"}' AS BLOB),59,0,-4128975747749549259);

-- random-ios8-4
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2499,'random-ios8-4','k734qe',CAST('{"profile":"ios8","device":"iPhone 8","launch":"foreground","runLoop":"manual","knobs":{"scenes":"none","touchMakesKey":false,"keyOnDealloc":"fallback","windowInitFrame":"zero","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,44);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2499,1,CAST('POST /windows
{"id":"c","frame":[171,164,32,50.5]}' AS BLOB),1,0,8359747155755831437),
(2499,2,CAST('POST /windows
{"id":"a","frame":[85,154,192,50.5]}' AS BLOB),1,0,7144087366541864921),
(2499,3,CAST('POST /controllers
{"id":"C","class":"UIViewController","title":"设置"}' AS BLOB),1,0,-8848855936784883200),
(2499,4,CAST('PATCH /windows/a
{"isHidden":false,"windowLevel":"alert"}' AS BLOB),1,1,-2815122016206706816),
(2499,5,CAST('POST /windows/a/makeKey
' AS BLOB),2,1,-4277012787105656895),
(2499,6,CAST('POST /windows/a/makeKey
' AS BLOB),3,0,-4277012787105656895),
(2499,7,CAST('PATCH /application
{"state":"background"}' AS BLOB),3,2,-222926271920043999),
(2499,8,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),5,1,-6836053445158175470),
(2499,9,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),6,0,6151215904868339482),
(2499,10,CAST('POST /views
{"id":"v1","superview":"a","frame":[9,6,33,50.5]}' AS BLOB),6,7,-2194061588069032443),
(2499,11,CAST('PATCH /windows/c
{"isHidden":false,"windowLevel":0}' AS BLOB),13,1,-3437700636933656284),
(2499,12,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),14,4,6442357219630733550),
(2499,13,CAST('POST /inputs
{"type":"tap","at":[92,345]}' AS BLOB),18,0,7907432906637256812),
(2499,14,CAST('POST /views
{"id":"v2","superview":"c","frame":[144,267,37,50.5]}' AS BLOB),18,7,-6599305530165251647),
(2499,15,CAST('POST /views
{"id":"v3","superview":"b","frame":[67,72,90,50.5]}' AS BLOB),25,7,6134446569735947934),
(2499,16,CAST('POST /inputs
{"type":"tap","at":[225,330]}' AS BLOB),32,0,5386484785484855446),
(2499,17,CAST('POST /inputs
{"type":"tap","at":[255,42]}' AS BLOB),32,0,4767538467757962455),
(2499,18,CAST('POST /inputs
{"type":"tap","at":[35,328]}' AS BLOB),32,0,5910785335545847170),
(2499,19,CAST('PUT /references/b.kept
{"object":"c"}' AS BLOB),32,0,-3038999130505664484),
(2499,20,CAST('POST /views/v2/becomeFirstResponder
' AS BLOB),32,0,-7662007173206276529),
(2499,21,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),32,2,7276731318947589908),
(2499,22,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),34,0,330203035817663325),
(2499,23,CAST('POST /windows/b/makeKey
' AS BLOB),34,2,-4085112580418387742),
(2499,24,CAST('POST /views/b/subviews
{"view":"v3"}' AS BLOB),36,0,602573124418289632),
(2499,25,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),36,0,330203035817663325),
(2499,26,CAST('PATCH /windows/a
{"rootViewController":null}' AS BLOB),36,0,5687422765970617551),
(2499,27,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),36,0,4300014696512280105),
(2499,28,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),36,0,6442357219630733550),
(2499,29,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),36,4,5923575542717608431),
(2499,30,CAST('POST /views/v2/removeFromSuperview
' AS BLOB),40,5,7476879756394548214);

-- random-ios8-5
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2500,'random-ios8-5','ld73zf',CAST('{"profile":"ios8","device":"iPhone 5s","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":false,"keyOnDealloc":"fallback","windowInitFrame":"zero","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,51);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2500,1,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),1,0,6151215904868339482),
(2500,2,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),1,0,330203035817663325),
(2500,3,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),1,0,1364654489772078654),
(2500,4,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),1,0,5923575542717608431),
(2500,5,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),1,0,-430928917670273901),
(2500,6,CAST('POST /windows
{"id":"b","frame":[52,122,131,50.5]}' AS BLOB),1,0,-6076410328529879314),
(2500,7,CAST('POST /controllers/B/dismiss
{"animated":false}' AS BLOB),1,0,-2276585183689041441),
(2500,8,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),1,0,330203035817663325),
(2500,9,CAST('POST /inputs
{"type":"tap","at":[154,89]}' AS BLOB),1,0,7621993783562125316),
(2500,10,CAST('POST /controllers/A/dismiss
{"animated":true}' AS BLOB),1,0,-7594265827778136387),
(2500,11,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),1,0,330203035817663325),
(2500,12,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"c","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),1,1,-6303761176771391307),
(2500,13,CAST('POST /windows
{"id":"a","frame":[52,97,114,50.5]}' AS BLOB),2,0,3778344390398029907),
(2500,14,CAST('POST /windows/c/makeKey
' AS BLOB),2,1,8773930423188394059),
(2500,15,CAST('POST /controllers/B/present
{"viewController":"A","animated":false}' AS BLOB),3,0,2856607895953996956),
(2500,16,CAST('POST /windows/c/makeKey
' AS BLOB),3,0,8773930423188394059),
(2500,17,CAST('POST /inputs
{"type":"tap","at":[292,270]}' AS BLOB),3,0,-5532328642216734645),
(2500,18,CAST('DELETE /references/c
' AS BLOB),3,3,8115752835680131827),
(2500,19,CAST('POST /windows/a/makeKey
' AS BLOB),6,1,-4277012787105656895),
(2500,20,CAST('PATCH /application
{"state":"active"}' AS BLOB),7,0,6524705844041617891),
(2500,21,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),7,4,6442357219630733550),
(2500,22,CAST('POST /alerts/ask/show
' AS BLOB),11,30,-5686727630897093027),
(2500,23,CAST('POST /controllers/B/dismiss
{"animated":false}' AS BLOB),41,0,-2276585183689041441),
(2500,24,CAST('POST /controllers/A/dismiss
{"animated":false}' AS BLOB),41,0,-6280152251374465528),
(2500,25,CAST('POST /alerts/ask/show
' AS BLOB),41,0,-5686727630897093027),
(2500,26,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),41,8,5923575542717608431),
(2500,27,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),49,0,5923575542717608431),
(2500,28,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),49,0,4300014696512280105),
(2500,29,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),49,3,-962325199769512983),
(2500,30,CAST('POST /inputs
{"type":"tap","at":[260,184]}' AS BLOB),52,0,6876342143272448168);

-- random-ios8-6
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2501,'random-ios8-6','v57qeg',CAST('{"profile":"ios8","device":"iPhone X","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":false,"keyOnDealloc":"fallback","windowInitFrame":"zero","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false},"nib":{"windows":[{"id":"main","outlets":["delegate.window"],"rootViewController":{"id":"home","view":{"id":"board","subviews":[{"id":"title","class":"UILabel"}]}}}]}}' AS BLOB),x'',31,21);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2501,1,CAST('POST /nibs
{"windows":[{"id":"main","outlets":["delegate.window"],"rootViewController":{"id":"home","view":{"id":"board","subviews":[{"id":"title","class":"UILabel"}]}}}]}' AS BLOB),1,8,-4277619459591903072),
(2501,2,CAST('PATCH /application
{"state":"active"}' AS BLOB),9,0,6524705844041617891),
(2501,3,CAST('POST /controllers/home/dismiss
{"animated":false}' AS BLOB),9,0,-8894178753740355132),
(2501,4,CAST('POST /windows
{"id":"c","frame":[20,131,105,50.5]}' AS BLOB),9,0,1369985701039872047),
(2501,5,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),9,0,330203035817663325),
(2501,6,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),9,0,330203035817663325),
(2501,7,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),9,0,330203035817663325),
(2501,8,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),9,0,330203035817663325),
(2501,9,CAST('DELETE /references/c
' AS BLOB),9,1,8115752835680131827),
(2501,10,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),10,0,6151215904868339482),
(2501,11,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),10,0,330203035817663325),
(2501,12,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),10,1,-6836053445158175470),
(2501,13,CAST('PATCH /application
{"state":"background"}' AS BLOB),11,2,-222926271920043999),
(2501,14,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"a","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),13,1,-6485097754073038373),
(2501,15,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),14,0,330203035817663325),
(2501,16,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),14,1,-5475143325329567646),
(2501,17,CAST('POST /controllers
{"id":"C","class":"UIViewController","title":"设置"}' AS BLOB),15,0,-8848855936784883200),
(2501,18,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),15,0,330203035817663325),
(2501,19,CAST('PATCH /windows/a
{"isHidden":true,"windowLevel":"alert"}' AS BLOB),15,3,-802022197940573815),
(2501,20,CAST('POST /inputs
{"type":"tap","at":[24,25]}' AS BLOB),18,0,-6486380584600882344),
(2501,21,CAST('PATCH /windows/b
{"isHidden":true,"windowLevel":"alert"}' AS BLOB),18,2,9096532591573574976),
(2501,22,CAST('DELETE /references/a
' AS BLOB),20,1,8117687976145404737),
(2501,23,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),21,0,-430928917670273901),
(2501,24,CAST('POST /controllers/home/dismiss
{"animated":false}' AS BLOB),21,0,-8894178753740355132),
(2501,25,CAST('POST /inputs
{"type":"tap","at":[55,345]}' AS BLOB),21,0,-5539979224379628811),
(2501,26,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),21,0,1364654489772078654),
(2501,27,CAST('DELETE /references/B
' AS BLOB),21,1,8145411062333629366),
(2501,28,CAST('POST /controllers/A/dismiss
{"animated":false}' AS BLOB),22,0,-6280152251374465528),
(2501,29,CAST('POST /controllers/C/dismiss
{"animated":true}' AS BLOB),22,0,5434153311741603775),
(2501,30,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),22,0,330203035817663325),
(2501,31,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),22,0,330203035817663325);

-- random-ios8-7
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2502,'random-ios8-7','q7c98z',CAST('{"profile":"ios8","device":"iPhone 14","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":false,"keyOnDealloc":"fallback","windowInitFrame":"zero","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,54);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2502,1,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),1,1,-6836053445158175470),
(2502,2,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),2,0,6151215904868339482),
(2502,3,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),2,0,1364654489772078654),
(2502,4,CAST('PATCH /windows/b
{"rootViewController":null}' AS BLOB),2,0,8093553760257797618),
(2502,5,CAST('PATCH /windows/b
{"rootViewController":null}' AS BLOB),2,0,8093553760257797618),
(2502,6,CAST('POST /inputs
{"type":"tap","at":[240,325]}' AS BLOB),2,0,-6522777493034435611),
(2502,7,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"a","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),2,1,-6485097754073038373),
(2502,8,CAST('POST /windows
{"id":"c","frame":[184,172,138,50.5]}' AS BLOB),3,0,-7629725885714687033),
(2502,9,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),3,2,7276731318947589908),
(2502,10,CAST('POST /views
{"id":"v4","superview":"b","frame":[133,60,195,50.5]}' AS BLOB),5,7,6623205421475978824),
(2502,11,CAST('POST /controllers
{"id":"C","class":"UIViewController","title":"设置"}' AS BLOB),12,0,-8848855936784883200),
(2502,12,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),12,0,7276731318947589908),
(2502,13,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),12,4,6442357219630733550),
(2502,14,CAST('POST /controllers
{"id":"home","class":"UIViewController","title":"设置"}' AS BLOB),16,0,582566796760767488),
(2502,15,CAST('POST /alerts/ask/show
' AS BLOB),16,30,-5686727630897093027),
(2502,16,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),46,0,4300014696512280105),
(2502,17,CAST('POST /inputs
{"type":"tap","at":[285,103]}' AS BLOB),46,0,-5060477697124434084),
(2502,18,CAST('POST /controllers/A/present
{"viewController":"C","animated":true}' AS BLOB),46,0,7360800836687505876),
(2502,19,CAST('POST /alerts/ask/show
' AS BLOB),46,0,-5686727630897093027),
(2502,20,CAST('PATCH /application
{"state":"background"}' AS BLOB),46,2,-222926271920043999),
(2502,21,CAST('POST /views/v4/becomeFirstResponder
' AS BLOB),48,0,5390518326276860961),
(2502,22,CAST('DELETE /references/v4
' AS BLOB),48,0,-7226745612308248546),
(2502,23,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),48,0,6442357219630733550),
(2502,24,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),48,0,330203035817663325),
(2502,25,CAST('POST /windows/a/makeKey
' AS BLOB),48,2,-4277012787105656895),
(2502,26,CAST('PATCH /views/v4
{"frame":[-6,231,149,50.5],"alpha":0.5}' AS BLOB),50,2,999450918389182710),
(2502,27,CAST('PATCH /windows/b
{"rootViewController":null}' AS BLOB),52,0,8093553760257797618),
(2502,28,CAST('POST /controllers/home/addChild
{"controller":"A"}' AS BLOB),52,1,-9086206302524805422),
(2502,29,CAST('DELETE /references/c
' AS BLOB),53,2,8115752835680131827),
(2502,30,CAST('PATCH /windows/b
{"rootViewController":null}' AS BLOB),55,0,8093553760257797618);

-- random-ios8-8
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2503,'random-ios8-8','feryut',CAST('{"profile":"ios8","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":false,"keyOnDealloc":"fallback","windowInitFrame":"zero","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,60);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2503,1,CAST('POST /controllers
{"id":"nav","class":"UINavigationController","title":"设置"}' AS BLOB),1,0,5934054500342608901),
(2503,2,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),1,0,-430928917670273901),
(2503,3,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),1,0,6151215904868339482),
(2503,4,CAST('PUT /references/c.kept
{"object":"B"}' AS BLOB),1,0,3798314560051553824),
(2503,5,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),1,0,1364654489772078654),
(2503,6,CAST('POST /controllers/nav/setViewControllers
{"viewControllers":["A","B"],"animated":false}' AS BLOB),1,4,-706073491395168789),
(2503,7,CAST('POST /controllers/nav/popToRoot
{}' AS BLOB),5,2,2572033617891084490),
(2503,8,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),7,0,5923575542717608431),
(2503,9,CAST('POST /controllers/nav/push
{"controller":"B","animated":true}' AS BLOB),7,2,9196923423097783917),
(2503,10,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),9,1,-6836053445158175470),
(2503,11,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),10,4,6442357219630733550),
(2503,12,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),14,0,330203035817663325),
(2503,13,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),14,0,330203035817663325),
(2503,14,CAST('PATCH /application
{"state":"background"}' AS BLOB),14,2,-222926271920043999),
(2503,15,CAST('PATCH /application
{"state":"active"}' AS BLOB),16,2,6524705844041617891),
(2503,16,CAST('POST /alerts/ask/show
' AS BLOB),18,29,-5686727630897093027),
(2503,17,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),47,0,330203035817663325),
(2503,18,CAST('POST /windows
{"id":"c","frame":[71,80,117,50.5]}' AS BLOB),47,0,2359528769090162925),
(2503,19,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),47,8,5923575542717608431),
(2503,20,CAST('POST /controllers/A/dismiss
{"animated":false}' AS BLOB),55,0,-6280152251374465528),
(2503,21,CAST('POST /inputs
{"type":"tap","at":[78,230]}' AS BLOB),55,0,-8906232185381123433),
(2503,22,CAST('POST /windows
{"id":"a","frame":[88,184,110,50.5]}' AS BLOB),55,0,-395933549749966555),
(2503,23,CAST('PATCH /windows/b
{"isHidden":true,"windowLevel":"alert"}' AS BLOB),55,1,9096532591573574976),
(2503,24,CAST('PATCH /windows/b
{"isHidden":true,"windowLevel":"alert"}' AS BLOB),56,0,9096532591573574976),
(2503,25,CAST('POST /controllers/B/dismiss
{"animated":true}' AS BLOB),56,0,-3326164006771579672),
(2503,26,CAST('POST /windows/a/makeKey
' AS BLOB),56,2,-4277012787105656895),
(2503,27,CAST('PATCH /windows/b
{"isHidden":false,"windowLevel":1}' AS BLOB),58,1,-5200561406626256040),
(2503,28,CAST('POST /windows/b/makeKey
' AS BLOB),59,2,-4085112580418387742),
(2503,29,CAST('PATCH /windows/b
{"isHidden":false,"windowLevel":1}' AS BLOB),61,0,-5200561406626256040),
(2503,30,CAST('POST /inputs
{"type":"tap","at":[179,219]}' AS BLOB),61,0,-3654148178516074472);

-- random-ios8-9
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2504,'random-ios8-9','16ngfv',CAST('{"profile":"ios8","device":"iPhone 5s","launch":"foreground","runLoop":"manual","knobs":{"scenes":"none","touchMakesKey":false,"keyOnDealloc":"fallback","windowInitFrame":"zero","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',30,12);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2504,1,CAST('POST /windows
{"id":"c","frame":[19,63,162,50.5]}' AS BLOB),1,0,9071550731211762186),
(2504,2,CAST('POST /controllers
{"id":"C","class":"UIViewController","title":"设置"}' AS BLOB),1,0,-8848855936784883200),
(2504,3,CAST('PUT /references/c.kept
{"object":"C"}' AS BLOB),1,0,3170298806950262127),
(2504,4,CAST('PATCH /windows/c
{"isHidden":true,"windowLevel":"alert"}' AS BLOB),1,0,-6446718173489409713),
(2504,5,CAST('POST /inputs
{"type":"tap","at":[97,352]}' AS BLOB),1,0,-8261308265584280337),
(2504,6,CAST('PATCH /application
{"state":"active"}' AS BLOB),1,0,6524705844041617891),
(2504,7,CAST('POST /windows/c/makeKey
' AS BLOB),1,1,8773930423188394059),
(2504,8,CAST('PATCH /application
{"state":"active"}' AS BLOB),2,0,6524705844041617891),
(2504,9,CAST('POST /inputs
{"type":"tap","at":[26,1]}' AS BLOB),2,0,-2382206014774522826),
(2504,10,CAST('PATCH /windows/c
{"rootViewController":null}' AS BLOB),2,0,6378404845067812589),
(2504,11,CAST('PATCH /application
{"orientation":"portrait"}' AS BLOB),2,0,5923575542717608431),
(2504,12,CAST('POST /windows
{"id":"b","frame":[161,96,7,50.5]}' AS BLOB),2,0,4147620503637821951),
(2504,13,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),2,0,330203035817663325),
(2504,14,CAST('POST /controllers/C/dismiss
{"animated":false}' AS BLOB),2,0,8009477291363706538),
(2504,15,CAST('PATCH /windows/c
{"isHidden":false,"windowLevel":0}' AS BLOB),2,1,-3437700636933656284),
(2504,16,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),3,0,1364654489772078654),
(2504,17,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),3,3,-962325199769512983),
(2504,18,CAST('DELETE /references/A
' AS BLOB),6,1,8148298379868743777),
(2504,19,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),7,0,330203035817663325),
(2504,20,CAST('PATCH /windows/b
{"isHidden":false,"windowLevel":"alert"}' AS BLOB),7,0,7222790765832057791),
(2504,21,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),7,2,7276731318947589908),
(2504,22,CAST('PUT /references/a.kept
{"object":"b"}' AS BLOB),9,0,-5035315279705720690),
(2504,23,CAST('PATCH /windows/c
{"isHidden":false,"windowLevel":0}' AS BLOB),9,0,-3437700636933656284),
(2504,24,CAST('POST /windows/b/makeKey
' AS BLOB),9,2,-4085112580418387742),
(2504,25,CAST('POST /inputs
{"type":"tap","at":[219,40]}' AS BLOB),11,0,3270994525882670513),
(2504,26,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),11,0,-430928917670273901),
(2504,27,CAST('DELETE /references/B
' AS BLOB),11,1,8145411062333629366),
(2504,28,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),12,0,6151215904868339482),
(2504,29,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),12,0,330203035817663325),
(2504,30,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"a","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),12,1,-6485097754073038373);

-- long-ios8
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2505,'long-ios8','oh8naz',CAST('{"profile":"ios8","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":false,"keyOnDealloc":"fallback","windowInitFrame":"zero","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',1026,995);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2505,1,CAST('POST /windows
{"id":"a"}' AS BLOB),1,0,7433756470522746995),
(2505,2,CAST('PUT /references/a.owner
{"object":"a"}' AS BLOB),1,0,-7526271820608242344),
(2505,3,CAST('POST /windows
{"id":"b"}' AS BLOB),1,0,6870765835100986538),
(2505,4,CAST('PUT /references/b.owner
{"object":"b"}' AS BLOB),1,0,8289721644836121034),
(2505,5,CAST('POST /windows
{"id":"c"}' AS BLOB),1,0,6250349906372375473),
(2505,6,CAST('PUT /references/c.owner
{"object":"c"}' AS BLOB),1,0,-7695445929145728024),
(2505,7,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),1,2,-962325199769512983),
(2505,8,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),3,3,-5475143325329567646),
(2505,9,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),6,0,-5475143325329567646),
(2505,10,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),6,3,7276731318947589908),
(2505,11,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),9,1,2611972040586493747),
(2505,12,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),10,1,-224917360849148362),
(2505,13,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),11,0,-7353600902139317007),
(2505,14,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),11,0,6027728934641215102),
(2505,15,CAST('POST /windows/b/makeKey
' AS BLOB),11,2,-4085112580418387742),
(2505,16,CAST('POST /windows/b/makeKey
' AS BLOB),13,0,-4085112580418387742),
(2505,17,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),13,0,-224917360849148362),
(2505,18,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),13,2,7276731318947589908),
(2505,19,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),15,0,-2285852738836852229),
(2505,20,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),15,0,-3512892215147162056),
(2505,21,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),15,2,-8722946263052837043),
(2505,22,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),17,1,-3512892215147162056),
(2505,23,CAST('POST /controllers
{"id":"home","class":"UIViewController","title":"设置"}' AS BLOB),18,0,582566796760767488),
(2505,24,CAST('POST /alerts
{"id":"ask","title":"确定吗？","buttons":["取消","好"]}' AS BLOB),18,0,6151215904868339482),
(2505,25,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),18,0,-3512892215147162056),
(2505,26,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),18,0,2611972040586493747),
(2505,27,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),18,0,-2283037989069199744),
(2505,28,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),18,2,-962325199769512983),
(2505,29,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),20,0,-962325199769512983),
(2505,30,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),20,0,-7355575625023205513),
(2505,31,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),20,0,6027728934641215102),
(2505,32,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),20,0,-2283037989069199744),
(2505,33,CAST('POST /windows/a/makeKey
' AS BLOB),20,2,-4277012787105656895),
(2505,34,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),22,0,6027728934641215102),
(2505,35,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),22,1,-338817743101531530),
(2505,36,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),23,0,-2016837948165473347),
(2505,37,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),23,2,-962325199769512983),
(2505,38,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),25,3,-224917360849148362),
(2505,39,CAST('POST /windows/a/makeKey
' AS BLOB),28,2,-4277012787105656895),
(2505,40,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),30,0,-7352760875255553028),
(2505,41,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),30,0,-2285852738836852229),
(2505,42,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),30,0,6027728934641215102),
(2505,43,CAST('POST /windows/a/makeKey
' AS BLOB),30,0,-4277012787105656895),
(2505,44,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),30,3,2611972040586493747),
(2505,45,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),33,1,-2016837948165473347),
(2505,46,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),34,0,7276731318947589908),
(2505,47,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),34,2,-962325199769512983),
(2505,48,CAST('POST /windows/b/makeKey
' AS BLOB),36,0,-4085112580418387742),
(2505,49,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),36,3,-224917360849148362),
(2505,50,CAST('POST /windows/c/makeKey
' AS BLOB),39,0,8773930423188394059),
(2505,51,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),39,0,-224917360849148362),
(2505,52,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),39,2,-8722946263052837043),
(2505,53,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),41,1,-338817743101531530),
(2505,54,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),42,1,-3512892215147162056),
(2505,55,CAST('PATCH /windows/b
{"isHidden":false,"windowLevel":"alert"}' AS BLOB),43,1,7222790765832057791),
(2505,56,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),44,0,-3512892215147162056),
(2505,57,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),44,1,-8722946263052837043),
(2505,58,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),45,1,-5475143325329567646),
(2505,59,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),46,0,-8722946263052837043),
(2505,60,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),46,0,-8722946263052837043),
(2505,61,CAST('POST /windows/c/makeKey
' AS BLOB),46,2,8773930423188394059),
(2505,62,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),48,1,-3512892215147162056),
(2505,63,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),49,2,-5475143325329567646),
(2505,64,CAST('POST /windows/a/makeKey
' AS BLOB),51,0,-4277012787105656895),
(2505,65,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),51,0,-7352760875255553028),
(2505,66,CAST('POST /windows/a/makeKey
' AS BLOB),51,0,-4277012787105656895),
(2505,67,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),51,0,-5475143325329567646),
(2505,68,CAST('POST /windows/a/makeKey
' AS BLOB),51,0,-4277012787105656895),
(2505,69,CAST('PATCH /windows/c
{"rootViewController":null}' AS BLOB),51,0,6378404845067812589),
(2505,70,CAST('POST /windows/c/makeKey
' AS BLOB),51,2,8773930423188394059),
(2505,71,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),53,1,-224917360849148362),
(2505,72,CAST('POST /controllers
{"id":"B","class":"UIViewController","title":"设置"}' AS BLOB),54,0,-430928917670273901),
(2505,73,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),54,3,-962325199769512983),
(2505,74,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),57,0,-3512892215147162056),
(2505,75,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),57,0,4300014696512280105),
(2505,76,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),57,0,6028854834548313941),
(2505,77,CAST('POST /windows/b/makeKey
' AS BLOB),57,0,-4085112580418387742),
(2505,78,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),57,3,-224917360849148362),
(2505,79,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),60,0,-2285852738836852229),
(2505,80,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),60,3,2611972040586493747),
(2505,81,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),63,0,-2284722440883240546),
(2505,82,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),63,0,-224917360849148362),
(2505,83,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),63,0,6029694861432077920),
(2505,84,CAST('POST /windows/b/makeKey
' AS BLOB),63,2,-4085112580418387742),
(2505,85,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),65,0,-224917360849148362),
(2505,86,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),65,3,-5475143325329567646),
(2505,87,CAST('POST /windows/a/makeKey
' AS BLOB),68,0,-4277012787105656895),
(2505,88,CAST('POST /windows/b/makeKey
' AS BLOB),68,2,-4085112580418387742),
(2505,89,CAST('POST /windows/b/makeKey
' AS BLOB),70,0,-4085112580418387742),
(2505,90,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),70,2,-5475143325329567646),
(2505,91,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),72,0,6028854834548313941),
(2505,92,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),72,2,7276731318947589908),
(2505,93,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),74,0,-3512892215147162056),
(2505,94,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),74,2,-5475143325329567646),
(2505,95,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),76,0,6027728934641215102),
(2505,96,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),76,0,-7353600902139317007),
(2505,97,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),76,0,6027728934641215102),
(2505,98,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),76,2,7276731318947589908),
(2505,99,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),78,1,-2016837948165473347),
(2505,100,CAST('POST /windows/a/makeKey
' AS BLOB),79,2,-4277012787105656895),
(2505,101,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),81,0,-2283878015952963723),
(2505,102,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),81,2,7276731318947589908),
(2505,103,CAST('POST /windows/c/makeKey
' AS BLOB),83,0,8773930423188394059),
(2505,104,CAST('POST /windows/b/makeKey
' AS BLOB),83,2,-4085112580418387742),
(2505,105,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),85,0,-7355575625023205513),
(2505,106,CAST('POST /windows/c/makeKey
' AS BLOB),85,2,8773930423188394059),
(2505,107,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),87,0,7276731318947589908),
(2505,108,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),87,2,-962325199769512983),
(2505,109,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),89,0,-338817743101531530),
(2505,110,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),89,2,-5475143325329567646),
(2505,111,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),91,0,-2285852738836852229),
(2505,112,CAST('POST /windows/b/makeKey
' AS BLOB),91,2,-4085112580418387742),
(2505,113,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),93,2,-5475143325329567646),
(2505,114,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),95,0,-7355575625023205513),
(2505,115,CAST('POST /windows/b/makeKey
' AS BLOB),95,2,-4085112580418387742),
(2505,116,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),97,0,6028854834548313941),
(2505,117,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),97,1,-8722946263052837043),
(2505,118,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),98,0,6027728934641215102),
(2505,119,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),98,3,7276731318947589908),
(2505,120,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),101,0,7276731318947589908),
(2505,121,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),101,0,-2016837948165473347),
(2505,122,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),101,0,-3512892215147162056),
(2505,123,CAST('POST /windows/b/makeKey
' AS BLOB),101,2,-4085112580418387742),
(2505,124,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),103,2,7276731318947589908),
(2505,125,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),105,0,-2016837948165473347),
(2505,126,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),105,0,-2016837948165473347),
(2505,127,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),105,1,-224917360849148362),
(2505,128,CAST('POST /windows/a/makeKey
' AS BLOB),106,2,-4277012787105656895),
(2505,129,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),108,0,-7355575625023205513),
(2505,130,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),108,0,-7355575625023205513),
(2505,131,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),108,0,-338817743101531530),
(2505,132,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),108,3,2611972040586493747),
(2505,133,CAST('POST /windows/c/makeKey
' AS BLOB),111,0,8773930423188394059),
(2505,134,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),111,1,-338817743101531530),
(2505,135,CAST('POST /windows/b/makeKey
' AS BLOB),112,2,-4085112580418387742),
(2505,136,CAST('POST /windows/b/makeKey
' AS BLOB),114,0,-4085112580418387742),
(2505,137,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),114,0,-2283037989069199744),
(2505,138,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),114,1,2611972040586493747),
(2505,139,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),115,0,-224917360849148362),
(2505,140,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),115,1,-2016837948165473347),
(2505,141,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),116,2,7276731318947589908),
(2505,142,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),118,0,-2283037989069199744),
(2505,143,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),118,1,-224917360849148362),
(2505,144,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),119,3,-962325199769512983),
(2505,145,CAST('POST /windows/a/makeKey
' AS BLOB),122,2,-4277012787105656895),
(2505,146,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),124,0,-2283878015952963723),
(2505,147,CAST('POST /windows/b/makeKey
' AS BLOB),124,2,-4085112580418387742),
(2505,148,CAST('POST /windows/b/makeKey
' AS BLOB),126,0,-4085112580418387742),
(2505,149,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),126,0,-2283037989069199744),
(2505,150,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),126,0,2611972040586493747),
(2505,151,CAST('POST /windows/c/makeKey
' AS BLOB),126,2,8773930423188394059),
(2505,152,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),128,3,-5475143325329567646),
(2505,153,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),131,0,-338817743101531530),
(2505,154,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),131,0,-7352760875255553028),
(2505,155,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),131,3,2611972040586493747),
(2505,156,CAST('PATCH /windows/a
{"isHidden":false,"windowLevel":0}' AS BLOB),134,1,-3984625282274753878),
(2505,157,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),135,2,-962325199769512983),
(2505,158,CAST('POST /windows/a/makeKey
' AS BLOB),137,2,-4277012787105656895),
(2505,159,CAST('POST /windows/a/makeKey
' AS BLOB),139,0,-4277012787105656895),
(2505,160,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),139,1,-224917360849148362),
(2505,161,CAST('POST /views
{"id":"v2","superview":"c","frame":[47,293,21,50.5]}' AS BLOB),140,7,1111996040617722927),
(2505,162,CAST('POST /windows/a/makeKey
' AS BLOB),147,0,-4277012787105656895),
(2505,163,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),147,3,-962325199769512983),
(2505,164,CAST('POST /windows/c/makeKey
' AS BLOB),150,2,8773930423188394059),
(2505,165,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),152,0,-338817743101531530),
(2505,166,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),152,0,-3512892215147162056),
(2505,167,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),152,0,-2016837948165473347),
(2505,168,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),152,2,-962325199769512983),
(2505,169,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),154,2,-5475143325329567646),
(2505,170,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),156,2,-962325199769512983),
(2505,171,CAST('POST /windows/c/makeKey
' AS BLOB),158,2,8773930423188394059),
(2505,172,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),160,0,330203035817663325),
(2505,173,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),160,0,-2283878015952963723),
(2505,174,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),160,1,2611972040586493747),
(2505,175,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),161,1,-224917360849148362),
(2505,176,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),162,3,-5475143325329567646),
(2505,177,CAST('POST /windows/c/makeKey
' AS BLOB),165,2,8773930423188394059),
(2505,178,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),167,1,-2016837948165473347),
(2505,179,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),168,0,-2016837948165473347),
(2505,180,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),168,2,-5475143325329567646),
(2505,181,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),170,1,-8722946263052837043),
(2505,182,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),171,0,6026880111664425435),
(2505,183,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),171,0,-5475143325329567646),
(2505,184,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),171,0,6028854834548313941),
(2505,185,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),171,0,-5475143325329567646),
(2505,186,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),171,0,-2283037989069199744),
(2505,187,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),171,3,2611972040586493747),
(2505,188,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),174,0,-2284722440883240546),
(2505,189,CAST('POST /windows/a/makeKey
' AS BLOB),174,2,-4277012787105656895),
(2505,190,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),176,1,-5475143325329567646),
(2505,191,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),177,0,-7353600902139317007),
(2505,192,CAST('POST /windows/b/makeKey
' AS BLOB),177,2,-4085112580418387742),
(2505,193,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),179,1,2611972040586493747),
(2505,194,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),180,0,-7355575625023205513),
(2505,195,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),180,0,6028854834548313941),
(2505,196,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),180,0,-2284722440883240546),
(2505,197,CAST('POST /windows/b/makeKey
' AS BLOB),180,0,-4085112580418387742),
(2505,198,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),180,0,-8722946263052837043),
(2505,199,CAST('POST /windows/a/makeKey
' AS BLOB),180,2,-4277012787105656895),
(2505,200,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),182,0,-7354445327069593830),
(2505,201,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),182,0,2611972040586493747),
(2505,202,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),182,1,-5475143325329567646),
(2505,203,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),183,1,-3512892215147162056),
(2505,204,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),184,0,-5475143325329567646),
(2505,205,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),184,0,-3512892215147162056),
(2505,206,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),184,0,-3512892215147162056),
(2505,207,CAST('POST /windows/a/makeKey
' AS BLOB),184,0,-4277012787105656895),
(2505,208,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),184,0,6027728934641215102),
(2505,209,CAST('POST /windows/b/makeKey
' AS BLOB),184,2,-4085112580418387742),
(2505,210,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),186,0,-2284722440883240546),
(2505,211,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),186,0,-2283878015952963723),
(2505,212,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),186,0,6028854834548313941),
(2505,213,CAST('POST /windows/c/makeKey
' AS BLOB),186,2,8773930423188394059),
(2505,214,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),188,3,-8722946263052837043),
(2505,215,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),191,0,-5475143325329567646),
(2505,216,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),191,2,-962325199769512983),
(2505,217,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),193,2,-5475143325329567646),
(2505,218,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),195,1,-224917360849148362),
(2505,219,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),196,3,-962325199769512983),
(2505,220,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),199,0,-962325199769512983),
(2505,221,CAST('PATCH /application
{"orientation":"landscapeLeft"}' AS BLOB),199,4,6442357219630733550),
(2505,222,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),203,0,-7354445327069593830),
(2505,223,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),203,3,7276731318947589908),
(2505,224,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),206,0,-2016837948165473347),
(2505,225,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),206,0,6028854834548313941),
(2505,226,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),206,0,7276731318947589908),
(2505,227,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),206,1,-224917360849148362),
(2505,228,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),207,1,2611972040586493747),
(2505,229,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),208,3,-5475143325329567646),
(2505,230,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),211,0,-5475143325329567646),
(2505,231,CAST('POST /windows/b/makeKey
' AS BLOB),211,2,-4085112580418387742),
(2505,232,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),213,0,-338817743101531530),
(2505,233,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),213,0,-2284722440883240546),
(2505,234,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),213,2,7276731318947589908),
(2505,235,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),215,3,-962325199769512983),
(2505,236,CAST('POST /windows/c/makeKey
' AS BLOB),218,2,8773930423188394059),
(2505,237,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),220,1,2611972040586493747),
(2505,238,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),221,0,-2283037989069199744),
(2505,239,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),221,3,-8722946263052837043),
(2505,240,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),224,0,-962325199769512983),
(2505,241,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),224,0,2611972040586493747),
(2505,242,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),224,3,7276731318947589908),
(2505,243,CAST('POST /windows/a/makeKey
' AS BLOB),227,2,-4277012787105656895),
(2505,244,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),229,1,-224917360849148362),
(2505,245,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),230,0,-7353600902139317007),
(2505,246,CAST('POST /windows/c/makeKey
' AS BLOB),230,2,8773930423188394059),
(2505,247,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),232,1,-338817743101531530),
(2505,248,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),233,0,-224917360849148362),
(2505,249,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),233,0,7276731318947589908),
(2505,250,CAST('POST /windows/b/makeKey
' AS BLOB),233,2,-4085112580418387742),
(2505,251,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),235,1,-962325199769512983),
(2505,252,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),236,1,-8722946263052837043),
(2505,253,CAST('POST /windows/a/makeKey
' AS BLOB),237,2,-4277012787105656895),
(2505,254,CAST('POST /windows/a/makeKey
' AS BLOB),239,0,-4277012787105656895),
(2505,255,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),239,0,-7354445327069593830),
(2505,256,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),239,3,2611972040586493747),
(2505,257,CAST('POST /windows/a/makeKey
' AS BLOB),242,2,-4277012787105656895),
(2505,258,CAST('POST /windows/a/makeKey
' AS BLOB),244,0,-4277012787105656895),
(2505,259,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),244,2,-962325199769512983),
(2505,260,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),246,3,-5475143325329567646),
(2505,261,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),249,0,-5475143325329567646),
(2505,262,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),249,0,-338817743101531530),
(2505,263,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),249,3,7276731318947589908),
(2505,264,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),252,3,-8722946263052837043),
(2505,265,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),255,0,-5475143325329567646),
(2505,266,CAST('POST /windows/c/makeKey
' AS BLOB),255,2,8773930423188394059),
(2505,267,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),257,2,-5475143325329567646),
(2505,268,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),259,1,-224917360849148362),
(2505,269,CAST('POST /windows/a/makeKey
' AS BLOB),260,0,-4277012787105656895),
(2505,270,CAST('POST /windows/a/makeKey
' AS BLOB),260,0,-4277012787105656895),
(2505,271,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),260,0,-7355575625023205513),
(2505,272,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),260,0,-5475143325329567646),
(2505,273,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),260,0,-7353600902139317007),
(2505,274,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),260,0,-8722946263052837043),
(2505,275,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),260,0,-7354445327069593830),
(2505,276,CAST('POST /windows/c/makeKey
' AS BLOB),260,2,8773930423188394059),
(2505,277,CAST('POST /windows/b/makeKey
' AS BLOB),262,2,-4085112580418387742),
(2505,278,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),264,1,-3512892215147162056),
(2505,279,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),265,0,6028854834548313941),
(2505,280,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),265,0,-2283878015952963723),
(2505,281,CAST('POST /windows/a/makeKey
' AS BLOB),265,2,-4277012787105656895),
(2505,282,CAST('POST /windows/a/makeKey
' AS BLOB),267,0,-4277012787105656895),
(2505,283,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),267,0,-2284722440883240546),
(2505,284,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),267,0,-5475143325329567646),
(2505,285,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),267,3,-962325199769512983),
(2505,286,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),270,1,-8722946263052837043),
(2505,287,CAST('POST /windows/b/makeKey
' AS BLOB),271,0,-4085112580418387742),
(2505,288,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),271,0,-338817743101531530),
(2505,289,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),271,2,-5475143325329567646),
(2505,290,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),273,0,-7352760875255553028),
(2505,291,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),273,0,-338817743101531530),
(2505,292,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),273,0,-2283037989069199744),
(2505,293,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),273,1,-224917360849148362),
(2505,294,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),274,0,330203035817663325),
(2505,295,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),274,0,-7353600902139317007),
(2505,296,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),274,3,-962325199769512983),
(2505,297,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),277,0,-338817743101531530),
(2505,298,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),277,2,-5475143325329567646),
(2505,299,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),279,0,-7355575625023205513),
(2505,300,CAST('POST /windows/c/makeKey
' AS BLOB),279,2,8773930423188394059),
(2505,301,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),281,0,-2285852738836852229),
(2505,302,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),281,2,-5475143325329567646),
(2505,303,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),283,3,2611972040586493747),
(2505,304,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),286,0,-962325199769512983),
(2505,305,CAST('POST /windows/b/makeKey
' AS BLOB),286,0,-4085112580418387742),
(2505,306,CAST('POST /windows/c/makeKey
' AS BLOB),286,2,8773930423188394059),
(2505,307,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),288,0,-7354445327069593830),
(2505,308,CAST('POST /windows/b/makeKey
' AS BLOB),288,2,-4085112580418387742),
(2505,309,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),290,3,-5475143325329567646),
(2505,310,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),293,0,-7355575625023205513),
(2505,311,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),293,0,-2284722440883240546),
(2505,312,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),293,2,-962325199769512983),
(2505,313,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),295,3,-224917360849148362),
(2505,314,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),298,3,7276731318947589908),
(2505,315,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),301,2,-5475143325329567646),
(2505,316,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),303,0,-5475143325329567646),
(2505,317,CAST('POST /windows/a/makeKey
' AS BLOB),303,0,-4277012787105656895),
(2505,318,CAST('POST /windows/b/makeKey
' AS BLOB),303,2,-4085112580418387742),
(2505,319,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),305,0,-7355575625023205513),
(2505,320,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),305,0,-2284722440883240546),
(2505,321,CAST('POST /windows/a/makeKey
' AS BLOB),305,2,-4277012787105656895),
(2505,322,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),307,2,7276731318947589908),
(2505,323,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),309,0,-3512892215147162056),
(2505,324,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),309,3,-962325199769512983),
(2505,325,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),312,1,2611972040586493747),
(2505,326,CAST('PATCH /windows/c
{"rootViewController":null}' AS BLOB),313,0,6378404845067812589),
(2505,327,CAST('POST /windows/c/makeKey
' AS BLOB),313,2,8773930423188394059),
(2505,328,CAST('POST /windows/c/makeKey
' AS BLOB),315,0,8773930423188394059),
(2505,329,CAST('POST /windows/a/makeKey
' AS BLOB),315,2,-4277012787105656895),
(2505,330,CAST('POST /windows/a/makeKey
' AS BLOB),317,0,-4277012787105656895),
(2505,331,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),317,1,-5475143325329567646),
(2505,332,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),318,2,7276731318947589908),
(2505,333,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),320,0,7276731318947589908),
(2505,334,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),320,3,-8722946263052837043),
(2505,335,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),323,0,-338817743101531530),
(2505,336,CAST('POST /windows/a/makeKey
' AS BLOB),323,0,-4277012787105656895),
(2505,337,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),323,3,7276731318947589908),
(2505,338,CAST('POST /windows/c/makeKey
' AS BLOB),326,0,8773930423188394059),
(2505,339,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),326,2,-5475143325329567646),
(2505,340,CAST('POST /windows/b/makeKey
' AS BLOB),328,2,-4085112580418387742),
(2505,341,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),330,3,-224917360849148362),
(2505,342,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),333,0,-2283037989069199744),
(2505,343,CAST('POST /windows/b/makeKey
' AS BLOB),333,2,-4085112580418387742),
(2505,344,CAST('POST /windows/a/makeKey
' AS BLOB),335,2,-4277012787105656895),
(2505,345,CAST('POST /windows/c/makeKey
' AS BLOB),337,2,8773930423188394059),
(2505,346,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),339,0,-7354445327069593830),
(2505,347,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),339,3,-8722946263052837043),
(2505,348,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),342,0,-224917360849148362),
(2505,349,CAST('POST /windows/c/makeKey
' AS BLOB),342,2,8773930423188394059),
(2505,350,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),344,1,7276731318947589908),
(2505,351,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),345,0,-2284722440883240546),
(2505,352,CAST('POST /windows/b/makeKey
' AS BLOB),345,2,-4085112580418387742),
(2505,353,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),347,2,7276731318947589908),
(2505,354,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),349,3,-962325199769512983),
(2505,355,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),352,0,-2016837948165473347),
(2505,356,CAST('POST /windows/a/makeKey
' AS BLOB),352,2,-4277012787105656895),
(2505,357,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),354,2,-962325199769512983),
(2505,358,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),356,0,-7353600902139317007),
(2505,359,CAST('PATCH /application
{"state":"active"}' AS BLOB),356,0,6524705844041617891),
(2505,360,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),356,0,6027728934641215102),
(2505,361,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),356,0,6029694861432077920),
(2505,362,CAST('POST /windows/a/makeKey
' AS BLOB),356,2,-4277012787105656895),
(2505,363,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),358,0,-3512892215147162056),
(2505,364,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),358,0,6026880111664425435),
(2505,365,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),358,2,-962325199769512983),
(2505,366,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),360,0,-2016837948165473347),
(2505,367,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),360,2,-5475143325329567646),
(2505,368,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),362,0,-2284722440883240546),
(2505,369,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),362,0,-3512892215147162056),
(2505,370,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),362,1,-224917360849148362),
(2505,371,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),363,0,-338817743101531530),
(2505,372,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),363,1,-8722946263052837043),
(2505,373,CAST('POST /windows/c/makeKey
' AS BLOB),364,2,8773930423188394059),
(2505,374,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),366,0,6027728934641215102),
(2505,375,CAST('POST /windows/a/makeKey
' AS BLOB),366,2,-4277012787105656895),
(2505,376,CAST('POST /windows/b/makeKey
' AS BLOB),368,2,-4085112580418387742),
(2505,377,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),370,2,-5475143325329567646),
(2505,378,CAST('POST /windows/c/makeKey
' AS BLOB),372,2,8773930423188394059),
(2505,379,CAST('POST /windows/b/makeKey
' AS BLOB),374,2,-4085112580418387742),
(2505,380,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),376,3,7276731318947589908),
(2505,381,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),379,0,7276731318947589908),
(2505,382,CAST('POST /windows/c/makeKey
' AS BLOB),379,0,8773930423188394059),
(2505,383,CAST('POST /inputs
{"type":"tap","at":[128,323]}' AS BLOB),379,0,-3049952867282944572),
(2505,384,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),379,2,-5475143325329567646),
(2505,385,CAST('POST /windows/a/makeKey
' AS BLOB),381,0,-4277012787105656895),
(2505,386,CAST('PATCH /application
{"state":"background"}' AS BLOB),381,2,-222926271920043999),
(2505,387,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),383,0,-338817743101531530),
(2505,388,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),383,0,-5475143325329567646),
(2505,389,CAST('POST /windows/b/makeKey
' AS BLOB),383,2,-4085112580418387742),
(2505,390,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),385,0,6028854834548313941),
(2505,391,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),385,0,6027728934641215102),
(2505,392,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),385,0,-338817743101531530),
(2505,393,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),385,1,2611972040586493747),
(2505,394,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),386,0,6028854834548313941),
(2505,395,CAST('POST /windows/c/makeKey
' AS BLOB),386,2,8773930423188394059),
(2505,396,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),388,3,-5475143325329567646),
(2505,397,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),391,2,7276731318947589908),
(2505,398,CAST('POST /windows/a/makeKey
' AS BLOB),393,2,-4277012787105656895),
(2505,399,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),395,3,2611972040586493747),
(2505,400,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),398,0,-7354445327069593830),
(2505,401,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),398,2,-8722946263052837043),
(2505,402,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),400,0,-224917360849148362),
(2505,403,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),400,2,7276731318947589908),
(2505,404,CAST('POST /windows/a/makeKey
' AS BLOB),402,2,-4277012787105656895),
(2505,405,CAST('POST /windows/c/makeKey
' AS BLOB),404,2,8773930423188394059),
(2505,406,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),406,0,2611972040586493747),
(2505,407,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),406,3,-5475143325329567646),
(2505,408,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),409,0,6026880111664425435),
(2505,409,CAST('POST /windows/c/makeKey
' AS BLOB),409,2,8773930423188394059),
(2505,410,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),411,3,-8722946263052837043),
(2505,411,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),414,0,6026880111664425435),
(2505,412,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),414,3,-962325199769512983),
(2505,413,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),417,3,7276731318947589908),
(2505,414,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),420,0,6028854834548313941),
(2505,415,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),420,0,-338817743101531530),
(2505,416,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),420,0,6028854834548313941),
(2505,417,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),420,1,2611972040586493747),
(2505,418,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),421,3,-5475143325329567646),
(2505,419,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),424,0,6029694861432077920),
(2505,420,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),424,0,-5475143325329567646),
(2505,421,CAST('POST /windows/c/makeKey
' AS BLOB),424,2,8773930423188394059),
(2505,422,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),426,0,7276731318947589908),
(2505,423,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),426,2,-5475143325329567646),
(2505,424,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),428,2,7276731318947589908),
(2505,425,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),430,0,-3512892215147162056),
(2505,426,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),430,1,-224917360849148362),
(2505,427,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),431,1,-2016837948165473347),
(2505,428,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),432,1,-224917360849148362),
(2505,429,CAST('POST /windows/a/makeKey
' AS BLOB),433,2,-4277012787105656895),
(2505,430,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),435,0,-7355575625023205513),
(2505,431,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),435,0,-3512892215147162056),
(2505,432,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),435,1,-8722946263052837043),
(2505,433,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),436,2,2611972040586493747),
(2505,434,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),438,2,-962325199769512983),
(2505,435,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),440,3,-5475143325329567646),
(2505,436,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),443,0,-7354445327069593830),
(2505,437,CAST('POST /windows/c/makeKey
' AS BLOB),443,2,8773930423188394059),
(2505,438,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),445,0,6027728934641215102),
(2505,439,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),445,2,-962325199769512983),
(2505,440,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),447,2,-5475143325329567646),
(2505,441,CAST('POST /windows/b/makeKey
' AS BLOB),449,2,-4085112580418387742),
(2505,442,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),451,0,330203035817663325),
(2505,443,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),451,0,-7355575625023205513),
(2505,444,CAST('POST /windows/b/makeKey
' AS BLOB),451,0,-4085112580418387742),
(2505,445,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),451,0,-338817743101531530),
(2505,446,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),451,2,-5475143325329567646),
(2505,447,CAST('POST /windows/b/makeKey
' AS BLOB),453,2,-4085112580418387742),
(2505,448,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),455,0,-2016837948165473347),
(2505,449,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),455,0,-962325199769512983),
(2505,450,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),455,3,7276731318947589908),
(2505,451,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),458,0,7276731318947589908),
(2505,452,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),458,0,-2016837948165473347),
(2505,453,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),458,0,6027728934641215102),
(2505,454,CAST('POST /windows/a/makeKey
' AS BLOB),458,2,-4277012787105656895),
(2505,455,CAST('POST /windows/c/makeKey
' AS BLOB),460,2,8773930423188394059),
(2505,456,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),462,3,-8722946263052837043),
(2505,457,CAST('POST /windows/a/makeKey
' AS BLOB),465,2,-4277012787105656895),
(2505,458,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),467,2,-962325199769512983),
(2505,459,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),469,1,2611972040586493747),
(2505,460,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),470,0,-7354445327069593830),
(2505,461,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),470,3,-5475143325329567646),
(2505,462,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),473,3,7276731318947589908),
(2505,463,CAST('POST /windows/a/makeKey
' AS BLOB),476,2,-4277012787105656895),
(2505,464,CAST('POST /windows/b/makeKey
' AS BLOB),478,2,-4085112580418387742),
(2505,465,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),480,0,-962325199769512983),
(2505,466,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),480,3,-224917360849148362),
(2505,467,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),483,1,-8722946263052837043),
(2505,468,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),484,0,-8722946263052837043),
(2505,469,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),484,3,-962325199769512983),
(2505,470,CAST('PATCH /windows/c
{"isHidden":true,"windowLevel":1}' AS BLOB),487,0,9167045096779996616),
(2505,471,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),487,0,6028854834548313941),
(2505,472,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),487,3,7276731318947589908),
(2505,473,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),490,0,-2016837948165473347),
(2505,474,CAST('POST /windows/b/makeKey
' AS BLOB),490,2,-4085112580418387742),
(2505,475,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),492,0,-7354445327069593830),
(2505,476,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),492,0,-2016837948165473347),
(2505,477,CAST('POST /windows/c/makeKey
' AS BLOB),492,2,8773930423188394059),
(2505,478,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),494,2,-5475143325329567646),
(2505,479,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),496,1,-224917360849148362),
(2505,480,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),497,0,-7353600902139317007),
(2505,481,CAST('POST /windows/c/makeKey
' AS BLOB),497,2,8773930423188394059),
(2505,482,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),499,0,-224917360849148362),
(2505,483,CAST('PUT /references/b.kept
{"object":"home"}' AS BLOB),499,0,-2332589326128072770),
(2505,484,CAST('POST /windows/c/makeKey
' AS BLOB),499,0,8773930423188394059),
(2505,485,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),499,3,-962325199769512983),
(2505,486,CAST('POST /windows/a/makeKey
' AS BLOB),502,2,-4277012787105656895),
(2505,487,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),504,0,-3512892215147162056),
(2505,488,CAST('POST /windows/b/makeKey
' AS BLOB),504,2,-4085112580418387742),
(2505,489,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),506,0,6029694861432077920),
(2505,490,CAST('POST /windows/b/makeKey
' AS BLOB),506,0,-4085112580418387742),
(2505,491,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),506,2,-5475143325329567646),
(2505,492,CAST('POST /windows/c/makeKey
' AS BLOB),508,2,8773930423188394059),
(2505,493,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),510,0,-338817743101531530),
(2505,494,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),510,0,-7353600902139317007),
(2505,495,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),510,0,-3512892215147162056),
(2505,496,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),510,0,-7355575625023205513),
(2505,497,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),510,2,-962325199769512983),
(2505,498,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),512,2,-5475143325329567646),
(2505,499,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),514,1,-8722946263052837043),
(2505,500,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),515,1,-224917360849148362),
(2505,501,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),516,1,-3512892215147162056),
(2505,502,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),517,0,-224917360849148362),
(2505,503,CAST('PATCH /windows/c
{"isHidden":false,"windowLevel":"alert"}' AS BLOB),517,0,6633020226330108398),
(2505,504,CAST('POST /windows/b/makeKey
' AS BLOB),517,2,-4085112580418387742),
(2505,505,CAST('POST /windows/c/makeKey
' AS BLOB),519,2,8773930423188394059),
(2505,506,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),521,0,-338817743101531530),
(2505,507,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),521,0,-338817743101531530),
(2505,508,CAST('DELETE /references/v2
' AS BLOB),521,0,-7221010559656635320),
(2505,509,CAST('POST /windows/c/makeKey
' AS BLOB),521,0,8773930423188394059),
(2505,510,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),521,0,-3512892215147162056),
(2505,511,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),521,0,-2283037989069199744),
(2505,512,CAST('POST /windows/c/makeKey
' AS BLOB),521,0,8773930423188394059),
(2505,513,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),521,0,7276731318947589908),
(2505,514,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),521,0,-224917360849148362),
(2505,515,CAST('POST /windows/a/makeKey
' AS BLOB),521,2,-4277012787105656895),
(2505,516,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),523,2,7276731318947589908),
(2505,517,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),525,1,-2016837948165473347),
(2505,518,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),526,0,-338817743101531530),
(2505,519,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),526,0,7276731318947589908),
(2505,520,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),526,0,-2285852738836852229),
(2505,521,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),526,0,6029694861432077920),
(2505,522,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),526,2,-5475143325329567646),
(2505,523,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),528,0,-2284722440883240546),
(2505,524,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),528,0,-5475143325329567646),
(2505,525,CAST('POST /windows/a/makeKey
' AS BLOB),528,0,-4277012787105656895),
(2505,526,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),528,1,-224917360849148362),
(2505,527,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),529,1,-2016837948165473347),
(2505,528,CAST('POST /windows/a/makeKey
' AS BLOB),530,0,-4277012787105656895),
(2505,529,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),530,0,-3512892215147162056),
(2505,530,CAST('POST /windows/b/makeKey
' AS BLOB),530,2,-4085112580418387742),
(2505,531,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),532,0,-2016837948165473347),
(2505,532,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),532,0,6028854834548313941),
(2505,533,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),532,0,-2283037989069199744),
(2505,534,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),532,0,-2016837948165473347),
(2505,535,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),532,0,6027728934641215102),
(2505,536,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),532,0,6029694861432077920),
(2505,537,CAST('POST /alerts/ask/show
' AS BLOB),532,30,-5686727630897093027),
(2505,538,CAST('POST /windows/b/makeKey
' AS BLOB),562,2,-4085112580418387742),
(2505,539,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),564,1,2611972040586493747),
(2505,540,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),565,0,-2285852738836852229),
(2505,541,CAST('POST /windows/b/makeKey
' AS BLOB),565,0,-4085112580418387742),
(2505,542,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),565,0,6026880111664425435),
(2505,543,CAST('POST /windows/b/makeKey
' AS BLOB),565,0,-4085112580418387742),
(2505,544,CAST('POST /windows/c/makeKey
' AS BLOB),565,2,8773930423188394059),
(2505,545,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),567,0,-3512892215147162056),
(2505,546,CAST('POST /windows/c/makeKey
' AS BLOB),567,0,8773930423188394059),
(2505,547,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),567,0,2611972040586493747),
(2505,548,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),567,0,6027728934641215102),
(2505,549,CAST('POST /windows/a/makeKey
' AS BLOB),567,2,-4277012787105656895),
(2505,550,CAST('POST /windows/a/makeKey
' AS BLOB),569,0,-4277012787105656895),
(2505,551,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),569,1,-5475143325329567646),
(2505,552,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),570,0,-3512892215147162056),
(2505,553,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),570,0,-2016837948165473347),
(2505,554,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),570,0,-3512892215147162056),
(2505,555,CAST('POST /windows/a/makeKey
' AS BLOB),570,0,-4277012787105656895),
(2505,556,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),570,0,-2016837948165473347),
(2505,557,CAST('POST /windows/a/makeKey
' AS BLOB),570,0,-4277012787105656895),
(2505,558,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),570,0,-2284722440883240546),
(2505,559,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),570,0,-5475143325329567646),
(2505,560,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),570,0,-5475143325329567646),
(2505,561,CAST('POST /windows/b/makeKey
' AS BLOB),570,2,-4085112580418387742),
(2505,562,CAST('POST /windows/b/makeKey
' AS BLOB),572,0,-4085112580418387742),
(2505,563,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),572,2,7276731318947589908),
(2505,564,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),574,0,-2284722440883240546),
(2505,565,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),574,2,-962325199769512983),
(2505,566,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),576,0,6029694861432077920),
(2505,567,CAST('POST /windows/b/makeKey
' AS BLOB),576,0,-4085112580418387742),
(2505,568,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),576,1,-8722946263052837043),
(2505,569,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),577,3,7276731318947589908),
(2505,570,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),580,1,-224917360849148362),
(2505,571,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),581,3,-8722946263052837043),
(2505,572,CAST('PATCH /windows/c
{"isHidden":true,"windowLevel":"alert"}' AS BLOB),584,0,-6446718173489409713),
(2505,573,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),584,0,-224917360849148362),
(2505,574,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),584,2,-5475143325329567646),
(2505,575,CAST('PATCH /application
{"state":"active"}' AS BLOB),586,2,6524705844041617891),
(2505,576,CAST('POST /alerts/ask/show
' AS BLOB),588,0,-5686727630897093027),
(2505,577,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),588,3,7276731318947589908),
(2505,578,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),591,0,-3512892215147162056),
(2505,579,CAST('POST /windows/b/makeKey
' AS BLOB),591,2,-4085112580418387742),
(2505,580,CAST('POST /windows/b/makeKey
' AS BLOB),593,0,-4085112580418387742),
(2505,581,CAST('POST /windows/c/makeKey
' AS BLOB),593,2,8773930423188394059),
(2505,582,CAST('POST /windows/a/makeKey
' AS BLOB),595,2,-4277012787105656895),
(2505,583,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),597,3,-962325199769512983),
(2505,584,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),600,0,-3512892215147162056),
(2505,585,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),600,0,6029694861432077920),
(2505,586,CAST('POST /windows/b/makeKey
' AS BLOB),600,0,-4085112580418387742),
(2505,587,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),600,0,-2283037989069199744),
(2505,588,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),600,2,7276731318947589908),
(2505,589,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),602,0,-338817743101531530),
(2505,590,CAST('POST /windows/a/makeKey
' AS BLOB),602,2,-4277012787105656895),
(2505,591,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),604,0,-3512892215147162056),
(2505,592,CAST('POST /windows/c/makeKey
' AS BLOB),604,2,8773930423188394059),
(2505,593,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),606,0,-2016837948165473347),
(2505,594,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),606,3,-8722946263052837043),
(2505,595,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),609,0,-7355575625023205513),
(2505,596,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),609,0,-338817743101531530),
(2505,597,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),609,0,-2283037989069199744),
(2505,598,CAST('POST /windows/b/makeKey
' AS BLOB),609,2,-4085112580418387742),
(2505,599,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),611,0,-2016837948165473347),
(2505,600,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),611,0,-2016837948165473347),
(2505,601,CAST('POST /windows/b/makeKey
' AS BLOB),611,0,-4085112580418387742),
(2505,602,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),611,0,-2016837948165473347),
(2505,603,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),611,0,6027728934641215102),
(2505,604,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),611,2,-5475143325329567646),
(2505,605,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),613,2,-962325199769512983),
(2505,606,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),615,1,-3512892215147162056),
(2505,607,CAST('POST /windows/b/makeKey
' AS BLOB),616,0,-4085112580418387742),
(2505,608,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),616,2,7276731318947589908),
(2505,609,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),618,1,2611972040586493747),
(2505,610,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),619,0,7276731318947589908),
(2505,611,CAST('POST /windows/c/makeKey
' AS BLOB),619,0,8773930423188394059),
(2505,612,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),619,0,6027728934641215102),
(2505,613,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),619,3,-5475143325329567646),
(2505,614,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),622,0,-7352760875255553028),
(2505,615,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),622,0,-2283037989069199744),
(2505,616,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),622,2,7276731318947589908),
(2505,617,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),624,0,-7355575625023205513),
(2505,618,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),624,0,-7352760875255553028),
(2505,619,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),624,0,-7352760875255553028),
(2505,620,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),624,0,-338817743101531530),
(2505,621,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),624,0,-3512892215147162056),
(2505,622,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),624,1,-224917360849148362),
(2505,623,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),625,0,7276731318947589908),
(2505,624,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),625,0,7276731318947589908),
(2505,625,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),625,0,-2285852738836852229),
(2505,626,CAST('POST /windows/b/makeKey
' AS BLOB),625,2,-4085112580418387742),
(2505,627,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),627,1,-962325199769512983),
(2505,628,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),628,0,-2285852738836852229),
(2505,629,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),628,2,7276731318947589908),
(2505,630,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),630,0,-2283037989069199744),
(2505,631,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),630,2,-962325199769512983),
(2505,632,CAST('POST /windows/b/makeKey
' AS BLOB),632,0,-4085112580418387742),
(2505,633,CAST('POST /windows/b/makeKey
' AS BLOB),632,0,-4085112580418387742),
(2505,634,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),632,0,-2016837948165473347),
(2505,635,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),632,0,6028854834548313941),
(2505,636,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),632,0,-7355575625023205513),
(2505,637,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),632,0,-2283037989069199744),
(2505,638,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),632,2,7276731318947589908),
(2505,639,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),634,0,-338817743101531530),
(2505,640,CAST('POST /windows/c/makeKey
' AS BLOB),634,0,8773930423188394059),
(2505,641,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),634,0,7276731318947589908),
(2505,642,CAST('POST /windows/b/makeKey
' AS BLOB),634,2,-4085112580418387742),
(2505,643,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),636,2,7276731318947589908),
(2505,644,CAST('POST /controllers
{"id":"A","class":"UIViewController","title":"设置"}' AS BLOB),638,0,1364654489772078654),
(2505,645,CAST('POST /windows/a/makeKey
' AS BLOB),638,2,-4277012787105656895),
(2505,646,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),640,3,2611972040586493747),
(2505,647,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),643,1,-338817743101531530),
(2505,648,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),644,2,7276731318947589908),
(2505,649,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),646,0,-2016837948165473347),
(2505,650,CAST('POST /windows/b/makeKey
' AS BLOB),646,2,-4085112580418387742),
(2505,651,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),648,1,-8722946263052837043),
(2505,652,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),649,2,-5475143325329567646),
(2505,653,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),651,2,-962325199769512983),
(2505,654,CAST('POST /windows/b/makeKey
' AS BLOB),653,0,-4085112580418387742),
(2505,655,CAST('POST /windows/c/makeKey
' AS BLOB),653,2,8773930423188394059),
(2505,656,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),655,2,-962325199769512983),
(2505,657,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),657,0,-2283037989069199744),
(2505,658,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),657,0,-962325199769512983),
(2505,659,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),657,0,-338817743101531530),
(2505,660,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),657,0,330203035817663325),
(2505,661,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),657,2,-5475143325329567646),
(2505,662,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),659,0,6026880111664425435),
(2505,663,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),659,3,2611972040586493747),
(2505,664,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),662,1,-3512892215147162056),
(2505,665,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),663,0,-7355575625023205513),
(2505,666,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),663,1,-224917360849148362),
(2505,667,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),664,2,7276731318947589908),
(2505,668,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),666,0,-7353600902139317007),
(2505,669,CAST('POST /windows/c/makeKey
' AS BLOB),666,0,8773930423188394059),
(2505,670,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),666,0,-3512892215147162056),
(2505,671,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),666,3,-962325199769512983),
(2505,672,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),669,0,-2284722440883240546),
(2505,673,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),669,2,7276731318947589908),
(2505,674,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),671,1,-224917360849148362),
(2505,675,CAST('POST /inputs
{"type":"tap","at":[96,140]}' AS BLOB),672,0,-5837111918433077555),
(2505,676,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),672,0,-2285852738836852229),
(2505,677,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),672,0,-7352760875255553028),
(2505,678,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),672,0,-3512892215147162056),
(2505,679,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),672,0,-224917360849148362),
(2505,680,CAST('POST /windows/c/makeKey
' AS BLOB),672,0,8773930423188394059),
(2505,681,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),672,3,-962325199769512983),
(2505,682,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),675,3,-5475143325329567646),
(2505,683,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),678,0,-2283878015952963723),
(2505,684,CAST('POST /windows/c/makeKey
' AS BLOB),678,2,8773930423188394059),
(2505,685,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),680,0,-7355575625023205513),
(2505,686,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),680,0,-7355575625023205513),
(2505,687,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),680,0,6027728934641215102),
(2505,688,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),680,0,-3512892215147162056),
(2505,689,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),680,2,-962325199769512983),
(2505,690,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),682,0,-2284722440883240546),
(2505,691,CAST('POST /windows/a/makeKey
' AS BLOB),682,2,-4277012787105656895),
(2505,692,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),684,0,-5475143325329567646),
(2505,693,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),684,2,-962325199769512983),
(2505,694,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),686,1,2611972040586493747),
(2505,695,CAST('POST /windows/a/makeKey
' AS BLOB),687,2,-4277012787105656895),
(2505,696,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),689,0,-3512892215147162056),
(2505,697,CAST('POST /windows/a/makeKey
' AS BLOB),689,0,-4277012787105656895),
(2505,698,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),689,2,-962325199769512983),
(2505,699,CAST('POST /windows/c/makeKey
' AS BLOB),691,2,8773930423188394059),
(2505,700,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),693,1,-338817743101531530),
(2505,701,CAST('POST /windows/c/makeKey
' AS BLOB),694,0,8773930423188394059),
(2505,702,CAST('POST /windows/c/makeKey
' AS BLOB),694,0,8773930423188394059),
(2505,703,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),694,0,-2016837948165473347),
(2505,704,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),694,2,-5475143325329567646),
(2505,705,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),696,0,6028854834548313941),
(2505,706,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),696,0,-7355575625023205513),
(2505,707,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),696,0,-338817743101531530),
(2505,708,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),696,0,-5475143325329567646),
(2505,709,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),696,0,6026880111664425435),
(2505,710,CAST('PATCH /application
{"state":"background"}' AS BLOB),696,2,-222926271920043999),
(2505,711,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),698,2,7276731318947589908),
(2505,712,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),700,1,2611972040586493747),
(2505,713,CAST('POST /windows/b/makeKey
' AS BLOB),701,2,-4085112580418387742),
(2505,714,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),703,1,-338817743101531530),
(2505,715,CAST('POST /views/v2/removeFromSuperview
' AS BLOB),704,6,7476879756394548214),
(2505,716,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),710,1,2611972040586493747),
(2505,717,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),711,0,-962325199769512983),
(2505,718,CAST('POST /windows/a/makeKey
' AS BLOB),711,2,-4277012787105656895),
(2505,719,CAST('POST /windows/b/makeKey
' AS BLOB),713,2,-4085112580418387742),
(2505,720,CAST('POST /windows/a/makeKey
' AS BLOB),715,2,-4277012787105656895),
(2505,721,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),717,0,-7352760875255553028),
(2505,722,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),717,1,-8722946263052837043),
(2505,723,CAST('POST /windows/c/makeKey
' AS BLOB),718,2,8773930423188394059),
(2505,724,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),720,0,2611972040586493747),
(2505,725,CAST('POST /windows/a/makeKey
' AS BLOB),720,2,-4277012787105656895),
(2505,726,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),722,0,-2016837948165473347),
(2505,727,CAST('POST /windows/b/makeKey
' AS BLOB),722,2,-4085112580418387742),
(2505,728,CAST('POST /windows/a/makeKey
' AS BLOB),724,2,-4277012787105656895),
(2505,729,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),726,1,-5475143325329567646),
(2505,730,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),727,0,-7354445327069593830),
(2505,731,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),727,0,-5475143325329567646),
(2505,732,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),727,3,7276731318947589908),
(2505,733,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),730,2,-5475143325329567646),
(2505,734,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),732,2,7276731318947589908),
(2505,735,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),734,0,7276731318947589908),
(2505,736,CAST('POST /windows/b/makeKey
' AS BLOB),734,2,-4085112580418387742),
(2505,737,CAST('POST /windows/a/makeKey
' AS BLOB),736,2,-4277012787105656895),
(2505,738,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),738,2,-962325199769512983),
(2505,739,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),740,0,-338817743101531530),
(2505,740,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),740,0,6027728934641215102),
(2505,741,CAST('POST /windows/b/makeKey
' AS BLOB),740,0,-4085112580418387742),
(2505,742,CAST('POST /windows/b/makeKey
' AS BLOB),740,0,-4085112580418387742),
(2505,743,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),740,3,-224917360849148362),
(2505,744,CAST('POST /windows/b/makeKey
' AS BLOB),743,2,-4085112580418387742),
(2505,745,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),745,0,-3512892215147162056),
(2505,746,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),745,0,-7354445327069593830),
(2505,747,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),745,2,-5475143325329567646),
(2505,748,CAST('POST /windows/b/makeKey
' AS BLOB),747,2,-4085112580418387742),
(2505,749,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),749,1,-2016837948165473347),
(2505,750,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),750,0,-962325199769512983),
(2505,751,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),750,0,-962325199769512983),
(2505,752,CAST('POST /windows/b/makeKey
' AS BLOB),750,0,-4085112580418387742),
(2505,753,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),750,0,-2285852738836852229),
(2505,754,CAST('POST /windows/b/makeKey
' AS BLOB),750,0,-4085112580418387742),
(2505,755,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),750,0,-7352760875255553028),
(2505,756,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),750,1,2611972040586493747),
(2505,757,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),751,3,-5475143325329567646),
(2505,758,CAST('POST /windows/a/makeKey
' AS BLOB),754,0,-4277012787105656895),
(2505,759,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),754,0,-3512892215147162056),
(2505,760,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),754,0,-7352760875255553028),
(2505,761,CAST('POST /windows/a/makeKey
' AS BLOB),754,0,-4277012787105656895),
(2505,762,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),754,0,6028854834548313941),
(2505,763,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),754,0,-2284722440883240546),
(2505,764,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),754,0,-2283878015952963723),
(2505,765,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),754,0,-5475143325329567646),
(2505,766,CAST('POST /windows/a/makeKey
' AS BLOB),754,0,-4277012787105656895),
(2505,767,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),754,0,6027728934641215102),
(2505,768,CAST('POST /windows/a/makeKey
' AS BLOB),754,0,-4277012787105656895),
(2505,769,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),754,0,-3512892215147162056),
(2505,770,CAST('POST /windows/b/makeKey
' AS BLOB),754,2,-4085112580418387742),
(2505,771,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),756,0,-2284722440883240546),
(2505,772,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),756,0,-7355575625023205513),
(2505,773,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),756,3,-224917360849148362),
(2505,774,CAST('POST /windows/c/makeKey
' AS BLOB),759,2,8773930423188394059),
(2505,775,CAST('POST /windows/c/makeKey
' AS BLOB),761,0,8773930423188394059),
(2505,776,CAST('POST /windows/c/makeKey
' AS BLOB),761,0,8773930423188394059),
(2505,777,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),761,0,-2283878015952963723),
(2505,778,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),761,3,-962325199769512983),
(2505,779,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),764,3,-224917360849148362),
(2505,780,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),767,0,6027728934641215102),
(2505,781,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),767,1,2611972040586493747),
(2505,782,CAST('POST /windows/a/makeKey
' AS BLOB),768,2,-4277012787105656895),
(2505,783,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),770,0,-3512892215147162056),
(2505,784,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),770,1,-5475143325329567646),
(2505,785,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),771,0,-224917360849148362),
(2505,786,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),771,3,-962325199769512983),
(2505,787,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),774,2,7276731318947589908),
(2505,788,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),776,3,-8722946263052837043),
(2505,789,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),779,2,-5475143325329567646),
(2505,790,CAST('POST /windows/b/makeKey
' AS BLOB),781,2,-4085112580418387742),
(2505,791,CAST('POST /windows/b/makeKey
' AS BLOB),783,0,-4085112580418387742),
(2505,792,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),783,0,-8722946263052837043),
(2505,793,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),783,0,-2283878015952963723),
(2505,794,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),783,0,-962325199769512983),
(2505,795,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),783,3,7276731318947589908),
(2505,796,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),786,0,6026880111664425435),
(2505,797,CAST('POST /windows/a/makeKey
' AS BLOB),786,2,-4277012787105656895),
(2505,798,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),788,2,-962325199769512983),
(2505,799,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),790,1,-8722946263052837043),
(2505,800,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),791,0,-2284722440883240546),
(2505,801,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),791,0,-962325199769512983),
(2505,802,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),791,0,-8722946263052837043),
(2505,803,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),791,2,-5475143325329567646),
(2505,804,CAST('POST /windows/c/makeKey
' AS BLOB),793,2,8773930423188394059),
(2505,805,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),795,2,-962325199769512983),
(2505,806,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),797,3,7276731318947589908),
(2505,807,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),800,2,-962325199769512983),
(2505,808,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),802,2,-5475143325329567646),
(2505,809,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),804,1,-8722946263052837043),
(2505,810,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),805,0,-7352760875255553028),
(2505,811,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),805,0,6029694861432077920),
(2505,812,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),805,0,-2283037989069199744),
(2505,813,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),805,0,6028854834548313941),
(2505,814,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),805,0,-5475143325329567646),
(2505,815,CAST('POST /windows/c/makeKey
' AS BLOB),805,2,8773930423188394059),
(2505,816,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),807,1,-3512892215147162056),
(2505,817,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),808,0,-2285852738836852229),
(2505,818,CAST('POST /windows/c/makeKey
' AS BLOB),808,0,8773930423188394059),
(2505,819,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),808,0,-7355575625023205513),
(2505,820,CAST('DELETE /references/B
' AS BLOB),808,1,8145411062333629366),
(2505,821,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),809,0,6029694861432077920),
(2505,822,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),809,0,-338817743101531530),
(2505,823,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),809,1,2611972040586493747),
(2505,824,CAST('POST /windows/c/makeKey
' AS BLOB),810,0,8773930423188394059),
(2505,825,CAST('POST /windows/a/makeKey
' AS BLOB),810,2,-4277012787105656895),
(2505,826,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),812,1,-338817743101531530),
(2505,827,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),813,2,-962325199769512983),
(2505,828,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),815,2,7276731318947589908),
(2505,829,CAST('POST /windows/c/makeKey
' AS BLOB),817,0,8773930423188394059),
(2505,830,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),817,0,-7354445327069593830),
(2505,831,CAST('POST /windows/a/makeKey
' AS BLOB),817,2,-4277012787105656895),
(2505,832,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),819,0,6026880111664425435),
(2505,833,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),819,0,-2284722440883240546),
(2505,834,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),819,0,-2283037989069199744),
(2505,835,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),819,0,-2016837948165473347),
(2505,836,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),819,0,-7353600902139317007),
(2505,837,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),819,0,-2016837948165473347),
(2505,838,CAST('POST /windows/b/makeKey
' AS BLOB),819,2,-4085112580418387742),
(2505,839,CAST('POST /windows/a/makeKey
' AS BLOB),821,2,-4277012787105656895),
(2505,840,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),823,0,-7355575625023205513),
(2505,841,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),823,1,-224917360849148362),
(2505,842,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),824,0,-5475143325329567646),
(2505,843,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),824,0,-7354445327069593830),
(2505,844,CAST('POST /windows/c/makeKey
' AS BLOB),824,2,8773930423188394059),
(2505,845,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),826,0,7276731318947589908),
(2505,846,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),826,2,-5475143325329567646),
(2505,847,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),828,0,-7353600902139317007),
(2505,848,CAST('POST /windows/c/makeKey
' AS BLOB),828,2,8773930423188394059),
(2505,849,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),830,0,7276731318947589908),
(2505,850,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),830,0,-338817743101531530),
(2505,851,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),830,0,7276731318947589908),
(2505,852,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),830,0,-224917360849148362),
(2505,853,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),830,2,-5475143325329567646),
(2505,854,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),832,3,-962325199769512983),
(2505,855,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),835,0,-7352760875255553028),
(2505,856,CAST('POST /windows/b/makeKey
' AS BLOB),835,0,-4085112580418387742),
(2505,857,CAST('POST /controllers/A/dismiss
{"animated":false}' AS BLOB),835,0,-6280152251374465528),
(2505,858,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),835,2,-5475143325329567646),
(2505,859,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),837,0,-5475143325329567646),
(2505,860,CAST('PATCH /windows/c
{"rootViewController":null}' AS BLOB),837,0,6378404845067812589),
(2505,861,CAST('POST /windows/c/makeKey
' AS BLOB),837,2,8773930423188394059),
(2505,862,CAST('POST /windows/c/makeKey
' AS BLOB),839,0,8773930423188394059),
(2505,863,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),839,0,-7354445327069593830),
(2505,864,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),839,0,6028854834548313941),
(2505,865,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),839,0,6026880111664425435),
(2505,866,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),839,2,-5475143325329567646),
(2505,867,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),841,2,-962325199769512983),
(2505,868,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),843,3,-224917360849148362),
(2505,869,CAST('POST /windows/c/makeKey
' AS BLOB),846,2,8773930423188394059),
(2505,870,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),848,3,-962325199769512983),
(2505,871,CAST('POST /controllers/tab/dismiss
{"animated":false}' AS BLOB),851,0,2396031919891234684),
(2505,872,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),851,0,-7354445327069593830),
(2505,873,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),851,0,-962325199769512983),
(2505,874,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),851,0,6027728934641215102),
(2505,875,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),851,3,-224917360849148362),
(2505,876,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),854,1,2611972040586493747),
(2505,877,CAST('POST /windows/c/makeKey
' AS BLOB),855,2,8773930423188394059),
(2505,878,CAST('POST /windows/b/makeKey
' AS BLOB),857,2,-4085112580418387742),
(2505,879,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),859,3,-5475143325329567646),
(2505,880,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),862,2,7276731318947589908),
(2505,881,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),864,2,-5475143325329567646),
(2505,882,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),866,0,-224917360849148362),
(2505,883,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),866,0,-338817743101531530),
(2505,884,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),866,0,-7352760875255553028),
(2505,885,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),866,1,-2016837948165473347),
(2505,886,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),867,0,-5475143325329567646),
(2505,887,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),867,0,-3512892215147162056),
(2505,888,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),867,2,7276731318947589908),
(2505,889,CAST('POST /windows/a/makeKey
' AS BLOB),869,2,-4277012787105656895),
(2505,890,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),871,0,-5475143325329567646),
(2505,891,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),871,1,-8722946263052837043),
(2505,892,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),872,1,-224917360849148362),
(2505,893,CAST('POST /windows/a/makeKey
' AS BLOB),873,0,-4277012787105656895),
(2505,894,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),873,0,-7352760875255553028),
(2505,895,CAST('PUT /references/c.kept
{"object":"home"}' AS BLOB),873,0,799925479277744083),
(2505,896,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),873,0,-5475143325329567646),
(2505,897,CAST('POST /windows/a/makeKey
' AS BLOB),873,0,-4277012787105656895),
(2505,898,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),873,0,-224917360849148362),
(2505,899,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),873,0,-7352760875255553028),
(2505,900,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),873,0,6026880111664425435),
(2505,901,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),873,0,-2283037989069199744),
(2505,902,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),873,0,6028854834548313941),
(2505,903,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),873,1,-3512892215147162056),
(2505,904,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),874,0,-338817743101531530),
(2505,905,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),874,2,7276731318947589908),
(2505,906,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),876,2,-5475143325329567646),
(2505,907,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),878,1,-8722946263052837043),
(2505,908,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),879,0,-7353600902139317007),
(2505,909,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),879,1,-2016837948165473347),
(2505,910,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),880,0,-338817743101531530),
(2505,911,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),880,0,-2283878015952963723),
(2505,912,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),880,0,6028854834548313941),
(2505,913,CAST('POST /windows/c/makeKey
' AS BLOB),880,2,8773930423188394059),
(2505,914,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),882,1,-224917360849148362),
(2505,915,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),883,0,6028854834548313941),
(2505,916,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),883,0,-7353600902139317007),
(2505,917,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),883,0,-2283037989069199744),
(2505,918,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),883,0,-8722946263052837043),
(2505,919,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),883,1,2611972040586493747),
(2505,920,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),884,0,-7353600902139317007),
(2505,921,CAST('POST /windows/b/makeKey
' AS BLOB),884,2,-4085112580418387742),
(2505,922,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),886,0,-7355575625023205513),
(2505,923,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),886,3,-5475143325329567646),
(2505,924,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),889,0,-7354445327069593830),
(2505,925,CAST('POST /windows/c/makeKey
' AS BLOB),889,2,8773930423188394059),
(2505,926,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),891,0,-7352760875255553028),
(2505,927,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),891,1,7276731318947589908),
(2505,928,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),892,0,-2283878015952963723),
(2505,929,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),892,0,-7352760875255553028),
(2505,930,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),892,1,-2016837948165473347),
(2505,931,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),893,1,2611972040586493747),
(2505,932,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),894,3,-5475143325329567646),
(2505,933,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),897,1,-224917360849148362),
(2505,934,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),898,0,-3512892215147162056),
(2505,935,CAST('POST /windows/b/makeKey
' AS BLOB),898,2,-4085112580418387742),
(2505,936,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),900,0,6028854834548313941),
(2505,937,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),900,2,-5475143325329567646),
(2505,938,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),902,1,-8722946263052837043),
(2505,939,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),903,3,7276731318947589908),
(2505,940,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),906,0,-2285852738836852229),
(2505,941,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),906,0,6027728934641215102),
(2505,942,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),906,0,-7353600902139317007),
(2505,943,CAST('POST /windows/a/makeKey
' AS BLOB),906,2,-4277012787105656895),
(2505,944,CAST('POST /windows/b/makeKey
' AS BLOB),908,2,-4085112580418387742),
(2505,945,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),910,2,7276731318947589908),
(2505,946,CAST('PATCH /windows/b
{"windowLevel":2}' AS BLOB),912,0,6027728934641215102),
(2505,947,CAST('PATCH /windows/a
{"windowLevel":2}' AS BLOB),912,0,-7355575625023205513),
(2505,948,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),912,0,-2284722440883240546),
(2505,949,CAST('POST /windows/a/makeKey
' AS BLOB),912,2,-4277012787105656895),
(2505,950,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),914,0,-338817743101531530),
(2505,951,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),914,3,-962325199769512983),
(2505,952,CAST('POST /windows/b/makeKey
' AS BLOB),917,0,-4085112580418387742),
(2505,953,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),917,0,-3512892215147162056),
(2505,954,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),917,0,-3512892215147162056),
(2505,955,CAST('POST /windows/b/makeKey
' AS BLOB),917,0,-4085112580418387742),
(2505,956,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),917,0,-338817743101531530),
(2505,957,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),917,2,7276731318947589908),
(2505,958,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),919,0,7276731318947589908),
(2505,959,CAST('POST /windows/b/makeKey
' AS BLOB),919,2,-4085112580418387742),
(2505,960,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),921,2,7276731318947589908),
(2505,961,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),923,0,-3512892215147162056),
(2505,962,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),923,0,-2283878015952963723),
(2505,963,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),923,1,-224917360849148362),
(2505,964,CAST('POST /windows/c/makeKey
' AS BLOB),924,0,8773930423188394059),
(2505,965,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),924,0,6026880111664425435),
(2505,966,CAST('POST /windows/b/makeKey
' AS BLOB),924,2,-4085112580418387742),
(2505,967,CAST('PATCH /windows/a
{"windowLevel":0}' AS BLOB),926,0,-7353600902139317007),
(2505,968,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),926,2,7276731318947589908),
(2505,969,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),928,0,-3512892215147162056),
(2505,970,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),928,1,2611972040586493747),
(2505,971,CAST('POST /windows/a/makeKey
' AS BLOB),929,2,-4277012787105656895),
(2505,972,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),931,1,-8722946263052837043),
(2505,973,CAST('POST /windows/a/makeKey
' AS BLOB),932,0,-4277012787105656895),
(2505,974,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),932,1,-5475143325329567646),
(2505,975,CAST('PATCH /windows/a
{"windowLevel":3}' AS BLOB),933,0,-7354445327069593830),
(2505,976,CAST('POST /windows/a/makeKey
' AS BLOB),933,0,-4277012787105656895),
(2505,977,CAST('PATCH /windows/c
{"windowLevel":1}' AS BLOB),933,0,-2284722440883240546),
(2505,978,CAST('POST /windows/b/makeKey
' AS BLOB),933,2,-4085112580418387742),
(2505,979,CAST('PATCH /windows/c
{"windowLevel":3}' AS BLOB),935,0,-2283037989069199744),
(2505,980,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),935,2,-5475143325329567646),
(2505,981,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),937,3,7276731318947589908),
(2505,982,CAST('PATCH /windows/b
{"isHidden":false}' AS BLOB),940,1,-2016837948165473347),
(2505,983,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),941,2,-5475143325329567646),
(2505,984,CAST('POST /windows/c/makeKey
' AS BLOB),943,2,8773930423188394059),
(2505,985,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),945,0,7276731318947589908),
(2505,986,CAST('POST /windows/b/makeKey
' AS BLOB),945,2,-4085112580418387742),
(2505,987,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),947,0,-3512892215147162056),
(2505,988,CAST('POST /windows/a/makeKey
' AS BLOB),947,2,-4277012787105656895),
(2505,989,CAST('POST /windows/c/makeKey
' AS BLOB),949,2,8773930423188394059),
(2505,990,CAST('PATCH /windows/c
{"windowLevel":0}' AS BLOB),951,0,-2285852738836852229),
(2505,991,CAST('POST /windows/a/makeKey
' AS BLOB),951,2,-4277012787105656895),
(2505,992,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),953,3,2611972040586493747),
(2505,993,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),956,0,-3512892215147162056),
(2505,994,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),956,2,-962325199769512983),
(2505,995,CAST('PATCH /windows/b
{"isHidden":true}' AS BLOB),958,3,-224917360849148362),
(2505,996,CAST('POST /windows/c/makeKey
' AS BLOB),961,2,8773930423188394059),
(2505,997,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),963,3,-8722946263052837043),
(2505,998,CAST('POST /windows/a/makeKey
' AS BLOB),966,2,-4277012787105656895),
(2505,999,CAST('POST /windows/c/makeKey
' AS BLOB),968,2,8773930423188394059),
(2505,1000,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),970,1,-338817743101531530),
(2505,1001,CAST('PATCH /windows/a
{"windowLevel":1}' AS BLOB),971,0,-7352760875255553028),
(2505,1002,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),971,3,-962325199769512983),
(2505,1003,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),974,3,7276731318947589908),
(2505,1004,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),977,0,7276731318947589908),
(2505,1005,CAST('PATCH /windows/c
{"isHidden":false}' AS BLOB),977,0,-3512892215147162056),
(2505,1006,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),977,0,6026880111664425435),
(2505,1007,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),977,0,7276731318947589908),
(2505,1008,CAST('POST /windows/c/makeKey
' AS BLOB),977,0,8773930423188394059),
(2505,1009,CAST('PATCH /windows/b
{"windowLevel":0}' AS BLOB),977,0,6029694861432077920),
(2505,1010,CAST('POST /windows/a/makeKey
' AS BLOB),977,2,-4277012787105656895),
(2505,1011,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),979,0,6026880111664425435),
(2505,1012,CAST('PATCH /windows/c
{"isHidden":true}' AS BLOB),979,1,-8722946263052837043),
(2505,1013,CAST('PATCH /windows/b
{"windowLevel":1}' AS BLOB),980,0,6028854834548313941),
(2505,1014,CAST('PATCH /windows/a
{"isHidden":false}' AS BLOB),980,0,-338817743101531530),
(2505,1015,CAST('POST /windows/a/makeKeyAndVisible
' AS BLOB),980,0,-5475143325329567646),
(2505,1016,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),980,2,-962325199769512983),
(2505,1017,CAST('POST /windows/b/makeKey
' AS BLOB),982,0,-4085112580418387742),
(2505,1018,CAST('POST /windows/c/makeKeyAndVisible
' AS BLOB),982,3,7276731318947589908),
(2505,1019,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),985,2,-962325199769512983),
(2505,1020,CAST('PATCH /windows/c
{"windowLevel":2}' AS BLOB),987,0,-2283878015952963723),
(2505,1021,CAST('POST /windows/c/makeKey
' AS BLOB),987,2,8773930423188394059),
(2505,1022,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),989,2,-962325199769512983),
(2505,1023,CAST('POST /windows/a/makeKey
' AS BLOB),991,2,-4277012787105656895),
(2505,1024,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),993,2,-962325199769512983),
(2505,1025,CAST('PATCH /windows/b
{"windowLevel":3}' AS BLOB),995,0,6026880111664425435),
(2505,1026,CAST('PATCH /windows/a
{"isHidden":true}' AS BLOB),995,1,2611972040586493747);
INSERT INTO keyframe (session, revision, last_seq, state, checksum) VALUES
(2505,1000,970,x'04696f7338046e6f6e65000866616c6c6261636b047a65726f04736565640a66756c6c53637265656e000000086950686f6e65203800000000007077400000000000d8844000000000000000400000000000003440000000000000344000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000a666f726567726f756e64096175746f6d61746963d00fc0843dc09a0cc09a0c800820c801d00f01000000046d61696e000000000000000000000000000000000000000000d884400000000000707740000000000000004004000000020100080100000002000000000d6c616e6473636170654c656674000a6261636b67726f756e6400010000000f00000008554957696e646f77000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0000000100000000000000000000087374616e6461726400010000010000000000000840046d61696e000100000000000000000002000000016107612e6f776e657201066e6f626f647908554957696e646f77000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0100000100000000000000000000087374616e6461726400010000010000000000000840046d61696e000100000000000000000002000000016207622e6f776e657201066e6f626f647908554957696e646f77000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0100000100000000000000000000087374616e6461726400010000010000000000000000046d61696e000100000000000000000002000000016307632e6f776e657201066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e64617264000100000000000300000004686f6d6506622e6b65707406632e6b65707401066e6f626f64790b5549416c65727456696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000361736b01066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e64617264000100000000000000000000066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e6461726400010000000000010000000374616201066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e64617264000100000000000000000000066e6f626f6479255f5549416c657274436f6e74726f6c6c65725368696d50726573656e74657257696e646f7700010000000c00000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0000000100000000000000000000087374616e6461726400010000010000000000309f40046d61696e0001000000000001090100000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e64617264000100000000000000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e64617264000100000000000000000001066e6f626f6479165f5549416c657274436f6e74726f6c6c657256696577010c0000000000000000000000000000000000000000000000000000e0704000000000008062400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100000000000000000000087374616e646172640001000000010a000000000001066e6f626f64791055495472616e736974696f6e566965770108020000000d0b00000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e646172640001000000010a010000000001066e6f626f647906554956696577010c0000000000000000000000000000000000000000000000000000d8844000000000007077400000000000d874400000000000706740000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000002401000000000000f03f0001000100000000000000000000087374616e64617264000100000000010000000001066e6f626f647906554956696577000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f03f00000000000000000000000000000000000000000000f03f000000000000000000000000000000000001000000000000f03f0001000100010000000000000000087374616e646172640001000000000001000000014101066e6f626f64799772c88c01010000000f00000001610162016304686f6d650361736b0142037461620276320a61736b2d77696e646f770861736b2d726f6f740e61736b2d636f6e74726f6c6c65721361736b2d636f6e74726f6c6c65722d766965771961736b2d636f6e74726f6c6c65722d7472616e736974696f6e1661736b2d636f6e74726f6c6c65722d64696d6d696e670141000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020000000161000000000000000000020000000a61736b2d77696e646f7708000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000004686f6d6503000000000000000000000000000000000000000000000000020000000e61736b2d636f6e74726f6c6c65720a000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000001630200000000020000000361736b040000000000000000000000000000000000000000000000000000000000000000000000000000000002000000027632070000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020000000861736b2d726f6f7409000000000000000000000000000000000000000000000000000000000000000000000000020000001961736b2d636f6e74726f6c6c65722d7472616e736974696f6e0c0000000000000000000000000000000000000000000000000000000000000000000000000200000001420500000000000000000000000000000000000000000000000000000000020000001361736b2d636f6e74726f6c6c65722d766965770b00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002000000037461620600000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000001410e000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020000001661736b2d636f6e74726f6c6c65722d64696d6d696e670d000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002000000016201000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001e0a000000092855494170706c69636174696f6e526f746174696f6e466f6c6c6f77696e67436f6e74726f6c6c657210554956696577436f6e74726f6c6c65720000065549566965770000000000010a000000000001080b646973617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000000a115549416c657274436f6e74726f6c6c6572115549416c657274436f6e74726f6c6c6572010ce7a1aee5ae9ae59097efbc9f010b165f5549416c657274436f6e74726f6c6c657256696577000000000000010901046f7665720970726573656e7465640108010c000100000000000105616c657274000200000006e58f96e6b6880663616e63656c03e5a5bd0764656661756c740000000001040008617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000001000e10554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c65720106e8aebee7bdae00065549566965770000000000000000000000000b646973617070656172656400010000000000000000087374616e64617264000100000000000000000000000000000000000000000000000000000000000000000000000006125549546162426172436f6e74726f6c6c6572125549546162426172436f6e74726f6c6c65720106e8aebee7bdae001555494c61796f7574436f6e7461696e6572566965770000000000000000000000000b646973617070656172656400010000000000000000087374616e6461726400010100000000010000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000310554956696577436f6e74726f6c6c657210554956696577436f6e74726f6c6c65720106e8aebee7bdae00065549566965770000000000000000000000000b646973617070656172656400010000000000000000087374616e6461726400010000000000000000000000000000000000000000000000000000000000000000000000001e100001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000001610000000000000000000200000007632e6f776e657202000000000000000000000000000000000000000000000000000000000000000000000000000000000200000007612e6f776e65720000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000004686f6d65030000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000006632e6b65707403000000000000000000000000000000000000000000000000000000000000000000000000000000000200000001630200000000020000000361736b04000000000200000006622e6b65707403000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000007622e6f776e657201000000000000000000000000000000000000000002000000037461620600000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000001410e0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000001620100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000180000000003000000000000000000000000000000000002000000040b5549416c65727456696577010ce7a1aee5ae9ae59097efbc9f000200000006e58f96e6b68803e5a5bd0764656661756c740108010a0000000001000000046d61696e020000000000000000a9b4ee45ab2e572a',-6690525095354876808);

