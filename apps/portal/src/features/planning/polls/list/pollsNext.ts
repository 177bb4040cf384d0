import { counted } from "@jubilee/core/base/words.rules";
import { formatWhen } from "@jubilee/core/base/time.rules";
import type { PollLine } from "@jubilee/core/planning/polls.types";
import { CalendarClock, Send } from "lucide-react";
import { href } from "../../../../app/routing/href.ts";
import type { TileProps } from "../../../../page-kit/tiles/Tile.tsx";

/** What the list does not say of what comes next: which poll closes first, and whom to remind. */
export function pollsNext(polls: readonly PollLine[], locale: string): TileProps[] {
  const to = ({ id }: PollLine) => href("polls.details", { pollId: id });
  const open = polls.filter(({ state }) => state === "open");
  const closing = open
    .filter(({ closesAt }) => closesAt !== null)
    .toSorted((one, other) => Date.parse(one.closesAt ?? "") - Date.parse(other.closesAt ?? ""))[0];
  const asked = open.find((poll) => poll.asked > 0);
  const ways: TileProps[] = [];
  if (closing?.closesAt) {
    const moment = {
      startDate: closing.closesAt,
      endDate: closing.closesAt,
      timeZone: closing.timeZone,
    };
    ways.push({
      title: closing.title,
      says: `Closes first: ${formatWhen(moment, locale, "short")}`,
      Icon: CalendarClock,
      tone: "sky",
      does: to(closing),
    });
  }
  if (asked)
    ways.push({
      title: `${counted(asked.asked, "person", "people")} asked by mail`,
      says: `See who has not voted on “${asked.title}”, and remind them`,
      Icon: Send,
      tone: "plum",
      does: to(asked),
    });
  return ways;
}
