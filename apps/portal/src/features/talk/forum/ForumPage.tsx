import { EmptyState } from "@jubilee/ui/empty-state";
import { inlineVars } from "@jubilee/ui/theme";
import { useSearchParams } from "wouter";
import * as css from "../messages/Talk.css.ts";
import { TurnedTo } from "../messages/TurnedTo.tsx";
import { useRoomHeight } from "../messages/useRoomHeight.ts";
import { useUnasked } from "../messages/useUnasked.ts";
import { ForumSide } from "./ForumSide.tsx";
import { shownTopic } from "./shownTopic.rules.ts";
import { TopicPane } from "./TopicPane.tsx";
import { useFirstTopics } from "./useForum.ts";

/** The forum: its topics beside the one that is open; on a phone one or the other. */
export default function ForumPage() {
  const [query, setQuery] = useSearchParams();
  const { place, top, height } = useRoomHeight();
  const topicId = query.get("thread");
  const first = useFirstTopics(query.get("category"));
  const unasked = useUnasked(topicId, first?.rows);
  const shownId = shownTopic(topicId, unasked, first?.rows);
  const put = (change: Record<string, string | null>, options?: { replace: boolean }) =>
    setQuery((known) => {
      const next = new URLSearchParams(known);
      for (const [name, value] of Object.entries(change)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      return next;
    }, options);
  const open = (id: string | null) => put({ thread: id, message: null });
  return (
    <div
      ref={place}
      className={`${css.talk} ${css.onPage}`}
      style={inlineVars({ [css.topVar]: `${top}px`, [css.heightVar]: `${height}px` })}
    >
      <section aria-label="Topics" className={topicId ? `${css.side} ${css.sideAway}` : css.side}>
        <ForumSide
          categoryId={query.get("category")}
          openId={topicId}
          shownId={shownId}
          onCategory={(category) => put({ category })}
          onOpen={open}
        />
      </section>
      <TurnedTo
        isAsked={topicId !== null}
        onTurn={() => put({ thread: shownId }, { replace: true })}
      >
        {shownId ? (
          <TopicPane
            key={`${shownId} ${query.get("message") ?? ""}`}
            topicId={shownId}
            isAsked={topicId !== null}
            around={query.get("message")}
            onNewest={() => open(shownId)}
            onLeave={() => open(null)}
          />
        ) : (
          first?.rows.length === 0 && (
            <div className={css.note}>
              <EmptyState drawing="talk" level={2} title="Asked once, answered for good">
                What your team asks and settles stands here as topics, and is found again by its
                words.
              </EmptyState>
            </div>
          )
        )}
      </TurnedTo>
    </div>
  );
}
