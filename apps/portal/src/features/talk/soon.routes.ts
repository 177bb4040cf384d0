import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const talkSoonRoutes = {
  "area.messages": {
    path: "/messages",
    also: ["/messaging", "/premium/messages"],
    title: "Messages",
    access: "member",
    feature: "announcements",
    soon: {
      will: ["Announcements to everyone, a group or those who have not answered."],
      today: ["invitations"],
    },
  },
  "area.privateMessages": {
    path: "/private-messages",
    also: ["/premium/private-messages"],
    title: "Private messages",
    access: "member",
    feature: "private-messages",
    soon: { will: ["One to one and small groups."] },
  },
  "area.chat": {
    path: "/chat",
    title: "Chat",
    access: "member",
    feature: "chat",
    soon: { will: ["Live talk around an event."] },
  },
  "area.forum": {
    path: "/forum",
    title: "Forum",
    access: "member",
    feature: "forum",
    soon: { will: ["Longer conversations, sorted by topic."] },
  },
  "area.emailCampaigns": {
    path: "/email-marketing",
    also: ["/email", "/pro/email-campaigns"],
    title: "E-mail campaigns",
    access: "member",
    feature: "email-campaigns",
    soon: {
      will: ["Invitations and reminders by e-mail, sent in each guest's own morning."],
      today: ["invitations"],
    },
  },
  "area.planningNetwork": {
    path: "/pro/planning-network",
    also: ["/planning-network"],
    title: "Planning network",
    access: "member",
    feature: "planning-network",
    soon: { will: ["Planners who share what works."] },
  },
} as const satisfies RouteFragment;
