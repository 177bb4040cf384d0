import { dayNamer, dayReader } from "../../time/days.ts";
import type { Reader } from "../../time/reader.types.ts";
import type { ConversationLook, Message, MessageItem } from "./conversation.types.ts";

/** Who says nothing for so long begins anew, with name and time. */
const pauseMs = 600_000;

interface Fresh {
  /** The id of the first message that is new. */
  from: string;
  count: number;
}

interface Place {
  zone: string;
  at: number;
  day: string;
}

/** Messages do not change, they are replaced: of thousands, one that comes in is read alone. */
const places = new WeakMap<Message, Place>();

function placeReader(zone: string): (message: Message) => Place {
  const dayOf = dayReader(zone);
  return (message) => {
    const known = places.get(message);
    if (known?.zone === zone) return known;
    const at = Date.parse(message.sentAt);
    const place = { zone, at, day: dayOf(at) };
    places.set(message, place);
    return place;
  };
}

/** What is drawn: each message with its day's divider, the line of what is new, and its place in a run. */
export function messageItems(
  messages: readonly Message[],
  reader: Reader,
  fresh?: Fresh,
  look: ConversationLook = "bubbles",
): MessageItem[] {
  const placeOf = placeReader(reader.timeZone);
  const nameOf = dayNamer(reader);
  const items: MessageItem[] = [];
  let before: { item: MessageItem; at: number; day: string } | undefined;
  for (const message of messages) {
    const { at, day } = placeOf(message);
    const isNewDay = day !== before?.day;
    const dayName = isNewDay || !before ? nameOf(day) : before.item.dayName;
    const isFresh = message.id === fresh?.from;
    const isFirst =
      look === "posts" ||
      isNewDay ||
      isFresh ||
      !before ||
      before.item.message.author.id !== message.author.id ||
      at - before.at > pauseMs;
    if (before) before.item.isLast = isFirst;
    const item: MessageItem = {
      message,
      dayName,
      day: isNewDay ? dayName : undefined,
      fresh: isFresh ? fresh.count : undefined,
      isFirst,
      isLast: true,
    };
    items.push(item);
    before = { item, at, day };
  }
  return items;
}

const lineHeight = 24;
const lettersALine = 58;

/** How high a message will be, about: what is not drawn yet takes this room. */
export function roughHeight({ message, day, fresh, isFirst, isLast }: MessageItem): number {
  const lines = Math.max(1, Math.ceil(message.text.length / lettersALine));
  return (
    (day ? 48 : 0) +
    (fresh === undefined ? 0 : 40) +
    (isFirst ? 26 : 0) +
    (message.text ? lines * lineHeight + 18 : 0) +
    (message.pictures?.length ? 180 : 0) +
    (message.files?.length ?? 0) * 64 +
    (message.quote ? 52 : 0) +
    (message.reactions?.length ? 36 : 0) +
    (isLast ? 14 : 4)
  );
}
