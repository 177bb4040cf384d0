import type { PollRecord, PollVoter } from "@jubilee/core/planning/polls.types";
import { otherZones, ownZone } from "../optionTime.ts";
import type { DateCount } from "./dateCounts.ts";

/** The reader's zone, and those of the event and of voters whose clocks differ. */
export function zonesOf(
  { timeZone }: PollRecord,
  counts: readonly DateCount[],
  voters: readonly PollVoter[],
) {
  const own = ownZone();
  const zones = new Set([timeZone, ...voters.map((voter) => voter.timeZone)]);
  return {
    own,
    others: otherZones(
      [...zones],
      own,
      counts.map(({ option }) => option),
    ),
  };
}
