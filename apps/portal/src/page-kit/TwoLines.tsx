import type { ReactNode } from "react";
import * as css from "./TwoLines.css.ts";

interface TwoLinesProps {
  name: string;
  detail?: ReactNode;
  end?: ReactNode;
}

/** A thing in a list: its name, what there is to say about it, and what stands at the end. */
export function TwoLines({ name, detail, end }: TwoLinesProps) {
  return (
    <span className={css.row}>
      <span className={css.words}>
        <bdi className={css.name} title={name}>
          {name}
        </bdi>
        {detail && <span className={css.detail}>{detail}</span>}
      </span>
      {end}
    </span>
  );
}
