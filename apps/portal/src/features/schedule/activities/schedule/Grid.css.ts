import { style, styleVariants } from "@vanilla-extract/css";
import { media, rem, vars } from "@jubilee/ui/theme";
import { hourLines } from "../../../../page-kit/calendar/hourLines.ts";

/** The height of a quarter of an hour. */
export const stepPx = 18;

export const room = style({
  padding: "10px 12px",
  fontSize: rem(14),
  fontWeight: 600,
  lineHeight: rem(20),
  borderInlineStart: `1px solid ${vars.color.lineSoft}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  overflowWrap: "anywhere",
});

/** Rooms in which nothing happens: a press shows them, and what is carried here goes into the first. */
export const emptyRooms = style([
  room,
  {
    borderBlockStart: 0,
    borderInlineEnd: 0,
    background: "none",
    font: "inherit",
    fontSize: rem(12),
    fontWeight: 500,
    lineHeight: rem(16),
    textAlign: "start",
    color: vars.color.textMuted,
    cursor: "pointer",
    selectors: {
      "&:hover": { background: vars.color.hover, color: vars.color.text },
      "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: -3 },
    },
  },
]);

export const column = style(hourLines(stepPx));

export const emptyColumn = style({
  borderInlineStart: `1px solid ${vars.color.lineSoft}`,
  background: vars.color.well,
});

export const place = style({
  position: "absolute",
  selectors: { "&:focus-within": { zIndex: 1 } },
});
export const draggedPlace = style({ position: "absolute", zIndex: 3 });

const blockBase = style({
  position: "relative",
  display: "flex",
  blockSize: "100%",
  inlineSize: "100%",
  flexDirection: "column",
  gap: 1,
  overflow: "hidden",
  padding: "5px 8px",
  borderRadius: vars.radius.s,
  border: `1px solid ${vars.plum["6"]}`,
  background: vars.plum["3"],
  color: vars.color.text,
  textAlign: "start",
  font: "inherit",
  cursor: "grab",
  touchAction: "none",
  userSelect: "none",
  transition: `box-shadow ${vars.duration.fast} ${vars.ease}`,
  selectors: {
    "&:hover": { boxShadow: vars.shadow["2"] },
    "&:focus-visible": {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: 1,
    },
  },
});

export const block = styleVariants({
  published: [blockBase],
  draft: [
    blockBase,
    { background: vars.color.surface, borderStyle: "dashed", borderColor: vars.ink["8"] },
  ],
  cancelled: [
    blockBase,
    {
      background: vars.color.well,
      borderColor: vars.color.line,
      color: vars.color.textMuted,
      textDecoration: "line-through",
    },
  ],
});

export const conflict = style({
  borderColor: vars.brick["8"],
  background: vars.brick["3"],
  boxShadow: `inset 3px 0 0 ${vars.brick["9"]}`,
});

export const dragged = style({ cursor: "grabbing", boxShadow: vars.shadow["3"] });

/** Whole lines only; what does not fit ends in dots. */
export const title = style({
  flexShrink: 0,
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  overflow: "hidden",
  fontSize: rem(14),
  fontWeight: 600,
  lineHeight: rem(18),
  overflowWrap: "break-word",
});

/** That it meets another, in a word; the sentence is read out, and stands where it is moved. */
export const clash = style({ fontWeight: 600, color: vars.color.dangerText });

/** Read to those who do not see it: there is no room to draw it. */
export const unseen = style({
  position: "absolute",
  inlineSize: 1,
  blockSize: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});

export const detail = style({
  flexShrink: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontSize: rem(12),
  lineHeight: rem(16),
  color: vars.color.textMuted,
});

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 12px",
  alignItems: "center",
  justifyContent: "space-between",
  marginBlock: "12px",
  "@media": { [media.mobile]: { marginBlock: 8 } },
});

/** Beside the choice of the view, on a phone too. */
export const which = style({
  flex: "1 1 240px",
  maxWidth: 380,
  minWidth: 0,
  "@media": { [media.mobile]: { flexBasis: 160 } },
});

export const days = style({
  display: "flex",
  gap: 8,
  overflowX: "auto",
  scrollbarWidth: "none",
  padding: 4,
  margin: -4,
  maxWidth: "100%",
});
