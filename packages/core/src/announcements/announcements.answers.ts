import type { ListPage } from "../base/lists.types.ts";
import type {
  AnnouncementCheck,
  AnnouncementLine,
  AnnouncementReader,
  AnnouncementRecord,
  GuestAnnouncements,
} from "./announcements.types.ts";

declare module "../insight/own-search.types.ts" {
  interface FoundKinds {
    announcements: true;
  }
}

/** What the functions of this area answer. */
export interface Answers {
  check_announcement: AnnouncementCheck;
  get_announcement: AnnouncementRecord;
  get_guest_announcements: GuestAnnouncements;
  get_shared_announcements: GuestAnnouncements;
  list_announcement_people: ListPage<AnnouncementReader>;
  list_announcements: ListPage<AnnouncementLine>;
  list_due_announcements: string[];
  read_guest_announcements: { read: boolean };
  save_announcement: AnnouncementRecord;
  send_announcement: AnnouncementRecord;
  stop_announcement: AnnouncementRecord;
  tell_announcement_again: AnnouncementRecord;
}
