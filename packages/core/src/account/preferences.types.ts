/** 'Theme options: light, dark, system.' Source: specification section 2. */
export type ThemeChoice = "light" | "dark" | "system";

export interface Preferences {
  theme: ThemeChoice;
  /** The desktop rail's width as chosen; null: the page decides. */
  rail: "narrow" | "wide" | null;
  /** How dates, times and money are written (BCP 47); null: as the device says. */
  locale: string | null;
}
