import { rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { twoColumns } from "../styles/page.css.ts";

const { color, radius } = vars;

/** What belongs to one donor: how it stands, and beside it the receipt. */
export const page = style({
  display: "grid",
  gap: 24,
  width: "100%",
  maxWidth: 600,
  minHeight: "60vh",
  marginInline: "auto",
  padding: "12px 20px 0",
  alignContent: "start",
  "@media": {
    [twoColumns]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 480px)",
      gap: 48,
      alignItems: "start",
      maxWidth: 1128,
      paddingBlockStart: 24,
    },
  },
});
export const card = style({
  minWidth: 0,
  padding: "20px 20px 8px",
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color.surface,
  "@media": { [twoColumns]: { padding: "28px 28px 12px" } },
});
globalStyle(`${card} > h2`, { fontSize: rem(22), lineHeight: rem(28), marginBlockEnd: 8 });

export const lead = style({
  position: "relative",
  minWidth: 0,
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color.surface,
  boxShadow: vars.shadow["2"],
});
globalStyle(`${lead} > :first-child`, { height: 128 });
globalStyle(`${lead} > :first-child`, { "@media": { [twoColumns]: { height: 176 } } });
export const said = style({
  padding: "24px 20px 20px",
  "@media": { [twoColumns]: { padding: "32px 28px 28px" } },
});
export const seal = style({
  position: "absolute",
  insetInlineStart: 20,
  display: "grid",
  placeItems: "center",
  width: 64,
  height: 64,
  marginBlockStart: -40,
  border: `4px solid ${color.surface}`,
  borderRadius: radius.full,
  background: color.celebrate,
  color: color.onCelebrate,
  "@media": { [twoColumns]: { insetInlineStart: 28 } },
});
globalStyle(`${seal} + ${said}`, { paddingBlockStart: 44 });
globalStyle(`${seal} svg`, { width: 26, height: 26 });
export const title = style({
  fontSize: rem(30),
  lineHeight: rem(36),
  marginBlockEnd: 8,
  overflowWrap: "anywhere",
  "@media": { [twoColumns]: { fontSize: rem(44), lineHeight: rem(48) } },
  selectors: { "&:lang(ar)": { letterSpacing: 0, fontWeight: 600, lineHeight: 1.35 } },
});
export const test = style({
  marginBlockStart: 12,
  padding: "10px 14px",
  borderRadius: radius.m,
  background: color.tint,
  fontSize: rem(14),
  lineHeight: rem(20),
});
globalStyle(`${said} [role=alert]`, { marginBlockStart: 12, color: color.dangerText });
export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  marginBlockStart: 24,
});

export const rows = style({ margin: 0 });
globalStyle(`${rows} > div`, {
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
  gap: "0 16px",
  paddingBlock: 12,
  borderBlockStart: `1px solid ${color.line}`,
});
globalStyle(`${rows} dt`, { color: color.textMuted });
globalStyle(`${rows} dd`, { margin: 0, overflowWrap: "anywhere", fontWeight: 600 });

export const amount = style({ display: "grid", gap: 14, paddingBlockEnd: 14 });
export const column = style({ display: "grid", gap: 24, minWidth: 0 });
