"""One form for every error, the envelope of guide 000 without a result, so that each client reads it alike."""

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from pydantic import BaseModel
from starlette.exceptions import HTTPException


class ErrorBody(BaseModel):
    """What a body says when the status is 400 or above."""

    success: bool = False
    code: int
    error: str
    message: str


class Problem(Exception):
    """Ends a request with an error. `name` is for programs, `message` for people."""

    def __init__(self, status: int, name: str, message: str, headers: "dict[str, str] | None" = None) -> None:
        self.status, self.name, self.message, self.headers = status, name, message, headers

    def response(self) -> JSONResponse:
        body = ErrorBody(code=self.status, error=self.name, message=self.message)
        return JSONResponse(body.dict(), self.status, self.headers)


class NotModified(Exception):
    """Ends a conditional request whose client has the current version."""

    def __init__(self, tag: str) -> None:
        self.tag = tag


def not_found(what: str, identifier: str) -> Problem:
    return Problem(404, "not_found", f"There is no {what} {identifier}.")


def unauthorized(message: str) -> Problem:
    return Problem(401, "unauthorized", message, {"WWW-Authenticate": "Bearer"})


def invalid(field: str) -> Problem:
    return Problem(422, "invalid_request", f"{field} is missing or malformed.")


def install(app: FastAPI) -> None:
    @app.exception_handler(Problem)
    async def problem(_: Request, error: Problem) -> Response:
        return error.response()

    @app.exception_handler(NotModified)
    async def not_modified(_: Request, error: NotModified) -> Response:
        return Response(status_code=304, headers={"ETag": error.tag})

    @app.exception_handler(RequestValidationError)
    async def malformed(_: Request, error: RequestValidationError) -> Response:
        source, *path = error.errors()[0]["loc"]
        names = [str(part) for part in path if isinstance(part, str) and part != "__root__"]
        return invalid(".".join(names) or str(source)).response()

    @app.exception_handler(HTTPException)
    async def refused(_: Request, error: HTTPException) -> Response:
        name = {404: "not_found", 405: "method_not_allowed"}.get(error.status_code, "refused")
        return Problem(error.status_code, name, f"{error.detail}.", error.headers).response()

    @app.exception_handler(Exception)
    async def failed(_: Request, __: Exception) -> Response:
        return Problem(500, "internal_error", "The server failed.").response()
