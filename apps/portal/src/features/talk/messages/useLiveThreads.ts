import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { usePlanner } from "../../../app/portal/usePlanner.ts";
import { talkKeys } from "../keys.ts";

/** Several messages of one moment are read together. */
const gatherMs = 200;

/** Reads the list again when something is said in any conversation that one reads. */
export function useLiveThreads(eventId: string | null): void {
  const { client } = usePlanner();
  const queries = useQueryClient();
  useEffect(() => {
    let gathering: ReturnType<typeof setTimeout> | null = null;
    let wasJoined = false;
    const readAgain = () => {
      gathering ??= setTimeout(() => {
        gathering = null;
        void queries.invalidateQueries({ queryKey: talkKeys.all(eventId) });
      }, gatherMs);
    };
    const channel = client
      .channel(`threads:${eventId ?? "all"}`)
      .on(
        "postgres_changes",
        {
          event: "*",
          schema: "public",
          table: "threads",
          ...(eventId === null ? {} : { filter: `event_id=eq.${eventId}` }),
        },
        readAgain,
      )
      .subscribe((status: string) => {
        if (status !== "SUBSCRIBED") return;
        if (wasJoined) readAgain();
        wasJoined = true;
      });
    return () => {
      if (gathering) clearTimeout(gathering);
      void client.removeChannel(channel);
    };
  }, [client, eventId, queries]);
}
