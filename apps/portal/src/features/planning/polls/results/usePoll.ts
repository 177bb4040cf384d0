import { createPollsApi } from "@jubilee/core/planning/polls.api";
import type { PollRecord } from "@jubilee/core/planning/polls.types";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { useRead } from "../../../../page-kit/data/useRead.ts";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";
import { keys } from "../../../../event-kit/data/keys.ts";
import { pollKeys } from "../../keys.ts";

/** One poll by its id. */
export function usePoll(pollId: string) {
  const api = useApi(createPollsApi);
  return useRead(pollKeys.record(pollId), () => api.get(pollId));
}

/** What was said in a poll, as far as planners may see it. */
export function usePollResults({ id, eventId }: Pick<PollRecord, "id" | "eventId">) {
  const api = useApi(createPollsApi);
  return useRead(pollKeys.results(eventId, id), () => api.results(id));
}

/** One write to polls; lists, record and results are read again. */
export function usePollWrite() {
  return useWrite(keys.events, "Polls");
}
