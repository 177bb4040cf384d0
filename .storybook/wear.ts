import { applyContrast, applyTheme } from "../packages/ui/src/theme/index.ts";

/** Puts the toolbar's theme and direction on the page. */
export function wear(theme: unknown, direction: unknown): void {
  const [name, contrast] = String(theme).split("-");
  applyTheme(name === "light" || name === "dark" ? name : "system");
  applyContrast(contrast === "more" ? "more" : "system");
  document.documentElement.dir = direction === "rtl" ? "rtl" : "ltr";
}
