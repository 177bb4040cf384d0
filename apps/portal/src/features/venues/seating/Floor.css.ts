import { rem, stuckTop, vars } from "@jubilee/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";

export const scroller = style({
  position: "relative",
  overflow: "auto",
  /* The window's height, but for the bar and the figures above. */
  maxBlockSize: `max(420px, calc(100dvh - ${stuckTop} - 152px))`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
});

/** The floor: a grid of metres, so that tables can be put in line. Left is left in every script. */
export const floor = style({
  position: "relative",
  minInlineSize: "100%",
  direction: "ltr",
  backgroundImage: `linear-gradient(${vars.color.lineSoft} 1px, transparent 1px), linear-gradient(90deg, ${vars.color.lineSoft} 1px, transparent 1px)`,
});

export const table = style({ position: "absolute", inlineSize: 0, blockSize: 0 });

const focus = {
  "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2, zIndex: 2 },
} as const;

const top = style({
  position: "absolute",
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  transform: "translate(-50%, -50%)",
  padding: 4,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.well,
  color: vars.color.text,
  font: "inherit",
  fontSize: rem(12),
  lineHeight: rem(16),
  fontWeight: 600,
  textAlign: "center",
  overflowWrap: "anywhere",
  cursor: "grab",
  touchAction: "none",
  userSelect: "none",
  selectors: { "&:hover": { boxShadow: vars.shadow["1"] }, ...focus },
});
export const tops = styleVariants({
  round: [top, { borderRadius: vars.radius.full }],
  long: [top, { borderRadius: vars.radius.s }],
  row: [top, { borderRadius: vars.radius.s, minInlineSize: 64, minBlockSize: 28 }],
});
export const reached = style({ background: vars.plum["3"], borderColor: vars.plum["8"] });
export const broken = style({ borderColor: vars.color.danger, borderWidth: 2 });

export const count = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 3,
  fontWeight: 400,
  color: vars.color.textMuted,
});

const seat = style({
  position: "absolute",
  display: "grid",
  placeItems: "center",
  transform: "translate(-50%, -50%)",
  padding: 0,
  borderRadius: vars.radius.full,
  font: "inherit",
  fontSize: rem(10),
  fontWeight: 600,
  lineHeight: 1,
  cursor: "pointer",
  userSelect: "none",
  // Letters are drawn, not read: the seat's name says who sits there.
  selectors: { ...focus, "&::before": { content: "attr(data-letters)" } },
});
export const seats = styleVariants({
  assigned: [
    seat,
    {
      border: `1px solid ${vars.plum["8"]}`,
      background: vars.plum["4"],
      color: vars.plum["12"],
      cursor: "grab",
      touchAction: "none",
    },
  ],
  held: [
    seat,
    {
      border: `1px dashed ${vars.ink["9"]}`,
      background: vars.ink["4"],
      color: vars.color.textMuted,
    },
  ],
  free: [
    seat,
    {
      border: `1px solid ${vars.ink["8"]}`,
      background: vars.color.surface,
      color: vars.color.textMuted,
      fontWeight: 400,
    },
  ],
});
export const seatBroken = style({
  border: `2px solid ${vars.color.danger}`,
  background: vars.brick["3"],
  color: vars.brick["12"],
});
export const seatReached = style({ outline: `3px solid ${vars.color.focus}` });

/** What hangs on the pointer while somebody is dragged. */
export const ghost = style({
  display: "grid",
  gap: 2,
  maxInlineSize: 260,
  padding: "6px 10px",
  borderRadius: vars.radius.s,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: rem(14),
  boxShadow: vars.shadow["2"],
});
export const warning = style({
  fontSize: rem(12),
  lineHeight: rem(16),
  color: vars.color.dangerText,
});
