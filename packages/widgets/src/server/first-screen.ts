import { eventColours } from "../palette/palette.ts";
import { shortPoll } from "../poll/short-poll.ts";
import { shortFace } from "../showcase/short-face.ts";
import { firstWords, type Reader } from "./first-words.ts";
import type { WidgetData, WidgetKind } from "../widget.types.ts";
import type { WordReader } from "./word-reader.ts";

/** What no widget reads: the page of the event or the campaign does. */
export const unread =
  /^(groupTerm|memberTerm|maybeCount|serverTime|story|wall|matchedMinor|giftCount|capMinor|byGuest|mostVotes)$/;

/** What the widget needs: ready colours, no words of the event's page, no other kind's part. */
export function firstScreen(kind: WidgetKind, data: WidgetData, reader?: Reader | null): object {
  const { event, look: { colours: chosen, ...look } = {}, ...rest } = data;
  const colours = chosen ?? eventColours(event.eventTypeId, event.coverSeed);
  const told = reader && kind !== "poll" ? { told: firstWords(kind, data, reader) } : {};
  const own = { ...(Object.keys(look).length > 0 && { look }), colours, ...told };
  if (kind === "showcase") return { ...shortFace({ event, ...rest }), ...own };
  if (kind === "poll") return { ...shortPoll({ event, ...rest }), ...own };
  const short = { ...event, description: null, locale: undefined };
  const others = "tickets" in rest && kind !== "tickets" ? { tickets: [] } : {};
  return { event: short, ...rest, ...others, ...own };
}

/**
 * The same for several widgets of one page, and what all of them say first in its reader's words: a
 * page's first formatter is a long task.
 */
export function firstData(
  kinds: readonly WidgetKind[],
  data: WidgetData,
  reader: WordReader,
  now: number,
): object {
  const kind = kinds.includes("tickets") ? "tickets" : (kinds[0] ?? "rsvp");
  const told = kinds.map((one) => firstWords(one, data, { ...reader, now }));
  const first = { ...firstScreen(kind, data), told: Object.assign({}, ...told) as object };
  const text = JSON.stringify(first, (name, part: unknown) =>
    unread.test(name) ? undefined : part,
  );
  return JSON.parse(text) as object;
}
