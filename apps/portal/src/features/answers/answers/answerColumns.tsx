import { stateOfLine } from "@jubilee/core/answers/rsvp.rules";
import type { AnyEventLine } from "@jubilee/core/answers/rsvp.types";
import type { DataColumn } from "@jubilee/ui/data-table";
import { PersonRow } from "@jubilee/ui/person-row";
import { AnswerChip } from "../../../event-kit/AnswerChip.tsx";
import { eventNote as note } from "../../../page-kit/list/FactLine.css.ts";
import { When } from "../../../page-kit/When.tsx";
import { underName } from "../rsvps/rsvpColumns.tsx";

/** The server sorts; a column that it sorts says so. */
const sortable = () => null;

/** The columns of the table over all events; names of events by their ids. */
export function answerColumns(names: ReadonlyMap<string, string>): DataColumn<AnyEventLine>[] {
  return [
    {
      id: "guest",
      header: "Guest",
      cell: (line) => <PersonRow name={line.name} detail={underName(line)} />,
      sortValue: sortable,
    },
    {
      id: "event",
      header: "Event",
      cell: ({ eventId }) => (
        <span className={note} dir="auto" title={names.get(eventId)}>
          {names.get(eventId) ?? "–"}
        </span>
      ),
      from: "desktop",
    },
    {
      id: "answer",
      header: "Answer",
      widthPx: 132,
      cell: (line) => <AnswerChip state={stateOfLine(line)} />,
      sortValue: sortable,
    },
    {
      id: "people",
      header: "People",
      widthPx: 76,
      align: "end",
      cell: ({ partySize }) => partySize || "–",
      sortValue: sortable,
      from: "tablet",
    },
    {
      id: "meal",
      header: "Meal",
      widthPx: 160,
      cell: ({ mealChoice }) => mealChoice ?? "–",
      from: "wide",
    },
    {
      id: "when",
      header: "When",
      widthPx: 96,
      cell: ({ answeredAt }) => (answeredAt ? <When at={answeredAt} /> : "–"),
      sortValue: sortable,
      from: "tablet",
    },
  ];
}
