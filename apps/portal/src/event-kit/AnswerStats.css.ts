import { style, styleVariants } from "@vanilla-extract/css";
import { media, rem, vars } from "@jubilee/ui/theme";

export const stats = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: 16,
  margin: 0,
  marginBlockStart: 16,
  "@media": {
    [media.tabletUp]: { display: "flex", flexWrap: "wrap", gap: "16px 20px" },
  },
});

/** Never narrower than its figure: what has no room left goes to the next line. */
export const stat = style({ display: "grid", alignContent: "start", flex: "1 1 104px" });

export const figure = style({
  order: -1,
  margin: 0,
  fontFamily: vars.font.display,
  fontWeight: 560,
  fontSize: rem(28),
  lineHeight: 1,
  letterSpacing: "-0.01em",
  fontVariantNumeric: "lining-nums tabular-nums",
  fontKerning: "none",
  whiteSpace: "nowrap",
});

export const caption = style({
  display: "flex",
  gap: 6,
  alignItems: "baseline",
  marginBlockStart: 4,
  fontSize: rem(14),
  lineHeight: 1.4,
  color: vars.color.textMuted,
});

const dot = style({ width: 8, height: 8, borderRadius: vars.radius.full, flex: "none" });

export const dots = styleVariants(
  {
    yes: vars.moss["9"],
    maybe: vars.marigold["9"],
    no: vars.brick["9"],
    waitlisted: vars.sky["8"],
    pending: vars.ink["7"],
  },
  (background) => [dot, { background }],
);
