import type { CoverOptions } from "./cover.types.ts";
import type { DrawFamily } from "./families/family.types.ts";
import { frameCover } from "./frame.ts";
import { familyOf, type EventTypeId } from "./inks.ts";

const families: Record<EventTypeId, () => Promise<DrawFamily>> = {
  "club-type-1": async () => (await import("./families/club.ts")).drawClub,
  "community-type-1": async () => (await import("./families/community.ts")).drawCommunity,
  "family-type-1": async () => (await import("./families/family.ts")).drawFamily,
  "milestone-type-1": async () => (await import("./families/milestone.ts")).drawMilestone,
  "military-type-1": async () => (await import("./families/military.ts")).drawMilitary,
  "professional-type-1": async () => (await import("./families/professional.ts")).drawProfessional,
  "school-type-1": async () => (await import("./families/school.ts")).drawSchool,
  "social-type-1": async () => (await import("./families/social.ts")).drawSocial,
  "sports-team-type-1": async () => (await import("./families/sportsTeam.ts")).drawSportsTeam,
  "fraternity-sorority-type-1": async () =>
    (await import("./families/fraternity.ts")).drawFraternity,
  "friends-type-1": async () => (await import("./families/friends.ts")).drawFriends,
  "cultural-type-1": async () => (await import("./families/cultural.ts")).drawCultural,
};

/** The same cover as drawCover, loading only the one type's drawing: for browsers. */
export async function loadCover(options: CoverOptions): Promise<string> {
  return frameCover(await families[familyOf(options.typeId)](), options);
}
