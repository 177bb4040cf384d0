import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const communicationAreaRoutes = {
  "area.messages": {
    path: "/messages",
    also: ["/messaging", "/premium/messages"],
    title: "Messages",
    access: "member",
    feature: "announcements",
    area: { holds: ["Announcements to everyone, a group or those who have not answered."] },
  },
  "area.privateMessages": {
    path: "/private-messages",
    also: ["/premium/private-messages"],
    title: "Private messages",
    access: "member",
    feature: "private-messages",
    area: { holds: ["One to one and small groups."] },
  },
  "area.chat": {
    path: "/chat",
    title: "Chat",
    access: "member",
    feature: "chat",
    area: { holds: ["Live talk around an event."] },
  },
  "area.forum": {
    path: "/forum",
    title: "Forum",
    access: "member",
    feature: "forum",
    area: { holds: ["Longer conversations, sorted by topic."] },
  },
  "area.emailCampaigns": {
    path: "/email-marketing",
    also: ["/email", "/pro/email-campaigns"],
    title: "E-mail campaigns",
    access: "member",
    feature: "email-campaigns",
    area: { holds: ["Invitations and reminders by e-mail, sent in each guest's own morning."] },
  },
  "area.campaignManagement": {
    path: "/campaign-management/:campaignId",
    title: "Campaign",
    access: "member",
    area: { holds: ["One campaign: text, audience, schedule, results."] },
  },
  "area.emailPreview": {
    path: "/email-preview",
    title: "E-mail preview",
    access: "public",
    area: { holds: ["How the product's mails look."] },
  },
  "area.planningNetwork": {
    path: "/pro/planning-network",
    also: ["/planning-network"],
    title: "Planning network",
    access: "member",
    feature: "planning-network",
    area: { holds: ["Planners who share what works."] },
  },
} as const satisfies RouteFragment;
