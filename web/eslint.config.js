import svelte from "eslint-plugin-svelte";
import globals from "globals";
import { configs, parser } from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default [
  { ignores: ["src/api/schema.ts"] },
  ...configs.strictTypeChecked,
  ...configs.stylisticTypeChecked,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser },
      parserOptions: { projectService: { allowDefaultProject: ["eslint.config.js", "svelte.config.js", "tools/*.mjs"] } },
    },
    rules: {
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser, extraFileExtensions: [".svelte"], svelteConfig } },
    rules: { "svelte/no-inline-styles": ["error", { allowTransitions: false }], "svelte/no-at-html-tags": "error" },
  },
  { files: ["tools/*.mjs", "*.js"], ...configs.disableTypeChecked, languageOptions: { globals: globals.node } },
];
