import type { CalendarFileEntry } from "@jubilee/core/schedule/calendar-import.types";
import { clockFields, isAllDay, zonePlace } from "@jubilee/core/base/time.rules";
import { Checkbox } from "@jubilee/ui/checkbox";
import { useLocale } from "../../../../page-kit/useLocale.ts";

export interface EntryLineProps {
  entry: CalendarFileEntry;
  isChosen: boolean;
  /** Why it did not become an event when that was tried. */
  failure: string | undefined;
  onToggle: () => void;
}

/** One entry of a file: what it becomes, what was guessed, or why it cannot become an event. */
export function EntryLine({ entry, isChosen, failure, onToggle }: EntryLineProps) {
  const locale = useLocale();
  const dates = entry.furtherStarts.length + 1;
  const facts = [
    entry.problem === null && spanText(entry, locale),
    entry.problem === null && zonePlace(entry.timeZone),
    entry.locationName,
    dates > 1 && `${dates} dates`,
    ...entry.notes,
  ].filter((fact) => fact !== false && fact !== "");
  return (
    <Checkbox
      label={entry.name}
      help={facts.join(" · ")}
      error={failure ?? entry.problem ?? undefined}
      checked={isChosen}
      disabled={entry.problem !== null}
      onCheckedChange={onToggle}
    />
  );
}

function spanText(entry: CalendarFileEntry, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone: "UTC",
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    ...(isAllDay(entry) ? {} : clockFields(locale)),
  }).formatRange(Date.parse(`${entry.startLocal}Z`), Date.parse(`${entry.endLocal}Z`));
}
