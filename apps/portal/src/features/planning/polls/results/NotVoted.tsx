import type { PollRecord, PollResults } from "@jubilee/core/planning/polls.types";
import { Section } from "@jubilee/ui/section";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { RemindButton } from "./RemindButton.tsx";
import { names } from "./results.css.ts";
import { useFew } from "../../../../page-kit/list/useFew.tsx";

interface NotVotedProps {
  poll: PollRecord;
  outcome: PollResults;
}

/** Guests who were asked and have not voted; of an anonymous poll, and while results are hidden, only how many were asked. */
export function NotVoted({ poll, outcome }: NotVotedProps) {
  const waiting = outcome.voters.filter(({ id }) => id === null);
  const few = useFew(waiting, 60, "names");
  const { asked, hidden } = outcome;
  if (!asked || poll.state === "draft") return null;
  const isKnown = poll.naming === "named" && hidden === null;
  const canRemind = poll.state === "open" && (!isKnown || waiting.length > 0);
  return (
    <Section
      divided
      title={isKnown ? `Not voted yet: ${waiting.length}` : "Asked by mail"}
      action={canRemind && <RemindButton poll={poll} />}
    >
      {isKnown && waiting.length > 0 ? (
        <Stack gap="4">
          <ul className={names}>
            {few.shown.map(({ name }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- two guests may have one name
              <li key={`${at} ${name}`}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
          {few.more}
        </Stack>
      ) : (
        <Text tone="muted">
          {isKnown
            ? "Everybody who was asked has voted."
            : `${asked === 1 ? "1 guest was asked" : `${asked} guests were asked`}. A reminder goes to those who have not voted; who that is stays unsaid here.`}
        </Text>
      )}
    </Section>
  );
}
