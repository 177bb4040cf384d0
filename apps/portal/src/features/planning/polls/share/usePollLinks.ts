import { createPollsApi } from "@jubilee/core/planning/polls.api";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { useRead } from "../../../../page-kit/data/useRead.ts";
import { pollKeys } from "../../keys.ts";

/** Every link of a poll that can be in use; one of its page is made where there is none, also once it was turned off. */
export function usePollLinks(pollId: string) {
  const api = useApi(createPollsApi);
  return useRead(pollKeys.links(pollId), async () => {
    const made = await api.link(pollId);
    return made.ok ? api.links(pollId) : made;
  });
}
