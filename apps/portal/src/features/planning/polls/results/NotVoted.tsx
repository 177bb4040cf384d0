import type { PollRecord, PollResults } from "@jubilee/core/planning/polls.types";
import { Section } from "@jubilee/ui/section";
import { Text } from "@jubilee/ui/text";
import { names } from "./results.css.ts";

interface NotVotedProps {
  poll: PollRecord;
  outcome: PollResults;
}

/** Guests who were asked and have not voted; of an anonymous poll only how many. */
export function NotVoted({ poll, outcome }: NotVotedProps) {
  if (outcome.asked === null || poll.state === "draft") return null;
  const waiting = outcome.voters.filter(({ id }) => id === null);
  if (poll.naming === "anonymous" || outcome.hidden !== null) {
    return (
      <Text tone="muted">
        {outcome.asked === 1 ? "1 guest was asked" : `${outcome.asked} guests were asked`} by mail.
      </Text>
    );
  }
  return (
    <Section divided title={`Not voted yet: ${waiting.length}`}>
      {waiting.length === 0 ? (
        <Text tone="muted">Everybody who was asked has voted.</Text>
      ) : (
        <ul className={names}>
          {waiting.map(({ name }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- two guests may have one name
            <li key={`${at} ${name}`}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
