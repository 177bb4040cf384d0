import { rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const preview = style({
  overflow: "hidden",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
});

export const cover = style({ position: "relative" });

export const leaf = style({ position: "absolute", insetInlineStart: 16, insetBlockEnd: -16 });

export const words = style({ display: "grid", gap: 8, padding: "28px 16px 16px" });

export const title = style({
  fontFamily: vars.font.display,
  fontSize: rem(20),
  fontWeight: 560,
  lineHeight: 1.15,
  letterSpacing: "-0.015em",
  overflowWrap: "anywhere",
});

export const when = style({ fontSize: rem(14), lineHeight: 1.4, color: vars.color.textMuted });

/** As its button looks, and nothing to press. */
export const question = style({
  display: "grid",
  placeItems: "center",
  minBlockSize: 40,
  marginBlockStart: 4,
  borderRadius: 10,
  background: vars.color.action,
  color: vars.color.onAction,
  fontSize: rem(14),
  fontWeight: 600,
});

export const link = style({ display: "flex", gap: 8, alignItems: "center", minInlineSize: 0 });

export const address = style({
  flex: "1 1 0",
  minInlineSize: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  paddingBlock: 9,
  paddingInline: 12,
  border: `1px solid ${vars.color.line}`,
  borderRadius: 10,
  background: vars.color.well,
  fontSize: rem(14),
});
