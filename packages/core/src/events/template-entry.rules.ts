import type { TemplateEntry } from "./templates.types.ts";

/** One entry of a programme, on one line of a template. */
export function entry(
  day: number,
  at: string,
  minutes: number,
  kind: TemplateEntry["kind"],
  title: string,
  note = "",
): TemplateEntry {
  return { day, at, minutes, kind, title, note };
}
