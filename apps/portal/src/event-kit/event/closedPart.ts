import { createContext, useContext } from "react";

/** Whether the part of the event that is shown is one its account's plan has not got. */
export const ClosedPart = createContext(false);

/**
 * How loud the first act of a part is: filled where it does its work. Where the plan keeps nothing,
 * the way to the plan is the loud one, and what one may try out is quiet.
 */
export function useActLook(): "default" | "outline" {
  return useContext(ClosedPart) ? "outline" : "default";
}
