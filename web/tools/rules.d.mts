import type { Plugin } from "vite";

export function rules(): Plugin;
