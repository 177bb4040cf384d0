import { Megaphone } from "lucide-react";
import { href } from "../../app/routing/href.ts";
import type { FoundThings } from "../../page-kit/found.types.ts";

export const found: FoundThings = {
  kind: "announcements",
  name: "Announcements",
  one: "Announcement",
  icon: Megaphone,
  page: "announcements.details",
  order: 75,
  address: ({ id }) => href("announcements.details", { announcementId: id }),
};
