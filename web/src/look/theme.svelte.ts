// Paper, Night, or as the system has it.
export const THEMES = ["auto", "paper", "night"] as const;
export type Theme = (typeof THEMES)[number];
const KEPT = "ghoulash-theme";

class Look {
  theme = $state<Theme>(THEMES.find((theme) => theme === localStorage.getItem(KEPT)) ?? "auto");

  choose(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem(KEPT, theme);
    this.apply();
  }

  apply(): void {
    const { dataset } = document.documentElement;
    if (this.theme === "auto") delete dataset.theme;
    else dataset.theme = this.theme;
  }
}

export const look = new Look();
