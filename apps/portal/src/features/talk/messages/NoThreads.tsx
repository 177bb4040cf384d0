import { EmptyState } from "@jubilee/ui/empty-state";
import type { Chosen, Shows } from "./shows.ts";
import * as css from "./Talk.css.ts";

/** What is said where no conversation is, by what was asked for. */
export function NoThreads({ choice, shows }: { choice: Chosen; shows: Shows }) {
  if (choice === "unread") return <p className={css.note}>You have read everything.</p>;
  if (choice === "ended") return <p className={css.note}>No conversation has ended yet.</p>;
  return (
    <div className={css.note}>
      <EmptyState drawing="letters" level={2} title="Nobody has written yet">
        {shows === "private"
          ? "Write to a guest by the pen above. They answer on their own page, without an account."
          : "Each event has a conversation of its own under its tab Messages. What one guest and you say to each other stands here, too."}
      </EmptyState>
    </div>
  );
}
