import { media, rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const layout = style({
  display: "grid",
  gap: 24,
  alignItems: "start",
  "@media": { "(min-width: 1200px)": { gridTemplateColumns: "minmax(0, 1fr) 320px" } },
});

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 8,
  "@media": { [media.mobile]: { display: "grid", gridTemplateColumns: "1fr 1fr" } },
});

export const barEnd = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 8,
  "@media": {
    [media.mobile]: { gridColumn: "1 / -1", justifyContent: "flex-end" },
    [media.tabletUp]: { marginInlineStart: "auto" },
  },
});

/** The plan's state, apart from what is pressed. */
export const standing = style({ "@media": { [media.mobile]: { marginInlineEnd: "auto" } } });

export const list = style({ listStyle: "none", padding: 0, margin: 0 });

/** Beside the plan its own scroll; below it the page's. */
export const waiting = style({
  "@media": { "(min-width: 1200px)": { maxBlockSize: 420, overflowY: "auto" } },
});

export const person = style({
  display: "flex",
  alignItems: "center",
  gap: 8,
  inlineSize: "100%",
  minBlockSize: 44,
  padding: "4px 8px",
  border: 0,
  borderRadius: vars.radius.s,
  background: "none",
  color: vars.color.text,
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  selectors: {
    "&:hover": { background: vars.color.well },
    "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: -2 },
  },
});

export const grabbed = style({ touchAction: "pan-y", userSelect: "none", cursor: "grab" });

export const words = style({
  display: "grid",
  justifyItems: "start",
  flex: 1,
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

export const quiet = style({ fontSize: rem(12), lineHeight: rem(16), color: vars.color.textMuted });

export const tables = style({
  display: "grid",
  gap: 16,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 280px), 1fr))",
});

export const number = style({
  flexShrink: 0,
  inlineSize: 24,
  fontSize: rem(12),
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums lining-nums",
});

export const conflicts = style({ display: "grid", gap: 8, listStyle: "none", padding: 0 });

export const rule = style({
  display: "flex",
  alignItems: "center",
  gap: 8,
  minBlockSize: 44,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});
