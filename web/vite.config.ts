import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { rules } from "./tools/rules.mjs";

const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), rules()],
  build: {
    outDir: "../src/ghoulash/server/web",
    emptyOutDir: true,
    assetsInlineLimit: 0, // nothing inline
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    proxy: { "/api": server, "/words": server, "/ws": { target: "ws://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["src/**/*.test.ts"], globalSetup: "tools/told.mjs" },
});
