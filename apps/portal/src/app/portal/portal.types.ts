import type { OpenedDemo } from "@jubilee/core/events/demos.types";
import type { FeatureFlag } from "@jubilee/core/platform/flags.types";
import type { AuthStore } from "@jubilee/core/account/auth.store";
import type { Planner } from "@jubilee/core/account/planner.api";
import type { AccountRights } from "@jubilee/core/account/rights.types";
import type { PlanType } from "@jubilee/core/account/plans.types";
import type { PortalConfig } from "@jubilee/core/account/planner.types";
import type { PreferenceStore } from "@jubilee/core/account/preferences.store";
import type { ComponentType } from "react";
import type { StoreApi } from "zustand/vanilla";
import type { RouteTable } from "../routing/routeTable.ts";
import type { PageLoader } from "../routing/routing.types.ts";

/** What the signed-in person may do; a visitor counts as free and is no administrator. */
export interface Standing {
  /** Null while the administrator check is under way. */
  isAdmin: boolean | null;
  /** The effective plan. */
  plan: PlanType;
  /** Features that are not open to everybody at the moment; unknown until somebody is signed in. */
  flags?: readonly FeatureFlag[];
  /** Where the person works and what they may do there; unknown until it is read. */
  rights?: readonly AccountRights[];
  /** Where the person worked until a moment ago. */
  lost?: LostWork;
  /** Whose event is open, where that is another account than the chosen one. */
  openAccountId?: string;
}

/** What somebody was taken off while the page was open. */
export interface LostWork {
  /** Of the account. */
  name: string;
  /** The account stays, without this event. */
  isEvent: boolean;
  /** The address that was open then. */
  path: string;
}

/** What the palette is given: what is typed may begin before it is there. */
export interface PaletteState {
  query: string;
  onQueryChange: (query: string) => void;
  onClose: () => void;
}

/** Which conversation stands within another screen. */
export interface CommentsState {
  threadId: string;
}

/** Screens of features that the ground shows without knowing the features. */
export interface Screens {
  /** In the place of an area still to come. */
  comingArea: PageLoader;
  /** On top of a page whose session has ended, so that what is typed on it stays. */
  signInAgain: PageLoader;
  /** In the place of a page that belongs to a demo of this device: goes into it. */
  enterDemo: PageLoader;
  /** Over any page: finds and opens whatever there is. */
  palette: () => Promise<{ default: ComponentType<PaletteState> }>;
  /** Draws nothing: sends what was written without a connection. */
  sendWaiting: () => Promise<{ default: ComponentType }>;
  /** What is said about something, within its own screen. */
  comments: () => Promise<{ default: ComponentType<CommentsState> }>;
}

/** What is joined from the features for the ground: `joins/joined.ts`. */
export interface Joined {
  /** Which screen stands at which address. */
  routes: RouteTable;
  screens: Screens;
  /** Runs when a session has ended. */
  sayGoodbye: (storage: Storage) => Promise<void>;
}

/** Everything the portal is made of for one session: created in `main.tsx`, and anew where somebody goes into a demo. */
export interface Portal extends Omit<Joined, "sayGoodbye"> {
  config: PortalConfig;
  /** The device's storage, or memory where the browser blocks it. */
  storage: Storage;
  /** The demo's sandbox that this tab is in, or null. */
  demo: OpenedDemo | null;
  auth: AuthStore;
  preferences: PreferenceStore;
  standing: StoreApi<Standing>;
  /** Brings the data client when it is first needed; always the same one. */
  loadPlanner: () => Promise<Planner>;
  /** Goes on in a demo's sandbox at one of its pages; all that was made for this person is left. */
  goOnIn: (demo: OpenedDemo, path: string) => void;
  /** Failures that people need not see. */
  report: (error: unknown) => void;
}
