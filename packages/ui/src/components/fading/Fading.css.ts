import { style } from "@vanilla-extract/css";

const fadePx = 48;
const fade = (side: string, stops: string) => ({
  maskImage: `linear-gradient(to ${side}, ${stops})`,
});
const atStart = `transparent, black ${fadePx}px`;
const atEnd = `black calc(100% - ${fadePx}px), transparent`;

/** Fades where more is than one sees; what is scrolled to comes to rest beside the fade. */
export const fading = style({
  scrollPaddingInline: fadePx,
  selectors: {
    '&[data-hidden="start"]': fade("right", atStart),
    '&[data-hidden="end"]': fade("right", atEnd),
    '&[data-hidden="both"]': fade("right", `${atStart}, ${atEnd}`),
    '[dir="rtl"] &[data-hidden="start"]': fade("left", atStart),
    '[dir="rtl"] &[data-hidden="end"]': fade("left", atEnd),
    '[dir="rtl"] &[data-hidden="both"]': fade("left", `${atStart}, ${atEnd}`),
  },
});
