import { InlineMessage } from "@jubilee/ui/inline-message";
import type { PollDraft } from "./pollDraft.rules.ts";

interface GoneVotesProps {
  draft: PollDraft;
  /** By the ids of options, and of questions without options; 0 also where the count is hidden. */
  votes: ReadonlyMap<string, number>;
  hasVotes: boolean;
}

/** How many answers go with what was taken away; nothing while none do. */
export function GoneVotes({ draft, votes, hasVotes }: GoneVotesProps) {
  const kept = new Set(
    draft.questions.flatMap(({ id, options }) => [id, ...options.map((option) => option.id)]),
  );
  const gone = [...votes].filter(([id]) => !kept.has(id));
  const lost = gone.reduce((sum, [, count]) => sum + count, 0);
  if (gone.length === 0 || !hasVotes) return null;
  const answers = lost === 1 ? "1 answer goes" : `${lost} answers go`;
  return (
    <InlineMessage tone="warning">
      {lost === 0
        ? "If somebody chose what you took away, their answer to it goes, too. All others stay."
        : `${answers} with what you took away. All others stay.`}
    </InlineMessage>
  );
}
