import { accessFactName, addressOf, venueCoverType } from "@jubilee/core/venues/venues.rules";
import { venuesCopy } from "@jubilee/core/venues/venues.copy";
import type { VenueLine } from "@jubilee/core/venues/venues.types";
import { DescriptionList } from "@jubilee/ui/description-list";
import { EventCover } from "@jubilee/ui/event-cover";
import { LinkButton } from "@jubilee/ui/link-button";
import { Stack } from "@jubilee/ui/stack";
import { href } from "../../../../app/routing/href.ts";
import { ListPanel, type ListPanelProps } from "../../../../page-kit/list/panel/ListPanel.tsx";
import { acts } from "../../../../page-kit/list/panel/panelActs.css.ts";
import { PanelHead } from "../../../../page-kit/list/panel/PanelHead.tsx";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { panelArt } from "./VenueCard.css.ts";
import { nextDay, rateWords, VenueState } from "./venueFacts.tsx";

export interface VenuePanelProps extends Pick<ListPanelProps, "step" | "onClose"> {
  venue: VenueLine;
}

/** One venue of the list: what one compares before opening it. */
export function VenuePanel({ venue, step, onClose }: VenuePanelProps) {
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const named = (names: readonly (string | undefined)[]) => names.filter(Boolean).join(", ");
  const amenities: Readonly<Record<string, string>> = venuesCopy.amenities;
  const facts: [string, string | null][] = [
    ["Where", addressOf(venue)],
    ["People", venue.largestCapacity > 0 ? `Up to ${number.format(venue.largestCapacity)}` : null],
    ["Spaces", number.format(venue.spaceCount)],
    ["Price", rateWords(venue, locale)],
    ["Next booking", nextDay(venue, locale) ?? "Nothing is coming"],
    ["Access", named(venue.accessFacts.map(accessFactName))],
    ["With", named(venue.amenities.map((name) => amenities[name]))],
  ];
  return (
    <ListPanel
      title={venue.name}
      head={
        <PanelHead name={venue.name}>
          <VenueState venue={venue} />
        </PanelHead>
      }
      rowId={venue.id}
      step={step}
      noun="venue"
      acts={
        <div className={acts}>
          <LinkButton
            variant="outline"
            fullWidth
            href={href("venues.details", { venueId: venue.id })}
          >
            Open the venue
          </LinkButton>
        </div>
      }
      onClose={onClose}
    >
      <Stack gap="5">
        <div className={panelArt}>
          <EventCover
            typeId={venueCoverType}
            eventId={venue.coverSeed}
            photoUrl={venue.photoUrl ?? undefined}
            shape="fill"
          />
        </div>
        <DescriptionList
          items={facts.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []))}
        />
      </Stack>
    </ListPanel>
  );
}
