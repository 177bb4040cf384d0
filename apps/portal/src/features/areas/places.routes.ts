import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const placesAreaRoutes = {
  "area.venueManagement": {
    path: "/manage-venues",
    title: "Venues",
    access: "member",
    feature: "venue-management",
    area: true,
  },
  "area.venueEditor": {
    path: "/create-venue",
    also: ["/edit-venue/:venueId"],
    title: "Venue",
    access: "member",
    area: true,
  },
  "area.venueDirectory": {
    path: "/venues",
    also: ["/search-venues"],
    title: "Find a venue",
    access: "member",
    feature: "venue-directory",
    area: true,
  },
  "area.venueDetail": {
    path: "/venues/:venueId",
    also: ["/venue-details/:venueId"],
    title: "Venue",
    access: "member",
    area: true,
  },
  "area.sharedVenue": {
    path: "/shared-venue/:shareToken",
    title: "Venue",
    access: "public",
    shell: "bare",
    area: true,
  },
  "area.bookingCalendar": {
    path: "/booking-calendar",
    title: "Booking calendar",
    access: "member",
    feature: "booking-calendar",
    area: true,
  },
  "area.interactiveCalendar": {
    path: "/interactive-calendar",
    title: "Interactive calendar",
    access: "member",
    feature: "interactive-calendar",
    area: true,
  },
} as const satisfies RouteFragment;
