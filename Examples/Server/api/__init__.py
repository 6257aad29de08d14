"""The API that the five example apps talk to: FastAPI in front of one SQLite database."""
