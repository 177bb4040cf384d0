import type { AuditEntry, AuditLog, AuditRequest } from "@jubilee/core/platform/audit.types";
import type { DataColumn } from "@jubilee/ui/data-table";
import { EmptyState } from "@jubilee/ui/empty-state";
import type { QueryKey } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { DateField } from "../dates/DateField.tsx";
import { FactLine } from "../list/FactLine.tsx";
import type { RowPanel } from "../list/panel/rowPanel.types.ts";
import { ServerList } from "../list/ServerList.tsx";
import { useSearchParam } from "../list/address/useSearchParam.ts";
import { useLocale } from "../useLocale.ts";
import { When } from "../When.tsx";
import { note, tools } from "./Audit.css.ts";
import { dayOf } from "./auditDay.ts";
import { AuditEntryPanel } from "./AuditEntryPanel.tsx";
import { aboutOf, sentenceOf } from "./auditWords.ts";

export interface AuditListProps {
  log: AuditLog;
  queryKey: QueryKey;
  searchLabel: string;
  filters: readonly { value: string; label: string }[];
  /** What the page itself narrows the log to. */
  narrowed?: Pick<AuditRequest, "event" | "kinds">;
  actorHref?: (actorId: string) => string;
  /** The log as a file. */
  asFile?: ReactNode;
  /** Further choices beside the day. */
  children?: ReactNode;
}

const columnsIn = (locale: string): DataColumn<AuditEntry>[] => [
  { id: "action", header: "What", cell: (entry) => <FactLine name={sentenceOf(entry)} /> },
  {
    id: "resource",
    header: "About",
    cell: (entry) => (
      <span className={note} dir="auto" title={entry.resourceId ?? undefined}>
        {aboutOf(entry, locale) ?? "–"}
      </span>
    ),
    from: "tablet",
  },
  { id: "at", header: "When", widthPx: 110, cell: ({ at }) => <When at={at} />, from: "tablet" },
];

const phoneLineIn = (locale: string) => (entry: AuditEntry) => (
  <FactLine
    name={sentenceOf(entry)}
    isLong
    detail={aboutOf(entry, locale)}
    end={<When at={entry.at} />}
  />
);

const entryPanel = (actorHref: AuditListProps["actorHref"]): RowPanel<AuditEntry> => ({
  name: "entry",
  panel: ({ row, ...panel }) =>
    row && (
      <AuditEntryPanel
        {...panel}
        entry={row}
        actorHref={row.actorId && actorHref ? actorHref(row.actorId) : null}
      />
    ),
});

/** Who changed what, newest first: searched, filtered, by day; a line opens at the side. */
export function AuditList(props: AuditListProps) {
  const { log, queryKey, narrowed = {}, actorHref } = props;
  const locale = useLocale();
  const [day, setDay] = useSearchParam("day");
  const isNarrowed = day !== null || Object.keys(narrowed).length > 0;
  return (
    <ServerList
      what={{ one: "entry", many: "entries", kept: "changes" }}
      queryKey={[...queryKey, day, narrowed]}
      load={(request) => log.list({ ...request, ...narrowed, ...dayOf(day) })}
      searchLabel={props.searchLabel}
      filters={props.filters}
      columns={columnsIn(locale)}
      rowId={({ id }) => id}
      phoneLine={phoneLineIn(locale)}
      opening={entryPanel(actorHref)}
      asFile={props.asFile}
      empty={
        <EmptyState drawing="search" title={isNarrowed ? "Nothing like that" : "Nothing yet"}>
          {isNarrowed
            ? "Try another day, or fewer choices."
            : "The first change that anybody makes appears here."}
        </EmptyState>
      }
      more={
        <div className={tools}>
          {props.children}
          <DateField
            label="Day"
            hideLabel
            placeholder="Any day"
            optional
            whenLeft
            value={day ?? ""}
            onValueChange={(value) => setDay(value || null)}
          />
        </div>
      }
    />
  );
}
