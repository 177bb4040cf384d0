import { rowMap } from "../base/row-map.rules.ts";
import type { RowOf } from "../base/row-map.types.ts";
import type { DatabaseClient } from "../database/client.types.ts";
import { call } from "../base/calls.api.ts";
import type { RsvpState } from "../sharing/public-event.types.ts";
import type { ListPage, ListRequest } from "../base/lists.types.ts";
import { failureFrom, resultOf, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type { AnyEventLine, RsvpLine } from "./rsvp.types.ts";
import { typedWords } from "../base/plain-words.rules.ts";

/** The columns of the list of answers; `answer` is the standing, pending while there is none. */
type ListedAnswer = Omit<AnyEventLine, "state" | "isByTicket"> & {
  answer: RsvpState | "pending";
  answeredBy: string | null;
};

const answerColumns = {
  id: "rsvp_id",
  eventGuestId: "event_guest_id",
  name: "full_name",
  email: "email",
  householdName: "household_name",
  answer: "answer",
  partySize: "party_size",
  note: "note",
  answeredAt: "answered_at",
  isLate: "late",
  source: "source",
  answeredBy: "answered_by",
} as const;

/** The answers to one event, and those to all with what a table over them shows. */
const answerRows = rowMap<"event_rsvp_list", Omit<ListedAnswer, "eventId" | "mealChoice">>()(
  answerColumns,
);
const anyAnswerRows = rowMap<"event_rsvp_list", ListedAnswer>()({
  ...answerColumns,
  eventId: "event_id",
  mealChoice: "meal_choice",
});

/** An answer as the product speaks of it. */
function lineOf<Listed extends { answer: RsvpState | "pending"; answeredBy: string | null }>({
  answer,
  answeredBy,
  ...line
}: Listed) {
  return {
    ...line,
    state: answer === "pending" ? null : answer,
    isByTicket: answeredBy === "ticket",
  };
}

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
export function createRsvpApi(client: DatabaseClient): RsvpApi {
  return {
    async list(eventId) {
      const { data, error } = await client
        .from("event_rsvp_list")
        .select<string, RowOf<typeof answerRows>>(answerRows.columns)
        .eq("event_id", eventId)
        .order("answered_at", { ascending: false, nullsFirst: false })
        .order("full_name")
        .limit(listLimit);
      const result = resultOf({ data, error });
      return result.ok
        ? succeed(result.value.map((row) => lineOf(answerRows.fromRow(row))))
        : result;
    },
    async listAll({ text = "", filter = "all", sort, descending, from = 0, size = 25 }) {
      let query = client
        .from("event_rsvp_list")
        .select<string, RowOf<typeof anyAnswerRows>>(anyAnswerRows.columns, { count: "exact" });
      if (filter !== "all") query = query.eq("answer", filter);
      for (const word of typedWords(text)) query = query.like("name_words", `%${word}%`);
      const column = sort ? sortColumns[sort] : undefined;
      const ordered = column
        ? query.order(column, { ascending: descending !== true, nullsFirst: false })
        : query.order("answered_at", { ascending: false, nullsFirst: false });
      const { data, error, count } = await ordered
        .order("event_guest_id")
        .range(from, from + size - 1);
      if (error) return { ok: false, error: failureFrom(error) };
      return succeed({
        total: count ?? data.length,
        rows: data.map((row) => lineOf(anyAnswerRows.fromRow(row))),
      });
    },
    issuePersonalLink: (eventGuestId) =>
      call(client, "issue_personal_link", { event_guest_id_param: eventGuestId }),
  };
}
