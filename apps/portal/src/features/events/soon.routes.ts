import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const eventsSoonRoutes = {
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
