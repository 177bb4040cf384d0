import type { DatabaseClient } from "../database/client.types.ts";
import { call } from "../base/calls.api.ts";
import { createEventsApi } from "../events/events.api.ts";
import type { EventDraft } from "../events/events.types.ts";
import { resultOf, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type { CalendarFileEntry, ImportedEntry } from "./calendar-import.types.ts";

/** What a file does not say of an event. */
export type ImportDefaults = Pick<EventDraft, "eventTypeId" | "currency" | "locale">;

export interface CalendarImportApi {
  /** Makes drafts of entries, one after another; a series where one repeats. Each says what became of it. */
  take: (
    entries: readonly CalendarFileEntry[],
    defaults: ImportDefaults,
    userId: string,
  ) => Promise<ImportedEntry[]>;
  /** Deletes what an import made; how many. */
  undo: (eventIds: readonly string[]) => Promise<Result<number>>;
}

/** Calls that make events of a calendar file. */
export function createCalendarImportApi(client: DatabaseClient): CalendarImportApi {
  const events = createEventsApi(client);
  const takeOne = async (
    entry: CalendarFileEntry,
    defaults: ImportDefaults,
    userId: string,
  ): Promise<ImportedEntry> => {
    const made = await events.create(draftOfEntry(entry, defaults), userId, {});
    if (!made.ok) return { key: entry.key, eventIds: [], problem: made.error.message };
    if (entry.furtherStarts.length === 0) {
      return { key: entry.key, eventIds: [made.value.id], problem: null };
    }
    const series = await call(client, "repeat_event", {
      event_id_param: made.value.id,
      rule_param: entry.rule,
      starts_param: entry.furtherStarts,
      with_tickets_param: false,
    });
    return series.ok
      ? {
          key: entry.key,
          eventIds: series.value.dates.map(({ eventId }) => eventId),
          problem: null,
        }
      : { key: entry.key, eventIds: [made.value.id], problem: series.error.message };
  };

  return {
    async take(entries, defaults, userId) {
      const taken: ImportedEntry[] = [];
      for (const entry of entries) taken.push(await takeOne(entry, defaults, userId));
      return taken;
    },
    async undo(eventIds) {
      const { data, error } = await client
        .from("events")
        .delete()
        .in("id", [...eventIds])
        .select("id");
      const result = resultOf<{ id: string }[]>({ data, error });
      return result.ok ? succeed(result.value.length) : result;
    },
  };
}

function draftOfEntry(entry: CalendarFileEntry, defaults: ImportDefaults): EventDraft {
  const isOnline = entry.locationName === "" && entry.onlineUrl !== "";
  return {
    ...defaults,
    name: entry.name,
    description: entry.description,
    kind: isOnline ? "online" : "in_person",
    startLocal: entry.startLocal,
    endLocal: entry.endLocal,
    timeZone: entry.timeZone,
    locationName: entry.locationName,
    address: "",
    onlineUrl: isOnline ? entry.onlineUrl : "",
    venueId: null,
    coverUrl: null,
    coverSeed: crypto.randomUUID(),
    coverLook: null,
    visibility: "unlisted",
    hostNames: [],
    goalMinor: null,
  };
}
