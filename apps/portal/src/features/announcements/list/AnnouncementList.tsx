import { createAnnouncementsApi } from "@jubilee/core/announcements/announcements.api";
import type { AnnouncementLine } from "@jubilee/core/announcements/announcements.types";
import { joined } from "@jubilee/core/base/words.rules";
import { EmptyState } from "@jubilee/ui/empty-state";
import { LinkButton } from "@jubilee/ui/link-button";
import { useMemo, type ReactNode } from "react";
import { useLocation } from "wouter";
import { href } from "../../../app/routing/href.ts";
import { MayDo } from "../../../event-kit/event/MayDo.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { FactLine } from "../../../page-kit/list/FactLine.tsx";
import { fewRows } from "../../../page-kit/list/listState.rules.ts";
import { ServerList } from "../../../page-kit/list/ServerList.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { hasNoTime, whenWords } from "../when.rules.ts";
import { AnnouncementStateBadge } from "../AnnouncementStateBadge.tsx";
import { announcementKeys } from "../keys.ts";
import { announcementSums } from "./AnnouncementSums.tsx";
import { announcementColumns, readOf } from "./announcementColumns.tsx";
import { groupOf } from "./announcementGroups.ts";
import { newAnnouncementHref } from "./newAnnouncementHref.ts";
import { useActLook } from "../../../event-kit/event/closedPart.ts";

interface AnnouncementListProps {
  /** Null: of all events. */
  eventId: string | null;
  /** At the end of the tools. */
  children?: ReactNode;
}

const filters = [
  { value: "all", label: "All" },
  { value: "sent", label: "Sent" },
  { value: "scheduled", label: "Scheduled" },
  { value: "draft", label: "Drafts" },
];

/** Announcements: pinned ones first, then what is on its way. */
export function AnnouncementList({ eventId, children }: AnnouncementListProps) {
  const api = useApi(createAnnouncementsApi);
  const locale = useLocale();
  const [, go] = useLocation();
  const look = useActLook();
  const columns = useMemo(() => announcementColumns(locale, eventId === null), [locale, eventId]);
  const phoneLine = (line: AnnouncementLine) => (
    <FactLine
      name={line.subject ?? "Without a subject"}
      detail={joined([
        eventId === null && line.eventName,
        readOf(line) ?? (hasNoTime(line) ? "No time yet" : whenWords(line, locale)[0]),
      ])}
      end={<AnnouncementStateBadge of={line} />}
    />
  );
  return (
    <ServerList
      what={{ one: "announcement", many: "announcements", kept: "announcements" }}
      queryKey={eventId === null ? announcementKeys.all : announcementKeys.ofEvent(eventId)}
      load={(request) => api.list(eventId, request)}
      searchLabel="Find an announcement"
      filters={filters}
      columns={columns}
      rowId={({ id }) => id}
      phoneLine={phoneLine}
      groupOf={groupOf}
      few={fewRows}
      sums={announcementSums}
      opening={{ open: ({ id }) => go(href("announcements.details", { announcementId: id })) }}
      empty={
        <EmptyState
          drawing="letters"
          level={2}
          title="Nothing announced yet"
          action={
            eventId !== null && (
              <MayDo eventId={eventId} asks="messages.send">
                <LinkButton variant={look} href={newAnnouncementHref(eventId)}>
                  Announce something
                </LinkButton>
              </MayDo>
            )
          }
        >
          Where to park, that you moved inside, when the boat leaves: it stands on everybody’s own
          page and reaches them by e-mail, in their language.
        </EmptyState>
      }
    >
      {children}
    </ServerList>
  );
}
