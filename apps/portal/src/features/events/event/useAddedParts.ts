import { usePortal } from "../../../app/portal/usePortal.ts";
import { keys } from "../../../event-kit/data/keys.ts";
import { useReadValue } from "../../../page-kit/data/useRead.ts";
import { readAddedParts } from "./addedParts.ts";

/** What came to an event of a template within the hour, in the branch of the event: read anew with it. */
export function useAddedParts(eventId: string) {
  const { storage } = usePortal();
  return useReadValue(
    [...keys.event(eventId), "added-parts"],
    () => Promise.resolve(readAddedParts(storage, eventId, Date.now())),
    { networkMode: "always" },
  ).data;
}
