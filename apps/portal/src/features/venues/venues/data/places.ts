import { useRoute } from "../../../../app/routing/useRoute.ts";

/** Where the screens of venues are. */
export const venuePlaces = {
  manage: "/manage-venues",
  create: "/create-venue",
  find: "/venues",
  calendar: "/booking-calendar",
  details: (venueId: string) => `/venue-details/${encodeURIComponent(venueId)}`,
  edit: (venueId: string) => `/edit-venue/${encodeURIComponent(venueId)}`,
  /** Venues around a place, the nearest first. */
  near: (latitude: number, longitude: number) => `/venues?near=${latitude},${longitude}&km=50`,
  calendarOf: (venueId: string) => `/booking-calendar?venue=${encodeURIComponent(venueId)}`,
} as const;

/** A parameter of the page's address; empty when it has none of that name. */
export function useAddressPart(name: "venueId" | "shareToken"): string {
  return useRoute()?.params[name] ?? "";
}
