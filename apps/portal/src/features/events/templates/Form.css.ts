import { rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const questions = style({
  display: "grid",
  gap: "24px 40px",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 280px), 1fr))",
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const question = style({ display: "grid", gap: 8, alignContent: "start" });
export const prompt = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "0 8px",
  fontSize: rem(14),
  fontWeight: 600,
});
export const must = style({ fontWeight: 400, color: vars.color.textMuted });
export const options = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const option = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: 36,
  paddingInline: 14,
  paddingBlock: 4,
  border: `1px solid ${vars.color.border}`,
  borderRadius: 18,
  background: vars.color.surface,
  fontSize: rem(14),
  selectors: {
    [`${question}:first-child &:first-child`]: {
      borderColor: vars.color.action,
      background: vars.color.action,
      color: vars.color.onAction,
    },
  },
});
export const typed = style({
  blockSize: 40,
  border: `1px solid ${vars.color.fieldBorder}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
});
export const count = style({
  marginBlockStart: 20,
  fontSize: rem(14),
  color: vars.color.textMuted,
});
export const fact = style({
  padding: "10px 14px",
  borderRadius: vars.radius.m,
  background: vars.ink["2"],
  fontSize: rem(14),
});
