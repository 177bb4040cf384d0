import { counted } from "@jubilee/core/base/words.rules";
import { Button } from "@jubilee/ui/button";
import { Chip } from "@jubilee/ui/chip";
import { Heading } from "@jubilee/ui/heading";
import { useState } from "react";
import { DuplicateRow } from "./DuplicateRow.tsx";
import { plainList, sectionHead } from "./Import.css.ts";
import type { Import } from "./useImport.ts";

const shownAtFirst = 5;

/** Lines that look like one person: what merging gives, and the choice. */
export function DuplicatesSection({ current: { session, state } }: { current: Import }) {
  const [showsAll, setShowsAll] = useState(false);
  const { duplicates, mergedIds } = state;
  if (duplicates.length === 0) return null;
  const undecided = duplicates.filter(({ id }) => !mergedIds.has(id)).length;
  const shown = showsAll ? duplicates : duplicates.slice(0, shownAtFirst);
  return (
    <section>
      <div className={sectionHead}>
        <Heading level={2}>Duplicates to merge</Heading>
        <Chip tone="warning">{counted(duplicates.length, "person", "people")}</Chip>
        {undecided > 0 && (
          <Button variant="secondary-light" size="sm" onClick={session.mergeAll}>
            Merge all {duplicates.length}
          </Button>
        )}
      </div>
      <ul className={plainList}>
        {shown.map((group) => (
          <DuplicateRow
            key={group.id}
            group={group}
            isMerged={mergedIds.has(group.id)}
            onMergedChange={(merged) => session.setMerged(group.id, merged)}
          />
        ))}
      </ul>
      {shown.length < duplicates.length && (
        <Button variant="link" onClick={() => setShowsAll(true)}>
          Show the other {duplicates.length - shown.length}
        </Button>
      )}
    </section>
  );
}
