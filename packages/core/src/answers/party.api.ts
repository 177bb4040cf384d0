import type { SupabaseClient } from "@supabase/supabase-js";
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

interface MealRow {
  id: string;
  name: string;
  description: string | null;
  for_children: boolean;
}

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
export function createPartyApi(client: SupabaseClient): PartyApi {
  const remove = async (table: "event_meals" | "event_questions", id: string) => {
    const { data, error } = await client.from(table).delete().eq("id", id).select("id");
    const removed = resultOf<{ id: string }[]>({ data: data?.length ? data : null, error });
    return removed.ok ? succeed(undefined) : removed;
  };
  return {
    async listMeals(eventId) {
      const { data, error } = await client
        .from("event_meals")
        .select("id, name, description, for_children")
        .eq("event_id", eventId)
        .order("position")
        .order("name")
        .overrideTypes<MealRow[], { merge: false }>();
      if (error) return { ok: false, error: failureFrom(error) };
      return succeed(
        data.map(({ for_children: forChildren, ...meal }) => ({ ...meal, forChildren })),
      );
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
    open: async (eventGuestId) =>
      resultOf<PublicParty>(await client.rpc("get_party", { event_guest_id_param: eventGuestId })),
    record: async (eventGuestId, answer) =>
      resultOf<PublicParty>(
        await client.rpc("record_party", {
          event_guest_id_param: eventGuestId,
          payload: { ...answer },
        }),
      ),
  };
}
