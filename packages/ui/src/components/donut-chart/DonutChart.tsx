import { ChartTable } from "../line-chart/ChartTable.tsx";
import { arcsOf } from "./arcs.ts";
import {
  arc,
  chart,
  dot,
  figure,
  middle,
  name,
  ring,
  row,
  rows,
  svg,
  total,
  track,
  unit,
  value as valueStyle,
} from "./DonutChart.css.ts";
import { useWords } from "../../words/useWords.ts";
import { chartWords } from "../line-chart/chart.copy.ts";

export interface DonutPart {
  label: string;
  value: number;
  tone: "success" | "warning" | "danger" | "plum" | "info" | "neutral";
}

export interface DonutChartProps {
  label: string;
  parts: readonly DonutPart[];
  /** Under the sum in the middle: "meals". */
  unit: string;
  format?: (value: number) => string;
}

const plainNumber = (value: number) => value.toLocaleString();

/**
 * A whole of up to six parts, each named beside the ring. Where the parts have an order or the
 * place is low, StackedBar says it in a line; to compare values use BarChart.
 */
export function DonutChart({ label, parts, unit: of, format = plainNumber }: DonutChartProps) {
  const words = useWords("chart", chartWords);
  const sum = parts.reduce((before, { value }) => before + value, 0);
  const arcs = arcsOf(parts.map(({ value }) => value));
  return (
    <figure className={figure}>
      <div aria-hidden="true" className={chart}>
        <div className={ring}>
          <svg viewBox="0 0 120 120" className={svg}>
            <circle cx="60" cy="60" r="52" className={track} />
            {parts.map((part, index) => {
              const { start = 0, length = 0 } = arcs[index] ?? {};
              return (
                length > 0 && (
                  <circle
                    key={part.label}
                    cx="60"
                    cy="60"
                    r="52"
                    pathLength={100}
                    strokeDasharray={`${length} ${100 - length}`}
                    strokeDashoffset={-start}
                    className={arc({ tone: part.tone })}
                  />
                )
              );
            })}
          </svg>
          <div className={middle}>
            <span className={total}>{format(sum)}</span>
            <span className={unit}>{of}</span>
          </div>
        </div>
        <div className={rows}>
          {parts.map((part) => (
            <div key={part.label} className={row}>
              <span className={dot({ tone: part.tone })} />
              <span className={name}>{part.label}</span>
              <span className={valueStyle}>{format(part.value)}</span>
            </div>
          ))}
        </div>
      </div>
      <ChartTable
        caption={label}
        head={[words.part, of]}
        rows={parts.map((part) => [part.label, format(part.value)])}
      />
    </figure>
  );
}
