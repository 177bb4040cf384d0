import { media, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const band = style({
  overflow: "hidden",
  aspectRatio: "3",
  marginBlockEnd: 32,
  borderRadius: vars.radius.l,
  "@media": { [media.mobile]: { aspectRatio: "2", marginBlockEnd: 24 } },
});

export const parts = style({ marginBlock: 24 });

/** A drawing beside its words; above them on phones. */
export const part = style({
  display: "grid",
  gap: "8px 32px",
  paddingBlock: 32,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
  "@media": {
    [media.tabletUp]: { gridTemplateColumns: "144px minmax(0, 1fr)", alignItems: "center" },
  },
});
