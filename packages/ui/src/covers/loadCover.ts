import type { CoverOptions } from "./cover.types.ts";
import type { DrawFamily } from "./families/family.types.ts";
import { frameCover } from "./frame.ts";
import type { EventTypeId } from "./inks.ts";
import { subjectOf, type CoverSubject } from "./subject.ts";

const drawings: Record<EventTypeId | CoverSubject, () => Promise<DrawFamily>> = {
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
  wedding: async () => (await import("./subjects/wedding.ts")).drawWedding,
  birthday: async () => (await import("./subjects/birthday.ts")).drawBirthday,
  anniversary: async () => (await import("./subjects/anniversary.ts")).drawAnniversary,
  baby: async () => (await import("./subjects/baby.ts")).drawBaby,
  graduation: async () => (await import("./subjects/graduation.ts")).drawGraduation,
  hall: async () => (await import("./subjects/hall.ts")).drawHall,
  garden: async () => (await import("./subjects/garden.ts")).drawGarden,
  sails: async () => (await import("./subjects/sails.ts")).drawSails,
  stage: async () => (await import("./subjects/stage.ts")).drawStage,
  books: async () => (await import("./subjects/books.ts")).drawBooks,
  pitch: async () => (await import("./subjects/pitch.ts")).drawPitch,
  table: async () => (await import("./families/social.ts")).drawSocial,
};

/** The same cover as drawCover, loading only the one subject's drawing: for browsers. */
export async function loadCover(options: CoverOptions): Promise<string> {
  return frameCover(await drawings[subjectOf(options.typeId, options.seed)](), options);
}
