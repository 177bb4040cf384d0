import type { ShareLink } from "@jubilee/core/sharing/share.types";
import { DataTable } from "@jubilee/ui/data-table";
import type { QueryKey } from "@tanstack/react-query";
import { useMemo } from "react";
import { useLocale } from "../../page-kit/useLocale.ts";
import { useNow } from "../../page-kit/useNow.ts";
import { linkColumns, linkPhoneLine } from "./linkColumns.tsx";

export interface LinkTableProps {
  links: readonly ShareLink[];
  /** What is read again after a link was changed. */
  invalidates: QueryKey;
}

/** The links as a table; on phones as lines. */
export function LinkTable({ links, invalidates }: LinkTableProps) {
  const [locale, nowMs] = [useLocale(), useNow()];
  const columns = useMemo(
    () => linkColumns(invalidates, locale, nowMs),
    [invalidates, locale, nowMs],
  );
  const phoneLine = useMemo(() => linkPhoneLine(invalidates), [invalidates]);
  return (
    <DataTable
      label="Links"
      columns={columns}
      rows={links}
      rowId={({ id }) => id}
      phoneLine={phoneLine}
    />
  );
}
