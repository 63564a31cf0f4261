// Types from the server's OpenAPI: `npm run types` writes src/api/schema.ts, `npm run types -- --check` compares.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import openapiTS, { astToString } from "openapi-typescript";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const FILE = at("../src/api/schema.ts");

const python = at("../../.venv/bin/python");
const document = JSON.parse(
  execFileSync(python, ["-m", "tools.openapi"], { cwd: at("../.."), maxBuffer: 1 << 26 }).toString(),
);
const types = astToString(await openapiTS(document, { defaultNonNullable: true, alphabetize: true }));
const text = `// Made by \`npm run types\` of the server's OpenAPI: do not edit.\n\n${types}`;

if (process.argv.includes("--check")) {
  if (readFileSync(FILE, "utf8") !== text) {
    console.error("web/src/api/schema.ts is not what the server says: run `npm run types` in web/");
    process.exit(1);
  }
} else {
  writeFileSync(FILE, text);
}
