import { media, rem, roomToStick, stuckTop, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { gutter } from "../../../app/frame/gutter.css.ts";

const tabsPx = 45;

export const cover = style({
  overflow: "hidden",
  blockSize: 220,
  borderRadius: vars.radius.l,
  marginBlockEnd: 24,
  "@media": {
    [media.mobile]: {
      blockSize: 132,
      marginInline: `calc(-1 * ${gutter})`,
      borderRadius: 0,
    },
  },
});
globalStyle(`${cover} > span`, { blockSize: "100%" });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "16px 32px",
  alignItems: "flex-end",
  justifyContent: "space-between",
});
export const titles = style({ display: "grid", gap: 8, flex: "1 1 360px", maxInlineSize: "62ch" });
globalStyle(`${titles} > h1`, { fontSize: "clamp(2.25rem, 4vw, 3rem)", lineHeight: 1 });

export const lead = style({ fontSize: rem(16), lineHeight: rem(24), color: vars.color.textMuted });

export const use = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  "@media": { [media.mobile]: { inlineSize: "100%" } },
});
globalStyle(`${use} > :first-child`, { "@media": { [media.mobile]: { flex: 1 } } });

/** The tabs stay in sight while one reads down. */
export const tabs = style({
  marginInline: `calc(-1 * ${gutter})`,
  background: vars.color.page,
  "@media": {
    [roomToStick]: { position: "sticky", insetBlockStart: stuckTop, zIndex: vars.zIndex.sticky },
    [media.print]: { display: "none" },
  },
});

/** What it is about beside what it is; on a phone over it. */
export const part = style({
  display: "grid",
  gap: 16,
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBlock: "32px",
  scrollMarginBlockStart: `calc(${stuckTop} + ${tabsPx}px)`,
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.line}` } },
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "232px minmax(0, 1fr)",
      gap: 48,
      paddingBlock: "40px",
    },
  },
});
export const aside = style({ display: "grid", gap: 8, alignContent: "start" });
export const partLead = style({
  maxInlineSize: "44ch",
  fontSize: rem(14),
  lineHeight: 1.5,
  color: vars.color.textMuted,
});
export const content = style({ minInlineSize: 0 });

/** Figures of what is in it, in a row. */
export const figures = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "8px 32px",
  margin: "16px 0 0",
  padding: 0,
  listStyle: "none",
  color: vars.color.textMuted,
  fontSize: rem(14),
});
export const figure = style({
  marginInlineEnd: 6,
  fontFamily: vars.font.display,
  fontSize: rem(22),
  fontWeight: 560,
  color: vars.color.text,
  fontVariantNumeric: "lining-nums tabular-nums",
});
export const lack = style({ marginBlockStart: 12, fontSize: rem(14), color: vars.color.textMuted });
