import { supportCopy } from "@jubilee/core/site/support.copy";
import { findRequests, inWaitingOrder, type SupportFilter } from "@jubilee/core/site/support.rules";
import { EmptyState } from "@jubilee/ui/empty-state";
import { FilterPill } from "@jubilee/ui/filter-pill";
import { Inline } from "@jubilee/ui/inline";
import { SearchField } from "@jubilee/ui/search-field";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { useMemo, useState } from "react";
import { AdminFrame } from "../../../page-kit/admin/AdminFrame.tsx";
import { keys } from "./keys.ts";
import { RequestPanel } from "./RequestPanel.tsx";
import { RequestTable } from "./RequestTable.tsx";
import { search } from "./Support.css.ts";
import { useOpenRow } from "../../../page-kit/list/address/useOpenRow.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createSupportApi } from "@jubilee/core/site/support.api";
import { Loaded } from "../../../page-kit/data/Loaded.tsx";

const filters = ["all", "open", "answered", "closed"] as const satisfies SupportFilter[];

/** The administrators' inbox: what people wrote, what waits first. */
export default function MessagesPage() {
  const api = useApi(createSupportApi);
  const [openId, open] = useOpenRow("request");
  const [filter, setFilter] = useState<SupportFilter>("open");
  const [text, setText] = useState("");
  const messages = useRead(keys.everyone, () => api.listAll());
  const sorted = useMemo(() => inWaitingOrder(messages.data ?? []), [messages.data]);
  const shown = findRequests(sorted, filter, text);
  const opened = messages.data?.find(({ id }) => id === openId);
  return (
    <AdminFrame
      place="messages"
      title="Messages to the operator"
      lead="From the contact form and from Support. Answers go to the person by mail."
    >
      <Loaded of={messages} what="The messages" skeleton={<SkeletonRows count={6} />}>
        {(data) => (
          <Stack>
            <Inline gap="3">
              <div className={search}>
                <SearchField
                  look="field"
                  label="Find a message"
                  placeholder="Find a message"
                  value={text}
                  onValueChange={setText}
                />
              </div>
              <Inline as="fieldset" aria-label="Show">
                {filters.map((value) => (
                  <FilterPill
                    key={value}
                    opens={false}
                    value={value === filter && findRequests(sorted, value, "").length}
                    onClick={() => setFilter(value)}
                  >
                    {value === "all" ? "All" : supportCopy.statuses[value]}
                  </FilterPill>
                ))}
              </Inline>
            </Inline>
            {shown.length > 0 ? (
              <RequestTable requests={shown} openId={openId} onOpen={open} withPeople />
            ) : (
              <EmptyState drawing={data.length === 0 ? "letters" : "search"} title="Nothing here">
                {data.length === 0
                  ? "When somebody writes, it appears here and in your mail."
                  : "No message like that. Try another word or another state."}
              </EmptyState>
            )}
          </Stack>
        )}
      </Loaded>
      {opened && <RequestPanel request={opened} as="operator" onClose={() => open(null)} />}
    </AdminFrame>
  );
}
