import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { countdownParts } from "../use-now/countdownParts.ts";
import { block, countdown, line, number, small, unit, wall } from "./Countdown.css.ts";
import { useNow } from "../use-now/useNow.ts";
import { useWords } from "../../words/useWords.ts";
import { countdownWords } from "./countdown.copy.ts";

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

/**
 * How long it still is. Does not speak every second: screen readers hear it once. For the day
 * itself use EventDate, for the time ZonedTime.
 */
export function Countdown({ until, look = "panel", aheadMs = 0, overLabel }: CountdownProps) {
  const words = useWords("countdown", countdownWords);
  const now = useNow(look === "line" || look === "wall" ? "second" : "minute", aheadMs);
  const { days, hours, minutes, seconds, over } = countdownParts(Date.parse(until), now);
  if (over && look !== "line") {
    return (
      <span className={look === "wall" ? number({ size: "m" }) : unit}>
        {overLabel ?? words.over}
      </span>
    );
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
        {days > 0 ? words.days(days) : words.hoursAndMinutes(hours, minutes)}
      </time>
    );
  }
  if (look === "wall") {
    const figures = [
      ["day", days, String(days)],
      ["hour", hours, two(hours)],
      ["minute", minutes, two(minutes)],
      ["second", seconds, two(seconds)],
    ] as const;
    return (
      <time dateTime={until}>
        <VisuallyHidden>{words.toGo(days, hours, minutes)}</VisuallyHidden>
        <span className={wall} aria-hidden="true">
          {figures.map(([name, value, figure]) => (
            <span key={name} className={block}>
              <span className={number({ size: "wall" })}>{figure}</span>
              <span className={unit}>{words.unit(value, name)}</span>
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
        <span className={unit}>{words.daysToGo(days)}</span>
      </span>
      <span className={small}>
        <span className={block}>
          <span className={number({ size: "s" })}>{two(hours)}</span>
          <span className={unit}>{words.unit(hours, "hour")}</span>
        </span>
        <span className={block}>
          <span className={number({ size: "s" })}>{two(minutes)}</span>
          <span className={unit}>{words.unit(minutes, "minute")}</span>
        </span>
      </span>
    </time>
  );
}
