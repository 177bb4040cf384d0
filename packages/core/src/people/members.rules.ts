import { searchWords, typedWords } from "../base/plain-words.rules.ts";
import type { DirectoryMember, MemberSort } from "./members.types.ts";

/** A member with what the search looks at, made once for a list. */
export interface SearchedMember {
  member: DirectoryMember;
  haystack: string;
}

/** Prepares a directory for searching: name, former name, group and town, as far as they are shown. */
export function memberIndex(members: readonly DirectoryMember[]): SearchedMember[] {
  return members.map((member) => ({
    member,
    haystack: searchWords(
      [member.name, member.formerName, member.groupLabel, member.city].filter(Boolean).join("\n"),
    ),
  }));
}

/** The members that match every word and the chosen group, in list order. */
export function findMembers(
  index: readonly SearchedMember[],
  text: string,
  group: string | null,
): DirectoryMember[] {
  const words = typedWords(text);
  return index
    .filter(
      ({ member, haystack }) =>
        (group === null || member.groupLabel === group) &&
        words.every((word) => haystack.includes(word)),
    )
    .map(({ member }) => member);
}

/** Where a member's picture is; names come from the server, which only takes pictures of ours. */
export function pictureAddress(name: string): string {
  return `/storage/v1/object/public/avatars/${name}`;
}

/** The name of an uploaded picture in its address; null for any other address. */
export function pictureName(address: string): string | null {
  return /\/avatars\/([0-9a-f-]{36}\/[0-9a-f-]{36}\.(?:jpg|png|webp))$/.exec(address)?.[1] ?? null;
}

/** The orders of a directory, as they are offered. */
export const memberSorts: readonly MemberSort[] = ["name", "family", "group", "town"];

const wordOf: Record<MemberSort, (member: DirectoryMember) => string | null> = {
  name: ({ name }) => name,
  family: ({ lastName, name }) => lastName || name,
  group: ({ groupLabel }) => groupLabel,
  town: ({ city }) => city,
};

/** Members in an order; what is equal under it stands by name, who hides the word comes last. */
export function sortMembers(
  members: readonly DirectoryMember[],
  sort: MemberSort,
  locale: string,
): DirectoryMember[] {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: "base" });
  return members.toSorted((one, other) => {
    const [a, b] = [wordOf[sort](one), wordOf[sort](other)];
    const byWord = Number(a === null) - Number(b === null) || compare(a ?? "", b ?? "");
    return byWord || compare(one.name ?? "", other.name ?? "");
  });
}

/** What stands under one head of a directory: a letter, a group or a town. */
export interface MemberSection {
  /** Null: who hides the word, or has none. */
  head: string | null;
  members: DirectoryMember[];
}

function headOf(member: DirectoryMember, sort: MemberSort): string | null {
  const word = wordOf[sort](member);
  if ((sort !== "name" && sort !== "family") || !word) return word || null;
  const first = Array.from(word.normalize("NFD"))[0] ?? "";
  return /\p{L}/u.test(first) ? first.toUpperCase() : "#";
}

/** Members that stand in an order already, under the heads of it; letters that sort as one are one. */
export function memberSections(
  members: readonly DirectoryMember[],
  sort: MemberSort,
  locale: string,
): MemberSection[] {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: "base" });
  const sections: MemberSection[] = [];
  for (const member of members) {
    const head = headOf(member, sort);
    const last = sections.at(-1);
    const isSame =
      last !== undefined &&
      (last.head === null) === (head === null) &&
      !compare(last.head ?? "", head ?? "");
    if (isSame) last.members.push(member);
    else sections.push({ head, members: [member] });
  }
  return sections;
}
