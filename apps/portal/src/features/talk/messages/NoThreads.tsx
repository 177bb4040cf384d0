import { EmptyState } from "@jubilee/ui/empty-state";
import { LinkButton } from "@jubilee/ui/link-button";
import { href } from "../../../app/routing/href.ts";
import type { Chosen, Shows } from "./shows.ts";
import * as css from "./Talk.css.ts";

const words: Record<Shows, string> = {
  all: "Each event has a conversation of its own under its tab Messages. What you say to a guest, a colleague or a few people stands here, too.",
  events:
    "What everybody of an event says stands here; it begins under the event’s tab Messages. What you say to a guest, a colleague or a few people stands under Private messages.",
  private:
    "Write to a guest, a colleague or a few people by the pen above. Guests answer on their own page, without an account. What everybody of an event says stands under Chat.",
};

const places: Partial<Record<Shows, { place: string; label: string }>> = {
  events: { place: href("messages.private"), label: "Private messages" },
  private: { place: href("messages.chat"), label: "Chat" },
};

/** What is said where no conversation is, by what was asked for. */
export function NoThreads({ choice, shows }: { choice: Chosen; shows: Shows }) {
  if (choice === "unread") return <p className={css.listNote}>You have read everything.</p>;
  if (choice === "ended") return <p className={css.listNote}>No conversation has ended yet.</p>;
  const elsewhere = places[shows];
  return (
    <div className={css.note}>
      <EmptyState
        drawing="letters"
        level={2}
        title={shows === "events" ? "No event talks yet" : "Nobody has written yet"}
        action={elsewhere && <LinkButton href={elsewhere.place}>{elsewhere.label}</LinkButton>}
      >
        {words[shows]}
      </EmptyState>
    </div>
  );
}
