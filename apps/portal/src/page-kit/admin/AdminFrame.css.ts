import { style } from "@vanilla-extract/css";
import { media, rem, showChosen, vars } from "@jubilee/ui/theme";

export const parts = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 12,
  marginBlockEnd: 24,
});

/** The pages of a group, in a line that scrolls where it is too long. */
export const pages = style({
  display: "flex",
  gap: 4,
  listStyle: "none",
  margin: 0,
  padding: 0,
  overflowX: "auto",
  scrollbarWidth: "none",
});

export const page = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 32,
  paddingInline: 12,
  borderRadius: vars.radius.full,
  color: vars.color.textMuted,
  fontSize: rem(14),
  whiteSpace: "nowrap",
  textDecoration: "none",
  selectors: {
    "&:hover": { background: vars.color.hover, color: vars.color.text },
    "&[aria-current]": { background: vars.color.selected, color: vars.color.text, fontWeight: 600 },
    "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: -3 },
  },
  "@media": { [media.touch]: { minHeight: 44 } },
});
showChosen(`${page}[aria-current]`);
