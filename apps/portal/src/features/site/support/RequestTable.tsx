import type { SupportRequest } from "@jubilee/core/site/support.types";
import { DataTable } from "@jubilee/ui/data-table";
import { useMemo } from "react";
import { ListFrame } from "../../../page-kit/list/ListFrame.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { requestColumns, requestPhoneLine, type OwnRequests } from "./requestColumns.tsx";

export interface RequestTableProps {
  requests: readonly SupportRequest[];
  openId: string | null;
  onOpen: (requestId: string) => void;
  /** Shows who wrote: for the operator. */
  withPeople?: boolean;
  own?: OwnRequests;
}

/** Requests with number, subject and state; one opens beside the list. */
export function RequestTable({
  requests,
  openId,
  onOpen,
  withPeople = false,
  own,
}: RequestTableProps) {
  const locale = useLocale();
  const columns = useMemo(() => requestColumns(locale, withPeople, own), [locale, withPeople, own]);
  return (
    <ListFrame>
      <DataTable
        label="Requests"
        columns={columns}
        rows={requests}
        rowId={({ id }) => id}
        opening={{ open: ({ id }) => onOpen(id), id: openId }}
        phoneLine={requestPhoneLine(withPeople, own)}
      />
    </ListFrame>
  );
}
