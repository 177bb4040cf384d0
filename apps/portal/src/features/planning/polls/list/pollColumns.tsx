import { utcOffset } from "@jubilee/core/base/moments.rules";
import { formatWhen, zonePlace } from "@jubilee/core/base/time.rules";
import type { PollLine } from "@jubilee/core/planning/polls.types";
import type { DataColumn } from "@jubilee/ui/data-table";
import { Text } from "@jubilee/ui/text";
import { FactLine } from "../../../../page-kit/list/FactLine.tsx";
import { kindCopy } from "../kinds.copy.ts";
import { PollState } from "../PollState.tsx";
import { Lead, leadWords } from "./Lead.tsx";
import { usePollStanding } from "../usePollStanding.ts";

/** What a poll asks for, in a word: "Dates", or "Survey, 4 questions". */
const kindOf = ({ kind, questionCount }: PollLine) =>
  kind === null ? `Survey, ${questionCount} questions` : kindCopy[kind].label;

/** How many guests were asked by mail; others may have voted, too, so that it is told by itself. */
const askedOf = ({ asked }: PollLine) => (asked > 0 ? [`${asked} asked`] : []);

/** What stands in the place of one leading answer. */
function openEnded({ kind, state, voted, questionCount }: PollLine): string {
  if (state === "draft") return "Not asked yet";
  if (voted === 0) return "No vote yet";
  if (kind === null) return `Answers to ${questionCount} questions`;
  return state === "closed" ? "See the result" : "See how it stands";
}

/** On the event's clock, and whose that is. */
function onClock(at: string | null, timeZone: string, locale: string): [string, string] | null {
  if (at === null) return null;
  const moment = { startDate: at, endDate: at, timeZone };
  return [
    formatWhen(moment, locale, "short"),
    `${zonePlace(timeZone)}, ${utcOffset(at, timeZone)}`,
  ];
}

/** When a poll closes or was closed, in two lines. */
function Closes({ poll, locale }: { poll: PollLine; locale: string }) {
  const isClosed = usePollStanding(poll) === "closed";
  const closes = onClock(
    isClosed ? (poll.closedAt ?? poll.closesAt) : poll.closesAt,
    poll.timeZone,
    locale,
  );
  if (closes === null) return isClosed ? null : <>When you close it</>;
  return (
    <>
      {closes[0]}
      <Text as="span" block tone="muted" size={12}>
        {closes[1]}
      </Text>
    </>
  );
}

/** Under a poll's title, where there is no room for columns: until when one can vote, or when that ended. */
export function pollTime(poll: PollLine, locale: string): string | null {
  const closes = onClock(poll.closesAt, poll.timeZone, locale);
  const closed = onClock(poll.closedAt, poll.timeZone, locale);
  if (closed) return `Closed ${closed[0]}`;
  return poll.state === "open" && closes ? `Until ${closes[0]} (${closes[1]})` : null;
}

/** Under that, how it stands. */
export function pollDetail(poll: PollLine, locale: string): string {
  const lead = leadWords(poll, locale);
  const asked = lead ? [] : askedOf(poll);
  return [lead ?? kindOf(poll), `${poll.voted} voted`, ...asked].join(" · ");
}

/** The columns of the list of polls; whose they are is told where they are of several events. */
export function pollColumns(locale: string, ofAllEvents: boolean): DataColumn<PollLine>[] {
  return [
    {
      id: "title",
      header: "Poll",
      cell: (poll) => (
        <FactLine isLong name={poll.title} detail={ofAllEvents ? poll.eventName : kindOf(poll)} />
      ),
    },
    {
      id: "lead",
      header: "Answer",
      cell: (poll) =>
        poll.lead ? (
          <Lead poll={poll} />
        ) : (
          <Text as="span" tone="muted">
            {openEnded(poll)}
          </Text>
        ),
      from: "desktop",
    },
    {
      id: "state",
      header: "State",
      widthPx: 112,
      cell: (poll) => <PollState poll={poll} />,
      from: "tablet",
    },
    {
      id: "voted",
      header: "Voted",
      widthPx: 120,
      align: "end",
      cell: (poll) => (
        <>
          <Text as="span" numeric>
            {poll.voted.toLocaleString(locale)}
          </Text>
          {poll.asked > 0 && (
            <Text as="span" block tone="muted" size={12}>
              {askedOf(poll)}
            </Text>
          )}
        </>
      ),
    },
    {
      id: "closes",
      header: "Closes",
      widthPx: 208,
      cell: (poll) => <Closes poll={poll} locale={locale} />,
      from: "wide",
    },
  ];
}
