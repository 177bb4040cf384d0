import type { PollRecord } from "@jubilee/core/planning/polls.types";
import { best, dot } from "./dates.css.ts";

/** What stands best, in words beside its dot. */
export function BestMark({ poll }: { poll: Pick<PollRecord, "state"> }) {
  return (
    <span className={best}>
      <span className={dot} aria-hidden="true" />
      {poll.state === "closed" ? "Best" : "Best so far"}
    </span>
  );
}
