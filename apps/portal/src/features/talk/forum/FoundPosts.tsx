import { excerptAround } from "@jubilee/core/talk/excerpt.rules";
import { createForumApi } from "@jubilee/core/talk/forum.api";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { useSearch } from "wouter";
import { href } from "../../../app/routing/href.ts";
import { RouterAnchor } from "../../../app/routing/RouterAnchor.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { Loaded } from "../../../page-kit/data/Loaded.tsx";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { talkKeys } from "../keys.ts";
import * as css from "../messages/Talk.css.ts";
import { useWhen } from "../messages/useWhen.ts";

/** Topics with these words in their title, then posts that have them. */
export function FoundPosts({ text }: { text: string }) {
  const api = useApi(createForumApi);
  const search = useSearch();
  const whenOf = useWhen();
  const found = useRead(talkKeys.posts(text), () => api.search(text));
  const hrefOf = (topicId: string, postId: string | null) => {
    const query = new URLSearchParams(search);
    query.set("thread", topicId);
    if (postId === null) query.delete("message");
    else query.set("message", postId);
    return `${href("forum.list")}?${query.toString()}`;
  };
  return (
    <div className={css.scroller}>
      <Loaded
        of={found}
        what="The search"
        skeleton={<SkeletonRows count={4} />}
        empty={<p className={css.listNote}>Neither a topic nor a post has these words.</p>}
      >
        {(posts) => (
          <ul className={css.list}>
            {posts.map(({ id, topicId, title, at, text: said, author, isTitle }) => (
              <li key={`${id} ${isTitle}`}>
                <RouterAnchor className={css.line} href={hrefOf(topicId, isTitle ? null : id)}>
                  <span className={css.words}>
                    <span className={css.row}>
                      <bdi className={css.name}>{title}</bdi>
                      <time dateTime={at} className={css.small}>
                        {whenOf(at)}
                      </time>
                    </span>
                    <bdi className={css.ofEvent}>{author ?? "Somebody who left"}</bdi>
                    <span dir="auto" className={css.found}>
                      {excerptAround(said, text)}
                    </span>
                  </span>
                </RouterAnchor>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  );
}
