import { createPollsApi } from "@jubilee/core/planning/polls.api";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { useRead } from "../../../../page-kit/data/useRead.ts";
import { pollKeys } from "../../keys.ts";

/** Every link of a poll, turned-off ones too; its page's first is made where there was never one. */
export function usePollLinks(pollId: string) {
  const api = useApi(createPollsApi);
  return useRead(pollKeys.links(pollId), async () => {
    const all = await api.links(pollId);
    if (!all.ok || all.value.some(({ kind }) => kind === "poll")) return all;
    const made = await api.link(pollId);
    return made.ok ? api.links(pollId) : made;
  });
}
