// The rulebooks of docs/rules/ as pages, each rule with its number as an anchor.
import { readFileSync } from "node:fs";

import { Marked } from "marked";

const GAMES = ["pen-and-paper", "last-game-on-earth"];
const FOLDERS = { en: "../../docs/rules/", fr: "../../docs/rules/fr/" };

function page(language, game) {
  const source = readFileSync(new URL(`${FOLDERS[language]}${game}.md`, import.meta.url), "utf8");
  const anchored = new Marked().parse(source).replace(/<strong>([A-Z]{2}-[\d.]+)<\/strong>/g, '<strong id="$1">$1</strong>');
  const body = anchored.replaceAll('.md"', '.html"').replaceAll('href="fr/', 'href="../fr/').replaceAll('href="../../fr/', 'href="../fr/');
  const title = /^# (.*)$/m.exec(source)?.[1] ?? "Ghoulash";
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${title}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="stylesheet" href="/rules/rules.css"></head>
<body><p><a href="/">Ghoulash</a></p><main>${body}</main></body>
</html>
`;
}

/** For Vite: the pages go where the app goes. */
export function rules() {
  return {
    name: "rules",
    generateBundle() {
      for (const language of Object.keys(FOLDERS)) {
        for (const game of GAMES) {
          this.emitFile({ type: "asset", fileName: `rules/${language}/${game}.html`, source: page(language, game) });
        }
      }
    },
  };
}
