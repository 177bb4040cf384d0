import { eventColours } from "../palette/palette.ts";
import { shortPoll } from "../poll/short-poll.ts";
import { shortFace } from "../showcase/short-face.ts";
import type { WidgetData, WidgetKind } from "../widget.types.ts";
import type { SharedEvent } from "@jubilee/core/sharing/public-event.types";

/** What no widget reads: the page of the event or the campaign does. */
export const unread =
  /^(groupTerm|memberTerm|maybeCount|serverTime|story|wall|matchedMinor|giftCount|capMinor|byGuest|mostVotes)$/;

/** What the widget needs: ready colours, no words of the event's page, no other kind's part. */
export function firstScreen(kind: WidgetKind, data: WidgetData): object {
  const { event, look: { colours: chosen, ...look } = {}, ...rest } = data;
  const colours = chosen ?? eventColours(event.eventTypeId, event.coverSeed);
  const own = Object.keys(look).length > 0 ? { look, colours } : { colours };
  if (kind === "showcase") return { ...shortFace({ event, ...rest }), ...own };
  if (kind === "poll") return { ...shortPoll({ event, ...rest }), ...own };
  const short = { ...event, description: null, locale: undefined };
  const others = "tickets" in rest && kind !== "tickets" ? { tickets: [] } : {};
  return { event: short, ...rest, ...others, ...own };
}

/** The same for several widgets of one page. */
export function firstData(kinds: readonly WidgetKind[], data: SharedEvent): object {
  const kind = kinds.includes("tickets") ? "tickets" : "rsvp";
  const text = JSON.stringify(firstScreen(kind, data), (name, part: unknown) =>
    unread.test(name) ? undefined : part,
  );
  return JSON.parse(text) as object;
}
