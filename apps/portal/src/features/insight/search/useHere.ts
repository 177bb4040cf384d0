import type { EventRecord } from "@jubilee/core/events/events.types";
import type { Used } from "@jubilee/core/insight/palette.types";
import { useRoute } from "../../../app/routing/useRoute.ts";
import type { ActionEvent } from "../../../event-kit/actions/action.types.ts";
import { useOverview } from "../../../event-kit/data/useOverview.ts";
import { useNow } from "../../../page-kit/useNow.ts";

/** The event that one is at, was at last, or has next. */
function eventHere(
  events: readonly EventRecord[],
  uses: readonly Used[],
  shownId: string | undefined,
  nowMs: number,
): EventRecord | undefined {
  const live = events.filter(({ status }) => status !== "archived");
  const shown = events.find(({ id }) => id === shownId);
  const visited = uses.flatMap(({ key }) => live.find(({ id }) => key.includes(id)) ?? []);
  const next = live
    .filter(({ endDate }) => Date.parse(endDate) > nowMs)
    .toSorted((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate));
  return shown ?? visited[0] ?? next[0];
}

/** The event that actions are about, with its figures. */
export function useHere(
  events: readonly EventRecord[],
  uses: readonly Used[],
  chosen: EventRecord | null,
): ActionEvent | null {
  const nowMs = useNow();
  const shownId = useRoute()?.params["eventId"];
  const event = chosen ?? eventHere(events, uses, shownId, nowMs) ?? null;
  const { data: overview } = useOverview(event?.id ?? "", { enabled: event !== null });
  return event && { event, overview, nowMs };
}
