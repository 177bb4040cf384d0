import { media } from "@jubilee/ui/theme";
import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { framePx } from "./measures.ts";
import { gutter } from "./gutter.css.ts";

export const page = style({
  paddingInline: gutter,
  paddingBlock: "24px 72px",
  "@media": { [media.print]: { paddingBlock: 0 } },
});

/** Every page begins at the same edge, under the search box. */
export const column = style({ maxInlineSize: framePx.content, marginInline: "auto" });

export const header = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  gap: "12px 16px",
  marginBlockEnd: 24,
  "@media": { [media.mobile]: { alignItems: "center", columnGap: 4, marginBlockEnd: 16 } },
});

/** On phones what can be done stands beside the title where the words alone have room. */
globalStyle(`${header} > :not(:first-child) :is(a, button):not([aria-label]) svg`, {
  "@media": { [media.mobile]: { display: "none" } },
});
globalStyle(`${header} > :is(a, button):not([aria-label]) svg`, {
  "@media": { [media.mobile]: { display: "none" } },
});

const appear = keyframes({ from: { opacity: 0 } });

/** A page that is there within a blink shows no bones before. */
export const bones = style({ animation: `${appear} 1ms 100ms backwards` });
