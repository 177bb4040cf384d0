import type { EventRecord } from "@jubilee/core/events/types";
import type { ShareLink } from "@jubilee/core/share/types";
import { DataTable } from "@jubilee/ui/data-table";
import { useMemo } from "react";
import { useLocale } from "../../../event-kit/useLocale.ts";
import { useNow } from "../../../event-kit/useNow.ts";
import { linkColumns, linkPhoneLine } from "./linkColumns.tsx";

export interface LinkTableProps {
  event: EventRecord;
  links: readonly ShareLink[];
}

/** The links as a table; on phones as lines. */
export function LinkTable({ event, links }: LinkTableProps) {
  const [locale, nowMs] = [useLocale(), useNow()];
  const columns = useMemo(() => linkColumns(event, locale, nowMs), [event, locale, nowMs]);
  const phoneLine = useMemo(() => linkPhoneLine(event), [event]);
  return (
    <DataTable
      label="Links in use"
      columns={columns}
      rows={links}
      rowId={({ id }) => id}
      phoneLine={phoneLine}
    />
  );
}
