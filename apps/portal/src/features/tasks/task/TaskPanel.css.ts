import { rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const body = style({ display: "grid", gap: 20, alignContent: "start", minInlineSize: 0 });
export const part = style({
  display: "grid",
  gap: 12,
  paddingBlockStart: 20,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
});
export const partTitle = style({ fontSize: rem(13), fontWeight: 600, color: vars.color.textMuted });
export const pair = style({
  display: "grid",
  gap: 12,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 140px), 1fr))",
});
/** A day and its clock: the day needs more room, also where its month has a long name. */
export const dayAndClock = style({ display: "flex", flexWrap: "wrap", gap: 12 });
globalStyle(`${dayAndClock} > :first-child`, { flex: "1.6 1 200px" });
globalStyle(`${dayAndClock} > :nth-child(2)`, { flex: "1 1 104px", minInlineSize: 0 });
export const step = style({ display: "flex", gap: 8, alignItems: "center" });
export const stepName = style({ flex: 1, minInlineSize: 0, overflowWrap: "anywhere" });
export const linked = style({ display: "flex", gap: 10, alignItems: "center", minInlineSize: 0 });
export const linkedName = style({
  flex: 1,
  minInlineSize: 0,
  padding: 0,
  border: 0,
  background: "none",
  color: "inherit",
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  overflowWrap: "anywhere",
  selectors: {
    "&:hover": { textDecoration: "underline" },
    "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});
export const foot = style({ color: vars.color.textMuted, fontSize: rem(12) });
export const changes = style({
  display: "grid",
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const change = style({
  display: "grid",
  gap: 2,
  fontSize: rem(14),
  lineHeight: 1.4,
  overflowWrap: "anywhere",
});
export const changeTime = style({ color: vars.color.textMuted, fontSize: rem(12) });

/** A helper's link, and what copies it. */
export const linkRow = style({ display: "flex", flexWrap: "wrap", gap: 12, alignItems: "center" });
export const link = style({
  flex: "1 1 240px",
  minInlineSize: 0,
  padding: "8px 12px",
  borderRadius: vars.radius.m,
  background: vars.color.well,
  fontSize: rem(14),
  overflowWrap: "anywhere",
  userSelect: "all",
});
