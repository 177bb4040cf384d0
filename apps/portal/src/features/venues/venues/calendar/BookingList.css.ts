import { style } from "@vanilla-extract/css";
import { rem, vars } from "@jubilee/ui/theme";
import { coveredRadius, covering } from "../../../../page-kit/CoveringName.css.ts";

export const list = style({ display: "grid" });

export const entry = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: 12,
  alignItems: "center",
  paddingBlock: 12,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});

export const entryWords = style({ display: "grid", gap: 2, minInlineSize: 0 });

export const entryName = style([
  covering,
  {
    vars: { [coveredRadius]: vars.radius.s },
    justifySelf: "start",
    padding: 0,
    border: 0,
    background: "none",
    font: "inherit",
    fontWeight: 550,
    textAlign: "start",
    cursor: "pointer",
  },
]);

export const entryUnder = style({
  fontSize: rem(14),
  lineHeight: 1.45,
  color: vars.color.textMuted,
});

export const listTools = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  alignItems: "center",
  justifyContent: "space-between",
});

export const sortBox = style({ flex: "0 1 260px", minInlineSize: 0 });
