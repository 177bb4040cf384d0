import type { EventRecord } from "@jubilee/core/events/events.types";
import { createThreadsApi } from "@jubilee/core/talk/threads.api";
import { EmptyState } from "@jubilee/ui/empty-state";
import { inlineVars } from "@jubilee/ui/theme";
import { useState } from "react";
import { useSearchParams } from "wouter";
import * as css from "./Talk.css.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { talkKeys } from "../keys.ts";
import { firstSize, type Shows, threadsAsked } from "./shows.ts";
import { ThreadList } from "./ThreadList.tsx";
import { ThreadPane } from "./ThreadPane.tsx";
import { TurnedTo } from "./TurnedTo.tsx";
import { useRoomHeight } from "./useRoomHeight.ts";
import { useUnasked } from "./useUnasked.ts";

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
  const api = useApi(createThreadsApi);
  const threadId = query.get("thread");
  const { data: first } = useRead(
    talkKeys.threads(event?.id ?? null, `${shows} all`, "", firstSize),
    () => api.list(threadsAsked(event?.id ?? null, shows, "all", firstSize)),
  );
  // Where focus goes back to after leaving would else turn to it once more.
  const [leftId, setLeft] = useState<string | null>(null);
  const shownId = useUnasked(
    threadId,
    first?.rows.filter(({ id }) => id !== leftId),
  );
  const open = (id: string | null, around?: string, options?: { replace: boolean }) =>
    setQuery((known) => {
      const next = new URLSearchParams(known);
      next.delete("thread");
      next.delete("message");
      if (id !== null) next.set("thread", id);
      if (around !== undefined) next.set("message", around);
      return next;
    }, options);
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
          shownId={shownId}
          onOpen={open}
        />
      </section>
      <TurnedTo
        isAsked={threadId !== null}
        onTurn={() => open(shownId, undefined, { replace: true })}
      >
        {shownId ? (
          <ThreadPane
            key={`${shownId} ${query.get("message") ?? ""}`}
            threadId={shownId}
            isAsked={threadId !== null}
            around={query.get("message")}
            isOfEvent={event !== null}
            onNewest={() => open(shownId)}
            onLeave={() => open(null)}
            onLeft={() => {
              setLeft(shownId);
              open(null);
            }}
          />
        ) : (
          first?.rows.length === 0 && (
            <div className={css.note}>
              <EmptyState drawing="letters" level={2} title="What is said stands here">
                Everyone who comes, a group, an activity, or one guest: each has a conversation of
                its own.
              </EmptyState>
            </div>
          )
        )}
      </TurnedTo>
    </div>
  );
}
