import type { EventRecord } from "@jubilee/core/events/events.types";
import { EmptyState } from "@jubilee/ui/empty-state";
import { inlineVars } from "@jubilee/ui/theme";
import { useSearchParams } from "wouter";
import * as css from "./Talk.css.ts";
import type { Shows } from "./shows.ts";
import { ThreadList } from "./ThreadList.tsx";
import { ThreadPane } from "./ThreadPane.tsx";
import { useRoomHeight } from "./useRoomHeight.ts";

interface TalkProps {
  /** Whose conversations; of all events without one. */
  event: EventRecord | null;
  shows: Shows;
  /** What the page is called; in an event's tab the tab says it. */
  title?: string;
}

/** Conversations beside the one that is open; on a phone one or the other. */
export function Talk({ event, shows, title }: TalkProps) {
  const [query, setQuery] = useSearchParams();
  const { place, top, height } = useRoomHeight();
  const threadId = query.get("thread");
  const open = (id: string | null, around?: string) =>
    setQuery((known) => {
      const next = new URLSearchParams(known);
      next.delete("thread");
      next.delete("message");
      if (id !== null) next.set("thread", id);
      if (around !== undefined) next.set("message", around);
      return next;
    });
  return (
    <div
      ref={place}
      className={`${css.talk} ${event ? css.inTab : css.onPage}`}
      style={inlineVars({ [css.topVar]: `${top}px`, [css.heightVar]: `${height}px` })}
    >
      <section
        aria-label="Conversations"
        className={threadId ? `${css.side} ${css.sideAway}` : css.side}
      >
        <ThreadList
          event={event}
          shows={shows}
          title={title ?? null}
          openId={threadId}
          onOpen={open}
        />
      </section>
      <div className={`${css.pane} ${threadId ? css.paneOpen : css.paneAway}`}>
        {threadId ? (
          <ThreadPane
            key={`${threadId} ${query.get("message") ?? ""}`}
            threadId={threadId}
            around={query.get("message")}
            isOfEvent={event !== null}
            onNewest={() => open(threadId)}
            onLeave={() => open(null)}
          />
        ) : (
          <div className={css.note}>
            <EmptyState drawing="letters" level={2} title="Choose a conversation">
              Everyone who comes, a group, an activity, or one guest: each has its own.
            </EmptyState>
          </div>
        )}
      </div>
    </div>
  );
}
