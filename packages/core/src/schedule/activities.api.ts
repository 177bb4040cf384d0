import type { DatabaseClient } from "../database/client.types.ts";
import { act, call } from "../base/calls.api.ts";
import { isEventId } from "../events/events.rules.ts";
import { cursorPage, readAllPages } from "../base/lists.rules.ts";
import { fail, resultOf, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import { activitiesCopy } from "./activities.copy.ts";
import type {
  ActivityDraft,
  ActivityHost,
  ActivityMove,
  ActivityPerson,
  ActivityRecord,
  ActivityStatus,
  PublishedSchedule,
  ScheduleDesk,
  ScheduleVersion,
} from "./activities.types.ts";
import {
  activityFromRow,
  activityRows,
  columnsOfActivity,
  type ActivityRow,
} from "./activity-rows.rules.ts";

/** Rows of one reading of a list. */
const rowsAtOnce = 1000;

export interface ActivitiesApi {
  /** All of one event, by time. */
  listOfEvent: (eventId: string) => Promise<Result<ActivityRecord[]>>;
  /** One activity; a malformed id is `invalid_input`. */
  get: (id: string) => Promise<Result<ActivityRecord>>;
  create: (eventId: string, draft: ActivityDraft) => Promise<Result<ActivityRecord>>;
  /** All of them or none. */
  createAll: (eventId: string, drafts: readonly ActivityDraft[]) => Promise<Result<true>>;
  update: (id: string, draft: ActivityDraft) => Promise<Result<ActivityRecord>>;
  /** Moves what still stands at `from`; what somebody else moved or removed by then is a `conflict`. */
  move: (id: string, to: ActivityMove, from: ActivityMove) => Promise<Result<ActivityRecord>>;
  setStatus: (id: string, status: ActivityStatus) => Promise<Result<ActivityRecord>>;
  remove: (id: string) => Promise<Result<true>>;
  /** Counts, shared guests, the last version and what changed since. */
  desk: (eventId: string) => Promise<Result<ScheduleDesk>>;
  publish: (eventId: string, notes: string) => Promise<Result<PublishedSchedule>>;
  /** The last fifty, the newest first. */
  versions: (eventId: string) => Promise<Result<ScheduleVersion[]>>;
  /** Who goes, then who waits, each in their order. */
  people: (id: string) => Promise<Result<ActivityPerson[]>>;
  /** Who can host, by letters of the name: the team first, then the event's guests. */
  hosts: (eventId: string, text: string) => Promise<Result<ActivityHost[]>>;
  /** Signs a guest up, or takes them off. */
  setPlace: (id: string, eventGuestId: string, goes: boolean) => Promise<Result<true>>;
}

type ChangedColumns = ReturnType<typeof columnsOfActivity> | { status: ActivityStatus };

/** Calls about activities and the schedule made of them. */
export function createActivitiesApi(client: DatabaseClient): ActivitiesApi {
  const change = async (id: string, columns: ChangedColumns): Promise<Result<ActivityRecord>> => {
    const { data, error } = await client
      .from("activities")
      .update(columns)
      .eq("id", id)
      .select<string, ActivityRow>(activityRows.columns)
      .single();
    const result = resultOf({ data, error });
    return result.ok ? succeed(activityFromRow(result.value)) : result;
  };

  return {
    listOfEvent: (eventId) =>
      readAllPages(async (after: number | null) => {
        const from = after ?? 0;
        const { data, error } = await client
          .from("activities")
          .select<string, ActivityRow>(activityRows.columns)
          .eq("event_id", eventId)
          .order("start_at")
          .order("id")
          .range(from, from + rowsAtOnce - 1);
        const result = resultOf({ data, error });
        if (!result.ok) return result;
        const rows = result.value.map(activityFromRow);
        return succeed(cursorPage(rows, rowsAtOnce, () => from + rowsAtOnce));
      }),
    async get(id) {
      if (!isEventId(id)) return fail("invalid_input", activitiesCopy.invalidId, "id");
      const { data, error } = await client
        .from("activities")
        .select<string, ActivityRow>(activityRows.columns)
        .eq("id", id)
        .maybeSingle();
      const result = resultOf({ data, error });
      return result.ok ? succeed(activityFromRow(result.value)) : result;
    },
    async create(eventId, draft) {
      const { data, error } = await client
        .from("activities")
        .insert({ ...columnsOfActivity(draft), event_id: eventId })
        .select<string, ActivityRow>(activityRows.columns)
        .single();
      const result = resultOf({ data, error });
      return result.ok ? succeed(activityFromRow(result.value)) : result;
    },
    async createAll(eventId, drafts) {
      const rows = drafts.map((draft) => ({ ...columnsOfActivity(draft), event_id: eventId }));
      const { error } = await client.from("activities").insert(rows);
      return resultOf<true>({ data: error ? null : true, error });
    },
    update: (id, draft) => change(id, columnsOfActivity(draft)),
    async move(id, { startLocal, endLocal, room }, from) {
      const there = client
        .from("activities")
        .update(activityRows.toRow({ startLocal, endLocal, room }))
        .eq("id", id)
        .gte("start_local", from.startLocal)
        .lte("start_local", `${from.startLocal}:59`)
        .gte("end_local", from.endLocal)
        .lte("end_local", `${from.endLocal}:59`);
      const { data, error } = await (
        from.room === null ? there.is("room", null) : there.eq("room", from.room)
      )
        .select<string, ActivityRow>(activityRows.columns)
        .maybeSingle();
      if (!error && data === null) return fail("conflict", activitiesCopy.movedMeanwhile);
      const result = resultOf({ data, error });
      return result.ok ? succeed(activityFromRow(result.value)) : result;
    },
    setStatus: (id, status) => change(id, { status }),
    async remove(id) {
      const { data, error } = await client
        .from("activities")
        .delete()
        .eq("id", id)
        .select("id")
        .single();
      const result = resultOf({ data, error });
      return result.ok ? succeed(true) : result;
    },
    desk: (eventId) => call(client, "get_schedule_desk", { event_id_param: eventId }),
    publish: (eventId, notes) =>
      call(client, "publish_schedule", {
        event_id_param: eventId,
        notes_param: notes.trim() || null,
      }),
    versions: (eventId) => call(client, "list_schedule_versions", { event_id_param: eventId }),
    people: (id) => call(client, "get_activity_people", { activity_id_param: id }),
    hosts: (eventId, text) =>
      call(client, "find_activity_hosts", { event_id_param: eventId, text_param: text }),
    setPlace: (id, eventGuestId, goes) =>
      act(client, "set_activity_place", {
        activity_id_param: id,
        event_guest_id_param: eventGuestId,
        goes,
      }),
  };
}
