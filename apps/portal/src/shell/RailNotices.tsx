import { Inbox } from "lucide-react";
import { href } from "../app/routing/href.ts";
import { RouterAnchor } from "../app/routing/RouterAnchor.tsx";
import { useRoute } from "../app/routing/useRoute.ts";
import { useReading } from "../page-kit/data/useRead.ts";
import { unreadRead } from "../page-kit/notices/noticeReads.ts";
import { unreadMark, unreadWords } from "../page-kit/notices/unreadWords.ts";
import { InQueries } from "./InQueries.tsx";
import { item, narrowItem, narrowMark, narrowName, unread } from "./Rail.css.ts";

interface LinkProps {
  isNarrow: boolean;
  /** How many wait; left out until it is known. */
  count?: number | undefined;
}

/** The way to one's notices, with how many wait: a number, no bell. */
export function RailNotices({ isNarrow }: { isNarrow: boolean }) {
  return (
    <InQueries before={<NoticesLink isNarrow={isNarrow} />}>
      <CountedLink isNarrow={isNarrow} />
    </InQueries>
  );
}

function CountedLink({ isNarrow }: LinkProps) {
  const { data: count } = useReading(unreadRead);
  return <NoticesLink isNarrow={isNarrow} count={count} />;
}

function NoticesLink({ isNarrow, count }: LinkProps) {
  const isCurrent = useRoute()?.name === "notices";
  const mark = unreadMark(count);
  return (
    <RouterAnchor
      href={href("notices")}
      className={isNarrow ? `${item} ${narrowItem}` : item}
      aria-current={isCurrent ? "page" : undefined}
      aria-label={unreadWords(count)}
    >
      <Inbox size={18} strokeWidth={1.75} aria-hidden="true" />
      <span className={isNarrow ? narrowName : undefined}>Notices</span>{" "}
      {mark !== "" && (
        <span className={isNarrow ? narrowMark : unread}>{isNarrow ? "" : mark}</span>
      )}
    </RouterAnchor>
  );
}
