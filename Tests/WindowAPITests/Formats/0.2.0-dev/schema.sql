CREATE TABLE session (
  key INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  epoch TEXT NOT NULL,
  origin BLOB NOT NULL,
  token_hash BLOB NOT NULL,
  request_key TEXT,
  request_key_expires INTEGER,
  revision INTEGER NOT NULL,
  last_seq INTEGER NOT NULL
, log_bytes INTEGER NOT NULL DEFAULT 0) STRICT;
CREATE INDEX session_by_request_key ON session (request_key) WHERE request_key IS NOT NULL;
CREATE TABLE command (
  session INTEGER NOT NULL,
  revision INTEGER NOT NULL,
  source BLOB NOT NULL,
  first_seq INTEGER NOT NULL,
  event_count INTEGER NOT NULL,
  checksum INTEGER NOT NULL,
  request_key TEXT,
  request_key_expires INTEGER,
  PRIMARY KEY (session, revision)
) STRICT, WITHOUT ROWID;
CREATE INDEX command_by_request_key ON command (session, request_key)
  WHERE request_key IS NOT NULL;
CREATE TABLE keyframe (
  session INTEGER NOT NULL,
  revision INTEGER NOT NULL,
  last_seq INTEGER NOT NULL,
  state BLOB NOT NULL,
  checksum INTEGER NOT NULL,
  UNIQUE (session, revision)
) STRICT;
CREATE TABLE removed (session INTEGER PRIMARY KEY, held INTEGER) STRICT;
CREATE TABLE fork (
  session INTEGER PRIMARY KEY,
  parent INTEGER NOT NULL,
  revision INTEGER NOT NULL
) STRICT;
CREATE INDEX fork_by_parent ON fork (parent, revision);
CREATE TABLE last_use (session INTEGER PRIMARY KEY, time INTEGER NOT NULL) STRICT;
CREATE INDEX last_use_by_time ON last_use (time);
PRAGMA application_id = 1718514548;
PRAGMA user_version = 3;
