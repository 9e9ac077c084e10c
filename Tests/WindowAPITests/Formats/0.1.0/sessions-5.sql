-- keyed
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2544,'keyed','hgtphs',CAST('{"profile":"ios12","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"none","touchMakesKey":true,"keyOnDealloc":"fallback","windowInitFrame":"screenBounds","tabSwitchOrder":"seed","defaultModalStyle":"fullScreen","viewIsAppearing":false,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'',3,0);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum, request_key, request_key_expires) VALUES
(2544,1,CAST('POST /windows
{"id":"main"}' AS BLOB),1,0,6637230028007682471,'first',1795559913),
(2544,2,CAST('PATCH /windows/main
{"respondsTo":[]}' AS BLOB),1,0,-2236894857333797904,NULL,NULL),
(2544,3,CAST('POST /alerts
{"id":"x","title":"It''s ''so''\n\t\u0001 😀"}' AS BLOB),1,0,-8554568570140526144,NULL,NULL);

-- s4248ac2a29fbb85f444414fc6a70d2a2
INSERT INTO session (key, name, epoch, origin, token_hash, revision, last_seq) VALUES
(2545,'s4248ac2a29fbb85f444414fc6a70d2a2','5pmrac',CAST('{"profile":"ios17","device":"iPhone 8","launch":"foreground","runLoop":"automatic","knobs":{"scenes":"perScene","touchMakesKey":true,"keyOnDealloc":"none","windowInitFrame":"screenBounds","tabSwitchOrder":"observed","defaultModalStyle":"pageSheet","viewIsAppearing":true,"leavesPresentedViews":false,"opaqueStatusBar":false}}' AS BLOB),x'737432a645d105e9e5187c9b8b54e4add3f1c1e6edbc3e82d07ae5ec64aac12a',10,9);
INSERT INTO command (session, revision, source, first_seq, event_count, checksum) VALUES
(2545,1,CAST('POST /inputs
{"type":"tap","at":[159,259]}' AS BLOB),1,0,-1895377082830183230),
(2545,2,CAST('POST /commands
[{"method":"POST","path":"/windows","body":{"id":"b","isHidden":false}},{"method":"PATCH","path":"/application","body":{"orientation":"portrait"}}]' AS BLOB),1,0,-6836053445158175470),
(2545,3,CAST('POST /runLoop
{"until":"idle"}' AS BLOB),1,0,330203035817663325),
(2545,4,CAST('POST /inputs
{"type":"tap","at":[86,337]}' AS BLOB),1,0,-6634867754778460208),
(2545,5,CAST('POST /controllers
{"id":"tab","class":"UITabBarController","title":"设置"}' AS BLOB),1,0,4300014696512280105),
(2545,6,CAST('PATCH /application
{"state":"background"}' AS BLOB),1,2,-222926271920043999),
(2545,7,CAST('POST /inputs
{"type":"tap","at":[41,399]}' AS BLOB),3,0,-3477212309747043811),
(2545,8,CAST('POST /views
{"id":"v3","superview":"b","frame":[81,218,156,50.5]}' AS BLOB),3,7,9066859655312249341),
(2545,9,CAST('POST /windows/b/makeKeyAndVisible
' AS BLOB),10,0,-962325199769512983),
(2545,10,CAST('POST /windows
{"id":"a","frame":[182,25,5,50.5]}' AS BLOB),10,0,5980663758255064265);

