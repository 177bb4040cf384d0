import { memberTerm } from "@jubilee/core/events/event-types.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { stateOfLine } from "@jubilee/core/answers/rsvp.rules";
import type { RsvpLine } from "@jubilee/core/answers/rsvp.types";
import { formatAgo } from "@jubilee/core/base/time.rules";
import type { DataColumn } from "@jubilee/ui/data-table";
import { PersonRow } from "@jubilee/ui/person-row";
import { AnswerChip } from "../../../event-kit/AnswerChip.tsx";
import { note } from "../../../page-kit/list/ListPage.css.ts";
import { NoAddress } from "../../../event-kit/people/NoAddress.tsx";
import type { RsvpTask } from "./RsvpDialogs.tsx";
import { RsvpMenu } from "./RsvpMenu.tsx";

export interface RsvpColumnContext {
  event: EventRecord;
  locale: string;
  nowMs: number;
  onTask: (task: RsvpTask) => void;
}

const answerOrder = { yes: 1, maybe: 2, waitlisted: 3, no: 4, pending: 5 } as const;

/** What stands under the name: the address, else the household. */
export const underName = ({ email, householdName }: RsvpLine) =>
  email ?? householdName ?? <NoAddress />;

/** The columns of the answers; a dash where there is nothing. */
export function rsvpColumns(context: RsvpColumnContext): DataColumn<RsvpLine>[] {
  const { event, locale, nowMs, onTask } = context;
  return [
    {
      id: "guest",
      header: memberTerm(event.eventTypeId),
      cell: (line) => <PersonRow name={line.name} detail={underName(line)} />,
      sortValue: ({ name }) => name,
    },
    {
      id: "answer",
      header: "Answer",
      widthPx: 144,
      cell: (line) => <AnswerChip state={stateOfLine(line)} />,
      sortValue: (line) => answerOrder[stateOfLine(line)],
    },
    {
      id: "people",
      header: "People",
      widthPx: 88,
      align: "end",
      cell: ({ partySize }) => partySize || "–",
      sortValue: ({ partySize }) => partySize || null,
      from: "tablet",
    },
    {
      id: "note",
      header: "Note",
      widthPx: 280,
      cell: ({ note: words, isByTicket }) => (
        <span className={note} title={words ?? undefined} dir="auto">
          {words ?? (isByTicket ? "By ticket" : "–")}
        </span>
      ),
      from: "wide",
    },
    {
      id: "when",
      header: "When",
      widthPx: 128,
      cell: ({ answeredAt, isLate }) =>
        `${answeredAt ? formatAgo(answeredAt, nowMs, locale) : "–"}${isLate ? ", late" : ""}`,
      sortValue: ({ answeredAt }) => answeredAt,
      from: "tablet",
    },
    {
      id: "actions",
      header: "Actions",
      hideHeader: true,
      widthPx: 56,
      align: "end",
      cell: (line) => <RsvpMenu event={event} line={line} onTask={onTask} />,
    },
  ];
}
