import type { RouteFragment } from "../../../app/routing/routing.types.ts";

export const pollRoutes = {
  "polls.list": {
    path: "/polls",
    also: ["/polls-surveys"],
    page: () => import("./list/PollsPage.tsx"),
    title: "Polls and surveys",
    help: "polls",
    access: "member",
    asks: "polls.read",
    feature: "polls",
  },
  "polls.create": {
    path: "/polls/new",
    page: () => import("./editor/NewPollPage.tsx"),
    fills: true,
    title: "New poll",
    help: "polls",
    access: "member",
    asks: "polls.write",
    ours: true,
  },
  "polls.details": {
    path: "/polls/:pollId",
    page: () => import("./results/PollPage.tsx"),
    title: "Poll",
    help: "polls",
    access: "member",
    ours: true,
  },
  "polls.edit": {
    path: "/polls/:pollId/edit",
    page: () => import("./editor/EditPollPage.tsx"),
    fills: true,
    title: "Edit poll",
    help: "polls",
    access: "member",
    ours: true,
  },
} as const satisfies RouteFragment;
