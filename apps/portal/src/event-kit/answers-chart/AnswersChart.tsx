import type { AnswersChart as Chart, ChartLine } from "@jubilee/core/insight/dashboard.rules";
import { ChartEnd } from "./ChartEnd.tsx";
import { ReminderMark } from "./ReminderMark.tsx";
import { area, chart, dayPlaces, drawing, grid, lines, tick } from "./AnswersChart.css.ts";

/** A stretched square of 100: the browser scales it, strokes keep their width. */
const size = 100;

function path(line: ChartLine): string {
  return line.points
    .map(({ x, y }, index) => {
      const place = `${(x * size).toFixed(2)} ${((1 - y) * size).toFixed(2)}`;
      return `${index === 0 ? "M" : "L"}${place}`;
    })
    .join("");
}

export interface AnswersChartProps {
  chart: Chart;
  locale: string;
}

/** Two lines with their own words at the end; no legend, no axis. */
export function AnswersChart({ chart: data, locale }: AnswersChartProps) {
  const { coming, notComing, days, ticks, reminders } = data;
  const dayName = (day: string) =>
    new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" }).format(
      Date.parse(day),
    );
  const reminded = new Intl.ListFormat(locale).format(reminders.map(({ day }) => dayName(day)));
  const spoken = [
    `From ${dayName(days.first)} to today: ${coming.last} are coming, ${notComing.last} are not`,
    reminded && `Reminders went out on ${reminded}`,
  ];
  /* A mark that tells its own day is not above another one. */
  const isMiddleFree = reminders.every(({ isNamed, x }) => !isNamed || Math.abs(x - 0.5) > 0.15);
  const gap = Math.abs((coming.points.at(-1)?.y ?? 0) - (notComing.points.at(-1)?.y ?? 0));
  return (
    <figure className={chart} aria-label={spoken.filter(Boolean).join(". ")}>
      <svg
        className={drawing}
        viewBox={`0 0 ${size} ${size}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {ticks.map((value, index) => {
          const y = (index / (ticks.length - 1)) * size;
          return (
            <path
              key={value}
              className={grid}
              d={`M0 ${y}H${size}`}
              vectorEffect="non-scaling-stroke"
            />
          );
        })}
        <path className={area} d={`${path(coming)}V${size}H0Z`} />
        <path className={lines.notComing} d={path(notComing)} vectorEffect="non-scaling-stroke" />
        <path className={lines.coming} d={path(coming)} vectorEffect="non-scaling-stroke" />
      </svg>
      {ticks.map((value, index) => (
        <span
          key={value}
          className={tick}
          style={{ top: `${(index / (ticks.length - 1)) * 100}%` }}
        >
          {value}
        </span>
      ))}
      {reminders.map((mark) => (
        <ReminderMark key={mark.day} mark={mark} words={`Reminder, ${dayName(mark.day)}`} />
      ))}
      <span className={dayPlaces.first}>{dayName(days.first)}</span>
      {days.middle && isMiddleFree && (
        <span className={dayPlaces.middle}>{dayName(days.middle)}</span>
      )}
      <span className={dayPlaces.last}>Today</span>
      <ChartEnd line={coming} tone="coming" words="coming" liftPx={gap < 0.1 ? -10 : 0} />
      <ChartEnd line={notComing} tone="notComing" words="not coming" liftPx={gap < 0.1 ? 10 : 0} />
    </figure>
  );
}
