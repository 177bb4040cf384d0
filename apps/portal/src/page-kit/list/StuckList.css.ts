import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { listEdge, media, roomToStick, stuckTools, stuckTop, vars } from "@jubilee/ui/theme";
import { gutter } from "../../app/frame/gutter.css.ts";

/** The height of the tools, as they measure it. */
export const toolsHeight = createVar();

export const frame = style({
  vars: { [listEdge]: gutter },
  "@media": {
    [media.tabletUp]: { vars: { [listEdge]: "12px" } },
    [roomToStick]: { vars: { [stuckTools]: toolsHeight } },
    [media.print]: { vars: { [listEdge]: "0px" } },
  },
});

export const tools = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 8,
  paddingBlock: "8px 6px",
  marginInline: `calc(-1 * ${listEdge})`,
  paddingInline: listEdge,
  background: vars.color.page,
  "@media": {
    [roomToStick]: {
      position: "sticky",
      insetBlockStart: stuckTop,
      /* Above the rows and the table's head. */
      zIndex: 3,
    },
    [media.print]: { position: "static", background: "none" },
  },
});

globalStyle(`${tools} > search`, { marginBlockEnd: 0 });
globalStyle(`${tools} button`, { "@media": { [media.print]: { display: "none" } } });

/** How much is listed, and what belongs to the list as a whole; on phones it scrolls away. */
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 12px",
  minHeight: 32,
  "@media": { [media.mobile]: { columnGap: 6 } },
});

/** What can be done with the list, at the end of that line. */
export const lineTools = style({
  display: "flex",
  alignItems: "center",
  gap: 8,
  marginInlineStart: "auto",
});
