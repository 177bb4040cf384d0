import { counted } from "@jubilee/core/base/words.rules";
import type { ForumTopic } from "@jubilee/core/talk/forum.types";
import { Chip } from "@jubilee/ui/chip";
import { Link } from "@jubilee/ui/link";
import { useSearch } from "wouter";
import { href } from "../../../app/routing/href.ts";
import { topicState } from "./Forum.css.ts";

/** Where a topic belongs and how it stands; what solved it is a press away. */
export function TopicState({ topic }: { topic: ForumTopic }) {
  const query = new URLSearchParams(useSearch());
  query.set("thread", topic.id);
  if (topic.solvedId !== null) query.set("message", topic.solvedId);
  return (
    <span className={topicState}>
      <span>
        <bdi>{topic.category}</bdi>
      </span>
      <span>{counted(topic.posts, "post")}</span>
      {topic.isHeld && <Chip mark="none">Waits for a moderator</Chip>}
      {topic.isPublic && <Chip mark="none">Everybody reads it</Chip>}
      {topic.isPinned && <Chip mark="none">Pinned</Chip>}
      {topic.isLocked && <Chip mark="none">Locked</Chip>}
      {topic.isSolved && <Chip tone="success">Solved</Chip>}
      {topic.solvedId !== null && (
        <Link href={`${href("forum.list")}?${query.toString()}`}>Go to the answer</Link>
      )}
    </span>
  );
}
