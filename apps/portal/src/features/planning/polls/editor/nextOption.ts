import { endAfterMove } from "@jubilee/core/events/events.rules";
import type { QuestionKind } from "@jubilee/core/planning/polls.types";
import { newOption, type OptionDraft } from "./pollDraft.rules.ts";

const aDay = ["2000-01-01T00:00", "2000-01-02T00:00"] as const;

/** A further option: of times, the same hours on the day after the last one. */
export function nextOption(kind: QuestionKind, options: readonly OptionDraft[]): OptionDraft {
  const last = options.at(-1);
  if (kind !== "date" || !last?.startLocal) return newOption();
  return newOption({
    allDay: last.allDay,
    startLocal: endAfterMove(...aDay, last.startLocal),
    endLocal: endAfterMove(...aDay, last.endLocal),
  });
}
