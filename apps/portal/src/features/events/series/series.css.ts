import { style } from "@vanilla-extract/css";
import { media, vars } from "@jubilee/ui/theme";

export const fields = style({ display: "grid", gap: 16 });

export const pair = style({
  display: "grid",
  gap: 16,
  alignItems: "start",
  "@media": { [media.tabletUp]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const days = style({ display: "flex", flexWrap: "wrap", gap: 8 });

/** Which date of a series it is: words like those beside it, that open the others. */
export const place = style({
  display: "inline-flex",
  gap: 6,
  alignItems: "center",
  padding: 0,
  border: 0,
  background: "none",
  color: vars.color.text,
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  borderRadius: 4,
  ":hover": { textDecoration: "underline", textUnderlineOffset: 3 },
  ":focus-visible": { outline: `2px solid ${vars.color.focus}`, outlineOffset: 3 },
  "@media": { [media.touch]: { minHeight: 44 } },
});
