import { vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** Text to read: 16 px, one column, sections by hairline titles. */
export const prose = style({ fontSize: 16, lineHeight: 1.6 });

globalStyle(`${prose} h2`, { marginBlock: "40px 12px", fontSize: 22 });
globalStyle(`${prose} h2:first-child`, { marginBlockStart: 0 });
globalStyle(`${prose} :is(p, ul, ol) + :is(p, ul, ol, div)`, { marginBlockStart: 12 });
globalStyle(`${prose} :is(ul, ol)`, { display: "grid", gap: 6, paddingInlineStart: 20 });
globalStyle(`${prose} ul > li`, { listStyle: "disc" });
globalStyle(`${prose} ol > li`, { listStyle: "decimal", paddingInlineStart: 4 });
globalStyle(`${prose} li::marker`, { color: vars.color.textMuted });
globalStyle(`${prose} dt`, { marginBlockStart: 24, fontWeight: 600 });
globalStyle(`${prose} dd`, { marginBlockStart: 4, color: vars.color.textMuted });
