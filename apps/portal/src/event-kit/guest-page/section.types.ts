import type { PersonalInvitation, SharedEvent } from "@jubilee/core/sharing/public-event.types";
import type { SharedFace } from "@jubilee/core/sharing/showcase.types";
import type { ComponentType } from "react";

/** What a guest's page of an event knows: for everybody with its link, or for one by their own. */
export interface GuestPlace {
  shared: SharedEvent;
  /** Opens what everybody may read. */
  token: string;
  /** The link of the page that everybody may open, if the event has one: it opens the tickets. */
  shareToken: string | null;
  /** Whoever came by their own link, and what it opens. */
  personal: { token: string; invitation: PersonalInvitation } | null;
  /** The query of the address. */
  query: URLSearchParams;
  /** What a planner chose to show the world, on a showcase. */
  face: SharedFace | null;
}

/**
 * A part of an event's page for guests. `<feature>.section.ts` in the area's own folder exports it as
 * `section`; the pages find it there. What it shows beyond `GuestPlace` it asks for by itself.
 */
export interface GuestSection {
  /** Beside the answer, which stands at 50, or in the page's own column under the story. */
  column: "answer" | "page";
  /** Lower comes first: what is asked of the guest, then what is theirs, then what there is to see. */
  order: number;
  isShown: (place: GuestPlace) => boolean;
  /** It is fetched beside what the page reads, since it is what people come for. */
  isAwaited?: true;
  part: () => Promise<{ default: ComponentType<GuestPlace> }>;
}
