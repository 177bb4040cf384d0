import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";
import type { WidgetContext } from "../widget.types.ts";
import { momentHere, momentInZone, viewerTime } from "./event-time.ts";
import { told } from "./told.ts";

const minuteMs = 60_000;

type Timed = Pick<PublicEvent, "startDate" | "endDate" | "startLocal" | "endLocal" | "timeZone">;

/** The two greatest parts of what is left until a moment, in the reader's language: `2 days 3 hours`. */
export function distance(leftMs: number, locale: string): string {
  const minutes = Math.ceil(leftMs / minuteMs);
  const parts = [
    ["day", Math.floor(minutes / 1440)],
    ["hour", Math.floor(minutes / 60) % 24],
    ["minute", minutes % 60],
  ] as const;
  const first = parts.findIndex(([, count]) => count > 0);
  return parts
    .slice(first, first + 2)
    .flatMap(([unit, count]) =>
      count > 0
        ? told([locale, unit, count], () =>
            new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(
              count,
            ),
          )
        : [],
    )
    .join(" ");
}

const inAll = (parts: (string | null)[]) => parts.filter(Boolean).join(" · ");

/** What is left, in words; null once it is over. */
function left(instant: string, { copy, locale, now }: WidgetContext): string | null {
  const ms = Date.parse(instant) - now();
  return ms > 0 ? copy.left(distance(ms, locale)) : null;
}

const asItIs = (time: string) => time;

/**
 * A moment that binds a guest, as a deadline or the end of a sale: on the event's clock with its
 * zone, in words that may go around it, then on the guest's clock where it differs and what is left.
 */
export function binding(
  instant: string,
  event: Timed,
  context: WidgetContext,
  around: (time: string) => string = asItIs,
): string {
  const { copy, locale } = context;
  const elsewhere = viewerTime(instant, event, locale);
  return inAll([
    around(momentInZone(instant, event, locale)),
    elsewhere && copy.forYou(...elsewhere),
    left(instant, context),
  ]);
}

/** The same for what belongs to no place, as a campaign: on the guest's clock. */
export function bindingHere(
  instant: string,
  context: WidgetContext,
  around: (time: string) => string,
): string {
  return inAll([around(momentHere(instant, context.locale)), left(instant, context)]);
}
