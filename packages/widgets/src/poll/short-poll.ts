import type { SharedPoll } from "@jubilee/core/planning/polls.types";
import type { WidgetData } from "../widget.types.ts";
import { isOfTimes } from "./times.ts";

function isPoll(data: WidgetData): data is SharedPoll {
  return "outcome" in data;
}

/**
 * A poll without what its page alone reads: of its event what its colours come from, and people by
 * their places, since their ids only tell them apart. Who can when comes with the script that shows
 * it: then `voters` is not there at all.
 */
export function shortPoll(data: WidgetData): object {
  if (!isPoll(data)) return data;
  const { event, outcome: whole, pageUrl: _page, results: _when, ...poll } = data;
  const { asked: _invited, ...outcome } = whole;
  const { id, eventTypeId, coverSeed } = event;
  const short = { ...poll, event: { id, eventTypeId, coverSeed } };
  if (isOfTimes(data) && outcome.voters.length > 0) {
    const { voters: _people, ...counts } = outcome;
    const questions = poll.questions.map(({ options, ...question }) => ({
      ...question,
      options: options.map(({ endAt: _end, ...option }) => option),
    }));
    return { ...short, questions, outcome: { ...counts, questions: [] } };
  }
  const voters = outcome.voters.map((voter, place) => ({
    ...voter,
    id: voter.id && String(place),
  }));
  return { ...short, outcome: { ...outcome, voters } };
}
