import { rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

/** What is typed before the editor is there, where its words will stand. */
export const comingWords = style({
  display: "block",
  boxSizing: "border-box",
  inlineSize: "100%",
  minBlockSize: rem(100),
  padding: "12px 14px",
  border: 0,
  outline: "none",
  resize: "none",
  background: "transparent",
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: rem(16),
  lineHeight: 1.6,
});
