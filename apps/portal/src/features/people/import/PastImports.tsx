import type { PastImport } from "@jubilee/core/people/imports.types";
import { Section } from "@jubilee/ui/section";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { useState } from "react";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { peopleKeys } from "../keys.ts";
import { plainList } from "./Import.css.ts";
import { PastImportLine } from "./PastImportLine.tsx";
import { UndoImportDialog } from "./UndoImportDialog.tsx";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createImportsApi } from "@jubilee/core/people/imports.api";

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
  const { data, error, refetch } = useRead(
    peopleKeys.imports(eventId),
    () => imports.past(eventId),
    {
      staleTime: 0,
    },
  );
  if (error) return <LoadFailed what="Past imports" error={error} onRetry={refetch} />;
  if (!data) return <SkeletonRows count={2} />;
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
