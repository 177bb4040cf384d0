import type { PollVoter } from "@jubilee/core/planning/polls.types";
import { Text } from "@jubilee/ui/text";
import { notes } from "./results.css.ts";

/** What voters said about it, by name; nothing where nobody did. */
export function VoterNotes({ voters }: { voters: readonly PollVoter[] }) {
  const said = voters.filter(({ note }) => note !== null);
  if (said.length === 0) return null;
  return (
    <dl className={notes}>
      {said.map(({ id, name, note }) => (
        <div key={id ?? name}>
          <dt>
            <bdi>{name}</bdi>
          </dt>
          <dd>
            <Text tone="muted" preserveLines dir="auto">
              {note}
            </Text>
          </dd>
        </div>
      ))}
    </dl>
  );
}
