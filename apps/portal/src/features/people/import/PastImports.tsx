import type { PastImport } from "@jubilee/core/people/imports.types";
import { Section } from "@jubilee/ui/section";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { useState } from "react";
import { peopleKeys } from "../keys.ts";
import { plainList } from "./Import.css.ts";
import { PastImportLine } from "./PastImportLine.tsx";
import { UndoImportDialog } from "./UndoImportDialog.tsx";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createImportsApi } from "@jubilee/core/people/imports.api";
import { Unread } from "../../../page-kit/data/Unread.tsx";

interface PastImportsProps {
  eventId: string;
  /** What one of the people is called, and several: classmate, classmates. */
  words: { one: string; many: string };
  onResume: (past: PastImport) => void;
}

/** The files that were brought in: what became of them, taking one back, going on with one. */
export function PastImports({ eventId, words, onResume }: PastImportsProps) {
  const imports = useApi(createImportsApi);
  const [undoing, setUndoing] = useState<PastImport | null>(null);
  const pastImports = useRead(peopleKeys.imports(eventId), () => imports.past(eventId), {
    staleTime: 0,
  });
  if (!pastImports.isSuccess)
    return <Unread of={pastImports} what="Past imports" skeleton={<SkeletonRows count={2} />} />;
  const { data } = pastImports;
  if (data.length === 0) return null;
  return (
    <Section
      title="Past imports"
      description="Each can be taken back by itself. Whoever answered, bought, was invited or was edited since stays."
      divided
    >
      <ul className={plainList}>
        {data.map((past) => (
          <PastImportLine
            key={past.id}
            eventId={eventId}
            past={past}
            words={words}
            onResume={() => onResume(past)}
            onUndo={() => setUndoing(past)}
          />
        ))}
      </ul>
      {undoing && (
        <UndoImportDialog
          eventId={eventId}
          past={undoing}
          words={words}
          onClose={() => setUndoing(null)}
        />
      )}
    </Section>
  );
}
