import { toast } from "@jubilee/ui/toast";
import { usePlanner } from "../../../app/portal/usePlanner.ts";
import { tellFailure } from "../../../page-kit/data/useWrite.ts";
import type { EventAction } from "../../../event-kit/actions/action.types.ts";

type Run = Extract<EventAction["does"], { run: unknown }>;

/** Does what leads to a page of its own, or tells why it cannot be done. */
export function useAct(): (does: Run, eventId: string) => Promise<void> {
  const { client } = usePlanner();
  return async (does, eventId) => {
    try {
      const { run } = await does.run();
      const done = await run(client, eventId);
      // A whole page of its own, as a steward's is: it works on when the connection is gone.
      if (done.ok) location.assign(done.value);
      else tellFailure(done.error);
    } catch {
      toast.destructive("That did not work", { description: "Please try again." });
    }
  };
}
