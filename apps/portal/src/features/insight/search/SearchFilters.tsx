import type { EventRecord } from "@jubilee/core/events/events.types";
import type { FoundKind, OwnFound } from "@jubilee/core/insight/own-search.types";
import { fading, useFading } from "@jubilee/ui/fading";
import { FilterPill } from "@jubilee/ui/filter-pill";
import { Select } from "@jubilee/ui/select";
import { useRef } from "react";
import { eventOption } from "../../../event-kit/chosen/eventOption.ts";
import type { FoundThings } from "../../../page-kit/found.types.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { eventChoice, pills, tools } from "./Search.css.ts";

interface SearchFiltersProps {
  kinds: readonly FoundThings[];
  kind: FoundKind | null;
  onKind: (kind: FoundKind | null) => void;
  events: readonly EventRecord[];
  eventId: string | null;
  onEvent: (id: string | null) => void;
  /** What was found: of all kinds those that have something are offered. */
  found: OwnFound | null;
}

/** In which kind and event is looked, in one line. */
export function SearchFilters(props: SearchFiltersProps) {
  const { kinds, kind, onKind, events, eventId, onEvent, found } = props;
  const locale = useLocale();
  const row = useRef<HTMLDivElement>(null);
  const totalOf = (one: FoundKind) => found?.groups.find((group) => group.kind === one)?.total ?? 0;
  const offered = kind === null && found ? kinds.filter((one) => totalOf(one.kind) > 0) : kinds;
  const fades = useFading(row, offered.map(({ name }) => name).join(" "));
  return (
    <div ref={row} className={`${tools} ${fading}`} {...fades}>
      <div className={eventChoice}>
        <Select
          label="Event"
          hideLabel
          size="sm"
          value={eventId ?? ""}
          onValueChange={(id) => onEvent(id === "" ? null : id)}
          options={[
            { value: "", label: "All events" },
            ...events.map((event) => eventOption(event, locale)),
          ]}
        />
      </div>
      <fieldset className={pills} aria-label="Kinds">
        <FilterPill opens={false} value={kind === null} onClick={() => onKind(null)}>
          Everything
        </FilterPill>
        {offered.map((one) => (
          <FilterPill
            key={one.kind}
            opens={false}
            value={kind === one.kind}
            {...(totalOf(one.kind) > 0 ? { count: totalOf(one.kind) } : {})}
            onClick={() => onKind(kind === one.kind ? null : one.kind)}
          >
            {one.name}
          </FilterPill>
        ))}
      </fieldset>
    </div>
  );
}
