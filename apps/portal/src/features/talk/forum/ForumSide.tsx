import type { TopicsShown } from "@jubilee/core/talk/forum.types";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { SearchField } from "@jubilee/ui/search-field";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { useState } from "react";
import { Loaded } from "../../../page-kit/data/Loaded.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useRested } from "../../../page-kit/useRested.ts";
import { banWords } from "../messages/closed.copy.ts";
import * as css from "../messages/Talk.css.ts";
import { CategoryBar } from "./CategoryBar.tsx";
import { FirstCategory } from "./FirstCategory.tsx";
import { FoundPosts } from "./FoundPosts.tsx";
import { StartTopic } from "./StartTopic.tsx";
import { TopicList } from "./TopicList.tsx";
import { useForum } from "./useForum.ts";

interface ForumSideProps {
  categoryId: string | null;
  openId: string | null;
  shownId: string | null;
  onCategory: (id: string | null) => void;
  onOpen: (topicId: string) => void;
}

/** Categories, what one looks for, and the topics. */
export function ForumSide(props: ForumSideProps) {
  const { categoryId, openId, shownId, onCategory, onOpen } = props;
  const reading = useForum();
  const locale = useLocale();
  const [text, setText] = useState("");
  const [shows, setShows] = useState<TopicsShown | null>(null);
  const typed = useRested(text.trim(), 250);
  return (
    <>
      <h1 className={css.pageTitle}>Forum</h1>
      <Loaded of={reading} what="The forum" skeleton={<SkeletonRows count={6} />}>
        {(forum) => {
          if (forum.categories.length === 0 && !forum.ban) return <FirstCategory forum={forum} />;
          const category = forum.categories.find(({ id }) => id === categoryId) ?? null;
          return (
            <>
              {forum.ban && (
                <div className={css.note}>
                  <InlineMessage tone="warning">{banWords(forum.ban, locale)}</InlineMessage>
                </div>
              )}
              <div className={css.sideHead}>
                <SearchField
                  label="Find in the forum"
                  placeholder="Find in the forum"
                  value={text}
                  onValueChange={setText}
                />
                {forum.mayWrite && <StartTopic forum={forum} category={category} onOpen={onOpen} />}
              </div>
              {typed.length > 1 ? (
                <FoundPosts text={typed} />
              ) : (
                <>
                  <CategoryBar
                    forum={forum}
                    category={category}
                    onCategory={onCategory}
                    shows={shows}
                    onShows={setShows}
                  />
                  <TopicList
                    key={`${category?.id} ${shows}`}
                    forum={forum}
                    category={category}
                    shows={shows}
                    openId={openId}
                    shownId={shownId}
                  />
                </>
              )}
            </>
          );
        }}
      </Loaded>
    </>
  );
}
