import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { usePlanner } from "../../../app/portal/usePlanner.ts";

/** Reads the figures again when somebody answers or buys at the next event. */
export function useLiveGlance(eventId: string | undefined): void {
  const { client } = usePlanner();
  const queries = useQueryClient();
  useEffect(() => {
    if (!eventId) return undefined;
    const filter = `event_id=eq.${eventId}`;
    const readAgain = () => void queries.invalidateQueries({ queryKey: ["at-a-glance"] });
    const channel = client
      .channel(`at-a-glance:${eventId}`)
      .on("postgres_changes", { event: "*", schema: "public", table: "rsvps", filter }, readAgain)
      .on("postgres_changes", { event: "*", schema: "public", table: "orders", filter }, readAgain)
      .subscribe();
    return () => void client.removeChannel(channel);
  }, [client, eventId, queries]);
}
