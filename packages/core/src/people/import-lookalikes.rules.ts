import { findLookalikes, type Comparable } from "./guest-merge-suspects.rules.ts";
import { importedName } from "./import-names.rules.ts";
import type { ListedGuest } from "./guests.types.ts";
import { plainWords } from "../base/plain-words.rules.ts";
import type { ImportedGuest, ListedLookalike } from "./imports.types.ts";

const comparable = (line: ImportedGuest): Comparable & { line: ImportedGuest } => ({
  ...line,
  line,
  guestId: line.key,
  fullName: importedName(line),
});

/**
 * Lines that look like somebody of the list without being them for sure. Whom the import finds by
 * itself (same address and name, or the list's own number) is left out.
 */
export function lookalikesOf(
  lines: readonly ImportedGuest[],
  listed: readonly ListedGuest[],
): ListedLookalike[] {
  const numbers = new Set(listed.map(({ guestId }) => `id:${guestId}`.toLowerCase()));
  const certain = new Set(
    listed.map(({ email, fullName }) => `${email ?? ""}|${plainWords(fullName)}`),
  );
  const strangers = lines.filter(
    (line) =>
      !numbers.has(line.key.toLowerCase()) &&
      !(line.email && certain.has(`${line.email}|${plainWords(importedName(line))}`)),
  );
  return findLookalikes(strangers.map(comparable), listed)
    .map(({ stranger, guest, reason }) => ({ line: stranger.line, guest, reason }))
    .toSorted((one, other) => one.line.line - other.line.line);
}

/** Lines with whom somebody said they are: those fill that person's gaps. */
export const withPeople = (
  lines: ImportedGuest[],
  sameAs: ReadonlyMap<string, string>,
): ImportedGuest[] =>
  sameAs.size === 0
    ? lines
    : lines.map((line) => {
        const guestId = sameAs.get(line.key);
        return guestId === undefined ? line : { ...line, sameAs: guestId };
      });
