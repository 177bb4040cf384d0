import { media, rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const head = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space["4"],
  paddingBlock: vars.space["2"],
});
export const percent = style({
  fontFamily: vars.font.display,
  fontSize: rem(28),
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
export const columns = style({
  display: "grid",
  gap: vars.space["6"],
  marginBlockStart: vars.space["6"],
  "@media": {
    "(min-width: 1100px)": { gridTemplateColumns: "minmax(0, 1fr) 356px", gap: vars.space["8"] },
  },
});
export const steps = style({ marginBlockStart: vars.space["3"] });
export const step = style({
  display: "grid",
  gridTemplateColumns: "44px minmax(0, 1fr) auto",
  columnGap: vars.space["4"],
  alignItems: "center",
  paddingBlock: vars.space["5"],
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
  "@media": { [media.mobile]: { gridTemplateColumns: "32px minmax(0, 1fr)" } },
});
export const number = style({
  alignSelf: "start",
  fontFamily: vars.font.display,
  fontSize: rem(36),
  lineHeight: 1,
  color: vars.plum["8"],
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.mobile]: { fontSize: rem(28) } },
});
export const words = style({ display: "grid", gap: vars.space["1"], minWidth: 0 });
export const why = style({
  maxInlineSize: "60ch",
  color: vars.color.textMuted,
  fontSize: rem(14),
  lineHeight: 1.5,
});
export const effort = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space["1.5"],
  color: vars.color.textMuted,
  fontSize: rem(12),
});
export const acts = style({
  "@media": {
    [media.mobile]: { gridColumn: 2, marginBlockStart: vars.space["3"], justifySelf: "start" },
  },
});
export const stageList = style({ display: "grid", gap: vars.space["4"] });
export const side = style({ display: "grid", gap: vars.space["6"], alignContent: "start" });
export const similar = style({
  display: "flex",
  gap: vars.space["3"],
  alignItems: "start",
  justifyContent: "space-between",
});
export const stage = style({
  display: "grid",
  gap: 2,
  paddingBlockEnd: vars.space["4"],
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  selectors: { "&:last-child": { borderBlockEnd: "none", paddingBlockEnd: 0 } },
});
