import type { RouteFragment } from "../../../app/routing/routing.types.ts";

export const fundraisingRoutes = {
  "fundraising.list": {
    path: "/business/fundraising",
    also: ["/fundraising", "/business/fundraising-tools", "/business/donation-fundraising"],
    page: () => import("./FundraisingPage.tsx"),
    title: "Fundraising",
    help: "campaigns",
    access: "member",
    asks: "giving.read",
    feature: "fundraising",
  },
  "fundraising.create": {
    path: "/business/fundraising/new",
    page: () => import("./NewCampaignPage.tsx"),
    title: "New campaign",
    help: "campaigns",
    access: "member",
    asks: "giving.write",
    ours: true,
  },
  "fundraising.campaign": {
    path: "/business/fundraising/campaign/:campaignId",
    also: ["/campaign-management/:campaignId"],
    page: () => import("./CampaignDetailPage.tsx"),
    title: "Donation campaign",
    help: "campaigns",
    access: "member",
    ours: true,
  },
  "fundraising.edit": {
    path: "/business/fundraising/campaign/:campaignId/edit",
    page: () => import("./EditCampaignPage.tsx"),
    title: "Edit campaign",
    help: "campaigns",
    access: "member",
    ours: true,
  },
  "fundraising.tracking": {
    path: "/business/fundraising-tracking",
    page: () => import("./TrackingPage.tsx"),
    title: "Fundraising tracking",
    help: "gifts",
    access: "member",
    asks: "giving.read",
    feature: "fundraising-tracking",
  },
} as const satisfies RouteFragment;
