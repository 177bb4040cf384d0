import { media, rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** Room for three columns beside the rail. */
const wide = "(min-width: 1280px)";

/** What can be put in, the mail in the middle, what is looked at behind it. */
export const desk = style({
  display: "grid",
  gap: 24,
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 300px" },
    [wide]: { gridTemplateColumns: "160px minmax(0, 1fr) 320px" },
  },
});

/** The same while it is looked at: nothing is put in. */
export const lookDesk = style({
  display: "grid",
  gap: 24,
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 320px" } },
});

export const kinds = style({
  display: "flex",
  gap: 4,
  overflowX: "auto",
  scrollbarWidth: "none",
  "@media": {
    [media.desktop]: { gridColumn: "1 / -1" },
    [wide]: {
      gridColumn: "auto",
      flexDirection: "column",
      alignItems: "start",
      position: "sticky",
      insetBlockStart: 88,
    },
  },
});
globalStyle(`${kinds} > *`, { flex: "none" });

export const head = style({
  display: "grid",
  gap: 16,
  padding: "0 0 20px",
});
export const side = style({ display: "grid", gap: 28 });

/** Five ways to look at it: on a narrow phone they go by sideways. */
export const looksRow = style({ overflowX: "auto", maxInlineSize: "100%", padding: 2, margin: -2 });

export const stage = style({
  padding: "24px 20px",
  borderRadius: vars.radius.l,
  background: vars.color.tint,
  "@media": { [media.mobile]: { padding: "12px 0", background: "none" } },
});
export const mail = style({
  width: "100%",
  maxWidth: 600,
  margin: "0 auto",
  padding: "20px 0",
  listStyle: "none",
  borderRadius: 4,
  background: vars.color.surface,
  boxShadow: vars.shadow["2"],
});
export const block = style({
  position: "relative",
  padding: "10px 40px",
  selectors: {
    "&[data-chosen='true']": { outline: `2px solid ${vars.color.action}`, outlineOffset: -2 },
    "&[data-chosen='false']:hover": { background: vars.color.tint },
  },
  "@media": { [media.mobile]: { paddingInline: 20 } },
});
/** The whole block opens by a press; the button over it is what keys and screen readers find. */
export const opener = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  border: 0,
  background: "none",
  cursor: "pointer",
  ":focus-visible": { outline: `2px solid ${vars.color.action}`, outlineOffset: -2 },
});
export const hand = style({
  display: "flex",
  gap: 2,
  marginBlockStart: 8,
  justifyContent: "flex-end",
});
export const foot = style({
  padding: "16px 40px 8px",
  fontSize: rem(12),
  lineHeight: 1.5,
  color: vars.color.textMuted,
  "@media": { [media.mobile]: { paddingInline: 20 } },
});

export const image = style({
  display: "block",
  width: "100%",
  height: "auto",
  borderRadius: 10,
});
export const gap = style({ height: 28 });
export const press = style({
  display: "inline-block",
  padding: "12px 24px",
  borderRadius: 10,
  background: vars.color.action,
  color: vars.color.onAction,
  fontWeight: 600,
  overflowWrap: "anywhere",
});
export const card = style({
  display: "flex",
  gap: 16,
  alignItems: "center",
  minHeight: 76,
  padding: "12px 16px",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
});
export const cardWords = style({ display: "grid", gap: 2, minWidth: 0, overflowWrap: "anywhere" });
export const cardName = style({ fontWeight: 600 });
export const cardFacts = style({ fontSize: rem(14), color: vars.color.textMuted });
export const listed = style({
  padding: "14px 16px",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  color: vars.color.textMuted,
});
export const missing = style({ color: vars.color.textMuted, fontStyle: "italic" });
