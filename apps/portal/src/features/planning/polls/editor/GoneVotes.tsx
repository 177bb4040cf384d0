import { InlineMessage } from "@jubilee/ui/inline-message";
import type { PollDraft } from "./pollDraft.rules.ts";

interface GoneVotesProps {
  draft: PollDraft;
  votes: ReadonlyMap<string, number>;
}

/** How many answers go with the options that were taken away; nothing while none do. */
export function GoneVotes({ draft, votes }: GoneVotesProps) {
  const kept = new Set(draft.questions.flatMap(({ options }) => options.map(({ id }) => id)));
  const gone = [...votes].filter(([id]) => !kept.has(id));
  const lost = gone.reduce((sum, [, count]) => sum + count, 0);
  if (lost === 0) return null;
  return (
    <InlineMessage tone="warning">
      {lost === 1 ? "1 answer goes" : `${lost} answers go`} with the options that you took away. All
      others stay.
    </InlineMessage>
  );
}
