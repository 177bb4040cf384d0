import type { GiftLine } from "@jubilee/core/giving/fundraising.types";
import { EmptyState } from "@jubilee/ui/empty-state";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { keepPreviousData } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTypedParam } from "../../../page-kit/list/address/useTypedParam.ts";
import { FoundList } from "../../../page-kit/list/FoundList.tsx";
import { fewRows } from "../../../page-kit/list/listState.rules.ts";
import type { RowPanel } from "../../../page-kit/list/panel/rowPanel.types.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { GiftPanel } from "./GiftPanel.tsx";
import { giftPhoneLine } from "./giftPhoneLine.tsx";
import { keys } from "./keys.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createFundraisingApi } from "@jubilee/core/giving/fundraising.api";
import { Unread } from "../../../page-kit/data/Unread.tsx";
import { columnsFor } from "./giftColumns.tsx";

/** As many as are asked for at once; older ones are found by their words. */
const most = 200;

const opening: RowPanel<GiftLine> = {
  name: "gift",
  panel: ({ row, step, onClose }) => row && <GiftPanel gift={row} step={step} onClose={onClose} />,
};
const noFilter = { filter: "all", setFilter: () => undefined };
const newestFirst = { sort: null, setSort: () => undefined };

/** Gifts of one campaign, or of all, the newest first; one opens beside the list. */
export function GiftTable({ campaignId }: { campaignId: string | null }) {
  const api = useApi(createFundraisingApi);
  const locale = useLocale();
  const [text, setText] = useTypedParam("q");
  const gifts = useRead(keys.gifts(campaignId, text), () => api.gifts(campaignId, text), {
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(() => columnsFor(locale, campaignId === null), [locale, campaignId]);
  const phoneLine = useMemo(() => giftPhoneLine(locale), [locale]);
  return (
    <FoundList
      what={{ one: "gift", many: "gifts", kept: "gifts" }}
      searchLabel="Find a gift by name, e-mail or receipt"
      columns={columns}
      rowId={({ id }) => id}
      phoneLine={phoneLine}
      opening={opening}
      list={{ text, setText, ...noFilter, ...newestFirst }}
      found={{
        rows: gifts.isSuccess ? gifts.data : undefined,
        total: gifts.data?.length ?? 0,
        isMore: gifts.data?.length === most,
        isStale: gifts.isPlaceholderData,
        instead: <Unread of={gifts} what="The gifts" skeleton={<SkeletonRows count={6} />} />,
      }}
      isShort={text === "" && (gifts.data?.length ?? 0) <= fewRows}
      empty={
        <EmptyState drawing="heart" level={3} title="No gift yet">
          Share the campaign’s page: gifts are listed here as they arrive.
        </EmptyState>
      }
    />
  );
}
