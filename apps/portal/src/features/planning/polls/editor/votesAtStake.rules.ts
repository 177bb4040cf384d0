import type { OptionDraft, PollDraft } from "./pollDraft.rules.ts";

/** A kept option, and how many votes it has; null where the count is hidden. */
export interface AtStake {
  option: OptionDraft;
  votes: number | null;
}

export interface VotesAtStake {
  /** Times that are others now. */
  moved: AtStake[];
  /** How many answers go with what was taken away; null where the count is hidden, 0 where none do. */
  gone: number | null;
}

const timeOf = ({ startLocal, endLocal, allDay }: OptionDraft) =>
  allDay ? startLocal.slice(0, 10) : `${startLocal} ${endLocal}`;

/** What saving does to votes: those of times that were changed, and of what was taken away. */
export function votesAtStake(
  before: PollDraft,
  after: PollDraft,
  votes: ReadonlyMap<string, number>,
  isHidden: boolean,
): VotesAtStake {
  const known = new Map(
    after.questions.flatMap(({ options }) => options.map((option) => [option.id, option])),
  );
  const count = (id: string | null) => (isHidden ? null : (votes.get(id ?? "") ?? 0));
  const moved = before.questions
    .filter(({ kind }) => kind === "date")
    .flatMap(({ options }) => options)
    .filter((option) => {
      const now = known.get(option.id);
      return now !== undefined && timeOf(now) !== timeOf(option) && count(option.id) !== 0;
    })
    .map((option) => ({ option, votes: count(option.id) }));
  const kept = new Set(
    after.questions
      .flatMap(({ id }) => id ?? [])
      .concat([...known.keys()].flatMap((id) => id ?? [])),
  );
  const lost = [...votes].filter(([id]) => !kept.has(id));
  const sum = lost.reduce((total, [, one]) => total + one, 0);
  return { moved, gone: isHidden && lost.length > 0 ? null : sum };
}

/** A draft in which these options are new ones, so that they begin without votes. */
export function withoutVotesOf(draft: PollDraft, ids: ReadonlySet<string | null>): PollDraft {
  return {
    ...draft,
    questions: draft.questions.map((question) => ({
      ...question,
      options: question.options.map((option) =>
        ids.has(option.id) ? { ...option, id: null } : option,
      ),
    })),
  };
}
