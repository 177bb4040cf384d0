import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const eventsSoonRoutes = {
  "area.demo": {
    path: "/demo/:demo",
    title: "Live demo",
    access: "public",
    expand: {
      demo: [
        "club-demo",
        "community-demo",
        "family-demo",
        "milestone-demo",
        "military-demo",
        "professional-demo",
        "school-demo",
        "social-demo",
        "sports-team-demo",
        "fraternity-sorority-demo",
        "friends-demo",
        "cultural-demo",
      ],
    },
    soon: {
      will: [
        "A finished event of this kind to click through, with sample guests.",
        "Nothing you change there is kept.",
      ],
    },
  },
  "area.reunionDemo": {
    path: "/reunion-demo",
    title: "Reunion demo",
    access: "public",
    search: false,
    soon: { will: ["The public page of a sample reunion."], today: ["templates"] },
  },
  "area.reunionInfo": {
    path: "/reunion-info/:reunionId?",
    title: "Reunion information",
    access: "public",
    soon: {
      will: [
        "A reunion's public page: when, where, who comes.",
        "Without an id it shows a sample.",
      ],
      today: ["templates"],
    },
  },
} as const satisfies RouteFragment;
