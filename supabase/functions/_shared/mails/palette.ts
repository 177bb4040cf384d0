import type { MailPalette } from "./mails.types.ts";

/** The product's own colours, for mails without an event's. Values of the theme's roles. */
export const housePalette: MailPalette = {
  page: "#fdf9f6",
  surface: "#ffffff",
  line: "#d9d3cd",
  text: "#271a27",
  muted: "#5d515d",
  accent: "#9b3c81",
  onAccent: "#ffffff",
  dark: {
    page: "#120c13",
    surface: "#1a121a",
    line: "#3d333d",
    text: "#f1edf1",
    muted: "#b6aeb6",
    accent: "#cd6aaf",
    onAccent: "#120c13",
  },
};
