import type { InventoryLink } from "../account/devices.types.ts";
import type { ListPage } from "../base/lists.types.ts";
import type { SharedCountdown } from "./countdown.types.ts";
import type { Handover, HandoverState, TakenHandover } from "./handover.types.ts";
import type { SharedEvent } from "./public-event.types.ts";
import type { StoredShareLink } from "./share.types.ts";
import type { SharedShowcase, StoredShowcase } from "./showcase.types.ts";

/** What the functions of this area answer. */
export interface Answers {
  create_share_link: StoredShareLink;
  get_handover: HandoverState;
  get_shared_countdown: SharedCountdown;
  get_shared_event: SharedEvent;
  get_shared_showcase: SharedShowcase;
  leave_handover: Handover;
  list_link_inventory: ListPage<InventoryLink>;
  list_share_links: StoredShareLink[];
  list_showcases: StoredShowcase[];
  revoke_share_link: StoredShareLink;
  rotate_share_link: StoredShareLink;
  save_showcase: StoredShowcase;
  take_handover: TakenHandover;
  update_share_link: StoredShareLink;
}
