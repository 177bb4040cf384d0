import type { EventPart } from "../../sharing/event/event.types.ts";
import type { PageSection } from "../../sharing/event/section.types.ts";
import type { PassPart, PassSection } from "./pass.types.ts";

const asEvent = (place: PassPart): EventPart => ({ ...place, answer: null });

/** A section of the event's page, as it stands on one's own page too. */
export function onPass({ order, reads, isShown, part }: PageSection): PassSection {
  return {
    about: "event",
    order,
    ...(reads && { reads }),
    isShown: (place) => isShown(asEvent(place)),
    part: (place) => part(asEvent(place)),
  };
}
