import { media, rem, vars } from "@jubilee/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";

export const day = style({ marginBlock: "20px 4px", fontWeight: 600, fontSize: rem(14) });

export const entries = style({ display: "grid" });

export const item = style({
  display: "grid",
  gridTemplateColumns: "56px 6px minmax(0, 1fr) auto",
  gap: "0 16px",
  alignItems: "center",
  minBlockSize: 64,
  paddingBlock: 8,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  fontSize: rem(16),
  lineHeight: 1.35,
  "@media": { [media.mobile]: { gap: "0 12px" } },
});

export const clock = style({
  display: "grid",
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
});
export const until = style({ fontSize: rem(14), fontWeight: 400, color: vars.color.textMuted });

export const bar = style({ alignSelf: "stretch", borderRadius: vars.radius.full });

/** Alike for what is alike: words, the day's heart, food, company, the stage, being on the move. */
export const bars = styleVariants({
  session: { background: vars.sky["9"] },
  talk: { background: vars.sky["9"] },
  workshop: { background: vars.sky["9"] },
  ceremony: { background: vars.plum["9"] },
  meal: { background: vars.marigold["9"] },
  social: { background: vars.moss["9"] },
  performance: { background: vars.brick["9"] },
  sport: { background: vars.moss["9"] },
  tour: { background: vars.moss["9"] },
  other: { background: vars.ink["8"] },
});

export const what = style({ display: "grid", gap: 2, minInlineSize: 0 });
export const title = style({ fontWeight: 600, overflowWrap: "anywhere" });
export const note = style({ fontSize: rem(14), color: vars.color.textMuted });
export const length = style({
  fontSize: rem(14),
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
});
