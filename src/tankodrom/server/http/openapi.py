"""The OpenAPI document: what Litestar writes by itself, and that everything can be refused in one and the same form."""

from __future__ import annotations

from typing import Final

from litestar import Litestar, MediaType, Router
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import (
    Components,
    OpenAPIMediaType,
    OpenAPIResponse,
    OpenAPIType,
    Operation,
    PathItem,
    Reference,
    Schema,
)
from litestar.routes import BaseRoute
from litestar.types import ControllerRouterHandler

from tankodrom import __version__

FORM: Final = "Refused"


class _JsonOnly(Router):
    """Litestar puts a page of HTML at all addresses beside the document; ours are refused as everything is."""

    def register(self, value: ControllerRouterHandler) -> list[BaseRoute]:
        if isinstance(value, HTTPRouteHandler) and value.media_type == MediaType.HTML:
            return []
        return super().register(value)


OPENAPI: Final = OpenAPIConfig(
    title="Tankodrom",
    version=__version__,
    description="Tables for tank games. docs/protocol.md tells the whole story.",
    openapi_router=_JsonOnly("/api", route_handlers=[], include_in_schema=False),
    render_plugins=[JsonRenderPlugin(path="/openapi.json")],
)


def describe_refusals(app: Litestar) -> None:
    document = app.openapi_schema
    components = document.components = document.components or Components()
    components.schemas[FORM] = Schema(
        type=OpenAPIType.OBJECT,
        title=FORM,
        properties={
            "code": Schema(type=OpenAPIType.STRING),
            "message": Schema(type=OpenAPIType.STRING),
            "facts": Schema(type=OpenAPIType.OBJECT),
        },
        required=["code", "message", "facts"],
    )
    refused = OpenAPIResponse(
        description="Refused; `code` tells why (docs/protocol.md, Errors).",
        content={"application/json": OpenAPIMediaType(schema=Reference(ref=f"#/components/schemas/{FORM}"))},
    )
    for path in (document.paths or {}).values():
        for operation in _operations(path):
            responses = operation.responses = operation.responses or {}
            responses.pop("400", None)  # in Litestar's own form, which ours replaces
            responses["default"] = refused


def _operations(path: PathItem) -> list[Operation]:
    return [each for each in (path.get, path.post, path.patch, path.put, path.delete) if each is not None]
