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
import { useWords } from "../../words/useWords.ts";
import { funnelChartWords } from "./funnelChart.copy.ts";

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
  const words = useWords("funnelChart", funnelChartWords);
  const drawn = funnelSteps(steps);
  return (
    <figure>
      <div aria-hidden="true" className={funnel}>
        {drawn.map(({ label: name, value, share, onward }, index) => (
          <Fragment key={name}>
            {index > 0 && (
              <span className={onwardStyle}>
                {onward === null ? "–" : `↓ ${words.wentOn(percent(onward))}`}
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
        head={[words.step, words.people, words.ofStepBefore]}
        rows={drawn.map(({ label: name, value, onward }) => [
          name,
          format(value),
          onward === null ? "–" : percent(onward),
        ])}
      />
    </figure>
  );
}
