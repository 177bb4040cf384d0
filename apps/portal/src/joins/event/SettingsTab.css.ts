import { media, rem, showChosen, stuckTop, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

/** From here on the list of parts stands beside them. */
const beside = "(min-width: 900px)";

export const layout = style({
  display: "grid",
  gap: 24,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [beside]: { gridTemplateColumns: "200px minmax(0, 744px)", columnGap: 56 },
  },
});

export const parts = style({
  display: "flex",
  gap: 4,
  minInlineSize: 0,
  overflowX: "auto",
  scrollbarWidth: "none",
  "@media": {
    [beside]: {
      display: "grid",
      alignContent: "start",
      alignSelf: "start",
      position: "sticky",
      insetBlockStart: `calc(${stuckTop} + 24px)`,
    },
    [media.print]: { display: "none" },
  },
});

export const part = style({
  display: "flex",
  flex: "none",
  alignItems: "center",
  minBlockSize: 38,
  paddingInline: 12,
  borderRadius: vars.radius.s,
  color: vars.color.textMuted,
  fontSize: rem(14),
  fontWeight: 500,
  textDecoration: "none",
  whiteSpace: "nowrap",
  selectors: {
    "&:hover": { background: vars.color.hover, color: vars.color.text },
    "&[aria-current]": { background: vars.color.tint, color: vars.color.text },
    "&:focus-visible": { outlineOffset: -3 },
  },
  "@media": { [media.touch]: { minBlockSize: 44 } },
});
showChosen(`${part}[aria-current]`);

export const sections = style({ display: "grid", gap: 48, minInlineSize: 0 });

export const section = style({
  minInlineSize: 0,
  scrollMarginBlockStart: 8,
  outline: "none",
  ":focus-visible": { outline: "none" },
});

export const head = style({ display: "grid", gap: 6, marginBlockEnd: 16 });
