import { toWallTime } from "@jubilee/core/base/time.rules";
import { dayStates } from "@jubilee/core/venues/availability.rules";
import { venueCoverType } from "@jubilee/core/venues/venues.rules";
import type { SharedVenue } from "@jubilee/core/venues/venues.types";
import { jsx } from "react/jsx-runtime";
import { coloursOf } from "../../colours.ts";
import type { GuestPage, PageParts, Part } from "../../page.types.ts";
import type { Covered } from "../../parts/Cover.tsx";
import { forms } from "./forms.ts";
import { venueHead } from "./head.ts";
import type { VenuePart } from "./venue.types.ts";
import { VenuePage } from "./VenuePage.tsx";
import { words } from "./words/all.ts";

/** Its first photo, else a drawing of its kind. */
const coverOf = ({ venue }: SharedVenue): Covered => ({
  coverUrl: venue.photoUrls[0] ?? null,
  coverSeed: venue.coverSeed,
  eventTypeId: venueCoverType,
});

function partOf(place: Part<SharedVenue>): VenuePart {
  const { shared, query, outcome, reader, path, now } = place;
  const { spaces, timeZone } = shared.venue;
  const wanted = outcome?.typed["spaceId"] ?? query["space"];
  const space = spaces.find(({ id }) => id === wanted) ?? spaces[0] ?? null;
  const today = toWallTime(new Date(now).toISOString(), timeZone).slice(0, 10);
  return {
    ...place,
    own: words[reader.lang],
    space,
    today,
    stateOf: dayStates(shared, space?.id ?? "", today),
    look(id, month) {
      const asked = { lang: reader.lang, ...(id && { space: id }), ...(month && { from: month }) };
      return `${path}?${new URLSearchParams(asked)}#free`;
    },
  };
}

function draw(place: Part<SharedVenue>): PageParts {
  const part = partOf(place);
  const cover = coverOf(place.shared);
  return {
    title: place.shared.venue.name,
    head: venueHead(part, cover),
    colours: coloursOf({ event: cover }),
    body: jsx(VenuePage, { part, cover }),
    scripts: part.space ? ["pages/venue"] : [],
  };
}

/** The page of a venue for everybody who has its link. */
export const page: GuestPage<SharedVenue> = {
  paths: ["/shared-venue/:token"],
  opens: "venue",
  asksWith: ["from"],
  steps: ["from", "space", "day"],
  covers: coverOf,
  // A venue speaks no language of its own.
  localeOf: () => "en",
  forms,
  draw,
};
