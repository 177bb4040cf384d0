export type ThemePreference = "light" | "dark" | "system";
export type ContrastPreference = "usual" | "more" | "system";

/** Puts the chosen theme on the root; `system` leaves the choice to the device. */
export function applyTheme(preference: ThemePreference, root = document.documentElement): void {
  if (preference === "system") root.removeAttribute("data-theme");
  else root.setAttribute("data-theme", preference);
}

/** Puts the chosen contrast on the root; `system` leaves the choice to the device. */
export function applyContrast(
  preference: ContrastPreference,
  root = document.documentElement,
): void {
  if (preference === "system") root.removeAttribute("data-contrast");
  else root.setAttribute("data-contrast", preference);
}
