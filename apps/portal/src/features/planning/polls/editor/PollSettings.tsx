import { fewestAnonymousVotes } from "@jubilee/core/planning/polls.rules";
import type { PollNaming, ResultsShown } from "@jubilee/core/planning/polls.types";
import { RadioGroup } from "@jubilee/ui/radio-group";
import { Stack } from "@jubilee/ui/stack";
import type { PollForm } from "./usePollForm.ts";

const namings: readonly { value: PollNaming; label: string; help: string }[] = [
  {
    value: "named",
    label: "With names",
    help: "Everybody can change their answer until the poll closes.",
  },
  {
    value: "anonymous",
    label: "Anonymous",
    help: `Nothing joins a vote to a person, so no vote can be changed. Results are seen from ${fewestAnonymousVotes} votes on.`,
  },
];

const shown: readonly { value: ResultsShown; label: string; help: string }[] = [
  { value: "always", label: "Always", help: "Also before one has voted." },
  { value: "after_vote", label: "After one’s own vote", help: "Nobody follows the others." },
  {
    value: "after_close",
    label: "When it is closed",
    help: "Nobody, not even you, sees them before.",
  },
];

interface PollSettingsProps {
  form: PollForm;
  hasVotes: boolean;
}

/** With names or without, and who sees results when. */
export function PollSettings({ form, hasVotes }: PollSettingsProps) {
  const { naming, results } = form.draft;
  return (
    <Stack gap="6">
      <RadioGroup
        label="Votes"
        look="cards"
        options={namings}
        value={naming}
        disabled={hasVotes}
        help={hasVotes ? "It stays once somebody has voted." : undefined}
        error={form.errors.naming}
        onValueChange={(value) => form.change({ naming: value })}
      />
      <RadioGroup
        label="Voters see results"
        look="cards"
        options={shown}
        value={results}
        onValueChange={(value) => form.change({ results: value })}
      />
    </Stack>
  );
}
