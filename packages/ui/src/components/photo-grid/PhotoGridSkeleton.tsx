import { inlineVars } from "../../inlineVars.ts";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import { gapVar, grid, heightVar, line } from "./PhotoGrid.css.ts";

const lines = [
  ["36%", "24%", "35%"],
  ["26%", "42%", "27%"],
  ["46%", "23%", "25%"],
];

/** Photos that are coming, of which not even the sizes are known yet. */
export function PhotoGridSkeleton() {
  return (
    <div className={grid} aria-hidden="true" aria-busy="true">
      {lines.map((widths) => (
        <div
          key={widths[0]}
          className={line}
          style={inlineVars({ [heightVar]: "160px", [gapVar]: "4px" })}
        >
          {widths.map((width) => (
            <Skeleton key={width} shape="block" width={width} height={160} />
          ))}
        </div>
      ))}
    </div>
  );
}
