import { countdownParts } from "./countdownParts.ts";
import { block, countdown, line, number, small, unit } from "./Countdown.css.ts";
import { useNow } from "./useNow.ts";

export interface CountdownProps {
  /** The instant it counts to. */
  until: string;
  /** panel: large days; line: "9:42" in a sentence, for holds. */
  look?: "panel" | "line";
  /** In the place of the figures once it is reached. */
  overLabel?: string;
}

const two = (value: number) => String(value).padStart(2, "0");
const words = (value: number, one: string) => (value === 1 ? one : `${one}s`);

/** How long it still is. Does not speak every second: screen readers hear it once. */
export function Countdown({ until, look = "panel", overLabel = "It has begun" }: CountdownProps) {
  const now = useNow(look === "line" ? "second" : "minute");
  const { days, hours, minutes, seconds, over } = countdownParts(Date.parse(until), now);
  if (over && look === "panel") return <span className={unit}>{overLabel}</span>;
  if (look === "line") {
    return (
      <time dateTime={until} className={line}>
        {days * 24 + hours > 0
          ? `${days * 24 + hours}:${two(minutes)}:${two(seconds)}`
          : `${minutes}:${two(seconds)}`}
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
