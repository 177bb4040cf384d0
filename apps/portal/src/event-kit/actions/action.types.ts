import type { Permission } from "@jubilee/core/account/rights.rules";
import type { Result } from "@jubilee/core/base/result.types";
import type { EventRecord } from "@jubilee/core/events/events.types";
import type { EventOverview } from "@jubilee/core/insight/dashboard.types";
import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";
import type { DataClient } from "../../app/routing/reads.types.ts";

/** What a dialog of an action gets. */
export interface ActionDialogProps {
  event: EventRecord;
  onClose: () => void;
}

interface Told {
  /** Its use is counted under this. */
  key: string;
  icon: LucideIcon;
  /** Lower comes first; they stand ten apart. */
  order: number;
  /** What one may do for whom it is there: with the event, or with all of the account that is shown. */
  asks?: Permission;
  /** What else it is found by. */
  words?: string;
  /** Key in the feature catalogue: it is there with the feature's plan, and while that is switched on. */
  feature?: string;
}

/** Something that can be done from anywhere. */
export interface GeneralAction extends Told {
  of: "account";
  label: string;
  address: string;
}

/** An event, and its figures once they are read. */
export interface ActionEvent {
  event: EventRecord;
  overview: EventOverview | undefined;
  nowMs: number;
}

/** Something that can be done with the event one is at. */
export interface EventAction extends Told {
  of: "event";
  label: (at: ActionEvent) => string;
  /** Whether the event's state has a use for it. */
  isShown: (at: ActionEvent) => boolean;
  does:
    | { address: (event: EventRecord) => string }
    /** Does it, and answers where that leads: a page of its own, which the browser loads. */
    | {
        run: () => Promise<{
          run: (client: DataClient, eventId: string) => Promise<Result<string>>;
        }>;
      }
    | { dialog: () => Promise<{ default: ComponentType<ActionDialogProps> }> };
}

/**
 * What can be done from the palette. `<name>.action.ts` in the area's own folder exports it as
 * `action`; the palette finds it there.
 */
export type PaletteAction = GeneralAction | EventAction;
