"""One SQLite database behind one lock, its tables and its first rows."""

import sqlite3
import threading
from contextlib import contextmanager
from typing import Iterator

from . import seed
from .clock import Clock

SCHEMA = """
CREATE TABLE IF NOT EXISTS revisions (name TEXT PRIMARY KEY, number INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS clients (
    id INTEGER PRIMARY KEY AUTOINCREMENT, phone TEXT NOT NULL UNIQUE, name TEXT NOT NULL, email TEXT NOT NULL,
    avatarURL TEXT);
CREATE TABLE IF NOT EXISTS codes (
    phone TEXT PRIMARY KEY, sessionId TEXT NOT NULL, code TEXT NOT NULL, expiresAt TEXT NOT NULL,
    attempts INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS messages (number INTEGER PRIMARY KEY AUTOINCREMENT, phone TEXT NOT NULL, code TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS tokens (
    digest TEXT PRIMARY KEY, kind TEXT NOT NULL CHECK (kind IN ('access', 'refresh')),
    client INTEGER NOT NULL REFERENCES clients, family TEXT NOT NULL, expiresAt TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS renewals (
    digest TEXT PRIMARY KEY, client INTEGER NOT NULL REFERENCES clients, family TEXT NOT NULL, session TEXT NOT NULL,
    endsAt TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS passwords (
    client INTEGER PRIMARY KEY REFERENCES clients, salt BLOB NOT NULL, digest BLOB NOT NULL, attempts INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS users (
    id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, email TEXT NOT NULL UNIQUE, avatarURL TEXT);
CREATE TABLE IF NOT EXISTS avatars (name TEXT PRIMARY KEY, type TEXT NOT NULL, bytes BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS categories (id TEXT PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS items (
    id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, minor INTEGER NOT NULL CHECK (minor >= 0),
    currency TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS item_categories (
    item INTEGER NOT NULL REFERENCES items ON DELETE CASCADE, category TEXT NOT NULL REFERENCES categories,
    position INTEGER NOT NULL, PRIMARY KEY (item, category));
CREATE TABLE IF NOT EXISTS payments (
    id INTEGER PRIMARY KEY AUTOINCREMENT, minor INTEGER NOT NULL, fee INTEGER NOT NULL, currency TEXT NOT NULL,
    createdAt TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS transactions (
    id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL CHECK (kind IN ('payment', 'refund')),
    minor INTEGER NOT NULL, currency TEXT NOT NULL, date TEXT NOT NULL, note TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS answers (
    key TEXT NOT NULL, route TEXT NOT NULL, digest TEXT NOT NULL, status INTEGER NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (key, route));
"""

TABLES = [
    "answers", "transactions", "payments", "item_categories", "items", "categories", "avatars", "users", "passwords",
    "renewals", "tokens", "messages", "codes", "clients", "sqlite_sequence",
]


class Database:
    def __init__(self, path: str, clock: Clock) -> None:
        self._clock, self._lock = clock, threading.RLock()
        self._connection = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
        self._connection.row_factory = sqlite3.Row
        self._connection.execute("PRAGMA foreign_keys = ON")
        self._connection.execute("PRAGMA journal_mode = WAL")
        self._connection.executescript(SCHEMA)
        with self.transaction() as connection:
            if connection.execute("SELECT count(*) FROM revisions").fetchone()[0] == 0:
                seed.fill(connection, self._clock.now())

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """All or nothing, one at a time."""
        with self._lock:
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield self._connection
            except BaseException:
                self._connection.execute("ROLLBACK")
                raise
            self._connection.execute("COMMIT")

    def reset(self) -> None:
        """Back to the first rows. Revisions go on, so that no client takes old data for current."""
        with self.transaction() as connection:
            for table in TABLES:
                connection.execute(f"DELETE FROM {table}")
            seed.fill(connection, self._clock.now())


def changed(connection: sqlite3.Connection, resource: str) -> None:
    connection.execute("UPDATE revisions SET number = number + 1 WHERE name = ?", (resource,))
