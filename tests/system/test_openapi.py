"""HTTP as the OpenAPI document says: schemathesis tries what is allowed and what is not.

BYCZO_EXAMPLES=500 tries more.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from http import HTTPStatus
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from byczo.server.http_protocol import MOST_URL
from tests.server.running import ServerProcess
from tools.protocol.openapi import document

EXAMPLES = int(os.environ.get("BYCZO_EXAMPLES", "12"))
api = schemathesis.openapi.from_dict(document())


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that answers as fast as it can."""
    limits = {"requests": 1e6, "requests_at_once": 10**6}
    server = ServerProcess(tmp_path_factory.mktemp("target"), **limits)
    yield server
    server.stop()
    assert server.complaints == ""


@api.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_requests(case: schemathesis.Case[Any], target: ServerProcess) -> None:
    """No answer but those that are documented, and none that is our fault.

    What fits the schema may still be refused: names and options have further rules.
    """
    response = case.call(base_url=target.address)
    if response.status_code == HTTPStatus.REQUEST_URI_TOO_LONG:
        # Refused by the connection, whatever it asks for: no endpoint documents that.
        assert len(response.request.url or "") > MOST_URL
        return
    case.validate_response(response, excluded_checks=[positive_data_acceptance])
