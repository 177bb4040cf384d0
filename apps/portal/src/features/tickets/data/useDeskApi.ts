import { createTicketDeskApi } from "@jubilee/core/tickets/ticket-desk.api";
import { useMemo } from "react";
import { usePlanner } from "../../../app/portal/usePlanner.ts";

/** The calls of the ticket screens, over the planner's one client. */
export function useDeskApi() {
  const { client } = usePlanner();
  return useMemo(() => createTicketDeskApi(client), [client]);
}
