import { rowMap } from "../base/row-map.rules.ts";
import type { RowOf } from "../base/row-map.types.ts";
import type { DatabaseClient } from "../database/client.types.ts";
import { call } from "../base/calls.api.ts";
import { failureFrom, resultOf, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type {
  HostMeal,
  HostQuestion,
  MealDraft,
  PartySubmission,
  PublicParty,
  QuestionDraft,
} from "./party.types.ts";

/** The columns of a meal. */
const mealRows = rowMap<"event_meals", HostMeal>()({
  id: "id",
  name: "name",
  description: "description",
  forChildren: "for_children",
});

export interface PartyApi {
  /** An event's meals in their order. */
  listMeals: (eventId: string) => Promise<Result<HostMeal[]>>;
  addMeal: (eventId: string, draft: MealDraft, position: number) => Promise<Result<void>>;
  removeMeal: (mealId: string) => Promise<Result<void>>;
  /** An event's own questions in their order. */
  listQuestions: (eventId: string) => Promise<Result<HostQuestion[]>>;
  addQuestion: (eventId: string, draft: QuestionDraft, position: number) => Promise<Result<void>>;
  removeQuestion: (questionId: string) => Promise<Result<void>>;
  /** A guest's household with its answers, for its host. */
  open: (eventGuestId: string) => Promise<Result<PublicParty>>;
  /** Writes down what a household said by telephone or letter. */
  record: (eventGuestId: string, answer: PartySubmission) => Promise<Result<PublicParty>>;
}

/** Calls about what an event asks of its guests. */
export function createPartyApi(client: DatabaseClient): PartyApi {
  const remove = async (table: "event_meals" | "event_questions", id: string) => {
    const { data, error } = await client.from(table).delete().eq("id", id).select("id");
    const removed = resultOf<{ id: string }[]>({ data: data?.length ? data : null, error });
    return removed.ok ? succeed(undefined) : removed;
  };
  return {
    async listMeals(eventId) {
      const { data, error } = await client
        .from("event_meals")
        .select<string, RowOf<typeof mealRows>>(mealRows.columns)
        .eq("event_id", eventId)
        .order("position")
        .order("name");
      return error ? { ok: false, error: failureFrom(error) } : succeed(data.map(mealRows.fromRow));
    },
    async addMeal(eventId, draft, position) {
      const { error } = await client.from("event_meals").insert({
        event_id: eventId,
        name: draft.name.trim(),
        description: draft.description.trim() || null,
        for_children: draft.forChildren,
        position,
      });
      return error ? { ok: false, error: failureFrom(error) } : succeed(undefined);
    },
    removeMeal: (mealId) => remove("event_meals", mealId),
    async listQuestions(eventId) {
      const { data, error } = await client
        .from("event_questions")
        .select("id, prompt, kind, options, required")
        .eq("event_id", eventId)
        .order("position")
        .order("created_at")
        .overrideTypes<HostQuestion[], { merge: false }>();
      return error ? { ok: false, error: failureFrom(error) } : succeed(data);
    },
    async addQuestion(eventId, draft, position) {
      const { error } = await client.from("event_questions").insert({
        event_id: eventId,
        prompt: draft.prompt.trim(),
        kind: draft.kind,
        options: draft.kind === "choice" ? draft.options : [],
        required: draft.required,
        position,
      });
      return error ? { ok: false, error: failureFrom(error) } : succeed(undefined);
    },
    removeQuestion: (questionId) => remove("event_questions", questionId),
    open: (eventGuestId) => call(client, "get_party", { event_guest_id_param: eventGuestId }),
    record: (eventGuestId, answer) =>
      call(client, "record_party", {
        event_guest_id_param: eventGuestId,
        payload: { ...answer },
      }),
  };
}
