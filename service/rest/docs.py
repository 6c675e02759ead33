"""The page of the interactive documentation: Swagger UI from an installed package, without other servers."""

from typing import Final

UI_FILES: Final = ("swagger-ui.css", "swagger-ui-bundle.js", "favicon-32x32.png")
"""The files of Swagger UI that the page loads, from /docs/ui."""

ONLY_OURS: Final = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'",
    "x-frame-options": "DENY",
}
"""Headers that forbid the browser to load anything from other origins."""

PAGE: Final = """<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="UTF-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Reeve</title>
    <link rel="stylesheet" href="/docs/ui/swagger-ui.css">
    <link rel="icon" type="image/png" href="/docs/ui/favicon-32x32.png" sizes="32x32">
    <style>
      @media (max-width: 600px) {
        .swagger-ui .opblock .opblock-summary { flex-wrap: wrap; }
        .swagger-ui .opblock .opblock-summary-path { flex: 1 0 70%; max-width: calc(100% - 110px); }
        .swagger-ui .opblock .opblock-summary-description { flex: 1 0 80%; }
      }
    </style>
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="/docs/ui/swagger-ui-bundle.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
"""

START: Final = """// This Swagger UI reads only OpenAPI 3.0. The document is OpenAPI 3.1, but uses only features of 3.0,
// so its version number is replaced here. Schemas are collapsed and long answers are not highlighted, because both
// take seconds on a slow machine.
fetch("/openapi.json")
  .then((answer) => answer.json())
  .then((document) => SwaggerUIBundle({
    spec: { ...document, openapi: "3.0.3" },
    dom_id: "#swagger-ui",
    deepLinking: true,
    displayRequestDuration: true,
    defaultModelsExpandDepth: 0,
    syntaxHighlight: { activated: false },
    persistAuthorization: true,
    validatorUrl: null,
    presets: [SwaggerUIBundle.presets.apis],
    layout: "BaseLayout",
  }));
"""
