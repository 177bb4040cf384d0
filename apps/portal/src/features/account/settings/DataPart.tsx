import { DeletionSetting } from "./DeletionSetting.tsx";
import { ExportSetting } from "./ExportSetting.tsx";
import { HandoverSetting } from "./HandoverSetting.tsx";
import { KeptSetting } from "./KeptSetting.tsx";

/** A copy of everything, and leaving. */
export function DataPart() {
  return (
    <>
      <KeptSetting />
      <ExportSetting />
      <HandoverSetting />
      <DeletionSetting />
    </>
  );
}
