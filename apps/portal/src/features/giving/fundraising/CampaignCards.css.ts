import { rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const cards = style({
  display: "grid",
  gap: 20,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 300px), 1fr))",
  listStyle: "none",
  margin: 0,
  padding: 0,
});

/** The whole card is one link. */
export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto 1fr",
  blockSize: "100%",
  overflow: "hidden",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  color: vars.color.text,
  textDecoration: "none",
  transition: `box-shadow ${vars.duration.base} ${vars.ease}`,
  selectors: {
    "&:hover": { boxShadow: vars.shadow["2"] },
    "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});

export const cover = style({ display: "block", overflow: "hidden" });

export const body = style({
  display: "grid",
  alignContent: "start",
  gap: 12,
  padding: "16px 18px 18px",
});

export const head = style({ display: "flex", gap: 12, alignItems: "baseline" });

export const name = style({
  flex: 1,
  minInlineSize: 0,
  fontFamily: vars.font.display,
  fontSize: rem(18),
  fontWeight: 560,
  lineHeight: 1.25,
  overflowWrap: "anywhere",
});

export const raised = style({ fontSize: rem(14), color: vars.color.textMuted });

export const sum = style({
  marginInlineEnd: 6,
  fontFamily: vars.font.display,
  fontSize: rem(24),
  fontWeight: 560,
  color: vars.color.text,
  fontVariantNumeric: "tabular-nums",
});

export const foot = style({
  display: "flex",
  gap: 12,
  justifyContent: "space-between",
  fontSize: rem(14),
  color: vars.color.textMuted,
});
