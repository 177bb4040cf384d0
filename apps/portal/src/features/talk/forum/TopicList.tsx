import { createForumApi } from "@jubilee/core/talk/forum.api";
import type { Forum, ForumCategory, TopicsShown } from "@jubilee/core/talk/forum.types";
import { Pagination } from "@jubilee/ui/pagination";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { Loaded } from "../../../page-kit/data/Loaded.tsx";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { talkKeys } from "../keys.ts";
import { topicsAtOnce } from "./useForum.ts";
import * as css from "../messages/Talk.css.ts";
import { categoryTone } from "./categoryTone.rules.ts";
import { TopicRow } from "./TopicRow.tsx";

interface TopicListProps {
  forum: Forum;
  category: ForumCategory | null;
  /** Which of them; null for all. */
  shows: TopicsShown | null;
  openId: string | null;
  shownId: string | null;
}

const nothing: Record<TopicsShown, string> = {
  unread: "You have read everything.",
  open: "Every topic is solved or locked.",
  solved: "No topic is solved yet.",
  followed: "You follow no topic. You do as soon as you begin or answer one.",
};

/** Topics of one category or of all, page by page. */
export function TopicList({ forum, category, shows, openId, shownId }: TopicListProps) {
  const api = useApi(createForumApi);
  const [from, setFrom] = useState(0);
  const markOf = new Map(
    forum.categories.map(({ id, name }, place) => [id, { name, tone: categoryTone(place) }]),
  );
  const asked = {
    ...(category ? { categoryId: category.id } : {}),
    ...(shows ? { shows } : {}),
    from,
    size: topicsAtOnce,
  };
  const reading = useRead(talkKeys.topics(asked), () => api.topics(asked), {
    placeholderData: keepPreviousData,
  });
  return (
    <div className={css.scroller}>
      {category?.about && (
        <p dir="auto" className={css.part}>
          {category.about}
        </p>
      )}
      <Loaded of={reading} what="The topics" skeleton={<SkeletonRows count={6} />}>
        {({ rows, total }) =>
          rows.length === 0 ? (
            <p className={css.listNote}>
              {shows
                ? nothing[shows]
                : forum.mayWrite
                  ? "No topic yet. Begin the first with the pen above."
                  : "No topic yet."}
            </p>
          ) : (
            <>
              <ul className={css.list}>
                {rows.map((line) => (
                  <li key={line.id}>
                    <TopicRow
                      line={line}
                      category={category ? undefined : markOf.get(line.categoryId)}
                      isOpen={line.id === openId}
                      isShown={line.id === shownId}
                    />
                  </li>
                ))}
              </ul>
              {total > topicsAtOnce && (
                <div className={css.note}>
                  <Pagination
                    from={from}
                    shown={rows.length}
                    total={total}
                    pageSize={topicsAtOnce}
                    onMove={setFrom}
                  />
                </div>
              )}
            </>
          )
        }
      </Loaded>
    </div>
  );
}
