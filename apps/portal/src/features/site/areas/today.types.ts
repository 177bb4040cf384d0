/** The names by which routes say what works already. */
export type WorksTodayName =
  | "gallery"
  | "invitations"
  | "questions"
  | "door"
  | "helpers"
  | "programme"
  | "tickets"
  | "calendar"
  | "money"
  | "glance"
  | "look"
  | "templates"
  | "archive"
  | "support"
  | "sponsors"
  | "bookings"
  | "gifts"
  | "calendars"
  | "polls"
  | "affiliate";

declare module "../../../app/routing/routing.types.ts" {
  interface WorksToday extends Record<WorksTodayName, true> {}
}
