import { Fragment } from "react";
import { inlineVars } from "../../inlineVars.ts";
import { ChartTable } from "../line-chart/ChartTable.tsx";
import {
  bar,
  count,
  funnel,
  head,
  lane,
  onward as onwardStyle,
  shareVar,
} from "./FunnelChart.css.ts";
import { funnelSteps, type FunnelStep } from "./funnelSteps.ts";

export interface FunnelChartProps {
  label: string;
  /** In the order in which people take them. */
  steps: readonly FunnelStep[];
  format?: (value: number) => string;
}

const plainNumber = (value: number) => value.toLocaleString();
const percent = (share: number) => share.toLocaleString(undefined, { style: "percent" });

/**
 * How many come through each step of a way, and how many went on from the one before. For parts
 * of a whole use DonutChart; for a way a person is on, Steps.
 */
export function FunnelChart({ label, steps, format = plainNumber }: FunnelChartProps) {
  const drawn = funnelSteps(steps);
  return (
    <figure>
      <div aria-hidden="true" className={funnel}>
        {drawn.map(({ label: name, value, share, onward }, index) => (
          <Fragment key={name}>
            {index > 0 && (
              <span className={onwardStyle}>
                {onward === null ? "–" : `↓ ${percent(onward)} went on`}
              </span>
            )}
            <div>
              <div className={head}>
                <span>{name}</span>
                <span className={count}>{format(value)}</span>
              </div>
              <div className={lane}>
                <div
                  className={bar({ last: index === drawn.length - 1 })}
                  style={inlineVars({ [shareVar]: `${share * 100}%` })}
                />
              </div>
            </div>
          </Fragment>
        ))}
      </div>
      <ChartTable
        caption={label}
        head={["Step", "People", "Of the step before"]}
        rows={drawn.map(({ label: name, value, onward }) => [
          name,
          format(value),
          onward === null ? "–" : percent(onward),
        ])}
      />
    </figure>
  );
}
