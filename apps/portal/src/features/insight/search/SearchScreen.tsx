import { EmptyState } from "@jubilee/ui/empty-state";
import { FilterPill } from "@jubilee/ui/filter-pill";
import { Kbd } from "@jubilee/ui/kbd";
import { SearchField } from "@jubilee/ui/search-field";
import { Select } from "@jubilee/ui/select";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Text } from "@jubilee/ui/text";
import { keepPreviousData } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { eventOption } from "../../../event-kit/chosen/eventOption.ts";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { useSearchParam } from "../../../page-kit/list/useSearchParam.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { keys } from "../../../event-kit/people/keys.ts";
import type { FoundThings } from "../../../page-kit/found.types.ts";
import { FoundList } from "./FoundList.tsx";
import { moveThroughHits } from "./hitKeys.ts";
import { eventChoice, groups, line, pills, tools } from "./Search.css.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useMyEvents } from "../../../event-kit/data/useMyEvents.ts";
import { createOwnSearchApi } from "@jubilee/core/insight/own-search.api";

/** How long typing pauses before the server is asked. */
const settleMs = 150;
const eachKind = 6;
const oneKind = 100;
const listed = new Intl.ListFormat("en-GB");

/** One search over everything of one's own; what is looked for stands in the address. */
export function SearchScreen({ kinds }: { kinds: readonly FoundThings[] }) {
  const search = useApi(createOwnSearchApi);
  const locale = useLocale();
  const [asked, setAsked] = useSearchParam("q");
  const [kindWord, setKind] = useSearchParam("kind");
  const [eventId, setEvent] = useSearchParam("event");
  const [text, setText] = useState(asked ?? "");
  const kind = kinds.find((one) => one.kind === kindWord)?.kind ?? null;
  const wanted = (asked ?? "").trim();

  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.querySelector<HTMLInputElement>("input[type=search]")?.focus();
  }, []);

  useEffect(() => {
    if (text === (asked ?? "")) return undefined;
    const timer = setTimeout(() => setAsked(text.trim() === "" ? null : text), settleMs);
    return () => clearTimeout(timer);
  }, [text, asked, setAsked]);

  const ownEvents = useMyEvents();
  const found = useRead(
    keys.found(wanted, kind, eventId),
    () =>
      search.find({
        text: wanted,
        size: kind ? oneKind : eachKind,
        ...(kind ? { kinds: [kind] } : {}),
        ...(eventId ? { eventId } : {}),
      }),
    { enabled: wanted !== "", placeholderData: keepPreviousData },
  );
  const hits = kinds.flatMap((things) => {
    const group = found.data?.find((one) => one.kind === things.kind);
    return group && group.total > 0 ? [{ things, group }] : [];
  });
  const total = hits.reduce((sum, { group }) => sum + group.total, 0);

  return (
    <PageFrame>
      <PageHeader
        title="Search"
        lead={`Your ${listed.format(kinds.map(({ name }) => name.toLowerCase()))}, in one place.`}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows only move the focus between links that work without them */}
      <section ref={place} aria-label="Search everything" onKeyDown={moveThroughHits}>
        <div className={tools}>
          <SearchField
            label="Search your events, guests and everything else"
            placeholder="A name, a town, an order’s code"
            value={text}
            onValueChange={setText}
          />
          <div className={line}>
            <fieldset className={pills} aria-label="Kinds">
              <FilterPill opens={false} value={kind === null} onClick={() => setKind(null)}>
                Everything
              </FilterPill>
              {kinds.map((one) => (
                <FilterPill
                  key={one.kind}
                  opens={false}
                  value={kind === one.kind}
                  onClick={() => setKind(kind === one.kind ? null : one.kind)}
                >
                  {one.name}
                </FilterPill>
              ))}
            </fieldset>
            <div className={eventChoice}>
              <Select
                label="Event"
                hideLabel
                value={eventId ?? ""}
                onValueChange={(id) => setEvent(id === "" ? null : id)}
                options={[
                  { value: "", label: "All events" },
                  ...(ownEvents.data ?? []).map((event) => eventOption(event, locale)),
                ]}
              />
            </div>
          </div>
        </div>
        <Text as="output" tone="muted" numeric>
          {wanted !== "" && found.data && total > 0 && `${total} found`}
        </Text>
        {wanted === "" && (
          <EmptyState drawing="search" title="What are you looking for?">
            Type part of a name, a former name, a town, an address or an order’s code. <Kbd>↓</Kbd>{" "}
            goes into what is found.
          </EmptyState>
        )}
        {wanted !== "" && found.error && (
          <LoadFailed what="The search" error={found.error} onRetry={found.refetch} />
        )}
        {wanted !== "" && !found.data && !found.error && <SkeletonRows count={6} />}
        {wanted !== "" && found.data && hits.length === 0 && (
          <EmptyState drawing="search" title={`Nothing found for “${wanted}”`}>
            {kind || eventId
              ? "Try without the filters, or another word."
              : "Try another word, or fewer letters."}
          </EmptyState>
        )}
        {wanted !== "" && hits.length > 0 && (
          <div className={groups}>
            {hits.map(({ things, group }) => (
              <FoundList
                key={things.kind}
                things={things}
                group={group}
                search={wanted}
                {...(kind ? {} : { onMore: () => setKind(things.kind) })}
              />
            ))}
            {kind && total > oneKind && (
              <Text tone="muted">The first {oneKind} are shown. Type more to narrow it down.</Text>
            )}
          </div>
        )}
      </section>
    </PageFrame>
  );
}
