import { ColumnChoice } from "@jubilee/ui/data-table";
import { media } from "@jubilee/ui/theme";
import { useMedia } from "@jubilee/ui/use-media";
import { DensitySwitch } from "../DensitySwitch.tsx";
import type { ListLook } from "./useListLook.ts";

interface LookToolsProps {
  look: ListLook;
  /** All of the table's; the first names the row and stays. */
  columns: readonly { id: string; header: string; hideHeader?: boolean }[];
}

/** Height of rows and choice of columns. Not on phones, where a row is one line that says what matters. */
export function LookTools({ look, columns }: LookToolsProps) {
  if (useMedia(media.mobile)) return null;
  const offered = columns.slice(1).filter(({ hideHeader }) => !hideHeader);
  return (
    <>
      <DensitySwitch />
      {offered.length > 2 && (
        <ColumnChoice
          isSmall
          columns={offered}
          hidden={look.hidden}
          onChange={look.hide}
          usual={look.usual}
          order={look.order}
          onOrderChange={look.move}
        />
      )}
    </>
  );
}
