import { inlineVars } from "../../inlineVars.ts";
import { ChartTable } from "../line-chart/ChartTable.tsx";
import { bar, bars, column, name, shareVar, stand } from "./BarChart.css.ts";
import { useWords } from "../../words/useWords.ts";
import { chartWords } from "../line-chart/chart.copy.ts";

export interface Bar {
  label: string;
  value: number;
  /** The one that matters; the largest unless said. */
  emphasis?: boolean;
}

export interface BarChartProps {
  label: string;
  bars: readonly Bar[];
  format?: (value: number) => string;
}

const plainNumber = (value: number) => value.toLocaleString();

/**
 * A few figures side by side, each value on its bar, one emphasised. For parts of a whole use
 * DonutChart, for what grows LineChart.
 */
export function BarChart({ label, bars: data, format = plainNumber }: BarChartProps) {
  const words = useWords("chart", chartWords);
  const largest = Math.max(1, ...data.map(({ value }) => value));
  const chosen = data.some(({ emphasis }) => emphasis);
  return (
    <figure>
      <div aria-hidden="true" className={bars}>
        {data.map(({ label: under, value, emphasis }) => {
          const strong = chosen ? emphasis === true : value === largest;
          return (
            <div key={under} className={column}>
              <span className={stand}>
                {format(value)}
                <span
                  className={bar({ emphasis: strong })}
                  style={inlineVars({ [shareVar]: `${value / largest}` })}
                />
              </span>
              <span className={name}>{under}</span>
            </div>
          );
        })}
      </div>
      <ChartTable
        caption={label}
        head={[words.part, label]}
        rows={data.map((one) => [one.label, format(one.value)])}
      />
    </figure>
  );
}
