import type { RsvpLine } from "@jubilee/core/answers/rsvp.types";
import {
  DataTable,
  type DataColumn,
  type DataOpening,
  type DataSorting,
} from "@jubilee/ui/data-table";
import { useMemo } from "react";
import { NothingLike } from "../../../page-kit/list/NothingLike.tsx";
import { useDensity } from "../../../page-kit/list/useDensity.ts";
import { rsvpPhoneLine } from "./rsvpPhoneLine.tsx";

interface RsvpTableProps {
  columns: readonly DataColumn<RsvpLine>[];
  /** In their order. */
  lines: readonly RsvpLine[];
  /** Ids of answers and of guests that changed a moment ago. */
  glowing: ReadonlySet<string>;
  sorting: DataSorting;
  opening: DataOpening<RsvpLine>;
}

/** The answers as a table; on phones as lines. */
export function RsvpTable({ columns, lines, glowing, sorting, opening }: RsvpTableProps) {
  const [density] = useDensity();
  const fresh = useMemo(() => {
    const changed = lines.filter(
      ({ id, eventGuestId }) => glowing.has(eventGuestId) || (id !== null && glowing.has(id)),
    );
    return new Set(changed.map(({ eventGuestId }) => eventGuestId));
  }, [lines, glowing]);
  return (
    <DataTable
      label="Answers"
      columns={columns}
      rows={lines}
      rowId={({ eventGuestId }) => eventGuestId}
      glowing={fresh}
      sorting={sorting}
      opening={opening}
      arrangement={{ density }}
      phoneLine={rsvpPhoneLine}
      empty={<NothingLike what="Nobody" try="another name" />}
    />
  );
}
