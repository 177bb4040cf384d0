import { media, rem } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";
import { column } from "./Home.css.ts";

export const band = style({
  marginBlockStart: 88,
  overflow: "hidden",
  "@media": { [media.desktop]: { marginBlockStart: 136 } },
});
export const crowd = style({
  blockSize: 180,
  overflow: "hidden",
  "@media": { [media.desktop]: { blockSize: 240 } },
});
export const call = style([
  column,
  {
    display: "grid",
    gap: 20,
    justifyItems: "start",
    paddingBlock: "40px 56px",
    "@media": {
      [media.desktop]: {
        gridTemplateColumns: "1fr auto",
        alignItems: "end",
        paddingBlock: "56px 80px",
      },
    },
  },
]);
export const title = style({
  maxInlineSize: "18ch",
  fontSize: rem(36),
  "@media": { [media.desktop]: { fontSize: rem(64), letterSpacing: "-0.025em" } },
});
