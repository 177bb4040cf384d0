import type { RouteFragment } from "../../../app/routing/routing.types.ts";

export const campaignRoutes = {
  "campaigns.list": {
    path: "/email-marketing",
    also: ["/email", "/pro/email-campaigns"],
    page: () => import("./list/CampaignsPage.tsx"),
    title: "E-mail campaigns",
    help: "email-campaigns",
    access: "member",
    asks: "messages.send",
    feature: "email-campaigns",
  },
  "campaigns.details": {
    path: "/email-marketing/:campaignId",
    page: () => import("./editor/CampaignPage.tsx"),
    fills: true,
    title: "E-mail campaign",
    help: "email-campaigns",
    access: "member",
    ours: true,
  },
} as const satisfies RouteFragment;
