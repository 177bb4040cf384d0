import type { ThreadHead, ThreadMember, ThreadMessage, ThreadNews } from "./threads.types.ts";

/** What a screen knows of a conversation: one stretch of it, in its order. */
export interface Talked {
  thread: ThreadHead;
  messages: readonly ThreadMessage[];
  members: ReadonlyMap<string, ThreadMember>;
  hasOlder: boolean;
  hasNewer: boolean;
}

/**
 * Lays news over what is known. Changes replace messages and stand behind the newest, what was moved
 * elsewhere goes; a page is laid
 * on where it touches, and else begins anew, since between the two something may lie.
 */
export function withNews(known: Talked | null, news: ThreadNews): Talked {
  const { thread, messages, hasOlder, hasNewer } = news;
  if (!known || (news.isPage && !touches(known.messages, messages))) {
    return { thread, messages, members: membersOf(news, new Map()), hasOlder, hasNewer };
  }
  const first = known.messages[0]?.place ?? 0;
  const goesBack = news.isPage && (messages[0]?.place ?? first) < first;
  return {
    thread: thread.heard >= known.thread.heard ? thread : known.thread,
    messages: laidOver(
      known.messages.filter(({ id }) => !news.gone.includes(id)),
      // What changed before the stretch that is here is read when one gets there.
      news.isPage ? messages : messages.filter(({ place }) => place >= first),
    ),
    members: membersOf(news, known.members),
    hasOlder: goesBack ? hasOlder : known.hasOlder,
    hasNewer: known.hasNewer && (news.isPage ? hasNewer : true),
  };
}

function touches(known: readonly ThreadMessage[], page: readonly ThreadMessage[]): boolean {
  const first = known[0]?.place;
  const last = known.at(-1)?.place;
  const from = page[0]?.place;
  const to = page.at(-1)?.place;
  if (first === undefined || last === undefined || from === undefined || to === undefined) {
    return false;
  }
  return from <= last + 1 && to >= first - 1;
}

function laidOver(known: readonly ThreadMessage[], news: readonly ThreadMessage[]) {
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of news) {
    const was = byId.get(message.id);
    if (!was || was.heard <= message.heard) byId.set(message.id, message);
  }
  return [...byId.values()].toSorted((one, other) => one.place - other.place);
}

const membersOf = (news: ThreadNews, known: ReadonlyMap<string, ThreadMember>) =>
  new Map([...known, ...news.members.map((member) => [member.id, member] as const)]);

/** One's own message that was said last: the one that says how many have seen it. */
export const lastOwnOf = ({ thread, messages }: Pick<Talked, "thread" | "messages">) =>
  messages.findLast(({ authorId, state }) => authorId === thread.me.id && state === "sent");

/**
 * Which of one's own messages say how many have seen them: the last, as soon as somebody has, and
 * each before it that more have seen than any after it, so that no word of it goes away unasked.
 */
export function saysSeen({
  thread,
  messages,
}: Pick<Talked, "thread" | "messages">): ReadonlySet<string> {
  let most = 0;
  const says = new Set<string>();
  for (const { id, authorId, state, seen } of messages.toReversed()) {
    const by = authorId === thread.me.id && state === "sent" ? (seen ?? 0) : 0;
    if (by <= most) continue;
    most = by;
    says.add(id);
  }
  return says;
}

/** What was said so many changes ago is not asked for again to learn that one more has seen it. */
const seenAgo = 100;

/**
 * One's own message that says one more now that a member has read up to a place, and from where to ask
 * for it; null where nothing that is shown has changed.
 */
export function seenAnew(talked: Talked, read: { memberId: string; place: number }) {
  const { thread } = talked;
  const last = lastOwnOf(talked);
  return !last ||
    read.memberId === thread.me.id ||
    read.place < last.place ||
    thread.heard - last.heard > seenAgo
    ? null
    : { id: last.id, since: last.heard - 1 };
}

/** So many are shown behind one that was looked for. */
const behind = 5;

/** The stretch that ends a little behind a message that somebody looked for; all without one. */
export function endingAt(talked: Talked, messageId: string | null): Talked {
  const at = talked.messages.findIndex(({ id }) => id === messageId);
  return at === -1 ? talked : { ...talked, messages: talked.messages.slice(0, at + 1 + behind) };
}

/** Where the line of what is new stands: the first of others' that was not read on coming in. */
export function firstNew({ thread, messages }: Talked, readPlace: number) {
  const fresh = messages.filter(
    ({ place, authorId, state }) =>
      place > readPlace && authorId !== thread.me.id && state === "sent",
  );
  return fresh[0] && { from: fresh[0].id, count: fresh.length };
}

/** Who is writing now: nobody, one by name, or how many more. */
export function writingWords(names: readonly string[]): string | undefined {
  const [first, second] = names;
  if (first === undefined) return undefined;
  if (second === undefined) return `${first} is writing`;
  return names.length === 2
    ? `${first} and ${second} are writing`
    : `${first} and ${names.length - 1} more are writing`;
}
