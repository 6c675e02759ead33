"""The interactive documentation: Swagger UI as it is installed, from this server only."""

from typing import Final

UI_FILES: Final = ("swagger-ui.css", "swagger-ui-bundle.js", "favicon-32x32.png")
"""The files of Swagger UI that the page loads, from /docs/ui."""

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
