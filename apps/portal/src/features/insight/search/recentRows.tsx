import type { EventRecord } from "@jubilee/core/events/events.types";
import type { Used } from "@jubilee/core/insight/palette.types";
import { FileText } from "lucide-react";
import type { RouteTable } from "../../../app/routing/routeTable.ts";
import type { FoundThings } from "../../../page-kit/found.types.ts";
import { ThingIcon } from "./foundRows.tsx";
import type { PaletteRow } from "./palette.types.ts";

const most = 4;

/** What was opened last, without the page that one is on and without what is gone. */
export function recentRows(
  uses: readonly Used[],
  kinds: readonly FoundThings[],
  events: readonly EventRecord[],
  resolve: RouteTable["resolve"],
): PaletteRow[] {
  return uses
    .flatMap(({ key, title, kind }): PaletteRow[] => {
      const path = key.split("?")[0] ?? "";
      const route = path.startsWith("/") ? resolve(path) : null;
      if (!route || path === location.pathname) return [];
      const things = kinds.find((one) => one.kind === kind || one.page === route.name);
      const event = events.find(({ id }) => id === route.params["eventId"]);
      // An event that is one's own no more is shown nowhere.
      if (things?.kind === "events" && !event) return [];
      const icon = things ? (
        <ThingIcon things={things} title={title} event={event} />
      ) : (
        <FileText aria-hidden="true" />
      );
      return [
        {
          key,
          title: event && things?.kind === "events" ? event.name : title,
          ...(things ? { kind: things.kind } : {}),
          group: "Recent",
          place: things?.one ?? "Page",
          icon,
          opens: { to: key },
          ...(things?.kind === "events" && event ? { eventId: event.id } : {}),
        },
      ];
    })
    .slice(0, most);
}
