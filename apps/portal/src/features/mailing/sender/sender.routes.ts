import type { RouteFragment } from "../../../app/routing/routing.types.ts";

export const senderRoutes = {
  "campaigns.sender": {
    path: "/sender-address",
    page: () => import("./SenderPage.tsx"),
    title: "Sender address",
    help: "sender-address",
    access: "member",
    asks: "messages.send",
    feature: "email-campaigns",
    ours: true,
  },
} as const satisfies RouteFragment;
