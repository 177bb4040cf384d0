import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { countdownParts } from "./countdownParts.ts";
import { block, countdown, line, number, small, unit, wall } from "./Countdown.css.ts";
import { useNow } from "./useNow.ts";

export interface CountdownProps {
  /** The instant it counts to. */
  until: string;
  /**
   * panel: large days; wall: all four figures as large as the place allows; days: "23 days" in a
   * list; line: "9:42" in a sentence, for holds.
   */
  look?: "panel" | "wall" | "days" | "line";
  /** How far the true clock is ahead of this device's, in milliseconds. */
  aheadMs?: number;
  /** In the place of the figures once it is reached. */
  overLabel?: string;
}

const two = (value: number) => String(value).padStart(2, "0");
const words = (value: number, one: string) => (value === 1 ? one : `${one}s`);

/**
 * How long it still is. Does not speak every second: screen readers hear it once. For the day
 * itself use EventDate, for the time ZonedTime.
 */
export function Countdown({
  until,
  look = "panel",
  aheadMs = 0,
  overLabel = "It has begun",
}: CountdownProps) {
  const now = useNow(look === "line" || look === "wall" ? "second" : "minute", aheadMs);
  const { days, hours, minutes, seconds, over } = countdownParts(Date.parse(until), now);
  if (over && look !== "line") {
    return <span className={look === "wall" ? number({ size: "m" }) : unit}>{overLabel}</span>;
  }
  if (look === "line") {
    return (
      <time dateTime={until} className={line}>
        {days * 24 + hours > 0
          ? `${days * 24 + hours}:${two(minutes)}:${two(seconds)}`
          : `${minutes}:${two(seconds)}`}
      </time>
    );
  }
  if (look === "days") {
    return (
      <time dateTime={until} className={unit}>
        {days > 0
          ? `${days} ${words(days, "day")}`
          : `${hours} ${words(hours, "hour")} ${minutes} min`}
      </time>
    );
  }
  if (look === "wall") {
    const figures = [
      [String(days), words(days, "day")],
      [two(hours), words(hours, "hour")],
      [two(minutes), words(minutes, "minute")],
      [two(seconds), words(seconds, "second")],
    ] as const;
    return (
      <time dateTime={until}>
        <VisuallyHidden>
          {days} {words(days, "day")}, {hours} {words(hours, "hour")} and {minutes}{" "}
          {words(minutes, "minute")} to go
        </VisuallyHidden>
        <span className={wall} aria-hidden="true">
          {figures.map(([value, word]) => (
            <span key={word.replace(/s$/, "")} className={block}>
              <span className={number({ size: "wall" })}>{value}</span>
              <span className={unit}>{word}</span>
            </span>
          ))}
        </span>
      </time>
    );
  }
  return (
    <time dateTime={until} className={countdown}>
      <span className={block}>
        <span className={number({ size: "l" })}>{days}</span>
        <span className={unit}>{words(days, "day")} to go</span>
      </span>
      <span className={small}>
        <span className={block}>
          <span className={number({ size: "s" })}>{two(hours)}</span>
          <span className={unit}>{words(hours, "hour")}</span>
        </span>
        <span className={block}>
          <span className={number({ size: "s" })}>{two(minutes)}</span>
          <span className={unit}>{words(minutes, "minute")}</span>
        </span>
      </span>
    </time>
  );
}
