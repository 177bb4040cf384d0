import { counted } from "@jubilee/core/base/words.rules";
import { CalendarClock, Heart, PenLine } from "lucide-react";
import { href } from "../../../app/routing/href.ts";
import type { EventTabKey } from "../../../event-kit/event/tab.types.ts";
import { tabQuery } from "../../../event-kit/event/tabs.rules.ts";
import type { TileProps } from "../../../page-kit/tiles/Tile.tsx";
import type { ListedEvent } from "./eventColumns.tsx";

/** What comes next of one's events: the one that is nearest, the draft that waits, the last that is over. */
export function eventsNext(events: readonly ListedEvent[]): TileProps[] {
  const to = ({ id }: ListedEvent, tab?: EventTabKey) =>
    `${href("events.details", { eventId: id })}${tab ? tabQuery(tab) : ""}`;
  const byStart = events.toSorted(
    (one, other) => Date.parse(one.startDate) - Date.parse(other.startDate),
  );
  const next = byStart.find(({ phase }) => phase === "upcoming" || phase === "ongoing");
  const draft = byStart.find(({ phase }) => phase === "draft");
  const over = byStart.findLast(({ phase }) => phase === "ended");
  const ways: TileProps[] = [];
  if (next) {
    const open = next.guests ? next.guests.guests - next.guests.coming : 0;
    ways.push({
      title: next.name,
      says: [
        next.toGo ?? "It is on",
        open > 0 && `${counted(open, "guest")} not coming or not answered`,
      ]
        .filter(Boolean)
        .join(": "),
      Icon: CalendarClock,
      tone: "plum",
      does: to(next),
    });
  }
  if (draft)
    ways.push({
      title: draft.name,
      says: "Still a draft: nobody sees it before you publish it",
      Icon: PenLine,
      tone: "marigold",
      does: to(draft),
    });
  if (over)
    ways.push({
      title: over.name,
      says: "Over: show the photos, and thank those who came",
      Icon: Heart,
      tone: "brick",
      does: to(over, "gallery"),
    });
  return ways;
}
