import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const peopleRoutes = {
  "people.directory": {
    path: "/directory",
    also: ["/profiles"],
    page: () => import("./directory/DirectoryPage.tsx"),
    title: "Attendee directory",
    help: "guest-list",
    access: "member",
    feature: "directory",
  },
  "people.record": {
    path: "/guest-details/:guestId",
    page: () => import("./record/GuestRecordPage.tsx"),
    title: "Guest",
    help: "guest-list",
    access: "member",
    ours: true,
  },
  "people.tagging": {
    path: "/tagging",
    page: () => import("./tags/TaggingPage.tsx"),
    title: "Tagging",
    help: "guest-list",
    access: "member",
    feature: "tagging",
  },
  "people.registration": {
    path: "/registration",
    also: ["/user-registration"],
    page: () => import("./registration/RegistrationPage.tsx"),
    title: "Registration",
    help: "answers",
    access: "member",
    feature: "event-registration",
  },
  "people.import": {
    path: "/event-details/:eventId/import",
    page: () => import("./import/ImportPage.tsx"),
    title: "Import guests",
    help: "import-guests",
    access: "member",
    rail: "narrow",
    feature: "event-management",
    search: false,
    ours: true,
  },
} as const satisfies RouteFragment;
