import { ownColours, rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

export type Tone = "ready" | "twice" | "rejected" | "out";

const colours: Record<Tone, string> = {
  ready: vars.moss[9],
  twice: vars.marigold[9],
  rejected: vars.brick[9],
  out: vars.ink[6],
};

export const donut = style({ display: "flex", alignItems: "center", gap: 20 });

export const ring = style({ position: "relative", inlineSize: 112, flexShrink: 0 });

export const arc = recipe({
  base: { fill: "none", strokeWidth: 4 },
  variants: {
    tone: {
      ready: { stroke: colours.ready },
      twice: { stroke: colours.twice },
      rejected: { stroke: colours.rejected },
      out: { stroke: colours.out },
    },
  },
});

export const donutSum = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeContent: "center",
  textAlign: "center",
  font: `560 ${rem(22)}/1 ${vars.font.display}`,
});

export const donutLabel = style({
  font: `400 ${rem(12)}/1.4 ${vars.font.text}`,
  color: vars.color.textMuted,
});

export const donutRows = style({ display: "grid", gap: 6, flexGrow: 1, margin: 0 });
globalStyle(`${donutRows} > div`, { display: "flex", justifyContent: "space-between", gap: 12 });
globalStyle(`${donutRows} dt`, { display: "flex", alignItems: "center", gap: 8 });
globalStyle(`${donutRows} dd`, { margin: 0 });

export const dot = recipe({
  base: { inlineSize: 8, blockSize: 8, borderRadius: vars.radius.full, ...ownColours },
  variants: {
    tone: {
      ready: { background: colours.ready },
      twice: { background: colours.twice },
      rejected: { background: colours.rejected },
      out: { background: colours.out },
    },
  },
});
