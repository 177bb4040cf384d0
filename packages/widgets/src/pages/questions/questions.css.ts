import { vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color } = vars;

export const one = style({
  overflowWrap: "anywhere",
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
});
globalStyle(`${one} > summary`, {
  minHeight: 48,
  paddingBlock: 12,
  fontWeight: 600,
  cursor: "pointer",
});
globalStyle(`${one} > p`, { color: color.textMuted, whiteSpace: "pre-line", marginBlockEnd: 12 });
