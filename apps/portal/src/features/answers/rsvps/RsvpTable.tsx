import type { RsvpLine } from "@jubilee/core/answers/rsvp.types";
import {
  DataTable,
  type DataColumn,
  type DataOpening,
  type DataSorting,
} from "@jubilee/ui/data-table";
import { PencilLine } from "lucide-react";
import { useMemo } from "react";
import { NothingLike } from "../../../page-kit/list/NothingLike.tsx";
import type { ListLook } from "../../../page-kit/list/look/useListLook.ts";
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
  look: Pick<ListLook, "hidden" | "order">;
  /** Opens the dialog for one's answer: what a swipe uncovers on phones; not for who may not write it. */
  onAnswer: ((line: RsvpLine) => void) | undefined;
}

/** The answers as a table; on phones as lines. */
export function RsvpTable({
  columns,
  lines,
  glowing,
  sorting,
  opening,
  look,
  onAnswer,
}: RsvpTableProps) {
  const [density] = useDensity();
  const fresh = useMemo(() => {
    const changed = lines.filter(
      ({ id, eventGuestId }) => glowing.has(eventGuestId) || (id !== null && glowing.has(id)),
    );
    return new Set(changed.map(({ eventGuestId }) => eventGuestId));
  }, [lines, glowing]);
  const swipe = useMemo(
    () =>
      onAnswer && {
        label: "Answer",
        icon: <PencilLine aria-hidden="true" />,
        nameOf: ({ name }: RsvpLine) => `Answer for ${name}`,
        act: onAnswer,
      },
    [onAnswer],
  );
  return (
    <DataTable
      label="Answers"
      columns={columns}
      rows={lines}
      rowId={({ eventGuestId }) => eventGuestId}
      glowing={fresh}
      sorting={sorting}
      opening={opening}
      arrangement={{ density, hidden: look.hidden, order: look.order }}
      phoneLine={rsvpPhoneLine}
      {...(swipe ? { swipe } : {})}
      empty={<NothingLike what="Nobody" try="another name" />}
    />
  );
}
