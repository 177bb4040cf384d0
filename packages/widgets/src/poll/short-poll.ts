import type { SharedPoll } from "@jubilee/core/planning/polls.types";
import type { WidgetData } from "../widget.types.ts";

function isPoll(data: WidgetData): data is SharedPoll {
  return "outcome" in data;
}

/**
 * A poll without what its page alone reads: of its event what its colours come from, and people by
 * their places, since their ids only tell them apart.
 */
export function shortPoll(data: WidgetData): object {
  if (!isPoll(data)) return data;
  const { event, outcome, pageUrl: _page, results: _when, ...poll } = data;
  const { id, eventTypeId, coverSeed } = event;
  const voters = outcome.voters.map((voter, place) => ({
    ...voter,
    id: voter.id && String(place),
  }));
  return { ...poll, event: { id, eventTypeId, coverSeed }, outcome: { ...outcome, voters } };
}
