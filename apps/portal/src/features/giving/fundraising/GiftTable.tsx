import type { GiftLine } from "@jubilee/core/giving/fundraising.types";
import { refundable } from "@jubilee/core/giving/fundraising.rules";
import { DataTable } from "@jubilee/ui/data-table";
import { EmptyState } from "@jubilee/ui/empty-state";
import { SearchField } from "@jubilee/ui/search-field";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { keys } from "./keys.ts";
import { RefundDialog } from "./RefundDialog.tsx";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createFundraisingApi } from "@jubilee/core/giving/fundraising.api";
import { Unread } from "../../../page-kit/data/Unread.tsx";
import { columnsFor } from "./giftColumns.tsx";

/** Gifts of one campaign, or of all; opening one offers to give it back. */
export function GiftTable({ campaignId }: { campaignId: string | null }) {
  const api = useApi(createFundraisingApi);
  const locale = useLocale();
  const [search, setSearch] = useState("");
  const [open, setOpen] = useState<GiftLine | null>(null);
  const giftsRead = useRead(keys.gifts(campaignId, search), () => api.gifts(campaignId, search), {
    placeholderData: keepPreviousData,
  });
  if (!giftsRead.isSuccess)
    return <Unread of={giftsRead} what="The gifts" skeleton={<SkeletonRows count={6} />} />;
  const { data } = giftsRead;
  return (
    <Stack gap="4">
      <SearchField
        look="field"
        label="Find a gift"
        placeholder="Name, e-mail or receipt"
        value={search}
        onValueChange={setSearch}
      />
      <DataTable
        label="Gifts"
        columns={columnsFor(locale)}
        rows={data}
        rowId={({ id }) => id}
        opening={{ open: (gift) => setOpen(gift) }}
        empty={
          <EmptyState
            drawing={search ? "search" : "heart"}
            title={search ? "No gift like that" : "No gift yet"}
          >
            {search
              ? "Try a name, an e-mail address or a receipt."
              : "Share the campaign’s page: gifts are listed here as they arrive."}
          </EmptyState>
        }
      />
      {open && (
        <RefundDialog
          key={open.id}
          gift={open}
          mostMinor={refundable(open)}
          onClose={() => setOpen(null)}
        />
      )}
    </Stack>
  );
}
