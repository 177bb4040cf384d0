import { newBookingDraft } from "@jubilee/core/venues/bookings.rules";
import type { BookableSpace, BookingDraft } from "@jubilee/core/venues/bookings.types";
import { valueOf } from "@jubilee/core/base/result.rules";
import { Button } from "@jubilee/ui/button";
import { Inline } from "@jubilee/ui/inline";
import { Text } from "@jubilee/ui/text";
import { toast } from "@jubilee/ui/toast";
import { VisuallyHidden } from "@jubilee/ui/visually-hidden";
import { useDeferredValue } from "react";
import { keys } from "../../../event-kit/data/keys.ts";
import { line, list } from "../../../page-kit/Rows.css.ts";
import type { FieldsProps } from "./fields.types.ts";
import { useReadValue } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createBookingsApi } from "@jubilee/core/venues/bookings.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

export interface VenueSpacesProps extends FieldsProps {
  spaces: readonly BookableSpace[];
}

/** The spaces of the chosen venue and whether each is free then; a kept event can hold one. */
export function VenueSpaces({ spaces, draft, eventId }: VenueSpacesProps) {
  const bookings = useApi(createBookingsApi);
  const { isBusy, run } = useWrite(keys.venues, "Venue management");
  const wanted = useDeferredValue(draft);
  const draftFor = (space: BookableSpace): BookingDraft => ({
    ...newBookingDraft(space.id, wanted.startLocal.slice(0, 10)),
    startLocal: wanted.startLocal,
    endLocal: wanted.endLocal,
    title: wanted.name.trim() || "Event",
    eventId: eventId ?? "",
    status: "hold",
  });
  const isTimed = wanted.startLocal !== "" && wanted.endLocal > wanted.startLocal;
  const { data: states } = useReadValue(
    [...keys.venues, wanted.venueId, wanted.startLocal, wanted.endLocal],
    () =>
      Promise.all(
        spaces.map(async (space) => {
          const [date] = await valueOf(bookings.check(draftFor(space), null));
          return { space, against: date?.conflicts.find(({ blocks }) => blocks) ?? null };
        }),
      ),
    { enabled: isTimed, staleTime: 0 },
  );
  const hold = async (space: BookableSpace) => {
    const made = await run(() => bookings.book(draftFor(space), false));
    if (made) toast.success(`${space.name} is held for three days`);
  };
  if (!states) return null;
  return (
    <ul className={list} aria-label="Spaces of the venue">
      {states.map(({ space, against }) => (
        <li key={space.id} className={line}>
          <Text as="span">
            <bdi>{space.name}</bdi>
          </Text>
          <Inline gap="2">
            <Text as="span" tone={against ? "danger" : "success"}>
              {against ? `Taken: ${against.title}` : "Free then"}
            </Text>
            {!against && eventId && (
              <Button variant="outline" size="sm" loading={isBusy} onClick={() => void hold(space)}>
                Hold it<VisuallyHidden>: {space.name}</VisuallyHidden>
              </Button>
            )}
          </Inline>
        </li>
      ))}
    </ul>
  );
}
