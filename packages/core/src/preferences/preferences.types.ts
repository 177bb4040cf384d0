/** 'Theme options: light, dark, system.' Source: specification section 2. */
export type ThemeChoice = "light" | "dark" | "system";

export interface Preferences {
  theme: ThemeChoice;
  /** The desktop rail shows icons only. */
  isRailNarrow: boolean;
}
