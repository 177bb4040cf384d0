import { formatterOf } from "@jubilee/core/base/time.rules";
import type { StageProgress } from "@jubilee/core/tasks/journey.types";

const midday = (day: string) => Date.parse(`${day}T12:00Z`);

/** When a stage is: its months, the day it begins where it is short, or the day itself. */
function whenOf({ first, last }: StageProgress, locale: string): string {
  const day = { day: "numeric", month: "long", timeZone: "UTC" } as const;
  if (last === null) return formatterOf(locale, day).format(midday(first));
  const isShort = midday(last) - midday(first) < 40 * 86_400_000;
  const form = isShort
    ? ({ day: "numeric", month: "short", timeZone: "UTC" } as const)
    : ({ month: "long", timeZone: "UTC" } as const);
  return formatterOf(locale, form).formatRange(midday(first), midday(last));
}

/** “done · March – May”, “10 of 14 · April – June” */
export function stageNote(stage: StageProgress, locale: string): string {
  const when = whenOf(stage, locale);
  if (stage.total === 0) return when;
  if (stage.done === stage.total) return `done · ${when}`;
  return `${stage.done} of ${stage.total} · ${when}`;
}
