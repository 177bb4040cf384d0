import { unreadOf } from "@jubilee/core/announcements/announcements.rules";
import type { GuestAnnouncements } from "@jubilee/core/announcements/announcements.types";
import type { PassPart, PassSection } from "../answers/pass/pass.types.ts";
import * as css from "../styles/css.ts";
import { Announcement } from "./Announcement.tsx";

/** What the hosts told this guest: pinned first, the newest first, with what is new to them marked. */
export const section: PassSection = {
  about: "own",
  order: 25,
  reads: { call: "announced", when: () => true },
  isShown: (place) => announcementsOf(place).length > 0,
  part: (place) => <News {...place} />,
};

const readOf = ({ reads }: PassPart) => reads["announced"] as GuestAnnouncements | undefined;
const announcementsOf = (place: PassPart) => readOf(place)?.announcements ?? [];

function News(place: PassPart) {
  const { own: copy, shared, reader, address } = place;
  const all = announcementsOf(place);
  const unread = unreadOf(all).join(" ");
  return (
    <section className={css.section} aria-labelledby="news">
      <h2 id="news">{copy.news}</h2>
      {all.map((announcement) => (
        <Announcement
          key={announcement.id}
          announcement={announcement}
          known={readOf(place)?.known ?? {}}
          locale={reader.locale}
          timeZone={shared.event.timeZone}
          words={copy}
          {...(announcement.isUnread && { mark: copy.newsNew })}
        />
      ))}
      {unread !== "" && (
        <form method="post" action={address("read")} data-seen={unread}>
          <input type="hidden" name="ids" value={unread} />
          <button className={css.link} type="submit">
            {copy.newsRead}
          </button>
        </form>
      )}
    </section>
  );
}
