import { zonePlace } from "@jubilee/core/base/time.rules";
import { counted } from "@jubilee/core/base/words.rules";
import { formatPrice } from "@jubilee/core/money/money.rules";
import { venuesCopy } from "@jubilee/core/venues/venues.copy";
import type { VenueDraft } from "@jubilee/core/venues/venues.types";

/** So many are named; of more, how many others there are. */
const named = 3;

function fewOf(words: readonly string[], none: string): string {
  if (words.length === 0) return none;
  const others = words.length - named;
  return words.slice(0, named).join(", ") + (others > 0 ? `, and ${others} more` : "");
}

const labelsOf = (keys: readonly string[], labels: Readonly<Record<string, string>>) =>
  keys.map((key) => labels[key] ?? key);

/** What each folded part of the form holds, in a few words. */
export const partWords = {
  character: ({ kind, summary }: VenueDraft) =>
    [kind && venuesCopy.kinds[kind], summary.trim()].filter(Boolean).join(". ") || "Nothing yet",
  map: ({ position, timeZone }: VenueDraft) =>
    `${position.trim() || "No position yet"}, on the clock of ${zonePlace(timeZone)}`,
  spaces: ({ spaces }: VenueDraft) => {
    const largest = Math.max(
      0,
      ...spaces.flatMap(({ capacityByLayout }) => Object.values(capacityByLayout)),
    );
    const room = largest > 0 ? `room for up to ${largest}` : "no word yet of how many fit";
    return `${counted(spaces.length, "space")}, ${room}`;
  },
  amenities: ({ amenities }: VenueDraft) =>
    fewOf(labelsOf(amenities, venuesCopy.amenities), "None yet"),
  access: ({ accessFacts, accessNote }: VenueDraft) =>
    fewOf(labelsOf(accessFacts, venuesCopy.accessFacts), accessNote.trim() || "Nothing said yet"),
  photos: ({ photoUrls }: VenueDraft) =>
    photoUrls.length > 0 ? counted(photoUrls.length, "picture") : "None yet: its cover is drawn",
  hours: ({ openingHours }: VenueDraft) => {
    const days = Object.keys(openingHours).length;
    return days > 0 ? `Open on ${counted(days, "day")} a week` : "Nothing said of hours";
  },
  blackouts: ({ blackouts }: VenueDraft) =>
    fewOf(
      blackouts.map(({ reason, startsOn }) => reason?.trim() || startsOn),
      "None",
    ),
  prices: ({ dailyRateMinor, hourlyRateMinor, currency }: VenueDraft, locale: string) =>
    [
      dailyRateMinor !== null && `${formatPrice(dailyRateMinor, currency, locale)} a day`,
      hourlyRateMinor !== null && `${formatPrice(hourlyRateMinor, currency, locale)} an hour`,
    ]
      .filter(Boolean)
      .join(", ") || "None said",
  contact: ({ contactName, contactEmail, contactPhone, website }: VenueDraft) =>
    [contactName, contactPhone, contactEmail, website].find((word) => word.trim() !== "") ??
    "Nobody yet",
};
