import { globalStyle, style } from "@vanilla-extract/css";

/** The text of this sheet; the build puts it here. */
export const sheet = "@@sheet";

export const log = style({
  all: "initial",
  display: "block",
  padding: 8,
  border: "1px dashed",
  color: "CanvasText",
  background: "Canvas",
  font: "12px/18px ui-monospace, monospace",
  overflowWrap: "anywhere",
});
globalStyle(`${log} ol`, { margin: 0, paddingInlineStart: 28 });
