"""The app: its routes, one file per resource, and what they share."""

from fastapi import FastAPI

from . import errors
from .clock import Clock
from .context import Context
from .database import Database
from .faults import Faults
from .routes import admin, avatars, client, items, passwords, payments, profile, streams, transactions, users
from .settings import Settings


def create(database: Database, clock: Clock, faults: Faults, settings: Settings) -> FastAPI:
    app = FastAPI(
        title="Strata examples", version="1.0.0", description="The API of the five example apps.",
        responses={"4XX": {"model": errors.ErrorBody, "description": "What is wrong with the request."}})
    app.state.context = Context(database, clock, faults, settings)
    app.router.redirect_slashes = False
    errors.install(app)
    for resource in (client, passwords, avatars, users, profile, items, streams, payments, transactions, admin):
        app.include_router(resource.router)
    return app
