import { writeCsv } from "../base/csv.rules.ts";
import type { InvitationCode, InvitationCounts, InvitationKind } from "./invitations.types.ts";
import { counted } from "../base/words.rules.ts";

/** What sending would do, in one sentence. */
export function describeInvitations(kind: InvitationKind, counts: InvitationCounts): string {
  if (counts.ready === 0) {
    return kind === "invitation"
      ? "Nobody is left to invite by e-mail."
      : "Nobody is left to remind today.";
  }
  const all = counts.people + counts.noAddress + counts.unsubscribed + counts.recent;
  const people =
    all === counts.people
      ? counted(counts.people, "person", "people")
      : `${counts.people} of ${all} people`;
  return `${counted(counts.ready, "mail")} for ${people}: one for each household, with its own link.`;
}

/** Who gets none, and why; a line each. */
export function describeLeftOut(counts: InvitationCounts): string[] {
  const lines: [number, string][] = [
    [counts.noAddress, "without an e-mail address: copy their link in the list of RSVPs"],
    [counts.unsubscribed, "asked for no more mails"],
    [counts.recent, "had a mail less than 20 hours ago"],
  ];
  return lines
    .filter(([count]) => count > 0)
    .map(([count, why]) => `${counted(count, "person", "people")} ${why}`);
}

/** A code as it is printed: two groups of four. */
export function writtenCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** The codes as a CSV file for the printer, a line a party; `address` is where they are typed. */
export function invitationCodesCsv(codes: readonly InvitationCode[], address: string): string {
  return writeCsv([
    ["Household", "People", "Code", "Address", "Answered"],
    ...codes.map(({ code, household, people, answered }) => [
      household ?? people[0] ?? "",
      people.join(", "),
      writtenCode(code),
      address,
      answered ? "yes" : "no",
    ]),
  ]);
}
