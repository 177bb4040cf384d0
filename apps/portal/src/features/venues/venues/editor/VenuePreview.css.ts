import { media, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

/** Side by side below the form, one over the other beside it. */
export const preview = style({
  display: "grid",
  gap: 16,
  alignItems: "start",
  "@media": {
    [media.tabletUp]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    "(min-width: 1100px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

export const art = style({ blockSize: 180, overflow: "hidden", background: vars.ink["4"] });

export const words = style({ padding: "16px 20px 20px", overflowWrap: "anywhere" });
