import { Link } from "lucide-react";
import { href } from "../../../app/routing/href.ts";
import type { FoundThings } from "../../../page-kit/found.types.ts";

export const found: FoundThings = {
  kind: "pages",
  name: "Shared pages",
  one: "Shared page",
  icon: Link,
  order: 60,
  address: ({ id, eventId, page }) =>
    page === "campaign"
      ? href("fundraising.campaign", { campaignId: id })
      : `${href("events.details", { eventId: eventId ?? "" })}?tab=share`,
};
