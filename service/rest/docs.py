"""The interactive documentation: Swagger UI as it is installed, from this server only."""

from typing import Final

from litestar import MediaType, Response, Router, get
from litestar.static_files import create_static_files_router
from swagger_ui_bundle import swagger_ui_path  # type: ignore[import-untyped]

ONLY_OURS: Final = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'",
    "x-frame-options": "DENY",
}
"""The browser itself sees to it that nothing comes from elsewhere."""

PAGE: Final = """<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="UTF-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Reeve</title>
    <link rel="stylesheet" href="/docs/ui/swagger-ui.css">
    <link rel="icon" type="image/png" href="/docs/ui/favicon-32x32.png" sizes="32x32">
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="/docs/ui/swagger-ui-bundle.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
"""

START: Final = """// This Swagger UI reads OpenAPI 3.0. The document is one of 3.1 that uses nothing which 3.0 lacks,
// so it is shown under the older number.
fetch("/openapi.json")
  .then((answer) => answer.json())
  .then((document) => SwaggerUIBundle({
    spec: { ...document, openapi: "3.0.3" },
    dom_id: "#swagger-ui",
    deepLinking: true,
    displayRequestDuration: true,
    persistAuthorization: true,
    validatorUrl: null,
    presets: [SwaggerUIBundle.presets.apis],
    layout: "BaseLayout",
  }));
"""


@get("/docs", media_type=MediaType.HTML, sync_to_thread=False)
def docs() -> Response[str]:
    """The page."""
    return Response(PAGE, headers=ONLY_OURS)


@get("/docs/start.js", media_type="text/javascript", sync_to_thread=False)
def start() -> str:
    """What starts the page."""
    return START


def ui_files() -> Router:
    """The files of Swagger UI."""
    return create_static_files_router(path="/docs/ui", directories=[swagger_ui_path])
