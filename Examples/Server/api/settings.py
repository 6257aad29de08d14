"""What the command line decides for the routes."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    token_lifetime: int = 900
    """Seconds that an access token is good for."""
    refresh_lifetime: int = 30 * 24 * 3600
    """Seconds that a refresh token is good for."""
    refresh_grace: int = 60
    """Seconds for which a refresh token that was used brings the same session again: its answer may have been lost."""
    otp_lifetime: int = 120
    """Seconds that a one-time code is good for."""
    otp: "str | None" = None
    """The code that is always sent; None: a random one."""
