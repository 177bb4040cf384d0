import type { SupabaseClient } from "@supabase/supabase-js";
import type { RsvpState } from "../sharing/public-event.types.ts";
import type { ListPage, ListRequest } from "../base/lists.types.ts";
import { failureFrom, resultOf, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type { AnyEventLine, RsvpLine } from "./rsvp.types.ts";
import { typedWords } from "../base/plain-words.rules.ts";

interface RsvpListRow {
  rsvp_id: string | null;
  event_guest_id: string;
  full_name: string;
  email: string | null;
  household_name: string | null;
  answer: RsvpState | "pending";
  party_size: number;
  note: string | null;
  answered_at: string | null;
  late: boolean;
  source: string | null;
  answered_by: string | null;
}

interface AnyEventRow extends RsvpListRow {
  event_id: string;
  meal_choice: string | null;
}

const columns =
  "rsvp_id, event_guest_id, full_name, email, household_name, answer, party_size, note, answered_at, late, source, answered_by";

function lineFromRow(row: RsvpListRow): RsvpLine {
  return {
    id: row.rsvp_id,
    eventGuestId: row.event_guest_id,
    name: row.full_name,
    email: row.email,
    householdName: row.household_name,
    state: row.answer === "pending" ? null : row.answer,
    partySize: row.party_size,
    note: row.note,
    answeredAt: row.answered_at,
    isLate: row.late,
    source: row.source,
    isByTicket: row.answered_by === "ticket",
  };
}

const anyColumns = `${columns}, event_id, meal_choice`;

/** Columns of the table over all events, by the names the list uses. */
const sortColumns: Record<string, string> = {
  guest: "full_name",
  answer: "answer",
  people: "party_size",
  when: "answered_at",
};

/** The most lines one list asks for. */
const listLimit = 5000;

export interface RsvpApi {
  /** Every guest with their answer, the newest answers first, those without one last. */
  list: (eventId: string) => Promise<Result<RsvpLine[]>>;
  /** A page of the answers to all events of the account, the newest first unless asked otherwise. */
  listAll: (request: ListRequest) => Promise<Result<ListPage<AnyEventLine>>>;
  /** The guest's own invitation, the same each time. */
  issuePersonalLink: (eventGuestId: string) => Promise<Result<{ url: string }>>;
}

/** Calls about answers. */
export function createRsvpApi(client: SupabaseClient): RsvpApi {
  return {
    async list(eventId) {
      const { data, error } = await client
        .from("event_rsvp_list")
        .select(columns)
        .eq("event_id", eventId)
        .order("answered_at", { ascending: false, nullsFirst: false })
        .order("full_name")
        .limit(listLimit)
        .overrideTypes<RsvpListRow[], { merge: false }>();
      const result = resultOf({ data, error });
      return result.ok ? succeed(result.value.map(lineFromRow)) : result;
    },
    async listAll({ text = "", filter = "all", sort, descending, from = 0, size = 25 }) {
      let query = client.from("event_rsvp_list").select(anyColumns, { count: "exact" });
      if (filter !== "all") query = query.eq("answer", filter);
      for (const word of typedWords(text)) query = query.like("name_words", `%${word}%`);
      const column = sort ? sortColumns[sort] : undefined;
      const ordered = column
        ? query.order(column, { ascending: descending !== true, nullsFirst: false })
        : query.order("answered_at", { ascending: false, nullsFirst: false });
      const { data, error, count } = await ordered
        .order("event_guest_id")
        .range(from, from + size - 1)
        .overrideTypes<AnyEventRow[], { merge: false }>();
      if (error) return { ok: false, error: failureFrom(error) };
      return succeed({
        total: count ?? data.length,
        rows: data.map((row) => ({
          ...lineFromRow(row),
          eventId: row.event_id,
          mealChoice: row.meal_choice,
        })),
      });
    },
    issuePersonalLink: async (eventGuestId) =>
      resultOf<{ url: string }>(
        await client.rpc("issue_personal_link", { event_guest_id_param: eventGuestId }),
      ),
  };
}
