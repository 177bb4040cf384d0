import { maxFileBytes } from "@jubilee/core/people/imports.store";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { FileUpload } from "@jubilee/ui/file-upload";
import { Progress } from "@jubilee/ui/progress";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import type { Import } from "./useImport.ts";

const accepted =
  ".csv,.tsv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Takes the file, as ticketing sites and spreadsheets save it, and reads it on the device. */
export function UploadStep({ current: { session, state } }: { current: Import }) {
  const open = async (file: File | undefined) => {
    if (file) await session.open(file.name, new Uint8Array(await file.arrayBuffer()));
  };
  if (state.reading !== null) {
    return (
      <Card title="Reading the file">
        <Stack gap="4" align="start">
          <Progress label={state.reading} />
          <Button variant="secondary-light" onClick={() => session.stopReading()}>
            Cancel
          </Button>
        </Stack>
      </Card>
    );
  }
  return (
    <>
      <FileUpload
        label="Drop a guest list here"
        help="CSV or Excel (.xlsx) with headings, up to 25 MB. Exports of Eventbrite, Luma, Tito, Partiful and Zola are recognised."
        accept={accepted}
        maxSizeBytes={maxFileBytes}
        onFiles={([file]) => void open(file)}
      />
      <Text tone="muted" size={14}>
        The file is read on this device. Nothing is sent to anyone by importing, and an import can
        be undone as a whole.
      </Text>
    </>
  );
}
