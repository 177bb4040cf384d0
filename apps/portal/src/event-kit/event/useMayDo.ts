import type { Permission } from "@jubilee/core/account/rights.rules";
import { useOverview } from "../data/useOverview.ts";
import { mayDo } from "./may.rules.ts";

/** Whether the reader may do something with an event: what they may not is not shown. */
export function useMayDo(eventId: string, asks: Permission): boolean {
  const { data } = useOverview(eventId, { enabled: eventId !== "" });
  return mayDo(data, asks);
}
