import { globalStyle, style } from "@vanilla-extract/css";

export const group = style({ display: "inline-flex", maxWidth: "100%" });

globalStyle(`${group} > :not(:first-child)`, {
  marginInlineStart: -1,
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
});
globalStyle(`${group} > :not(:last-child)`, { borderStartEndRadius: 0, borderEndEndRadius: 0 });
/* the focus ring lies over the neighbours */
globalStyle(`${group} > :is(:hover, :focus-visible)`, { zIndex: 1 });
