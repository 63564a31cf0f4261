import { mount } from "svelte";

import "./look/look.css";
import { look } from "./look/theme.svelte.ts";
import App from "./screens/App.svelte";

look.apply();
const target = document.getElementById("app");
if (target) mount(App, { target });
