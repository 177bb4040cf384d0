import { alongParts, ruleAfter } from "@jubilee/core/events/event-changes.rules";
import type { ChangeRequest } from "@jubilee/core/events/event-changes.types";
import type { EventRecord } from "@jubilee/core/events/events.types";

interface Wanted extends Partial<Pick<ChangeRequest, "scope" | "choices">> {
  /** The rule of its series; null for an event of its own. */
  rule: string | null;
  /** Whether a programme that guests see is published again. */
  publishes?: boolean;
}

/** What is asked for where an event goes: all that can go along does, as long as nothing else is chosen. */
export const moveRequest = (
  event: EventRecord,
  patch: Record<string, string | null>,
  { rule, scope = "this", choices = {}, publishes = true }: Wanted,
): ChangeRequest => ({
  scope,
  patch,
  along: alongParts.filter((part) => publishes || part !== "programme"),
  choices: { ...choices },
  rule: ruleAfter(rule, event, patch),
});
