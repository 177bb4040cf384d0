import { checkInCopy } from "@jubilee/core/door/check-in.copy";
import { guestType, shownOf } from "@jubilee/core/door/check-in.rules";
import { memberTerm } from "@jubilee/core/events/event-types.rules";
import type {
  GateFacts,
  GateTicket,
  RefusalReason,
  ScanResult,
} from "@jubilee/core/door/check-in.types";
import { formatClock } from "@jubilee/core/base/time.rules";
import type { KeptScan } from "../device/device.types.ts";

/** A verdict in words. */
export interface VerdictWords {
  result: ScanResult;
  title: string;
  name: string;
  detail: string;
  /** What the planner wanted seen. */
  extra: string[];
}

/** The server's word where it is there, else the device's own. */
export function resultOf(scan: KeptScan): { result: ScanResult; reason: RefusalReason | null } {
  return scan.answer
    ? { result: scan.answer.result, reason: scan.answer.reason ?? null }
    : { result: scan.told, reason: scan.reason };
}

/** What kind of ticket somebody has; whoever comes by an answer alone is called as the event's type says. */
export function typeNameOf(
  { event, types }: Pick<GateFacts, "event" | "types">,
  typeId: string,
): string {
  if (typeId === guestType) return memberTerm(event.eventTypeId);
  return types.find(({ id }) => id === typeId)?.name ?? "";
}

const titles: Record<ScanResult, string> = {
  ok: "Welcome in",
  duplicate: "Already in",
  refused: "Do not let in",
};

/** What stands on the screen for a scan; times are the event's. */
export function wordsOf(scan: KeptScan, facts: GateFacts, locale: string): VerdictWords {
  const { verdict, answer } = scan;
  const { result, reason } = resultOf(scan);
  const { ticket, typeId } = verdict;
  const earlierAt = answer?.earlierAt ?? verdict.earlierAt;
  const earlierGate = answer?.earlierGate ?? verdict.earlierGate;
  const about = [typeId && typeNameOf(facts, typeId), ticket?.number].filter(Boolean).join(" · ");
  const why = {
    ok: "",
    duplicate: earlierAt
      ? `Entered at ${formatClock(earlierAt, facts.event.timeZone, locale)}${earlierGate ? `, ${earlierGate}` : ""}`
      : "Let in before",
    refused: reason ? checkInCopy.reasons[reason] : "",
  }[result];
  const seat = ticket?.seat ? [`Seat: ${ticket.seat.table}, seat ${ticket.seat.seat}`] : [];
  const extra = [...seat, ...(ticket ? shownOf(ticket, facts.gate.shown) : [])];
  return {
    result,
    title: scan.undoneAt ? "Taken back" : titles[result],
    name: ticket?.name ?? "",
    detail: [why, about].filter(Boolean).join(". "),
    extra,
  };
}

/** How many names are said of those who were found; the rest is seen. */
const mostSaid = 3;

/** Who was found, as it is said aloud: "2 found: Ada Lind, Ada Lund". */
export function foundWords(found: readonly GateTicket[]): string {
  if (found.length === 0) return "Nobody of this gate matches.";
  const names = found
    .slice(0, mostSaid)
    .map(({ name, enteredAt }) => (enteredAt ? `${name}, already in` : name));
  return `${found.length} found: ${names.join("; ")}${found.length > mostSaid ? " …" : ""}`;
}
