import type { EventRecord } from "@jubilee/core/events/events.types";
import { createCampaignsApi } from "@jubilee/core/mailing/campaigns.api";
import type { TabModule } from "../../../event-kit/event/tab.types.ts";
import { campaignKeys } from "../keys.ts";
import { CampaignList } from "./list/CampaignList.tsx";

export const reads: TabModule["reads"] = ({ client, read }, eventId) =>
  read({
    key: campaignKeys.ofEvent(eventId),
    call: () => createCampaignsApi(client).list(eventId),
  });

/** The e-mail campaigns of an event. */
export default function CampaignsTab({ event }: { event: EventRecord }) {
  return <CampaignList event={event} />;
}
