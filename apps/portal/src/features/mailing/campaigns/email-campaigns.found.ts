import { Mails } from "lucide-react";
import { href } from "../../../app/routing/href.ts";
import type { FoundThings } from "../../../page-kit/found.types.ts";

export const found: FoundThings = {
  kind: "email_campaigns",
  name: "E-mail campaigns",
  one: "E-mail campaign",
  icon: Mails,
  page: "campaigns.details",
  order: 76,
  address: ({ id }) => href("campaigns.details", { campaignId: id }),
};
