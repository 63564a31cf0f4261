// Where a rule stands: each number has an anchor on its game's page.
const PAGES: Record<string, string> = { PP: "pen-and-paper", LG: "last-game-on-earth" };

export function ruleLink(rule: string, language: string): string {
  return `/rules/${language}/${PAGES[rule.split("-")[0] ?? ""] ?? "pen-and-paper"}.html#${rule}`;
}
