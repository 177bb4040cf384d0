import type { Findable } from "@jubilee/core/insight/palette.rules";
import type { Feature } from "@jubilee/core/site/catalogue.types";
import type { ReactNode } from "react";
import type { PaletteState } from "../../../app/portal/portal.types.ts";
import type { EventAction, PaletteAction } from "../../../event-kit/actions/action.types.ts";
import type { EventRecord } from "@jubilee/core/events/events.types";
import type { EventTab } from "../../../event-kit/event/tab.types.ts";
import type { FoundThings } from "../../../page-kit/found.types.ts";

/** What the areas give the palette; the roof joins it. */
export interface PaletteParts {
  kinds: readonly FoundThings[];
  actions: readonly PaletteAction[];
  tabs: readonly Omit<EventTab, "screen">[];
}

export interface PaletteProps extends PaletteState {
  parts: PaletteParts;
}

/** What happens to a row that is chosen. */
export type Opening =
  | { to: string }
  | { feature: Feature }
  | { does: Exclude<EventAction["does"], { address: unknown }>; event: EventRecord };

/** One row of the palette. */
export interface PaletteRow extends Findable {
  /** Tells rows apart that lead to one address. */
  id?: string;
  group: string;
  detail?: string | null | undefined;
  /** Where it belongs, at the end of the row. */
  place: string;
  icon: ReactNode;
  opens: Opening;
  kind?: string;
  /** The event whose parts Tab goes into. */
  eventId?: string;
}
