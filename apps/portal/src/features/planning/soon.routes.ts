import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const planningSoonRoutes = {
  "area.itineraries": {
    path: "/pro/multi-event",
    also: ["/multi-event", "/pro/multi-event-itinerary"],
    title: "Itineraries",
    access: "member",
    feature: "multi-event",
    soon: { will: ["Several events as one journey."], today: ["programme"] },
  },
  "area.masterItineraries": {
    path: "/pro/master-itineraries",
    title: "Master itineraries",
    access: "member",
    feature: "master-itineraries",
    soon: { will: ["One plan that several groups share."], today: ["programme"] },
  },
  "area.itineraryBuilder": {
    path: "/pro/itinerary-builder",
    title: "Itinerary builder",
    access: "member",
    feature: "itinerary-builder",
    soon: { will: ["A guest's days, hour by hour."], today: ["programme"] },
  },
  "area.travel": {
    path: "/pro/lodging-travel",
    also: ["/lodging-travel", "/pro/travel"],
    title: "Lodging and travel",
    access: "member",
    feature: "lodging-travel",
    soon: { will: ["Rooms, arrivals and shared rides."], today: ["questions"] },
  },
  "area.resourceCoordination": {
    path: "/pro/resource-coordination",
    title: "Resource coordination",
    access: "member",
    feature: "resource-coordination",
    soon: { will: ["Rooms, people and things without double use."], today: ["bookings"] },
  },
} as const satisfies RouteFragment;
