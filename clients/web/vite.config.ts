import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { licences } from "./licences.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here("."),
  base: "./",
  publicDir: false,
  plugins: [licences()],
  resolve: { alias: { "@reeve/client": here("../typescript/src/index.ts") } },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  server: { proxy: { "/v1": "http://localhost:8080", "/openapi.json": "http://localhost:8080" } },
  build: {
    outDir: here("../../service/web"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: here("index.html"),
      output: {
        // Names without hashes: git stores deltas, and the server puts a digest into the address.
        entryFileNames: "assets/shell.js",
        chunkFileNames: ({ facadeModuleId, name }) => `assets/${chunkName(facadeModuleId ?? name)}.js`,
        // What the games share with the shell.
        codeSplitting: { groups: [{ name: "table", minShareCount: 2 }] },
        assetFileNames: ({ names: [name] }) => (name === "index.css" ? "assets/shell.css" : "assets/[name][extname]"),
      },
    },
  },
  test: {
    // With REEVE_DECISIONS, what tests/web/test_places.py has recorded is checked.
    include: [process.env["REEVE_DECISIONS"] ? "src/games/decisions.check.tsx" : "src/**/*.test.{ts,tsx}"],
    environment: "node",
  },
});

/** The name of a chunk: of a game its folder's. */
function chunkName(module: string): string {
  return /games\/(\w+)\/index/.exec(module)?.[1] ?? module.replace(/^.*\/|\.\w+$/g, "");
}
