import { lacksNames } from "@jubilee/core/people/imports.rules";
import { counted } from "@jubilee/core/base/words.rules";
import { Banner } from "@jubilee/ui/banner";
import { Button } from "@jubilee/ui/button";
import { Checkbox } from "@jubilee/ui/checkbox";
import { Heading } from "@jubilee/ui/heading";
import { Text } from "@jubilee/ui/text";
import { useState } from "react";
import { ActionBar } from "./ActionBar.tsx";
import { CheckPanel } from "./CheckPanel.tsx";
import { ColumnRow } from "./ColumnRow.tsx";
import { DuplicatesSection } from "./DuplicatesSection.tsx";
import { columnList, main, split } from "./Import.css.ts";
import { PresetRow } from "./PresetRow.tsx";
import { RejectedSection } from "./RejectedSection.tsx";
import type { Import } from "./useImport.ts";

const shownAtFirst = 8;

interface MatchStepProps {
  current: Import;
  groupTerm: string;
}

/** What each column is, while the file is being checked; what needs a decision stands first. */
export function MatchStep({ current, groupTerm }: MatchStepProps) {
  const { session, state } = current;
  const [showsAll, setShowsAll] = useState(false);
  const asked = new Set(state.questions.map(({ column }) => column));
  const ordered = state.columns.toSorted(
    (a, b) => Number(asked.has(b.index)) - Number(asked.has(a.index)),
  );
  const shown = showsAll ? ordered : ordered.slice(0, Math.max(shownAtFirst, asked.size));
  const matched = state.columns.filter(({ field }) => field !== "skip").length;
  const obstacle = session.obstacle();
  const hidden = ordered.length - shown.length;
  return (
    <div className={split}>
      <div className={main}>
        <div>
          <Heading level={2}>Match columns</Heading>
          <Text tone="muted" size={14}>
            {`${matched} of ${state.columns.length} columns go in. ${asked.size > 0 ? "One question needs your eye." : ""}`}
          </Text>
        </div>
        {lacksNames(state.columns) && state.rejected.length > 0 && (
          <Banner tone="warning" title="No column is known to hold names">
            {`So no line can go in yet. Choose below which column is the name: “Full name”, or “First name” and “Last name”.`}
          </Banner>
        )}
        <PresetRow current={current} />
        <ul className={columnList}>
          {shown.map((column) => (
            <ColumnRow key={column.index} column={column} current={current} groupTerm={groupTerm} />
          ))}
        </ul>
        {hidden > 0 && (
          <div>
            <Button variant="link" onClick={() => setShowsAll(true)}>
              {hidden === 1 ? "Show the other column" : `Show the other ${hidden} columns`}
            </Button>
          </div>
        )}
        {(state.leftOut.length > 0 || state.includeCancelled) && (
          <Checkbox
            label="Also import lines that say deleted, refunded or cancelled"
            help={
              state.includeCancelled
                ? undefined
                : `${counted(state.leftOut.length, "line")} left out`
            }
            checked={state.includeCancelled}
            onCheckedChange={(checked) => void session.setIncludeCancelled(checked)}
          />
        )}
        <DuplicatesSection current={current} />
        <RejectedSection current={current} />
        <ActionBar
          note={obstacle ?? "Nothing is sent to anyone by importing. You can undo it as a whole."}
          isObstacle={obstacle !== null}
        >
          <Button
            disabled={obstacle !== null || state.ready.length === 0}
            onClick={() => session.goTo("review")}
          >
            Continue to review
          </Button>
        </ActionBar>
      </div>
      <CheckPanel current={current} groupTerm={groupTerm} />
    </div>
  );
}
