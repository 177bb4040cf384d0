import { clocksDiffer, formatInstant, formatSpan, zoneCity, zoneName } from "./zonedTime.ts";
import { line, lines, muted } from "./ZonedTime.css.ts";
import { useWords } from "../../words/useWords.ts";
import { zonedTimeWords } from "./zonedTime.copy.ts";

export interface ZonedTimeProps {
  /** Instants with offset or Z. */
  start: string;
  end?: string | undefined;
  /** The event's IANA zone. */
  zone: string;
  /** Where the reader is; the device's zone unless given. */
  viewerZone?: string;
  locale?: string;
  /** one: the event's clock in a line; two: with its zone, and the reader's clock when it differs. */
  clocks?: "one" | "two";
}

/** When it is: always the event's clock first, then the reader's. A calendar leaf is an EventDate. */
export function ZonedTime({
  start,
  end,
  zone,
  viewerZone,
  locale,
  clocks = "one",
}: ZonedTimeProps) {
  const words = useWords("zonedTime", zonedTimeWords);
  const written = (inZone: string) =>
    end
      ? formatSpan(start, end, { zone: inZone, locale })
      : formatInstant(start, { zone: inZone, locale });
  const time = <time dateTime={start}>{written(zone)}</time>;
  if (clocks === "one") return time;
  const own = viewerZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <span className={lines}>
      <span className={line}>{time}</span>
      <span className={muted}>{zoneName(zone, start, locale)}</span>
      {clocksDiffer(zone, own, start) && (
        <span className={muted}>{words.forYou(zoneCity(own), written(own))}</span>
      )}
    </span>
  );
}
