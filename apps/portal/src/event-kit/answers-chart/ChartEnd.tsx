import type { ChartLine } from "@jubilee/core/insight/dashboard.rules";
import { endFigure, endTones, points } from "./AnswersChart.css.ts";

export interface ChartEndProps {
  line: ChartLine;
  tone: keyof typeof points;
  words: string;
  /** Moves the words when two lines end close together. */
  liftPx: number;
}

/** The last point of a line with its value in words. */
export function ChartEnd({ line, tone, words, liftPx }: ChartEndProps) {
  const top = (1 - (line.points.at(-1)?.y ?? 0)) * 100;
  return (
    <>
      <span className={points[tone]} style={{ top: `${top}%` }} />
      <span className={endTones[tone]} style={{ top: `calc(${top}% + ${liftPx}px)` }}>
        <span className={endFigure}>{line.last}</span>
        {words}
      </span>
    </>
  );
}
