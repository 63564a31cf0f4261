// For vitest: the golden games as Python tells them, and the catalogues.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = new URL("../../", import.meta.url);

export default function setup({ provide }) {
  const python = fileURLToPath(new URL(".venv/bin/python", root));
  const told = execFileSync(python, ["-m", "tests.golden.told"], { cwd: fileURLToPath(root), maxBuffer: 1 << 28 });
  provide("told", JSON.parse(told.toString()));
  const catalogue = (language) => {
    const folder = new URL(`src/ghoulash/locale/${language}/`, root);
    return readdirSync(folder)
      .filter((name) => name.endsWith(".ftl"))
      .sort()
      .map((name) => readFileSync(new URL(name, folder), "utf8"))
      .join("\n");
  };
  provide("catalogues", { en: catalogue("en"), fr: catalogue("fr") });
}
