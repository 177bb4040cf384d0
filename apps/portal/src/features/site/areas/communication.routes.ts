import type { RouteFragment } from "../../../app/routing/routing.types.ts";

export const communicationAreaRoutes = {
  "area.messages": {
    path: "/messages",
    also: ["/messaging", "/premium/messages"],
    title: "Messages",
    access: "member",
    feature: "announcements",
    area: true,
  },
  "area.privateMessages": {
    path: "/private-messages",
    also: ["/premium/private-messages"],
    title: "Private messages",
    access: "member",
    feature: "private-messages",
    area: true,
  },
  "area.chat": {
    path: "/chat",
    title: "Chat",
    access: "member",
    feature: "chat",
    area: true,
  },
  "area.forum": {
    path: "/forum",
    title: "Forum",
    access: "member",
    feature: "forum",
    area: true,
  },
  "area.emailCampaigns": {
    path: "/email-marketing",
    also: ["/email", "/pro/email-campaigns"],
    title: "E-mail campaigns",
    access: "member",
    feature: "email-campaigns",
    area: true,
  },
  "area.planningNetwork": {
    path: "/pro/planning-network",
    also: ["/planning-network"],
    title: "Planning network",
    access: "member",
    feature: "planning-network",
    area: true,
  },
} as const satisfies RouteFragment;
