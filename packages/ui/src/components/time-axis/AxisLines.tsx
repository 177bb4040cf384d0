import { useId } from "react";
import { linePath, type AxisBox } from "./axis.rules.ts";
import * as css from "./TimeAxis.css.ts";
import type { AxisShape } from "./useAxis.ts";
import type { Sight } from "./useSight.ts";

export interface AxisLink {
  id: string;
  from: AxisBox;
  to: AxisBox;
  isCritical: boolean;
}

export interface AxisLinesProps {
  links: readonly AxisLink[];
  shape: AxisShape<unknown>;
  sight: Sight;
}

/** What waits for what, as lines from end to beginning. The bars say it in words. */
export function AxisLines({ links, shape, sight }: AxisLinesProps) {
  const id = useId();
  const { namesPx, headPx } = shape;
  const [width, height] = [sight.end - sight.start, sight.bottom - sight.top];
  if (links.length === 0) return null;
  const head = (name: string, className: string) => (
    <marker
      id={`${id}${name}`}
      viewBox="0 0 6 8"
      refX="4"
      refY="4"
      markerWidth="6"
      markerHeight="8"
      markerUnits="userSpaceOnUse"
    >
      <path d="M0 0L6 4L0 8Z" className={className} />
    </marker>
  );
  return (
    <svg
      className={css.lines}
      style={{ insetInlineStart: namesPx + sight.start, insetBlockStart: headPx + sight.top }}
      width={width}
      height={height}
      viewBox={`${sight.start} ${sight.top} ${width} ${height}`}
      aria-hidden="true"
    >
      <defs>
        {head("usual", css.arrow)}
        {head("critical", css.arrowCritical)}
      </defs>
      {links.map((link) => (
        <path
          key={link.id}
          d={linePath(link.from, link.to)}
          className={css.line({ critical: link.isCritical })}
          markerEnd={`url(#${id}${link.isCritical ? "critical" : "usual"})`}
        />
      ))}
    </svg>
  );
}
