import { Inbox } from "lucide-react";
import { href } from "../app/routing/href.ts";
import { RouterAnchor } from "../app/routing/RouterAnchor.tsx";
import { useReading } from "../page-kit/data/useRead.ts";
import { unreadRead } from "../page-kit/notices/noticeReads.ts";
import { unreadMark, unreadWords } from "../page-kit/notices/unreadWords.ts";
import { InQueries } from "./InQueries.tsx";
import { row } from "./Menu.css.ts";

/** The way to one's notices on a phone, with how many wait. */
export function DrawerNotices() {
  return (
    <InQueries before={<NoticesRow />}>
      <CountedRow />
    </InQueries>
  );
}

function CountedRow() {
  const { data: count } = useReading(unreadRead);
  return <NoticesRow count={count} />;
}

function NoticesRow({ count }: { count?: number | undefined }) {
  return (
    <li>
      <RouterAnchor href={href("notices")} className={row} aria-label={unreadWords(count)}>
        <Inbox size={18} strokeWidth={1.75} aria-hidden="true" />
        Notices <span aria-hidden="true">{unreadMark(count)}</span>
      </RouterAnchor>
    </li>
  );
}
