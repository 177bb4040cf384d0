import { activitiesCopy } from "@jubilee/core/schedule/activities.copy";
import type { ActivityConflict } from "@jubilee/core/schedule/activities.types";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { warnings } from "./Conflicts.css.ts";

/** What stands in an activity's way; said aloud when it changes. It warns and does not forbid. */
export function Conflicts({ conflicts }: { conflicts: readonly ActivityConflict[] }) {
  return (
    <div className={warnings} aria-live="polite">
      {conflicts.map((conflict) => (
        <InlineMessage key={`${conflict.reason} ${conflict.otherId}`} tone="warning">
          {activitiesCopy.conflict(conflict)}
        </InlineMessage>
      ))}
    </div>
  );
}
