import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { usePlanner } from "../../../app/portal/usePlanner.ts";
import { useUser } from "../../../app/session/useUser.ts";
import { teamKey } from "./keys.ts";

/** Reads the team again when the person is told something: an offer to own the account, or what became of one. */
export function useLiveTeam(): void {
  const { client } = usePlanner();
  const { id } = useUser();
  const queries = useQueryClient();
  useEffect(() => {
    const channel = client
      .channel(`team:${id}`)
      .on(
        "postgres_changes",
        { event: "INSERT", schema: "public", table: "notices", filter: `user_id=eq.${id}` },
        () => void queries.invalidateQueries({ queryKey: teamKey }),
      )
      .subscribe();
    return () => void client.removeChannel(channel);
  }, [client, id, queries]);
}
