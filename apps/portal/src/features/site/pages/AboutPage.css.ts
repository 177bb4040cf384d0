import { media, rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const opening = style({
  maxInlineSize: "62ch",
  marginBlockEnd: 32,
  fontSize: rem(18),
  lineHeight: 1.6,
});
export const stories = style({ display: "grid", gap: 20, marginBlock: "8px 40px" });

/** What is said, with its drawing at the other side of each second one. */
export const story = style({
  display: "flex",
  alignItems: "center",
  gap: 40,
  padding: "28px 40px",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  selectors: {
    "&:nth-child(even)": { flexDirection: "row-reverse", justifyContent: "space-between" },
  },
  "@media": {
    [media.mobile]: {
      alignItems: "stretch",
      gap: 8,
      padding: "20px 20px 24px",
      flexDirection: "column",
      selectors: { "&:nth-child(even)": { flexDirection: "column" } },
    },
  },
});
export const drawing = style({ flex: "none", alignSelf: "center" });
export const words = style({ display: "grid", gap: 8, maxInlineSize: "52ch" });
export const begin = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "12px 20px",
});
