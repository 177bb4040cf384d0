import { venuesCopy } from "@jubilee/core/venues/venues.copy";
import { accessFactName, amenityName, groupHours } from "@jubilee/core/venues/venues.rules";
import type { PublicVenue } from "@jubilee/core/venues/venues.types";
import { Chip } from "@jubilee/ui/chip";
import { DescriptionList } from "@jubilee/ui/description-list";
import { Section } from "@jubilee/ui/section";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { chips, parts, story } from "./Venue.css.ts";
import { VenueSpaces } from "./VenueSpaces.tsx";

/** What a venue is. */
export function VenueFacts({ venue }: { venue: PublicVenue }) {
  const hours = groupHours(venue.openingHours);
  return (
    <div className={parts}>
      {venue.summary && (
        <p className={story} dir="auto">
          {venue.summary}
        </p>
      )}
      <Section title="Spaces">
        <VenueSpaces spaces={venue.spaces} />
      </Section>
      {venue.amenities.length > 0 && (
        <Section title="What there is">
          <div className={chips}>
            {venue.amenities.map((key) => (
              <Chip key={key} mark="none">
                {amenityName(key)}
              </Chip>
            ))}
          </div>
        </Section>
      )}
      <Section title="Access">
        {venue.accessFacts.length === 0 && !venue.accessNote ? (
          <Text tone="muted">Nothing is known about access yet. Ask before you invite.</Text>
        ) : (
          <Stack gap="3">
            <div className={chips}>
              {venue.accessFacts.map((key) => (
                <Chip key={key} tone="info" mark="none">
                  {accessFactName(key)}
                </Chip>
              ))}
            </div>
            {venue.accessNote && (
              <p className={story} dir="auto">
                {venue.accessNote}
              </p>
            )}
          </Stack>
        )}
      </Section>
      {hours.length > 0 && (
        <Section title="Opening hours">
          <DescriptionList
            look="lines"
            items={hours.map(({ first, last, hours: open }) => ({
              term:
                first === last
                  ? venuesCopy.days[first]
                  : `${venuesCopy.days[first]} to ${venuesCopy.days[last]}`,
              detail: open ? `${open.from} to ${open.to}` : "Closed",
            }))}
          />
        </Section>
      )}
    </div>
  );
}
