import type { TasksWritten } from "@jubilee/core/tasks/tasks.types";
import type { Act, TakenBack } from "../../../page-kit/acts/acts.ts";

/** Takes a write back by its id; what was written by that. */
type TakeBack = (undoId: string) => Promise<TasksWritten | "later" | "gone">;

const theirsStays = "What somebody else has changed since stays as it is.";

/** What was written, as an act that can be taken back, and done again, as often as one likes. */
export function actOf(
  said: string,
  { undoId }: Pick<TasksWritten, "undoId">,
  takeBack: TakeBack,
): Act | null {
  if (undoId === null) return null;
  const back = async (): Promise<TakenBack | "later" | "gone"> => {
    const written = await takeBack(undoId);
    if (typeof written === "string") return written;
    const again = actOf(said, written, takeBack);
    return written.clashes.length === 0 ? { again } : { again, note: theirsStays };
  };
  return { said, back };
}
