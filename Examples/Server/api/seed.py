"""The first rows. Transactions are dated back from today, so that ranges of days always find some."""

import base64
import sqlite3
from datetime import datetime, timedelta

from .clock import text

USERS = [
    ("Ada Lovelace", "ada@example.com", "/avatars/ada.png"),
    ("Grace Hopper", "grace@example.com", None),
    ("Alan Turing", "alan@example.com", "/avatars/alan.png"),
    ("", "anonymous@example.com", None),
]

AVATARS = {
    "ada.png": "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIAQMAAAD+wSzIAAAABlBMVEXw5vp6O7RXYhFBAAAAFUlEQVR42mOwYagDQhsGCSD5n+E/ABiaBAnV5MQ6"
    "AAAAAElFTkSuQmCC",
    "alan.png": "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIAQMAAAD+wSzIAAAABlBMVEXi9O8gblxsrbmjAAAAFUlEQVR42mOwYagDQhsGCSD5n+E/ABiaBAnV5MQ6"
    "AAAAAElFTkSuQmCC",
}
"""Pictures of eight by eight points."""

CATEGORIES = [("books", "Books"), ("garden", "Garden"), ("kitchen", "Kitchen")]

ITEMS = [
    ("Field notebook", 790, ["books"]),
    ("Herb atlas", 3450, ["books", "garden"]),
    ("Watering can", 2499, ["garden"]),
    ("Bread knife", 4200, ["kitchen"]),
    ("Cookbook", 2895, ["books", "kitchen"]),
]

TRANSACTIONS = [
    (1, "payment", 1_250_000_00, "Electricity"),
    (9, "payment", 89_900_00, "Internet"),
    (9, "refund", -89_900_00, "Internet, paid twice"),
    (44, "payment", 2_000_00, "Bus card"),
    (89, "payment", 4_999_99, "Library"),
    (90, "payment", 75_000_00, "Water"),
    (120, "payment", 30_000_00, "Parking"),
]
"""Days ago, kind, minor units of UZS, note."""


def fill(connection: sqlite3.Connection, now: datetime) -> None:
    for name in ("users", "items"):
        connection.execute(
            "INSERT INTO revisions VALUES (?, 1) ON CONFLICT (name) DO UPDATE SET number = number + 1", (name,))
    connection.executemany("INSERT INTO users (name, email, avatarURL) VALUES (?, ?, ?)", USERS)
    connection.executemany(
        "INSERT INTO avatars VALUES (?, 'image/png', ?)",
        [(name, base64.b64decode(text)) for name, text in AVATARS.items()])
    connection.executemany("INSERT INTO categories VALUES (?, ?)", CATEGORIES)
    for name, minor, categories in ITEMS:
        item = connection.execute(
            "INSERT INTO items (name, minor, currency) VALUES (?, ?, 'EUR')", (name, minor)).lastrowid
        connection.executemany(
            "INSERT INTO item_categories VALUES (?, ?, ?)",
            [(item, category, position) for position, category in enumerate(categories)])
    connection.executemany(
        "INSERT INTO transactions (kind, minor, currency, date, note) VALUES (?, ?, 'UZS', ?, ?)",
        [(kind, minor, text(now - timedelta(days=days)), note) for days, kind, minor, note in TRANSACTIONS])
