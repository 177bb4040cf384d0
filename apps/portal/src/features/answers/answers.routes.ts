import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const answerRoutes = {
  "answers.all": {
    path: "/rsvp",
    also: ["/rsvp-functionality"],
    page: () => import("./answers/AnswersPage.tsx"),
    title: "RSVP",
    help: "answers",
    access: "member",
    feature: "rsvp",
  },
} as const satisfies RouteFragment;
