import type { ActivityKind } from "./public-schedule.types.ts";
import type { ActivityConflict, ActivityStatus, ActivityVisibility } from "./activities.types.ts";

/** Words of activities and schedules. */
export const activitiesCopy = {
  kinds: {
    session: "Session",
    talk: "Talk",
    workshop: "Workshop",
    ceremony: "Ceremony",
    meal: "Meal",
    social: "Social",
    performance: "Performance",
    sport: "Sport",
    tour: "Tour",
    other: "Something else",
  } satisfies Record<ActivityKind, string>,
  statuses: {
    draft: "Draft",
    published: "In the schedule",
    cancelled: "Cancelled",
  } satisfies Record<ActivityStatus, string>,
  visibilities: {
    public: "Everybody with the page",
    guests: "Invited guests, by their own link",
    team: "Your team only",
  } satisfies Record<ActivityVisibility, string>,
  conflict({ reason, otherTitle, what }: ActivityConflict): string {
    if (reason === "room" || reason === "confirmed") return `${what} is taken by “${otherTitle}”`;
    if (reason === "hold") return `${what} is held for “${otherTitle}”`;
    if (reason === "requested") return `“${otherTitle}” asked for ${what} too`;
    if (reason === "blackout") return `${what} is shut: ${otherTitle}`;
    if (reason === "activity") return `${what} is needed by “${otherTitle}” too`;
    if (reason === "size")
      return `${otherTitle} takes ${what} ${what === "1" ? "person" : "people"} at most`;
    if (reason === "host") return `${what} also hosts “${otherTitle}”`;
    return `${what === "1" ? "1 person" : `${what} people`} signed up for “${otherTitle}” too`;
  },
  notPublished: "Nobody sees it until you publish the programme again",
  movedMeanwhile:
    "Somebody else moved or removed it in the meantime. It is shown as it is now; nothing was changed",
  invalidId: "Invalid activity ID",
} as const;
