import { useMay } from "../../app/session/useRights.ts";

/** Says that somebody has left no address; nothing to whoever may not see addresses: there may be one. */
export function NoAddress() {
  return useMay("guests.read_contact") ? "No address" : null;
}
