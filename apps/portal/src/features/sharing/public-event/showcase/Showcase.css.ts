import { style } from "@vanilla-extract/css";
import { rem, vars } from "@jubilee/ui/theme";

const tabletUp = "(min-width: 720px)";
const twoColumns = "(min-width: 1080px)";

export const head = style({
  display: "grid",
  gap: 16,
  paddingBlock: "32px 40px",
  "@media": { [twoColumns]: { paddingBlock: "48px 56px" } },
});

export const cards = style({
  display: "grid",
  gap: 32,
  gridTemplateColumns: "minmax(0, 1fr)",
  padding: 0,
  listStyle: "none",
  "@media": {
    [tabletUp]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: "40px 24px" },
    [twoColumns]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: "56px 32px" },
  },
});

export const card = style({ position: "relative", display: "grid", gap: 16 });
export const body = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: 16,
  alignItems: "start",
});
export const words = style({ display: "grid", gap: 4, minWidth: 0 });
export const name = style({
  fontFamily: vars.font.display,
  fontWeight: 560,
  fontSize: rem(22),
  lineHeight: rem(28),
  letterSpacing: "-0.012em",
  overflowWrap: "anywhere",
  textWrap: "balance",
});

/** The name is the link; all of the card is its target. */
export const whole = style({
  color: "inherit",
  textDecoration: "none",
  "::after": { content: "", position: "absolute", inset: 0, borderRadius: vars.radius.m },
  selectors: {
    "&:hover": { textDecoration: "underline", textUnderlineOffset: 4 },
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 4 },
  },
});
export const fact = style({ color: vars.color.textMuted, fontSize: rem(16), lineHeight: rem(24) });
export const standing = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 12px",
  marginBlockStart: 4,
});
export const price = style({ fontSize: rem(16), fontWeight: 600 });
export const calendar = style({
  display: "block",
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});
