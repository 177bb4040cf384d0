import type { Command } from "@jubilee/ui/command-palette";
import { Marked } from "./Marked.tsx";
import type { PaletteRow } from "./palette.types.ts";

/** A row as it is drawn, with the letters marked that were looked for. */
export function commandOf(row: PaletteRow, looked: string): Command {
  const { key, id = key, title, detail, place, icon, group, eventId } = row;
  return {
    id: `${group} ${id}`,
    label: title,
    name: <Marked text={title} search={looked} />,
    ...(detail ? { detail: <Marked text={detail} search={looked} /> } : {}),
    ...(place ? { end: <bdi>{place}</bdi> } : {}),
    icon,
    group,
    hasParts: eventId !== undefined,
  };
}

/** What was found, in words for whoever hears it. */
export function tellRows(rows: readonly PaletteRow[], typed: string, isNothing: boolean): string {
  if (typed === "") return "";
  if (isNothing) return `Nothing is called “${typed}”. ${rows.length} things that you could do.`;
  return `${rows.length} ${rows.length === 1 ? "result" : "results"}, ${rows[0]?.title ?? ""} first.`;
}
