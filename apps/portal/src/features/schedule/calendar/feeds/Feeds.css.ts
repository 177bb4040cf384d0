import { media, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const linkCards = style({
  display: "grid",
  gap: 16,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

/** The next events, side by side where there is room. */
export const shown = style({
  display: "grid",
  gap: "0 32px",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 280px), 1fr))",
});
export const shownOne = style({
  paddingBlock: 12,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
});
