from pathlib import Path
from unittest import TestCase

from .openapi import document


class OpenAPITests(TestCase):
    def test_the_committed_description_is_current(self):
        committed = (Path(__file__).parent.parent / "openapi.json").read_text()
        self.assertEqual(committed, document(), "openapi.json is old: run Examples/Server/test --write")
