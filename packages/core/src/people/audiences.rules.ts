import type {
  AudienceChoices,
  AudienceCount,
  AudienceOff,
  AudiencePart,
  AudiencePerson,
  AudienceQuestion,
  AudienceReason,
  AudienceStanding,
} from "./audiences.types.ts";

/** The most parts that a question and its exclusions have. */
export const mostAudienceParts = 12;

/** Everybody: of the event, or of the account. */
export const everyone: AudienceQuestion = {
  match: "all",
  who: [{ kind: "everyone", values: [] }],
  without: [],
};

/** A question of one part. */
export function oneAudience(part: AudiencePart): AudienceQuestion {
  return { match: "all", who: [part], without: [] };
}

/** By what name an id of a question is known, and how the event's type calls its groups. */
export interface AudienceNames {
  /** Of ticket types and activities. */
  nameOf: (id: string) => string | undefined;
  eventName: (id: string) => string | undefined;
}

/** Names as the choices tell them. */
export function namesOfChoices(
  choices: Pick<AudienceChoices, "tickets" | "activities">,
  events: readonly { id: string; name: string }[] = [],
): AudienceNames {
  const named = new Map(
    [...choices.tickets, ...choices.activities].map(({ value, name }) => [value, name]),
  );
  const eventNames = new Map(events.map(({ id, name }) => [id, name]));
  return { nameOf: (id) => named.get(id), eventName: (id) => eventNames.get(id) };
}

/** How people of a standing are called, behind "everyone". */
export const standingWords: Readonly<Record<AudienceStanding, string>> = {
  yes: "coming",
  maybe: "who may come",
  waitlisted: "waiting for a place",
  no: "not coming",
  pending: "without an answer",
};

const either = (words: readonly string[]): string =>
  new Intl.ListFormat("en", { type: "disjunction" }).format(words);

/** A part in words that stand behind "everyone" or "those". */
export function audiencePartWords(part: AudiencePart, names: AudienceNames): string {
  const { kind, values, field, eventId } = part;
  const named = either(values.map((value) => names.nameOf(value) ?? "one that is gone"));
  const of = eventId ? ` of ${names.eventName(eventId) ?? "another event"}` : "";
  const any = values.length === 0;
  const words: Record<AudiencePart["kind"], () => string> = {
    everyone: () => (eventId ? `on the list${of}` : "on the list"),
    group: () => (any ? `in a group${of}` : `in ${either(values)}${of}`),
    tag: () => `tagged ${either(values)}`,
    answer: () =>
      `${either(values.map((value) => standingWords[value as AudienceStanding] ?? value))}${of}`,
    ticket: () => (any ? `with a ticket${of}` : `with a ticket (${named})${of}`),
    activity: () => (any ? `signed up for something${of}` : `in ${named}${of}`),
    team: () => "on the team",
    bought: () => "who bought from you before",
    field: () => (any ? `with something under ${field}` : `with ${either(values)} under ${field}`),
    opened: () => `who opened their link${of}`,
    list: () => (values.length === 1 ? "chosen by hand" : `among ${values.length} chosen by hand`),
  };
  return words[kind]();
}

/** A question as one plain sentence, without its full stop. */
export function audienceSentence(question: AudienceQuestion, names: AudienceNames): string {
  const wordsOf = (part: AudiencePart) => audiencePartWords(part, names);
  const [first, ...more] = question.who;
  const whole = first?.kind === "everyone" && !first.eventId && more.length === 0;
  const joined = question.who
    .map(wordsOf)
    .join(question.match === "all" ? " and " : more.length > 0 ? ", or " : "");
  const without = question.without.map(wordsOf);
  return [
    whole ? "Everyone" : `Everyone ${joined}`,
    without.length > 0 ? `, except those ${either(without)}` : "",
  ].join("");
}

const off: Readonly<Record<AudienceOff, string>> = {
  no_address: "no e-mail address",
  unsubscribed: "wants no mails",
  shared_address: "shares an address that gets it already",
  bounced: "mails come back",
  complained: "reported a mail as unwanted",
  stopped: "on your list of addresses without mails",
};

/** Why no mail goes to somebody; nothing where one does. */
export function noMailWords({ channels, off: closed }: AudiencePerson): string | null {
  if (channels.includes("email") || closed.length === 0) return null;
  return closed.map((reason) => off[reason]).join(", ");
}

/** Why somebody is in an audience, a few words a part. */
export function audienceReasonWords(
  { part, facts }: AudienceReason,
  question: AudienceQuestion,
  names: AudienceNames,
): string {
  const asked = question.who[part];
  if (!asked) return "";
  if (asked.kind === "answer") {
    return facts.map((fact) => standingWords[fact as AudienceStanding] ?? fact).join(", ");
  }
  return facts.length > 0
    ? facts.join(", ")
    : audiencePartWords({ ...asked, values: asked.kind === "list" ? [""] : asked.values }, names);
}

/** "135 by e-mail, 3 without an address, 2 want no mails": what stands under the figure. */
export function reachWords(count: AudienceCount): string {
  const parts = [`${count.email} by e-mail`];
  if (count.withoutAddress > 0) parts.push(`${count.withoutAddress} without an address`);
  if (count.switchedOff > 0) {
    parts.push(count.switchedOff === 1 ? "1 wants no mails" : `${count.switchedOff} want no mails`);
  }
  if (count.comesBack > 0) parts.push(`${count.comesBack} that mails do not reach`);
  if (count.sharedAddress > 0) {
    parts.push(
      count.sharedAddress === 1 ? "1 shares an address" : `${count.sharedAddress} share an address`,
    );
  }
  return parts.join(", ");
}

/** "7 more are missing, blocked or have died": why it is fewer than the list has; empty where it is not. */
export function notMeantWords({ notMeant }: AudienceCount): string {
  if (notMeant === 0) return "";
  return notMeant === 1
    ? "1 more on the list is missing, is blocked or has died"
    : `${notMeant} more on the list are missing, are blocked or have died`;
}

/** How many people no mail reaches. */
export function notByMail(count: AudienceCount): number {
  return count.people - count.email;
}

/** Whether two questions ask the same. */
export function isSameQuestion(one: AudienceQuestion, other: AudienceQuestion): boolean {
  const key = (parts: readonly AudiencePart[]) =>
    parts.map(({ kind, values, field, eventId }) =>
      JSON.stringify([kind, field ?? "", eventId ?? "", values.toSorted()]),
    );
  return (
    (one.match === other.match || one.who.length === 1) &&
    key(one.who).join() === key(other.who).join() &&
    key(one.without).join() === key(other.without).join()
  );
}
