import type { ToldLink } from "./share.types.ts";
import type { InventoryLink } from "../account/devices.types.ts";
import type { ListPage } from "../base/lists.types.ts";
import type { SharedCountdown } from "./countdown.types.ts";
import type { Handover, HandoverState, TakenHandover } from "./handover.types.ts";
import type { SharedEvent } from "./public-event.types.ts";
import type { SharedShowcase, StoredShowcase } from "./showcase.types.ts";

declare module "../insight/own-search.types.ts" {
  interface FoundKinds {
    pages: true;
  }
}

/** What the functions of this area answer. */
export interface Answers {
  get_handover: HandoverState;
  get_shared_countdown: SharedCountdown;
  get_shared_event: SharedEvent;
  get_shared_showcase: SharedShowcase;
  leave_handover: Handover;
  list_link_inventory: ListPage<InventoryLink>;
  list_showcases: StoredShowcase[];
  save_showcase: StoredShowcase;
  take_handover: TakenHandover;
  create_share_link: ToldLink;
  update_share_link: ToldLink;
  rotate_share_link: ToldLink;
  revoke_share_link: ToldLink;
  get_share_link: ToldLink;
  create_showcase_link: ToldLink;
  list_share_links: ToldLink[];
  get_link_policy: {
    kind: string;
    settings: Record<string, unknown>;
    prefillKey: string | null;
    allowedOrigins: string[];
  };
}
