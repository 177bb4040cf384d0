import type { Permission } from "@jubilee/core/account/rights.rules";
import type { ReactNode } from "react";
import { useMayDo } from "./useMayDo.ts";

interface MayDoProps {
  eventId: string;
  asks: Permission;
  children: ReactNode;
}

/** What is there only for whoever may do it with the event. */
export function MayDo({ eventId, asks, children }: MayDoProps) {
  return useMayDo(eventId, asks) ? children : null;
}
