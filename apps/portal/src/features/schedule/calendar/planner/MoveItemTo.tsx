import { daysAfter, daysBetween } from "@jubilee/core/schedule/calendar-days.rules";
import type { PlannerItem } from "@jubilee/core/schedule/planner-calendar.types";
import { MoveTo, type MoveTarget } from "@jubilee/ui/move-to";
import { CalendarDays } from "lucide-react";
import { dayText } from "../../../../page-kit/calendar/calendar-words.rules.ts";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import type { MoveItem } from "./itemDrag.ts";

/** How many days are offered, from today or from the entry's own day on. */
const daysOffered = 120;
const near = [
  ["A day later", 1],
  ["A day earlier", -1],
  ["A week later", 7],
  ["A week earlier", -7],
] as const;

export interface MoveItemToProps {
  item: PlannerItem;
  today: string;
  onMove: MoveItem;
  onClose: () => void;
}

/** “Move to…” for an entry of the calendar: a day by its name; its hour stays. */
export function MoveItemTo({ item, today, onMove, onClose }: MoveItemToProps) {
  const locale = useLocale();
  const own = item.startLocal.slice(0, 10);
  const inFull = (day: string) =>
    dayText(day, locale, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
  const from = daysAfter(own, -14) > today ? daysAfter(own, -14) : today;
  const days = Array.from({ length: daysOffered }, (_, index) => daysAfter(from, index));
  const targets: MoveTarget[] = [
    ...near
      .filter(([, by]) => daysAfter(own, by) >= today)
      .map(([label, by]) => ({
        id: daysAfter(own, by),
        label,
        detail: inFull(daysAfter(own, by)),
        group: "Near",
        icon: <CalendarDays />,
      })),
    ...days
      .filter((day) => day !== own)
      .map((day) => ({
        id: `day ${day}`,
        label: inFull(day),
        group: dayText(day, locale, { month: "long", year: "numeric" }),
      })),
  ];
  return (
    <MoveTo
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      name={item.title}
      targets={targets}
      onMove={({ id }) => {
        onMove(item, { days: daysBetween(own, id.replace("day ", "")), minutes: 0 });
      }}
    />
  );
}
