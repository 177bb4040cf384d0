import { maxFileBytes } from "@jubilee/core/imports/store";
import { FileUpload } from "@jubilee/ui/file-upload";
import { Text } from "@jubilee/ui/text";
import type { Import } from "./useImport.ts";

/** Takes the file, as ticketing sites and spreadsheets save it. */
export function UploadStep({ current: { session } }: { current: Import }) {
  const open = async (file: File | undefined) => {
    if (file) await session.open(file.name, new Uint8Array(await file.arrayBuffer()));
  };
  return (
    <>
      <FileUpload
        label="Drop a guest list here"
        help="CSV with headings in the first line, up to 25 MB. Eventbrite, Luma, Tito and spreadsheets export it."
        accept=".csv,.tsv,.txt,text/csv,text/plain"
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
