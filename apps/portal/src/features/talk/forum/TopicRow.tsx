import { counted, joined } from "@jubilee/core/base/words.rules";
import type { TopicLine } from "@jubilee/core/talk/forum.types";
import { Avatar } from "@jubilee/ui/avatar";
import { VisuallyHidden } from "@jubilee/ui/visually-hidden";
import { CircleCheck, Hourglass, Lock, Pin } from "lucide-react";
import { useSearch } from "wouter";
import { href } from "../../../app/routing/href.ts";
import { RouterAnchor } from "../../../app/routing/RouterAnchor.tsx";
import * as css from "../messages/Talk.css.ts";
import { useDrafts } from "../messages/useDrafts.ts";
import { wordsOfDraft } from "../messages/words.rules.ts";
import { useWhen } from "../messages/useWhen.ts";
import type { CategoryTone } from "./categoryTone.rules.ts";
import { dots, mark, markSolved, topicRow } from "./Forum.css.ts";

interface TopicRowProps {
  line: TopicLine;
  /** Its category, where topics of several stand together. */
  category: { name: string; tone: CategoryTone } | undefined;
  /** Somebody chose it: what is new in it counts as read. */
  isOpen: boolean;
  /** It stands beside the list. */
  isShown: boolean;
}

/** How many have answered the first post. */
const repliesOf = ({ posts }: TopicLine) =>
  posts > 1 ? counted(posts - 1, "reply", "replies") : "No reply yet";

/** A topic in the list: its title and how it stands, where it belongs, who wrote last, how much is new. */
export function TopicRow({ line, category, isOpen, isShown }: TopicRowProps) {
  const query = new URLSearchParams(useSearch());
  query.delete("message");
  query.set("thread", line.id);
  const whenOf = useWhen();
  const draft = wordsOfDraft(useDrafts().read(line.id), true).text;
  const isNew = line.unread > 0 && !isOpen;
  const marks = [
    { is: line.isHeld, Icon: Hourglass, says: "Waits for a moderator" },
    { is: line.isPinned, Icon: Pin, says: "Pinned" },
    { is: line.isSolved, Icon: CircleCheck, says: "Solved" },
    { is: line.isLocked, Icon: Lock, says: "Locked" },
  ].filter(({ is }) => is);
  return (
    <RouterAnchor
      className={`${css.line} ${topicRow}`}
      href={`${href("forum.list")}?${query.toString()}`}
      aria-current={isShown ? "true" : undefined}
    >
      <Avatar name={line.lastBy ?? line.startedBy ?? "Somebody who left"} size="l" />
      <span className={css.words}>
        <span className={css.row}>
          <bdi className={isNew ? css.titleNew : css.titleRead}>{line.title}</bdi>
          {marks.map(({ Icon, says }) => (
            <span key={says} className={says === "Solved" ? markSolved : mark}>
              <Icon aria-hidden="true" />
              <VisuallyHidden>{says}</VisuallyHidden>
            </span>
          ))}
          {line.lastAt && (
            <time dateTime={line.lastAt} className={css.small}>
              {whenOf(line.lastAt)}
            </time>
          )}
        </span>
        <span className={css.row}>
          {draft && !isOpen ? (
            <span className={css.draft}>Draft: {draft}</span>
          ) : (
            <span dir="auto" className={isNew ? css.saidNew : css.said}>
              {category && <span aria-hidden="true" className={dots[category.tone]} />}
              <span>
                {joined([category?.name, repliesOf(line), line.lastBy ?? "Somebody who left"])}
              </span>
            </span>
          )}
          {isNew && (
            <span className={css.count}>
              {line.unread > 99 ? "99+" : line.unread}
              <VisuallyHidden> new</VisuallyHidden>
            </span>
          )}
        </span>
      </span>
    </RouterAnchor>
  );
}
