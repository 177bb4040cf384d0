import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "@jubilee/ui/theme";

export const bar = style({
  display: "flex",
  height: 10,
  gap: 2,
  borderRadius: 5,
  overflow: "hidden",
  background: vars.ink["4"],
});

const part = style({ flexBasis: 3, transition: `flex-grow ${vars.duration.slow} ${vars.ease}` });

export const parts = styleVariants(
  {
    yes: vars.moss["9"],
    maybe: vars.marigold["9"],
    no: vars.brick["8"],
    waitlisted: vars.sky["8"],
    pending: vars.ink["5"],
  },
  (background) => [part, { background }],
);
