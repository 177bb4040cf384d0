import { lastDayOf } from "@jubilee/core/schedule/planner-calendar.rules";
import type { PlannerItem } from "@jubilee/core/schedule/planner-calendar.types";
import { isAllDay, zonePlace } from "@jubilee/core/base/time.rules";
import { Chip } from "@jubilee/ui/chip";
import { RouterAnchor } from "../../../../app/routing/RouterAnchor.tsx";
import { BookingChip } from "../../../../event-kit/BookingChip.tsx";
import { PhaseChip } from "../../../../event-kit/PhaseChip.tsx";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import {
  clocksText,
  clockText,
  dayText,
} from "../../../../page-kit/calendar/calendar-words.rules.ts";
import { itemPath, phaseWords } from "./item.rules.ts";
import * as css from "./PlannerCalendar.css.ts";

const viewerZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

function StateChip({ phase }: Pick<PlannerItem, "phase">) {
  if (phase === "due") return <Chip tone="warning">{phaseWords[phase]}</Chip>;
  if (phase === "late") return <Chip tone="danger">{phaseWords[phase]}</Chip>;
  if (phase === "done") return <Chip>{phaseWords[phase]}</Chip>;
  if (phase === "scheduled") return <Chip tone="success">{phaseWords[phase]}</Chip>;
  if (phase === "hold" || phase === "requested" || phase === "confirmed") {
    return <BookingChip status={phase} label={phaseWords[phase]} />;
  }
  return <PhaseChip phase={phase} />;
}

/** Entries under each other with all that matters: day, time, name, place and state. */
export function DayList({ items, withDay }: { items: readonly PlannerItem[]; withDay: boolean }) {
  const locale = useLocale();
  return (
    <ul className={css.list}>
      {items.map((item) => {
        const short = { weekday: "short", day: "numeric", month: "short" } as const;
        const zone = item.timeZone === viewerZone ? "" : ` (${zonePlace(item.timeZone)})`;
        const start = item.startLocal.slice(0, 10);
        const last = lastDayOf(item);
        const days = last === start ? "All day" : `All day until ${dayText(last, locale, short)}`;
        const clocks =
          last === start
            ? clocksText(item.startLocal, item.endLocal, locale)
            : `${clockText(item.startLocal, locale)} – ${dayText(last, locale, short)}, ${clockText(item.endLocal, locale)}`;
        return (
          <li key={item.key} className={css.line}>
            <span className={css.lineWhen}>
              {withDay && <strong>{dayText(start, locale, short)}</strong>}
              <span>{isAllDay(item) ? days : `${clocks}${zone}`}</span>
            </span>
            <span className={css.lineWords}>
              <RouterAnchor href={itemPath(item)} className={css.lineName} dir="auto">
                {item.title}
              </RouterAnchor>
              {item.place && <bdi className={css.linePlace}>{item.place}</bdi>}
            </span>
            <StateChip phase={item.phase} />
          </li>
        );
      })}
    </ul>
  );
}
