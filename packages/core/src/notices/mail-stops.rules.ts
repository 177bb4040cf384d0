import { writeCsv } from "../base/csv.rules.ts";
import { isEmailAddress } from "../base/email-address.rules.ts";
import { mailStopsCopy } from "./mail-stops.copy.ts";
import type { MailStop } from "./mail-stops.types.ts";

/** How many addresses can be put on the list at once. */
export const mostStopsAtOnce = 500;

/** Why no mails go there, in words: the kind's own, or what was said. */
export function reasonOf({ kind, topic, reason }: MailStop): string {
  if (reason) return reason;
  if (kind === "unsubscribed")
    return topic === null
      ? "They want no mails from you"
      : `They want no ${mailStopsCopy.topics[topic] ?? topic}`;
  if (kind === "hard_bounce") return "The address does not exist";
  if (kind === "complaint") return "They reported a mail as unwanted";
  return "No reason was written";
}

/** Addresses out of a text: by line, comma or semicolon, with or without names; each once. */
export function readAddresses(text: string): { addresses: string[]; wrong: string[] } {
  const parts = text
    .split(/[\n,;]/)
    .map((part) => /<([^<>]*)>\s*$/.exec(part)?.[1] ?? part)
    .flatMap((part) => part.trim().split(/\s+/))
    .filter((part) => part !== "");
  return {
    addresses: [
      ...new Set(parts.filter((part) => isEmailAddress(part)).map((part) => part.toLowerCase())),
    ],
    wrong: parts.filter((part) => !isEmailAddress(part)),
  };
}

/** The list as CSV; no cell runs as a formula. */
export function mailStopsCsv(stops: readonly MailStop[]): string {
  return writeCsv([
    ["Address", "Why", "In words", "Since (UTC)"],
    ...stops.map((stop) => [stop.email, mailStopsCopy.kinds[stop.kind], reasonOf(stop), stop.at]),
  ]);
}
