import { rhythmText } from "@jubilee/core/events/event-series.rules";
import type { EventDate } from "@jubilee/core/events/event-series.types";
import { eventsCopy } from "@jubilee/core/events/events.copy";
import { eventPhase } from "@jubilee/core/events/events.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { Menu, type MenuEntry } from "@jubilee/ui/menu";
import { ChevronDown, Repeat } from "lucide-react";
import { href } from "../../../app/routing/href.ts";
import { settingQuery } from "../../../event-kit/event/tabs.rules.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useNow } from "../../../page-kit/useNow.ts";
import { place } from "./series.css.ts";
import { useSeries } from "./useSeries.ts";
import { dateText } from "./wall-words.rules.ts";

/** So many dates are looked over at once; of more, those around the one that is open. */
const shownAtMost = 12;

/** Which of its series' dates an event is, and the way to the others. */
export function SeriesPlace({ event }: { event: EventRecord }) {
  const locale = useLocale();
  const nowMs = useNow();
  const { data: series } = useSeries(event);
  if (!series || series.dates.length < 2) return null;
  const { dates, rule } = series;
  const at = dates.findIndex(({ eventId }) => eventId === event.id);
  const from = Math.max(0, Math.min(at - shownAtMost / 2, dates.length - shownAtMost));
  const entryOf = (date: EventDate): MenuEntry => {
    const phase = eventPhase(date, nowMs);
    return {
      id: date.eventId,
      label: dateText(date, locale),
      href: href("events.details", { eventId: date.eventId }),
      checked: date.eventId === event.id,
      ...(phase === "upcoming" ? {} : { end: eventsCopy.phases[phase] }),
    };
  };
  const all = `${href("events.details", { eventId: event.id })}${settingQuery("dates")}`;
  return (
    <Menu
      trigger={
        <button type="button" className={place}>
          <Repeat size={16} aria-hidden="true" />
          {[`${at + 1} of ${dates.length}`, rhythmText(rule, locale)].filter(Boolean).join(", ")}
          <ChevronDown size={16} aria-hidden="true" />
        </button>
      }
      entries={[
        ...dates.slice(from, from + shownAtMost).map(entryOf),
        { separator: true },
        { id: "all", label: "All dates, add and remove", href: all },
      ]}
    />
  );
}
