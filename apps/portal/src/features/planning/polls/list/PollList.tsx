import { createPollsApi } from "@jubilee/core/planning/polls.api";
import type { PollLine } from "@jubilee/core/planning/polls.types";
import { EmptyState } from "@jubilee/ui/empty-state";
import { LinkButton } from "@jubilee/ui/link-button";
import { useMemo, type ReactNode } from "react";
import { useLocation } from "wouter";
import { href } from "../../../../app/routing/href.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { FactLine } from "../../../../page-kit/list/FactLine.tsx";
import { fewRows } from "../../../../page-kit/list/listState.rules.ts";
import { ServerList } from "../../../../page-kit/list/ServerList.tsx";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { pollKeys } from "../../keys.ts";
import { PollState } from "../PollState.tsx";
import { newPollHref } from "./newPollHref.ts";
import { pollsNext } from "./pollsNext.ts";
import { pollColumns, pollDetail, pollTime } from "./pollColumns.tsx";
import { useActLook } from "../../../../event-kit/event/closedPart.ts";

export interface PollListProps {
  /** Null: of all events. */
  eventId: string | null;
  /** At the end of the tools. */
  children?: ReactNode;
}

const filters = [
  { value: "all", label: "All" },
  { value: "open", label: "Open" },
  { value: "draft", label: "Drafts" },
  { value: "closed", label: "Closed" },
];

/** Polls and surveys: open ones first, the newest first. */
export function PollList({ eventId, children }: PollListProps) {
  const api = useApi(createPollsApi);
  const look = useActLook();
  const locale = useLocale();
  const [, go] = useLocation();
  const columns = useMemo(() => pollColumns(locale, eventId === null), [locale, eventId]);
  const phoneLine = (poll: PollLine) => (
    <FactLine
      isLong
      name={poll.title}
      detail={pollTime(poll, locale)}
      further={pollDetail(poll, locale)}
      end={<PollState poll={poll} />}
    />
  );
  return (
    <ServerList
      what={{ one: "poll", many: "polls", kept: "polls" }}
      queryKey={eventId === null ? pollKeys.all : pollKeys.ofEvent(eventId)}
      load={(request) => api.list(eventId, request)}
      searchLabel="Find a poll"
      filters={filters}
      columns={columns}
      rowId={({ id }) => id}
      phoneLine={phoneLine}
      few={fewRows}
      next={(rows) => pollsNext(rows, locale)}
      opening={{ open: ({ id }) => go(href("polls.details", { pollId: id })) }}
      empty={
        <EmptyState
          drawing="ballot"
          level={2}
          title="No poll yet"
          action={
            eventId !== null && (
              <LinkButton variant={look} href={newPollHref(eventId)}>
                Ask something
              </LinkButton>
            )
          }
        >
          Find the date, choose the menu, hear what people thought. A poll asks one thing, a survey
          several.
        </EmptyState>
      }
    >
      {children}
    </ServerList>
  );
}
