import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { createPollsApi } from "@jubilee/core/planning/polls.api";
import type { PollRecord } from "@jubilee/core/planning/polls.types";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { useRead } from "../../../../page-kit/data/useRead.ts";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";
import { keys } from "../../../../event-kit/data/keys.ts";
import { pollKeys } from "../../keys.ts";
import { usePollStanding } from "../usePollStanding.ts";

/** One poll by its id. */
export function usePoll(pollId: string) {
  const api = useApi(createPollsApi);
  return useRead(pollKeys.record(pollId), () => api.get(pollId));
}

/**
 * The same while its page is open: what others do to it is heard of in its event's branch, and from the
 * moment on that it closes by itself it is closed, and read anew.
 */
export function useLivePoll(first: PollRecord): PollRecord {
  const api = useApi(createPollsApi);
  const queries = useQueryClient();
  const { data } = useRead(pollKeys.live(first.eventId, first.id), () => api.get(first.id), {
    placeholderData: first,
  });
  const poll = data ?? first;
  const state = usePollStanding(poll);
  const hasClosed = state !== poll.state;
  useEffect(() => {
    if (hasClosed) void queries.invalidateQueries({ queryKey: keys.event(first.eventId) });
  }, [hasClosed, queries, first.eventId]);
  return hasClosed ? { ...poll, state } : poll;
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
