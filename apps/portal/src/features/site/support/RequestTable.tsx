import type { SupportMessage, SupportRequest } from "@jubilee/core/site/support.types";
import { DataTable } from "@jubilee/ui/data-table";
import { useMemo } from "react";
import { ListFrame } from "../../../page-kit/list/ListFrame.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { requestColumns, requestPhoneLine } from "./requestColumns.tsx";

export interface RequestTableProps {
  requests: readonly SupportRequest[];
  openId: string | null;
  onOpen: (requestId: string) => void;
  /** Shows who wrote: for the operator. */
  withPeople?: boolean;
  /** What was said last, by the request's id. */
  last?: ReadonlyMap<string, SupportMessage>;
}

/** Requests with number, subject and state; one opens beside the list. */
export function RequestTable({
  requests,
  openId,
  onOpen,
  withPeople = false,
  last,
}: RequestTableProps) {
  const locale = useLocale();
  const columns = useMemo(
    () => requestColumns(locale, withPeople, last),
    [locale, withPeople, last],
  );
  return (
    <ListFrame>
      <DataTable
        label="Requests"
        columns={columns}
        rows={requests}
        rowId={({ id }) => id}
        opening={{ open: ({ id }) => onOpen(id), id: openId }}
        phoneLine={requestPhoneLine(withPeople, last)}
      />
    </ListFrame>
  );
}
