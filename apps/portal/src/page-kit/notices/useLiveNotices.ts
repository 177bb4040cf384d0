import { useEffect } from "react";
import { usePlanner } from "../../app/portal/usePlanner.ts";
import { queryClientOf } from "../../app/session/queryClientOf.ts";
import { useUser } from "../../app/session/useUser.ts";
import { noticeKeys } from "./noticeReads.ts";

/** Reads notices again when the person is told something or reads it on another device. */
export function useLiveNotices(): void {
  const { client } = usePlanner();
  const { id } = useUser();
  useEffect(() => {
    const queries = queryClientOf(id);
    const readAgain = () => void queries.invalidateQueries({ queryKey: noticeKeys.all });
    const channel = client
      .channel(`notices:${id}`)
      .on(
        "postgres_changes",
        { event: "*", schema: "public", table: "notices", filter: `user_id=eq.${id}` },
        readAgain,
      )
      .subscribe();
    return () => void client.removeChannel(channel);
  }, [client, id]);
}
