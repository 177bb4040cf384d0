import type { CSSProperties } from "react";
import { accent, nameSize } from "./Paper.css.ts";
import type { Paper } from "./usePaper.ts";

const nameOf = (variable: string) => variable.slice("var(".length, -1);

/** The style of one sheet: the event's colour, and how large its name is in mm. */
export function inPaper(paper: Paper, nameMm?: number): CSSProperties {
  const size = nameMm === undefined ? {} : { [nameOf(nameSize)]: `${nameMm}mm` };
  return { [nameOf(accent)]: paper.accent, ...size };
}
