import type { Permission } from "@jubilee/core/account/rights.rules";
import type { EventOverview } from "@jubilee/core/insight/dashboard.types";
import type { RowSource } from "./found-row.types.ts";

/** Whether the reader may do something with the event; yes until its overview says otherwise. */
export function mayDo(
  overview: Pick<EventOverview, "may"> | undefined,
  asks: Permission | undefined,
): boolean {
  return asks === undefined || overview === undefined || overview.may.includes(asks);
}

/** A source of rows that finds nothing, and asks for nothing, where its reader may not act on it. */
export function forWhoMay<Source extends RowSource<unknown>>(source: Source): Source {
  const { asks, isAsked, find } = source;
  if (asks === undefined) return source;
  return {
    ...source,
    isAsked: (place) => mayDo(place.overview, asks) && (isAsked?.(place) ?? true),
    find: (place, value) => (mayDo(place.overview, asks) ? find(place, value) : null),
  };
}
