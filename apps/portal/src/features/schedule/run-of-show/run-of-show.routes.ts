import type { RouteFragment } from "../../../app/routing/routing.types.ts";

export const runOfShowRoutes = {
  "runOfShow.day": {
    path: "/run-of-show/:eventId",
    page: () => import("./screen/RunOfShowPage.tsx"),
    title: "Run of show",
    help: "run-of-show",
    // Opens without a connection, when nobody can say who is signed in; it asks by itself.
    access: "public",
    shell: "bare",
    search: false,
    ours: true,
  },
  "runOfShow.wall": {
    path: "/run-of-show/:eventId/wall",
    page: () => import("./wall/WallPage.tsx"),
    title: "Run of show on the wall",
    help: "run-of-show",
    access: "public",
    shell: "bare",
    search: false,
    ours: true,
  },
  "runOfShow.sheet": {
    path: "/run-of-show/:eventId/sheet",
    page: () => import("./paper/RunSheetPage.tsx"),
    title: "Run sheet to print",
    help: "run-of-show",
    access: "member",
    shell: "bare",
    search: false,
    ours: true,
  },
} as const satisfies RouteFragment;
