"""The page of the interactive documentation: the installed Swagger UI, served by this server alone."""

from typing import Final

UI_FILES: Final = ("swagger-ui.css", "swagger-ui-bundle.js", "favicon-32x32.png")
"""The files of Swagger UI that the page loads, from /docs/ui."""

ONLY_OURS: Final = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'",
    "x-frame-options": "DENY",
}
"""Headers with which the browser loads nothing from other origins."""

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

START: Final = """// This Swagger UI reads OpenAPI 3.0. The document is one of 3.1 that uses nothing which 3.0 lacks,
// so it is shown under the older number. Schemas stay closed and long answers are not coloured, because both take
// seconds on a slow machine.
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
