import { inlineVars } from "../../inlineVars.ts";
import { ChartTable } from "./ChartTable.tsx";
import {
  area,
  chart,
  dot,
  endLabel,
  endValue,
  figure,
  grid,
  heightVar,
  line,
  marker as markerStyle,
  markerLabel,
  svg,
  xLabel,
  xVar,
  yLabel,
  yVar,
} from "./LineChart.css.ts";
import { axisSteps, smoothPath, spreadLabels, toPercent, type ChartPoint } from "./lineChart.ts";
import { useWords } from "../../words/useWords.ts";
import { chartWords } from "./chart.copy.ts";

export interface LineSeries {
  id: string;
  /** Written at the line's end, after its last value. */
  label: string;
  tone: "success" | "danger" | "plum" | "info" | "warning";
  points: readonly ChartPoint[];
}

export interface LineChartProps {
  label: string;
  series: readonly LineSeries[];
  /** How an x is written. */
  formatX: (x: number) => string;
  /** Written under the last point instead of its x. */
  lastXLabel?: string;
  /** Something that happened: a dashed line with its name. */
  markers?: readonly { x: number; label: string }[];
  heightPx?: number;
  /** How a value is written: money, hours. */
  formatValue?: (value: number) => string;
  /** How it is drawn at the axis and at a line's end, where there is room for a few signs. */
  formatShort?: (value: number) => string;
}

const plain = (value: number) => value.toLocaleString();
const noMarkers: readonly { x: number; label: string }[] = [];

/**
 * How figures grow: each line ends in its own name and value, without a legend. For a few values
 * side by side use BarChart.
 */
export function LineChart({
  label,
  series,
  formatX,
  lastXLabel,
  markers = noMarkers,
  heightPx = 168,
  formatValue = plain,
  formatShort = formatValue,
}: LineChartProps) {
  const words = useWords("chart", chartWords);
  const all = series.flatMap(({ points }) => points);
  const xs = [...new Set(all.map(({ x }) => x))].toSorted((a, b) => a - b);
  const [from = 0, to = 1] = [xs[0], xs.at(-1)];
  const steps = axisSteps(Math.max(0, ...all.map(({ y }) => y)));
  const top = steps.at(-1) ?? 1;
  const lines = series.map((one) => ({ ...one, at: toPercent(one.points, { from, to, top }) }));
  const heights = spreadLabels(
    lines.map(({ at }) => at.at(-1)?.y ?? 100),
    (18 / heightPx) * 100,
  );
  const left = (x: number) => `${((x - from) / Math.max(1, to - from)) * 100}%`;
  const valueAt = ({ points }: LineSeries, x: number) => points.find((point) => point.x === x)?.y;
  const written = (value: number | undefined) => (value === undefined ? "" : formatValue(value));
  const row = (x: number) => [formatX(x), ...series.map((one) => written(valueAt(one, x)))];
  return (
    <figure className={figure}>
      <div
        aria-hidden="true"
        className={chart}
        style={inlineVars({ [heightVar]: `${heightPx}px` })}
      >
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={svg}>
          {steps.map((step) => {
            const y = 100 - (step / top) * 100;
            return <path key={step} d={`M0 ${y}H100`} className={grid} />;
          })}
          {markers.map(({ x }) => (
            <path key={x} d={`M${left(x).replace("%", "")} 0V100`} className={markerStyle} />
          ))}
          {lines.map(({ id, tone, at }, index) => (
            <g key={id}>
              {index === 0 && (
                <path d={`${smoothPath(at)}V100H${at[0]?.x ?? 0}Z`} className={area({ tone })} />
              )}
              <path d={smoothPath(at)} className={line({ tone })} />
            </g>
          ))}
        </svg>
        {steps.map((step) => (
          <span
            key={step}
            className={yLabel}
            style={inlineVars({ [yVar]: `${100 - (step / top) * 100}%` })}
          >
            {formatShort(step)}
          </span>
        ))}
        <span className={xLabel({ at: "start" })} style={inlineVars({ [xVar]: "0%" })}>
          {formatX(from)}
        </span>
        <span className={xLabel({ at: "end" })} style={inlineVars({ [xVar]: "100%" })}>
          {lastXLabel ?? formatX(to)}
        </span>
        {markers.map((mark) => (
          <span
            key={mark.label}
            className={markerLabel}
            style={inlineVars({ [xVar]: left(mark.x) })}
          >
            {mark.label}
          </span>
        ))}
        {lines.map(({ id, label: name, tone, points, at }, index) => (
          <span key={id}>
            <span
              className={dot({ tone })}
              style={inlineVars({ [yVar]: `${at.at(-1)?.y ?? 100}%` })}
            />
            <span
              className={endLabel({ tone })}
              style={inlineVars({ [yVar]: `${heights[index] ?? 100}%` })}
            >
              <strong className={endValue}>{formatShort(points.at(-1)?.y ?? 0)}</strong>
              {name}
            </span>
          </span>
        ))}
      </div>
      <ChartTable
        caption={label}
        head={[words.point, ...series.map((one) => one.label)]}
        rows={xs.map((x) => row(x))}
      />
    </figure>
  );
}
