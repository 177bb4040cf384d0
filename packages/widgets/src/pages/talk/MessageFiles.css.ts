import { rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color } = vars;

export const pictures = style({
  display: "grid",
  gap: 4,
  width: 260,
  maxWidth: "100%",
  marginBlock: 4,
  selectors: { "&[data-count='2']": { gridTemplateColumns: "1fr 1fr" } },
});
globalStyle(`${pictures} a`, {
  display: "block",
  overflow: "hidden",
  borderRadius: 12,
  background: color.tint,
});
globalStyle(`${pictures} img`, {
  display: "block",
  width: "100%",
  height: "auto",
  maxHeight: 300,
  objectFit: "cover",
});
globalStyle(`${pictures}[data-count='2'] img`, { aspectRatio: "1" });
export const file = style({
  display: "grid",
  gridTemplateColumns: "24px minmax(0, 1fr)",
  alignItems: "center",
  columnGap: 10,
  width: 260,
  maxWidth: "100%",
  minHeight: 56,
  marginBlock: 4,
  padding: "8px 14px",
  border: `1px solid ${color.line}`,
  borderRadius: 18,
  background: color.surface,
  color: "inherit",
  fontSize: rem(14),
  lineHeight: rem(20),
  textDecoration: "none",
});
globalStyle(`${file} svg`, { gridRow: "1 / 3", color: color.textMuted });
globalStyle(`${file} bdi`, {
  overflow: "hidden",
  whiteSpace: "nowrap",
  textOverflow: "ellipsis",
  fontWeight: 600,
});
globalStyle(`${file} span`, { gridColumn: 2, color: color.textMuted });
