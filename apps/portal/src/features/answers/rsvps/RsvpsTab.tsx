import { answersCsv } from "@jubilee/core/answers/late-answers.rules";
import { rsvpCopy } from "@jubilee/core/answers/rsvp.copy";
import { findLines } from "@jubilee/core/events/finding.rules";
import { countByState } from "@jubilee/core/answers/rsvp.rules";
import type { RsvpFilter, RsvpLine } from "@jubilee/core/answers/rsvp.types";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Text } from "@jubilee/ui/text";
import { useState } from "react";
import { useLocation } from "wouter";
import type { DataClient, Read } from "../../../app/routing/reads.types.ts";
import { answerKeys } from "../keys.ts";
import { ExportButton } from "../../../page-kit/list/ExportButton.tsx";
import type { EventTabProps, TabModule } from "../../../event-kit/event/tab.types.ts";
import { tabQuery } from "../../../event-kit/event/tabs.rules.ts";
import { ListTools } from "../../../page-kit/list/ListTools.tsx";
import { AnswerDialog } from "./AnswerDialog.tsx";
import { HeadCountCard } from "./HeadCountCard.tsx";
import { LateAnswers } from "./LateAnswers.tsx";
import { MoreTimeDialog } from "./MoreTimeDialog.tsx";
import { above } from "./Rsvps.css.ts";
import { RsvpTable } from "./RsvpTable.tsx";
import { useReading } from "../../../page-kit/data/useRead.ts";
import { createRsvpApi } from "@jubilee/core/answers/rsvp.api";
import { Unread } from "../../../page-kit/data/Unread.tsx";

const order: readonly RsvpFilter[] = ["all", "yes", "maybe", "no", "waitlisted", "pending"];

const answersRead = (client: DataClient, eventId: string): Read<RsvpLine[]> => ({
  key: answerKeys.rsvps(eventId),
  call: () => createRsvpApi(client).list(eventId),
});

export const reads: TabModule["reads"] = ({ client, read }, eventId) =>
  read(answersRead(client, eventId));

/** Who answered what, and who has not. */
export default function RsvpsTab({ event, glowing }: EventTabProps) {
  const [path] = useLocation();
  const [filter, setFilter] = useState<RsvpFilter>("all");
  const [text, setText] = useState("");
  const [answering, setAnswering] = useState<RsvpLine | null>(null);
  const [givingTime, setGivingTime] = useState<RsvpLine | null>(null);
  const answers = useReading((client) => answersRead(client, event.id));
  if (!answers.isSuccess)
    return <Unread of={answers} what="The answers" skeleton={<SkeletonRows count={8} />} />;
  const { data } = answers;
  if (data.length === 0) {
    return (
      <EmptyState
        drawing="letters"
        title="No answers yet"
        action={<LinkButton href={`${path}${tabQuery("share")}`}>Share the page</LinkButton>}
      >
        They appear here the moment somebody answers, without a reload.
      </EmptyState>
    );
  }
  const counts = countByState(data);
  const shown = findLines(data, filter, text);
  const filters = order
    .filter((value) => value !== "waitlisted" || counts.waitlisted > 0)
    .map((value) => ({ value, label: rsvpCopy.filters[value], count: counts[value] }));
  return (
    <>
      <div className={above}>
        <LateAnswers event={event} />
        {counts.yes > 0 && <HeadCountCard event={event} />}
      </div>
      <ListTools
        searchLabel="Find an answer"
        list={{ text, setText, show: filter, setShow: setFilter }}
        filters={filters}
      />
      <Inline justify="space-between">
        <Text tone="muted" numeric aria-live="polite">
          {`${counts.all - counts.pending} of ${counts.all} answered${shown.length === data.length ? "" : `, ${shown.length} shown`}`}
        </Text>
        <ExportButton
          name={`answers-of-${event.name}.csv`}
          rows={shown}
          csv={(lines) => answersCsv(lines, event.timeZone)}
          logged={["rsvps", event.id]}
          variant="outline"
          size="sm"
        />
      </Inline>
      {shown.length > 0 ? (
        <RsvpTable
          event={event}
          lines={shown}
          glowing={glowing}
          onAnswer={setAnswering}
          onMoreTime={setGivingTime}
        />
      ) : (
        <EmptyState drawing="search" title="Nobody like that">
          Try another name, or another filter.
        </EmptyState>
      )}
      {givingTime && (
        <MoreTimeDialog event={event} line={givingTime} onClose={() => setGivingTime(null)} />
      )}
      {answering && (
        <AnswerDialog event={event} line={answering} onClose={() => setAnswering(null)} />
      )}
    </>
  );
}
