import { createThreadsApi } from "@jubilee/core/talk/threads.api";
import type { ThreadHead } from "@jubilee/core/talk/threads.types";
import { useCallback } from "react";
import { useApi } from "../../../page-kit/data/useApi.ts";

/** Asks who of a conversation can be named, by what is typed after an @. */
export function useNameable({ id, me }: ThreadHead) {
  const api = useApi(createThreadsApi);
  return useCallback(
    async (query: string) => {
      const found = await api.people(id, query);
      return found.ok
        ? found.value.members.flatMap((member) =>
            member.name === null || member.id === me.id
              ? []
              : [{ id: member.id, name: member.name }],
          )
        : [];
    },
    [api, id, me.id],
  );
}
