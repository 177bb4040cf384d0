import { media, rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const cards = style({
  display: "grid",
  gap: 16,
  "@media": {
    [media.tabletUp]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      gap: 20,
      alignItems: "start",
    },
  },
});

export const side = style({ display: "grid", gap: "inherit", minInlineSize: 0 });

export const stack = style({ display: "grid", gap: 16, justifyItems: "start" });
export const fields = style({ display: "grid", gap: 16, inlineSize: "100%" });
/** Two of them side by side, never three. */
export const plans = style([fields]);
globalStyle(`${plans} fieldset > div`, {
  "@media": { [media.tabletUp]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const row = style({ display: "flex", flexWrap: "wrap", gap: 8 });

/** The plan, and beside it how it is paid. */
export const plan = style({
  display: "grid",
  gap: 16,
  inlineSize: "100%",
  "@media": {
    [media.tabletUp]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      gap: 32,
      alignItems: "start",
    },
  },
});
export const what = style({ display: "grid", gap: 8 });

export const planName = style({
  display: "flex",
  alignItems: "center",
  gap: 10,
  fontFamily: vars.font.display,
  fontSize: rem(28),
  fontWeight: 560,
  lineHeight: 1.1,
});

/** What it costs, as the figure it is. */
export const price = style({
  display: "flex",
  alignItems: "baseline",
  gap: 8,
  color: vars.color.textMuted,
});
export const amount = style({
  fontFamily: vars.font.display,
  fontSize: rem(36),
  fontWeight: 560,
  lineHeight: 1.1,
  color: vars.color.text,
  fontVariantNumeric: "lining-nums tabular-nums",
});

export const list = style({ display: "grid", inlineSize: "100%" });
export const listRow = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "8px 16px",
  paddingBlock: 12,
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.lineSoft}` } },
});
export const words = style({ display: "grid", gap: 2, minInlineSize: 0 });
export const secret = style({
  fontFamily: "ui-monospace, monospace",
  fontSize: rem(14),
  overflowWrap: "anywhere",
});
export const person = style({ display: "flex", alignItems: "center", gap: 16, flexWrap: "wrap" });
export const hiddenInput = style({
  position: "absolute",
  inlineSize: 1,
  blockSize: 1,
  opacity: 0,
  pointerEvents: "none",
});
export const pair = style({
  display: "grid",
  gap: 12,
  inlineSize: "100%",
  "@media": { [media.tabletUp]: { gridTemplateColumns: "1fr 1fr" } },
});
export const money = style({
  display: "flex",
  justifyContent: "space-between",
  gap: 16,
  paddingBlock: 6,
  fontVariantNumeric: "tabular-nums",
});
export const sum = style({ borderBlockStart: `1px solid ${vars.color.line}`, fontWeight: 600 });
