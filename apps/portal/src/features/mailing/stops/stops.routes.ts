import type { RouteFragment } from "../../../app/routing/routing.types.ts";

export const stopsRoutes = {
  "campaigns.stops": {
    path: "/addresses-without-mails",
    page: () => import("./StopsPage.tsx"),
    title: "Unsubscribed and bounced",
    help: "addresses-without-mails",
    access: "member",
    asks: "messages.send",
    ours: true,
  },
} as const satisfies RouteFragment;
