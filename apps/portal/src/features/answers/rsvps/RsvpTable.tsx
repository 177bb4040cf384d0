import type { EventRecord } from "@jubilee/core/events/events.types";
import type { RsvpLine } from "@jubilee/core/answers/rsvp.types";
import { DataTable } from "@jubilee/ui/data-table";
import { useMemo } from "react";
import { useDensity } from "../../../page-kit/list/useDensity.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useNow } from "../../../page-kit/useNow.ts";
import { rsvpColumns } from "./rsvpColumns.tsx";
import { rsvpPhoneLine } from "./rsvpPhoneLine.tsx";

export interface RsvpTableProps {
  event: EventRecord;
  lines: readonly RsvpLine[];
  /** Ids of answers and of guests that changed a moment ago. */
  glowing: ReadonlySet<string>;
  onAnswer: (line: RsvpLine) => void;
  onMoreTime: (line: RsvpLine) => void;
}

/** The answers as a table; on phones as lines. */
export function RsvpTable({ event, lines, glowing, onAnswer, onMoreTime }: RsvpTableProps) {
  const [locale, nowMs] = [useLocale(), useNow()];
  const [density] = useDensity();
  const columns = useMemo(
    () => rsvpColumns({ event, locale, nowMs, onAnswer, onMoreTime }),
    [event, locale, nowMs, onAnswer, onMoreTime],
  );
  const phoneLine = useMemo(
    () => rsvpPhoneLine(event, onAnswer, onMoreTime),
    [event, onAnswer, onMoreTime],
  );
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
      arrangement={{ density }}
      phoneLine={phoneLine}
    />
  );
}
