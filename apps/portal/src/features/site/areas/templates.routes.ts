import type { RouteFragment } from "../../../app/routing/routing.types.ts";

export const templatesAreaRoutes = {
  "area.advancedTemplates": {
    path: "/pro/advanced-templates",
    title: "Advanced templates",
    access: "member",
    feature: "advanced-templates",
    area: true,
  },
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
    area: true,
  },
  "area.reunionDemo": {
    path: "/reunion-demo",
    title: "Reunion demo",
    access: "public",
    search: false,
    area: true,
  },
  "area.reunionInfo": {
    path: "/reunion-info/:reunionId?",
    title: "Reunion information",
    access: "public",
    area: true,
  },
} as const satisfies RouteFragment;
