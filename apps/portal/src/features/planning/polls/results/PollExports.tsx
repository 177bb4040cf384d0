import { pollResultsCsv, pollVotersCsv } from "@jubilee/core/planning/poll-csv.rules";
import type { PollRecord, PollResults } from "@jubilee/core/planning/polls.types";
import { Inline } from "@jubilee/ui/inline";
import { ExportButton } from "../../../../page-kit/list/ExportButton.tsx";

interface PollExportsProps {
  poll: PollRecord;
  outcome: PollResults;
}

/** Results as a file; of a named poll with dates also who can come when. */
export function PollExports({ poll, outcome }: PollExportsProps) {
  const hasDates = poll.questions.some(({ kind }) => kind === "date");
  return (
    <Inline>
      <ExportButton
        name="poll-results.csv"
        rows={outcome}
        csv={(rows) => pollResultsCsv(poll, rows)}
        variant="outline"
        disabled={outcome.voted === 0}
        label="Results as CSV"
      />
      {poll.naming === "named" && hasDates && (
        <ExportButton
          name="poll-votes.csv"
          rows={outcome}
          csv={(rows) => pollVotersCsv(poll, rows)}
          logged={["polls", poll.id]}
          disabled={outcome.voted === 0}
          label="Votes by name as CSV"
        />
      )}
    </Inline>
  );
}
