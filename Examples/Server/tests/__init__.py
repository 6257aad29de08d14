"""Tests against the running server: `Examples/Server/test`."""
