import type { DatabaseClient } from "../database/client.types.ts";
import { cursorPage, readAllPages } from "../base/lists.rules.ts";
import { fail, failureFrom, resultOf, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type { RsvpSettings } from "../answers/rsvp.types.ts";
import { eventsCopy } from "./events.copy.ts";
import { coverProblem, isEventId } from "./events.rules.ts";
import type { EventBeginning, EventDraft, EventRecord, EventStatus } from "./events.types.ts";
import {
  columnsOfBeginning,
  columnsOfDraft,
  columnsOfRsvpSettings,
  eventFromRow,
  eventRows,
  type EventRow,
} from "./event-rows.rules.ts";

/** Rows of one reading of the list. */
const rowsAtOnce = 1000;

/** Where covers are kept; everybody may look at them. */
const coverBucket = "covers";

export interface EventsApi {
  /** Those of the account that is shown, the latest first. */
  list: () => Promise<Result<EventRecord[]>>;
  /** One event; a malformed id is `invalid_input` with the specification's text. */
  get: (id: string) => Promise<Result<EventRecord>>;
  create: (
    draft: EventDraft,
    userId: string,
    beginning: EventBeginning,
  ) => Promise<Result<EventRecord>>;
  update: (id: string, draft: EventDraft) => Promise<Result<EventRecord>>;
  setStatus: (id: string, status: EventStatus) => Promise<Result<EventRecord>>;
  setRsvp: (id: string, settings: RsvpSettings) => Promise<Result<EventRecord>>;
  /** Puts a photo up; the answer is the address to keep as the event's cover. */
  uploadCover: (file: File, userId: string) => Promise<Result<string>>;
}

type ChangedColumns =
  | ReturnType<typeof columnsOfDraft>
  | ReturnType<typeof columnsOfRsvpSettings>
  | { status: EventStatus };

/** Calls about events. Updates end in one row: touching nothing is an error. */
export function createEventsApi(client: DatabaseClient): EventsApi {
  const change = async (id: string, columns: ChangedColumns): Promise<Result<EventRecord>> => {
    const { data, error } = await client
      .from("events")
      .update(columns)
      .eq("id", id)
      .select<string, EventRow>(eventRows.columns)
      .single();
    const result = resultOf({ data, error });
    return result.ok ? succeed(eventFromRow(result.value)) : result;
  };

  return {
    list: () =>
      readAllPages(async (after: number | null) => {
        const from = after ?? 0;
        const { data, error } = await client
          .from("shown_events")
          .select<string, EventRow>(eventRows.columns)
          .order("start_date", { ascending: false })
          .order("id")
          .range(from, from + rowsAtOnce - 1);
        const result = resultOf({ data, error });
        if (!result.ok) return result;
        const rows = result.value.map(eventFromRow);
        return succeed(cursorPage(rows, rowsAtOnce, () => from + rowsAtOnce));
      }),
    async get(id) {
      if (!isEventId(id)) return fail("invalid_input", eventsCopy.invalidId, "id");
      const { data, error } = await client
        .from("events")
        .select<string, EventRow>(eventRows.columns)
        .eq("id", id)
        .maybeSingle();
      const result = resultOf({ data, error });
      return result.ok ? succeed(eventFromRow(result.value)) : result;
    },
    async create(draft, userId, beginning) {
      const { data, error } = await client
        .from("events")
        .insert({ ...columnsOfDraft(draft), user_id: userId, ...columnsOfBeginning(beginning) })
        .select<string, EventRow>(eventRows.columns)
        .single();
      const result = resultOf({ data, error });
      return result.ok ? succeed(eventFromRow(result.value)) : result;
    },
    update: (id, draft) => change(id, columnsOfDraft(draft)),
    setStatus: (id, status) => change(id, { status }),
    setRsvp: (id, settings) => change(id, columnsOfRsvpSettings(settings)),
    async uploadCover(file, userId) {
      const problem = coverProblem(file);
      if (problem) return fail("invalid_input", problem, "coverUrl");
      const ending = file.type.slice(file.type.indexOf("/") + 1);
      const path = `${userId}/${crypto.randomUUID()}.${ending}`;
      const bucket = client.storage.from(coverBucket);
      const { error } = await bucket.upload(path, file, { contentType: file.type });
      if (error) return { ok: false, error: failureFrom({ message: error.message }) };
      return succeed(new URL(bucket.getPublicUrl(path).data.publicUrl).pathname);
    },
  };
}
