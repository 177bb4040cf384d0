/** A box of somebody else's page that is as wide as what stands in it. */
export interface HostPlace {
  name: string;
  /** The styles of the box, and what it is if it is no `div`. */
  style: string;
  open?: string;
  close?: string;
}

/**
 * Where a width comes from the inside: a widget that brings none would be nothing there. Each box
 * stands in a room that is as wide as the test says.
 */
export const hostPlaces: readonly HostPlace[] = [
  { name: "a row of boxes", style: "display: flex" },
  {
    name: "a column that centres",
    style: "display: flex; flex-direction: column; align-items: center",
  },
  { name: "a grid that centres", style: "display: grid; place-items: center" },
  { name: "a float", style: "float: left" },
  { name: "a box in a line of words", style: "display: inline-block" },
  { name: "a box that lies over the page", style: "position: absolute; top: 0; left: 0" },
  {
    name: "a cell of a table",
    style: "",
    open: "<table><tbody><tr><td>",
    close: "</td></tr></tbody></table>",
  },
  {
    name: "a dialog of the page",
    style: "",
    open: '<dialog open style="position: static; box-sizing: border-box">',
    close: "</dialog>",
  },
  { name: "a row in a line of words", style: "display: inline-flex" },
  { name: "a box that fits its content", style: "width: fit-content" },
  {
    name: "a box in a row of boxes",
    style: "display: flex",
    open: "<section><div>",
    close: "</div></section>",
  },
];

/** A room of this width with the place in it, and what stands below. */
export function placed({ style, open = "", close = "" }: HostPlace, width: number, inside: string) {
  const box = style ? [`<div style="${style}">`, "</div>"] : ["", ""];
  return `<div data-room="${width}" style="position: relative; width: ${width}px; display: flow-root; min-height: 40px">
    ${box[0]}${open}${inside}${close}${box[1]}</div>`;
}
