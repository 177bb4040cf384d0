import { formatClock } from "@jubilee/core/base/time.rules";
import type { NoticeEntry } from "@jubilee/core/notices/notices.types";
import { lineOf, placeOf, topicTitle } from "@jubilee/core/notices/told.rules";
import { IconButton } from "@jubilee/ui/icon-button";
import { VisuallyHidden } from "@jubilee/ui/visually-hidden";
import { Check } from "lucide-react";
import { RouterAnchor } from "../../../app/routing/RouterAnchor.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { NoticeMark } from "./NoticeMark.tsx";
import { line, mark, ofEvent, point, what, when, where, words } from "./Notices.css.ts";

interface NoticeLineProps {
  notice: NoticeEntry;
  timeZone: string;
  /** All of them are about one event, which is named once above them. */
  isOfOne: boolean;
  onRead: (id: number) => void;
}

/** What happened, where, and when; opening it reads it. */
export function NoticeLine({ notice, timeZone, isOfOne, onRead }: NoticeLineProps) {
  const locale = useLocale();
  const said = lineOf(notice);
  const isUnread = !notice.isRead;
  return (
    <li className={line}>
      <NoticeMark notice={notice} />
      <span className={words}>
        <RouterAnchor
          href={`/${placeOf(notice).path}`}
          className={what}
          data-unread={isUnread}
          onClick={() => isUnread && onRead(notice.id)}
        >
          {isUnread && <VisuallyHidden>Unread: </VisuallyHidden>}
          {isUnread && <span className={point} aria-hidden="true" />}
          <span>{said}</span>
        </RouterAnchor>
        <span className={where}>
          <span>{topicTitle(notice.topic)}</span>
          {notice.eventName !== null && !isOfOne && (
            <bdi className={ofEvent}>{notice.eventName}</bdi>
          )}
        </span>
        <time dateTime={notice.at} className={when}>
          {formatClock(notice.at, timeZone, locale)}
        </time>
      </span>
      {isUnread && (
        <span className={mark}>
          <IconButton
            label={`Mark as read: ${said}`}
            icon={<Check />}
            onClick={() => onRead(notice.id)}
          />
        </span>
      )}
    </li>
  );
}
