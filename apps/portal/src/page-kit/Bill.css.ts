import { media, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const sheet = style({
  maxInlineSize: 760,
  marginInline: "auto",
  paddingBlock: "32px 72px",
  paddingInline: 20,
  display: "grid",
  gap: 32,
  "@media": { print: { padding: 0 } },
});
export const tools = style({
  display: "flex",
  justifyContent: "space-between",
  flexWrap: "wrap",
  gap: 8,
  "@media": { print: { display: "none" } },
});
export const head = style({
  display: "grid",
  gap: 24,
  "@media": { [media.tabletUp]: { gridTemplateColumns: "3fr 2fr" } },
});
export const block = style({ display: "grid", gap: 4, alignContent: "start" });
export const lines = style({ inlineSize: "100%", borderCollapse: "collapse" });
export const cell = style({
  paddingBlock: 10,
  textAlign: "start",
  fontWeight: 400,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});
export const amount = style({ textAlign: "end", fontVariantNumeric: "tabular-nums" });
export const total = style({
  fontWeight: 600,
  borderBlockStart: `2px solid ${vars.color.text}`,
  borderBlockEnd: 0,
});
