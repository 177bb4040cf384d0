import { useEffect, useRef, useState } from "react";
import { inlineVars } from "../inlineVars.ts";
import type { RolePair } from "../theme/rolePairs.ts";
import { vars } from "../theme/vars.css.ts";
import { measureContrast } from "./measureContrast.ts";
import { frontVar, groundVar, mark, plain, ratio, sample } from "./Page.css.ts";
import { watchTheme } from "./watchTheme.ts";

interface ContrastCellProps {
  pair: RolePair;
}

/** One role on another, with the contrast that the browser draws. */
export function ContrastCell({ pair: { front, ground, least } }: ContrastCellProps) {
  const ref = useRef<HTMLTableCellElement>(null);
  const [measured, setMeasured] = useState<number | null>(null);
  useEffect(() => {
    return watchTheme(() => ref.current && setMeasured(measureContrast(ref.current)));
  }, []);
  const isMark = least < 4.5;
  return (
    <td
      ref={ref}
      className={sample}
      style={inlineVars({ [groundVar]: vars.color[ground], [frontVar]: vars.color[front] })}
      title={`${front} on ${ground}, at least ${least}`}
      data-pair={`${front} ${ground}`}
      data-least={least}
    >
      <span aria-hidden="true" className={isMark ? mark : undefined}>
        {isMark ? "" : "Aa"}
      </span>
      <span className={isMark ? `${ratio} ${plain}` : ratio}>{measured?.toFixed(1)}</span>
    </td>
  );
}
