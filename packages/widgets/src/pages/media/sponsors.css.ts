import { style, styleVariants } from "@vanilla-extract/css";
import { rem, vars } from "@jubilee/ui/theme";

export const tier = style({
  marginBlockEnd: 12,
  fontFamily: vars.font.text,
  fontSize: rem(14),
  fontWeight: 600,
  lineHeight: rem(20),
  letterSpacing: 0,
  color: vars.color.textMuted,
});

const base = style({ display: "grid", gap: 12, padding: 0, listStyle: "none" });
const columns = (least: number) =>
  ({ gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}px, 100%), 1fr))` }) as const;
export const wall = styleVariants({
  lead: [base, columns(240), { gridAutoRows: 128 }],
  usual: [base, columns(152), { gridAutoRows: 96 }],
});

/** Logos are made for paper: their plate is that of the day, by night too. */
export const plate = style({
  display: "grid",
  gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
  alignItems: "center",
  height: "100%",
  padding: 16,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.text,
  textDecoration: "none",
  selectors: {
    "a&:hover": { borderColor: vars.color.fieldBorder },
    "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});
export const logo = style({
  display: "block",
  width: "100%",
  height: "100%",
  objectFit: "contain",
});
export const name = style({
  fontFamily: vars.font.display,
  fontSize: rem(18),
  fontWeight: 560,
  lineHeight: rem(24),
  textAlign: "center",
  overflowWrap: "anywhere",
});
