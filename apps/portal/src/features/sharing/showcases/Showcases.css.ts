import { style } from "@vanilla-extract/css";
import { rem, vars } from "@jubilee/ui/theme";

export const chosen = style({ display: "grid", padding: 0, listStyle: "none" });
export const line = style({
  display: "flex",
  alignItems: "center",
  gap: 4,
  minHeight: 56,
  paddingBlock: 8,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const words = style({
  display: "grid",
  flex: 1,
  minWidth: 0,
  gap: 2,
  fontWeight: 600,
  lineHeight: 1.35,
  overflowWrap: "anywhere",
});
export const when = style({ fontWeight: 400, fontSize: rem(14), color: vars.color.textMuted });

/** The events in a preview. */
export const shown = style({ display: "grid", gap: 12, padding: 0, margin: 0, listStyle: "none" });

export const month = style({
  display: "grid",
  gridTemplateColumns: "repeat(7, minmax(0, 1fr))",
  gap: 2,
  marginBlockStart: 8,
  textAlign: "center",
  fontSize: rem(12),
  lineHeight: rem(28),
  fontVariantNumeric: "tabular-nums",
});
export const day = style({ blockSize: 28, color: vars.color.textMuted });
export const dayTaken = style({
  blockSize: 28,
  borderRadius: vars.radius.s,
  background: vars.color.action,
  color: vars.color.onAction,
  fontWeight: 600,
});
export const dayName = style({ color: vars.color.textMuted, fontWeight: 600 });
