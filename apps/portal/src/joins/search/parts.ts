import type { PaletteParts } from "../../features/insight/search/palette.types.ts";
import { eventTabs } from "../event/eventTabs.ts";
import { actions } from "./actions.ts";
import { foundKinds } from "./foundKinds.ts";

/** What the palette and the search page are made of. */
export const parts: PaletteParts = { kinds: foundKinds, actions, tabs: eventTabs };
