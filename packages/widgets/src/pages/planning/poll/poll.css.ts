import { rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color } = vars;

export const head = style({ minWidth: 0, paddingBlockEnd: 16 });
globalStyle(`${head} p`, { marginBlockStart: 8, color: color.textMuted, overflowWrap: "anywhere" });
/** The widget is the page: it has no panel of its own here, and stands in line with the title. */
export const ballot = style({
  display: "block",
  minWidth: 0,
  // The foot of the page stays below the window while the parts of the ballot come.
  minHeight: 640,
  paddingBlockEnd: 24,
  vars: {
    "--jubilee-border": "0px",
    "--jubilee-radius": "0px",
    "--jubilee-inset": "0px",
    "--jubilee-surface": color.page,
  },
});
export const questions = style({ display: "grid", gap: 24, paddingBlockStart: 20 });
globalStyle(`${questions} h2`, { fontSize: rem(22), lineHeight: rem(28) });
globalStyle(`${questions} p`, { color: color.textMuted, marginBlockStart: 4 });
globalStyle(`${questions} li`, {
  paddingBlock: 12,
  borderBlockEnd: `1px solid ${color.line}`,
  overflowWrap: "anywhere",
});
