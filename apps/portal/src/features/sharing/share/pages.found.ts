import { linkKinds } from "@jubilee/core/sharing/link-kinds.rules";
import { Link } from "lucide-react";
import { href } from "../../../app/routing/href.ts";
import type { FoundThings } from "../../../page-kit/found.types.ts";

export const found: FoundThings = {
  kind: "pages",
  name: "Shared pages",
  one: "Shared page",
  icon: Link,
  order: 60,
  unnamed: ({ linkKind }) =>
    Object.entries(linkKinds).find(([kind]) => kind === linkKind)?.[1].title,
  address: ({ id, eventId, page }) =>
    page === "campaign"
      ? href("fundraising.campaign", { campaignId: id })
      : `${href("events.details", { eventId: eventId ?? "" })}?tab=share`,
};
