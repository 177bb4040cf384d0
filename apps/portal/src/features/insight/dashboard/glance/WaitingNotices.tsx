import { lineOf, placeOf } from "@jubilee/core/notices/told.rules";
import { Card } from "@jubilee/ui/card";
import { Link as ActionLink } from "@jubilee/ui/link";
import { href } from "../../../../app/routing/href.ts";
import { RouterAnchor } from "../../../../app/routing/RouterAnchor.tsx";
import { useReading } from "../../../../page-kit/data/useRead.ts";
import { waitingRead } from "../../../../page-kit/notices/noticeReads.ts";
import { unreadMark } from "../../../../page-kit/notices/unreadWords.ts";
import { When } from "../../../../page-kit/When.tsx";
import { below, end, notice, what } from "./Glance.css.ts";

const shownNotices = 4;

/** What was told and not read yet; nothing at all where all is read. */
export function WaitingNotices() {
  const { data } = useReading(waitingRead);
  if (!data || data.notices.length === 0) return null;
  return (
    <div className={below}>
      <Card
        title={`${unreadMark(data.unread)} new ${data.unread === 1 ? "notice" : "notices"}`}
        action={
          <ActionLink look="action" href={href("notices")}>
            All notices
          </ActionLink>
        }
      >
        <ul>
          {data.notices.slice(0, shownNotices).map((one) => (
            <li key={one.id} className={notice}>
              <RouterAnchor href={`/${placeOf(one).path}`} className={what}>
                {lineOf(one)}
              </RouterAnchor>
              <span className={end}>
                {one.eventName} · <When at={one.at} />
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
