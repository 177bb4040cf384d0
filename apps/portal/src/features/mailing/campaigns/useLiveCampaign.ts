import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { usePlanner } from "../../../app/portal/usePlanner.ts";
import { campaignKeys } from "../keys.ts";

/** Reads a campaign again when it is written or sent somewhere else, and once after a lost connection. */
export function useLiveCampaign(id: string): void {
  const { client } = usePlanner();
  const queries = useQueryClient();
  useEffect(() => {
    let wasJoined = false;
    const readAgain = () => void queries.invalidateQueries({ queryKey: campaignKeys.record(id) });
    const channel = client
      .channel(`campaign:${id}`)
      .on(
        "postgres_changes",
        { event: "UPDATE", schema: "public", table: "email_campaigns", filter: `id=eq.${id}` },
        readAgain,
      )
      .subscribe((status: string) => {
        if (status !== "SUBSCRIBED") return;
        if (wasJoined) readAgain();
        wasJoined = true;
      });
    return () => void client.removeChannel(channel);
  }, [client, id, queries]);
}
