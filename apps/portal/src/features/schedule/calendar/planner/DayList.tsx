import { lastDayOf } from "@jubilee/core/schedule/planner-calendar.rules";
import type { PlannerItem } from "@jubilee/core/schedule/planner-calendar.types";
import { isAllDay, zonePlace } from "@jubilee/core/base/time.rules";
import { Chip, type ChipProps } from "@jubilee/ui/chip";
import { Link } from "wouter";
import { PhaseChip } from "../../../../event-kit/PhaseChip.tsx";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { clockText, dayText } from "../../../../page-kit/calendar/calendar-words.rules.ts";
import { itemPath, phaseWords } from "./item.rules.ts";
import * as css from "./PlannerCalendar.css.ts";

const viewerZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const bookingLooks: Record<"hold" | "requested" | "confirmed", Pick<ChipProps, "tone" | "mark">> = {
  hold: { tone: "neutral", mark: "hollow" },
  requested: { tone: "warning" },
  confirmed: { tone: "success" },
};

function StateChip({ phase }: Pick<PlannerItem, "phase">) {
  if (phase === "scheduled") return <Chip tone="success">{phaseWords[phase]}</Chip>;
  if (phase === "hold" || phase === "requested" || phase === "confirmed") {
    return <Chip {...bookingLooks[phase]}>{phaseWords[phase]}</Chip>;
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
        const until = last === start ? "" : `${dayText(last, locale, short)}, `;
        const days = last === start ? "All day" : `All day until ${dayText(last, locale, short)}`;
        const clocks = `${clockText(item.startLocal, locale)} – ${until}${clockText(item.endLocal, locale)}`;
        return (
          <li key={item.key} className={css.line}>
            <span className={css.lineWhen}>
              {withDay && <strong>{dayText(start, locale, short)}</strong>}
              <span>{isAllDay(item) ? days : `${clocks}${zone}`}</span>
            </span>
            <span className={css.lineWords}>
              <Link href={itemPath(item)} className={css.lineName} dir="auto">
                {item.title}
              </Link>
              {item.place && <bdi className={css.linePlace}>{item.place}</bdi>}
            </span>
            <StateChip phase={item.phase} />
          </li>
        );
      })}
    </ul>
  );
}
