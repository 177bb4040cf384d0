import { venuesCopy } from "@jubilee/core/venues/venues.copy";
import { readPosition, isVenueLayout } from "@jubilee/core/venues/venues.rules";
import type { VenueSearch, VenueSort } from "@jubilee/core/venues/venues.types";
import { useDeferredValue } from "react";
import { useSearchParams } from "wouter";

const sorts: readonly VenueSort[] = ["name", "distance", "capacity", "price"];

/** The fields of the search, as they stand in the address. */
export interface SearchFields {
  text: string;
  people: string;
  layout: string;
  amenity: string;
  access: string;
  day: string;
  from: string;
  to: string;
  near: string;
  km: string;
  sort: string;
}

/** The fields as an address has them; what it leaves out is empty. */
function readFields(query: URLSearchParams): SearchFields {
  const read = (name: keyof SearchFields) => query.get(name) ?? "";
  return {
    text: read("text"),
    people: read("people"),
    layout: read("layout"),
    amenity: read("amenity"),
    access: read("access"),
    day: read("day"),
    from: read("from"),
    to: read("to"),
    near: read("near"),
    km: read("km"),
    sort: read("sort"),
  };
}

/** A day and two clocks as a span that must be free; the whole day without clocks. */
function freeSpan({ day, from, to }: SearchFields): Pick<VenueSearch, "freeFrom" | "freeTo"> {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return {};
  const freeFrom = `${day}T${from || "00:00"}`;
  const freeTo = `${day}T${to || "23:59"}`;
  return freeFrom < freeTo ? { freeFrom, freeTo } : {};
}

/** Several wishes as an address has them, such as `stage,wifi`; what nobody knows is left out. */
export function wishesIn(text: string, known: Readonly<Record<string, string>>): string[] {
  return text.split(",").filter((wish) => Object.hasOwn(known, wish));
}

function searchOf(fields: SearchFields): VenueSearch {
  const place = fields.near.trim();
  const near = readPosition(place) ?? (place ? { place } : null);
  const people = Number(fields.people);
  const sort = sorts.find((one) => one === fields.sort);
  return {
    ...(fields.text.trim() ? { text: fields.text } : {}),
    ...(Number.isInteger(people) && people > 0 ? { capacity: Math.min(people, 1_000_000) } : {}),
    ...(isVenueLayout(fields.layout) ? { layout: fields.layout } : {}),
    amenities: wishesIn(fields.amenity, venuesCopy.amenities),
    accessFacts: wishesIn(fields.access, venuesCopy.accessFacts),
    ...freeSpan(fields),
    ...(near ? { near, withinKm: Number(fields.km) || 50 } : {}),
    sort: sort ?? (near ? "distance" : "name"),
  };
}

/** A search that lives in the address, so that it can be sent and come back to. */
export function useVenueSearch() {
  const [query, setQuery] = useSearchParams();
  const fields = readFields(query);
  const set = (part: Partial<SearchFields>) =>
    setQuery(
      (known) => {
        const next = new URLSearchParams(known);
        for (const [name, value] of Object.entries(part)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  return {
    fields,
    set,
    search: useDeferredValue(searchOf(fields)),
    isNarrowed: Object.entries(fields).some(([name, value]) => name !== "sort" && value !== ""),
    clear: () => setQuery({}, { replace: true }),
  };
}
