import { media, rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

/** What the area will hold, with its drawing beside it. */
export const opening = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "start",
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

export const said = style({ display: "grid", gap: 8, maxInlineSize: 680 });
export const now = style({ display: "grid", gap: 4, marginBlockStart: 20 });
export const wills = style({
  display: "grid",
  gap: 4,
  color: vars.color.textMuted,
  fontSize: rem(16),
  lineHeight: 1.5,
});

export const list = style({ borderBlockStart: `1px solid ${vars.color.lineSoft}` });

export const today = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 16px",
  paddingBlock: 14,
  fontSize: rem(16),
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.lineSoft}` } },
});
export const words = style({ flex: "1 1 240px" });

export const links = style({ display: "flex", flexWrap: "wrap", gap: 8, marginBlockStart: 16 });
