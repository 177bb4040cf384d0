import type { ThreadLine } from "@jubilee/core/talk/threads.types";
import { VisuallyHidden } from "@jubilee/ui/visually-hidden";
import { useLocation, useSearch } from "wouter";
import { RouterAnchor } from "../../../app/routing/RouterAnchor.tsx";
import { useDrafts } from "./useDrafts.ts";
import { useWhen } from "./useWhen.ts";
import * as css from "./Talk.css.ts";
import { everyone, lastWords, threadName } from "./threadNames.ts";
import { ThreadSign } from "./ThreadSign.tsx";

interface ThreadRowProps {
  line: ThreadLine;
  isOfEvent: boolean;
  /** Somebody chose it: what is new in it counts as read. */
  isOpen: boolean;
  /** It stands beside the list. */
  isShown: boolean;
}

/** A conversation in the list: who, what was said last, how much is new. */
export function ThreadRow({ line, isOfEvent, isOpen, isShown }: ThreadRowProps) {
  const [path] = useLocation();
  const query = new URLSearchParams(useSearch());
  query.delete("message");
  query.set("thread", line.id);
  const whenOf = useWhen();
  const draft = useDrafts().read(line.id);
  const name = threadName(line, isOfEvent);
  const isNew = line.unread > 0 && !isOpen;
  return (
    <RouterAnchor
      className={css.line}
      href={`${path}?${query.toString()}`}
      aria-current={isShown ? "true" : undefined}
    >
      <ThreadSign kind={line.kind} eventId={line.eventId} name={name} />
      <span className={css.words}>
        <span className={css.row}>
          <bdi className={isNew ? css.nameNew : css.name}>{name}</bdi>
          {line.lastAt && (
            <time dateTime={line.lastAt} className={css.small}>
              {whenOf(line.lastAt)}
            </time>
          )}
        </span>
        {!isOfEvent && (
          <bdi className={css.ofEvent}>
            {line.kind === "event" ? everyone : (line.eventName ?? "Your team")}
          </bdi>
        )}
        <span className={css.row}>
          {draft && !isOpen ? (
            <span className={css.draft}>Draft: {draft}</span>
          ) : (
            <span dir="auto" className={isNew ? css.saidNew : css.said}>
              {lastWords(line)}
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
