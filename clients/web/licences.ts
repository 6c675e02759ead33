// Writes THIRD_PARTY.txt: the licences of the packages that are in the bundle.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle(_, bundle) {
      const folders = new Set<string>();
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        for (const id of chunk.moduleIds) {
          const folder = packageFolder(id);
          if (folder) folders.add(folder);
        }
      }
      const texts = [...folders].map(licenceOf).sort();
      this.emitFile({ type: "asset", fileName: "THIRD_PARTY.txt", source: `${texts.join(`\n${"-".repeat(80)}\n\n`)}` });
    },
  };
}

/** The folder of the package that a module belongs to, if it is not ours. */
function packageFolder(module: string): string | undefined {
  if (!module.includes("/node_modules/")) return undefined;
  let folder = dirname(module.replace(/^\0/, "").replace(/\?.*$/, ""));
  while (!existsSync(join(folder, "package.json")) || !read(folder).version) folder = dirname(folder);
  return folder;
}

function read(folder: string): { name: string; version?: string; license?: string } {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}

function licenceOf(folder: string): string {
  const { name, version, license } = read(folder);
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  if (!file) throw new Error(`${name} has no licence file`);
  return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), "utf8").trim()}\n`;
}
