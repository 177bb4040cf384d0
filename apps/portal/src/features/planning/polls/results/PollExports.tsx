import { pollCsv } from "@jubilee/core/planning/polls-csv.rules";
import type { PollRecord, PollResults } from "@jubilee/core/planning/polls.types";
import { ExportButton } from "../../../../page-kit/list/ExportButton.tsx";

interface PollExportsProps {
  poll: PollRecord;
  outcome: PollResults;
}

/** What was said as a file; that names left is written down. */
export function PollExports({ poll, outcome }: PollExportsProps) {
  return (
    <div>
      <ExportButton
        name="poll-results.csv"
        rows={outcome}
        csv={(rows) => pollCsv(poll, rows)}
        {...(poll.naming === "named" ? { logged: ["polls", poll.id] as const } : {})}
        variant="outline"
        disabled={outcome.voted === 0}
      />
    </div>
  );
}
