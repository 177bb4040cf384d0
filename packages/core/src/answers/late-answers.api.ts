import type { DatabaseClient } from "../database/client.types.ts";
import { act, call } from "../base/calls.api.ts";
import { resultOf, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type { ComingHead, HeadCount, LateAnswer } from "./late-answers.types.ts";

export interface LateAnswersApi {
  /** What waits for the host's word, the oldest first. */
  list: (eventId: string) => Promise<Result<LateAnswer[]>>;
  /** Takes it as it was sent, or declines it. */
  decide: (id: string, isAccepted: boolean) => Promise<Result<true>>;
  getHeadCount: (eventId: string) => Promise<Result<HeadCount>>;
  /** Everybody who comes, by meal and name. */
  listComing: (eventId: string) => Promise<Result<ComingHead[]>>;
  /** A later deadline for a guest and the household; null for the event's own. ISO instant. */
  setDeadline: (eventGuestId: string, until: string | null) => Promise<Result<null>>;
}

/** Calls about late answers and who is to be counted on. */
export function createLateAnswersApi(client: DatabaseClient): LateAnswersApi {
  return {
    list: (eventId) => call(client, "list_late_answers", { event_id_param: eventId }),
    decide: (id, isAccepted) =>
      act(client, "decide_late_answer", {
        late_answer_id: id,
        accept_param: isAccepted,
      }),
    getHeadCount: (eventId) => call(client, "get_head_count", { event_id_param: eventId }),
    listComing: (eventId) => call(client, "list_coming_heads", { event_id_param: eventId }),
    async setDeadline(eventGuestId, until) {
      const changed = resultOf<{ id: string }>(
        await client
          .from("event_guests")
          .update({ answer_until: until })
          .eq("id", eventGuestId)
          .select("id")
          .single(),
      );
      return changed.ok ? succeed(null) : changed;
    },
  };
}
