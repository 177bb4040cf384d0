import { globalStyle, style } from "@vanilla-extract/css";
import { showChosen } from "../../theme/forced.ts";
import { media } from "../../theme/measures.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

/** Narrower than this the times stand under the calendar. */
const narrow = "(max-width: 359px)";

export const panel = style({
  maxWidth: "calc(100vw - 16px)",
  maxHeight: "var(--available-height)",
  overflow: "auto",
  borderRadius: vars.radius.l,
  boxShadow: vars.shadow["3"],
  fontFamily: vars.font.text,
});

export const head = style({
  padding: "12px 16px",
  background: vars.color.selected,
  "@media": { [media.mobile]: { borderRadius: vars.radius.m } },
});
export const title = style({
  fontFamily: vars.font.display,
  fontSize: rem(18),
  fontWeight: 560,
  lineHeight: 1.25,
  color: vars.color.text,
});
export const detail = style({
  marginBlockStart: 2,
  fontSize: rem(14),
  color: vars.color.textMuted,
  overflowWrap: "anywhere",
  selectors: { "&:empty": { display: "none" } },
});

export const panes = style({
  position: "relative",
  display: "grid",
  minWidth: 0,
  padding: "10px 16px 12px",
  "@media": { [media.mobile]: { paddingInline: 0 } },
});
export const oneMonth = style({ width: 312, "@media": { [media.mobile]: { width: "auto" } } });
export const twoMonths = style({ width: 640 });
export const withTimes = style({
  width: 408,
  gridTemplateColumns: "minmax(0, 1fr) 92px",
  gap: 12,
  "@media": {
    [media.mobile]: { width: "auto", gridTemplateColumns: "minmax(0, 1fr) 84px" },
    [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

/** Beside the calendar it is as high as that, and scrolls by itself. */
export const times = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: 2,
  height: 0,
  minHeight: "100%",
  paddingInline: 6,
  overflow: "auto",
  borderInlineStart: `1px solid ${vars.color.lineSoft}`,
  overscrollBehavior: "contain",
  "@media": {
    [narrow]: {
      flexDirection: "row",
      height: "auto",
      minHeight: 0,
      paddingBlock: 6,
      borderInlineStart: 0,
      borderBlockStart: `1px solid ${vars.color.lineSoft}`,
    },
  },
});
export const alone = style({
  flexDirection: "column",
  width: 140,
  height: 264,
  minHeight: 0,
  borderInlineStart: 0,
  "@media": { [media.mobile]: { width: "100%" } },
});

export const time = style({
  flex: "none",
  minHeight: 36,
  padding: "0 8px",
  border: 0,
  borderRadius: vars.radius.m,
  background: "none",
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: rem(14),
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  cursor: "pointer",
  selectors: {
    "&:hover": { background: vars.color.hover },
    "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: -3 },
    '&[aria-selected="true"]': {
      background: vars.color.action,
      color: vars.color.onAction,
      fontWeight: 600,
    },
  },
  "@media": { [media.touch]: { minHeight: 44 } },
});
showChosen(`${time}[aria-selected="true"]`);

export const reason = style({
  margin: 0,
  padding: "8px 16px",
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
  fontSize: rem(14),
  color: vars.color.textMuted,
});

export const foot = style({
  display: "flex",
  alignItems: "center",
  gap: 8,
  padding: "10px 12px",
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
  "@media": { [media.mobile]: { paddingInline: 0 } },
});
export const quickRow = style({ display: "flex", flex: 1, flexWrap: "wrap", gap: 6, minWidth: 0 });
export const quick = style({
  flex: "none",
  minHeight: 32,
  padding: "0 12px",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
  background: "none",
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: rem(14),
  cursor: "pointer",
  selectors: {
    "&:hover": { background: vars.color.hover },
    "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
    '&[aria-pressed="true"]': { borderColor: vars.color.action, color: vars.color.actionText },
  },
  "@media": { [media.touch]: { minHeight: 44 } },
});
showChosen(`${quick}[aria-pressed="true"]`);
globalStyle(`${panel}:focus-visible`, { outline: "none" });
