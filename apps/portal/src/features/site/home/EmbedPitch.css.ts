import { media, rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const split = style({
  display: "grid",
  gap: 32,
  "@media": { [media.desktop]: { gridTemplateColumns: "7fr 5fr", gap: 64, alignItems: "start" } },
});

/** Code stands on the night's ground in both themes. */
export const code = style({
  overflow: "hidden",
  border: `1px solid ${vars.ink["5"]}`,
  borderRadius: vars.radius.l,
  background: vars.color.tint,
  color: vars.color.text,
});
export const codeHead = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  padding: "10px 10px 10px 20px",
  borderBlockEnd: `1px solid ${vars.ink["5"]}`,
  fontSize: rem(14),
  fontWeight: 500,
  color: vars.color.textMuted,
});
export const codeText = style({
  padding: 20,
  fontFamily: vars.font.mono,
  fontSize: rem(14),
  lineHeight: 1.75,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});
globalStyle(`${codeText} b`, { fontWeight: 400, color: vars.plum["11"] });
globalStyle(`${codeText} i`, { fontStyle: "normal", color: vars.marigold["11"] });
globalStyle(`${codeText} q`, { quotes: "none", color: vars.moss["11"] });

export const kinds = style({ display: "flex", flexWrap: "wrap", gap: 8, marginBlockStart: 20 });

export const fact = style({
  display: "grid",
  gridTemplateColumns: "112px 1fr",
  gap: 16,
  alignItems: "baseline",
  paddingBlock: 16,
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { "&:first-child": { borderBlockStart: 0, paddingBlockStart: 0 } },
});
export const figure = style({
  fontFamily: vars.font.display,
  fontSize: rem(28),
  fontWeight: 560,
  lineHeight: 1,
  letterSpacing: "-0.015em",
  "@media": { [media.desktop]: { fontSize: rem(36) } },
});
export const meaning = style({ color: vars.color.textMuted });
