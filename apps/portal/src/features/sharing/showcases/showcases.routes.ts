import type { RouteFragment } from "../../../app/routing/routing.types.ts";

export const showcaseRoutes = {
  "showcases.list": {
    path: "/showcases",
    page: () => import("./ShowcasesPage.tsx"),
    title: "Showcases",
    help: "share-a-link",
    access: "member",
    asks: "showcases.read",
    ours: true,
  },
  "showcases.create": {
    path: "/showcases/new",
    page: () => import("./NewShowcasePage.tsx"),
    title: "New showcase",
    help: "share-a-link",
    access: "member",
    asks: "showcases.write",
    ours: true,
  },
  "showcases.showcase": {
    path: "/showcases/:showcaseId",
    page: () => import("./ShowcaseDetailPage.tsx"),
    title: "Showcase",
    help: "share-a-link",
    access: "member",
    ours: true,
  },
} as const satisfies RouteFragment;
