import { EmptyState } from "@jubilee/ui/empty-state";
import { inlineVars } from "@jubilee/ui/theme";
import { useSearchParams } from "wouter";
import * as css from "../messages/Talk.css.ts";
import { useRoomHeight } from "../messages/useRoomHeight.ts";
import { ForumSide } from "./ForumSide.tsx";
import { TopicPane } from "./TopicPane.tsx";

/** The forum: its topics beside the one that is open; on a phone one or the other. */
export default function ForumPage() {
  const [query, setQuery] = useSearchParams();
  const { place, top, height } = useRoomHeight();
  const topicId = query.get("thread");
  const put = (change: Record<string, string | null>) =>
    setQuery((known) => {
      const next = new URLSearchParams(known);
      for (const [name, value] of Object.entries(change)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      return next;
    });
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
          onCategory={(category) => put({ category })}
          onOpen={open}
        />
      </section>
      <div className={`${css.pane} ${topicId ? css.paneOpen : css.paneAway}`}>
        {topicId ? (
          <TopicPane
            key={`${topicId} ${query.get("message") ?? ""}`}
            topicId={topicId}
            around={query.get("message")}
            onNewest={() => open(topicId)}
            onLeave={() => open(null)}
          />
        ) : (
          <div className={css.note}>
            <EmptyState drawing="letters" level={2} title="Choose a topic">
              Questions and answers of your team, so that they are found again.
            </EmptyState>
          </div>
        )}
      </div>
    </div>
  );
}
