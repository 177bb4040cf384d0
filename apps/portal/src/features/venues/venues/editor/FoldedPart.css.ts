import { media, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const folded = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { "&:last-of-type": { borderBlockEnd: `1px solid ${vars.color.line}` } },
});

export const summary = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 18px",
  gap: "2px 16px",
  alignItems: "center",
  paddingBlock: 14,
  cursor: "pointer",
  listStyle: "none",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
  "@media": {
    [media.tabletUp]: { gridTemplateColumns: "220px minmax(0, 1fr) 18px" },
    [media.mobile]: { gridAutoFlow: "column", gridTemplateRows: "auto auto" },
  },
});

export const chevron = style({
  color: vars.color.textMuted,
  transition: `rotate ${vars.duration.fast} ${vars.ease}`,
  selectors: { "details[open] > summary > &": { rotate: "180deg" } },
  "@media": {
    [media.mobile]: { gridColumn: 2, gridRow: "1 / 3" },
    "(prefers-reduced-motion: reduce)": { transition: "none" },
  },
});

export const inside = style({ display: "grid", gap: 16, paddingBlock: "8px 28px" });
