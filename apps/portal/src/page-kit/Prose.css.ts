import { vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** Text to read: 16 px, one column, sections by hairline titles. */
export const prose = style({ fontSize: 16, lineHeight: 1.6 });

globalStyle(`${prose} h2`, { marginBlock: "40px 12px", fontSize: 22 });
globalStyle(`${prose} p + p, ${prose} ul + p, ${prose} p + ul`, { marginBlockStart: 12 });
globalStyle(`${prose} ul`, { display: "grid", gap: 6, paddingInlineStart: 20 });
globalStyle(`${prose} li`, { listStyle: "disc" });
globalStyle(`${prose} li::marker`, { color: vars.color.textMuted });
globalStyle(`${prose} dt`, { marginBlockStart: 24, fontWeight: 600 });
globalStyle(`${prose} dd`, { marginBlockStart: 4, color: vars.color.textMuted });
