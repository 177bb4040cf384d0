import { stayWords } from "@jubilee/core/people/imports.rules";
import type { PastImport } from "@jubilee/core/people/imports.types";
import { Button } from "@jubilee/ui/button";
import { Dialog } from "@jubilee/ui/dialog";
import { Progress } from "@jubilee/ui/progress";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { keys } from "../../../event-kit/data/keys.ts";
import { peopleKeys } from "../keys.ts";
import { Refusal } from "../../../page-kit/help/Refusal.tsx";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createImportsApi } from "@jubilee/core/people/imports.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

interface UndoImportDialogProps {
  eventId: string;
  past: PastImport;
  words: { one: string; many: string };
  onClose: () => void;
}

/** What taking an import back would do, who stays and why; then does it. */
export function UndoImportDialog({ eventId, past, words, onClose }: UndoImportDialogProps) {
  const imports = useApi(createImportsApi);
  const { isBusy, run } = useWrite(keys.event(eventId), "RSVP");
  const [left, setLeft] = useState<number | null>(null);
  const { data, error } = useRead(
    peopleKeys.importUndo(past.id),
    () => imports.previewUndo(past.id),
    {
      staleTime: 0,
      gcTime: 0,
    },
  );
  const people = (count: number) => `${count} ${count === 1 ? words.one : words.many}`;
  const undo = async () => {
    const undone = await run(() => imports.undo(past.id, setLeft));
    setLeft(null);
    if (!undone) return;
    toast.success(
      `${people(undone.removed)} taken off the list again`,
      undone.kept > 0 ? { description: `${people(undone.kept)} stayed.` } : {},
    );
    onClose();
  };
  const total = data ? data.removes + data.restores : 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title={`Take back ${past.fileName}?`}
      description="What the file changed is as it was before, unless somebody edited it since."
      footer={
        <>
          <Button variant="ghost" disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="destructive"
            disabled={!data}
            loading={isBusy}
            onClick={() => void undo()}
          >
            Take back
          </Button>
        </>
      }
    >
      {error ? (
        <Refusal failure={error} />
      ) : data ? (
        <Stack gap="3">
          <Text>
            {`${people(data.removes)} ${data.removes === 1 ? "goes" : "go"}${data.restores > 0 ? `, ${people(data.restores)} as before` : ""}.`}
          </Text>
          {data.stays.map(({ reason, people: count, names }) => (
            <Text key={reason} size={14} tone="muted">
              {`${people(count)} ${count === 1 ? "stays" : "stay"}: ${stayWords[reason]} (${names.join(", ")}${count > names.length ? ` and ${count - names.length} more` : ""})`}
            </Text>
          ))}
          {left !== null && (
            <Progress
              label="Taken back"
              value={Math.max(total - left, 0)}
              max={Math.max(total, 1)}
            />
          )}
        </Stack>
      ) : (
        <SkeletonRows count={2} />
      )}
    </Dialog>
  );
}
