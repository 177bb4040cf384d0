import { showChosen, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { headerHeight } from "./Shell.css.ts";

export const rail = style({
  position: "sticky",
  insetBlockStart: headerHeight,
  maxBlockSize: `calc(100vh - ${headerHeight})`,
  overflowY: "auto",
  display: "grid",
  gap: 2,
  paddingBlock: "16px 24px",
  paddingInline: 12,
  scrollbarWidth: "thin",
});

export const item = style({
  display: "flex",
  alignItems: "center",
  gap: 11,
  inlineSize: "100%",
  blockSize: 36,
  paddingInline: 12,
  border: 0,
  borderRadius: 8,
  background: "none",
  color: vars.color.textMuted,
  fontSize: 14,
  fontWeight: 500,
  whiteSpace: "nowrap",
  textDecoration: "none",
  cursor: "pointer",
  selectors: {
    "&:hover": { background: vars.color.hover, color: vars.color.text },
    '&[aria-current="page"]': { background: vars.color.tint, color: vars.color.text },
  },
});
globalStyle(`${item}[aria-current="page"] svg`, { color: vars.color.actionText });
globalStyle(`${item} svg`, { flex: "none" });

export const narrowItem = style({
  inlineSize: 40,
  blockSize: 40,
  paddingInline: 0,
  justifyContent: "center",
});

export const separator = style({
  inlineSize: "auto",
  marginBlock: 12,
  marginInline: 12,
  border: 0,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
});
export const narrowSeparator = style({ marginInline: 4 });
showChosen(`${item}[aria-current="page"]`);
