import type { QuestionKind } from "@jubilee/core/planning/polls.types";
import type { OptionDraft } from "./pollDraft.rules.ts";

/** An option that is being written, in words. */
export function optionText(option: OptionDraft, kind: QuestionKind, locale: string): string {
  if (kind !== "date") return option.label.trim() || "An option without words";
  const at = Date.parse(`${option.startLocal}Z`);
  if (Number.isNaN(at)) return "A time that is not chosen yet";
  return new Intl.DateTimeFormat(locale, {
    dateStyle: "medium",
    ...(option.allDay ? {} : { timeStyle: "short" }),
    timeZone: "UTC",
  }).format(at);
}
