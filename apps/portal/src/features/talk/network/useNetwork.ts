import { createNetworkApi } from "@jubilee/core/talk/network.api";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { usePlanner } from "../../../app/portal/usePlanner.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { talkKeys } from "../keys.ts";

/** The network, read again when somebody changes a checklist that one has. */
export function useNetwork() {
  const api = useApi(createNetworkApi);
  const { client } = usePlanner();
  const queries = useQueryClient();
  useEffect(() => {
    const readAgain = () => void queries.invalidateQueries({ queryKey: talkKeys.network });
    const channel = client
      .channel("shared-checklists")
      .on(
        "postgres_changes",
        { event: "*", schema: "public", table: "shared_checklists" },
        readAgain,
      )
      .subscribe();
    return () => void client.removeChannel(channel);
  }, [client, queries]);
  return useRead(talkKeys.network, () => api.get());
}

/** The network's calls, and a write after which it is read again. */
export function useNetworkWrite() {
  return { api: useApi(createNetworkApi), ...useWrite(talkKeys.network, "Planning Network") };
}
