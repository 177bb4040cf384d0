import { isEmailAddress } from "../base/email-address.rules.ts";
import { venuesCopy } from "./venues.copy.ts";
import type {
  DayHours,
  OpeningHours,
  Venue,
  VenueDraft,
  VenueErrors,
  VenueLayout,
  VenueLine,
  VenueSpace,
  Weekday,
} from "./venues.types.ts";

/** Layouts in the order they are asked for. */
export const venueLayouts: readonly VenueLayout[] = [
  "banquet",
  "theatre",
  "reception",
  "ceremony",
  "classroom",
  "boardroom",
];

/** What facts about a venue are called in English, by their keys. */
export const venueNames = {
  layouts: venuesCopy.layouts,
  amenities: venuesCopy.amenities,
  accessFacts: venuesCopy.accessFacts,
};

/** Days from Monday. */
export const weekdays: readonly Weekday[] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/** The most pictures a venue can have; the table's check has the same figure. */
export const mostPhotos = 12;

/** True for one of the known layouts. */
export function isVenueLayout(value: unknown): value is VenueLayout {
  return venueLayouts.some((layout) => layout === value);
}

/** What an amenity is called; a planner's own word is called by itself. */
export function amenityName(key: string): string {
  return venuesCopy.amenities[key] ?? key;
}

/** What an access fact is called. */
export function accessFactName(key: string): string {
  return venuesCopy.accessFacts[key] ?? key;
}

/** Street, postal code and city, country: as one line. Empty when nothing is known. */
export function addressOf(
  place: Pick<Venue, "street" | "city"> & Partial<Pick<Venue, "postalCode" | "region" | "country">>,
): string {
  const town = [place.postalCode, place.city].filter(Boolean).join(" ");
  return [place.street, town, place.region].filter(Boolean).join(", ");
}

