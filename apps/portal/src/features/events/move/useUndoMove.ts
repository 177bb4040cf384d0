import { createEventChangesApi } from "@jubilee/core/events/event-changes.api";
import { leftText } from "@jubilee/core/events/event-moves.rules";
import { createDashboardApi } from "@jubilee/core/insight/dashboard.api";
import { toast } from "@jubilee/ui/toast";
import { keys } from "../../../event-kit/data/keys.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

/** Takes a move back, and says what was left because somebody changed it since. */
export function useUndoMove(eventId: string) {
  const changes = useApi(createEventChangesApi);
  const dashboard = useApi(createDashboardApi);
  const { isBusy, run } = useWrite(keys.events, "Event management");
  const undo = async (moveId: string) => {
    const undone = await run(() => changes.undo(moveId));
    if (!undone) return;
    const left = leftText(undone);
    if (left) toast.warning("It is as it was, but for what others changed", { description: left });
    else toast.success("It is as it was");
  };
  const undoLast = async () => {
    const overview = await run(() => dashboard.getEventOverview(eventId));
    if (overview?.move) await undo(overview.move.id);
  };
  return { isBusy, undo, undoLast };
}
