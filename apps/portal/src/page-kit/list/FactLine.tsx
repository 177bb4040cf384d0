import type { ReactNode } from "react";
import {
  line,
  longName,
  name as nameClass,
  note,
  picture as pictureClass,
  words,
} from "./FactLine.css.ts";

export interface FactLineProps {
  name: string;
  /** Before the name: a cover. */
  picture?: ReactNode;
  detail?: ReactNode;
  /** A second line under it. */
  further?: ReactNode;
  /** A long name takes two lines, even over a detail. */
  isLong?: boolean;
  /** At the end: a chip, a button, a figure. */
  end?: ReactNode;
}

/** What a row is about, where it is no person: a job, a link, a report. */
export function FactLine({ name, picture, detail, further, isLong = false, end }: FactLineProps) {
  return (
    <span className={line}>
      {picture && <span className={pictureClass}>{picture}</span>}
      <span className={words}>
        <span className={isLong ? longName : nameClass} dir="auto" title={name}>
          {name}
        </span>
        {detail && <span className={note}>{detail}</span>}
        {further && <span className={note}>{further}</span>}
      </span>
      {end}
    </span>
  );
}
