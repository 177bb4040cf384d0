import { rsvpCopy } from "@jubilee/core/answers/rsvp.copy";
import type { AnyEventLine, RsvpFilter } from "@jubilee/core/answers/rsvp.types";
import { EmptyState } from "@jubilee/ui/empty-state";
import { LinkButton } from "@jubilee/ui/link-button";
import { useMemo } from "react";
import { navigate } from "wouter/use-browser-location";
import { href } from "../../../app/routing/href.ts";
import { ServerList } from "../../../page-kit/list/ServerList.tsx";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { keys } from "../../../event-kit/data/keys.ts";
import { tabQuery } from "../../../event-kit/event/tabs.rules.ts";
import { answerColumns } from "./answerColumns.tsx";
import { ExportAnswers } from "./ExportAnswers.tsx";
import { answerPhoneLine } from "./answerPhoneLine.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useMyEvents } from "../../../event-kit/data/useMyEvents.ts";
import { createRsvpApi } from "@jubilee/core/answers/rsvp.api";

const order: readonly RsvpFilter[] = ["all", "yes", "maybe", "no", "waitlisted", "pending"];
const filters = order.map((value) => ({ value, label: rsvpCopy.filters[value] }));

const openEvent = ({ eventId }: AnyEventLine) =>
  navigate(`${href("events.details", { eventId })}${tabQuery("rsvps")}`);

/** Answers of all events in one table; a row opens its event's RSVPs. */
export default function AnswersPage() {
  const rsvp = useApi(createRsvpApi);
  const { data } = useMyEvents();
  const names = useMemo(() => new Map(data?.map(({ id, name }) => [id, name])), [data]);
  const columns = useMemo(() => answerColumns(names), [names]);
  const phoneLine = useMemo(() => answerPhoneLine(names), [names]);
  return (
    <PageFrame>
      <PageHeader title="RSVP" />
      <ServerList
        what={{ one: "answer", many: "answers", kept: "answers" }}
        queryKey={[...keys.events, "answers"]}
        load={rsvp.listAll}
        searchLabel="Find a guest"
        filters={filters}
        isCounted
        columns={columns}
        rowId={({ eventGuestId }) => eventGuestId}
        phoneLine={phoneLine}
        usualSort={{ id: "when", descending: true }}
        opening={{ open: openEvent }}
        empty={
          <EmptyState
            drawing="letters"
            title="No guests yet"
            action={<LinkButton href={href("events.manage")}>To your events</LinkButton>}
          >
            Invite guests to an event, and their answers appear here.
          </EmptyState>
        }
        asFile={<ExportAnswers eventNames={names} />}
      />
    </PageFrame>
  );
}
