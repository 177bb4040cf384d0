import { createThreadsApi } from "@jubilee/core/talk/threads.api";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { keys } from "../../../event-kit/data/keys.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";

/** Of a conversation: how far one has read, and what there is. */
export interface ReadSoFar {
  thread: { id: string; me: { readPlace: number } };
  messages: readonly { place: number }[];
  hasNewer: boolean;
}

/** Says how far one has read what one chose, while the window is looked at; the lists beside it are read again. */
export function useReadMark({ thread, messages, hasNewer }: ReadSoFar, isAsked: boolean): void {
  const api = useApi(createThreadsApi);
  const queries = useQueryClient();
  const newest = hasNewer || !isAsked ? 0 : (messages.at(-1)?.place ?? 0);
  const told = useRef(thread.me.readPlace);
  useEffect(() => {
    const tellNow = async () => {
      if (document.visibilityState !== "visible" || newest <= told.current) return;
      told.current = newest;
      const result = await api.read(thread.id, newest);
      if (result.ok) {
        await queries.invalidateQueries({
          queryKey: keys.events,
          predicate: ({ queryKey }) => queryKey.includes("threads"),
        });
      } else {
        told.current = thread.me.readPlace;
      }
    };
    const tell = () => void tellNow();
    tell();
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, [api, newest, queries, thread.id, thread.me.readPlace]);
}
