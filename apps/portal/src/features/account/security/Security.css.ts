import { style } from "@vanilla-extract/css";
import { media, rem, vars } from "@jubilee/ui/theme";

export const panels = style({
  display: "grid",
  gap: 20,
  "@media": { [media.tabletUp]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const wide = style({ gridColumn: "1 / -1", minWidth: 0 });
export const cell = style({ display: "grid", minWidth: 0 });

export const status = style({ display: "flex", gap: 16, alignItems: "center", flexWrap: "wrap" });
export const mark = style({
  display: "grid",
  placeItems: "center",
  inlineSize: 48,
  blockSize: 48,
  borderRadius: "50%",
  flex: "none",
});
export const good = style([mark, { background: vars.moss["3"], color: vars.moss["11"] }]);
export const bad = style([mark, { background: vars.brick["3"], color: vars.brick["11"] }]);
export const statusWords = style({ display: "grid", gap: 2, flex: "1 1 200px", minWidth: 0 });

export const list = style({ listStyle: "none", margin: 0, padding: 0 });
export const line = style({
  display: "flex",
  gap: 12,
  alignItems: "baseline",
  justifyContent: "space-between",
  paddingBlock: 10,
  fontSize: rem(14),
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
  selectors: { "&:first-child": { borderBlockStart: 0 } },
});
export const lineWords = style({ display: "flex", flexWrap: "wrap", gap: "2px 8px", minWidth: 0 });
export const quiet = style({ color: vars.color.textMuted, flex: "none" });
export const alerts = style({ display: "grid", gap: 12, marginBlockStart: 16 });
