import { mount } from "svelte";

import App from "./screens/App.svelte";

const target = document.getElementById("app");
if (target) mount(App, { target });
