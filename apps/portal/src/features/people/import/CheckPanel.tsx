import { Heading } from "@jubilee/ui/heading";
import { Progress } from "@jubilee/ui/progress";
import { CheckDonut } from "./CheckDonut.tsx";
import { panel } from "./Import.css.ts";
import { LinePreview } from "./LinePreview.tsx";
import type { Import } from "./useImport.ts";

interface CheckPanelProps {
  current: Import;
  groupTerm: string;
}

/** How the check stands, and what one line after the other will become. */
export function CheckPanel({ current, groupTerm }: CheckPanelProps) {
  const { checked, ready, rejected, leftOut, duplicates } = current.state;
  if (!checked) return null;
  const isChecking = checked.done < checked.total;
  const twice = duplicates.reduce((sum, { guests }) => sum + guests.length - 1, 0);
  return (
    <aside className={panel} aria-label="Check of the file">
      <Heading level={2} size="row">
        {isChecking ? "Checking the file" : "The file is checked"}
      </Heading>
      <Progress
        label="Lines checked"
        hideLabel
        value={checked.done}
        max={checked.total}
        detail={`${checked.done} of ${checked.total}`}
      />
      <CheckDonut
        counts={[
          { label: "Ready", count: ready.length - twice, tone: "ready" },
          { label: "Duplicates", count: twice, tone: "twice" },
          { label: "Rejected", count: rejected.length, tone: "rejected" },
          { label: "Left out", count: leftOut.length, tone: "out" },
        ]}
      />
      <LinePreview guests={ready} groupTerm={groupTerm} />
    </aside>
  );
}
