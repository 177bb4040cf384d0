import type { ReactNode } from "react";
import { line, name as nameClass, note, picture as pictureClass, words } from "./FactLine.css.ts";

export interface FactLineProps {
  name: string;
  /** Before the name: a cover. */
  picture?: ReactNode;
  detail?: ReactNode;
  /** At the end: a chip, a button, a figure. */
  end?: ReactNode;
}

/** What a row is about, where it is no person: a job, a link, a report. */
export function FactLine({ name, picture, detail, end }: FactLineProps) {
  return (
    <span className={line}>
      {picture && <span className={pictureClass}>{picture}</span>}
      <span className={words}>
        <span className={nameClass} dir="auto" title={name}>
          {name}
        </span>
        {detail && <span className={note}>{detail}</span>}
      </span>
      {end}
    </span>
  );
}
