import { formatWhen } from "@jubilee/core/base/time.rules";
import type { PollLine } from "@jubilee/core/planning/polls.types";
import type { DataColumn } from "@jubilee/ui/data-table";
import { Text } from "@jubilee/ui/text";
import { FactLine } from "../../../../page-kit/list/FactLine.tsx";
import { kindCopy } from "../kinds.copy.ts";
import { PollState } from "../PollState.tsx";

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What a poll asks for, in a word: "Dates", or "Survey, 4 questions". */
const kindOf = ({ kind, questionCount }: PollLine) =>
  kind === null ? `Survey, ${questionCount} questions` : kindCopy[kind].label;

/** How many guests were asked by mail; others may have voted, too, so that it is told by itself. */
const askedOf = ({ asked }: PollLine) => (asked > 0 ? [`${asked} asked`] : []);

const closesOf = ({ closesAt }: PollLine, locale: string) =>
  closesAt === null
    ? ""
    : formatWhen({ startDate: closesAt, endDate: closesAt, timeZone: ownZone }, locale, "short");

/** Under a poll's title, where there is no room for columns. */
export function pollDetail(poll: PollLine, locale: string): string {
  const closes = closesOf(poll, locale);
  const parts = [kindOf(poll), `${poll.voted} voted`, ...askedOf(poll)];
  if (poll.state === "open" && closes) parts.push(`until ${closes}`);
  return parts.join(" · ");
}

/** The columns of the list of polls; whose they are is told where they are of several events. */
export function pollColumns(locale: string, ofAllEvents: boolean): DataColumn<PollLine>[] {
  return [
    {
      id: "title",
      header: "Poll",
      cell: (poll) => (
        <FactLine name={poll.title} detail={ofAllEvents ? poll.eventName : kindOf(poll)} />
      ),
    },
    ...(ofAllEvents
      ? [
          {
            id: "kind",
            header: "Asks for",
            widthPx: 184,
            cell: (poll: PollLine) => kindOf(poll),
            from: "wide" as const,
          },
        ]
      : []),
    {
      id: "state",
      header: "State",
      widthPx: 112,
      cell: ({ state }) => <PollState state={state} />,
      from: "tablet",
    },
    {
      id: "voted",
      header: "Voted",
      widthPx: 120,
      align: "end",
      cell: (poll) => (
        <Text as="span" numeric>
          {[poll.voted, ...askedOf(poll)].join(" · ")}
        </Text>
      ),
    },
    {
      id: "closes",
      header: "Closes",
      widthPx: 208,
      cell: (poll) =>
        poll.state === "closed" ? "" : closesOf(poll, locale) || "When you close it",
      from: "desktop",
    },
  ];
}
