import { fewestAnonymousVotes } from "@jubilee/core/planning/polls.rules";
import type { ResultsHidden } from "@jubilee/core/planning/polls.types";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { bars, widths } from "./HiddenResults.css.ts";

const words: Record<ResultsHidden, string> = {
  until_close: "Nobody, not even you, sees a result before the poll is closed.",
  until_vote: "Results are seen by those who have voted.",
  too_few: `Of an anonymous poll nobody sees a result before ${fewestAnonymousVotes} people have voted: of fewer, each would know what the other said.`,
};

/** In place of results that are not to be seen yet: bars of no meaning, and why. */
export function HiddenResults({ hidden }: { hidden: ResultsHidden }) {
  return (
    <Stack gap="4">
      <div className={bars} aria-hidden="true">
        <span className={widths.one} />
        <span className={widths.two} />
        <span className={widths.three} />
      </div>
      <Text measure>{words[hidden]}</Text>
    </Stack>
  );
}
