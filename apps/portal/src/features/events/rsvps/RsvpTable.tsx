import type { EventRecord } from "@jubilee/core/events/types";
import { stateOfLine } from "@jubilee/core/rsvp/rules";
import type { RsvpLine } from "@jubilee/core/rsvp/types";
import { VisuallyHidden } from "@jubilee/ui/visually-hidden";
import { useNow } from "../../../event-kit/useNow.ts";
import { head, headCell, numbers, rows, table, widestHead } from "../lists/List.css.ts";
import { RsvpRow } from "./RsvpRow.tsx";

export interface RsvpTableProps {
  event: EventRecord;
  lines: readonly RsvpLine[];
  glowing: ReadonlySet<string>;
  onAnswer: (line: RsvpLine) => void;
}

/** The answers as a table; on phones as lines. */
export function RsvpTable({ event, lines, glowing, onAnswer }: RsvpTableProps) {
  const nowMs = useNow();
  return (
    <table className={table}>
      <thead className={head}>
        <tr>
          <th className={headCell}>Guest</th>
          <th className={headCell}>Answer</th>
          <th className={`${headCell} ${numbers}`}>People</th>
          <th className={widestHead}>Note</th>
          <th className={headCell}>When</th>
          <th className={headCell}>
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody className={rows}>
        {lines.map((line) => (
          <RsvpRow
            key={line.eventGuestId}
            event={event}
            line={line}
            state={stateOfLine(line)}
            nowMs={nowMs}
            isGlowing={glowing.has(line.eventGuestId) || (line.id !== null && glowing.has(line.id))}
            onAnswer={onAnswer}
          />
        ))}
      </tbody>
    </table>
  );
}
