import { media, rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

/** What the area will hold, with its drawing beside it. */
export const opening = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: 40,
  marginBlockEnd: 40,
  padding: "28px 44px",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  "@media": {
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 12, padding: "20px" },
  },
});

export const said = style({ display: "grid", gap: 8, maxInlineSize: "58ch" });
export const wills = style({
  display: "grid",
  gap: 4,
  color: vars.color.textMuted,
  fontSize: rem(16),
  lineHeight: 1.5,
});

export const list = style({
  marginBlockEnd: 32,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
});

export const today = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 16px",
  paddingBlock: 14,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  fontSize: rem(16),
});
export const words = style({ flex: "1 1 280px" });

export const links = style({ display: "flex", flexWrap: "wrap", gap: 8 });
