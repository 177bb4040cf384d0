import type { AnnouncementLine } from "@jubilee/core/announcements/announcements.types";
import { counted } from "@jubilee/core/base/words.rules";
import { CalendarClock, EyeOff, PenLine } from "lucide-react";
import { href } from "../../../app/routing/href.ts";
import type { TileProps } from "../../../page-kit/tiles/Tile.tsx";
import { whenWords } from "../when.rules.ts";

/** What comes next of announcements: which one goes, which is still written, and who has not read what matters. */
export function announcementsNext(lines: readonly AnnouncementLine[], locale: string): TileProps[] {
  const to = ({ id }: AnnouncementLine) => href("announcements.details", { announcementId: id });
  const nameOf = ({ subject }: AnnouncementLine) => subject ?? "Without a subject";
  const next = lines.find(({ state }) => state === "scheduled");
  const draft = lines.find(({ state }) => state === "draft");
  const unread = lines.find(({ state, counts }) => state === "sent" && counts.told > counts.read);
  const ways: TileProps[] = [];
  if (next)
    ways.push({
      title: nameOf(next),
      says: `Goes out ${whenWords(next, locale).join(", ")}`,
      Icon: CalendarClock,
      tone: "sky",
      does: to(next),
    });
  if (draft)
    ways.push({
      title: nameOf(draft),
      says: "A draft: say when it goes, or send it now",
      Icon: PenLine,
      tone: "marigold",
      does: to(draft),
    });
  if (unread)
    ways.push({
      title: nameOf(unread),
      says: `${counted(unread.counts.told - unread.counts.read, "person", "people")} have not read it`,
      Icon: EyeOff,
      tone: "plum",
      does: to(unread),
    });
  return ways;
}
