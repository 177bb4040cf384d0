import type { ListedGuest } from "./guests.types.ts";
import { comparablePhone } from "./import-addresses.rules.ts";
import { plainWords } from "../base/plain-words.rules.ts";
import type { Suspects } from "./guest-merges.types.ts";

/** A name as it is compared: without accents, its words in order, `Lind, Ada` as `Ada Lind`. */
const nameKey = (name: string): string =>
  plainWords(name)
    .split(/[ .@]+/)
    .filter(Boolean)
    .toSorted()
    .join(" ");

/** True when one typing slip makes one text the other: a letter more, less, other, or two swapped. */
export function isOneSlipAway(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  const [a, b] = [one.slice(from), other.slice(from)];
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}

/** A text and all that it is with one letter left out: slips meet in one of these. */
const withoutOne = (text: string): string[] => [
  text,
  ...Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1)),
];

/** What people are compared by. */
export type Comparable = Pick<
  ListedGuest,
  | "guestId"
  | "fullName"
  | "firstName"
  | "lastName"
  | "formerName"
  | "email"
  | "phone"
  | "city"
  | "groupLabel"
>;

interface Known<Guest extends Comparable = Comparable> {
  guest: Guest;
  name: string;
  phone: string;
}

interface Sign {
  reason: string;
  keysOf: (known: Known) => string[];
  holds: (one: Known, other: Known) => boolean;
}

const differ = (one: string | null, other: string | null) =>
  one !== null && other !== null && one !== other;
const nearName = (one: Known, other: Known) =>
  one.name.length >= 7 && isOneSlipAway(one.name, other.name);
const sharesFirst = ({ guest: a }: Known, { guest: b }: Known) =>
  Boolean(a.firstName && b.firstName) &&
  (plainWords(a.firstName ?? "").startsWith(plainWords(b.firstName ?? "")) ||
    plainWords(b.firstName ?? "").startsWith(plainWords(a.firstName ?? "")));

/** Why two are one person, strongest first. One address under other names is a family, no sign. */
const signs: Sign[] = [
  {
    reason: "Same name and e-mail",
    keysOf: ({ guest, name }) => (guest.email ? [`${name}|${guest.email}`] : []),
    holds: () => true,
  },
  {
    reason: "Same name and phone",
    keysOf: ({ name, phone }) => (phone ? [`${name}|${phone}`] : []),
    holds: () => true,
  },
  {
    reason: "Same name, and nothing that speaks against it",
    keysOf: ({ name }) => (name ? [name] : []),
    holds: ({ guest: a }, { guest: b }) =>
      !differ(a.email, b.email) && !differ(a.city, b.city) && !differ(a.groupLabel, b.groupLabel),
  },
  {
    reason: "Same name, and e-mail addresses one letter apart",
    keysOf: ({ name }) => (name ? [name] : []),
    holds: ({ guest: a }, { guest: b }) => isOneSlipAway(a.email ?? "", b.email ?? ""),
  },
  {
    reason: "Same e-mail, and one first name begins like the other",
    keysOf: ({ guest }) =>
      guest.email && guest.lastName ? [`${plainWords(guest.lastName)}|${guest.email}`] : [],
    holds: sharesFirst,
  },
  {
    reason: "Same e-mail or phone, and names one letter apart",
    keysOf: ({ guest, phone }) => [guest.email ?? "", phone].filter(Boolean),
    holds: nearName,
  },
  {
    reason: "Names one letter apart",
    keysOf: ({ name }) => (name.length >= 7 ? withoutOne(name) : []),
    holds: (one, other) =>
      nearName(one, other) &&
      !differ(one.guest.email, other.guest.email) &&
      !differ(one.guest.city, other.guest.city) &&
      !differ(one.guest.groupLabel, other.guest.groupLabel),
  },
  {
    reason: "One’s former name is the other’s name",
    keysOf: ({ guest, name }) => [
      name,
      ...(guest.formerName && guest.firstName
        ? [nameKey(`${guest.firstName} ${guest.formerName}`)]
        : []),
    ],
    holds: ({ guest: a, name: nameA }, { guest: b, name: nameB }) =>
      nameA !== nameB && Boolean(a.formerName) !== Boolean(b.formerName),
  },
];

const known = <Guest extends Comparable>(guest: Guest): Known<Guest> => ({
  guest,
  name: nameKey(guest.fullName),
  phone: comparablePhone(guest.phone ?? ""),
});

/** Somebody new who looks like somebody of the list, and by what. */
export interface Lookalike<New extends Comparable, Old extends Comparable> {
  stranger: New;
  guest: Old;
  reason: string;
}

/** For each of the new ones whom they look like on the list, if anybody, by the strongest sign. */
export function findLookalikes<New extends Comparable, Old extends Comparable>(
  strangers: readonly New[],
  listed: readonly Old[],
): Lookalike<New, Old>[] {
  const people = listed.map(known);
  const open = new Map(strangers.map((stranger) => [stranger.guestId, known(stranger)]));
  const found: Lookalike<New, Old>[] = [];
  for (const { reason, keysOf, holds } of signs) {
    if (open.size === 0) break;
    const asked = new Set([...open.values()].flatMap((stranger) => keysOf(stranger)));
    const byKey = new Map<string, Known<Old>[]>();
    for (const person of people) {
      for (const key of new Set(keysOf(person))) {
        if (!asked.has(key)) continue;
        const same = byKey.get(key);
        if (same) same.push(person);
        else byKey.set(key, [person]);
      }
    }
    for (const [id, stranger] of open) {
      const match = keysOf(stranger)
        .flatMap((key) => byKey.get(key) ?? [])
        .find((person) => holds(stranger, person));
      if (!match) continue;
      open.delete(id);
      found.push({ stranger: stranger.guest, guest: match.guest, reason });
    }
  }
  return found;
}

const pairOf = (one: string, other: string) =>
  one < other ? `${one} ${other}` : `${other} ${one}`;
const largestGroup = 20;

/**
 * Guests of one list who look like one person, each in one group by its strongest sign. Pairs that
 * somebody told apart are not suggested again. Slips are found by what is left without a letter, so that the
 * work grows with the list and not with its square.
 */
export function findSuspects(
  guests: readonly ListedGuest[],
  apart: readonly [string, string][],
): Suspects[] {
  const toldApart = new Set(apart.map(([one, other]) => pairOf(one, other)));
  const people = guests.map(known);
  const grouped = new Set<string>();
  const found: Suspects[] = [];
  for (const { reason, keysOf, holds } of signs) {
    const byKey = new Map<string, Known<ListedGuest>[]>();
    for (const person of people) {
      if (grouped.has(person.guest.guestId)) continue;
      for (const key of new Set(keysOf(person))) {
        const same = byKey.get(key);
        if (same) same.push(person);
        else byKey.set(key, [person]);
      }
    }
    for (const same of byKey.values()) {
      for (const first of same) {
        if (grouped.has(first.guest.guestId)) continue;
        const others = same.filter(
          (other) =>
            other !== first &&
            !grouped.has(other.guest.guestId) &&
            !toldApart.has(pairOf(first.guest.guestId, other.guest.guestId)) &&
            holds(first, other),
        );
        if (others.length === 0) continue;
        const group = [first, ...others].slice(0, largestGroup).map(({ guest }) => guest);
        for (const { guestId } of group) grouped.add(guestId);
        found.push({ id: group.map(({ guestId }) => guestId).join(" "), reason, guests: group });
      }
    }
  }
  return found;
}
