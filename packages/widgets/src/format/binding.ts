import type { PublicEvent } from "@jubilee/core/public-event/types";
import type { WidgetContext } from "../widget.types.ts";
import { momentInZone, viewerTime } from "./event-time.ts";

const minuteMs = 60_000;

type Timed = Pick<PublicEvent, "startDate" | "endDate" | "startLocal" | "endLocal" | "timeZone">;

/** The two greatest parts of what is left until a moment, in the reader's language: `2 days 3 hours`. */
export function distance(leftMs: number, locale: string): string {
  const minutes = Math.ceil(leftMs / minuteMs);
  const parts = [
    ["day", Math.floor(minutes / 1440)],
    ["hour", Math.floor((minutes % 1440) / 60)],
    ["minute", minutes % 60],
  ] as const;
  const first = parts.findIndex(([, count]) => count > 0);
  return parts
    .slice(first, first + 2)
    .flatMap(([unit, count]) =>
      count > 0
        ? new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(count)
        : [],
    )
    .join(" ");
}

/**
 * A moment that binds a guest, as a deadline or the end of a sale: on the event's clock with its
 * zone, in words that may go around it, then on the guest's clock where it differs and what is left.
 * What belongs to no place (a campaign) has the guest's clock alone.
 */
export function binding(
  instant: string,
  event: Timed | null,
  { copy, locale, now }: WidgetContext,
  around: (time: string) => string = (time) => time,
): string {
  const elsewhere = event && viewerTime(instant, event, locale);
  const leftMs = Date.parse(instant) - now();
  return [
    around(momentInZone(instant, event ?? {}, locale)),
    ...(elsewhere ? [copy.forYou(elsewhere.time, elsewhere.city)] : []),
    ...(leftMs > 0 ? [copy.left(distance(leftMs, locale))] : []),
  ].join(" · ");
}
