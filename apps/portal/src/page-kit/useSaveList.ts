import { useCallback } from "react";
import { downloadText } from "./downloadText.ts";
import { useNoteAccess } from "./useNoteAccess.ts";

/** Saves a list of people or money as a CSV file on the device, and has it written down that it left. */
export function useSaveList() {
  const noteAccess = useNoteAccess();
  return useCallback(
    (fileName: string, csv: string, resourceType: string, resourceId: string) => {
      downloadText(fileName, "text/csv", csv);
      noteAccess(resourceType, resourceId, "export");
    },
    [noteAccess],
  );
}
