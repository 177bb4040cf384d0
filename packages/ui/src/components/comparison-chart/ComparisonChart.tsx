import type { ReactNode } from "react";
import { inlineVars } from "../../inlineVars.ts";
import { useWords } from "../../words/useWords.ts";
import { chartWords } from "../line-chart/chart.copy.ts";
import { ChartTable } from "../line-chart/ChartTable.tsx";
import {
  chart,
  figure,
  grid,
  heightVar,
  svg,
  xLabel,
  xVar,
  yLabel,
  yVar as axisVar,
} from "../line-chart/LineChart.css.ts";
import { axisSteps, smoothPath, spreadLabels, toPercent } from "../line-chart/lineChart.ts";
import { daySteps, towardsTheDay, valueAt, type ComparedSeries } from "./comparison.ts";
import {
  area,
  dot,
  endLabel,
  endValue,
  line,
  said as saidStyle,
  saidValue,
  today,
  yVar,
} from "./ComparisonChart.css.ts";

export interface ComparisonChartProps {
  /** What is compared: "Answers". */
  label: string;
  /** The one that it is about. */
  current: ComparedSeries;
  /** The last ones before it, the latest first; three at most are told apart. */
  others: readonly ComparedSeries[];
  /** How many days are still to go. */
  daysToGo: number;
  /** The sentence beside the figure of now: "23 days before, 14 more than last time". */
  said?: ReactNode;
  /** How a day is written: "30 days before". */
  formatDay: (daysBefore: number) => string;
  formatValue?: (value: number) => string;
  heightPx?: number;
}

const plain = (value: number) => value.toLocaleString();
const looks = ["other", "older", "oldest"] as const;

/** This event beside the last ones, each as many days before its own day. How one alone grows is a LineChart. */
export function ComparisonChart({
  label,
  current,
  others,
  daysToGo,
  said,
  formatDay,
  formatValue = plain,
  heightPx = 200,
}: ComparisonChartProps) {
  const words = useWords("chart", chartWords);
  const shown = others.slice(0, looks.length);
  const all = [current, ...shown];
  const every = all.flatMap(({ points }) => points);
  const farthest = Math.max(1, daysToGo, ...every.map(({ daysBefore }) => daysBefore));
  const steps = axisSteps(Math.max(0, ...every.map(({ value }) => value)));
  const top = steps.at(-1) ?? 1;
  const range = { from: -farthest, to: 0, top };
  const now = valueAt(current.points, daysToGo) ?? 0;
  const left = (daysBefore: number) => ((farthest - daysBefore) / farthest) * 100;
  const height = (value: number) => 100 - (value / top) * 100;
  const path = smoothPath(
    toPercent(towardsTheDay([...current.points, { daysBefore: daysToGo, value: now }]), range),
  );
  const ends = spreadLabels(
    shown.map(({ points }) => height(valueAt(points, 0) ?? 0)),
    (16 / heightPx) * 100,
  );
  const days = daySteps(farthest);
  const asked = [...new Set([...days, daysToGo])].toSorted((one, other) => other - one);
  return (
    <figure className={figure}>
      <p className={saidStyle}>
        <strong className={saidValue}>{formatValue(now)}</strong>
        <span>{said}</span>
      </p>
      <div
        aria-hidden="true"
        className={chart}
        style={inlineVars({ [heightVar]: `${heightPx}px` })}
      >
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={svg}>
          {steps.map((step) => (
            <path key={step} d={`M0 ${height(step)}H100`} className={grid} />
          ))}
          {daysToGo > 0 && <path d={`M${left(daysToGo)} 0V100`} className={today} />}
          {shown.map(({ id, points }, at) => (
            <path
              key={id}
              d={smoothPath(toPercent(towardsTheDay(points), range))}
              className={line({ of: looks[at] ?? "oldest" })}
            />
          ))}
          <path
            d={`${path}V100H${left(Math.max(...current.points.map(({ daysBefore }) => daysBefore), daysToGo))}Z`}
            className={area}
          />
          <path d={path} className={line({ of: "this" })} />
        </svg>
        <span className={dot} style={{ left: `${left(daysToGo)}%`, top: `${height(now)}%` }} />
        {steps.map((step) => (
          <span key={step} className={yLabel} style={inlineVars({ [axisVar]: `${height(step)}%` })}>
            {formatValue(step)}
          </span>
        ))}
        {days.map((day) => (
          <span
            key={day}
            className={xLabel({ at: day === 0 ? "end" : left(day) < 6 ? "start" : "middle" })}
            style={inlineVars({ [xVar]: `${left(day)}%` })}
          >
            {day === days[0] || day === 0 ? formatDay(day) : day}
          </span>
        ))}
        {shown.map(({ id, label: name, points }, at) => (
          <span key={id} className={endLabel} style={inlineVars({ [yVar]: `${ends[at]}%` })}>
            <span className={endValue}>{formatValue(valueAt(points, 0) ?? 0)}</span>
            {name}
          </span>
        ))}
      </div>
      <ChartTable
        caption={label}
        head={[words.day, ...all.map((one) => one.label)]}
        rows={asked.map((day) => [
          formatDay(day),
          ...all.map((one) => {
            const value = one === current && day < daysToGo ? undefined : valueAt(one.points, day);
            return value === undefined ? "" : formatValue(value);
          }),
        ])}
      />
    </figure>
  );
}
