import type { RouteFragment } from "../../../app/routing/routing.types.ts";

export const venueRoutes = {
  "venues.manage": {
    path: "/manage-venues",
    page: () => import("./list/ManageVenuesPage.tsx"),
    title: "Venues",
    access: "member",
    feature: "venue-management",
  },
  "venues.create": {
    path: "/create-venue",
    page: () => import("./editor/CreateVenuePage.tsx"),
    title: "Add a venue",
    access: "member",
  },
  "venues.edit": {
    path: "/edit-venue/:venueId",
    page: () => import("./editor/EditVenuePage.tsx"),
    title: "Edit venue",
    access: "member",
  },
  "venues.find": {
    path: "/venues",
    also: ["/search-venues"],
    page: () => import("./list/FindVenuePage.tsx"),
    title: "Find a venue",
    access: "member",
    feature: "venue-directory",
  },
  "venues.details": {
    path: "/venue-details/:venueId",
    also: ["/venues/:venueId"],
    page: () => import("./venue/VenuePage.tsx"),
    title: "Venue",
    access: "member",
  },
  "venues.calendar": {
    path: "/booking-calendar",
    page: () => import("./calendar/BookingCalendarPage.tsx"),
    title: "Booking calendar",
    access: "member",
    feature: "booking-calendar",
  },
  "venues.shared": {
    path: "/shared-venue/:shareToken",
    page: () => import("./shared/SharedVenuePage.tsx"),
    title: "Venue",
    access: "public",
    shell: "bare",
  },
  "admin.venues": {
    path: "/admin/venues",
    page: () => import("./list/AdminVenuesPage.tsx"),
    title: "All venues",
    access: "admin",
  },
} as const satisfies RouteFragment;
