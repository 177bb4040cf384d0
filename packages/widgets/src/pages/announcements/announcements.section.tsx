import type { GuestAnnouncements } from "@jubilee/core/announcements/announcements.types";
import type { EventPart } from "../sharing/event/event.types.ts";
import type { PageSection } from "../sharing/event/section.types.ts";
import { section as sectionStyle } from "../styles/css.ts";
import { Announcement } from "./Announcement.tsx";

/** What the hosts put on the event's page: pinned first, the newest first. */
export const section: PageSection = {
  order: 15,
  reads: { call: "announcements", when: ({ hasAnnouncements }) => hasAnnouncements === true },
  isShown: ({ reads }) => announcementsOf(reads).length > 0,
  part: (place) => (
    <section className={sectionStyle} aria-labelledby="news">
      <h2 id="news">{place.words.page.news}</h2>
      {announcementsOf(place.reads).map((announcement) => (
        <Announcement
          key={announcement.id}
          announcement={announcement}
          known={readOf(place.reads)?.known ?? {}}
          locale={place.reader.locale}
          timeZone={place.shared.event.timeZone}
          words={place.words.page}
        />
      ))}
    </section>
  ),
};

const readOf = (reads: EventPart["reads"]) =>
  reads["announcements"] as GuestAnnouncements | undefined;
const announcementsOf = (reads: EventPart["reads"]) => readOf(reads)?.announcements ?? [];
