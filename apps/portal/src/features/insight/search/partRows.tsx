import type { ActionEvent } from "../../../event-kit/actions/action.types.ts";
import { tabQuery } from "../../../event-kit/event/tabs.rules.ts";
import { ChevronRight } from "lucide-react";
import { href } from "../../../app/routing/href.ts";
import type { PaletteParts, PaletteRow } from "./palette.types.ts";

/** An event's parts: the tabs of its page. */
export function partRows(
  tabs: PaletteParts["tabs"],
  at: ActionEvent,
  group = "Pages",
): PaletteRow[] {
  const { event, overview } = at;
  return tabs
    .filter(({ isShown }) => isShown?.(event, overview) ?? true)
    .map(({ key, label }) => {
      const to = `${href("events.details", { eventId: event.id })}${tabQuery(key)}`;
      return {
        key: to,
        title: label,
        group,
        place: `Event · ${event.name}`,
        icon: <ChevronRight aria-hidden="true" />,
        opens: { to },
      };
    });
}
