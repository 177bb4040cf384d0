import { media, rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";
import { gutter } from "../../../../app/frame/gutter.css.ts";

/** As wide as what is typed below it. */
export const choice = style({ maxWidth: 720 });
export const questions = style({ display: "grid", gap: 20, listStyle: "none", padding: 0 });
export const question = style({
  display: "grid",
  gap: 16,
  padding: 16,
  minWidth: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: 12,
  background: vars.color.surface,
  "@media": { [media.tabletUp]: { padding: 20 } },
});
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 8,
  selectors: { "&[hidden]": { display: "none" } },
});
export const tools = style({ display: "flex", gap: 4 });
export const options = style({ display: "grid", gap: 12, listStyle: "none", padding: 0 });
export const option = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  gap: "4px 8px",
  alignItems: "start",
});
/** Beside the field, which stands under its label. */
export const optionGrip = style({ paddingBlockStart: 24, marginInlineEnd: -12 });
export const fields = style({ display: "grid", gap: 12, minWidth: 0 });
export const pair = style({
  display: "grid",
  gap: 12,
  alignItems: "start",
  "@media": { [media.tabletUp]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const optionTools = style({ display: "flex", alignSelf: "start", paddingBlockStart: 24 });
export const actions = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: vars.zIndex.sticky,
  display: "flex",
  gap: 12,
  alignItems: "center",
  marginInline: `calc(-1 * ${gutter})`,
  marginBlockStart: 32,
  paddingBlock: 12,
  paddingInline: gutter,
  background: vars.color.page,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
});
/** How pasted lines were understood. */
export const pasted = style({
  display: "grid",
  gap: 6,
  marginBlockStart: 6,
  padding: 0,
  listStyle: "none",
  maxBlockSize: 224,
  overflowY: "auto",
  fontSize: rem(14),
});
/** What is to be looked at before it is taken. */
export const doubt = style({
  display: "block",
  fontSize: rem(12),
  color: vars.color.warningText,
});
