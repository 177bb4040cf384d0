import type { RouteFragment } from "../../../app/routing/routing.types.ts";

export const messagesRoutes = {
  "messages.list": {
    path: "/messages",
    also: ["/messaging", "/premium/messages"],
    page: () => import("./MessagesPage.tsx"),
    title: "Messages",
    help: "messages",
    access: "member",
    asks: "messages.read",
    feature: "announcements",
    fills: true,
  },
  "messages.private": {
    path: "/private-messages",
    also: ["/premium/private-messages"],
    page: () => import("./PrivateMessagesPage.tsx"),
    title: "Private messages",
    help: "messages",
    access: "member",
    asks: "messages.read",
    feature: "private-messages",
    fills: true,
  },
  "messages.chat": {
    path: "/chat",
    page: () => import("./ChatPage.tsx"),
    title: "Chat",
    help: "messages",
    access: "member",
    asks: "messages.read",
    feature: "chat",
    fills: true,
  },
} as const satisfies RouteFragment;
