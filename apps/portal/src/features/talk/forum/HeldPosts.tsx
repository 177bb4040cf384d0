import { counted } from "@jubilee/core/base/words.rules";
import { createForumApi } from "@jubilee/core/talk/forum.api";
import type { HeldPost } from "@jubilee/core/talk/forum.types";
import { Button } from "@jubilee/ui/button";
import { Link } from "@jubilee/ui/link";
import { Text } from "@jubilee/ui/text";
import { href } from "../../../app/routing/href.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { talkKeys } from "../keys.ts";
import * as css from "../messages/Talk.css.ts";
import { Judged } from "../messages/Judged.tsx";

interface HeldPostsProps {
  posts: readonly HeldPost[];
  onLeave: () => void;
}

/** Posts that have a word of the list: each is let through, or kept back. */
export function HeldPosts({ posts, onLeave }: HeldPostsProps) {
  if (posts.length === 0) return <Text tone="muted">No post waits.</Text>;
  return (
    <ul className={css.list}>
      {posts.map((post) => (
        <li key={post.id}>
          <Waiting post={post} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  );
}

function Waiting({ post, onLeave }: { post: HeldPost; onLeave: () => void }) {
  const api = useApi(createForumApi);
  const { isBusy, run } = useWrite(talkKeys.forum);
  const { id, topicId, title, isTopic, text, author, at, word, files } = post;
  const query = new URLSearchParams({ thread: topicId, message: id });
  return (
    <Judged
      label={`A post by ${author ?? "somebody who left"}`}
      author={author}
      at={at}
      said={text}
      why={
        <>
          <span>{isTopic ? "A new topic: " : "In "}</span>
          <bdi>{title}</bdi>
          {files > 0 && <span>{` · ${counted(files, "file")}`}</span>}
          {word !== null && <span>{` · for the word “${word}”`}</span>}
        </>
      }
    >
      <Button
        size="sm"
        variant="outline"
        loading={isBusy}
        onClick={() => void run(() => api.decide(post, true))}
      >
        Let it through
      </Button>
      <Button
        size="sm"
        variant="ghost"
        disabled={isBusy}
        onClick={() => void run(() => api.decide(post, false))}
      >
        Keep it back
      </Button>
      <Link look="action" href={`${href("forum.list")}?${query.toString()}`} onClick={onLeave}>
        Look at it
      </Link>
    </Judged>
  );
}
