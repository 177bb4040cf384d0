import { Button } from "@jubilee/ui/button";
import { Dialog } from "@jubilee/ui/dialog";
import { FileUpload } from "@jubilee/ui/file-upload";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { EntryLine } from "./EntryLine.tsx";
import { useCalendarImport } from "./useCalendarImport.ts";

/** Makes drafts of the events in a calendar file, after a look at what each becomes. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { content, chosen, failures, isBusy, open, take, toggle } = useCalendarImport(onClose);
  const entries = content?.entries ?? [];
  const unusable = entries.filter(({ problem }) => problem !== null).length;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Import a calendar file"
      description="Events of another calendar become drafts here. You choose which, and can take it back."
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={chosen.size === 0} loading={isBusy} onClick={() => void take()}>
            {chosen.size === 1 ? "Add one event" : `Add ${chosen.size} events`}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <FileUpload
          label="Calendar file"
          help="A file that ends with .ics, up to 2 MB"
          accept=".ics,text/calendar"
          {...(content?.problem ? { error: content.problem } : {})}
          onFiles={([file]) => {
            if (file) void open(file);
          }}
        />
        {failures.size > 0 && (
          <InlineMessage tone="danger">
            {failures.size === 1 ? "One entry was" : `${failures.size} entries were`} not taken
            whole. The reason stands at each; the others are there.
          </InlineMessage>
        )}
        {entries.length > 0 && (
          <Stack as="section" gap="3" aria-label="Events in the file">
            <Text tone="muted">
              {entries.length === 1 ? "One event" : `${entries.length} events`} in the file
              {unusable > 0 ? `, ${unusable} of them cannot be taken` : ""}.
            </Text>
            {entries.map((entry) => (
              <EntryLine
                key={entry.key}
                entry={entry}
                isChosen={chosen.has(entry.key)}
                failure={failures.get(entry.key)}
                onToggle={() => toggle(entry.key)}
              />
            ))}
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}