/** A place on the globe from `41.5031, -72.4480`; null when it is none. */
export function readPosition(text: string): { latitude: number; longitude: number } | null {
  const parts = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text);
  if (!parts) return null;
  const [latitude, longitude] = [Number(parts[1]), Number(parts[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** Where OpenStreetMap shows a place: its position when known, else a search for its address. */
export function mapAddress(
  place: Pick<Venue, "name" | "street" | "city" | "latitude" | "longitude">,
): string | null {
  if (place.latitude !== null && place.longitude !== null) {
    const at = `${place.latitude}/${place.longitude}`;
    return `https://www.openstreetmap.org/?mlat=${place.latitude}&mlon=${place.longitude}#map=17/${at}`;
  }
  const address = addressOf(place);
  return address === ""
    ? null
    : `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}

/** A position in degrees, minutes and hemispheres: 41°30′ N, 72°27′ W. */
export function describePosition(latitude: number, longitude: number): string {
  const part = (value: number, positive: string, negative: string) => {
    const minutes = Math.round(Math.abs(value) * 60);
    const rest = String(minutes % 60).padStart(2, "0");
    return `${Math.floor(minutes / 60)}°${rest}′ ${value < 0 ? negative : positive}`;
  };
  return `${part(latitude, "N", "S")}, ${part(longitude, "E", "W")}`;
}

/** The rate people compare by: the day's, else the hour's. Null while none is said. */
export function leadingRate(
  venue: Pick<VenueLine, "dailyRateMinor" | "hourlyRateMinor">,
): { amountMinor: number; per: "day" | "hour" } | null {
  if (venue.dailyRateMinor !== null) return { amountMinor: venue.dailyRateMinor, per: "day" };
  if (venue.hourlyRateMinor !== null) return { amountMinor: venue.hourlyRateMinor, per: "hour" };
  return null;
}

/** Days with the same hours together: `Mon–Fri 09:00–22:00`. Empty when nothing is said. */
export function groupHours(
  hours: OpeningHours,
): { first: Weekday; last: Weekday; hours: DayHours | null }[] {
  if (Object.keys(hours).length === 0) return [];
  const groups: { first: Weekday; last: Weekday; hours: DayHours | null }[] = [];
  for (const day of weekdays) {
    const found = hours[day] ?? null;
    const group = groups.at(-1);
    if (group && group.hours?.from === found?.from && group.hours?.to === found?.to) {
      group.last = day;
    } else groups.push({ first: day, last: day, hours: found });
  }
  return groups;
}

/** A space with nothing in it yet. */
export function newSpace(name = ""): VenueSpace {
  return { id: "", name, capacityByLayout: {}, largestCapacity: 0 };
}

/** Whose inks a venue's cover is drawn in; `coverSeed` says the rest. */
export const venueCoverType = "social-type-1";

/** An empty form: one space, open every day. */
export function newVenueDraft(timeZone: string, currency: string): VenueDraft {
  return {
    name: "",
    kind: "",
    summary: "",
    street: "",
    city: "",
    region: "",
    postalCode: "",
    country: "",
    position: "",
    timeZone,
    amenities: [],
    accessFacts: [],
    accessNote: "",
    openingHours: {},
    hourlyRateMinor: null,
    dailyRateMinor: null,
    currency,
    contactName: "",
    contactEmail: "",
    contactPhone: "",
    website: "",
    photoUrls: [],
    status: "active",
    spaces: [newSpace("Whole venue")],
    blackouts: [],
  };
}

/** What is kept, as a form. */
export function draftOfVenue(venue: Venue): VenueDraft {
  const { latitude, longitude } = venue;
  return {
    name: venue.name,
    kind: venue.kind ?? "",
    summary: venue.summary ?? "",
    street: venue.street ?? "",
    city: venue.city ?? "",
    region: venue.region ?? "",
    postalCode: venue.postalCode ?? "",
    country: venue.country ?? "",
    position: latitude === null || longitude === null ? "" : `${latitude}, ${longitude}`,
    timeZone: venue.timeZone,
    amenities: venue.amenities,
    accessFacts: venue.accessFacts,
    accessNote: venue.accessNote ?? "",
    openingHours: venue.openingHours,
    hourlyRateMinor: venue.hourlyRateMinor,
    dailyRateMinor: venue.dailyRateMinor,
    currency: venue.currency,
    contactName: venue.contactName ?? "",
    contactEmail: venue.contactEmail ?? "",
    contactPhone: venue.contactPhone ?? "",
    website: venue.website ?? "",
    photoUrls: venue.photoUrls,
    status: venue.status,
    spaces: venue.spaces,
    blackouts: venue.blackouts,
  };
}

/** The form as the call takes it: the position as two figures. */
export function payloadOfDraft(draft: VenueDraft) {
  const { position, ...rest } = draft;
  const at = readPosition(position);
  return { ...rest, latitude: at?.latitude ?? null, longitude: at?.longitude ?? null };
}

/** What is wrong with a form, a sentence a field; empty when it can be kept. */
export function checkVenueDraft(draft: VenueDraft): VenueErrors {
  const { errors: words } = venuesCopy;
  const errors: VenueErrors = {};
  if (draft.name.trim() === "") errors.name = words.name;
  if (draft.timeZone === "") errors.timeZone = words.timeZone;
  if (draft.country.trim() !== "" && !/^[A-Za-z]{2}$/.test(draft.country.trim())) {
    errors.country = words.country;
  }
  if (draft.position.trim() !== "" && !readPosition(draft.position)) {
    errors.position = words.position;
  }
  const website = draft.website.trim();
  if (website !== "" && !(/^https?:\/\//.test(website) && URL.canParse(website))) {
    errors.website = words.website;
  }
  const email = draft.contactEmail.trim();
  if (email !== "" && !isEmailAddress(email)) {
    errors.contactEmail = words.contactEmail;
  }
  const spaces = spacesProblem(draft.spaces);
  if (spaces) errors.spaces = spaces;
  if (Object.values(draft.openingHours).some(({ from, to }) => !from || !to || from >= to)) {
    errors.openingHours = words.openingHours;
  }
  if (draft.blackouts.some(({ startsOn, endsOn }) => !startsOn || !endsOn || endsOn < startsOn)) {
    errors.blackouts = words.blackouts;
  }
  return errors;
}

function spacesProblem(spaces: readonly VenueSpace[]): string | null {
  const { errors: words } = venuesCopy;
  if (spaces.length === 0) return words.spaces;
  if (spaces.some(({ name }) => name.trim() === "")) return words.spaceName;
  const fits = (people: number) => Number.isInteger(people) && people > 0 && people <= 999_999;
  const figures = spaces.flatMap(({ capacityByLayout }) => Object.values(capacityByLayout));
  return figures.every(fits) ? null : words.capacity;
}
