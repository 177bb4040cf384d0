import { toast } from "@jubilee/ui/toast";
import { keys } from "../../../../event-kit/data/keys.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createGuestMergesApi } from "@jubilee/core/people/guest-merges.api";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";

/** Gives merged people back, and says what stayed because it was changed since. */
export function useUndoMerge(eventId: string) {
  const merges = useApi(createGuestMergesApi);
  const { run } = useWrite(keys.event(eventId), "RSVP");
  const undo = async (mergeId: string): Promise<void> => {
    const undone = await run(() => merges.undo(mergeId));
    if (!undone) return;
    const names = undone.names.join(", ");
    if (undone.stayed.length === 0) {
      toast.success(`${names}: back as before`);
      return;
    }
    toast.warning(`${names}: back on the list`, {
      description: "What was changed since the merge stays with the one you kept.",
    });
  };
  return (mergeId: string) => void undo(mergeId);
}
