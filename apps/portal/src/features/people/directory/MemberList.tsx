import type {
  DirectoryFacts,
  DirectoryMember,
  MemberFilter,
} from "@jubilee/core/people/members.types";
import { findMembers, memberIndex, sortMembers } from "@jubilee/core/people/members.rules";
import { membersCsv } from "@jubilee/core/people/member-lists.rules";
import {
  builtInEventTypes,
  countPeople,
  peopleWords,
} from "@jubilee/core/events/event-types.rules";
import { Button } from "@jubilee/ui/button";
import { EmptyState } from "@jubilee/ui/empty-state";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Text } from "@jubilee/ui/text";
import { useDeferredValue, useMemo, type ReactNode } from "react";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useOpenRow } from "../../../page-kit/list/address/useOpenRow.ts";
import { ExportButton } from "../../../page-kit/list/ExportButton.tsx";
import { LookTools } from "../../../page-kit/list/look/LookTools.tsx";
import { useListLook } from "../../../page-kit/list/look/useListLook.ts";
import { ViewChoice } from "../../../page-kit/list/look/ViewChoice.tsx";
import { ListWithPanel } from "../../../page-kit/list/panel/ListWithPanel.tsx";
import { useStepThrough } from "../../../page-kit/list/panel/useStepThrough.ts";
import { StuckList } from "../../../page-kit/list/StuckList.tsx";
import { lineTools } from "../../../page-kit/list/StuckList.css.ts";
import { usePlace } from "../../../page-kit/list/usePlace.ts";
import { MemberCards } from "./MemberCards.tsx";
import { memberColumns } from "./memberColumns.tsx";
import { MemberPanel } from "./MemberPanel.tsx";
import { MemberTable } from "./MemberTable.tsx";
import { MemberTools } from "./MemberTools.tsx";
import { useMemberLook } from "./useMemberLook.ts";

interface MemberListProps {
  facts: DirectoryFacts;
  /** Left out while they are read. */
  members: readonly DirectoryMember[] | undefined;
  filter: MemberFilter;
  /** Which part of the directory is shown; it stays where it is while another one is read. */
  parts: ReactNode;
  /** What else there is. */
  more: ReactNode;
  /** What waits for a host. */
  news: ReactNode;
}

const none: readonly DirectoryMember[] = [];

const nobody: Record<MemberFilter, [title: string, words: string]> = {
  all: [
    "Nobody here yet",
    "People appear as soon as they are on the event’s list and show their name.",
  ],
  claimed: ["Nobody has claimed a profile yet", "Mail people their own link from their page."],
  missing: ["Nobody is missing", "Open somebody’s page to mark them as missing."],
  memorial: ["Nobody is remembered here", "Open somebody’s page to add them to the memorial."],
};

/** What of an address says how the list is looked at. */
const lookParts = ["q", "show", "group", "sort"] as const;
/** Few show their address: its column is there once it is asked for. */
const rare: ReadonlySet<string> = new Set(["email"]);
const idOf = ({ id }: DirectoryMember) => id;

/** The people of a directory, found while typing: everybody as a list, those with a profile alone as cards. */
export function MemberList(props: MemberListProps) {
  const { facts, members: loaded, filter, parts, more, news } = props;
  const members = loaded ?? none;
  const locale = useLocale();
  const [asked, ask] = useMemberLook();
  const look = useListLook("members", rare);
  const index = useMemo(() => memberIndex(members), [members]);
  const { text, group, sort } = useDeferredValue(asked);
  const found = useMemo(
    () => sortMembers(findMembers(index, text, group === "" ? null : group), sort, locale),
    [index, text, group, sort, locale],
  );
  usePlace(loaded !== undefined);
  const [openId, open] = useOpenRow("member");
  const step = useStepThrough(found, idOf, openId, open);
  const words = peopleWords(facts.eventTypeId);
  const groupTerm =
    builtInEventTypes.find(({ id }) => id === facts.eventTypeId)?.groupTerm ?? "Group";
  const columns = useMemo(() => memberColumns(groupTerm, members), [groupTerm, members]);
  const opens = facts.seenAs === "organiser";
  const isEmpty = loaded?.length === 0;
  const [title, hint] = nobody[filter];
  const isTelling = filter === "claimed" || filter === "memorial";
  const member = members.find(({ id }) => id === openId);
  return (
    <ListWithPanel
      step={step}
      panel={
        member && (
          <MemberPanel
            member={member}
            groupTerm={groupTerm}
            opens={opens}
            step={step}
            onClose={() => open(null)}
          />
        )
      }
    >
      <StuckList
        tools={<MemberTools {...{ facts, groupTerm, parts, more }} look={asked} onLook={ask} />}
        line={
          <>
            <Text as="output" size={14} tone="muted" numeric>
              {loaded && countPeople(found.length, words, locale)}
            </Text>
            {news}
            <ViewChoice look={look} parts={lookParts} />
            <span className={lineTools}>
              {!isTelling && <LookTools look={look} columns={columns} />}
              {opens && (
                <ExportButton
                  name={`directory-of-${facts.name}.csv`}
                  rows={found}
                  csv={(rows) => membersCsv(rows, groupTerm)}
                  logged={["member_directory", facts.eventId]}
                  inLine
                />
              )}
            </span>
          </>
        }
      >
        {!loaded && <SkeletonRows count={8} />}
        {isEmpty && (
          <EmptyState drawing="people" title={title}>
            {opens || filter === "all" ? hint : null}
          </EmptyState>
        )}
        {loaded && !isEmpty && found.length === 0 && (
          <EmptyState
            drawing="search"
            title="Nobody like that"
            action={
              <Button variant="secondary-light" onClick={() => ask({ text: "", group: "" })}>
                Show everybody
              </Button>
            }
          >
            Try another name, or every {groupTerm.toLowerCase()}.
          </EmptyState>
        )}
        {found.length > 0 && isTelling && (
          <MemberCards members={found} groupTerm={groupTerm} opens={opens} />
        )}
        {found.length > 0 && !isTelling && (
          <MemberTable
            label={words.many}
            members={found}
            columns={columns}
            look={look}
            groupTerm={groupTerm}
            sort={sort}
            onSort={(next) => ask({ sort: next })}
            opening={{ open: ({ id }) => open(id), id: openId }}
          />
        )}
      </StuckList>
    </ListWithPanel>
  );
}
