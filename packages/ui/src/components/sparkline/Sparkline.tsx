import { inlineVars } from "../../inlineVars.ts";
import { useWords } from "../../words/useWords.ts";
import { chartWords } from "../line-chart/chart.copy.ts";
import { ChartTable } from "../line-chart/ChartTable.tsx";
import { smoothPath } from "../line-chart/lineChart.ts";
import { area, dot, heightVar, line, spark, svg, widthVar, yVar } from "./Sparkline.css.ts";
import { sparkPoints } from "./sparkPoints.ts";

export interface SparkValue {
  /** When, in words: "12 May". */
  label: string;
  value: number;
}

export interface SparklineProps {
  /** What grew or shrank: "Answers by day". */
  label: string;
  values: readonly SparkValue[];
  tone?: "plum" | "success" | "danger" | "info" | "neutral";
  widthPx?: number;
  heightPx?: number;
  /** How a value is written for those who hear it. */
  format?: (value: number) => string;
}

const plain = (value: number) => value.toLocaleString();

/** The way of one figure in a word's room, beside the figure itself. Where it is to be read use LineChart. */
export function Sparkline({
  label,
  values,
  tone = "plum",
  widthPx = 96,
  heightPx = 28,
  format = plain,
}: SparklineProps) {
  const words = useWords("chart", chartWords);
  const points = sparkPoints(values.map(({ value }) => value));
  const [first, last] = [points[0], points.at(-1)];
  const path = smoothPath(points);
  return (
    <div
      className={spark}
      style={inlineVars({ [widthVar]: `${widthPx}px`, [heightVar]: `${heightPx}px` })}
    >
      {first && last && (
        <>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className={svg}>
            <path d={`${path}V108H${first.x}Z`} className={area({ tone })} />
            <path d={path} className={line({ tone })} />
          </svg>
          <span
            aria-hidden="true"
            className={dot({ tone })}
            style={inlineVars({ [yVar]: `${last.y / 100}` })}
          />
        </>
      )}
      <ChartTable
        caption={label}
        head={[words.point, label]}
        rows={values.map((one) => [one.label, format(one.value)])}
      />
    </div>
  );
}
